#!/usr/bin/env python3
"""Has each allocation of the C libraries fail once: `fail-allocations.py GALLEY [EVERY]`, every EVERY-th of them (1).

The command must give the right result, or end with an error: never another result, and it must not crash. Prints a line for each
kind of input, and each fault that was found. Where Cairo asked for the memory, they are counted by
themselves: Cairo 1.16 crashes in its own rasteriser and stack of states (`longjmp` into a frame that is gone, an assertion of
`_cairo_error`), and writes PDF files in another way, without a status that says so.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

LIBRARIES = "libharfbuzz libfreetype libcairo libpixman libpng libexpat libicuuc libicui18n"
ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(command, environment):
    return subprocess.run(command, capture_output=True, cwd=ROOT, timeout=120, env=os.environ | environment)


def main():
    galley = str(pathlib.Path(sys.argv[1]).resolve())
    every = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        library = folder / "failing-allocator.so"
        source = pathlib.Path(__file__).with_name("failing-allocator.c")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        sys.exit(1 if sum(check(kind, [galley, *command], library, folder, every) for kind, command in CASES) else 0)


def check(kind, command, library, folder, every):
    preload = {"LD_PRELOAD": str(library), "GALLEY_FAIL_IN": LIBRARIES, "SWIFT_BACKTRACE": "enable=no"}
    count_file = folder / "count"
    suffix = command[-1] if command[-1].startswith(".") else ""
    command = command[:-1] if suffix else command
    whole = folder / f"whole{suffix}"
    good = run(
        [*command, "-o", str(whole)] if suffix else command,
        preload | {"GALLEY_FAIL_AT": "0", "GALLEY_FAIL_COUNT": str(count_file)},
    )
    assert good.returncode == 0, good.stderr
    expected = whole.read_bytes() if suffix else b""
    count = int(count_file.read_text())

    def failing(number, **settings):
        """What the command says and writes when an allocation fails."""
        output = folder / f"{number}{suffix}"
        result = run([*command, "-o", str(output)] if suffix else command, preload | {"GALLEY_FAIL_AT": str(number)} | settings)
        written = output.read_bytes() if output.exists() else b""
        output.unlink(missing_ok=True)
        return result, written

    def attempt(number):
        result, written = failing(number)
        # 2 is an error of what was given, 70 one of what Galley brings: its faces.
        if result.returncode in (2, 70) and result.stderr.startswith(b"galley: ") and not written:
            return "errors", ""
        if result.returncode == 0 and (result.stdout, written) == (good.stdout, expected):
            return "right results", ""
        how = f"status {result.returncode}" if result.returncode else "another result"
        frames = failing(number, GALLEY_FAIL_TRACE="1")[0].stderr.splitlines()
        asker = next((frame for frame in frames if b".so" in frame and library.name.encode() not in frame), b"nobody")
        whose = "faults of Cairo's" if re.search(rb"/lib(cairo|pixman)-?[0-9]*\.", asker) else "faults"
        words = result.stderr[-200:].decode(errors="replace")
        return whose, f"{kind}: allocation {number}: {how}, asked for by {asker.decode()}: {words}"

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        answers = list(workers.map(attempt, range(1, count + 1, every)))
    kinds = ("right results", "errors", "faults of Cairo's", "faults")
    tally = {name: sum(answer == name for answer, _ in answers) for name in kinds}
    print(f"{kind}: {count} allocations, {len(answers)} failed: " + ", ".join(f"{n} {name}" for name, n in tally.items()))
    for answer, message in answers:
        if message:
            print(message)
    sys.stdout.flush()
    return tally["faults"]


CASES = [
    ("text", ["text", "Wide fjord office AVA 1/2", "--width", "80", "--glyphs"]),
    ("scripts", ["text", "سلام שלום นี้ कि 漢字 😀", "--width", "80", "--glyphs"]),
    ("measure", ["measure", "Examples/uikit/ar.json"]),
    ("PNG", ["draw", "Examples/orange/en.json", ".png"]),
    ("SVG", ["draw", "Examples/orange/en.json", ".svg"]),
    ("PDF", ["draw", "Examples/orange/ar.json", ".pdf"]),
]

main()
