#!/usr/bin/env python3
"""Records numbers of lines by a model of Android's Minikin: Tests/Fixtures/devices/android-lines.tsv.

Each word is shaped by itself by HarfBuzz; glyphs are as wide as FreeType hints them, at the size without its fraction of a pixel
(MinikinUtils.cpp); a line is full where it is wider than its limit without the letter spacing of one letter (Layout.cpp of Android 15).
Needs uharfbuzz. Run from the root of the repository.
"""

import json
import math
import random
import re

import uharfbuzz as hb

face = hb.Face(hb.Blob.from_file_path("Fonts/Roboto/Roboto-Regular.ttf"))
units = hb.Font(face)
units.scale = (face.upem, face.upem)


def advance(glyph, size):
    """FT_MulFix and FT_PIX_ROUND."""
    factor = ((size << 22) + face.upem // 2) // face.upem
    return ((units.get_glyph_h_advance(glyph) * factor + 0x8000 >> 16) + 32) >> 6


def make_font(size):
    font = hb.Font(face)
    font.scale = (size * 256, size * 256)
    functions = hb.FontFuncs.create()
    functions.set_glyph_h_advance_func(lambda font, glyph, data: advance(glyph, size) * 256)
    functions.set_nominal_glyph_func(lambda font, character, data: units.get_nominal_glyph(character) or 0)
    font.funcs = functions
    return font


def width(word, font, spacing):
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"liga": False, "clig": False} if spacing else {})
    clusters = len({info.cluster for info in buffer.glyph_infos})
    return sum(position.x_advance for position in buffer.glyph_positions) / 256 + clusters * spacing


def line_count(text, size, letter_spacing, limit):
    """None if a word is wider than a line."""
    whole = math.floor(size)
    spacing = letter_spacing / size * whole
    font = make_font(whole)
    space = width(" ", font, spacing)
    lines, pen = 1, 0
    for word in text.split(" "):
        advance_of_word = width(word, font, spacing)
        if advance_of_word - spacing > limit:
            return None
        if pen and pen + space + advance_of_word - spacing > limit:
            lines, pen = lines + 1, 0
        pen += advance_of_word + (space if pen else 0)
    return lines


random.seed(261127)
lines = [json.loads(line).get("detail", "") for line in open("Examples/debian-packages.ndjson", encoding="utf-8")]
texts = sorted({text for text in lines if re.fullmatch(r"[A-Za-z,.']+( [A-Za-z,.']+)+", text) and len(text) > 30})
with open("Tests/Fixtures/devices/android-lines.tsv", "w", encoding="utf-8") as file:
    file.write("# Roboto Regular by a model of Minikin (Android 15), Scripts/record-android-lines.py.\n")
    file.write("# Columns: text, size, letter spacing and width in pixels, lines.\n")
    for text in random.sample(texts, 400):
        density = random.choice([1.5, 2, 2.625, 2.75, 3])
        points, tracking = random.choice([(16, 0.5), (14, 0.25), (12, 0.4), (11, 0.5), (22, 0)])
        scale = random.choice([1, 1.15, 1.3]) * density
        size, spacing = float(f"{points * scale:g}"), float(f"{tracking * scale:g}")
        limit = int(random.uniform(100, 380) * density)
        count = line_count(text, size, spacing, limit)
        if count:
            file.write(f"{text}\t{size:g}\t{spacing:g}\t{limit}\t{count}\n")
