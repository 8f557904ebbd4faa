#!/usr/bin/env python3
"""Prints one table of a benchmark run: each engine's median, and the peers' time divided by Galley's; writes it as JSON too.

Usage: compare.py RUN.tsv TABLE.json
"""

import json
import pathlib
import statistics
import sys

# Per row of the table: what it is, Galley's benchmark, and the peers' it is compared with. Peers keep nothing of what they
# shaped, so the second time costs them as much as the first.
ROWS = [
    ("{} cold", "{}/cold/galley", "{}/cold/pango", "{}/cold/harfbuzz"),
    ("{} warm", "{}/warm/galley", "{}/cold/pango", "{}/cold/harfbuzz"),
    ("{} one by one", "{}/cold/galley-single", "{}/cold/pango", "{}/cold/harfbuzz"),
    ("{} other width, lines filled", "{}/width/galley-lines", "{}/width/pango", None),
    ("{} other width and size", "{}/width/galley", "{}/width/pango", None),
]
WORKLOADS = ["english", "arabic", "mixed"]


def medians(path):
    """The median of each benchmark's numbers; the first, of the warm-up, is left out where there are more."""
    found = {}
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        name, value = line.split("\t")
        found.setdefault(name, []).append(int(value))
    return {name: statistics.median(values[1:] or values) for name, values in found.items()}


def main():
    found = medians(sys.argv[1])
    table = []
    for workload in WORKLOADS:
        for title, galley, pango, harfbuzz in ROWS:
            names = [name and name.format(workload) for name in (galley, pango, harfbuzz)]
            if names[0] not in found:
                continue
            times = [found.get(name) for name in names]
            table.append({"row": title.format(workload), "galley": times[0], "pango": times[1], "harfbuzz": times[2]})
    for title, name in [
        ("a million rows, other width and size", "million/heights/1"),
        ("English cold, one worker, wall clock", "workers/1"),
        ("English cold, two workers, wall clock", "workers/2"),
        ("memory kept of a text, bytes", "memory/english"),
        *((name[5:].replace("/", ", "), name) for name in found if name.startswith("rows/")),
        *(
            (f"index of {rows} rows, {what}", f"index/{rows}/{what}")
            for rows in (10_000, 100_000, 1_000_000)
            for what in (
                "build", "offset-to-row", "row-to-offset", "resize", "visible", "insert-and-delete", "bytes-per-row"
            )
        ),
    ]:
        if name in found:
            table.append({"row": title, "galley": found[name], "pango": None, "harfbuzz": None})

    print(f"{'nanoseconds a text':40}{'Galley':>10}{'Pango':>10}{'÷':>7}{'HarfBuzz':>10}{'÷':>7}")
    for row in table:
        cells = f"{row['row']:40}{row['galley']:>10.0f}"
        for peer in ("pango", "harfbuzz"):
            time = row[peer]
            cells += f"{time:>10.0f}{time / row['galley']:>7.1f}" if time and row["galley"] else " " * 17
        print(cells.rstrip())
    pathlib.Path(sys.argv[2]).write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


main()
