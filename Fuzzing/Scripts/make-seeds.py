#!/usr/bin/env python3
"""Makes Fuzzing/Corpus: small inputs for each target, from this repository's own fonts, examples and fixtures.

Fonts are subsets of the bundled faces (licences: Fonts/*/LICENSE.txt). Needs fonttools.

Usage: /usr/bin/python3 -s Fuzzing/Scripts/make-seeds.py
"""

import io
import json
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

ROOT = Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / "Fuzzing/Corpus"
FORMATS = {".xcstrings": 0, ".strings": 1, ".stringsdict": 2, ".xliff": 3, ".xml": 4}

SUBSETS = {
    "Roboto/Roboto-Regular.ttf": ["Afluent oic,VTo.", "fi(A)-1/2ßé", "AV"],
    "Inter/Inter-Regular.otf": ["Aflo, V.", "a-1(A)/2"],
    "NotoSans/NotoSansArabic-Regular.ttf": ["مرحبا", " العلم", "لا"],
    "NotoSans/NotoSansHebrew-Regular.ttf": ["שלום ע"],
    "NotoSans/NotoSansDevanagari-Regular.ttf": ["नमस्ते", " दुनिया", "कि"],
    "NotoSans/NotoSansThai-Regular.ttf": ["สวัสดี", "ชาวโลก", " ดีที่"],
    "NotoSansCJK/NotoSansCJKjp-Regular.otf": ["カナ日。"],
}

TEXTS = [
    "Affluent office, AVAV To. 1/2 (A)", "fi\u00adffi-well\u200bknown https://a.b/c?d=e", "مرحبا بالعالم 12", "שלום (abc) עולם",
    "नमस्ते दुनिया", "สวัสดีชาวโลก", "日本語。「カナ」ー", "👩‍👧🇩🇪 ok", "a\u0301\u0308b\r\nc\u2028d\u0085", "\u202eabc\u2066def\u2069",
    "Привет, Ωραία", "supercalifragilisticexpialidocious", "   a  b   ",
]


def write(target, name, data):
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


def subset_of(file, text, features=("*",), drop=()):
    options = subset.Options(
        layout_features=list(features), hinting=False, name_IDs=[1, 2], notdef_outline=False, desubroutinize=True)
    options.drop_tables += drop
    font = TTFont(ROOT / file, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def saved(font):
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def fonts():
    for file, texts in SUBSETS.items():
        for number, text in enumerate(texts):
            yield f"{Path(file).stem}-{number}", saved(subset_of(f"Fonts/{file}", text))
    yield "variable", saved(subset_of("Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf", "AVfi. ", ("kern", "calt")))
    pairs = subset_of("Fonts/Roboto/Roboto-Regular.ttf", "AVTo. ", drop=["GPOS", "GSUB", "GDEF"])
    table = KernTable_format_0()
    table.coverage, table.kernTable = 1, {("A", "V"): -150, ("T", "o"): -90, ("V", "period"): -200}
    table.apple = False
    pairs["kern"] = newTable("kern")
    pairs["kern"].version, pairs["kern"].kernTables = 0, [table]
    yield "kern-table", saved(pairs)
    collection = TTCollection()
    collection.fonts = [subset_of(f"Fonts/Roboto/Roboto-{name}.ttf", "AVo ", ("kern",)) for name in ("Regular", "Bold")]
    yield "collection", saved(collection)


def documents(pattern, limit=6_000):
    for file in sorted(ROOT.glob(pattern)):
        data = file.read_bytes()
        yield file.name, data if len(data) <= limit else None


def main():
    shutil.rmtree(CORPUS, ignore_errors=True)
    for name, data in fonts():
        write("font-columns", name, data)
        write("font-layout", name, data)
    for number, text in enumerate(TEXTS):
        text = text.encode()
        write("texts", f"{number}-columns", bytes([(number, 3, 4, 5)[number % 4] % 6, 0, 2, number % 8, 0, 0, 14, 70, 0]) + b"\x1e".join([text, text[:40], text + text, b"1 " + text])[:126])
        for flags in (0, 1):
            write("texts", f"{number}-{flags}", bytes([number % 6, 0, 2, number % 8, flags, 0, 16, 40, 0]) + text + b"\x1e" + text)
        write("paragraphs", f"{number}", bytes([number % 6, 0, 2, 0, 0, 48, 40, 1]) + bytes([2, number, 1, number, 3, 0, 0, number, 1, 16, 3, 40, 4, 9, 0]) + text)
        write("attributed", f"{number}", bytes([number % 6, 0, 2, 0, 0, 0]) + bytes([0, 0, 0, 7, 3, 0, 0, 2, 0, 16, 3, 40, 4, 9, 2, 21, 1, 15, 2, 6, 9, 0, 4, 1, 3, 0]) + text)
        write("requests", f"{number}", (json.dumps({"text": text.decode(), "width": 60, "size": 16}, ensure_ascii=number % 2 == 0) + "\n").encode())
    for pattern in ("Examples/*.json", "Examples/*/*.json"):
        for name, data in documents(pattern, 4_000):
            if data and b"sections" in data:
                write("lists", name, data)
    for file in sorted((ROOT / "Tests/TranslationsTests/Fixtures").rglob("*")) + sorted((ROOT / "Examples/translations").glob("*")):
        if file.suffix in FORMATS:
            data = file.read_bytes()
            cut = data if len(data) < 5_000 else b""
            if cut:
                write("translations", f"{file.parent.name}-{file.name}", bytes([FORMATS[file.suffix]]) + cut)
    small = {
        0: b'{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"b"}},"ar":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%d x"}},"other":{"stringUnit":{"state":"translated","value":"%d y"}}}}}}},"%d items":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg z"}}}}}}}}}}}',
        1: b'/* c */ "a" = "b \\n \\U00e4";\n"%d items" = "%1$d Dinge"; // d\nkey = value;\n',
        2: b'<?xml version="1.0"?><plist version="1.0"><dict><key>%d items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Ding</string><key>other</key><string>%d Dinge</string></dict></dict></dict></plist>',
        3: b'<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file></xliff>',
        4: b'<resources><string name="a">b \\\'c\\\' <b>d</b> &amp; \\u00e4</string><plurals name="n"><item quantity="one">%d x</item><item quantity="other">%d y</item></plurals><string-array name="l"><item>e</item></string-array></resources>',
    }
    for number, data in small.items():
        write("translations", f"small-{number}", bytes([number]) + data)
    write("scales", "scale", b'{"name":"my","title":"T","source":"S","face":"roboto","styles":[{"name":"b","base":{"pointSize":15.3,"lineHeight":20,"tracking":-0.1,"weight":"bold"}}],"rule":"compose"}')
    write("scales", "tokens", b'{"font":{"size":{"$type":"dimension","md":{"$value":{"value":1.25,"unit":"rem"}},"sm":{"$value":"14px"}},"body":{"$type":"typography","$value":{"fontFamily":["Inter"],"fontSize":"{font.size.md}","fontWeight":"semi-bold","letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.5}}}}')
    write("baselines", "report", b'{"document":"a.json","row":"sections[0].rows[1]","element":"title","kind":"truncated","category":"L","width":375,"direction":"ltr","locale":"de"}\n\n{"row":3,"kind":"overlap","width":1.5e2}\n')
    for name, data in documents("Tests/Fixtures/recordings/*"):
        write("recordings", name, data)
    write("recordings", "lines", b'{"section": 0, "id": "alaska", "frame": {"x": 0, "y": 10, "width": 375, "height": 44}}\n')
    for number in range(6):
        write("heights", f"{number}", bytes((7 * number + 13 * place * (number + 1)) % 256 for place in range(200)))


main()
