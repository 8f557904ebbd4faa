#!/usr/bin/env python3
"""Writes the benchmarks' texts, a text a line, from Debian packages.

english.txt  the one-line descriptions of all packages that apt knows, each once
arabic.txt   names of countries, languages, scripts and currencies in Arabic, from the package iso-codes
mixed.txt    the same in every language of LANGUAGES, shuffled

Usage: make-workloads.py FOLDER
"""

import gettext
import pathlib
import random
import subprocess
import sys

# Languages with whole translations, in eleven scripts.
LANGUAGES = (
    "ar bg bn cs da de el es fa fi fr he hi hu it ja ka ko lt nb nl pl pt ro ru sv ta th tr uk vi zh_CN"
).split()
CATALOGUES = ["iso_3166-1", "iso_639-2", "iso_4217", "iso_15924"]
LOCALES = pathlib.Path("/usr/share/locale")


def descriptions():
    listing = subprocess.run(["apt-cache", "dumpavail"], capture_output=True, check=True).stdout
    lines = listing.decode("utf-8", errors="replace").splitlines()
    return [line.removeprefix("Description: ").strip() for line in lines if line.startswith("Description: ")]


def names(language):
    found = []
    for catalogue in CATALOGUES:
        path = LOCALES / language / "LC_MESSAGES" / f"{catalogue}.mo"
        if path.exists():
            with path.open("rb") as file:
                translations = gettext.GNUTranslations(file)
            # The entry for the empty text is the catalogue's header.
            found += [text for key, text in translations._catalog.items() if key and isinstance(text, str)]
    if not found:
        sys.exit(f"no names in '{language}': install the package iso-codes, with its translations")
    return found


def write(folder, name, texts):
    unique = [text for text in dict.fromkeys(texts) if text and "\n" not in text]
    (folder / name).write_text("\n".join(unique) + "\n", encoding="utf-8")
    print(f"{name}: {len(unique)} texts")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write(folder, "english.txt", descriptions())
    write(folder, "arabic.txt", names("ar"))
    mixed = [text for language in LANGUAGES for text in names(language)]
    random.Random(1).shuffle(mixed)
    write(folder, "mixed.txt", mixed)


main()
