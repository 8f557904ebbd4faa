#!/usr/bin/env python3
"""Measures the audit of large matrices: processor time, memory and findings.

10 000 texts × 40 languages × 12 size categories × 8 widths, and the list of Debian's packages × 12 × 6 × 2 directions. Findings are counted
as they are written, line by line.

Usage: measure-audit-matrix.py GALLEY FOLDER OUTPUT
       FOLDER is what make-audit-matrix.py wrote
"""

import json
import os
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WIDTHS = "320,344,360,375,390,402,414,428"
# All that a layout can have; which texts have no translation is not of interest here.
KINDS = "truncated,clipped,overlap,overflow,missingGlyph,wraps,tapTarget"


def measure(galley, layouts, *arguments):
    """What an audit takes, and what it finds."""
    command = [galley, "audit", *arguments, "--kinds", KINDS, "--format", "ndjson"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    kinds, languages = {}, set()
    for line in process.stdout:
        # A line is a flat object whose members come in one order, so that most of it need not be read.
        kind = line.partition(b'"kind":"')[2].partition(b'"')[0].decode()
        kinds[kind] = kinds.get(kind, 0) + 1
        languages.add(line.partition(b'"locale":"')[2].partition(b'"')[0].decode())
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"galley failed: {' '.join(map(str, command))}")
    seconds = usage.ru_utime + usage.ru_stime
    return {
        "layouts": layouts,
        "processorSeconds": round(seconds, 1),
        "nanosecondsALayout": round(seconds / layouts * 1e9),
        "peakMegabytes": round(usage.ru_maxrss / 1024),
        "findings": dict(sorted(kinds.items())),
        "languagesWithFindings": len(languages),
    }


def main():
    galley, folder, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    tables = sorted(folder.glob("*.lproj/Localizable.strings"))
    rows = len((folder / "list.ndjson").read_text(encoding="utf-8").splitlines()) - 1
    languages = len(tables) + 1
    packages = ROOT / "Examples" / "debian-packages.ndjson"
    lines = packages.read_text(encoding="utf-8").splitlines()
    # Headers are rows, too.
    package_rows = sum(1 if '"section"' not in line else line.count('"header": "') for line in lines[1:])
    result = {
        "machine": {"processor": processor(), "system": platform.platform(), "processors": os.cpu_count()},
        "matrix": {"texts": rows, "languages": languages, "sizeCategories": 12, "widths": len(WIDTHS.split(","))},
        "one language": measure(
            galley, rows * 12 * 8, folder / "list.ndjson", "--categories", "all", "--widths", WIDTHS),
        "all languages": measure(
            galley, rows * languages * 12 * 8, folder / "list.ndjson", "--translations", *tables, "--categories",
            "all", "--widths", WIDTHS),
        "Debian packages": measure(
            galley, package_rows * 12 * 6 * 2, packages, "--categories", "all", "--widths", "320,360,375,390,414,428",
            "--directions", "ltr,rtl"),
    }
    text = json.dumps(result, indent=2, ensure_ascii=False) + "\n"
    output.write_text(text, encoding="utf-8")
    print(text, end="")


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


main()
