#!/usr/bin/env python3
"""Prints one table of a benchmark run: each engine's median, and the peers' time divided by Galley's; writes it as JSON too.

Usage: compare.py RUN.jmh.json TABLE.json
"""

import json
import pathlib
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
    found = {}
    for result in json.loads(pathlib.Path(path).read_text()):
        name = result["benchmark"].removeprefix("package.benchmark.").split(".", 1)[-1]
        for metric in [result["primaryMetric"], *result.get("secondaryMetrics", {}).values()]:
            if metric.get("scorePercentiles"):
                found[name] = metric["scorePercentiles"]["50.0"]
    return found


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
    ]:
        if name in found:
            table.append({"row": title, "galley": found[name], "pango": None, "harfbuzz": None})

    print(f"{'nanoseconds a text':38}{'Galley':>10}{'Pango':>10}{'÷':>7}{'HarfBuzz':>10}{'÷':>7}")
    for row in table:
        cells = f"{row['row']:38}{row['galley']:>10.0f}"
        for peer in ("pango", "harfbuzz"):
            time = row[peer]
            cells += f"{time:>10.0f}{time / row['galley']:>7.1f}" if time and row["galley"] else " " * 17
        print(cells.rstrip())
    pathlib.Path(sys.argv[2]).write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


main()
