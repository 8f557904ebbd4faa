#!/usr/bin/env python3
"""Has each allocation of the C libraries fail once: `fail-allocations.py GALLEY [EVERY] [--leaks] [--only INPUT…]`, every EVERY-th (1).

The command must give the right result, or end with an error: never another result, and it must not crash. With --leaks it runs under
LeakSanitizer, and leaves no more behind than where nothing fails; what ICU 72 leaves in its own `BreakIterator` when that has no
memory, which nobody can free, is counted by itself. Prints a line for each
kind of input, and each fault that was found. Where Cairo asked for the memory, they are counted by
themselves: Cairo 1.16 crashes in its own rasteriser and stack of states (`longjmp` into a frame that is gone, an assertion of
`_cairo_error`), and writes PDF files in another way, without a status that says so.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

LIBRARIES = "libharfbuzz libfreetype libcairo libpixman libpng libexpat libicuuc libicui18n"
ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(command, environment):
    """What a command says; one that does not end is a fault as one that crashes is."""
    try:
        return subprocess.run(command, capture_output=True, cwd=ROOT, timeout=120, env=os.environ | environment)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, b"", b"it did not end")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("galley", type=pathlib.Path)
    parser.add_argument("every", type=int, nargs="?", default=1)
    parser.add_argument("--leaks", action="store_true")
    parser.add_argument("--only", nargs="+", choices=[kind for kind, _ in CASES], default=[kind for kind, _ in CASES])
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        library = folder / "failing-allocator.so"
        source = pathlib.Path(__file__).with_name("failing-allocator.c")
        subprocess.run(["clang", "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        libraries = [str(library)]
        if arguments.leaks:
            found = subprocess.run(["cc", "-print-file-name=liblsan.so"], check=True, capture_output=True, text=True).stdout
            libraries.append(found.strip())
        (folder / "kinds.json").write_text(json.dumps(list_of_kinds()))
        faults = 0
        for kind, command in CASES:
            if kind in arguments.only:
                command = [part.replace("{}", name) for part in command]
                faults += check(kind, [str(arguments.galley.resolve()), *command], libraries, folder, arguments.every)
        sys.exit(1 if faults else 0)


def list_of_kinds():
    """A list with a row of each kind, with a text for each key that takes one."""
    kinds = json.loads((ROOT / "Documentation/list.schema.json").read_text())["$defs"]
    rows = []
    for kind, what in kinds.items():
        if "." in kind:
            texts = [key for key, value in what["properties"].items() if {"$ref": "#/$defs/text"} in value.get("anyOf", [])]
            # A row of SwiftUI ends in one of several ways.
            rows.append({"kind": kind} | {key: f"AVA fjord {key}" for key in texts if key not in ("badge", "value", "toggle", "picker")})
    return {"width": 320, "sections": [{"rows": rows}]}


def check(kind, command, libraries, folder, every):
    preload = {"LD_PRELOAD": ":".join(libraries), "GALLEY_FAIL_IN": LIBRARIES, "SWIFT_BACKTRACE": "enable=no"}
    count_file = folder / "count"
    suffix = command[-1] if command[-1].startswith(".") else ""
    command = command[:-1] if suffix else command
    whole = folder / f"whole{suffix}"

    def leaked(number):
        """The options by which LeakSanitizer writes a file, and what that says when the command has run."""
        report = folder / f"leaks-{number}"

        def result():
            total = 0
            for file in folder.glob(f"{report.name}.*"):
                total += sum(int(number) for number in re.findall(r"SUMMARY: LeakSanitizer: (\d+) byte", file.read_text()))
                file.unlink()
            return total

        return {"LSAN_OPTIONS": f"exitcode=0:log_path={report}"}, result

    options, leaks = leaked("none")
    good = run(
        [*command, "-o", str(whole)] if suffix else command,
        preload | options | {"GALLEY_FAIL_AT": "0", "GALLEY_FAIL_COUNT": str(count_file)},
    )
    assert good.returncode == 0, good.stderr
    expected = whole.read_bytes() if suffix else b""
    count = int(count_file.read_text())
    kept = leaks()

    def failing(number, **settings):
        """What the command says and writes when an allocation fails."""
        output = folder / f"{number}{suffix}"
        result = run([*command, "-o", str(output)] if suffix else command, preload | {"GALLEY_FAIL_AT": str(number)} | settings)
        written = output.read_bytes() if output.exists() else b""
        output.unlink(missing_ok=True)
        return result, written

    def asker(number):
        """The library's function that asked for an allocation."""
        frames = failing(number, GALLEY_FAIL_TRACE="1")[0].stderr.splitlines()
        ours = re.compile(rb"failing-allocator|liblsan")
        return next((frame for frame in frames if b".so" in frame and not ours.search(frame)), b"nobody").decode()

    def attempt(number):
        options, leaks = leaked(number)
        result, written = failing(number, **options)
        if (leaked_bytes := leaks()) > kept:
            who = asker(number)
            whose = "leaks of ICU's and Cairo's" if re.search(r"/lib(icu|cairo|pixman)", who) else "leaks"
            return whose, f"{kind}: allocation {number}: {leaked_bytes} bytes leaked, not {kept}, asked for by {who}"
        # 2 is an error of what was given, 70 one of what Galley brings: its faces.
        if result.returncode in (2, 70) and result.stderr.startswith(b"galley: ") and not written:
            return "errors", ""
        if result.returncode == 0 and (result.stdout, written) == (good.stdout, expected):
            return "right results", ""
        how = f"status {result.returncode}" if result.returncode else "another result"
        who = asker(number)
        whose = "faults of Cairo's" if re.search(r"/lib(cairo|pixman)-?[0-9]*\.", who) else "faults"
        words = result.stderr[-200:].decode(errors="replace")
        return whose, f"{kind}: allocation {number}: {how}, asked for by {who}: {words}"

    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as workers:
        answers = list(workers.map(attempt, range(1, count + 1, every)))
    kinds = ("right results", "errors", "faults of Cairo's", "faults", "leaks of ICU's and Cairo's", "leaks")
    tally = {name: sum(answer == name for answer, _ in answers) for name in kinds}
    print(f"{kind}: {count} allocations, {len(answers)} failed: " + ", ".join(f"{n} {name}" for name, n in tally.items() if n))
    for answer, message in answers:
        if message:
            print(message)
    sys.stdout.flush()
    return tally["faults"] + tally["leaks"]


CASES = [
    ("text", ["text", "Wide fjord office AVA 1/2", "--width", "80", "--glyphs"]),
    ("scripts", ["text", "سلام שלום นี้ कि 漢字 😀", "--width", "80", "--glyphs"]),
    ("measure", ["measure", "Examples/uikit/ar.json"]),
    ("kinds", ["measure", "{}/kinds.json"]),
    ("PNG", ["draw", "Examples/orange/en.json", ".png"]),
    ("SVG", ["draw", "Examples/orange/en.json", ".svg"]),
    ("PDF", ["draw", "Examples/orange/ar.json", ".pdf"]),
    ("kinds as SVG", ["draw", "{}/kinds.json", ".svg"]),
]

main()
