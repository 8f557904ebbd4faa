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
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

ROOT = Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / "Fuzzing/Corpus"
# Which of the target's names a table has, by the end of its own.
FORMATS = {".xcstrings": 0, ".strings": 1, ".stringsdict": 2, ".xliff": 3, ".xml": 4, ".po": 12}

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
    options.no_subset_tables += ["trak"]
    font = TTFont(ROOT / file, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def saved(font):
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def saved_collection(fonts):
    collection = TTCollection()
    collection.fonts = fonts
    return saved(collection)


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
    yield "collection", saved_collection(
        [subset_of(f"Fonts/Roboto/Roboto-{name}.ttf", "AVo ", ("kern",)) for name in ("Regular", "Bold")])
    yield "optical", saved(subset_of("Tests/Fixtures/fonts/Optical-ASCII.ttf", "AV. ", ("kern",)))
    yield "tracked", saved(subset_of("Tests/Fixtures/fonts/Tracked-ASCII.ttf", "AV. ", ("kern",)))
    yield "bitmaps", saved(subset_of("Fonts/NotoColorEmoji/NotoColorEmoji.ttf", "1", ()))
    yield from changed_fonts()


def changed_fonts():
    """Fonts that have what the bundled ones lack, and lack what they have."""
    def plain():
        return subset_of("Fonts/Roboto/Roboto-Regular.ttf", "Af. ", ())

    layers = plain()
    layers["COLR"] = buildCOLR({"A": [("f", 0), ("period", 1)]}, version=0)
    layers["CPAL"] = buildCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
    yield "layers", saved(layers)
    vector = plain()
    vector["SVG "] = newTable("SVG ")
    glyph = vector.getGlyphID("A")
    vector["SVG "].docList = [(f'<svg xmlns="http://www.w3.org/2000/svg"><path id="glyph{glyph}" d="M0 0h9v9z"/></svg>', glyph, glyph)]
    yield "vector", saved(vector)
    carets = subset_of("Fonts/Roboto/Roboto-Regular.ttf", "ffi ", ("liga",))
    names = [name for name in carets.getGlyphOrder() if "_" in name or name.startswith("f") and len(name) > 1]
    if names:
        lines = "".join(f"LigatureCaretByPos {name} 300 600;" for name in names)
        addOpenTypeFeaturesFromString(carets, f"table GDEF {{ {lines} }} GDEF;", tables=["GDEF"])
    yield "carets", saved(carets)
    apple = plain()
    for record in apple["name"].names:
        if record.nameID in (1, 16):
            record.string = "SF Pro Text"
    yield "apple", saved(apple)
    bare = plain()
    del bare["OS/2"]
    bare["head"].macStyle = 3
    yield "bare", saved(bare)
    windows = plain()
    windows["hhea"].ascent = windows["hhea"].descent = windows["OS/2"].sTypoAscender = windows["OS/2"].sTypoDescender = 0
    yield "windows-metrics", saved(windows)
    typographic = plain()
    typographic["OS/2"].fsSelection |= 1 << 7
    yield "typographic-metrics", saved(typographic)
    # What is no font, or a part of one.
    whole = saved(plain())
    yield "cut-off", whole[: len(whole) // 2]
    yield "half-directory", whole[:40]
    yield "no-table", whole[:12]
    yield "no-units", whole.replace(whole[directory(whole, b"head")], whole[directory(whole, b"head")][:18] + bytes(2) + whole[directory(whole, b"head")][20:])
    yield "compressed", b"wOF2" + whole[4:64]
    yield "one-face", saved_collection([plain()])
    yield "no-faces", b"ttcf\0\1\0\0" + bytes(8)
    yield "far-face", b"ttcf\0\1\0\0\0\0\0\2" + b"\xff" * 8
    yield "nothing", b""
    yield "text", b"no font"


def directory(font, tag):
    """Where a table is."""
    record = font.index(tag)
    start, length = (int.from_bytes(font[record + place:record + place + 4], "big") for place in (8, 12))
    return slice(start, start + length)


def documents(pattern, limit=6_000):
    for file in sorted(ROOT.glob(pattern)):
        data = file.read_bytes()
        yield file.name, data if len(data) <= limit else None


def tables():
    """Tables in the forms that the fixtures lack, and with one fault each: the number of the name that each has, and its bytes."""
    def unit(text, state="translated"):
        return {"stringUnit": {"state": state, "value": text}}

    def catalog(strings, language="en"):
        return 0, json.dumps({"sourceLanguage": language, "version": "1.0", "strings": strings}, ensure_ascii=False).encode()

    def plist(content):
        return b'<?xml version="1.0"?><plist version="1.0">' + content.encode() + b"</plist>"

    def rule(members):
        return plist("<dict><key>%d items</key><dict>" + members + "</dict></dict>")

    def text(key, value):
        return f"<key>{key}</key><string>{value}</string>"

    def xliff(body, target=' target-language="de"', version="1.2"):
        return (f'<xliff version="{version}"><file original="a" source-language="en"{target}><body>{body}</body></file></xliff>').encode()

    def pair(name, source, target, more="", state=""):
        return f'<trans-unit id="{name}"{more}><source>{source}</source><target{state}>{target}</target></trans-unit>'

    def resources(body, more=""):
        return f"<resources{more}>{body}</resources>".encode()

    number = text("NSStringFormatSpecTypeKey", "NSStringPluralRuleType") + text("NSStringFormatValueTypeKey", "d")
    plural = f"<key>n</key><dict>{number}{text('one', '%d Ding')}{text('other', '%d Dinge')}</dict>"
    variations = {"variations": {"plural": {"one": unit("%d x"), "other": unit("%d y", "new")}, "device": {"mac": unit("m"), "other": {"variations": {"width": {"20": unit("w")}}}}}}
    items = {"localizations": {"de": unit("%#@n@ in %2$#@m@ of %#@o@") | {"substitutions": {
        "n": {"formatSpecifier": "d", "argNum": 1, "variations": {"plural": {"one": unit("%arg Ding"), "other": unit("%arg z 100%%")}}},
        "m": {"variations": {"plural": {"few": unit("%lld q")}}}}}}}
    formats = "{0} {name} {1,date} %@ %1$@ %2$05d %+.3f %x %.0f %-8s %lld%% %é {count, plural, one {a '{' file} other {# files}} <b>b</b> &amp; &#x41; {}"
    def arb(messages):
        return 11, json.dumps(messages, ensure_ascii=False).encode()

    def portable(header, *entries):
        return 12, "\n\n".join([f'msgid ""\nmsgstr "{header}\\n"', *entries]).encode()

    forms = 'msgid "%d items"\nmsgid_plural "%d items"\nmsgstr[0] "%d"\nmsgstr[1] "%d x"'
    return {
        "arb": arb({
            "@@locale": "de", "a": "{n, plural, =0{Keine} one{{s} hat {n}} other{{n, plural, two{zwei} few{wenige} other{{n}}}}}", "b": "#%d {day, date, ::yMd}",
            "m\u0004a": "{s, select, x{X {n, plural, one{1} many{m} other{o}}} 1{eins} other{{s, select, x{y} other{z}}}}",
            "@a": {"description": "d", "placeholders": {"n": {"type": "int", "example": "7"}, "s": {"type": "String", "example": "Ada"}}}}),
        "arb-escaping": arb({"a": "It''s '{'{n}'}' 'x"}),
        "arb-no-other": arb({"a": "{n, plural, one{x}}"}),
        "arb-category": arb({"a": "{n, plural, =3{x} other{y}}"}),
        "arb-ordinal": arb({"a": "{n, selectordinal, other{y}}"}),
        "arb-cut-off": arb({"a": "{n, select, a{b"}),
        "arb-locale": arb({"@@locale": "fr", "a": "b"}),
        "arb-number": arb({"a": 1}),
        "po": portable(
            "Language: de\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : !(n >= 2*1 || n/1-1 < 3+0) ? 1 : 2;",
            "#, c-format, fuzzy\n" + forms, '#~ msgid "old"\n#~ msgstr "alt"\n\nmsgctxt "m"\nmsgid ""\n"a"\nmsgstr "\\t\\101\\x41\\n"',
            '#. c\n#: a:1\n#| msgid "x"\n#, python-brace-format\nmsgid "a"\nmsgstr "{} {0!r} {{x}} {name:>5}"'),
        "po-plural": portable("Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);", forms),
        "po-expression": portable("Language: de\\nPlural-Forms: nplurals=2; plural=(n != ;", forms),
        "po-division": portable("Language: de\\nPlural-Forms: nplurals=2; plural=n%0;", forms),
        "po-charset": portable("Language: de\\nContent-Type: text/plain; charset=ISO-8859-1"),
        "po-escape": portable("Language: de", 'msgid "\\q"\nmsgstr ""'),
        "po-cut-off": portable("Language: de", 'msgid "a"\nmsgstr "b'),
        "po-twice": portable("Language: de", 'msgid "a"\nmsgstr "b"', 'msgid "a"\nmsgstr "b"'),
        "po-index": portable("Language: de", 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[2] "d"'),
        "pot": (13, b'msgid ""\nmsgstr "charset=CHARSET; Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;"\n\nmsgid "a"\nmsgstr ""'),
        "l10n": (14, b"template-arb-file: app_en.arb\nuse-escaping: true # yes\nrelax-syntax: 'false'\n"),
        "catalog": catalog({
            "a": {"localizations": {"de": unit("b"), "en": unit("A"), "ar": variations, "ja": {}}}, "%d items": items,
            "f": {"localizations": {"en": unit(formats), "de": unit(formats), "sr-Latn": unit(formats)}}, "mark": {"shouldTranslate": False}, "l": {}}),
        "catalog-locales": catalog({"a": {"localizations": {name: unit("x") for name in ("zh-Hant-HK", "zh_TW", "iw", "pt-BR-x-a", "", "es")}}}, "zh"),
        "catalog-no-language": (0, b'{"strings": {}}'),
        "catalog-list": (0, b"[]"),
        "catalog-cut-off": (0, b'{"sourceLanguage": "en", "strings": {"a": {"localiz'),
        "catalog-number": catalog({"a": {"localizations": {"de": {"stringUnit": 3}}}}),
        "catalog-no-value": catalog({"a": {"localizations": {"de": {"stringUnit": {"state": "new"}}}}}),
        "catalog-variation": catalog({"a": {"localizations": {"de": {"variations": {"plural": {"one": 1}}}}}}),
        "catalog-localizations": catalog({"a": {"localizations": 1}}),
        "catalog-substitution": catalog({"a": {"localizations": {"de": unit("%#@n@") | {"substitutions": {"n": {"argNum": 0}}}}}}),
        "strings": (1, b'/* c */ "a" = "b \\n\\r\\t\\a\\b\\f\\v \\U00e4\\uD83D\\uDE00 \\101 \\q";\n"%d items" = "%1$d Dinge"; // d\nkey = value;\n\'l\';\n'),
        "strings-braces": (9, b"{ a = b; }"),
        "strings-utf16": (1, "\ufeff\"a\" = \"\U0001f600\";".encode("utf-16-le")),
        "strings-utf16-big": (1, "\ufeffa = b;".encode("utf-16-be")),
        "strings-utf16-odd": (1, b"\xff\xfea\0="),
        "strings-mark": (1, b"\xef\xbb\xbfa = b;"),
        "strings-no-utf8": (1, b"a = b;\n\"\xff\";"),
        "strings-xml": (1, plist(f"<dict>{text('a', 'b')}</dict>")),
        "strings-xml-number": (1, plist("<dict><key>a</key><integer>1</integer></dict>")),
        "strings-xml-array": (1, plist("<array/>")),
        "strings-xml-text": (1, plist("<string>a</string>")),
        "strings-binary": (1, b"bplist00"),
        **{f"strings-fault-{index}": (1, data) for index, data in enumerate([
            b"{ a = b;", b"{ a = b; } c", b"a =", b"a = ;", b"a b", b"a = \"b", b"/* a", b"a = \"\\", b"a = \"\\U00\";", b"a = \"\\777\";",
            b"a = \"\\\xc3\xa4\";", b"a = \"\\UD83D\";"])},
        "dictionary": (2, rule(text("NSStringLocalizedFormatKey", "%#@n@ %#@none@") + plural)),
        "dictionary-widths": (2, rule(
            "<key>NSStringVariableWidthRuleType</key><dict>" + text("20", "kurz") + "<key>30</key><true/></dict>"
            "<key>NSStringDeviceSpecificRuleType</key><dict>" + text("mac", "m") + "</dict>")),
        "dictionary-plain": (2, rule(text("NSStringLocalizedFormatKey", "text"))),
        **{f"dictionary-fault-{index}": (2, data) for index, data in enumerate([
            plist("<array/>"), plist("<dict><key>a</key><string>b</string></dict>"), rule("<key>NSStringLocalizedFormatKey</key><true/>"),
            rule("<key>n</key><string>b</string>"), rule("<key>n</key><dict><key>one</key><dict/></dict>"), rule("<key>n</key>"),
            rule("<true/>"), b"<dict/>", plist("")])},
        "xliff": (3, xliff(
            pair("a", "a", "b") + pair("7", "<g>l</g>", "<ph>%d</ph><it></it><bpt>&lt;b&gt;</bpt><x ctype='lb'/><x id='X'/><x equiv-text='y'/><q/><mrk>m</mrk>")
            + "<group>" + pair("n|==|plural.one", "x", "%d y") + pair("n|==|plural.other", "x", "%d z", state=' state="new"') + "</group><note/>"
            + pair("s", "%#@c@", "%#@c@") + pair("s|==|substitutions.c.plural.other", "q", "%arg r") + pair("t", "t", "", ' translate="no" resname="u"')
            + "<trans-unit id='v'><source>v</source></trans-unit>")),
        "xliff-no-target": (3, xliff(pair("a", "a", "b"), "")),
        "xliff-same": (3, xliff(pair("a", "a", "b"), ' target-language="en"')),
        "xliff-2": (3, xliff("", version="2.0")),
        "xliff-no-source": (3, xliff("<trans-unit id='a'/>")),
        "xliff-no-language": (3, b"<xliff><file/></xliff>"),
        "xliff-no-xml": (3, b"<xliff"),
        "resources": (4, resources(
            '<string name="a">b \\\'c\\\' <b>d</b> &amp; \\u00e4\\uD83D\\uDE00\\uZ \\n\\t "  q  "</string><string name="s">  x <g>y</g>  z  \\</string>'
            '<item type="string" name="i">j</item><item type="id" name="k"/><color name="c">#fff</color>'
            '<plurals name="n"><item quantity="one">%d x</item><item quantity="other">%d y</item></plurals><plurals name="none"/>'
            '<string-array name="l"><item>e</item><item>@string/a</item></string-array><string name="r">@string/s</string>'
            '<string name="o">@string/o</string><string name="p">@string/none</string><string name="t" translatable="false">T</string>')),
        "resources-products": (4, resources(
            '<string name="a" product="tablet">t</string><string name="a" product="tv">v</string><string name="a">d</string><string name="b" product="default">e</string>')),
        "resources-script": (5, resources('<string name="a">b</string>')),
        "resources-region": (6, resources('<string name="a">b</string>')),
        "resources-source": (7, resources('<string name="a">b</string>', ' xmlns:tools="t" tools:locale="pt-rBR"')),
        "resources-car": (8, resources('<string name="a">b</string>')),
        "resources-twice": (4, resources('<string name="a">b</string><string name="a">b</string>')),
        "resources-no-name": (4, resources("<string>b</string>")),
        "resources-quantity": (4, resources('<plurals name="n"><item quantity="some">b</item></plurals>')),
        "resources-root": (4, b"<plist/>"),
        "unknown": (10, b"a = b;"),
    }


def main():
    shutil.rmtree(CORPUS, ignore_errors=True)
    for name, data in fonts():
        write("fonts", name, data)
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
    for name, (number, data) in tables().items():
        write("translations", name, bytes([number]) + data)
    write("scales", "scale", b'{"name":"my","title":"T","source":"S","face":"roboto","styles":[{"name":"b","base":{"pointSize":15.3,"lineHeight":20,"tracking":-0.1,"weight":"bold"}}],"rule":"compose"}')
    write("scales", "tokens", b'{"font":{"size":{"$type":"dimension","md":{"$value":{"value":1.25,"unit":"rem"}},"sm":{"$value":"14px"}},"body":{"$type":"typography","$value":{"fontFamily":["Inter"],"fontSize":"{font.size.md}","fontWeight":"semi-bold","letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.5}}},"type":{"$type":"typography","$root":{"$ref":"#/font/body"},"big":{"$value":{"fontSize":{"$ref":"#/font/size/md/$value"}}}},"more":{"$extends":"{type}","big":{"$ref":"#/font/body/$value"}}}')
    write("baselines", "report", b'{"document":"a.json","row":"sections[0].rows[1]","element":"title","kind":"truncated","category":"L","width":375,"direction":"ltr","locale":"de"}\n\n{"row":3,"kind":"overlap","width":1.5e2}\n')
    for name, data in documents("Tests/Fixtures/recordings/*"):
        write("recordings", name, data)
    write("recordings", "lines", b'{"section": 0, "id": "alaska", "frame": {"x": 0, "y": 10, "width": 375, "height": 44}}\n')
    for number in range(6):
        write("heights", f"{number}", bytes((7 * number + 13 * place * (number + 1)) % 256 for place in range(200)))


main()
