"""Holds the made faces against their sources: nothing that measuring or drawing reads may differ."""

import os
import subprocess
import tempfile

from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from build import file_name, open_source
from characters import CJK_LOCALES, cjk_repertoire, country_names
from recipes import BUDGET, FAMILIES, FONTS, LOCALES, Family, Treatment


class Difference(Exception):
    """A made face does not do what its source does."""


def verify_face(family: Family, weight: int, root: str) -> None:
    """Compares metrics, coverage, advances, outlines and shaping of one face with its source's."""
    if family.treatment is Treatment.VERBATIM:
        return
    path = os.path.join(root, file_name(family, weight))
    source, made = open_source(family, weight), TTFont(path, lazy=True)
    _same(path, "units and bounds", *(_metrics(font) for font in (source, made)))
    _same(path, "features", *(_features(font) for font in (source, made)))
    wanted = set(source.getBestCmap())
    if family.treatment is Treatment.SUBSET:
        wanted &= cjk_repertoire()
    _same(path, "coverage", wanted, set(made.getBestCmap()))
    source_names, made_names = _names(source, made, family)
    _compare_glyphs(path, source, made, source_names, made_names)
    _compare_shaping(path, family, weight, source_names, made_names)


def coverage(root: str) -> dict[str, dict[str, int]]:
    """For each language: how many distinct characters its country names have, and how many of them each family covers.
    Raises `Difference` for a character that no face has."""
    cover = {}
    for family in FAMILIES:
        fonts = [TTFont(os.path.join(root, file_name(family, weight)), lazy=True) for weight in family.faces]
        cover[family.name] = set.intersection(*(set(font.getBestCmap()) for font in fonts))
    report = {}
    for locale in LOCALES:
        characters = {ord(character) for name in country_names(locale) for character in name}
        missing = characters.difference(*cover.values())
        if missing:
            raise Difference(f"no face has {', '.join(f'U+{scalar:04X}' for scalar in sorted(missing))} ({locale})")
        report[locale] = {"characters": len(characters)}
        report[locale] |= {name: len(characters & covered) for name, covered in cover.items() if characters & covered}
    return report


def verify_budget(root: str) -> int:
    """The bytes of everything below `root`; raises `Difference` when they are too many."""
    total = sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(root) for name in names)
    if total >= BUDGET:
        raise Difference(f"Fonts/ has {total} bytes; the budget is {BUDGET}")
    return total


# Parts


def _same(path: str, what: str, source, made) -> None:
    if source != made:
        raise Difference(f"{path}: {what}: {made} instead of {source}")


def _metrics(font: TTFont) -> dict:
    fields = {
        "head": ["unitsPerEm", "flags", "macStyle", "modified"],
        "hhea": ["ascent", "descent", "lineGap"],
        "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "fsSelection"]
        + ["sxHeight", "sCapHeight", "usWeightClass", "yStrikeoutPosition", "yStrikeoutSize"],
        "post": ["underlinePosition", "underlineThickness", "italicAngle"],
    }
    return {f"{table}.{name}": getattr(font[table], name) for table, names in fields.items() for name in names}


def _features(font: TTFont) -> dict:
    """Per layout table, script and language: the features. A language that has its script's default ones is left out,
    as fontTools leaves it out."""
    found = {}
    for tag in ("GSUB", "GPOS"):
        if tag not in font:
            continue
        table = font[tag].table
        tags = [record.FeatureTag for record in table.FeatureList.FeatureRecord]
        for script in table.ScriptList.ScriptRecord:
            default = _tags(script.Script.DefaultLangSys, tags)
            found[tag, script.ScriptTag] = default
            for language in script.Script.LangSysRecord:
                own = _tags(language.LangSys, tags)
                if own != default:
                    found[tag, script.ScriptTag, language.LangSysTag] = own
    return found


def _tags(language, tags: list[str]) -> set[str]:
    return {tags[index] for index in language.FeatureIndex} if language else set()


def _names(source: TTFont, made: TTFont, family: Family) -> tuple[list[str], list[str]]:
    """Names by glyph id, the same for the same glyph in both faces: a CID-keyed face has its own, and a whole face
    keeps its glyph ids."""
    names = source.getGlyphOrder()
    return names, made.getGlyphOrder() if family.treatment is Treatment.SUBSET else names


def _compare_glyphs(path: str, source: TTFont, made: TTFont, source_names: list[str], made_names: list[str]) -> None:
    """Advances, side bearings and outlines of every glyph."""
    own_names = made.getGlyphOrder()
    _same(path, "number of glyphs", len(made_names), len(own_names))
    source_glyphs, made_glyphs = source.getGlyphSet(), made.getGlyphSet()
    known = set(source_names)
    for glyph_id, name in enumerate(made_names):
        if name not in known:
            raise Difference(f"{path}: glyph {glyph_id} ({name}) is not in the source")
        own = own_names[glyph_id]
        for table in ("hmtx", "vmtx"):
            if table in source:
                _same(path, f"{table} of glyph {glyph_id}", source[table][name], made[table][own])
        # Components are drawn through, since their names differ.
        _same(path, f"outline of glyph {glyph_id}", _outline(source_glyphs, name), _outline(made_glyphs, own))


def _outline(glyphs, name: str) -> list:
    pen = _FlatRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return pen.value


class _FlatRecordingPen(RecordingPen):
    """Records components as the outlines that they stand for."""

    def __init__(self, glyphs):
        super().__init__()
        self.glyphs = glyphs

    def addComponent(self, name, transformation):
        self.glyphs[name].draw(TransformPen(self, transformation))


def _compare_shaping(path: str, family: Family, weight: int, source_names: list[str], made_names: list[str]) -> None:
    """hb-shape's glyphs and positions of all country names that the face has a part in, across and down."""
    locales = CJK_LOCALES + ["zh_HK"] if family.treatment is Treatment.SUBSET else LOCALES
    directions = ["ltr", "ttb"] if family.treatment is Treatment.SUBSET else ["ltr", "rtl"]
    for locale in locales:
        lines = country_names("zh_TW" if locale == "zh_HK" else locale)
        for direction in directions:
            arguments = [f"--direction={direction}", f"--language={locale.replace('_', '-')}"]
            expected = _shape(FONTS + family.faces[weight], family.index, lines, arguments, source_names)
            _same(path, f"shaping ({locale}, {direction})", expected, _shape(path, 0, lines, arguments, made_names))


def _shape(path: str, index: int, lines: list[str], arguments: list[str], names: list[str]) -> list[list]:
    """Per line, each glyph's name and hb-shape's numbers for it: cluster, offset, advance."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        options = [f"--face-index={index}", "--no-glyph-names", f"--text-file={file.name}", *arguments]
        output = subprocess.run(["hb-shape", *options, path], check=True, capture_output=True, text=True).stdout
    shaped = []
    for line in output.splitlines():
        glyphs = [glyph.split("=", 1) for glyph in line.strip("[]").split("|")]
        shaped.append([(names[int(glyph_id)], numbers) for glyph_id, numbers in glyphs])
    if len(shaped) != len(lines):
        raise Difference(f"{path}: hb-shape gave {len(shaped)} lines of {len(lines)}")
    return shaped
