#!/usr/bin/env python3
"""Records what Skia's SkParagraph, which sets Flutter's texts, makes of texts: Tests/Fixtures/devices/skia-paragraphs.tsv.

Needs skia-python 144 (PyPI), and libgl1 and libegl1. Run from the root of the repository.

The texts are names and descriptions of Examples, in lines so narrow that many have a word that is wider. The ICU of skia-python finds no words of
Thai and no breaks between ideographs, so there are none of these. Heights that lie between two whole
numbers are left out: Skia's single precision decides where they are rounded to.
"""

import json
import random

import skia

faces = {
    "Roboto": "Roboto/Roboto-Regular.ttf",
    "Noto Sans Arabic": "NotoSans/NotoSansArabic-Regular.ttf",
    "Noto Sans Hebrew": "NotoSans/NotoSansHebrew-Regular.ttf",
    "Noto Sans Devanagari": "NotoSans/NotoSansDevanagari-Regular.ttf",
}
# Size, height and letter spacing: roles of Material 3, and others.
styles = [(16, 1.5, 0.5), (14, 1.43, 0.25), (11, 1.45, 0.5), (22, 1.27, 0), (24, None, 0), (14, None, 0.1), (20.8, 1.5, 0.5), (16, None, 0)]


def measure(collection, text, size, height, spacing, width):
    style = skia.textlayout.TextStyle()
    style.setFontSize(size)
    style.setFontFamilies(list(faces))
    style.setLocale("en")
    style.setLetterSpacing(spacing)
    if height:
        style.setHeight(height)
        style.setHeightOverride(True)
        style.setHalfLeading(True)
    paragraph_style = skia.textlayout.ParagraphStyle()
    paragraph_style.setTextStyle(style)
    builder = skia.textlayout.ParagraphBuilder.make(paragraph_style, collection, skia.Unicodes.ICU.Make())
    builder.pushStyle(style)
    builder.addText(text)
    paragraph = builder.Build()
    paragraph.layout(width)
    return paragraph.Height, paragraph.LongestLine, paragraph.MaxIntrinsicWidth, paragraph.AlphabeticBaseline


def main():
    provider = skia.textlayout.TypefaceFontProvider()
    for name, path in faces.items():
        provider.registerTypeface(skia.Typeface.MakeFromFile("Fonts/" + path), name)
    collection = skia.textlayout.FontCollection()
    collection.setDefaultFontManager(provider)
    random.seed(1)
    rows = [json.loads(line) for line in open("Examples/debian-packages.ndjson", encoding="utf-8")]
    lists = [[row["detail"] for row in rows if "detail" in row]]
    for language in ["ar", "de", "el", "he", "hi", "ru"]:
        document = json.load(open(f"Examples/countries/{language}.json", encoding="utf-8"))
        lists.append([row.get("detail", row["title"]) for section in document["sections"] for row in section["rows"]])
    with open("Tests/Fixtures/devices/skia-paragraphs.tsv", "w", encoding="utf-8") as file:
        file.write(f"# SkParagraph of skia-python {skia.__version__}, Scripts/record-skia.py: {', '.join(faces)}; from left to right.\n")
        file.write("# Columns: text, size, height (0 if it is the faces'), letter spacing, width; height, longest line, one line, first baseline.\n")
        for index in range(3000):
            texts = lists[index % len(lists)]
            text = " ".join(random.sample(texts, 1 if texts is lists[0] else random.randint(1, 4)))
            size, height, spacing = random.choice(styles)
            width = random.choice([random.randint(40, 120), random.randint(120, 400)])
            measured = measure(collection, text, size, height, spacing, width)
            numbers = [size, height or 0, spacing, width, *(round(number, 4) for number in measured)]
            file.write("\t".join([text, *(f"{number:g}" if abs(number) < 1e5 else str(number) for number in numbers)]) + "\n")


main()
