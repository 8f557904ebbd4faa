#!/usr/bin/env python3
"""Compares what Galley measures by its shortcuts with HarfBuzz on whole texts in fonts whose rules are drawn at random.

compare-random-rules.py GALLEY FOLDER [--count N] [--seed N]

Each font has some ten letters of one script and a few lookups of any types, which call each other, in features that HarfBuzz turns on. A font in which a text
differs stays in FOLDER, with its rules and its texts; then the status is 1. Needs fonttools.
"""

import argparse
import json
import logging
import os
import random
import subprocess
import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.feaLib.error import FeatureLibError
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables._g_l_y_f import Glyph

SCRIPTS = {  # letters, OpenType's tag, language
    "latin": ("abcdef ABé(-1", "latn", "en"),
    "greek": ("αβγδεζ Αά(1", "grek", "el"),
    "cyrillic": ("абвгде ёА(-1", "cyrl", "ru"),
    "arabic": ("بتثجحدر ()1", "arab", "ar"),
    "hebrew": ("אבגדהו ()1", "hebr", "he"),
    "devanagari": ("कखगतनर ािी्1", "dev2", "hi"),
    "thai": ("กขคงจฉ ัาเ1", "thai", "th"),
    "kana": ("アイウエカキ ー、1", "kana", "ja"),
    "han": ("漢字語文中国 、。1", "hani", "zh-CN"),
    "hangul": ("가나다각값 하(1", "hang", "ko"),
    "bengali": ("কখগযনয়র াি়্1", "bng2", "bn"),
    "khmer": ("កខគឃង ាិ្1", "khmr", "km"),
    "myanmar": ("ကခဂငဦ ာိ္1", "mym2", "my"),
    "mongolian": ("ᠠᠡᠢᠣᠤ ᠨᠮ(1", "mong", "mn"),
}
SUBSTITUTING = "ccmp locl rlig calt liga clig rclt rvrn frac numr rand Harf Buzz ltra rtla rtlm".split()
OF_SCRIPTS = {
    "arabic": "init medi fina isol mset".split() * 3,
    "devanagari": "nukt akhn rphf blwf half pres abvs psts cjct haln".split() * 2,
    "hangul": "ljmo vjmo tjmo".split(),
    "bengali": "nukt rphf half init pres abvs".split() * 2,
    "khmer": "pref blwf abvf pstf cfar pres abvs".split() * 2,
    "myanmar": "rphf pref blwf pstf pres abvs".split() * 2,
    "mongolian": "init medi fina isol".split() * 3,
}
POSITIONING = "kern kern dist mark curs cpsp abvm calt".split()
FLAGS = "IgnoreLigatures IgnoreBaseGlyphs IgnoreMarks RightToLeft".split()


class Rules:
    """The rules of a font, as a feature file."""

    def __init__(self, chance, script):
        self.chance, self.script = chance, script
        self.letters, self.tag, self.language = SCRIPTS[script]
        self.glyphs = [f"u{ord(letter):04X}" for letter in self.letters] + [f"x{index}" for index in range(6)]
        self.count = 0

    def glyph(self):
        return self.chance.choice(self.glyphs)

    def set(self, most=4):
        return "[" + " ".join(sorted({self.glyph() for _ in range(self.chance.randint(1, most))})) + "]"

    def sets(self, *counts):
        return " ".join(self.set() for _ in range(self.chance.choice(counts)))

    def lookup(self, rules, called=""):
        name = f"L{self.count}"
        self.count += 1
        flags = self.chance.sample(FLAGS, self.chance.choice([0, 0, 0, 1, 2]))
        flag = f"lookupflag {' '.join(flags)};\n" if flags else ""
        return name, f"{called}lookup {name} {{\n{flag}" + "\n".join(dict.fromkeys(rules)) + f"\n}} {name};\n"

    def distance(self):
        return f"<0 0 {self.chance.randint(-90, 90)} 0>"

    def context(self, verb, depth, make):
        rules, called = [], ""
        for _ in range(self.chance.randint(1, 3)):
            before, after = self.sets(0, 0, 1, 2), self.sets(0, 0, 1, 2, 3)
            inputs = [self.set() for _ in range(self.chance.choice([1, 1, 1, 2, 3]))]
            if self.chance.random() < 0.3:
                rules.append(f"ignore {verb} {before} " + " ".join(f"{one}'" for one in inputs) + f" {after};")
            parts = []
            for one in inputs:
                parts.append(f"{one}'")
                if one == inputs[0] or self.chance.random() < 0.6:
                    name, text = make(depth + 1)
                    called += text
                    parts[-1] += f" lookup {name}"
            rules.append(f"{verb} {before} {' '.join(parts)} {after};")
        return self.lookup(rules, called)

    def substitution(self, depth=0):
        kinds = ["single", "many", "none", "choice", "ligature", "ligature", "reverse"] + ["context"] * 4 * (depth < 3)
        kind, times = self.chance.choice(kinds), range(self.chance.randint(1, 4))
        if kind == "context":
            return self.context("sub", depth, self.substitution)
        firsts = list(dict.fromkeys(self.glyph() for _ in times))
        rows = {
            "single": lambda: [f"sub {first} by {self.glyph()};" for first in firsts],
            "many": lambda: [f"sub {first} by {self.glyph()} {self.glyph()};" for first in firsts],
            "none": lambda: [f"sub {firsts[0]} by NULL;"],
            "choice": lambda: [f"sub {first} from {self.set()};" for first in firsts],
            "reverse": lambda: [f"rsub {self.set()} {firsts[0]}' {self.set()} by {self.glyph()};"],
            "ligature": lambda: [
                f"sub {first} {' '.join(self.glyph() for _ in range(self.chance.choice([1, 1, 2, 3])))} by {self.glyph()};"
                for first in firsts
            ],
        }
        return self.lookup(rows[kind]())

    def positioning(self, depth=0):
        kind = self.chance.choice(["single", "pairs", "pairs", "both", "classes", "cursive"] + ["context"] * (depth < 2))
        if kind == "context":
            return self.context("pos", depth, self.positioning)
        firsts = list(dict.fromkeys(self.glyph() for _ in range(self.chance.randint(1, 6))))
        anchor = lambda x: self.chance.choice(["<anchor NULL>", f"<anchor {x} 0>"])
        rows = {
            "single": lambda: [f"pos {first} {self.distance()};" for first in firsts],
            "pairs": lambda: [f"pos {first} {self.glyph()} {self.distance()};" for first in firsts],
            "both": lambda: [f"pos {first} {self.distance()} {self.glyph()} {self.distance()};" for first in firsts],
            "classes": lambda: [f"pos {self.set()} {self.set()} {self.distance()};"],
            "cursive": lambda: [f"pos cursive {first} {anchor(30)} {anchor(400)};" for first in firsts],
        }
        return self.lookup(rows[kind]())

    def text(self):
        lookups, features = "", {}
        substituting = SUBSTITUTING + OF_SCRIPTS.get(self.script, [])
        for make, count, names in [(self.substitution, 3, substituting), (self.positioning, 2, POSITIONING)]:
            for _ in range(self.chance.randint(0, count)):
                name, text = make()
                lookups += text
                for _ in range(self.chance.choice([1, 1, 1, 2])):
                    features.setdefault(self.chance.choice(names), []).append(name)
        text = "languagesystem DFLT dflt;\n"
        if self.chance.random() < 0.5:
            text += f"languagesystem {self.tag} dflt;\n"
        text += lookups
        for feature, names in features.items():
            text += f"feature {feature} {{ " + " ".join(f"lookup {name};" for name in names) + f" }} {feature};\n"
        if self.chance.random() < 0.5:
            classes = [[], [], [], []]
            for glyph in self.glyphs:
                self.chance.choices(classes, [16, 2, 1, 2])[0].append(glyph)
            lists = [f"[{' '.join(glyphs)}]" if glyphs else "" for glyphs in classes[:3]]
            text += f"table GDEF {{ GlyphClassDef {','.join(lists)},; }} GDEF;\n"
        return text


def write(rules, text, file):
    order = [".notdef", *rules.glyphs]
    builder = FontBuilder(rules.chance.choice([1000, 2048, 16, 16384]), isTTF=True)
    builder.setupGlyphOrder(order)
    present = [letter for letter in rules.letters if rules.chance.random() < 0.97]
    builder.setupCharacterMap({ord(letter): f"u{ord(letter):04X}" for letter in present})
    builder.setupGlyf({glyph: Glyph() for glyph in order})
    builder.setupHorizontalMetrics({glyph: (400 + 37 * index, 0) for index, glyph in enumerate(order)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "X", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(builder.font, text)
    if rules.chance.random() < 0.2 and "GDEF" in builder.font:
        del builder.font["GDEF"]
    builder.font.save(file)


def request(rules):
    chance = rules.chance
    made = {
        "text": "".join(chance.choice(rules.letters) for _ in range(chance.choice([2, 3, 4, 5, 6, 8, 12, 20]))),
        "fonts": chance.choice([["X"], ["X"], ["X", "Roboto"], ["Noto Sans Arabic", "X"]]),
        "fallback": False,
        "locale": rules.language,
    }
    if chance.random() < 0.6:
        made["width"] = chance.choice([10, 20, 33.3, 50, 80])
    if chance.random() < 0.1:
        made["letterSpacing"] = 1
    if chance.random() < 0.1:
        made["features"] = {chance.choice(["liga", "kern", "calt", "frac"]): chance.choice([0, 1, 2])}
    return json.dumps(made, ensure_ascii=False)


def measured(galley, font, texts, shortcuts):
    command = [galley, "text", "--font", f"X={font}", "--ndjson", texts]
    return subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"GALLEY_SHORTCUTS": shortcuts}, timeout=60
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("galley")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=100, help="how many fonts of each script")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    arguments.folder.mkdir(exist_ok=True)
    tried = failed = 0
    for number in range(arguments.count):
        for script in SCRIPTS:
            rules = Rules(random.Random(f"{arguments.seed} {number} {script}"), script)
            text = rules.text()
            font = arguments.folder / f"{script}-{arguments.seed}-{number}.ttf"
            try:
                write(rules, text, font)
            except FeatureLibError:
                continue  # Rules that are none, such as two for the same pair.
            texts = font.with_suffix(".ndjson")
            lines = [request(rules) for _ in range(150)]
            texts.write_text("\n".join(lines) + "\n")
            whole, quick = (measured(arguments.galley, font, texts, how) for how in ("none", "at-once"))
            tried += 1
            if whole.returncode == quick.returncode in (0, 2) and whole.stdout == quick.stdout:
                font.unlink()
                texts.unlink()
                continue
            failed += 1
            font.with_suffix(".fea").write_text(text)
            results = zip(lines, whole.stdout.split("\n"), quick.stdout.split("\n"))
            wrong = [line for line, one, other in results if one != other]
            print(f"{font}: {len(wrong)} of {len(lines)} texts differ, such as {min(wrong, key=len, default='none')}", flush=True)
    print(f"{tried} fonts, in {failed} of which a text differs")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
