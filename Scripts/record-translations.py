#!/usr/bin/env python3
"""Records what other programs make of tables of translations, for the tests of the room Translations.

    Scripts/record-translations.py

strings, XLIFF  names of countries from the Debian package iso-codes, written by GNU gettext, by Python's plistlib and by the
                Translate Toolkit; what they say is read from the .mo files with Python's gettext
PO              the same names, written by msgcat; Tests/TranslationsTests/Fixtures/po/features.po, written by hand, as msgfmt compiles it and
                Python reads that; the forms that the C library's ngettext chooses by the expressions of usual headers
Android         Tests/TranslationsTests/Fixtures/android/values/strings.xml, written by hand, compiled by aapt2, in the source
                language and in both of its pseudo-locales

Needs Debian 12; missing Debian packages are installed.
"""

import ctypes
import gettext
import json
import locale as system_locale
import os
import plistlib
import re
import subprocess
import tempfile
from pathlib import Path

from recording import ROOT, debian

FIXTURES = ROOT / "Tests" / "TranslationsTests" / "Fixtures"
LOCALES = ["de", "ar", "ja", "hi", "ru", "zh_TW"]
# Texts with characters that strings files have to escape.
SPECIAL = {
    'A "quoted" name': 'Ein „zitierter“ "Name"',
    "Two\nlines": "Zwei\nZeilen\tund ein Tabulator",
    "Back\\slash": "Umgekehrter \\ Schrägstrich; = { } // kein Kommentar /* auch nicht */",
    "It's %1$s": "Das ist %1$s, 100 %",
}


# The headers of languages as GNU gettext, the GNOME project, Weblate and the Translate Toolkit write them.
HEADERS = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=n != 1;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=n>1;",
    "nplurals=2; plural=(n > 1);",
    "nplurals=2; plural=n==1 ? 0 : 1;",
    "nplurals=2; plural=n%10!=1 || n%100==11;",
    "nplurals=2; plural= n==1 || n%10==1 ? 0 : 1;",
    "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
    "nplurals=2; plural=(n==0 || n==1 || (n>10 && n<100)) ? 0 : 1;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;",
    "nplurals=3; plural=(n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19) ? 0 : ((n % 10 == 1 && n % 100 != 11) ? 1 : 2);",
    "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=3; plural=(n == 0 || n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2);",
    "nplurals=3; plural=(n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2);",
    "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
    "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
    "nplurals=4; plural=(n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n > 2 && n < 20) ? 2 : 3;",
    "nplurals=4; plural=n==1 ? 3 : n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=4; plural=(n % 10 == 1 && n % 100 != 11) ? 0 : ((n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : ((n % 10 == 0 || n % 10 >= 5 && n % 10 <= 9) ? 2 : 3));",
    "nplurals=4; plural=n==1 ? 0 : n==0 || ( n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20 ) ? 2 : 3;",
    "nplurals=4; plural=(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3));",
    "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4;",
    "nplurals=5; plural=(n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91) ? 0 : "
    "((n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92) ? 1 : "
    "((((n % 10 == 3 || n % 10 == 4) || n % 10 == 9) && (n % 100 < 10 || n % 100 > 19) && (n % 100 < 70 || n % 100 > 79) "
    "&& (n % 100 < 90 || n % 100 > 99)) ? 2 : ((n != 0 && n % 1000000 == 0) ? 3 : 4)));",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    "nplurals=6; plural=(n==0) ? 0 : (n==1) ? 1 : (n==2) ? 2 : (n==3) ? 3 :(n==6) ? 4 : 5;",
    # What C makes of signs that hardly anybody writes: a form that is not there, and numbers that wrap around.
    "nplurals=2; plural=n;",
    "nplurals=3; plural=!n + !!n*2 - (n/2 >= 5) - 1 == 0 ? n - 3 < 2 : 2*n % 3;",
    "nplurals=2; plural=1 ? n == 4294967297 : n / 0;",
]
NUMBERS = list(range(131)) + [199, 200, 211, 999, 1000, 1001, 1000000, 1000001, 2000000, 4294967297]


def messages(locale: str) -> dict[str, str]:
    with open(f"/usr/share/locale/{locale}/LC_MESSAGES/iso_3166-1.mo", "rb") as file:
        catalogue = gettext.GNUTranslations(file)._catalog
    names = sorted((key, text) for key, text in catalogue.items() if key and isinstance(key, str) and key != text)
    # Every seventh message is enough to have all kinds of characters.
    return dict(names[::7]) | SPECIAL


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def catalogue(texts: dict[str, str], locale: str) -> str:
    head = f"Content-Type: text/plain; charset=UTF-8\\nLanguage: {locale}\\n"
    entries = "".join(f"msgid {quoted(key)}\nmsgstr {quoted(text)}\n\n" for key, text in texts.items())
    return f'msgid ""\nmsgstr "{head}"\n\n{entries}'


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def run(*command: str | Path, **options) -> bytes:
    return subprocess.run(command, check=True, capture_output=True, **options).stdout


def record_tables(folder: Path) -> None:
    expected = {}
    for locale in LOCALES:
        texts = messages(locale)
        tag = locale.replace("_", "-")
        expected[tag] = texts
        source = folder / f"{locale}.po"
        source.write_text(catalogue(texts, locale), encoding="utf-8")
        if locale == "ja":
            content = plistlib.dumps(texts)
        else:
            content = run("msgcat", "--stringtable-output", "--no-wrap", source)
            text = content.decode("utf-8-sig")
            # Xcode writes UTF-16, and so did Project Builder, in the other byte order.
            if locale == "ar":
                content = b"\xff\xfe" + text.encode("utf-16-le")
            if locale == "hi":
                content = b"\xfe\xff" + text.encode("utf-16-be")
        write(FIXTURES / f"{tag}.lproj" / "Localizable.strings", content)
        write(FIXTURES / "po" / f"{tag}.po", run("msgcat", "--width=60", "--no-location", source))
        output = FIXTURES / "xliff" / f"{tag}.xliff"
        output.parent.mkdir(exist_ok=True)
        run("po2xliff", "--progress=none", source.name, output, cwd=folder)
    record(
        "tables.json", ["iso-codes", "gettext", "translate-toolkit"],
        "the texts of *.lproj/Localizable.strings, of xliff/*.xliff and of po/*.po by language and key", expected)


def record_gettext(folder: Path) -> None:
    compiled = folder / "features.mo"
    run("msgfmt", "-o", compiled, FIXTURES / "po" / "features.po")
    with open(compiled, "rb") as file:
        catalogue = gettext.GNUTranslations(file)._catalog
    expected = {(key if isinstance(key, str) else f"{key[0]}[{key[1]}]"): text for key, text in catalogue.items() if key}
    record("features.json", ["gettext"], "the translations of po/features.po by key", {"pl": expected})
    os.environ["LANGUAGE"] = "xx"
    system_locale.setlocale(system_locale.LC_ALL, "C.UTF-8")
    library = ctypes.CDLL(None)
    library.dngettext.restype = ctypes.c_char_p
    library.dngettext.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_ulong]
    forms = []
    for index, header in enumerate(HEADERS):
        domain = f"plural{index}"
        count = int(re.search(r"nplurals=(\d+)", header)[1])
        source = folder / f"{domain}.po"
        entry = "".join(f'msgstr[{form}] "{form}"\n' for form in range(count))
        source.write_text(
            f'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: {header}\\n"\n\n'
            f'msgid "one"\nmsgid_plural "other"\n{entry}', encoding="utf-8")
        output = folder / "xx" / "LC_MESSAGES" / f"{domain}.mo"
        output.parent.mkdir(parents=True, exist_ok=True)
        run("msgfmt", "-o", output, source)
        library.bindtextdomain(domain.encode(), str(folder).encode())
        chosen = [int(library.dngettext(domain.encode(), b"one", b"other", number)) for number in NUMBERS]
        # Python's reading of the same expression, where it has one: it has no end of numbers, and a form that is not there is its own.
        if index < len(HEADERS) - 3:
            read = gettext.c2py(header.split("plural=")[1].rstrip(";"))
            assert chosen == [read(number) for number in NUMBERS], header
        forms.append({"header": header, "forms": "".join(map(str, chosen))})
    record(
        "plural-forms.json", ["gettext", "libc6"], "the form that ngettext chooses for each of some numbers, a digit each",
        {"numbers": NUMBERS, "headers": forms})


def record_android(folder: Path) -> None:
    resources = FIXTURES / "android"
    manifest = folder / "AndroidManifest.xml"
    manifest.write_text(
        '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="an.example"/>', encoding="utf-8")
    run("aapt2", "compile", "--pseudo-localize", "--dir", resources, "-o", folder / "compiled.zip")
    run("aapt2", "link", "--manifest", manifest, folder / "compiled.zip", "-o", folder / "linked.apk")
    dump = run("aapt2", "dump", "resources", folder / "linked.apk").decode()
    expected: dict[str, dict[str, str]] = {}
    for entry in re.split(r"\n    resource 0x[0-9a-f]+ ", dump)[1:]:
        name, _, rest = entry.split("\n  type ")[0].partition("\n")
        for value in re.finditer(r'^      \(([^)]*)\) (?:\(styled string\) )?"(.*?)"(?: [^"\n]*)?(?=\n      \(|\n*\Z)', rest, re.M | re.S):
            # The dump indents all lines but the first.
            expected.setdefault(name, {})[value[1] or "en"] = value[2].replace("\n      ", "\n")
    record("android.json", ["aapt"], "the strings of android/values/strings.xml by name and language", expected)


def record(name: str, packages: list[str], what: str, expected: dict) -> None:
    recording = {"by": "Scripts/record-translations.py", "what": what}
    recording["packages"] = {package: debian.version(package) for package in packages}
    text = json.dumps({"recording": recording, "expected": expected}, ensure_ascii=False, indent=1)
    write(FIXTURES / name, (text + "\n").encode())


def main() -> None:
    debian.install("iso-codes", "gettext", "translate-toolkit", "aapt")
    with tempfile.TemporaryDirectory() as folder:
        record_tables(Path(folder))
        record_gettext(Path(folder))
        record_android(Path(folder))


main()
