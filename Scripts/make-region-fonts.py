#!/usr/bin/env python3
"""Makes the fonts of Tests/Fixtures/fonts/regions: a few characters of Noto Sans CJK for each of the five regions.

All that a face says of itself stays: names, code pages, variation sequences. Advances differ from face to face, so that a text's width tells
in which it is set; those of Noto Sans CJK are the same. The Korean face has a mark without one of its bases, the one for Hong Kong has both.
Needs fonttools and Debian's fonts-noto-cjk (1:20220127+repack1-1).

Usage: Scripts/make-region-fonts.py [NotoSansCJK-Regular.ttc]
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/fonts/regions"
COLLECTION = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
# The face in the collection, and how far each ideograph moves the pen.
FACES = {"JP": (0, 1000), "KR": (1, 920), "SC": (2, 940), "TC": (3, 960), "HK": (4, 980)}
TEXT = "骨直令誤葛辻城角侮東京あいアイ가나한국、。 "
SELECTORS = [0xE0100, 0xE0101, 0xFE00]
TONE = "\u302c"


def main() -> None:
    collection = sys.argv[1] if len(sys.argv) > 1 else COLLECTION
    for name, (index, advance) in FACES.items():
        font = TTFont(collection, fontNumber=index, recalcTimestamp=False)
        characters = {ord(character) for character in TEXT} | set(SELECTORS)
        if name in ("KR", "HK"):
            characters.add(ord(TONE))
        if name == "KR":
            characters.discard(ord("葛"))
        options = Options(
            layout_features=[], name_IDs=["*"], name_languages=["*"], hinting=False, glyph_names=False,
            notdef_outline=True, drop_tables=["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx", "DSIG"],
        )
        # Which code pages a face is for is what it says, not what is left of it.
        options.prune_codepage_ranges = False
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        tones = {font.getBestCmap().get(ord(TONE))}
        for glyph, (width, bearing) in font["hmtx"].metrics.items():
            if width == 1000 or glyph in tones:
                font["hmtx"].metrics[glyph] = (advance, bearing)
        font.save(FOLDER / f"NotoSansCJK-{name}.otf")


if __name__ == "__main__":
    main()
