#!/usr/bin/env python3
"""Records how headless Chromium lays out text in several styles, with boxes among the words.

    Scripts/record-chromium-attributed.py

Writes Tests/Fixtures/chromium/attributed.json; Tests/Fixtures/README.md explains the format. Needs what
record-chromium.py needs. Takes about half a minute.
"""

from recording import FIXTURES, browser, debian, fixture, texts
from recording.attributed import WIDTHS, attributed_cases
from recording.faces import FACES

PACKAGES = ["chromium", "unicode-data"]


def whole(case: dict) -> str:
    """The text of a case's pieces; a box stands for the object replacement character."""
    return "".join(piece.get("text", "\ufffc") for piece in case["pieces"])


def recorded(case: dict, answer: dict) -> dict:
    """A case with what the browser said: the text as a whole, its spans by UTF-8 bytes, lengths in CSS pixels."""
    spans, end = [], 0
    for piece in case["pieces"]:
        start, end = end, end + len(piece.get("text", "\ufffc").encode())
        attributes = {"box": piece["box"]} if "box" in piece else piece.get("style")
        if attributes:
            spans.append({"start": start, "end": end, **attributes})
    text = whole(case)
    utf8 = fixture.utf8_offsets(text)
    layouts = [
        {
            "width": layout["width"],
            "height": fixture.number(layout["height"]),
            "multipleHeight": fixture.number(layout["multipleHeight"]),
            "starts": [utf8[line["start"]] for line in layout["lines"]],
            "widths": [fixture.number(line["width"]) for line in layout["lines"]],
            "boxes": [line["boxes"] for line in layout["lines"]],
        }
        for layout in answer["layouts"]
    ]
    known = {key: value for key, value in case.items() if key != "pieces"}
    maximum = fixture.number(answer["maxContentWidth"])
    return {**known, "text": text, "spans": spans, "maxContentWidth": maximum, "layouts": layouts}


def main() -> None:
    debian.install(*PACKAGES)
    cases = attributed_cases()
    asked = [{**case, "text": whole(case), "widths": WIDTHS} for case in cases]
    answers = browser.record(asked, FACES, "attributed.js")
    header = {
        "browser": browser.version(),
        "command": " ".join(["chromium", *browser.FLAGS, "--dump-dom", "cases.html"]),
        "style": browser.STYLE,
        "fonts": {one.file: one.sha256 for one in FACES},
        "texts": texts.sources(),
    }
    done = [recorded(case, answer) for case, answer in zip(cases, answers, strict=True)]
    fixture.write(FIXTURES / "chromium" / "attributed.json", header, done)
    print(f"attributed: {len(done)} cases")


if __name__ == "__main__":
    main()
