"""Cards, and what lies on them or on the list's own background."""

import math
from dataclasses import dataclass, field

import numpy

from .picture import Box, commonest, components, difference, runs

# The least width of a card as a share of its region's, its least height in points, and the least share of it that has its fill.
LEAST_CARD_WIDTH, LEAST_CARD_HEIGHT, LEAST_FILL = 0.25, 16, 0.3
# The least width of a separator as a share of the region's, and its greatest thickness in points.
LEAST_SEPARATOR_WIDTH, MOST_SEPARATOR_THICKNESS = 0.25, 2
# The least area of ink, in square points: less than any full stop, but more than the remaining pixels of a round corner.
LEAST_INK = 0.5
# The deepest nesting of cards, such as that of a selected row on a card; what is deeper is a picture.
DEEPEST = 3


@dataclass
class Separator:
    box: Box
    # The top and the thickness in pixels, with fractions from how far it covers its first and last row.
    y: float
    thickness: float
    color: tuple


@dataclass
class Region:
    """The list's background, or a card: its fill, and the ink on it that is neither a card nor a separator."""

    box: Box
    fill: tuple
    depth: int = 0
    # The edges left, top, right and bottom, with fractions of a pixel.
    edges: tuple = ()
    radius: float = 0
    ink: list = field(default_factory=list)
    separators: list = field(default_factory=list)
    cards: list = field(default_factory=list)

    def walk(self):
        yield self
        for card in self.cards:
            yield from card.walk()


def analyse(pixels, background, scale, tolerance):
    """The regions of a picture: the background, with its cards in it."""
    height, width = pixels.shape[:2]
    box = Box(0, 0, width, height)
    region = Region(box, background, edges=(0, 0, width, height))
    return _fill(region, pixels, numpy.ones((height, width), dtype=bool), scale, tolerance)


def _fill(region, pixels, inside, scale, tolerance):
    """Finds what is in a region. `inside` says which pixels of its box are its own."""
    box = region.box
    part = pixels[box.slices]
    ink = (difference(part, region.fill) > tolerance) & inside
    if region.depth < DEEPEST:
        for component in components(ink, box.left, box.top):
            card = _card(component, pixels, region, scale, tolerance)
            if card:
                region.cards.append(card)
                _clear(ink, box, _covered_box(card))
    region.separators = _separators(ink, part, box, region.fill, scale, tolerance)
    for separator in region.separators:
        _clear(ink, box, separator.box)
    least = LEAST_INK * scale * scale
    region.ink = [component for component in components(ink, box.left, box.top) if component.count >= least]
    return region


def _clear(ink, box, part):
    ink[max(0, part.top - box.top) : part.bottom - box.top, max(0, part.left - box.left) : part.right - box.left] = False


def _covered_box(card):
    """The pixels that a card covers, also those in part."""
    left, top, right, bottom = card.edges
    return Box(math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))


def _separators(ink, part, box, fill, scale, tolerance):
    least = max(2, LEAST_SEPARATOR_WIDTH * box.width)
    open_lines, lines = [], []
    for row, start, end in zip(*(array.tolist() for array in runs(ink))):
        if end - start < least:
            continue
        # A separator has one colour; a run of touching letters does not.
        colors = part[row, start:end]
        if (colors.max(axis=0) - colors.min(axis=0)).max() > 2 * tolerance:
            continue
        color = numpy.median(colors, axis=0)
        open_lines = [line for line in open_lines if line[2] >= row]
        same = [line for line in open_lines if abs(line[0] - start) <= 1 and abs(line[1] - end) <= 1]
        if same:
            same[0][2] = row + 1
            same[0][4].append(color)
        else:
            line = [start, end, row + 1, row, [color]]
            open_lines.append(line)
            lines.append(line)
    found = []
    for start, end, bottom, top, colors in lines:
        if bottom - top > MOST_SEPARATOR_THICKNESS * scale:
            continue
        shades = [float(numpy.abs(color - numpy.asarray(fill)).max()) for color in colors]
        strongest = max(shades)
        covered = [shade / strongest for shade in shades]
        found.append(
            Separator(
                Box(box.left + start, box.top + top, box.left + end, box.top + bottom),
                box.top + top + (1 - covered[0]), sum(covered), tuple(colors[shades.index(strongest)]),
            )
        )
    return found


def _card(component, pixels, region, scale, tolerance):
    """The card that a component is; None if it is something else."""
    box = component.box
    if box.width < LEAST_CARD_WIDTH * region.box.width or box.height < LEAST_CARD_HEIGHT * scale:
        return None
    mask = component.mask()
    fill = commonest(pixels[box.slices][mask])
    filled = (difference(pixels[box.slices], fill) <= tolerance) & mask
    if filled.mean() < LEAST_FILL:
        return None
    # Leave out lines that touch the card, and pixels that its edges cover in part.
    rows = numpy.nonzero(filled.sum(axis=1) >= 0.3 * box.width)[0]
    columns = numpy.nonzero(filled.any(axis=0))[0]
    if not rows.size or not columns.size:
        return None
    core = Box(box.left + int(columns[0]), box.top + int(rows[0]), box.left + int(columns[-1]) + 1,
               box.top + int(rows[-1]) + 1)
    if core.width < LEAST_CARD_WIDTH * region.box.width or core.height < LEAST_CARD_HEIGHT * scale:
        return None
    card = Region(core, fill, region.depth + 1)
    card.edges = _edges(core, fill, pixels, region.fill)
    inside, card.radius = _inside(core, pixels, fill, region.fill, tolerance)
    return _fill(card, pixels, inside, scale, tolerance)


def _edges(core, fill, pixels, background):
    """The edges of a card with fractions of a pixel, from how far it covers the next pixels."""
    height, width = pixels.shape[:2]
    middle_row, middle_column = slice(core.top + core.height // 4, core.bottom - core.height // 4), slice(
        core.left + core.width // 4, core.right - core.width // 4)
    left = core.left - (_covered(pixels[middle_row, core.left - 1], fill, background) if core.left else 0)
    top = core.top - (_covered(pixels[core.top - 1, middle_column], fill, background) if core.top else 0)
    right = core.right + (_covered(pixels[middle_row, core.right], fill, background) if core.right < width else 0)
    bottom = core.bottom + (_covered(pixels[core.bottom, middle_column], fill, background) if core.bottom < height else 0)
    return left, top, right, bottom


def _covered(line, fill, background):
    """The share of a line of pixels that a fill covers, between 0 and 1; 0 if its pixels are not a blend of fill and background."""
    fill, background = numpy.asarray(fill, dtype=float), numpy.asarray(background, dtype=float)
    steps = fill - background
    changed = numpy.abs(steps) >= 4
    if not changed.any() or not line.size:
        return 0.0
    shares = (numpy.median(line, axis=0) - background)[changed] / steps[changed]
    # Shares below 1/16 are noise: a channel that changes by 8, as from F7 to FF, has no finer steps.
    if shares.max() - shares.min() > 0.25 or shares.mean() < 1 / 16 or shares.mean() > 1:
        return 0.0
    return float(shares.mean())


def _inside(core, pixels, fill, background, tolerance):
    """Which pixels of a card's box lie within its corners, and the corners' radius in pixels."""
    part = pixels[core.slices]
    outside = difference(part, background) <= tolerance
    zone = min(core.width, core.height) // 2
    if not zone:
        return numpy.ones((core.height, core.width), dtype=bool), 0
    inside = numpy.ones((core.height, core.width), dtype=bool)
    radii = []
    for rows, columns in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        # Flip each corner to the upper left.
        corner = outside[::rows, ::columns][:zone, :zone]
        if not corner[0, 0]:
            # The corner is not round, or cuts less than a pixel.
            radii.append(0)
            continue
        beyond = numpy.logical_and.accumulate(corner, axis=1)
        # The diagonal meets an arc of radius r at r (1 - 1 / √2) from the corner.
        diagonal = numpy.diagonal(difference(part, fill)[::rows, ::columns][:zone, :zone])
        radii.append(int(numpy.argmax(diagonal <= tolerance)) / (1 - 2**-0.5))
        # The arc partly covers the neighbouring pixels.
        for _ in range(2):
            grown = beyond.copy()
            grown[1:] |= beyond[:-1]
            grown[:-1] |= beyond[1:]
            grown[:, 1:] |= beyond[:, :-1]
            grown[:, :-1] |= beyond[:, 1:]
            beyond = grown
        inside[::rows, ::columns][:zone, :zone] &= ~beyond
    return inside, float(numpy.median(radii))
