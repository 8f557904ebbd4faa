"""What the ink of a region is: lines of text, images, chevrons and switches."""

from dataclasses import dataclass

import numpy

from .picture import Box, JoinedSets, difference

# Widths and heights in points: UISwitch up to iOS 18, UISwitch of iOS 26, Material 3's switch.
SWITCHES = ((51, 31), (63, 28), (52, 32))
# The ranges of widths and heights in points, for chevrons of lists at all sizes, including the ends of strokes.
CHEVRON_WIDTH, CHEVRON_HEIGHT = (4, 26), (8, 46)
# The greatest gap between words of a line: in points or in heights of the line, whichever is more.
WORD_GAP, WORD_GAP_IN_HEIGHTS = 7.5, 0.6
# How much two letters of a line overlap vertically, as a share of the lower one's height: a comma and a digit overlap little.
LEAST_SHARED_HEIGHT = 0.3
# In points: a filled shape of at least this width and height is an image and not a letter.
LEAST_IMAGE = 10


@dataclass
class Shape:
    kind: str
    box: Box
    color: tuple
    # For lines of text, in pixels: the bottom of letters without descenders, and the top of the highest letters.
    baseline: int = 0
    top: int = 0
    direction: str = ""


def shapes(region, pixels, scale, gap=None):
    """The shapes in the ink of a region, from the top."""
    found, letters = [], []
    for component in _joined(region.ink, scale):
        kind, direction = _kind(component, scale)
        if kind:
            found.append(Shape(kind, component.box, _color(component, pixels, region.fill), direction=direction))
        else:
            letters.append(component)
    for line in _lines(letters, scale, gap):
        found += _split(line, region, pixels, scale)
    return sorted(found, key=lambda shape: (shape.box.top, shape.box.left))


# MARK: Components


def _joined(ink, scale):
    """The components, with those inside another joined to it, and marks joined to the letter below or above them."""
    whole = []
    for component in sorted(ink, key=lambda each: -each.box.width * each.box.height):
        around = next((other for other in whole if other.box.contains(component.box)), None)
        if around:
            around.merge(component)
        else:
            whole.append(component)
    letters = []
    for component in whole:
        box = component.box
        best, distance = None, None
        for other in letters:
            # A mark is smaller than its letter, above or below it, and at most about a third of the letter's height away.
            shared = min(box.right, other.box.right) - max(box.left, other.box.left)
            apart = max(box.top - other.box.bottom, other.box.top - box.bottom)
            if shared < 0.6 * box.width or apart < 0 or box.height > 0.5 * other.box.height:
                continue
            if apart <= max(0.35 * other.box.height, scale) and (distance is None or apart < distance):
                best, distance = other, apart
        # Large shapes are not joined: an image may be above a text.
        if best and best.box.height < 30 * scale and component.count < best.count:
            best.merge(component)
        else:
            letters.append(component)
    return letters


def _kind(component, scale):
    """The kind of a component, with the direction of a chevron; None as the kind if it may be a letter."""
    box = component.box
    width, height = box.width / scale, box.height / scale
    mask = component.mask()
    for switch_width, switch_height in SWITCHES:
        if abs(width - switch_width) <= 1.5 and abs(height - switch_height) <= 1.5 and _is_pill(mask):
            return "switch", ""
    solid = component.count / (box.width * box.height)
    if solid >= 0.75 and min(width, height) >= LEAST_IMAGE:
        return "image", ""
    for turned, directions in ((mask, ("right", "left")), (mask.T, ("down", "up"))):
        if (
            CHEVRON_WIDTH[0] <= turned.shape[1] / scale <= CHEVRON_WIDTH[1]
            and CHEVRON_HEIGHT[0] <= turned.shape[0] / scale <= CHEVRON_HEIGHT[1]
        ):
            side = _chevron(turned)
            if side:
                return "chevron", directions[0 if side > 0 else 1]
    return None, ""


def _is_pill(mask):
    """Whether the ends are round: the first row is shorter than the middle one by nearly the height."""
    top, middle = mask[0].nonzero()[0], mask[mask.shape[0] // 2].nonzero()[0]
    if not top.size or not middle.size:
        return False
    return (middle[-1] - middle[0]) - (top[-1] - top[0]) >= 0.35 * mask.shape[0]


def _chevron(mask):
    """1 for a stroke that goes right and back again, -1 for one that goes left, 0 for anything else."""
    height, width = mask.shape
    if not 0.4 <= width / height <= 0.85 or not mask.any(axis=1).all():
        return 0
    if (numpy.diff(mask.astype(numpy.int8), axis=1) == 1).sum(axis=1).max(initial=0) > 1:
        return 0
    columns = numpy.arange(width)
    centers = (mask * columns).sum(axis=1) / mask.sum(axis=1)
    away = numpy.abs(numpy.arange(height) - (height - 1) / 2)
    if centers.std() < 0.1 * width:
        return 0
    fit = numpy.corrcoef(centers, away)[0, 1]
    # Letters of the same proportions, such as C, bend too little or have no tip.
    return (1 if fit < 0 else -1) if abs(fit) >= 0.97 else 0


# MARK: Lines of text


def _lines(letters, scale, gap):
    """Groups neighbouring letters into words, and these into lines."""
    # A comma may overlap little with the words beside it; it joins the line before it, which then reaches closer to the next word.
    lines = [(letter.box, [letter]) for letter in letters]
    while True:
        joined = _beside(lines, scale, gap)
        if len(joined) == len(lines):
            return [letters for _, letters in lines]
        lines = joined


def _beside(lines, scale, gap):
    lines = sorted(lines, key=lambda line: line[0].top)
    sets = JoinedSets(len(lines))
    for index, (box, _) in enumerate(lines):
        for other_index in range(index + 1, len(lines)):
            other = lines[other_index][0]
            if other.top >= box.bottom:
                break
            shared = min(box.bottom, other.bottom) - other.top
            apart = max(box.left, other.left) - min(box.right, other.right)
            most = gap * scale if gap is not None else max(
                WORD_GAP * scale, WORD_GAP_IN_HEIGHTS * max(box.height, other.height))
            if shared >= LEAST_SHARED_HEIGHT * min(box.height, other.height) and apart <= most:
                sets.join(other_index, index)
    joined = {}
    for index, (box, letters) in enumerate(lines):
        root = sets.root(index)
        if (line := joined.get(root)) is not None:
            joined[root] = (line[0].union(box), line[1] + letters)
        else:
            joined[root] = (box, letters)
    return list(joined.values())


def _split(line, region, pixels, scale):
    """The text of a line, and the images in it, as shapes."""
    heights = sorted(letter.box.height for letter in line)
    usual = heights[len(heights) // 2]
    images = [
        letter
        for letter in line
        # An image is as large as an icon, and either higher than its neighbours, or alone and about as wide as high.
        if min(letter.box.width, letter.box.height) >= 14 * scale
        and (len(line) > 1 and letter.box.height > 1.35 * usual
             or len(line) == 1 and 0.6 <= letter.box.width / letter.box.height <= 1.7)
    ]
    found = [Shape("image", image.box, _color(image, pixels, region.fill)) for image in images]
    letters = [letter for letter in line if letter not in images]
    if letters:
        box = letters[0].box
        for letter in letters:
            box = box.union(letter.box)
        baseline, top = _baseline(letters, pixels, region.fill)
        strongest = max(letters, key=lambda letter: letter.count)
        found.append(Shape("text", box, _color(strongest, pixels, region.fill), baseline, top))
    return found


def _baseline(letters, pixels, fill):
    """The row below a line's baseline, and the first row of its highest letters; a pixel counts if it is more than half covered."""
    bottoms, tops, highest = {}, [], max(letter.box.height for letter in letters)
    for letter in letters:
        shade = difference(pixels[letter.box.slices], fill)
        rows = numpy.nonzero((shade > 0.5 * shade.max()).any(axis=1))[0]
        tops.append(letter.box.top + int(rows[0]))
        # Shapes of little height, such as quotation marks and full stops, do not show the baseline.
        if letter.box.height >= 0.4 * highest:
            bottom = letter.box.top + int(rows[-1]) + 1
            bottoms[bottom] = bottoms.get(bottom, 0) + 1
    # Of equally common rows take the upper one: the lower ones belong to descenders and round letters.
    return min(bottoms, key=lambda bottom: (-bottoms[bottom], bottom)), min(tops)


def _color(component, pixels, fill):
    """The ink's own colour: that of the pixels that differ most from the fill below it."""
    part = pixels[component.box.slices][component.mask()]
    shades = difference(part, fill)
    strong = part[shades >= 0.9 * shades.max()]
    return tuple(numpy.median(strong, axis=0))
