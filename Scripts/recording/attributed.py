"""Cases of text in several styles: where a style begins and ends, what it changes, and boxes among the words."""

import re
import unicodedata

from .cases import RIGHT_TO_LEFT, BY_TAG, stack
from .faces import covered
from .texts import LANGUAGES, Language, countries, prose, pseudorandom, sample

SIZES = [16, 13, 20, 24]
WIDTHS = [140, 217.5, 330]
LINE_HEIGHTS = [1.5, 1.25, 1, 1.4]
BOX_ALIGNMENTS = ["baseline", "text-top", "text-bottom", "middle", "top", "bottom"]

UNSPACED = ["th", "ja", "zh-CN", "zh-TW"]

# Characters that join their neighbours: a style must not begin beside them, inside a grapheme cluster.
JOINERS = "\u200c\u200d\u094d"


def styles(language: Language, size: float) -> list[dict]:
    """What a span may change: weight, family, size, letter spacing, features, height above the baseline; one or several."""
    own = language.families[0]
    other = ["Inter", own] if own != "Inter" else ["Roboto"]
    # A family that lacks the script: the text falls back, but the family's metrics still count.
    foreign = ["Noto Sans Thai" if own != "Noto Sans Thai" else "Noto Sans Hebrew", own]
    found = [
        {"weight": 700},
        {"fonts": other},
        {"size": size * 1.5},
        {"size": size * 0.75},
        {"raise": 4},
        {"raise": -2.5},
        {"features": {"kern": 0}},
        {"features": {"liga": 0, "calt": 0}},
        {"fonts": foreign},
        {"weight": 700, "size": size * 1.25, "raise": 3},
        {"fonts": other, "features": {"tnum": 1}, "size": size * 0.75, "raise": 6},
    ]
    # Letter spacing must not separate joined letters; letter-spacing.json records how a browser handles them.
    if language.tag not in RIGHT_TO_LEFT:
        found += [{"letterSpacing": 1.25}, {"letterSpacing": -0.25, "weight": 700}]
    return found


def is_boundary(text: str, index: int) -> bool:
    """Whether a style may begin at `index` without dividing a grapheme cluster."""
    if not 0 < index < len(text):
        return False
    before, after = text[index - 1], text[index]
    # Two vowel signs, of Thai and Lao, have the category of letters.
    marks = unicodedata.category(after).startswith("M") or after in "\u0e33\u0eb3"
    return not marks and before not in JOINERS and after not in JOINERS


def cut_places(text: str, kind: str) -> list[int]:
    """Where a span may begin or end: at words, inside them, after hyphens and other marks, or on the spaces."""
    patterns = {"word": r"(?<=\s)(?=\S)", "inside": r"(?<=\w)(?=\w)", "mark": r"(?<=[^\w\s])(?=\S)", "space": r"(?<=\S)(?=\s)"}
    return [match.start() for match in re.finditer(patterns[kind], text) if is_boundary(text, match.start())]


def spans(text: str, kind: str, language: Language, size: float, below) -> list[dict] | None:
    """The text in two to five pieces, every second in a style of its own; None if there are too few places to cut."""
    places = cut_places(text, kind)
    if len(places) < 2:
        return None
    chosen = sorted({places[below(len(places))] for _ in range(2 + below(3))})
    ends = [*chosen, len(text)]
    available = styles(language, size)
    pieces = []
    for number, (start, end) in enumerate(zip([0, *chosen], ends)):
        piece = {"text": text[start:end]}
        if number % 2 == 1:
            piece["style"] = available[below(len(available))]
        pieces.append(piece)
    return pieces


def with_boxes(pieces: list[dict], below) -> list[dict]:
    """A box between each two pieces."""
    found = []
    for number, piece in enumerate(pieces):
        if number:
            align = BOX_ALIGNMENTS[below(len(BOX_ALIGNMENTS))]
            found.append({"box": {"width": 8 + below(120) / 4, "height": 6 + below(160) / 4, "align": align}})
        found.append(piece)
    return found


def is_covered(pieces: list[dict], fonts: list[str]) -> bool:
    """Whether each piece has its glyphs in its families, in both weights."""
    for piece in pieces:
        families = piece.get("style", {}).get("fonts", fonts)
        if not all(covered(piece.get("text", ""), families, weight) for weight in (400, 700)):
            return False
    return True


def attributed_cases() -> list[dict]:
    """Sentences in sixteen languages and of two directions, each cut in its own way; every third with boxes."""
    found: list[dict] = []
    below = pseudorandom("attributed")

    def add(text: str, language: Language, kind: str, fonts: list[str]) -> bool:
        number = len(found)
        size = SIZES[number % len(SIZES)]
        pieces = spans(text, kind, language, size, below)
        if pieces is None:
            return False
        if number % 3 == 2:
            pieces = with_boxes(pieces, below)
        if not is_covered(pieces, fonts):
            return False
        found.append(
            {
                "id": f"attributed-{number:04}",
                "locale": language.tag,
                "fonts": fonts,
                "weight": 400,
                "size": size,
                "lineHeight": LINE_HEIGHTS[number // 4 % len(LINE_HEIGHTS)],
                "pieces": pieces,
            }
        )
        return True

    for language in LANGUAGES:
        sentences = iter(sample(prose(language), 400))
        for number in range(14):
            # Thai, Japanese and Chinese have hardly any spaces.
            kinds = ["inside", "mark"] if language.tag in UNSPACED else ["inside", "word", "inside", "mark", "space"]
            kind = kinds[number % len(kinds)]
            family = language.families[number % len(language.families)]
            fonts = [family] if number % 2 else list(dict.fromkeys([family, "Roboto", *stack(family)]))
            while not add(next(sentences), language, kind, fonts):
                continue
    for right in RIGHT_TO_LEFT:
        there, here = countries(right), countries("en")
        for number, code in enumerate(sample(there, 24)):
            text = f"{there[code][0]} – {here[code][0]} ({there[code][1] or there[code][0]}), {number * 37}"
            add(text, BY_TAG[right], ["inside", "word", "mark"][number % 3], stack(BY_TAG[right].families[0], "Roboto"))
    return found
