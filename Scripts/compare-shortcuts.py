#!/usr/bin/env python3
"""Compares what Galley measures by its shortcuts with HarfBuzz on whole texts, byte for byte, in any faces.

compare-shortcuts.py GALLEY [--texts FILE]… [--count N] [--seed N] FACE…

The texts are the lines of files, if not given those of Benchmarks/.workloads (`Benchmarks/Scripts/make-workloads.py` makes them); most get signs, digits
and letters of other scripts put in at random. Each face is tried alone, and with the bundled faces before and after it. Prints the shortest texts that
differ, and ends with status 1 if any does.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ADDED = [*"()[]{}.,:;!?-/+*#$%&'\"<>=@_^`|~0123456789", *"、。（）「」！？：・ー،؟»«“”…–ザ漢한بשกक"]
FAMILIES = [["X"], ["X"], ["X", "Roboto"], ["Roboto", "X"], ["Noto Sans Arabic", "X"]]
SHOWN = 10


def altered(text, chance):
    """A text with something put into some of its words."""
    words = text.split(" ")
    for index, word in enumerate(words):
        if word and chance.random() < 0.25:
            for _ in range(chance.randint(1, 3)):
                place = chance.randint(0, len(word))
                word = word[:place] + chance.choice(ADDED) + word[place:]
            words[index] = word
    return " ".join(words)


def requests(files, count, chance):
    texts = sorted({line for file in files for line in file.read_text().split("\n") if 0 < len(line) < 400})
    for text in chance.sample(texts, min(count, len(texts))):
        request = {
            "fonts": chance.choice(FAMILIES),
            "text": text if chance.random() < 0.4 else altered(text, chance),
            "width": chance.choice([60, 100, 200, 300]),
            "size": chance.choice([11, 16, 17, 22.5]),
            "locale": chance.choice(["en", "ar", "fa", "he", "hi", "th", "ja", "ko", "zh-CN", "de", "ru"]),
        }
        if chance.random() < 0.2:
            request["direction"] = chance.choice(["ltr", "rtl"])
        yield json.dumps(request, ensure_ascii=False)


def measured(galley, face, file, shortcuts):
    command = [galley, "text", "--font", f"X={face}", "--ndjson", file]
    environment = os.environ | {"GALLEY_SHORTCUTS": shortcuts}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.split("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("galley")
    parser.add_argument("--texts", type=Path, action="append")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("faces", nargs="+")
    arguments = parser.parse_args()
    files = arguments.texts or sorted((ROOT / "Benchmarks/.workloads").glob("*.txt"))
    lines = list(requests(files, arguments.count, random.Random(arguments.seed)))
    if not lines:
        sys.exit("there are no texts: Benchmarks/Scripts/make-workloads.py Benchmarks/.workloads makes some")
    failed = 0
    with tempfile.NamedTemporaryFile("w", suffix=".ndjson") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        for face in arguments.faces:
            try:
                whole, quick = (measured(arguments.galley, face, file.name, how) for how in ("none", "at-once"))
            except subprocess.CalledProcessError as error:
                print(f"{face}: {error.stderr.strip()}")
                failed += 1
                continue
            wrong = [line for line, one, other in zip(lines, whole, quick) if one != other]
            print(f"{face}: {len(wrong)} of {len(lines)} texts differ", flush=True)
            for line in sorted(wrong, key=len)[:SHOWN]:
                print("  " + line)
            failed += bool(wrong)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
