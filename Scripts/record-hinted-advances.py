#!/usr/bin/env python3
"""Records the advances of glyphs as FreeType hints them for Android: Tests/Fixtures/devices/hinted-advances.tsv.

Skia loads glyphs for the Android framework with FT_LOAD_NO_AUTOHINT (SkFontHost_FreeType.cpp) and takes `advance.x` as it is.
Needs freetype-py. Run from the root of the repository.
"""

import freetype

FONTS = {
    "Roboto/Roboto-Regular.ttf": "Hamburgefonstiv 0123456789.,-—…fiÅßжλ",
    "Roboto/Roboto-Medium.ttf": "Hamburgefonstiv e-a0123",
    "Inter/Inter-Regular.otf": "Hamburgefonstiv 0123456789.,-",
    "NotoSans/NotoSansArabic-Regular.ttf": "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ،؟",
    "NotoSans/NotoSansHebrew-Regular.ttf": "אבגדהוזחטיכלמנסעפצקרשת",
    "NotoSans/NotoSansDevanagari-Regular.ttf": "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह",
    "NotoSans/NotoSansThai-Regular.ttf": "กขคฆงจฉชซญฎฏฐดตถทธนบปผฝพฟภมยรลวศษสหอฮะา",
    "NotoSansCJK/NotoSansCJKjp-Regular.otf": "日本語かなカナ。、「」한국어",
}
SIZES = [11, 16, 18, 28, 31, 36, 42, 57, 63, 126]

with open("Tests/Fixtures/devices/hinted-advances.tsv", "w", encoding="utf-8") as file:
    file.write(f"# FreeType {'.'.join(map(str, freetype.version()))}, Scripts/record-hinted-advances.py.\n")
    file.write("# Columns: font in Fonts, pixels of an em, characters, the advance of each in pixels.\n")
    for path, characters in FONTS.items():
        face = freetype.Face("Fonts/" + path)
        for size in SIZES:
            face.set_char_size(size * 64)
            advances = []
            for character in characters:
                face.load_char(character, freetype.FT_LOAD_NO_AUTOHINT | freetype.FT_LOAD_NO_BITMAP)
                advances.append(f"{face.glyph.advance.x / 64:g}")
            file.write(f"{path}\t{size}\t{characters}\t{' '.join(advances)}\n")
