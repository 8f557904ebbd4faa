#!/usr/bin/env python3
"""Fits the widths of Inter, which stands in for San Francisco, to what recordings show of San Francisco.

    Scripts/fit-system-face.py            prints the numbers of Sources/Galley/SystemFaceWidths.swift and the errors
    Scripts/fit-system-face.py --table    prints the table of Documentation/system-face.md

Reads Tests/Fixtures/devices/widths.tsv: every second line is fitted, the others are judged. The width of a text at a size and
weight is taken to be

    Inter's advance × size × (design(size) × weight factor + clusters per em × tracking(size))

where tracking is Apple's published table, and design is constant up to 17 points and from 28 on, between which San Francisco's axis of
optical sizes runs. Ink is that of Inter's outlines, multiplied by the same, and as much wider as what pixels at its ends add. A frame was
rounded up to a third of a point: a sixth is taken off. Needs Debian's fonttools and libharfbuzz-bin.
"""

import json
import os
import re
import subprocess
import sys
from bisect import bisect_left
from math import ceil
from pathlib import Path
from statistics import mean, median

if sys.executable != "/usr/bin/python3":  # the Python that Debian's fonttools is for
    os.execv("/usr/bin/python3", ["/usr/bin/python3", "-s", *sys.argv])

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FILES = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold"}
CSS = {"regular": 400, "medium": 500, "semibold": 600, "bold": 700}
# The ends of the optical-size axis, and the sizes between them that there are recordings of.
KNOTS = [17.0, 23.0, 25.0, 28.0]
FRAME_ROUNDING = 1 / 6


def tracking_table() -> list[tuple[float, float]]:
    """SF Pro's tracking by size, in ems, as the sources have it."""
    text = (ROOT / "Sources/Typography/Apple/TrackingTable+Entries.swift").read_text(encoding="utf-8")
    first = text.split("static let")[1]
    entries = re.findall(r"\((\d+), (-?\d+), (-?\d+)\)", first)
    return [(float(size), int(thousandths) / 1000) for size, thousandths, _ in entries]


TABLE = tracking_table()


def tracking(size: float) -> float:
    index = bisect_left(TABLE, (size, -9.0))
    if index == 0:
        return TABLE[0][1]
    if index == len(TABLE):
        return TABLE[-1][1]
    (low, first), (high, last) = TABLE[index - 1], TABLE[index]
    return first + (last - first) * (size - low) / (high - low)


def design_basis(size: float) -> list[float]:
    """How much each knot counts at a size."""
    weights = [0.0] * len(KNOTS)
    if size <= KNOTS[0]:
        weights[0] = 1.0
    elif size >= KNOTS[-1]:
        weights[-1] = 1.0
    else:
        index = bisect_left(KNOTS, size) - 1
        part = (size - KNOTS[index]) / (KNOTS[index + 1] - KNOTS[index])
        weights[index], weights[index + 1] = 1 - part, part
    return weights


class Inter:
    """A face, and how wide it sets texts, in ems."""

    def __init__(self, weight: str):
        self.path = ROOT / f"Fonts/Inter/Inter-{FILES[weight]}.otf"
        self.font = TTFont(self.path)
        self.glyphs, self.names = self.font.getGlyphSet(), self.font.getGlyphOrder()
        self.em = self.font["head"].unitsPerEm

    def widths(self, texts: list[str]) -> list[tuple[float, float]]:
        """The advance and the width of the ink of each text."""
        command = ["hb-shape", "--font-file", str(self.path), "--output-format=json", "--no-glyph-names"]
        lines = "\n".join(texts) + "\n"
        shaped = subprocess.run(command, input=lines, check=True, capture_output=True, text=True).stdout
        return [self.measure(json.loads(line)) for line in shaped.splitlines()]

    def measure(self, glyphs: list[dict]) -> tuple[float, float]:
        advance = sum(glyph["ax"] for glyph in glyphs)
        left = self.bounds(glyphs[0])[0]
        right = glyphs[-1]["ax"] - self.bounds(glyphs[-1])[2]
        return advance / self.em, (advance - left - right) / self.em

    def bounds(self, glyph: dict) -> tuple[float, ...]:
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.names[glyph["g"]]].draw(pen)
        return pen.bounds


def recordings() -> list[dict]:
    lines = (ROOT / "Tests/Fixtures/devices/widths.tsv").read_text(encoding="utf-8").splitlines()
    rows = []
    for line in lines:
        if line.startswith("#"):
            continue
        text, size, weight, width, kind, *_ = line.split("\t")
        row = {"text": text, "size": float(size), "weight": weight, "kind": kind}
        row["width"] = float(width) - (FRAME_ROUNDING if kind == "frame" else 0)
        row["fitted"] = len(rows) % 2 == 0
        rows.append(row)
    for weight in FILES:
        of_weight = [row for row in rows if row["weight"] == weight]
        if of_weight:
            found = Inter(weight).widths([row["text"] for row in of_weight])
            for row, (advance, ink) in zip(of_weight, found):
                row["base"] = (advance if row["kind"] == "frame" else ink) * row["size"]
        # A weight with a single string is only fitted, since nothing is left to test it.
        if len(of_weight) == 1:
            of_weight[0]["fitted"] = True
    return rows


def solve(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Least squares by the normal equations."""
    size = len(matrix[0])
    left = [[sum(row[i] * row[j] for row in matrix) for j in range(size)] for i in range(size)]
    right = [sum(row[i] * value for row, value in zip(matrix, values)) for i in range(size)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda index: abs(left[index][pivot]))
        left[pivot], left[best] = left[best], left[pivot]
        right[pivot], right[best] = right[best], right[pivot]
        for row in range(pivot + 1, size):
            factor = left[row][pivot] / left[pivot][pivot]
            left[row] = [a - factor * b for a, b in zip(left[row], left[pivot])]
            right[row] -= factor * right[pivot]
    result = [0.0] * size
    for index in reversed(range(size)):
        rest = sum(left[index][other] * result[other] for other in range(index + 1, size))
        result[index] = (right[index] - rest) / left[index][index]
    return result


class Fit:
    """What is fitted: regular text first, and each other weight to its own strings."""

    def __init__(self, rows: list[dict]):
        regular = [row for row in rows if row["weight"] == "regular"]
        matrix = [
            [*design_basis(row["size"]), tracking(row["size"]), (row["kind"] == "ink") / row["base"]] for row in regular
        ]
        *design, clusters, spread = solve(matrix, [row["width"] / row["base"] for row in regular])
        self.design = [round(value, 4) for value in design]
        self.clusters, self.spread = round(clusters, 3), round(spread, 3)
        self.weights = {"regular": 1.0}
        for weight in FILES:
            of_weight = [row for row in rows if row["weight"] == weight]
            if weight != "regular" and of_weight:
                self.weights[weight] = round(mean(self.weight_factor(row) for row in of_weight), 4)

    def design_at(self, size: float) -> float:
        return sum(part * value for part, value in zip(design_basis(size), self.design))

    def ink_spread(self, row: dict) -> float:
        return self.spread if row["kind"] == "ink" else 0

    def weight_factor(self, row: dict) -> float:
        """The factor that makes a row come out as recorded."""
        whole = (row["width"] - self.ink_spread(row)) / row["base"]
        return (whole - self.clusters * tracking(row["size"])) / self.design_at(row["size"])

    def width(self, row: dict) -> float:
        factor = self.design_at(row["size"]) * self.weights[row["weight"]] + self.clusters * tracking(row["size"])
        return row["base"] * factor + self.ink_spread(row)

    def error(self, row: dict) -> float:
        return abs(self.width(row) / row["width"] - 1)


def quantile(values: list[float], part: float) -> float:
    """The smallest value that at least this part of the values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def line(name: str, errors: list[float]) -> str:
    cells = [mean(errors), median(errors), quantile(errors, 0.9), quantile(errors, 0.95), max(errors)]
    return f"| {name} | {len(errors)} | " + " | ".join(f"{100 * cell:.2f} %" for cell in cells) + " |"


def main() -> None:
    rows = recordings()
    fit = Fit([row for row in rows if row["fitted"]])
    left_out = [row for row in rows if not row["fitted"]]
    errors = [fit.error(row) for row in left_out]
    if "--table" not in sys.argv:
        print("design by size:", dict(zip(KNOTS, fit.design)))
        print("clusters per em:", fit.clusters)
        print("weights:", {CSS[weight]: factor for weight, factor in fit.weights.items()})
        print("ink wider by, in points:", fit.spread)
        print("error (95 % of the strings left out):", round(quantile(errors, 0.95), 4))
    print("| strings | number | mean | median | 90 % | 95 % | all |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print(line("fitted", [fit.error(row) for row in rows if row["fitted"]]))
    print(line("left out", errors))
    for low, high in ((0, 12.5), (12.5, 15), (15, 18), (18, 28), (28, 100)):
        band = [fit.error(row) for row in left_out if low <= row["size"] < high]
        if band:
            print(line(f"left out, {low:g} to {high:g} points", band))
    for weight in FILES:
        of_weight = [fit.error(row) for row in left_out if row["weight"] == weight]
        if of_weight:
            print(line(f"left out, {weight}", of_weight))
    # The errors of Inter without the fit.
    bare = [abs((row["base"] + fit.ink_spread(row)) / row["width"] - 1) for row in left_out]
    print(line("left out, Inter as it is", bare))


main()
