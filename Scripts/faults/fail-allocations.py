#!/usr/bin/env python3
"""Has each allocation of the C libraries fail once: `fail-allocations.py GALLEY [EVERY] [--leaks] [--only INPUT…]`, every EVERY-th (1).

The command must give the right result, or end with an error: never another result, and it must not crash. With --leaks it runs under
LeakSanitizer, and leaves no more behind than where nothing fails. Prints a line for each kind of input, and each fault that was found.

Two things are counted by themselves. Where Cairo asked for the memory, faults are Cairo's: Cairo 1.16 crashes in its own rasteriser
and stack of states (`longjmp` into a frame that is gone, an assertion of `_cairo_error`), and writes PDF files in another way, without
a status that says so. And a block that leaks is the library's where the library allocated it in the very call from Galley in which
memory failed: such a call has failed, and hands out nothing that Galley could free. Two blocks of ICU 72 are left and counted: without memory
for its table of resource bundles (allocations 4587 and 4588 of `text`) a later call of ICU leaves one.
"""

import argparse
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import typing

LIBRARIES = ("libharfbuzz", "libfreetype", "libcairo", "libpixman", "libpng", "libexpat", "libicuuc", "libicui18n")
ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(command, environment):
    """Runs a command. One that does not end counts as a fault, like one that crashes."""
    try:
        return subprocess.run(command, capture_output=True, cwd=ROOT, timeout=120, env=os.environ | environment)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, b"", b"it did not end")


class Frame(typing.NamedTuple):
    """A call on the stack: the file, and the offset in it that the call returns to."""

    file: str
    offset: int

    def __str__(self):
        return f"{self.file}+{self.offset:#x}"


def stack_in(lines, behind=0):
    """The calls that lines name, a call a line, as in `/usr/lib/libfoo.so+0x1234`; `behind` is how far the place written is from the return."""
    found = re.finditer(r"([^\s(/]+)\+0x([0-9a-f]+)", lines)
    return tuple(Frame(match[1], int(match[2], 16) + behind) for match in found)


def leaks_in(report):
    """The stacks of what LeakSanitizer calls direct leaks: what hangs on these is no leak of its own.

    It writes the last byte of the instruction that calls.
    """
    return [stack_in(block, behind=1) for block in re.findall(r"Direct leak of [^\n]*\n((?: +#[^\n]*\n)+)", report)]


def call_of_galley(stack):
    """The call in Galley in which a library asked for memory, whatever functions of Galley the library called; None if there is none."""
    calls = itertools.dropwhile(lambda frame: not frame.file.startswith(LIBRARIES), stack)
    return next((frame for frame in calls if frame.file.startswith("galley")), None)


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
            subprocess.run([ROOT / "Scripts/install-packages.sh", "--build", "liblsan0"], check=True)
            libraries.append("liblsan.so.0")
        (folder / "kinds.json").write_text(json.dumps(list_of_kinds()))
        faults = 0
        for kind, command in CASES:
            if kind in arguments.only:
                command = [part.replace("{}", name) for part in command]
                faults += check(kind, [str(arguments.galley.resolve()), *command], libraries, folder, arguments.every)
        sys.exit(1 if faults else 0)


def list_of_kinds():
    """A list with a row of each kind, which has a text for each key that takes one."""
    kinds = json.loads((ROOT / "Documentation/list.schema.json").read_text())["$defs"]
    rows = []
    for kind, what in kinds.items():
        if "." in kind and "properties" in what:
            texts = [key for key, value in what["properties"].items() if {"$ref": "#/$defs/text"} in value.get("anyOf", [])]
            # The trailing parts of a SwiftUI row exclude each other, so they are left out.
            rows.append({"kind": kind} | {key: f"AVA fjord {key}" for key in texts if key not in ("badge", "value", "toggle", "picker")})
    return {"width": 320, "sections": [{"rows": rows}]}


def check(kind, command, libraries, folder, every):
    preload = {"LD_PRELOAD": ":".join(libraries), "GALLEY_FAIL_IN": " ".join(LIBRARIES), "SWIFT_BACKTRACE": "enable=no"}
    suffix = command[-1] if command[-1].startswith(".") else ""
    command = command[:-1] if suffix else command

    def attempted(number, **settings):
        """The result of the command, the file that it writes, the stack of the failed allocation, and the stacks of leaks."""
        output, trace, report = folder / f"{number}{suffix}", folder / f"trace-{number}", folder / f"leaks-{number}"
        lsan = f"exitcode=0:log_path={report}:symbolize=0:fast_unwind_on_malloc=0"
        settings = {"GALLEY_FAIL_AT": str(number), "GALLEY_FAIL_TRACE": str(trace), "LSAN_OPTIONS": lsan} | settings
        result = run([*command, "-o", str(output)] if suffix else command, preload | settings)
        written = output.read_bytes() if output.exists() else b""
        stack = stack_in(trace.read_text()) if trace.exists() else ()
        reports = list(folder.glob(f"{report.name}.*"))
        leaks = [leak for file in reports for leak in leaks_in(file.read_text())]
        for file in [output, trace, *reports]:
            file.unlink(missing_ok=True)
        return result, written, stack, leaks

    count_file = folder / "count"
    good, expected, _, kept = attempted(0, GALLEY_FAIL_COUNT=str(count_file))
    assert good.returncode == 0, good.stderr
    count = int(count_file.read_text())

    def attempt(number):
        """Fails an allocation; returns the outcomes, which are counted, and a message."""
        result, written, stack, leaks = attempted(number)
        where = f"{kind}: allocation {number}, asked for by {next((frame for frame in stack if frame.file.startswith(LIBRARIES)), 'nobody')}"
        # Status 2 is an error in the input, 70 one in what Galley ships: its faces.
        if result.returncode in (2, 70) and result.stderr.startswith(b"galley: ") and not written:
            answer, message = ["errors"], ""
        elif result.returncode == 0 and (result.stdout, written) == (good.stdout, expected):
            answer, message = ["right results"], ""
        else:
            answer = ["faults of Cairo's" if re.search(r" lib(cairo|pixman)", where) else "faults"]
            words = result.stderr[-200:].decode(errors="replace")
            message = f"{where}: {f'status {result.returncode}' if result.returncode else 'another result'}: {words}"
        call = call_of_galley(stack)

        leaks = [leak for leak in leaks if leak not in kept]
        if ours := next((leak for leak in leaks if call is None or call_of_galley(leak) != call), None):
            message += f"{where} in the call {call}: leaked by {' < '.join(map(str, ours))}"
        return answer + (["leaks"] if ours else ["leaks of libraries"] if leaks else []), message

    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as workers:
        answers = list(workers.map(attempt, range(1, count + 1, every)))
    kinds = ("right results", "errors", "faults of Cairo's", "faults", "leaks of libraries", "leaks")
    tally = {name: sum(name in answer for answer, _ in answers) for name in kinds}
    print(f"{kind}: {count} allocations, {len(answers)} failed: " + ", ".join(f"{n} {name}" for name, n in tally.items() if n))
    for _, message in answers:
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
