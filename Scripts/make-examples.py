#!/usr/bin/env python3
"""Makes the lists in Examples/ that come from Debian packages: states, countries, packages.

    Scripts/make-examples.py

Needs Debian 12 and Python 3.11 or newer, nothing beside the standard library; missing Debian packages are installed.
The same package versions give the same bytes. Examples/README.md says which versions made the committed files.
"""

import ctypes
import ctypes.util
import gettext
import json
import re
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from recording import ROOT, debian

EXAMPLES = ROOT / "Examples"
ISO_CODES = Path("/usr/share/iso-codes/json")
TRANSLATIONS = "/usr/share/locale"

COUNTRY_LOCALES = ["en", "de", "el", "ru", "ar", "he", "fa", "hi", "th", "ja", "zh_CN", "zh_TW", "ko"]
RIGHT_TO_LEFT = {"ar", "he", "fa"}

# Every twelfth of the 63 440 packages in Debian 12's main component leaves 5 287: more than 5 000, with room for a
# point release that drops some.
PACKAGE_STRIDE = 12

# We chose these image sizes to exercise the rules of stereo cells: 40 is the largest image with wide margins, 56 the
# largest image at all.
FLAG = {"width": 56, "height": 37}
SMALL_FLAG = {"width": 24, "height": 16}
APPLICATION_ICON = {"width": 40, "height": 40}
DOCUMENT_ICON = {"width": 24, "height": 24}


# Documents


def document(locale: str, **more: object) -> dict:
    """A list document's own keys, before its sections."""
    direction = "rtl" if locale in RIGHT_TO_LEFT else "ltr"
    return {
        "width": 375,
        "style": "plain",
        "direction": direction,
        "contentSizeCategory": "L",
        "displayScale": 2,
        "locale": locale.replace("_", "-"),
        **more,
    }


def stereo(identifier: str, title: str, detail: str | None, **images: dict | None) -> dict:
    """A row of kind `mdc.stereo`; what is None is left out."""
    row = {"id": identifier, "kind": "mdc.stereo", "title": title, "detail": detail, **images}
    return {key: value for key, value in row.items() if value is not None}


def section(identifier: str, header: str | None, rows: Iterable[dict]) -> dict:
    return {"id": identifier, "header": header, "footer": None, "rows": list(rows)}


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def write_json(path: Path, head: dict, sections: list[dict]) -> None:
    """Writes a list document with one row a line, so that a changed name is a changed line."""
    blocks = []
    for entry in sections:
        opening = compact({**entry, "rows": []}).removesuffix("]}")
        blocks.append(opening + "\n" + ",\n".join("  " + compact(row) for row in entry["rows"]) + "\n]}")
    text = compact({**head, "sections": []}).removesuffix("]}") + "\n" + ",\n".join(blocks) + "\n]}\n"
    json.loads(text)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_lines(path: Path, head: dict, sections: list[dict]) -> None:
    """Writes a list document as NDJSON: the document, then each section followed by its rows."""
    with path.open("w", encoding="utf-8") as file:
        file.write(compact(head) + "\n")
        for entry in sections:
            opening = {key: value for key, value in entry.items() if key != "rows"}
            file.write(compact({"section": opening}) + "\n")
            file.writelines(compact(row) + "\n" for row in entry["rows"])


# ICU


class Collation:
    """ICU's sort order and territory names of one locale, through the C library (the standard library has neither)."""

    def __init__(self, locale: str) -> None:
        names = [ctypes.util.find_library(name) for name in ("icuuc", "icui18n")]
        self.common, self.internationalisation = map(ctypes.CDLL, names)
        # Debian's ICU adds its version to every function's name.
        self.version = re.search(r"\d+$", names[0]).group()
        self.locale = locale.encode()
        open_collator = getattr(self.internationalisation, f"ucol_open_{self.version}")
        open_collator.restype = ctypes.c_void_p
        status = ctypes.c_int(0)
        self.collator = ctypes.c_void_p(open_collator(self.locale, ctypes.byref(status)))
        if status.value > 0:
            raise OSError(f"ICU has no collation for {locale}: error {status.value}")

    def key(self, text: str) -> bytes:
        """Bytes that sort as `text` does in this locale."""
        units = text.encode("utf-16-le")
        room = ctypes.create_string_buffer(16 * len(units) + 64)
        sort_key = getattr(self.internationalisation, f"ucol_getSortKey_{self.version}")
        length = sort_key(self.collator, units, len(units) // 2, room, len(room))
        return room.raw[:length]

    def territory(self, alpha_2: str) -> str | None:
        """CLDR's name of a territory in this locale, or None where it has none."""
        room = (ctypes.c_uint16 * 256)()
        status = ctypes.c_int(0)
        display = getattr(self.common, f"uloc_getDisplayCountry_{self.version}")
        length = display(f"und_{alpha_2}".encode(), self.locale, room, len(room), ctypes.byref(status))
        # A negative status is a warning: the name was taken from another locale or is the bare code.
        return None if status.value != 0 else bytes(room)[: 2 * length].decode("utf-16-le")


# States of the USA


def states() -> list[dict]:
    """The fifty states in sections by first letter: code as detail; the flag's side alternates between the sections."""
    entries = json.loads((ISO_CODES / "iso_3166-2.json").read_text(encoding="utf-8"))["3166-2"]
    found = [entry for entry in entries if entry["code"].startswith("US-") and entry["type"] == "State"]
    found.sort(key=lambda entry: entry["name"])
    sections = []
    for number, (letter, group) in enumerate(groupby(found, key=lambda entry: entry["name"][0])):
        side = "leadingImage" if number % 2 == 0 else "trailingImage"
        image = {**FLAG, "position": "center"}
        rows = [stereo(entry["code"], entry["name"], entry["code"], **{side: image}) for entry in group]
        sections.append(section(letter, letter, rows))
    return sections


# Countries of the world


def countries(locale: str) -> tuple[list[dict], list[str]]:
    """The countries in the locale's words and order, and the codes whose names iso-codes lacks and ICU gave."""
    entries = json.loads((ISO_CODES / "iso_3166-1.json").read_text(encoding="utf-8"))["3166-1"]
    collation = Collation(locale)
    if locale == "en":
        translated = {name: name for entry in entries for name in entry.values()}
    else:
        # Read `gettext`'s own mapping, since a lookup of an absent message would return English.
        translated = gettext.translation("iso_3166-1", TRANSLATIONS, [locale])._catalog
    rows, from_icu = [], []
    for entry in entries:
        code = entry["alpha_2"]
        title = translated.get(entry.get("common_name", entry["name"]))
        if not title:
            title = collation.territory(code)
            from_icu.append(code)
        if not title:
            sys.exit(f"make-examples: {locale}: no name for {code} in iso-codes or ICU")
        official = entry.get("official_name")
        detail = official and (translated.get(official) or official)
        # Countries with another official name have a second line and a large flag; the others have one line and a small flag.
        image = FLAG if detail and detail != title else SMALL_FLAG
        rows.append(stereo(code, title, None if detail == title else detail, leadingImage=image))
    rows.sort(key=lambda row: (collation.key(row["title"]), row["id"]))
    return [section("countries", None, rows)], from_icu


# Debian packages


def packages() -> list[dict]:
    """Every twelfth package by name, in Debian's sections; programs with a window and documents have an icon."""
    found = sorted(debian.package_index()[::PACKAGE_STRIDE], key=lambda fields: fields["Section"])
    sections = []
    for name, group in groupby(found, key=lambda fields: fields["Section"]):
        rows = []
        for fields in group:
            image = None
            if "interface::x11" in fields.get("Tag", "") or "interface::graphical" in fields.get("Tag", ""):
                image = APPLICATION_ICON
            elif fields["Package"].endswith("-doc"):
                image = DOCUMENT_ICON
            rows.append(stereo(fields["Package"], fields["Package"], fields["Description"], leadingImage=image))
        sections.append(section(name, name, rows))
    return sections


def main() -> None:
    write_json(EXAMPLES / "us-states.json", document("en"), states())
    for locale in COUNTRY_LOCALES:
        sections, from_icu = countries(locale)
        write_json(EXAMPLES / "countries" / f"{locale}.json", document(locale), sections)
        print(f"countries/{locale}: {len(sections[0]['rows'])} rows; from ICU: {' '.join(from_icu) or 'none'}")
    sections = packages()
    write_lines(EXAMPLES / "debian-packages.ndjson", document("en"), sections)
    print(f"debian-packages: {sum(len(entry['rows']) for entry in sections)} rows in {len(sections)} sections")


if __name__ == "__main__":
    debian.install("iso-codes", "libicu-dev")
    main()
