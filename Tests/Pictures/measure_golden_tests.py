"""What `Scripts/measure-golden.py` finds in pictures whose frames are known: those made here, and those that Galley draws.

`Tests/GalleyCommandTests/MeasureGoldenTests.swift` draws and measures lists into the folder GALLEY_PICTURES and runs this.
"""

import contextlib
import functools
import io
import json
import os
import runpy
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

from PIL import Image, ImageDraw

SCRIPT = Path(__file__).resolve().parent.parent.parent / "Scripts" / "measure-golden.py"
sys.path.insert(0, str(SCRIPT.parent))
PICTURES = Path(os.environ["GALLEY_PICTURES"])


def run(picture, *options):
    return subprocess.run([sys.executable, SCRIPT, picture, *options], capture_output=True, text=True, check=False)


def measured(picture, *options):
    """What the script prints, run in this process: starting NumPy takes longer than to measure."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), unittest.mock.patch.object(sys, "argv", [str(SCRIPT), str(picture), *options]):
        runpy.run_path(str(SCRIPT), run_name="__main__")
    return json.loads(output.getvalue())


def without_color(things):
    return [{key: value for key, value in thing.items() if key != "color"} for thing in things]


class Canvas:
    """A picture in which everything is given in points, drawn to whole pixels."""

    def __init__(self, width, height, background, scale=3):
        self.scale = scale
        self.image = Image.new("RGB", (round(width * scale), round(height * scale)), background)
        self.draw = ImageDraw.Draw(self.image)

    def fill(self, x, y, width, height, color, radius=0):
        left, top, right, bottom = (round(edge * self.scale) for edge in (x, y, x + width, y + height))
        self.draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * self.scale, fill=color)

    def measured(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "picture.png")
            self.image.save(path)
            return measured(path, "--scale", str(self.scale), *options)


class MadePictures(unittest.TestCase):
    """The lengths are those that iOS 17 and 26 draw; both schemes."""

    SCHEMES = {
        "light": ("#F2F2F7", "#FFFFFF", "#C6C6C8", "#000000", "#E9E9EB"),
        "dark": ("#000000", "#1C1C1E", "#38383A", "#FFFFFF", "#39393D"),
    }

    def test_cards_rows_and_separators(self):
        for scheme, (background, fill, line, _, _) in self.SCHEMES.items():
            with self.subTest(scheme):
                canvas = Canvas(393, 400, background)
                canvas.fill(20, 38 + 2 / 3, 353, 132, fill, radius=10)
                for row in (1, 2):
                    canvas.fill(40, 38 + 2 / 3 + 44 * row - 1 / 3, 333, 1 / 3, line)
                canvas.fill(20, 300, 353, 52, fill, radius=26)
                found = canvas.measured()
                self.assertEqual((found["background"], found["appearance"]), (background, scheme))
                self.assertEqual(
                    [(card["x"], card["y"], card["width"], card["height"], card["color"]) for card in found["cards"]],
                    [(20, 38.6667, 353, 132, fill), (20, 300, 353, 52, fill)])
                for card, radius in zip(found["cards"], (10, 26)):
                    self.assertAlmostEqual(card["cornerRadius"], radius, delta=1)
                self.assertEqual(
                    found["cards"][0]["rows"],
                    [{"y": 38.6667, "height": 44}, {"y": 82.6667, "height": 44}, {"y": 126.6667, "height": 44}])
                self.assertEqual(
                    without_color(found["separators"]),
                    [{"x": 40, "end": 373, "y": 38.6667 + 44 * row - 0.3334, "thickness": 0.3333, "card": 0}
                     for row in (1, 2)])
                self.assertEqual([found[kind] for kind in ("lines", "images", "chevrons", "switches")], [[]] * 4)

    def test_a_plain_list_has_rows_between_its_separators(self):
        canvas = Canvas(320, 300, "#FFFFFF")
        for row in range(5):
            canvas.fill(16, 20 + 44 * (row + 1) - 1 / 3, 304, 1 / 3, "#C8C7CC")
        found = canvas.measured()
        self.assertEqual(found["rows"], [{"y": 64 + 44 * row, "height": 44} for row in range(4)])
        self.assertEqual({(line["x"], line["end"]) for line in found["separators"]}, {(16, 320)})

    def test_edges_that_cover_a_pixel_in_part(self):
        canvas = Canvas(300, 200, "#000000", scale=2)
        canvas.fill(20, 50, 260, 60, "#FFFFFF")
        # The upper edge a quarter of a pixel further up, the lower one half a pixel further down.
        canvas.fill(20, 49.5, 260, 0.5, "#404040")
        canvas.fill(20, 110, 260, 0.5, "#808080")
        card = canvas.measured()["cards"][0]
        self.assertAlmostEqual(card["y"], 50 - 0.125, delta=0.005)
        self.assertAlmostEqual(card["y"] + card["height"], 110 + 0.25, delta=0.005)

    def test_switches_and_images_and_chevrons(self):
        for scheme, (background, fill, _, ink, track) in self.SCHEMES.items():
            with self.subTest(scheme):
                canvas = Canvas(393, 300, background)
                canvas.fill(16, 20, 361, 208, fill, radius=26)
                canvas.fill(298, 30, 63, 28, track, radius=14)
                canvas.fill(321, 32, 38, 24, "#FFFFFF", radius=12)
                canvas.fill(310, 82, 51, 31, "#34C759", radius=15.5)
                canvas.fill(332, 84, 27, 27, "#FFFFFF", radius=13.5)
                canvas.fill(32, 30, 30, 30, "#0088FF", radius=7)
                for x, step in ((352, 1), (40, -1)):
                    points = [(x, 140), (x + 6 * step, 146), (x, 152)]
                    canvas.draw.line([(3 * a, 3 * b) for a, b in points], fill=ink, width=5)
                found = canvas.measured()
                self.assertEqual(
                    [(each["x"], each["y"], each["width"], each["height"]) for each in found["switches"]],
                    [(298, 30, 63, 28), (310, 82, 51, 31)])
                self.assertEqual(
                    [(each["x"], each["y"], each["width"], each["height"]) for each in found["images"]],
                    [(32, 30, 30, 30)])
                self.assertEqual(sorted(each["direction"] for each in found["chevrons"]), ["left", "right"])
                self.assertEqual(found["lines"], [])

    def test_lines_of_ink_are_split_at_wide_gaps(self):
        canvas = Canvas(300, 100, "#FFFFFF")
        # Letters: 9 high with a stem each, some with a descender of 3, 2 between them, words 5 apart.
        def word(x, y, count, descends=()):
            for letter in range(count):
                canvas.fill(x + 6 * letter, y, 4, 12 if letter in descends else 9, "#101010")
            return x + 6 * count - 2

        end = word(16, 20, 4, descends=[2])
        end = word(end + 5, 20, 6)
        word(200, 20, 3)
        found = canvas.measured()
        self.assertEqual(
            [(line["left"], line["right"], line["top"], line["bottom"], line["baseline"]) for line in found["lines"]],
            [(16, end, 20, 32, 29), (200, 216, 20, 29, 29)])
        joined = canvas.measured("--gap", "200")["lines"]
        self.assertEqual([(line["left"], line["right"]) for line in joined], [(16, 216)])

    def test_crop_background_and_density(self):
        canvas = Canvas(400, 300, "#123456", scale=2.625)
        canvas.fill(0, 80, 400, 160, "#FEF7FF")
        canvas.fill(40, 120, 320, 56, "#EADDFF")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "picture.png")
            canvas.image.save(path)
            found = measured(path, "--density", "420", "--crop", "0,80,400,160")
            self.assertEqual(found["background"], "#FEF7FF")
            pixel = 1 / 2.625
            self.assertAlmostEqual(found["cards"][0]["y"], 40, delta=pixel)
            self.assertAlmostEqual(found["cards"][0]["height"], 56, delta=pixel)
            # With the card's own colour as the background the rest is a card.
            other = measured(path, "--density", "420", "--background", "#EADDFF")
            self.assertEqual(other["background"], "#EADDFF")

    def test_bad_input_is_named(self):
        canvas = Canvas(20, 20, "#FFFFFF")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "picture.png")
            canvas.image.save(path)
            for options, words in (
                (["--scale", "3", "--crop", "0,0,30,30"], "the crop is not in the picture"),
                (["--scale", "0"], "--scale"),
                ([], "--scale"),
                (["--scale", "3", "--background", "blue"], "six hexadecimal digits"),
            ):
                result = run(path, *options)
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(words, result.stderr)
            Path(folder, "text.png").write_text("no picture")
            result = run(Path(folder, "text.png"), "--scale", "3")
            self.assertIn("text.png", result.stderr)
            self.assertNotIn("Traceback", result.stderr)


class DrawnLists(unittest.TestCase):
    """The frames are what `galley measure` says of the list that `galley draw` drew."""

    @staticmethod
    @functools.cache
    def lists():
        lists = []
        for path in sorted(PICTURES.glob("*.json")):
            document = json.loads(path.read_text())
            rows = []
            for section in document["sections"]:
                rows += [row for row in [section["header"], *section["rows"], section["footer"]] if row]
            scale = float(path.stem.rsplit("@", 1)[1].removesuffix("x"))
            lists.append((path, document, rows, scale, measured(path.with_suffix(".png"), "--scale", str(scale))))
        return lists

    def test_rows_of_cards_are_where_they_were_drawn(self):
        count = 0
        for path, document, _, scale, found in self.lists():
            cards = [
                section["rows"] for section in document["sections"]
                if section["rows"] and "cornerRadii" in section["rows"][0]
            ]
            for rows, card in zip(cards, found["cards"]):
                expected = [(row["frame"]["y"], row["frame"]["height"]) for row in rows]
                self.assertEqual(len(card["rows"]), len(rows), path.name)
                for (y, height), row in zip(expected, card["rows"]):
                    self.assertAlmostEqual(row["y"], y, delta=0.5 / scale)
                    self.assertAlmostEqual(row["height"], height, delta=0.5 / scale)
                    count += 1
            if cards:
                self.assertEqual(len(cards), len(found["cards"]), path.name)
        self.assertGreaterEqual(count, 4)

    def test_separators_are_where_they_were_drawn(self):
        count = 0
        for path, _, rows, scale, found in self.lists():
            for row in rows:
                separator = row["elements"].get("separator")
                if not separator or (row["id"] in ("harbour", "marimba")):
                    # A selected row hides them.
                    continue
                frame = separator["frame"]
                x, y = row["frame"]["x"] + frame["x"], row["frame"]["y"] + frame["y"]
                nearest = min(found["separators"], key=lambda line: abs(line["y"] - y))
                # Rows that do not begin on a pixel paint over half of the line above.
                self.assertAlmostEqual(nearest["y"], y, delta=0.5 / scale, msg=f"{path.name} {row['id']}")
                self.assertAlmostEqual(nearest["thickness"], frame["height"], delta=0.6 / scale)
                self.assertAlmostEqual(nearest["x"], x, delta=0.5 / scale)
                self.assertAlmostEqual(nearest["end"], x + frame["width"], delta=0.5 / scale)
                count += 1
        self.assertGreaterEqual(count, 20)

    def test_one_line_texts_have_their_baseline(self):
        count = 0
        for path, _, rows, scale, found in self.lists():
            for row in rows:
                if any(element.get("truncated") for element in row["elements"].values()):
                    # A text that is cut ends so near its neighbour that both are one line of ink.
                    continue
                for name, element in row["elements"].items():
                    if element.get("lines") != 1 or row["kind"].startswith("m3.") and "trailing" in name:
                        continue
                    frame = element["frame"]
                    y = row["frame"]["y"] + frame["y"] + element["baseline"]
                    left = row["frame"]["x"] + frame["x"]
                    lines = [
                        line for line in found["lines"]
                        if abs(line["baseline"] - y) <= 1.01 / scale and line["left"] >= left - 1
                        and line["right"] <= left + frame["width"] + 1
                    ]
                    self.assertEqual(len(lines), 1, f"{path.name}: {row['id']} {name} at {left}, {y}")
                    count += 1
        self.assertGreaterEqual(count, 50)

    def test_switches_and_images_are_where_they_were_drawn(self):
        count = 0
        for path, _, rows, scale, found in self.lists():
            for row in rows:
                for name, element in row["elements"].items():
                    frame = element["frame"]
                    if "witch" in name or (frame["width"], frame["height"]) == (51, 31):
                        kind = "switches"
                    elif name in ("image", "leading") and frame["width"] > 24:
                        kind = "images"
                    else:
                        continue
                    x, y = row["frame"]["x"] + frame["x"], row["frame"]["y"] + frame["y"]
                    nearest = [
                        each for each in found[kind]
                        if abs(each["x"] - x) <= 1 / scale and abs(each["y"] - y) <= 1 / scale
                        and abs(each["width"] - frame["width"]) <= 1 / scale
                        and abs(each["height"] - frame["height"]) <= 1 / scale
                    ]
                    if kind == "switches" or row["kind"].startswith("m3."):
                        self.assertEqual(len(nearest), 1, f"{path.name}: {row['id']} {name}")
                        count += 1
        self.assertGreaterEqual(count, 5)


if __name__ == "__main__":
    unittest.main()
