#!/usr/bin/env python3
"""Kills galley at random moments while it writes files, and looks at what is left: the old file or the new one.

    Scripts/check-killed-outputs.py .build/release/galley [ROUNDS] [SEED]

Each round writes a report, a page, pictures or a chart over an older file, and sends SIGKILL after a random part of the
time that the command takes; half of the moments lie in its last fifth, where files are written. Prints how often the old
and the new file were there, and fails if a file was ever another.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

GALLEY = pathlib.Path(sys.argv[1]).resolve()
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
OLD = b"what an earlier run left\n" * 100_000

AUDIT = ["audit", "list.json", "--categories", "all", "--tap-target", "400"]
COMMANDS = [
    (AUDIT + ["--format", "ndjson", "-o", "report.ndjson"], ["report.ndjson"]),
    (AUDIT + ["--format", "sarif", "-o", "report.sarif", "--html", "report.html"], ["report.sarif", "report.html"]),
    (["draw", "list.json", "-o", "list.pdf"], ["list.pdf"]),
    (["draw", "list.json", "-o", "list.svg", "--page-height", "5000"], [f"list-{page}.svg" for page in range(1, 5)]),
    (["draw", "list.json", "-o", "list.png", "--page-height", "5000"], [f"list-{page}.png" for page in range(1, 5)]),
    (["scale", "--system", "dynamic-type", "--all", "--chart", "chart.svg"], ["chart.svg"]),
]


def start(arguments, folder):
    return subprocess.Popen([GALLEY, *arguments], cwd=folder, stdout=subprocess.DEVNULL)


def main():
    choose = random.Random(SEED)
    counts = {"old": 0, "new": 0, "finished before": 0, "left beside": 0}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rows = [{"kind": "mdc.stereo", "title": f"Row {index}", "detail": "Lorem ipsum dolor"} for index in range(250)]
        (folder / "list.json").write_text(json.dumps({"sections": [{"rows": rows}]}))
        wanted, duration = {}, {}
        for index, (arguments, files) in enumerate(COMMANDS):
            begin = time.monotonic()
            start(arguments, folder).wait()
            duration[index] = time.monotonic() - begin
            for file in files:
                wanted[file] = (folder / file).read_bytes()
        for round in range(ROUNDS):
            index = round % len(COMMANDS)
            arguments, files = COMMANDS[index]
            for file in files:
                (folder / file).write_bytes(OLD)
            least = choose.choice([0, 0.8])
            process = start(arguments, folder)
            time.sleep(duration[index] * choose.uniform(least, 1.05))
            process.kill()
            counts["finished before"] += process.wait() >= 0
            for file in files:
                found = (folder / file).read_bytes()
                if found not in (OLD, wanted[file]):
                    sys.exit(f"round {round}: {file} is neither the old one nor the new one: {len(found)} bytes")
                counts["old" if found == OLD else "new"] += 1
            for beside in folder.glob(".galley-*"):
                beside.unlink()
                counts["left beside"] += 1
    print(f"{ROUNDS} rounds:", ", ".join(f"{name} {count}" for name, count in counts.items()))


main()
