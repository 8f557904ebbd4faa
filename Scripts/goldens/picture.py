"""A picture as numbers, and the runs and components of its pixels."""

from dataclasses import dataclass, field

import numpy
from PIL import Image

# PNG files of this size are read; beyond it Pillow suspects a bomb.
Image.MAX_IMAGE_PIXELS = 200_000_000


def read(path, crop=None):
    """The pixels of a picture as an array of height × width × 3 whole numbers; what is transparent is white.

    `crop` is (x, y, width, height) in pixels.
    """
    with Image.open(path) as image:
        image = image.convert("RGBA")
        if crop:
            x, y, width, height = crop
            if x < 0 or y < 0 or width < 1 or height < 1 or x + width > image.width or y + height > image.height:
                raise ValueError(f"the crop is not in the picture, which has {image.width} × {image.height} pixels")
            image = image.crop((x, y, x + width, y + height))
        paper = Image.new("RGBA", image.size, (255, 255, 255, 255))
        return numpy.asarray(Image.alpha_composite(paper, image).convert("RGB")).astype(numpy.int16)


def difference(pixels, color):
    """The distance of each pixel from a colour: the largest difference of its three channels."""
    return numpy.abs(pixels - numpy.asarray(color, dtype=numpy.int16)).max(axis=-1)


def commonest(pixels):
    """The commonest colour of some pixels."""
    flat = pixels.reshape(-1, 3).astype(numpy.int64)
    codes, counts = numpy.unique(flat[:, 0] << 16 | flat[:, 1] << 8 | flat[:, 2], return_counts=True)
    code = int(codes[counts.argmax()])
    return (code >> 16, code >> 8 & 255, code & 255)


def hexadecimal(color):
    """A colour as CSS writes it."""
    return "#%02X%02X%02X" % tuple(int(channel) for channel in color)


def runs(mask):
    """The runs of set pixels, from left to right and top to bottom: arrays of row, start and end."""
    padded = numpy.zeros((mask.shape[0], mask.shape[1] + 2), dtype=numpy.int8)
    padded[:, 1:-1] = mask
    steps = numpy.diff(padded, axis=1)
    rows, starts = numpy.nonzero(steps == 1)
    return rows, starts, numpy.nonzero(steps == -1)[1]


@dataclass
class Box:
    """A rectangle of whole pixels; `right` and `bottom` lie outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    @property
    def slices(self):
        return slice(self.top, self.bottom), slice(self.left, self.right)

    def contains(self, other):
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def union(self, other):
        return Box(
            min(self.left, other.left), min(self.top, other.top), max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


@dataclass
class Component:
    """Pixels that touch each other, also by their corners."""

    box: Box
    count: int = 0
    runs: list = field(default_factory=list)

    def mask(self):
        """The pixels in the component's box."""
        mask = numpy.zeros((self.box.height, self.box.width), dtype=bool)
        for row, start, end in self.runs:
            mask[row - self.box.top, start - self.box.left : end - self.box.left] = True
        return mask

    def merge(self, other):
        self.box = self.box.union(other.box)
        self.count += other.count
        self.runs += other.runs


class JoinedSets:
    """Which of the numbers below `count` were joined, directly or through others."""

    def __init__(self, count):
        self.parents = list(range(count))

    def root(self, number):
        """The number that represents the set of this one."""
        while self.parents[number] != number:
            self.parents[number] = self.parents[self.parents[number]]
            number = self.parents[number]
        return number

    def join(self, number, other):
        """Joins the sets of `number` and `other`; the root of `other` then represents both."""
        self.parents[self.root(number)] = self.root(other)


def components(mask, left=0, top=0):
    """The components of set pixels, from the top; `left` and `top` say where the mask lies in the picture."""
    rows, starts, ends = (array.tolist() for array in runs(mask))
    joined = JoinedSets(len(rows))
    above = 0
    for index, row in enumerate(rows):
        while above < index and (rows[above] < row - 1 or rows[above] == row - 1 and ends[above] < starts[index]):
            above += 1
        other = above
        while other < index and rows[other] == row - 1 and starts[other] <= ends[index]:
            joined.join(other, index)
            other += 1
    found = {}
    for index, (row, start, end) in enumerate(zip(rows, starts, ends)):
        row, start, end = row + top, start + left, end + left
        box = Box(start, row, end, row + 1)
        component = found.setdefault(joined.root(index), Component(box))
        component.box = component.box.union(box)
        component.count += end - start
        component.runs.append((row, start, end))
    return sorted(found.values(), key=lambda component: (component.box.top, component.box.left))
