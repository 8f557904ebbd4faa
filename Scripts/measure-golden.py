#!/usr/bin/python3
"""Measures a picture of a list: where cards, separators, text, images, chevrons and switches are, as JSON in points.

    Scripts/measure-golden.py list@3x.png --scale 3
    Scripts/measure-golden.py rows.png --density 420 --crop 0,24,411.4,600

It finds things by rows and edges and knows no fonts. Positions are those of pixels: a frame is the ink that is seen, not the
view's, and "baseline" is the lower edge of most letters of a line, those without descenders. Look at it yourself where a line
has few letters. Edges that cover a pixel in part are measured to the part.

    cards       fills beside the list's background, with the rows that separators make of them
    separators  lines of one colour: x, end, y, thickness. On iOS they are the last pixels of the row above
    lines       lines of ink: left, right, top, bottom, baseline, and capTop, where the highest letters are half covered
    images      what is filled, or larger than the letters beside it
    chevrons    with the direction in which they point
    switches    51 × 31, 63 × 28 and 52 × 32 (iOS to 18, iOS 26, Material 3)
    rows        from the lower edge of a separator to that of the next, where no card says so

Everything has "card": the number of the card it is on, from 0. Needs Pillow and NumPy (Debian: python3-pil, python3-numpy).
"""

import argparse
import json
import sys

from goldens import picture
from goldens.regions import analyse
from goldens.shapes import shapes


def rounded(pixels, scale):
    """A length in points, to the ten-thousandth."""
    value = round(pixels / scale, 4)
    return int(value) if value == int(value) else value


def frame(box, scale):
    return {
        "x": rounded(box.left, scale), "y": rounded(box.top, scale), "width": rounded(box.width, scale),
        "height": rounded(box.height, scale),
    }


def rows_between(edges, scale):
    return [{"y": rounded(top, scale), "height": rounded(bottom - top, scale)} for top, bottom in zip(edges, edges[1:])]


def measure(pixels, scale, background=None, tolerance=4, gap=None):
    """The contents of a picture, as plain values."""
    # The list's background is the commonest colour at the left and right edges.
    if background is None:
        background = picture.commonest(pixels[:, [0, -1]])
    root = analyse(pixels, background, scale, tolerance)
    regions = list(root.walk())
    result = {
        "width": rounded(pixels.shape[1], scale), "height": rounded(pixels.shape[0], scale), "scale": scale,
        "background": picture.hexadecimal(background), "appearance": "light" if sum(background) > 382 else "dark",
        "cards": [], "separators": [], "lines": [], "images": [], "chevrons": [], "switches": [], "rows": [],
    }
    plural = {"image": "images", "chevron": "chevrons", "switch": "switches"}
    for number, region in enumerate(regions):
        card = {} if region is root else {"card": number - 1}
        # Only separators of at least 40 % of the region's width divide rows.
        wide = [line for line in region.separators if line.box.width >= 0.4 * region.box.width]
        ends = sorted(line.y + line.thickness for line in wide)
        if region is root:
            result["rows"] = rows_between(ends, scale)
        else:
            left, top, right, bottom = region.edges
            # The card may include a line under its last row, which divides nothing.
            inner = [end for end in ends if end < bottom - 1]
            parent = next(index for index, other in enumerate(regions) if region in other.cards)
            result["cards"].append({
                "x": rounded(left, scale), "y": rounded(top, scale), "width": rounded(right - left, scale),
                "height": rounded(bottom - top, scale), "cornerRadius": round(region.radius / scale, 1),
                "color": picture.hexadecimal(region.fill), **({"card": parent - 1} if parent else {}),
                "rows": rows_between([top, *inner, bottom], scale),
            })
        for line in region.separators:
            result["separators"].append({
                "x": rounded(line.box.left, scale), "end": rounded(line.box.right, scale), "y": rounded(line.y, scale),
                "thickness": rounded(line.thickness, scale), "color": picture.hexadecimal(line.color), **card,
            })
        for shape in shapes(region, pixels, scale, gap):
            color = {"color": picture.hexadecimal(shape.color), **card}
            if shape.kind == "text":
                box = shape.box
                result["lines"].append({
                    "left": rounded(box.left, scale), "right": rounded(box.right, scale), "top": rounded(box.top, scale),
                    "bottom": rounded(box.bottom, scale), "baseline": rounded(shape.baseline, scale),
                    "capTop": rounded(shape.top, scale), **color,
                })
            else:
                direction = {"direction": shape.direction} if shape.direction else {}
                result[plural[shape.kind]].append({**frame(shape.box, scale), **direction, **color})
    for name in ("separators", "lines"):
        result[name].sort(key=lambda each: (each.get("y", each.get("top")), each.get("x", each.get("left"))))
    return result


def color(text):
    digits = text.removeprefix("#")
    if len(digits) != 6:
        raise argparse.ArgumentTypeError(f'"{text}"; expected six hexadecimal digits, as F2F2F7')
    try:
        return tuple(bytes.fromhex(digits))
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}"; expected six hexadecimal digits, as F2F2F7') from None


def rectangle(text):
    try:
        x, y, width, height = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}"; expected x,y,width,height in points') from None
    return x, y, width, height


def positive(text):
    value = float(text)
    if not 0 < value < 10_000:
        raise argparse.ArgumentTypeError(f'"{text}"; expected a number above 0')
    return value


def text(result):
    """The result as JSON with a thing a line."""
    parts = []
    for key, value in result.items():
        if isinstance(value, list) and value:
            value = "[\n" + ",\n".join("    " + json.dumps(each) for each in value) + "\n  ]"
        else:
            value = json.dumps(value)
        parts.append(f'  "{key}": {value}')
    return "{\n" + ",\n".join(parts) + "\n}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("picture", help="a PNG file, or any other that Pillow reads without loss")
    unit = parser.add_mutually_exclusive_group(required=True)
    unit.add_argument("--scale", type=positive, help="pixels a point: 3 of an @3x picture")
    unit.add_argument("--density", type=positive, help="Android's dots an inch: 420 makes 2.625 pixels a dp")
    parser.add_argument("--crop", type=rectangle, metavar="X,Y,WIDTH,HEIGHT",
                        help="the part of the picture that is the list, in points; positions are from its corner")
    parser.add_argument("--background", type=color, metavar="RRGGBB",
                        help="the list's background (if not given: what most of the picture's sides have)")
    parser.add_argument("--tolerance", type=int, default=4, metavar="STEPS",
                        help="how much a channel of 255 steps may change within a fill (4)")
    parser.add_argument("--gap", type=positive, metavar="POINTS",
                        help="the widest space in a line of text (7.5, or 0.6 of its height if that is more)")
    arguments = parser.parse_args()
    scale = arguments.scale or arguments.density / 160
    crop = arguments.crop and tuple(round(length * scale) for length in arguments.crop)
    try:
        pixels = picture.read(arguments.picture, crop)
    except (OSError, ValueError) as error:
        sys.exit(f"measure-golden.py: {arguments.picture}: {error}")
    print(text(measure(pixels, scale, arguments.background, arguments.tolerance, arguments.gap)))


if __name__ == "__main__":
    main()
