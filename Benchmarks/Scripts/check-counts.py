#!/usr/bin/env python3
"""Counts what does not depend on the clock, and fails where it is more than it was.

For each scenario of the program `Scenarios`, per text: instructions, by valgrind's callgrind, as the difference between a run
of several rounds and one of one round, and allocations, which the program counts itself after its first round.

Usage: check-counts.py PROGRAM THRESHOLDS [--record]
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

TEXTS = 1000
ROUNDS = 3
# How much more than recorded is let pass: other versions of libraries and compilers differ by a few in a hundred.
TOLERANCE = 1.15


# Sets are walked in the same order in every run.
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT)


def instructions(program, scenario):
    def count(rounds):
        callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        return int(re.search(r"Collected : (\d+)", run(*callgrind, program, scenario, str(rounds)).stderr)[1])

    return (count(1 + ROUNDS) - count(1)) / (ROUNDS * TEXTS)


def allocations(program, scenario):
    return int(re.search(r"allocations: (\d+)", run(program, scenario, str(1 + ROUNDS)).stdout)[1]) / (ROUNDS * TEXTS)


def main():
    # Valgrind 3.19 stops at Swift's debugging information. Beside the program are the bundled faces.
    program, path = sys.argv[1] + "-stripped", pathlib.Path(sys.argv[2])
    subprocess.run(["strip", "--strip-debug", "-o", program, sys.argv[1]], check=True)
    thresholds = json.loads(path.read_text())
    kinds = {"instructions": instructions, "allocations": allocations}
    jobs = [(scenario, name) for scenario, allowed in thresholds.items() for name in kinds if name in allowed]
    passed = failed = 0
    # Counts do not depend on what runs beside them.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda job: kinds[job[1]](program, job[0]), jobs)
        for (scenario, name), found in zip(jobs, counts):
            allowed = thresholds[scenario]
            if "--record" in sys.argv:
                allowed[name] = round(found) if name == "instructions" else allowed[name]
            fits = found <= allowed[name] * TOLERANCE + 0.001
            passed, failed = passed + fits, failed + (not fits)
            print(f"{scenario:32}{found:10.1f} {name} a text, {allowed[name]} allowed{'' if fits else '  TOO MANY'}", flush=True)
    if "--record" in sys.argv:
        rows = (f"  {json.dumps(scenario)}: {json.dumps(allowed)}" for scenario, allowed in thresholds.items())
        path.write_text("{\n" + ",\n".join(rows) + "\n}\n")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
