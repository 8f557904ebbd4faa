#!/usr/bin/env python3
"""Records where Minikin, which sets Android's texts, breaks lines: Tests/Fixtures/devices/minikin-paragraphs.tsv.

    Scripts/record-minikin.py PROGRAM

PROGRAM is one of your own over Minikin of Android 15 (15.0.0_r6), HarfBuzz, ICU and FreeType. Its argument is the folder `Fonts`. It reads
lines of: size, letter spacing and width in pixels, locale, direction, text, with tabs between. It lays a text out as `StaticLayout` does for
Compose: greedy, without hyphenation, the style `normal`, a run of style for each run of a direction, in Roboto and the faces of `Fonts` after
it. Glyphs are as wide as FreeType loads them with FT_LOAD_NO_AUTOHINT, at the size without its fraction. It writes lines of: the ends of lines
in units of UTF-16, their widths, and the width of the text on one line by `Layout::measureText`, with tabs between and spaces in a column.
Run from the root of the repository.
"""

import json
import random
import subprocess
import sys

LANGUAGES = ["ar", "de", "el", "fa", "he", "hi", "ja", "ko", "ru", "th", "zh_CN", "zh_TW"]
SCHEMES = ["https://", "http://", "mailto:", ""]
HOSTS = ["example.com", "mail.example-company.co.uk", "dept.university.edu", "x.io"]
PATHS = ["", "/", "/a/b/c", "/path-to/some_page.html", "/search?q=one+two&lang=en#top", "/~user/", "/%E2%9C%93/a:b=c", "/wiki/Straße"]
USERS = ["anna.schmidt", "info", "first_last", "no-reply", "support+tickets"]
SIGNS = [
    "1,234.56", "3.14%", "$5", "€ 7,50", "12:30", "10/12/2024", "2024-11-28", "(a)", "[b]", "“q”", "«r»", "a/b/c", "and/or", "C++", "x=y", "50 %",
    "+49-30-123456", "–", "—", "...", "…", "!?", "well-known", "state-of-the-art", "e.g.", "--help", "-v", "foo--bar", "A–Z", "key=value&x", "user@",
    "@name", "a:b", "c://d", "/usr/share/doc/file-name.txt", "1‐2", "אב־גד", "Rindfleischetikettierungsüberwachungsaufgabe",
    "pneumono\u00adultra\u00admicro\u00adscopic", "日本語", "한국어", "שלום", "مرحبا", "नमस्ते", "สวัสดีครับ", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "😀", "1️⃣",
]
SPACES = ["  ", "   ", "\u00a0", "\u202f", "\u2003", "\u2009", "\u200b", "\u3000", "\u00ad", "\u200d", "\u200c", "\u2007"]
# Size and letter spacing in scaled pixels: roles of Material 3.
STYLES = [(16, 0.5), (14, 0.2), (12, 0.4), (11, 0.5), (22, 0), (24, 0)]


def made(words):
    """A line of words, addresses, signs and unusual spaces."""
    parts = []
    for _ in range(random.randint(1, 8)):
        kind = random.random()
        if kind < 0.5:
            parts.append(random.choice(words))
        elif kind < 0.6:
            parts.append(random.choice(SCHEMES) + random.choice(HOSTS) + random.choice(PATHS))
        elif kind < 0.66:
            parts.append(random.choice(USERS) + "@" + random.choice(HOSTS))
        else:
            parts.append(random.choice(SIGNS))
    text = parts[0]
    for part in parts[1:]:
        text += (" " if random.random() < 0.8 else random.choice(SPACES)) + part
    return text + random.choice(["", "", "", "", "", "", " ", "  "])


def byte_offsets(text):
    """The offset in UTF-8 for each offset in UTF-16."""
    offsets, utf16, utf8 = {0: 0}, 0, 0
    for character in text:
        utf16 += len(character.encode("utf-16-le")) // 2
        utf8 += len(character.encode())
        offsets[utf16] = utf8
    return offsets


def main():
    random.seed(1)
    rows = [json.loads(line) for line in open("Examples/debian-packages.ndjson", encoding="utf-8")]
    lists = [("en", [row["detail"] for row in rows if "detail" in row])]
    words = [word for text in lists[0][1] for word in text.split(" ")]
    for language in LANGUAGES:
        document = json.load(open(f"Examples/countries/{language}.json", encoding="utf-8"))
        names = [row.get("detail", row["title"]) for section in document["sections"] for row in section["rows"]]
        lists.append((language.replace("_", "-"), names))
    cases = []
    for index in range(5000):
        kind = index % 5
        if kind < 2:
            locale, text = "en", random.choice(lists[0][1])
        elif kind < 4:
            locale, names = lists[1 + index // 5 % len(LANGUAGES)]
            text = random.choice([" ", ", "]).join(random.sample(names, random.randint(1, 4)))
        else:
            locale, text = "en", made(words)
        points, spacing = random.choice(STYLES)
        scale = random.choice([1, 2, 2.625, 3]) * random.choice([1, 1, 1.15, 1.3, 2])
        width = random.randint(40, 400) * scale
        cases.append((text, f"{points * scale:.6g}", f"{spacing * scale:.6g}", int(width), locale))
    lines = "".join(f"{size}\t{spacing}\t{width}\t{locale}\tltr\t{text}\n" for text, size, spacing, width, locale in cases)
    done = subprocess.run([sys.argv[1], "Fonts"], input=lines.encode(), stdout=subprocess.PIPE, check=True)
    with open("Tests/Fixtures/devices/minikin-paragraphs.tsv", "w", encoding="utf-8") as file:
        file.write("# Minikin of Android 15.0.0_r6, Scripts/record-minikin.py: Roboto Regular and the bundled faces after it; from left to right.\n")
        file.write("# Columns: text, size, letter spacing and width in pixels, locale; ends of lines in bytes, width of one line.\n")
        for case, answer in zip(cases, done.stdout.decode().splitlines(), strict=True):
            ends, _, width = answer.split("\t")[:3]
            offsets = byte_offsets(case[0])
            ends = " ".join(str(offsets[int(end)]) for end in ends.split())
            file.write("\t".join([*map(str, case), ends, f"{float(width):.8g}"]) + "\n")


main()
