#!/usr/bin/env python3
"""Has the system's calls fail under the command: `fail-calls.py GALLEY [SIGNALS]`.

Short reads and writes, calls that are interrupted, full disks, descriptors that run out, pipes that are closed, and SIGNALS (100)
signals at random moments. The command must give the right result, or end with an error of its own; what it writes is the older file
or the new one, and nothing stays beside it. Prints a line for each kind of fault, and each that was not so.
"""

import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHIM = pathlib.Path(__file__).with_name("failing-calls.c")
LIST = "Examples/uikit/ar.json"
# Commands that print, and commands that write the file in place of {}.
PRINTING = [
    ["text", "Wide fjord office AVA 1/2", "--width", "80", "--glyphs"],
    ["measure", LIST],
    ["measure", "-"],
    ["fonts"],
]
WRITING = [["draw", LIST, "-o", "{}.png"], ["draw", LIST, "-o", "{}.pdf"], ["audit", LIST, "-o", "{}.ndjson"]]
OLD = b"what was there before"


class Faults:
    """Runs the command with faults, and counts the results by kind."""

    def __init__(self, galley, folder):
        self.galley, self.folder, self.found = galley, pathlib.Path(folder), []
        self.right = {}
        self.tally = {}

    def run(self, arguments, environment=None, limit=None, **options):
        source = (ROOT / LIST).open("rb") if "-" in arguments else subprocess.DEVNULL
        return subprocess.run(
            [self.galley, *arguments], cwd=ROOT, timeout=300, env=os.environ | (environment or {}), stdin=source,
            preexec_fn=None if limit is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)),
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options)

    def names(self, arguments):
        return [argument.format(self.folder / "out") for argument in arguments]

    def expect(self, arguments):
        """The status, output and file of a command when nothing fails."""
        key = tuple(arguments)
        if key not in self.right:
            result = self.run(self.names(arguments))
            # Status 1 means that an audit has findings.
            assert result.returncode in (0, 1), result.stderr
            self.right[key] = (result.returncode, result.stdout, self.take(arguments))
        return self.right[key]

    def take(self, arguments):
        """Reads the file that a command writes, and removes it."""
        if "-o" not in arguments:
            return None
        file = pathlib.Path(self.names(arguments)[-1])
        data = file.read_bytes() if file.exists() else None
        file.unlink(missing_ok=True)
        return data

    def check(self, kind, arguments, result, what=""):
        status, printed, written = self.expect(arguments)
        data = self.take(arguments)
        beside = list(self.folder.glob(".galley-*"))
        for file in beside:
            file.unlink()
        if (result.returncode, result.stdout, data) == (status, printed, written):
            answer = "right results"
        elif result.returncode in (2, 70) and result.stderr.startswith(b"galley: ") and data in (None, OLD):
            answer = "errors"
        elif result.returncode < 0 and -result.returncode in ENDING and data in (None, OLD, written):
            answer = "ended by the signal"
        else:
            answer = "faults"
        if beside:
            answer = "faults"
        counts = self.tally.setdefault(kind, {})
        counts[answer] = counts.get(answer, 0) + 1
        if answer == "faults":
            self.found.append(
                f"{kind} {what}: {' '.join(arguments)}: status {result.returncode}, {len(beside)} left beside: "
                f"{result.stderr[-200:].decode(errors='replace')}")

    def attempt(self, kind, arguments, environment=None, what="", **options):
        self.expect(arguments)
        if "-o" in arguments:
            pathlib.Path(self.names(arguments)[-1]).write_bytes(OLD)
        self.check(kind, arguments, self.run(self.names(arguments), environment, **options), what)


# The signal of a closed pipe, and those by which people and systems end processes.
ENDING = [signal.SIGPIPE, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


def calls(faults, shim):
    preload = {"LD_PRELOAD": str(shim)}
    for arguments in PRINTING + WRITING:
        faults.attempt("short reads and writes", arguments, preload | {"GALLEY_SHORT": "1"})
        faults.attempt("interrupted calls", arguments, preload | {"GALLEY_INTERRUPT": "1"})
        faults.attempt("short and interrupted", arguments, preload | {"GALLEY_SHORT": "1", "GALLEY_INTERRUPT": "1"})
        for number in range(1, 60):
            faults.attempt("the n-th open fails", arguments, preload | {"GALLEY_OPEN_FAILS": str(number)}, number)
        for limit in range(4, 16):
            faults.attempt("few descriptors", arguments, limit=limit, what=limit)
    for arguments in WRITING:
        whole = len(faults.expect(arguments)[2])
        for room in [0, 1, 7, *(whole * part // 8 for part in range(1, 8)), whole - 1]:
            faults.attempt("a full disk", arguments, preload | {"GALLEY_FULL_AFTER": str(room)}, room)


def outputs(faults):
    for arguments in PRINTING:
        with open("/dev/full", "wb") as full:
            result = faults.run(arguments, stdout=full)
        note(faults, "a full device", arguments, result.returncode == 2 and result.stderr.startswith(b"galley: "), result)
        whole = faults.expect(arguments)[1]
        for count in (0, 1, 100):
            process = subprocess.Popen(
                [faults.galley, *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                stdin=(ROOT / LIST).open("rb"))
            part = process.stdout.read(count)
            process.stdout.close()
            _, words = process.communicate(timeout=300)
            # The command may write what fits into the pipe before it is closed.
            good = process.returncode in (0, -signal.SIGPIPE) and not words and whole.startswith(part)
            note(faults, "a closed pipe", arguments, good, process, words)
    for arguments in WRITING:
        result = faults.run([*arguments[:-1], "/dev/full"] + ["--format", arguments[-1][3:]] * (arguments[0] == "draw"))
        note(faults, "a full device", arguments, result.returncode == 2 and result.stderr.startswith(b"galley: "), result)
    for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        for arguments in PRINTING + WRITING:
            quoted = " ".join(f"'{argument}'" for argument in faults.names(arguments))
            result = subprocess.run(f"'{faults.galley}' {quoted} {closed}", shell=True, cwd=ROOT, capture_output=True, timeout=300)
            data = faults.take(arguments)
            status, printed, written = faults.expect(arguments)
            # Another file may get the number of a closed stream, so several statuses are right; but no crash, and no partial file.
            note(faults, "closed streams", arguments, result.returncode in (status, 2, 70, 128 + 13) and data in (None, written), result)


def note(faults, kind, arguments, good, result, words=None):
    counts = faults.tally.setdefault(kind, {})
    answer = "as promised" if good else "faults"
    counts[answer] = counts.get(answer, 0) + 1
    if not good:
        words = result.stderr if words is None else words
        faults.found.append(f"{kind}: {' '.join(arguments)}: status {result.returncode}: {words[-200:].decode(errors='replace')}")


def signals(faults, count):
    generator = random.Random(21)
    harmless = [signal.SIGWINCH, signal.SIGCONT, signal.SIGCHLD, signal.SIGURG]
    commands = PRINTING + WRITING
    for number in range(count):
        arguments = commands[number % len(commands)]
        faults.expect(arguments)
        names = faults.names(arguments)
        if "-o" in arguments:
            pathlib.Path(names[-1]).write_bytes(OLD)
        start = time.monotonic()
        if "duration" not in faults.right.setdefault(("times", *arguments), {}):
            faults.run(names)
            faults.right["times", *arguments]["duration"] = time.monotonic() - start
            if "-o" in arguments:
                pathlib.Path(names[-1]).write_bytes(OLD)
        duration = faults.right["times", *arguments]["duration"]
        process = subprocess.Popen(
            [faults.galley, *names], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=(ROOT / LIST).open("rb"))
        kinds = harmless * 3 if number % 2 else [generator.choice(ENDING[1:])]
        for kind in kinds:
            time.sleep(generator.random() * duration / len(kinds))
            if process.poll() is None:
                process.send_signal(kind)
        printed, words = process.communicate(timeout=300)
        result = subprocess.CompletedProcess(names, process.returncode, printed, words)
        faults.check("harmless signals" if number % 2 else "ending signals", arguments, result, number)


def main():
    galley = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    with tempfile.TemporaryDirectory() as folder:
        shim = pathlib.Path(folder) / "failing-calls.so"
        subprocess.run(["clang", "-O2", "-shared", "-fPIC", "-o", shim, SHIM, "-ldl"], check=True)
        faults = Faults(galley, folder)
        calls(faults, shim)
        outputs(faults)
        signals(faults, count)
    for kind, counts in faults.tally.items():
        print(f"{kind}: " + ", ".join(f"{number} {name}" for name, number in sorted(counts.items())))
    for line in faults.found:
        print(line)
    sys.exit(1 if faults.found else 0)


main()
