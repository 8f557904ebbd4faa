#!/usr/bin/env python3
"""Records how wide headless Chromium sets text at many sizes in a face with an axis of optical sizes.

    Scripts/record-chromium-optical.py

Writes Tests/Fixtures/chromium-optical/optical.json, which the tests read; Tests/Fixtures/README.md explains the format. The
face is that of Scripts/make-optical-fonts.py; `font-optical-sizing` is what it is unless a page says otherwise: `auto`.
(Chromium applies `trak` on Apple's systems only.)
"""

import importlib.util
from dataclasses import dataclass
from pathlib import Path

from recording import FIXTURES, browser, debian, fixture, texts
from recording.cases import BY_TAG, prose, sample
from recording.faces import Face

spec = importlib.util.spec_from_file_location("lines", Path(__file__).parent / "record-chromium.py")
lines = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lines)


@dataclass(frozen=True)
class FixtureFace(Face):
    """A face of Tests/Fixtures/fonts."""

    @property
    def path(self) -> Path:
        return FIXTURES / "fonts" / self.file


FACE = FixtureFace("Optical ASCII", 400, "Optical-ASCII.ttf")
# Sizes below, within and beyond the axis's range of 8 to 48, with its default of 17; whole numbers and others.
SIZES = [6, 8, 9.5, 11, 12, 13, 15, 16.5, 17, 18, 20, 24, 28, 33.25, 40, 48, 60]
WIDTHS = [100, 240]
TEXTS = 180


def cases() -> list[dict]:
    found = []
    ascii_texts = [text for text in sample(prose(BY_TAG["en"])) if text.isascii() and text == text.strip()]
    for number, text in enumerate(ascii_texts[:TEXTS]):
        size = SIZES[number % len(SIZES)]
        found.append(
            {
                "id": f"optical-{number:04}",
                "text": text,
                "locale": "en",
                "fonts": [FACE.family],
                "weight": 400,
                "size": size,
                "lineHeight": 2 * round(size),
                "widths": WIDTHS,
            }
        )
    return found


def main() -> None:
    debian.install(*lines.PACKAGES)
    asked = cases()
    answers = browser.record(asked, [FACE], "lines.js")
    recording = {**lines.header(), "fonts": {FACE.file: FACE.sha256}}
    done = [
        lines.recorded({key: value for key, value in case.items() if key != "widths"}, answer)
        for case, answer in zip(asked, answers)
    ]
    fixture.write(FIXTURES / "chromium-optical" / "optical.json", recording, done)
    print(f"{len(done)} cases")


main()
