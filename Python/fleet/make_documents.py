"""Makes many list documents of real texts: make_documents.py FILE COUNT. The texts are the names of countries, languages, scripts
and currencies in some forty languages, of Debian's package iso-codes; the rows are of all systems; the seed is fixed.

Each line is a document with its name, as `galley audit --documents` reads them.
"""

import gettext
import json
import random
import sys
from pathlib import Path

LANGUAGES = (
    "ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv ta th tr uk vi"
    " zh_CN"
).split()
KINDS = [
    ("mdc.stereo", "title", "detail"), ("uikit.subtitleCell", "title", "detail"), ("uikit.valueCell", "title", "detail"),
    ("swiftui.row", "title", "detail"), ("m3.listItem", "title", "supporting"), ("flutter.listTile", "title", "subtitle"),
    ("ods.item", "title", "detail"), ("uikit.table.subtitle", "title", "detail"), ("m2.listItem", "title", "secondary"),
]
DOMAINS = {"iso_3166-1": "3166-1", "iso_639-2": "639-2", "iso_15924": "15924", "iso_4217": "4217"}


def names() -> list:
    found = []
    for domain, key in DOMAINS.items():
        for entry in json.loads(Path(f"/usr/share/iso-codes/json/{domain}.json").read_text("utf-8"))[key]:
            found.append((domain, entry["name"]))
    return found


def main() -> None:
    file, count = sys.argv[1], int(sys.argv[2])
    texts = names()
    catalogs = {
        language: {
            domain: gettext.translation(domain, "/usr/share/locale", [language], fallback=True) for domain in DOMAINS
        }
        for language in LANGUAGES
    }
    with open(file, "w", encoding="utf-8") as stream:
        for number in range(count):
            chosen = random.Random(number)
            language = LANGUAGES[number % len(LANGUAGES)]

            def text() -> str:
                domain, name = chosen.choice(texts)
                return catalogs[language][domain].gettext(name)

            rows = []
            for row in range(chosen.randint(3, 12)):
                kind, title, detail = chosen.choice(KINDS)
                rows.append({"id": row, "kind": kind, title: text()})
                if chosen.random() < 0.6:
                    rows[-1][detail] = text()
            document = {
                "name": f"screen-{number:06}.{language}.json", "locale": language.replace("_", "-"),
                "direction": "rtl" if language in ("ar", "fa", "he") else "ltr",
                "sections": [{"rows": rows}],
            }
            json.dump(document, stream, ensure_ascii=False)
            stream.write("\n")


main()
