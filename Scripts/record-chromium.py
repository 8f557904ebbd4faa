#!/usr/bin/env python3
"""Records where headless Chromium breaks lines, how wide they are and how high the block is, in Galley's faces.

    Scripts/record-chromium.py

Writes Tests/Fixtures/chromium/*.json, which the tests read; Tests/Fixtures/README.md explains the format. Needs
Debian 12, Python 3.11 or newer and a network for packages that are missing; the faces are those of Fonts/. Takes about
a minute.
"""

from recording import FIXTURES, browser, debian, fixture, texts
from recording.cases import WIDTHS, all_lists
from recording.faces import FACES, face

PACKAGES = ["chromium", "libharfbuzz-bin", "unicode-data"]


def recorded(case: dict, answer: dict) -> dict:
    """A case with what the browser said: offsets in UTF-8 bytes, lengths in CSS pixels."""
    utf8 = fixture.utf8_offsets(case["text"])
    layouts = []
    for layout in answer["layouts"]:
        lines = layout["lines"]
        entry = {
            "width": layout["width"],
            "height": fixture.number(layout["height"]),
            "fixedHeight": fixture.number(layout["fixedHeight"]),
            "starts": [utf8[line["start"]] for line in lines],
            "widths": [fixture.number(line["width"]) for line in lines],
        }
        if any(line["boxes"] > 1 for line in lines):
            entry["boxes"] = [line["boxes"] for line in lines]
        layouts.append(entry)
    return {
        **case,
        "maxContentWidth": fixture.number(answer["maxContentWidth"]),
        "longestPieceWidth": fixture.number(answer["longestPieceWidth"]),
        "layouts": layouts,
    }


def header() -> dict:
    """What made a recording."""
    return {
        "browser": browser.version(),
        "command": " ".join(["chromium", *browser.FLAGS, "--dump-dom", "cases.html"]),
        "style": browser.STYLE,
        "fonts": {one.file: one.sha256 for one in FACES},
        "texts": texts.sources(),
    }


def check_advances(cases: list[dict]) -> None:
    """Compares the widths of prose with HarfBuzz's advances: a hint or a rounding anywhere would show here first."""
    # Texts of one run: ASCII without spaces at the ends.
    plain = [case for case in cases if case["text"].isascii() and case["text"] == case["text"].strip()]
    for case in plain:
        used = face(case["fonts"][0], case["weight"])
        exact = used.advances([case["text"]])[0] * case["size"] / used.units_per_em
        # Boxes are rounded up to 1/64 px. FreeType rounds the scale (64 × size / unitsPerEm) to 1/65536, which Inter's
        # 2816 units make visible: at 17.5 px every advance is 1.7e-5 too small.
        if not -2e-5 * exact <= case["maxContentWidth"] - exact < 1 / 64 + 2e-5 * exact:
            raise SystemExit(f"{case['id']}: {case['maxContentWidth']} px in Chromium, {exact} px by hb-shape")
    print(f"{len(plain)} widths equal hb-shape's")


def main() -> None:
    debian.install(*PACKAGES)
    recording = header()
    lists = all_lists()
    cases = [{**case, "widths": WIDTHS} for group in lists for case in group]
    answers = iter(browser.record(cases, FACES, "lines.js"))
    for group in lists:
        done = [recorded(case, next(answers)) for case in group]
        name = group[0]["id"].rpartition("-")[0]
        if name == "prose":
            check_advances(done)
        fixture.write(FIXTURES / "chromium" / f"{name}.json", recording, done)
        print(f"{name}: {len(done)} cases")


if __name__ == "__main__":
    main()
