"""The cases that a browser is asked: one list for each fixture file."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from . import texts
from .faces import FAMILIES, covered
from .texts import LANGUAGES, countries, prose, pseudorandom, sample

SIZES = [13, 16, 17.5, 24]
LINE_HEIGHTS = {13: 20, 16: 24, 17.5: 28, 24: 36}
WIDTHS = [100, 163.5, 240, 343]

LETTER_SPACINGS = [0.5, 1.25, -0.25, 2]

BY_TAG = {language.tag: language for language in LANGUAGES}


@dataclass
class CaseList:
    """Cases of one file as they are found: sizes go round, every fifth is bold, what no family covers is left out."""

    name: str
    cases: list[dict] = field(default_factory=list)
    seen: set[tuple] = field(default_factory=set)

    def add(self, text: str, tag: str, fonts: Iterable[str], letter_spacing: float = 0) -> bool:
        """Adds a case unless it is there already or some character has no glyph; says whether it did."""
        number, families = len(self.cases), list(fonts)
        weight = 700 if number % 5 == 4 else 400
        if (text, *families) in self.seen or not covered(text, families, weight):
            return False
        self.seen.add((text, *families))
        size = SIZES[number % len(SIZES)]
        case = {
            "id": f"{self.name}-{number:04}",
            "text": text,
            "locale": tag,
            "fonts": families,
            "weight": weight,
            "size": size,
            "lineHeight": LINE_HEIGHTS[size],
        }
        if letter_spacing:
            case["letterSpacing"] = letter_spacing
        self.cases.append(case)
        return True

    def add_in_first(self, text: str, tag: str, choices: list[list[str]]) -> None:
        """Adds a case in the first list of families that covers it."""
        for fonts in choices:
            if self.add(text, tag, fonts):
                return

    def add_up_to(self, count: int, candidates: Iterable[str], tag: str, fonts: Iterable[str], **more: float) -> None:
        """Adds the first `count` candidates that can be added."""
        families = list(fonts)
        for text in candidates:
            if count == 0:
                return
            count -= self.add(text, tag, families, **more)


def stack(*first: str) -> list[str]:
    """All families but Inter, those named first."""
    return list(dict.fromkeys([*first, *(family for family in FAMILIES if family != "Inter")]))


def cut(text: str, length: int) -> list[str]:
    """The text in pieces of so many characters."""
    return [text[index : index + length] for index in range(0, len(text), length)]


def all_lists() -> list[list[dict]]:
    makers = [prose_cases, fallback_cases, direction_cases, emoji_cases, address_cases, space_cases, word_cases]
    makers += [soft_hyphen_cases, letter_spacing_cases, tab_cases]
    return [maker().cases for maker in makers]


def prose_cases() -> CaseList:
    """Sentences in one face that has every character."""
    found = CaseList("prose")
    for language in LANGUAGES:
        each = 48 // len(language.families)
        for family in language.families:
            found.add_up_to(each, sample(prose(language)), language.tag, [family])
    return found


def fallback_cases() -> CaseList:
    """Sentences that need more than one face, or whose first family has little of them."""
    found = CaseList("fallback")
    for language in LANGUAGES:
        own = language.families[0]
        sentences = sample(prose(language))
        mixed = [text for text in sentences if not covered(text, [own], 400)]
        found.add_up_to(14, mixed + sentences, language.tag, stack(own))
        other = "Noto Sans Thai" if own == "Roboto" else "Roboto"
        found.add_up_to(14, sentences[200:], language.tag, stack(other))
    return found


RIGHT_TO_LEFT = ["ar", "he", "fa"]
LEFT_TO_RIGHT = ["en", "de", "ru", "el", "hi", "th", "ja", "zh-CN", "ko"]


def direction_cases() -> CaseList:
    """Both directions in one text: names, quotations, package names, numbers, and the controls of UAX #9."""
    found = CaseList("direction")
    below = pseudorandom("directions")
    for right in RIGHT_TO_LEFT:
        there = countries(right)
        own = BY_TAG[right].families[0]
        sentences = sample(prose(BY_TAG[right]), 400)
        packages = sample(texts.field("Package"), 60)
        codes = sample(there, 249)
        for left in LEFT_TO_RIGHT:
            here = countries(left)
            for fonts in (stack(own), stack("Roboto")):
                some = [codes[below(249)] for _ in range(4)]
                found.add(", ".join(f"{here[code][0]} ({there[code][0]})" for code in some), left, fonts)
                found.add("، ".join(f"{there[code][0]} ({here[code][0]})" for code in some), right, fonts)
                code = some[0]
                sentence = sample(prose(BY_TAG[left]), 200)[below(200)]
                middle = sentence.find(" ", len(sentence) // 3) + 1
                found.add(f"{sentence[:middle]}«{there[code][1] or there[code][0]}» {sentence[middle:]}", left, fonts)
        for number, sentence in enumerate(sentences[:24]):
            fonts = stack(own) if number % 2 else stack("Roboto")
            middle = sentence.find(" ", len(sentence) // 2) + 1
            package = packages[number]
            version = f"1:{number}.{below(100)}-{below(9)}"
            found.add(f"{sentence[:middle]}{package} {version} {sentence[middle:]}", right, fonts)
            found.add(f"{package}: {sentence}", right, fonts)
        for code in codes[:12]:
            name = there[code][0]
            figure = f"{below(90000) + 1000:,}.{below(100):02}"
            telephone = f"+{below(900) + 100}-{below(90) + 10}-{below(9000) + 1000}"
            found.add(f"{name}: {figure} km² ({telephone})", right, stack(own))
            found.add(f"ISO 3166: \u2067{name}\u2069 = {code}, \u200f{figure}\u200f!", "en", stack("Roboto"))
            embedded = f"\u202b{code} {name} {figure}\u202c – \u2068{name}\u2069 \u202a{code} {name}\u202c."
            found.add(embedded, "en", stack(own))
    return found


def emoji_cases() -> CaseList:
    """Emoji with their names, between words, without spaces, and bases with both variation selectors."""
    found = CaseList("emoji")
    below = pseudorandom("emoji")
    every = texts.emoji()
    names = dict(every)
    for sequence in sample(names, 90):
        name = names[sequence]
        found.add(f"{sequence} {name}, {sequence}{sequence}: {name} {sequence}", "en", stack("Roboto"))

    def pick() -> str:
        return every[below(len(every))][0]

    for language in LANGUAGES:
        for number, sentence in enumerate(sample(prose(language), 60)[-5:]):
            joint = " " if " " in sentence else ""
            pieces = sentence.split(" ") if joint else cut(sentence, 4)
            for index in range(number % 3, len(pieces), 3):
                pieces[index] += joint + pick()
            fonts = stack(language.families[0]) if number % 2 else stack("Roboto")
            found.add(joint.join(pieces), language.tag, fonts)
    for length in range(3, 33):
        found.add("".join(pick() for _ in range(length)), "en", stack("Roboto"))
    presentable = [sequence for sequence, _ in every if sequence.endswith("\ufe0f") and len(sequence) == 2]
    for base in sample(presentable, 20):
        found.add(f"{base} {base[0]} {base[0]}\ufe0e, a{base}b{base[0]}c", "en", stack("Roboto"))
    return found


ASCII = [chr(point) for point in range(0x21, 0x7F)]


def address_cases() -> CaseList:
    """URLs, paths, dependency lists, tags, digests, short descriptions, and punctuation at random."""
    found = CaseList("address")
    below = pseudorandom("addresses")
    roboto, inter = ["Roboto"], ["Inter"]
    found.add_up_to(90, sample(texts.field("Homepage"), 200), "en", roboto)
    found.add_up_to(50, sample(texts.field("Filename"), 100), "en", inter)
    found.add_up_to(50, (text[:200] for text in sample(texts.field("Depends"), 100) if len(text) > 60), "en", roboto)
    found.add_up_to(20, sample(texts.field("Tag"), 60), "en", inter)
    found.add_up_to(20, sample(texts.field("SHA256"), 20), "en", roboto)
    found.add_up_to(60, (text for text in sample(texts.field("Description"), 200) if len(text) > 50), "en", inter)
    for tag in ["de", "ru", "ar", "he", "hi", "th", "ja", "zh-CN", "ko"]:
        sentences = sample(prose(BY_TAG[tag]), 40)
        for number, address in enumerate(sample(texts.field("Homepage"), 240)[-6:]):
            sentence = sentences[number]
            middle = sentence.find(" ", len(sentence) // 2) + 1
            fonts = stack(BY_TAG[tag].families[0])
            found.add(f"{sentence[:middle]}{address}?q={number}&lang={tag}#top {sentence[middle:]}", tag, fonts)
    for number in range(120):
        length = 20 + below(50)
        # Spaces, letters and digits are frequent, so that each kind of punctuation has each kind of neighbour.
        alphabet = ASCII + [" "] * 12 + list("aeinrtAB0129") * (2 if number % 2 else 0)
        found.add("".join(alphabet[below(len(alphabet))] for _ in range(length)), "en", roboto if number % 4 else inter)
    return found


def respaced(sentence: str, below) -> Iterator[str]:
    """A sentence with its spaces changed, one change at a time."""
    pieces = sentence.split(" ")
    half = len(pieces) // 2
    yield "  ".join(pieces)
    yield "   " + sentence
    yield sentence + "    "
    yield "".join(piece + " " * below(6) for piece in pieces)
    yield "\u00a0".join(pieces[:3]) + " " + " ".join(pieces[3:])
    yield " ".join(piece + ("\u00a0" if index % 3 == 0 else "") for index, piece in enumerate(pieces))
    yield "\u00a0".join(pieces)
    yield "\u200b".join(pieces)
    yield " \u200b ".join(pieces)
    yield "\u2060".join(cut(sentence, 7))
    yield " ".join(pieces[:half]) + "\n" + " ".join(pieces[half:])
    yield " ".join(pieces[:half]) + "  \n\n  " + " ".join(pieces[half:]) + "\n"
    yield "\u2009".join(pieces)
    yield "\u202f".join(pieces[:3]) + " " + " ".join(pieces[3:])
    yield "\u3000".join(pieces)
    yield " \u0301".join(pieces)


def space_cases() -> CaseList:
    """Double, leading, trailing, no-break, zero-width, wide and narrow spaces, word joiners, line feeds."""
    found = CaseList("space")
    below = pseudorandom("spaces")
    for language in LANGUAGES:
        own = language.families[0]
        for sentence in sample((text.strip() for text in prose(language) if text.count(" ") > 3), 80)[-2:]:
            for text in respaced(sentence, below):
                found.add_in_first(text, language.tag, [[own], stack(own)])
    for text in ["", " ", "     ", "\n", "\n\n", " \n ", "a", "a\n"]:
        found.add(text, "en", ["Roboto"])
    for text in ["\u200b", "\u00ad", "\u00a0", "\u0301", " \u0301", "a \u0301 b"]:
        found.add(text, "en", ["Roboto"])
    return found


def word_cases() -> CaseList:
    """Words wider than the line, alone and in a sentence: they break between graphemes; joined letters stay joined."""
    found = CaseList("word")
    below = pseudorandom("words")
    for language in LANGUAGES:
        vocabulary = sample((word for word in texts.words(language) if len(word) > 3), 500)
        sentences = sample((text for text in prose(language) if " " in text), 40)
        for number in range(10):
            word = "".join(vocabulary[below(len(vocabulary))] for _ in range(3 + number % 5))
            sentence = sentences[number]
            middle = sentence.find(" ", len(sentence) // 2) + 1
            text = word if number % 2 else f"{sentence[:middle]}{word} {sentence[middle:]}"
            family = language.families[number % len(language.families)]
            found.add_in_first(text, language.tag, [[family], stack(family)])
    return found


def soft_hyphen_cases() -> CaseList:
    """Soft hyphens in sentences and in words wider than the line."""
    found = CaseList("soft-hyphen")
    below = pseudorandom("soft hyphens")
    for tag in ["en", "de", "fr", "el", "ru", "uk"]:
        language = BY_TAG[tag]
        sentences = [texts.with_soft_hyphens(text) for text in sample(prose(language), 300)[-120:]]
        vocabulary = sample((word for word in texts.words(language) if len(word) > 6), 300)
        for family in language.families:
            found.add_up_to(10, (text for text in sentences if text.count("\u00ad") > 4), tag, [family])
            for length in range(3, 7):
                word = "".join(vocabulary[below(len(vocabulary))].lower() for _ in range(length))
                found.add(texts.with_soft_hyphens(word), tag, [family])
    return found


def letter_spacing_cases() -> CaseList:
    """Prose in one face with letters set apart or closer."""
    found = CaseList("letter-spacing")
    for language in LANGUAGES:
        sentences = sample(prose(language), 200)[-120:]
        for number, spacing in enumerate(LETTER_SPACINGS):
            family = language.families[number % len(language.families)]
            found.add_up_to(3, sentences[number * 20 :], language.tag, [family], letter_spacing=spacing)
    return found


def tab_cases() -> CaseList:
    """Tabs between words: stops at every eighth advance of the space."""
    found = CaseList("tab")
    for tag in ["en", "de", "ru", "ar", "he", "ja"]:
        language = BY_TAG[tag]
        for number, sentence in enumerate(sample((text for text in prose(language) if text.count(" ") > 3), 60)[-6:]):
            pieces = sentence.split(" ")
            text = "".join(piece + ("\t" if index % 3 == number % 3 else " ") for index, piece in enumerate(pieces))
            fonts = [language.families[0]]
            found.add_in_first(text, tag, [fonts, stack(*fonts)])
    return found
