"""Real text for the recordings: sentences in sixteen languages, names, addresses, emoji; and what writers do to text.

Every choice depends on the text alone, so that a new package version moves only what it changed.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import ROOT, debian

UNICODE_EMOJI = Path("/usr/share/unicode/emoji/emoji-test.txt")


@dataclass(frozen=True)
class Language:
    tag: str
    package: str | None
    """The Debian package with LibreOffice's messages in this language; None for English, the messages' own language."""
    families: tuple[str, ...]
    """Bundled families that cover its prose alone."""
    lengths: tuple[int, int] = (40, 240)
    """Shortest and longest sentence, in characters: at the given sizes and widths one to a dozen lines."""


LATIN = ("Roboto", "Inter")
CJK = ("Noto Sans CJK JP",)
LIBREOFFICE = "libreoffice-l10n-"

LANGUAGES = [
    Language("en", None, LATIN),
    Language("de", LIBREOFFICE + "de", LATIN),
    Language("fr", LIBREOFFICE + "fr", LATIN),
    Language("vi", LIBREOFFICE + "vi", LATIN),
    Language("el", LIBREOFFICE + "el", LATIN),
    Language("ru", LIBREOFFICE + "ru", LATIN),
    Language("uk", LIBREOFFICE + "uk", LATIN),
    Language("ar", LIBREOFFICE + "ar", ("Noto Sans Arabic",)),
    Language("fa", LIBREOFFICE + "fa", ("Noto Sans Arabic",), (30, 240)),
    Language("he", LIBREOFFICE + "he", ("Noto Sans Hebrew",)),
    Language("hi", LIBREOFFICE + "hi", ("Noto Sans Devanagari",)),
    Language("th", LIBREOFFICE + "th", ("Noto Sans Thai",)),
    Language("ja", LIBREOFFICE + "ja", CJK, (20, 140)),
    Language("zh-CN", LIBREOFFICE + "zh-cn", CJK, (20, 140)),
    Language("zh-TW", LIBREOFFICE + "zh-tw", CJK, (20, 140)),
    Language("ko", LIBREOFFICE + "ko", CJK, (30, 160)),
]


def sources() -> dict[str, str]:
    """The packages that prose comes from, and their versions."""
    packages = sorted({language.package for language in LANGUAGES if language.package})
    return {package: debian.downloaded_version(package) for package in packages}


def sample(texts: Iterable[str], count: int | None = None) -> list[str]:
    """`count` different texts, or all, in an order that depends on nothing but the texts."""
    return sorted(set(texts), key=lambda text: hashlib.sha256(text.encode()).digest())[:count]


# Characters of texts that are not prose: controls, private use, placeholders, mnemonics and markup.
NOT_PROSE = re.compile(r"[\x00-\x1f\x7f-\x9f\ue000-\uf8ff\ufffd%$<>{}&~_|\\^#]")
PROSE_SOURCE = LIBREOFFICE + "de"


@cache
def prose(language: Language) -> tuple[str, ...]:
    """LibreOffice's longer messages: hints and explanations, most of them whole sentences."""
    if language.package is None:
        texts: Iterable[str] = debian.messages(PROSE_SOURCE)
    else:
        texts = (text for key, text in debian.messages(language.package).items() if text != key)
    shortest, longest = language.lengths
    return tuple({text: None for text in texts if shortest <= len(text) <= longest and not NOT_PROSE.search(text)})


@cache
def words(language: Language) -> tuple[str, ...]:
    """The words of the language's prose, between spaces and without punctuation."""
    letters = re.compile(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f\u0900-\u097f\u0e00-\u0e7f\u200c\u200d])*")
    return tuple({word: None for text in prose(language) for word in letters.findall(text)})


@cache
def countries(tag: str) -> dict[str, tuple[str, str | None]]:
    """ISO code → name and official name, from Examples/."""
    path = ROOT / "Examples" / "countries" / f"{tag.replace('-', '_')}.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["sections"][0]["rows"]
    return {row["id"]: (row["title"], row.get("detail")) for row in rows}


@cache
def emoji() -> tuple[tuple[str, str], ...]:
    """Fully-qualified emoji and their names, in CLDR order."""
    line = re.compile(r"^([0-9A-F ]+?) +; fully-qualified +# \S+ E[\d.]+ (.*)$", re.MULTILINE)
    found = line.findall(UNICODE_EMOJI.read_text(encoding="utf-8"))
    return tuple(("".join(chr(int(point, 16)) for point in points.split()), name) for points, name in found)


def field(name: str) -> list[str]:
    """A field's values in Debian's package index."""
    return [fields[name] for fields in debian.package_index() if name in fields]


def pseudorandom(seed: str) -> Callable[[int], int]:
    """A generator of numbers below a bound, the same for ever: SHA-256 of the seed and a counter."""
    count = 0

    def below(bound: int) -> int:
        nonlocal count
        count += 1
        return int.from_bytes(hashlib.sha256(f"{seed} {count}".encode()).digest()[:8]) % bound

    return below


SYLLABLE_END = re.compile(
    "(?<=[aeiouyäöüéèêàâîôûαεηιουωάέήίόύώаеёиоуыэюя])"
    "(?=[bcdfghjklmnpqrstvwxzßçβγδζθκλμνξπρστφχψбвгджзклмнпрстфхцчшщ]"
    "[aeiouyäöüéèêàâîôûαεηιουωάέήίόύώаеёиоуыэюя])"
)


def with_soft_hyphens(text: str) -> str:
    """Soft hyphens where a vowel is followed by a single consonant and a vowel, in words of six letters and more."""

    def hyphenated(match: re.Match[str]) -> str:
        word = match.group()
        return word[:2] + SYLLABLE_END.sub("\u00ad", word[2:-2]) + word[-2:]

    return re.sub(r"\w{6,}", hyphenated, text)
