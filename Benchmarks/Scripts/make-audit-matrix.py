#!/usr/bin/env python3
"""Writes a list and its translations for the audit of a large matrix, from the Debian package iso-codes.

list.ndjson                            10 000 rows: names of languages, countries, their parts, currencies and scripts
LOCALE.lproj/Localizable.strings       their translations in 39 languages, as far as there are any

Usage: make-audit-matrix.py FOLDER
"""

import gettext
import json
import pathlib
import sys

ROWS = 10_000
LANGUAGES = 39
# In scripts of their own, though others have more translations.
ALWAYS = ["ar", "el", "fa", "he", "hi", "ko"]
CATALOGUES = ["iso_3166-1", "iso_3166-3", "iso_4217", "iso_15924", "iso_639-5", "iso_639-2", "iso_639-3", "iso_3166-2"]
LOCALES = pathlib.Path("/usr/share/locale")


def catalogue(path):
    with path.open("rb") as file:
        entries = gettext.GNUTranslations(file)._catalog
    # Contexts (before U+0004) and the header are no texts.
    return {key: text for key, text in entries.items() if key and isinstance(key, str) and "\x04" not in key}


def translations(language):
    found = {}
    for name in CATALOGUES:
        path = LOCALES / language / "LC_MESSAGES" / f"{name}.mo"
        if path.exists():
            for key, text in catalogue(path).items():
                found.setdefault(key, text)
    return found


def tag(language):
    return {"sr@latin": "sr-Latn"}.get(language, language.replace("_", "-"))


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    languages = {path.parts[4] for path in LOCALES.glob("*/LC_MESSAGES/iso_639-3.mo")}
    tables = {language: translations(language) for language in sorted(languages) if language[:2] != "en"}
    largest = sorted(tables, key=lambda language: (language not in ALWAYS, -len(tables[language])))[:LANGUAGES]
    if len(largest) < LANGUAGES:
        sys.exit("too few languages: install the package iso-codes, with its translations")
    # The texts that most languages have come first.
    count = {}
    for language in largest:
        for key in tables[language]:
            count[key] = count.get(key, 0) + 1
    texts = sorted(count, key=lambda key: (-count[key], key))[:ROWS]
    head = {"width": 375, "style": "insetGrouped", "displayScale": 3, "locale": "en", "defaultKind": "uikit.cell"}
    row = {"textProperties": {"numberOfLines": 2}}
    lines = [json.dumps(head)] + [json.dumps({"title": text, **row}, ensure_ascii=False) for text in texts]
    (folder / "list.ndjson").write_text("\n".join(lines) + "\n", encoding="utf-8")
    translated = 0
    for language in largest:
        pairs = [(text, tables[language][text]) for text in texts if text in tables[language]]
        translated += len(pairs)
        output = folder / f"{tag(language)}.lproj"
        output.mkdir(exist_ok=True)
        text = "".join(f"{quoted(key)} = {quoted(value)};\n" for key, value in pairs)
        (output / "Localizable.strings").write_text(text, encoding="utf-8")
    print(f"{len(texts)} texts, {len(largest)} languages, {translated} translations")


main()
