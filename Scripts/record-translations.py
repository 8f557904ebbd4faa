#!/usr/bin/env python3
"""Records what other programs make of tables of translations, for the tests of the room Translations.

    Scripts/record-translations.py

strings, XLIFF  names of countries from the Debian package iso-codes, written by GNU gettext, by Python's plistlib and by the
                Translate Toolkit; what they say is read from the .mo files with Python's gettext
Android         Tests/TranslationsTests/Fixtures/android/values/strings.xml, written by hand, compiled by aapt2, in the source
                language and in both of its pseudo-locales

Needs Debian 12; missing Debian packages are installed.
"""

import gettext
import json
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
        output = FIXTURES / "xliff" / f"{tag}.xliff"
        output.parent.mkdir(exist_ok=True)
        run("po2xliff", "--progress=none", source.name, output, cwd=folder)
    record(
        "tables.json", ["iso-codes", "gettext", "translate-toolkit"],
        "the texts of *.lproj/Localizable.strings and of xliff/*.xliff by language and key", expected)


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
        record_android(Path(folder))


main()
