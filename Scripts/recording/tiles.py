"""Random list tiles of Flutter, as list documents."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random

from . import ROOT

LANGUAGES = ["en", "de", "ar", "he", "hi", "th", "ja"]
EMOJI = ["😀", "👍🏽", "🇩🇪", "👨‍👩‍👧", "❤️", "1️⃣"]


@cache
def phrases(language: str) -> list[str]:
    """Names of countries, or descriptions of Debian's packages."""
    if language == "en":
        lines = (ROOT / "Examples" / "debian-packages.ndjson").read_text(encoding="utf-8").splitlines()
        return [row["detail"] for row in map(json.loads, lines) if row.get("detail")]
    data = json.loads((ROOT / "Examples" / "countries" / f"{language}.json").read_text(encoding="utf-8"))
    return [row.get("detail") or row["title"] for section in data["sections"] for row in section["rows"]]


def text(random: Random, most: int) -> str:
    """A text of up to some names, mostly of one language."""
    if random.random() < 0.02:
        return ""
    language = random.choice(LANGUAGES)
    parts = [random.choice(phrases(language)) for _ in range(random.randint(1, most))]
    if random.random() < 0.15:
        parts.insert(random.randint(0, len(parts)), random.choice(EMOJI))
    if random.random() < 0.1:
        parts.append(random.choice(phrases(random.choice(LANGUAGES))))
    return (" " if random.random() < 0.95 else "\n").join(parts)


def side(random: Random) -> dict | None:
    """What stands at an end of a tile."""
    kind = random.random()
    if kind < 0.3:
        return None
    if kind < 0.55:
        # Cut off, so that something is left for the texts.
        return {"text": text(random, 1)[: random.randint(1, 20)]}
    if kind < 0.8:
        return {"width": random.choice([18, 24, 40, 56]), "height": random.choice([18, 24, 40, 56])}
    return {"width": random.randint(1, 160), "height": random.randint(1, 160)}


def length(random: Random, most: int) -> float:
    """A length, a whole number or half of one."""
    return random.randint(0, 2 * most) / 2


def tile(random: Random) -> dict:
    """A tile; most parameters are left at their defaults."""
    row: dict = {"kind": "flutter.listTile", "material": random.choice([2, 3])}
    if random.random() < 0.95:
        row["title"] = text(random, random.choice([1, 1, 3]))
    if random.random() < 0.65:
        row["subtitle"] = text(random, random.choice([1, 1, 3, 4]))
    if random.random() < 0.2:
        row["isThreeLine"] = True
    for name in ("title", "subtitle"):
        if name in row and random.random() < 0.25:
            row[f"{name}Lines"] = random.randint(1, 3)
    for name in ("leading", "trailing"):
        if found := side(random):
            row[name] = found
    if random.random() < 0.3:
        row["dense"] = True
    if random.random() < 0.1:
        row["isInDrawer"] = True
    if random.random() < 0.4:
        row["visualDensity"] = {axis: random.randint(-16, 16) / 4 for axis in ("horizontal", "vertical")}
    if random.random() < 0.3:
        row["contentPadding"] = {edge: length(random, 40) for edge in ("top", "leading", "bottom", "trailing")}
    if random.random() < 0.5:
        row["titleAlignment"] = random.choice(["threeLine", "titleHeight", "top", "center", "bottom"])
    lengths = {"minVerticalPadding": 40, "minLeadingWidth": 80, "horizontalTitleGap": 40, "minTileHeight": 160}
    for name, most in lengths.items():
        if random.random() < 0.2:
            row[name] = length(random, most)
    return row


def random_tiles(random: Random, count: int) -> Iterator[dict]:
    for _ in range(count):
        locale = random.choice(LANGUAGES)
        # An app in Arabic or Hebrew is laid out from right to left.
        is_rtl = locale in ("ar", "he") or random.random() < 0.3
        yield {
            "style": "plain",
            "width": random.choice([random.randint(60, 900), random.randint(300, 500), 320, 360, 411]),
            "direction": "rtl" if is_rtl else "ltr",
            "locale": locale,
            "fontScale": random.choice([1, 1, 1, 0.85, 1.3, 2]),
            "sections": [{"rows": [tile(random)]}],
        }
