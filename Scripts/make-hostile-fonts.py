#!/usr/bin/env python3
"""Makes the fonts of Tests/Fixtures/fonts/hostile: small files that ask for work without end.

Every glyph is empty; the tables are written byte by byte, as no font editor would. Needs fonttools.

Usage: /usr/bin/python3 -s Scripts/make-hostile-fonts.py
"""

import os
import struct
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables._g_l_y_f import Glyph

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/fonts/hostile"
LETTERS = range(0x20, 0x7F)
FIRST = 1  # the glyph of the space; that of each letter follows


def integers(*values):
    return struct.pack(f">{len(values)}H", *values)


def table(feature, *lookups):
    """A table GSUB or GPOS of which one feature has all lookups, in any script."""
    count = len(lookups)
    scripts = integers(1) + b"DFLT" + integers(8) + integers(4, 0) + integers(0, 0xFFFF, 1, 0)
    features = integers(1) + feature.encode() + integers(8) + integers(0, count, *range(count))
    offsets, places = 2 + 2 * count, []
    for lookup in lookups:
        places.append(offsets)
        offsets += len(lookup)
    body = integers(count, *places) + b"".join(lookups)
    head = integers(1, 0, 10, 10 + len(scripts), 10 + len(scripts) + len(features))
    return head + scripts + features + body


def lookup(kind, subtable):
    return integers(kind, 0, 1, 8) + subtable


def coverage(first, last):
    return integers(2, 1, first, last, 0)


def write(name, letters=LETTERS, units=1000, advance=500, **tables):
    order = [".notdef"] + [f"u{value:04X}" for value in letters]
    builder = FontBuilder(units, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({value: f"u{value:04X}" for value in letters})
    builder.setupGlyf({glyph: Glyph() for glyph in order})
    builder.setupHorizontalMetrics({glyph: (advance + index, 0) for index, glyph in enumerate(order)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    font = builder.font
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    for tag, data in tables.items():
        font[tag] = DefaultTable(tag)
        font[tag].data = data
    font.save(FOLDER / f"{name}.ttf")


def next_glyph():
    """Single substitution of each of 65 535 glyphs by the one after it: every letter may become any glyph."""
    return table("liga", lookup(1, integers(1, 6, 1) + coverage(0, 0xFFFE)))


def overlapping_rules(sets, rules):
    """Rules of context, all of which are the same 40 bytes: fewer than HarfBuzz stops at (`HB_SANITIZE_MAX_OPS_FACTOR`)."""
    # In this order: the subtable, the offsets of the sets, one rule set, one rule, the coverage.
    set_place = 6 + 2 * sets
    rule_place = 2 + 2 * rules
    inputs = [FIRST + 1] * 16
    rule = integers(len(inputs) + 1, 1, *inputs, 0, 1)
    covered = coverage(FIRST, FIRST + sets - 1)
    subtable = integers(1, set_place + rule_place + len(rule), sets, *[set_place] * sets)
    subtable += integers(rules, *[rule_place] * rules) + rule + covered
    return table("liga", lookup(5, subtable), lookup(1, integers(1, 6, 1) + coverage(FIRST, FIRST)))


def growing_text(letter, count):
    """Multiple substitution of a letter by so many that HarfBuzz gives up on a line of it."""
    glyph = FIRST + letter - LETTERS[0]
    subtable = integers(1, 8, 1, 14) + integers(1, 1, glyph) + integers(count, *[glyph] * count)
    return table("ccmp", lookup(2, subtable))


def deleted_text(first, last):
    """Multiple substitution of each letter by none, which HarfBuzz allows, though OpenType does not."""
    count = last - first + 1
    sequences = 6 + 2 * count
    subtable = integers(1, sequences + 2, count, *[sequences] * count) + integers(0)
    return table("ccmp", lookup(2, subtable + coverage(first, last)))


def growing_letters(glyphs, count):
    """Multiple substitution of some letters by `count` of each, fewer than HarfBuzz gives up on."""
    sequences = 6 + 2 * len(glyphs)
    places = [sequences + index * (2 + 2 * count) for index in range(len(glyphs))]
    end = sequences + len(glyphs) * (2 + 2 * count)
    subtable = integers(1, end, len(glyphs), *places)
    subtable += b"".join(integers(count, *[glyph] * count) for glyph in glyphs)
    return table("ccmp", lookup(2, subtable + integers(1, len(glyphs), *glyphs)))


def missing_letter(glyph):
    """Single substitution of a letter by the missing glyph."""
    return table("ccmp", lookup(1, integers(2, 8, 1, 0) + coverage(glyph, glyph)))


def base_glyphs(first, last):
    """A table GDEF in which some glyphs are base glyphs."""
    return integers(1, 0, 12, 0, 0, 0) + integers(2, 1, first, last, 1)


def kerned_pairs():
    """Kerning of each glyph with each, so that no text may be cut as it is: one class on either side."""
    covered, classes = coverage(FIRST, FIRST + len(LETTERS)), integers(2, 0)
    values = integers(0xFFFE)
    place = 16 + len(values)
    ends = place + len(covered), place + len(covered) + len(classes)
    subtable = integers(2, place, 4, 0, *ends, 1, 1) + values + covered + classes + classes
    return table("kern", lookup(2, subtable))


def main():
    os.makedirs(FOLDER, exist_ok=True)
    write("NextGlyph", GSUB=next_glyph())
    # Fewer rules at a glyph than the limit at which a font is refused, and more.
    write("OverlappingRules", GSUB=overlapping_rules(sets=2, rules=8000))
    write("TooManyRules", GSUB=overlapping_rules(sets=2, rules=28000))
    write("GrowingText", GSUB=growing_text(ord("a"), 200))
    write("DeletedText", GSUB=deleted_text(FIRST, FIRST + len(LETTERS) - 1))
    hebrew = [0x20, *range(0x5D0, 0x5EB)]
    write("MissingLetter", hebrew, GSUB=missing_letter(FIRST + 5), GDEF=base_glyphs(FIRST, len(hebrew)))
    # Units of which the common multiple with another face's is a thousand times as many.
    write("WideLetters", units=1009, advance=32_000)
    # After the letters of ASCII comes one of Devanagari, which HarfBuzz shapes by syllables.
    grown = [FIRST + ord("a") - LETTERS[0], FIRST + len(LETTERS)]
    write("GrowingLetters", [*LETTERS, 0x915], GSUB=growing_letters(grown, 60), GPOS=kerned_pairs())


main()
