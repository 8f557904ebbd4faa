#!/usr/bin/env python3
"""Prints one table of a benchmark run: each engine's median, and the peers' time divided by Galley's; writes it as JSON too.

Then prints how times grow with the number of rows, and fails if an edit or a query grows as fast as the list, or a build
faster.

Usage: compare.py RUN.tsv TABLE.json
"""

import json
import math
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
    ("{} other width, lines filled one by one", "{}/width/galley-lines-single", "{}/width/pango", None),
    ("{} other width and size", "{}/width/galley", "{}/width/pango", None),
]
WORKLOADS = ["english", "arabic", "mixed"]
SIZES = [10_000, 100_000, 1_000_000]

# Per benchmark that is run at all sizes: how fast its time may grow, as the exponent of the number of rows. A logarithm has an
# exponent of 0.09 between ten thousand and a million; what waiting for memory adds where a list outgrows the caches brings it
# to 0.4. A linear time has 1, and the same comes on top.
GROWTH = {
    "index/{}/build": 1.3,
    "index/{}/offset-to-row": 0.5,
    "index/{}/row-to-offset": 0.5,
    "index/{}/resize": 0.5,
    "index/{}/visible": 0.5,
    "index/{}/insert-and-delete": 0.5,
    "edits/{}/insert": 0.5,
    "edits/{}/insert-and-delete": 0.5,
    "edits/{}/move": 0.5,
    "edits/{}/reload": 0.5,
    "edits/{}/anchor": 0.5,
    "edits/{}/section": 0.5,
    "edits/{}/snapshot/insert": 1.3,
    "lists/{}/width": 1.3,
    "lists/{}/category": 1.3,
}


def growth(found):
    """The exponent of each benchmark that is run at all sizes: the slope of the line fitted to the logarithms of its times."""
    logs = [math.log(size) for size in SIZES]
    for name, limit in GROWTH.items():
        times = [found.get(name.format(size)) for size in SIZES]
        if None in times:
            continue
        slope = statistics.linear_regression(logs, [math.log(max(1, time)) for time in times]).slope
        yield name.format("N"), times, slope, limit


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
            current = harfbuzz and found.get(f"{harfbuzz}-current".format(workload))
            table.append({
                "row": title.format(workload), "galley": times[0], "pango": times[1], "harfbuzz": times[2],
                "harfbuzz current": current,
            })
    for title, name in [
        ("a million rows, other width and size", "million/heights/1"),
        ("a million English texts cold, one worker, wall clock", "workers/1"),
        ("a million English texts cold, two workers, wall clock", "workers/2"),
        ("memory kept of a text, bytes", "memory/english"),
        ("stereo cells cold, one worker, wall clock", "lists/1000000/cold/workers/1"),
        ("stereo cells cold, two workers, wall clock", "lists/1000000/cold/workers/2"),
        *(
            (f"list of {rows} stereo cells, {what}", f"lists/{rows}/{what}")
            for rows in SIZES
            for what in ("cold", "width", "category")
        ),
        *((name[5:].replace("/", ", "), name) for name in found if name.startswith("rows/")),
        *((f"column of {name[8:].replace('/', ', ')}", name) for name in found if name.startswith("columns/")),
        *(
            (f"index of {rows} rows, {what}", f"index/{rows}/{what}")
            for rows in SIZES
            for what in (
                "build", "offset-to-row", "row-to-offset", "resize", "visible", "insert-and-delete", "bytes-per-row"
            )
        ),
    ]:
        if name in found:
            row, _, query = name.rpartition("/")
            sums = found.get(f"{row}/prefix-sums/{query}")
            pango = found.get("lists/cold/pango") if row.startswith("lists/") and query == "cold" else None
            table.append({"row": title, "galley": found[name], "pango": pango, "harfbuzz": None, "prefix sums": sums})

    print(f"{'nanoseconds a text':44}{'Galley':>10}{'Pango':>10}{'÷':>7}{'HarfBuzz':>10}{'÷':>7}{'of today':>10}{'÷':>7}{'sums':>10}{'÷':>9}")
    for row in table:
        cells = f"{row['row']:44}{row['galley']:>10.0f}"
        for peer in ("pango", "harfbuzz", "harfbuzz current", "prefix sums"):
            time = row.get(peer)
            cells += f"{time:>10.0f}{time / row['galley']:>7.1f}" if time and row["galley"] else " " * 17
        print(cells.rstrip())
    pathlib.Path(sys.argv[2]).write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    fits = list(growth(found))
    if fits:
        print(f"\n{'growth with N rows':38}" + "".join(f"{size:>12}" for size in SIZES) + f"{'exponent':>10}{'limit':>7}")
    for name, times, slope, limit in fits:
        print(f"{name:38}" + "".join(f"{time:>12.0f}" for time in times) + f"{slope:>10.2f}{limit:>7.1f}")
    if any(slope > limit for _, _, slope, limit in fits):
        sys.exit("a time grows faster than it may")


main()
