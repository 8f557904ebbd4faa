#!/usr/bin/env python3
"""Records from Chromium where it breaks lines: its table for ASCII, and texts to hold the result against.

    Scripts/record-ascii-breaks.py

writes two files, both committed:

* Sources/TextAnalysis/Breaks/ASCIIBreakTable.swift: for each pair of ASCII characters, whether a line may break between
  them. The table is recorded in several contexts, and the script stops if a pair's answer depends on its neighbours in
  any other way than the one it knows: a hyphen-minus before a digit.
* Tests/TextAnalysisTests/Fixtures/browser-breaks.json: where Chromium breaks random ASCII strings, the URLs, paths and
  descriptions of the Debian packages of the machine it runs on, and the phrases of browser-phrases.txt beside it, each
  in the language that its line names.

Needs Debian's package `chromium`.
"""

import json
import pathlib
import random
import re
import subprocess

from recording.breaks import chromium_version, line_starts

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/TextAnalysis/Breaks/ASCIIBreakTable.swift"
FIXTURES = ROOT / "Tests/TextAnalysisTests/Fixtures"

FIRST, LAST = 0x21, 0x7F  # space is handled apart; Chromium's table includes DELETE
SIZE = LAST - FIRST + 1

def record_pairs(before: str, after: str) -> list[list[bool]]:
    """For each pair of characters, with text before and after it, whether a line may break between the two."""
    pairs = [chr(first) + chr(second) for first in range(FIRST, LAST + 1) for second in range(FIRST, LAST + 1)]
    starts = line_starts([before + pair + after for pair in pairs])
    flat = [len(before.encode()) + 1 in found for found in starts]
    return [flat[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)]


def record_table() -> list[list[bool]]:
    table = record_pairs("", "")
    hyphen, digits = ord("-") - FIRST, [ord(digit) - FIRST for digit in "0123456789"]
    for before in ["", "a", "Z", "5", " ", "-", ")", "/", "_", "\u00e9", "\u6f22"]:
        for after in ["", "a", "1", " ", "("]:
            for row, (found, expected) in enumerate(zip(record_pairs(before, after), table)):
                expected = list(expected)
                if row == hyphen:
                    for digit in digits:
                        expected[digit] = before.isascii() and before.isalnum()
                if found != expected:
                    raise SystemExit(f"after {before!r}, before {after!r}: {chr(FIRST + row)!r} breaks otherwise")
    return table


def write_table(table: list[list[bool]], version: str) -> None:
    rows = []
    for row, breaks in enumerate(table):
        bits = sum(1 << column for column, may_break in enumerate(breaks) if may_break)
        low, high = bits & (1 << 64) - 1, bits >> 64
        name = "DEL" if FIRST + row == 0x7F else chr(FIRST + row)
        rows.append(f"    Row(0x{low:016X}, 0x{high:08X}),  // {name}")
    count = sum(map(sum, table))
    TABLE.write_text(f"""\
// Written by Scripts/record-ascii-breaks.py from Chromium {version}. Do not edit: record again.

extension ASCIIBreaks {{
  /// For each character from `!` to DELETE, before which of them a line may break after it: bit 0 is `!`.
  ///
  /// {count} of {SIZE * SIZE} pairs break.
  static let table: [Row] = [
""" + "\n".join(rows) + """
  ]
}
""", encoding="utf-8")


def debian_texts() -> list[str]:
    """Home pages, file paths and one-line descriptions of installed packages: ASCII as people write it."""
    def lines(*command: str) -> list[str]:
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return sorted({line.strip() for line in output.splitlines() if line.strip() and line.isascii()})

    choose = random.Random(14)
    pages = lines("dpkg-query", "--show", "--showformat=${Homepage}\\n")
    descriptions = lines("dpkg-query", "--show", "--showformat=${binary:Summary}\\n")
    paths = lines("dpkg", "--listfiles", "perl", "python3.11-minimal", "libicu-dev", "tzdata", "git", "chromium")
    queries = [
        f"{page.rstrip('/')}/search?q={choose.randint(1, 9999)}&lang=en-US&page={choose.randint(1, 40)}"
        f"#{choose.choice(['top', 'a-b', 'L10-20', '!/x', ':~:text=line%20breaks'])}"
        for page in choose.sample(pages, min(150, len(pages)))
    ]
    return (choose.sample(pages, min(300, len(pages))) + queries + choose.sample(paths, min(400, len(paths)))
            + choose.sample(descriptions, min(300, len(descriptions))))


def random_texts(count: int) -> list[str]:
    """Random strings: any printable character, or mostly punctuation, or words with punctuation between them."""
    choose = random.Random(2024)
    printable = [chr(code) for code in range(0x21, 0x7F)]
    punctuation = [character for character in printable if not character.isalnum()]
    texts = []
    for index in range(count):
        length = choose.randint(1, 40)
        kind = index % 3
        if kind == 0:
            alphabet = printable + [" "] * 12
            text = "".join(choose.choice(alphabet) for _ in range(length))
        elif kind == 1:
            alphabet = punctuation * 2 + list("aZ09") + [" "] * 6
            text = "".join(choose.choice(alphabet) for _ in range(length))
        else:
            words = ["word", "Ab", "x", "12", "3.14", "1,000", "-5", "2024-11-21", "a-b", "e.g.", "C++", "50%", "$9"]
            joints = [" ", "  ", "\t", "-", "--", "/", "?", "!", "|", ", ", "; ", " (", ") ", "...", "=", "&", "\""]
            text = "".join(choose.choice(words) + choose.choice(joints) for _ in range(1 + length // 4))
        texts.append(text)
    return texts


def phrases() -> list[tuple[str, str]]:
    """The lines of browser-phrases.txt: a language, a tab, and a text, in which \\uXXXX is a code point."""
    lines = (FIXTURES / "browser-phrases.txt").read_text(encoding="utf-8").splitlines()
    fields = [line.split("\t") for line in lines if line and not line.startswith("#")]
    unescape = lambda text: re.sub(r"\\u([0-9a-f]{4})", lambda match: chr(int(match.group(1), 16)), text)
    return [(language, unescape(text)) for language, text in fields]


def main() -> None:
    version = chromium_version()
    write_table(record_table(), version)
    texts = [("en", text) for text in random_texts(2400) + debian_texts()] + phrases()
    starts = line_starts([text for _, text in texts], [language for language, _ in texts])
    cases = [{"locale": language, "text": text, "breaks": found} for (language, text), found in zip(texts, starts)]
    with (FIXTURES / "browser-breaks.json").open("w", encoding="utf-8") as file:
        file.write(f'{{"chromium": "{version}", "cases": [\n')
        file.write(",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases))
        file.write("\n]}\n")


if __name__ == "__main__":
    main()
