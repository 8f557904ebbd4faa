#!/usr/bin/env python3
"""Records where Chromium breaks texts of scripts without spaces: Thai, Lao, Burmese and Khmer.

    Scripts/record-unspaced-breaks.py

writes Tests/Fixtures/chromium-breaks/unspaced.json: names of the packages iso-codes, and messages of GTK and gdk-pixbuf, at most 400
a language, with the offsets of their lines in a box of no width. Needs Debian's packages `chromium`, `iso-codes`, `libgtk-3-common` and
`libgdk-pixbuf2.0-common`.
"""

import gettext
import json
import pathlib
import random

from recording.breaks import chromium_version, line_starts

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/chromium-breaks/unspaced.json"
CATALOGUES = ["iso_3166-1", "iso_639-3", "gtk30", "gtk30-properties", "gdk-pixbuf"]
MOST = 400


def texts(language: str) -> list[str]:
    found = set()
    for name in CATALOGUES:
        path = pathlib.Path(f"/usr/share/locale/{language}/LC_MESSAGES/{name}.mo")
        if path.exists():
            with path.open("rb") as file:
                messages = gettext.GNUTranslations(file)._catalog.values()
            found |= {text for text in messages if isinstance(text, str) and 0 < len(text) < 120 and "\n" not in text and not text.isascii()}
    return random.Random(language).sample(sorted(found), min(MOST, len(found)))


def main() -> None:
    cases = [(language, text) for language in ["th", "lo", "my", "km"] for text in texts(language)]
    starts = line_starts([text for _, text in cases], [language for language, _ in cases])
    lines = [
        json.dumps({"locale": language, "text": text, "breaks": found}, ensure_ascii=False, separators=(",", ":"))
        for (language, text), found in zip(cases, starts)
    ]
    OUTPUT.write_text(f'{{"chromium": "{chromium_version()}", "cases": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    print(f"{len(cases)} texts, {sum(map(len, starts))} breaks")


if __name__ == "__main__":
    main()
