#!/usr/bin/env python3
"""Makes the fonts of Tests/Fixtures/fonts/rules: a few letters each, and rules by which words are not what they are by themselves.

Every glyph is empty, and each has another advance. Needs fonttools.

Usage: /usr/bin/python3 -s Scripts/make-rule-fonts.py
"""

import re
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.ttLib.tables.DefaultTable import DefaultTable

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/fonts/rules"

# For each font its letters, whether it has glyph classes, and its rules. A glyph has the name of its letter; x, y and z have no character.
FONTS = {
    # A rule without context calls a rule with context.
    "NestedRule": (" abcd", True, """
        lookup other { sub b by x; } other;
        lookup inner { sub b' lookup other c d; } inner;
        lookup outer { sub b' lookup inner; } outer;
        feature calt { lookup outer; } calt;"""),
    # Without glyph classes, HarfBuzz treats a glyph that replaces two letters as a ligature, and IgnoreLigatures skips it.
    "PassedLigature": (" abf", False, """
        lookup first { sub f f by x; } first;
        lookup second { lookupflag IgnoreLigatures; sub a b by y; } second;
        feature liga { lookup first; lookup second; } liga;"""),
    # A lookup of fractions that another feature has as well.
    "SharedFraction": (" abc", True, """
        lookup both { sub a b c by x; } both;
        feature frac { lookup both; } frac;
        feature Harf { lookup both; } Harf;"""),
    # The random substitute of a letter depends on all letters before it.
    "DrawnLots": (" abc", True, "feature rand { sub a from [x y z]; } rand;"),
    # A deleted letter, whose cluster merges with that of the space after it.
    "LostLetter": (" abc", True, "feature ccmp { sub c by NULL; } ccmp;"),
    # A ligature with a space, which hangs at a line's end.
    "SpaceLigature": (" abe", True, "feature liga { sub e space by x; } liga;"),
    # HarfBuzz decomposes a letter into two, and a rule replaces the first of these.
    "TakenApart": (" it\u0304\u0131", True, """
        feature ccmp { sub i' \u0304 by \u0131; } ccmp;
        feature kern { pos t i -70; } kern;"""),
    # HarfBuzz recomposes U+09DF only if there is a mark in the run.
    "MarksAnywhere": (" \u09af\u09bc\u09df\u09b9\u09be", True, ""),
    # A coverage table whose glyphs are not in order: see `disorder`.
    "UnsortedCoverage": (" abcdefghi", True, """
        feature liga { sub a f a by x; sub c f a by x; sub e f a by y; sub g f a by z; sub i f a by x; } liga;"""),
    # The space is kerned with katakana, which begins a run of hiragana.
    "KanaKerning": (" 1\u30a2\u30a4\u3042", True, "feature kern { pos space \u30a4 -70; } kern;"),
    "UnsortedIdeographs": (" 漢甲字乙語丙文丁中国", True, """
        feature liga { sub 漢 国 by x; sub 字 国 by x; sub 語 国 by y; sub 文 国 by z; sub 中 国 by x; } liga;"""),
    # A space that becomes two glyphs, of which the first joins the letter before it.
    "JoinedSpace": (" abc", True, """
        feature rlig { sub space by a x; } rlig;
        feature curs { pos cursive a <anchor 30 0> <anchor 400 0>; } curs;"""),
    # Without lookups for Hebrew in `GPOS`, HarfBuzz uses the `kern` table for it: see `kern`.
    "KernBesidePositioning": (" '\u05d0\u05d1", True, "feature kern { pos space ' -60; } kern;"),
    # Many letters map to one glyph: see `share`.
    "SharedGlyph": (" az", True, ""),
}


def disorder(font, covered):
    """Moves the fourth glyph of a ligature's coverage to the second position, so that a binary search misses some glyphs."""
    tag = "GSUB"
    glyphs = b"".join(font.getGlyphID(name).to_bytes(2, "big") for name in names(covered))
    data = font[tag].compile(font)
    assert data.count(glyphs) == 1
    a, c, e, g, i = (glyphs[place : place + 2] for place in range(0, 10, 2))
    font[tag] = DefaultTable(tag)
    font[tag].data = data.replace(glyphs, a + g + c + e + i)


def share(font):
    """A `cmap` of format 13, of which HarfBuzz 6 lists only some letters but maps all."""
    subtable = CmapSubtable.newSubtable(13)
    subtable.platformID, subtable.platEncID, subtable.language = 3, 10, 0
    subtable.cmap = {ord(letter): "u0061" for letter in "abcdefghijklmnopqrstuvwxyz"} | {0x20: "u0020"}
    font["cmap"].tables = [subtable]


def kern(font):
    """Adds a `kern` table, by which the apostrophe stands closer to the space."""
    subtable = KernTable_format_0(apple=False)
    subtable.version, subtable.coverage, subtable.tupleIndex = 0, 1, None
    subtable.kernTable = {("u0027", "u0020"): -92, ("u0020", "u0027"): -92}
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [subtable]


def names(letters):
    return [f"u{ord(letter):04X}" for letter in letters]


def write(name, letters, has_classes, rules):
    order = [".notdef", *names(letters), "x", "y", "z"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(letter): glyph for letter, glyph in zip(letters, names(letters))})
    builder.setupGlyf({glyph: Glyph() for glyph in order})
    advances = {glyph: (400 + 37 * index, 0) for index, glyph in enumerate(order)}
    builder.setupHorizontalMetrics(advances | {"u0304": (0, 0)} if "\u0304" in letters else advances)
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    font = builder.font
    # In rules a letter is a word by itself.
    glyphs = dict(zip(letters, names(letters))) | {"space": "u0020"}
    rules = re.sub(r"(?<!\S)(space|[^\s;])(?=[\s;'])", lambda found: glyphs.get(found[1], found[1]), rules)
    addOpenTypeFeaturesFromString(font, rules)
    if not has_classes and "GDEF" in font:
        del font["GDEF"]
    if name == "UnsortedCoverage":
        disorder(font, "acegi")
    if name == "UnsortedIdeographs":
        disorder(font, "漢字語文中")
    if name == "KernBesidePositioning":
        kern(font)
    if name == "SharedGlyph":
        share(font)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(FOLDER / f"{name}.ttf")


FOLDER.mkdir(exist_ok=True)
for name, parts in FONTS.items():
    write(name, *parts)
