"""The characters that the CJK subset keeps, and the country names that all faces together must cover.

Run as a program, it prints the subset's characters as pyftsubset's --unicodes-file has them."""

import gettext
import json

CJK_LOCALES = ["ja", "zh_CN", "zh_TW", "ko"]

#: Whole blocks, by the Unicode names of their first and last parts.
BLOCKS = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x00FF),  # Latin-1 Supplement
    (0x1100, 0x11FF),  # Hangul Jamo
    (0x3000, 0x33FF),  # CJK Symbols … CJK Compatibility: kana, Bopomofo, jamo, enclosed and squared
    (0xA960, 0xA97F),  # Hangul Jamo Extended-A
    (0xAC00, 0xD7FF),  # Hangul Syllables, Hangul Jamo Extended-B
    (0xFE30, 0xFE4F),  # CJK Compatibility Forms
    (0xFF00, 0xFFEF),  # Halfwidth and Fullwidth Forms
]

#: Jōyō kanji of 2010 that JIS X 0208 lacks, but for U+20B9F: one character beyond the BMP costs 95 kB of `cmap`.
JOYO_BEYOND_JIS_X_0208 = [0x525D, 0x5861, 0x9830]


def _encodable(codec: str, accepts=lambda encoded: True) -> set[int]:
    """Every character outside ASCII that a legacy character set holds, by Python's own table of that set."""
    found = set()
    for scalar in [*range(0x80, 0xD800), *range(0xE000, 0x10000)]:
        try:
            encoded = chr(scalar).encode(codec)
        except UnicodeEncodeError:
            continue
        if accepts(encoded):
            found.add(scalar)
    return found


def cjk_repertoire() -> set[int]:
    """Common Japanese, Simplified and Traditional Chinese, and Korean."""
    wanted = set(JOYO_BEYOND_JIS_X_0208)
    wanted |= _encodable("shift_jis")  # JIS X 0208, levels 1 and 2
    wanted |= _encodable("gb2312")  # GB 2312, levels 1 and 2
    wanted |= _encodable("big5", lambda encoded: encoded[0] < 0xC9)  # symbols and level 1: lead bytes A1 to C6
    for first, last in BLOCKS:
        wanted.update(range(first, last + 1))
    for locale in CJK_LOCALES:
        for name in country_names(locale):
            wanted.update(map(ord, name))
    return wanted


def listing(characters: set[int]) -> str:
    """Characters as pyftsubset reads them from a file: one hexadecimal number a line."""
    return "".join(f"{scalar:04X}\n" for scalar in sorted(characters))


def country_names(locale: str) -> list[str]:
    """The names of all countries in a language, as iso-codes has them; in English where a name is untranslated."""
    with open("/usr/share/iso-codes/json/iso_3166-1.json", encoding="utf-8") as file:
        countries = json.load(file)["3166-1"]
    keys = ("name", "common_name", "official_name")
    english = [country[key] for country in countries for key in keys if key in country]
    if locale == "en":
        return english
    translation = gettext.translation("iso_3166-1", "/usr/share/locale", languages=[locale])
    return [translation.gettext(name) for name in english]


if __name__ == "__main__":
    print(listing(cjk_repertoire()), end="")
