#!/usr/bin/python3
"""Records where Pango cuts text that is too long: at its head, in its middle, at its tail, in one to three lines.

    Scripts/record-pango.py

Writes Tests/Fixtures/pango/truncation.json, which the tests read; Tests/Fixtures/README.md explains the format. Needs
Debian 12, its own Python and a network for packages that are missing; the faces are those of Fonts/.
"""

from recording import FIXTURES, debian, fixture, texts
from recording.cases import SIZES
from recording.faces import FACES, covered
from recording.pango import PangoLayouts

PACKAGES = ["gir1.2-pango-1.0", "python3-gi", "libharfbuzz-bin"]
LIBRARIES = ["libpango-1.0-0", "libharfbuzz0b", "libfribidi0", "libthai0", "libfontconfig1", "libfreetype6"]

WIDTHS = [100, 163.5, 240]
LINES = [1, 2, 3]
CASES_A_KIND = 4


def cases_of(layouts: PangoLayouts, language: texts.Language) -> list[dict]:
    """For each way of cutting and each number of lines the first few sentences that are too long."""
    own = language.families[0]
    fonts = list(dict.fromkeys([own, "Roboto"]))
    sentences = [text.strip() for text in texts.sample(texts.prose(language)) if covered(text, fonts, 400)]
    found: list[dict] = []
    remaining = iter(sentences)
    for truncation in layouts.modes:
        for lines in LINES:
            wanted = len(found) + CASES_A_KIND
            while len(found) < wanted:
                number = len(found)
                case = {
                    "id": f"truncation-{language.tag}-{number:02}",
                    "text": next(remaining),
                    "locale": language.tag,
                    "fonts": fonts,
                    "size": SIZES[number % len(SIZES)],
                    "width": WIDTHS[(number + number // len(SIZES)) % len(WIDTHS)],
                    "maxLines": lines,
                    "truncation": truncation,
                }
                answer = layouts.truncated(case)
                if answer is not None:
                    found.append({**case, **answer})
    return found


def check_cut(layouts: PangoLayouts, case: dict) -> None:
    """Holds the answer against the text: the cut is inside it, and what stays fits beside the ellipsis."""
    utf8 = case["text"].encode()
    first, last = case["hidden"]
    shown = case["leftWidth"] + case["ellipsis"]["width"] + case["rightWidth"]
    sound = (
        case["starts"][0] == 0
        and len(case["starts"]) == case["maxLines"]
        and case["starts"][-1] <= first < last <= len(utf8)
        and (case["truncation"] != "tail" or last == len(utf8))
        and (case["truncation"] != "head" or first == case["starts"][-1])
        and shown <= case["width"] + 0.01
    )
    if not sound:
        raise SystemExit(f"{case['id']}: Pango's answer makes no sense: {case}")


def main() -> None:
    debian.install(*PACKAGES)
    layouts = PangoLayouts()
    cases = [case for language in texts.LANGUAGES for case in cases_of(layouts, language)]
    for case in cases:
        check_cut(layouts, case)
    recording = {
        "pango": layouts.version,
        "packages": {package: debian.version(package) for package in LIBRARIES},
        "settings": "PangoFT2, 72 dpi, unhinted, glyph positions not rounded, wrap word-char, height -maxLines",
        "fonts": {face.file: face.sha256 for face in FACES if face.weight == 400},
        "texts": texts.sources(),
    }
    fixture.write(FIXTURES / "pango" / "truncation.json", recording, cases)
    print(f"truncation: {len(cases)} cases")


if __name__ == "__main__":
    main()
