#!/usr/bin/env python3
"""Records where headless Chromium puts the characters of a line, which it finds at a point, and how it balances lines.

    Scripts/record-chromium-positions.py

Takes its texts from the recordings of record-chromium.py and writes Tests/Fixtures/chromium-positions/*.json, which the
tests read; Tests/Fixtures/README.md explains the format. Needs Debian 12 and Python 3.11 or newer. Takes a quarter of a
minute.
"""

import json

from recording import FIXTURES, browser, debian, fixture
from recording.faces import FACES
from recording.texts import pseudorandom

WIDTHS = [100, 163.5, 240, 343]

# How many cases of each recording are used. They are spread evenly over it, to include all its languages and styles.
POSITIONS = {
    "direction": 150,
    "prose": 128,
    "fallback": 64,
    "emoji": 64,
    "letter-spacing": 64,
    "space": 48,
    "soft-hyphen": 24,
    "tab": 18,
    "word": 24,
}
JUSTIFY = {"prose": 96, "direction": 48, "fallback": 32, "emoji": 20, "space": 32, "letter-spacing": 16, "tab": 6}
BALANCE = {"prose": 192, "direction": 64, "fallback": 64, "emoji": 32, "soft-hyphen": 24, "letter-spacing": 32, "tab": 12}

RANGES, POINTS = 8, 8


def spread(counts: dict[str, int]) -> list[dict]:
    """So many cases of each recording, without what their layouts were."""
    chosen = []
    for name, count in counts.items():
        recording = json.loads((FIXTURES / "chromium" / f"{name}.json").read_text(encoding="utf-8"))
        cases = [case for case in recording["cases"] if case["text"]]
        for number in range(count):
            case = cases[number * len(cases) // count]
            keys = ["id", "text", "locale", "fonts", "weight", "size", "lineHeight", "letterSpacing"]
            chosen.append({key: case[key] for key in keys if key in case})
    return chosen


def questions() -> dict[str, list[dict]]:
    """The cases of each fixture, with what is asked about them."""
    below = pseudorandom("positions")

    def part() -> float:
        return below(1 << 20) / (1 << 20)

    asked: dict[str, list[dict]] = {"positions": [], "justify": [], "balance": []}
    for number, case in enumerate(spread(POSITIONS)):
        ranges = [[part(), part()] for _ in range(RANGES)]
        points = [[part(), part()] for _ in range(POINTS)]
        widths = [WIDTHS[number % len(WIDTHS)]]
        asked["positions"].append({**case, "widths": widths, "ranges": ranges, "points": points})
    for number, case in enumerate(spread(JUSTIFY)):
        asked["justify"].append({**case, "widths": [WIDTHS[number % len(WIDTHS)]]})
    for case in spread(BALANCE):
        asked["balance"].append({**case, "widths": WIDTHS})
    return asked


def recorded(case: dict, layouts: list[dict]) -> dict:
    """A case with what the browser said: offsets in UTF-8 bytes, lengths in CSS pixels."""
    utf8 = fixture.utf8_offsets(case["text"])

    def joined(rectangles: list[list[float]]) -> list[list[float]]:
        """Rectangles with those made one that touch: the browser has one for each of a line's boxes."""
        found: list[list[float]] = []
        for line, left, right in sorted(rectangles):
            if found and found[-1][0] == line and found[-1][2] == left:
                found[-1][2] = right
            else:
                found.append([line, left, right])
        return [[fixture.number(value) for value in rectangle] for rectangle in found]

    done = []
    for layout in layouts:
        entry = {"width": layout["width"], "starts": [utf8[start] for start in layout["starts"]]}
        if "bisected" in layout:
            entry["widths"] = [fixture.number(width) for width in layout["widths"]]
            entry["bisected"] = [utf8[start] for start in layout["bisected"]]
        if "ranges" in layout:
            entry["ranges"] = [
                [utf8[one["start"]], utf8[one["end"]], joined(one["rectangles"])] for one in layout["ranges"]
            ]
            entry["points"] = [[one["x"], one["line"], utf8[one["offset"]]] for one in layout["points"]]
        if "characters" in layout:
            entry["characters"] = [[utf8[one["start"]], joined(one["rectangles"])] for one in layout["characters"]]
        done.append(entry)
    kept = {key: value for key, value in case.items() if key not in ("widths", "ranges", "points")}
    return {**kept, "layouts": done}


def main() -> None:
    debian.install("chromium")
    header = {
        "browser": browser.version(),
        "command": " ".join(["chromium", *browser.FLAGS, "--dump-dom", "cases.html"]),
        "style": browser.STYLE,
        "fonts": {one.file: one.sha256 for one in FACES},
    }
    for name, cases in questions().items():
        answers = browser.record([{**case, "question": name} for case in cases], FACES, "positions.js")
        done = [recorded(case, answer) for case, answer in zip(cases, answers, strict=True)]
        fixture.write(FIXTURES / "chromium-positions" / f"{name}.json", header, done)
        print(f"{name}: {len(done)} cases")


if __name__ == "__main__":
    main()
