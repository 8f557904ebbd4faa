#!/usr/bin/env python3
"""Runs the steps of action.yml as GitHub does, on a list without findings and on one with some: check-action.py GALLEY."""

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path

import yaml

root = Path(__file__).resolve().parents[2]
galley = Path(sys.argv[1]).resolve()
action = yaml.safe_load((root / "action.yml").read_text())
lists = root / "Tests/Adoption/Lists"


def run(inputs, environment):
    """The status of the first step that fails, or 0; outputs, the summary, and what was printed."""
    inputs = {name: inputs.get(name, value.get("default", "")) for name, value in action["inputs"].items()}
    unknown = set(inputs) - set(action["inputs"])
    assert not unknown, unknown
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        outputs, printed, summary = {}, "", folder / "summary.md"
        summary.touch()

        def value(expression):
            expression = expression.strip()
            if "&&" in expression:
                return all(value(part) for part in expression.split("&&"))
            if "==" in expression:
                left, right = expression.split("==")
                return value(left) == right.strip().strip("'")
            parts = expression.split(".")
            if parts[0] == "inputs":
                return inputs[parts[1]]
            if parts[0] == "steps":
                return outputs.get(parts[1], {}).get(parts[3], "")
            return {"github.server_url": "https://example.invalid", "github.action_repository": "owner/galley"}[expression]

        def text(template):
            return re.sub(r"\$\{\{(.*?)\}\}", lambda match: value(match[1]), template)

        for step in action["runs"]["steps"]:
            if "if" in step and not value(step["if"]):
                continue
            assert "uses" not in step, step
            output = folder / "output"
            output.write_text("")
            variables = environment | {name: text(each) for name, each in step.get("env", {}).items()}
            variables |= {"GITHUB_ACTION_PATH": str(root), "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary)}
            # What the test sets stands: releases are in a folder of its own.
            variables |= {name: each for name, each in environment.items() if name == "GALLEY_RELEASES"}
            # As GitHub runs `shell: bash`.
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", text(step["run"])],
                cwd=folder, env=variables, capture_output=True, text=True)
            printed += result.stdout + result.stderr
            if "id" in step:
                outputs[step["id"]] = dict(line.split("=", 1) for line in output.read_text().splitlines())
            if result.returncode:
                break
        named = {name: text(each["value"]) for name, each in action["outputs"].items()}
        if named["sarif"] and (folder / named["sarif"]).exists():
            named["contents"] = (folder / named["sarif"]).read_text()
        return result.returncode, named, summary.read_text(), printed


with tempfile.TemporaryDirectory() as tools:
    tools = Path(tools)
    (tools / "bin").mkdir()
    (tools / "bin/galley").symlink_to(galley)
    system = {"PATH": "/usr/local/bin:/usr/bin:/bin"}
    assert not shutil.which("galley", path=system["PATH"]), "a galley is installed; the test wants to install its own"
    installed = {"PATH": f"{tools}/bin:{system['PATH']}"}

    status, outputs, summary, printed = run({"files": f"{lists}/settings.json", "widths": "320,390"}, installed)
    assert status == 0 and outputs["findings"] == "false", printed
    assert "nothing found" in summary and "::" not in printed, (summary, printed)
    print("a list without findings passes")

    status, outputs, summary, printed = run({"files": f"{lists}/*.json"}, installed)
    assert status == 1 and outputs["findings"] == "true", printed
    assert "truncated title" in summary and "roaming" in summary, summary
    assert re.search(r"^::warning file=.*broken\.json,line=\d+", printed, re.M), printed
    assert '"2.1.0"' in outputs["contents"] and "roaming" in outputs["contents"]
    print("one with findings fails, with a summary, annotations and SARIF")

    status, outputs, _, printed = run({"files": f"{lists}/broken.json", "fail": "false"}, installed)
    assert status == 0 and outputs["findings"] == "true", printed
    print("it passes where findings are only to be told")

    status, _, _, printed = run({"files": f"{lists}/none.json"}, installed)
    assert status == 2 and "none.json" in printed, printed
    print("a list that is not there ends with status 2")

    # A release in a folder, of which the command is a script.
    version = subprocess.run([root / "Scripts/version.sh"], capture_output=True, text=True, check=True).stdout.strip()
    name = f"galley-{version}-linux-{platform.machine()}"
    release = tools / "releases" / version
    command = tools / name / "bin/galley"
    command.parent.mkdir(parents=True)
    release.mkdir(parents=True)
    command.write_text(f'#!/bin/sh\nexec "{galley}" "$@"\n')
    command.chmod(0o755)
    with tarfile.open(release / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(tools / name, name)
    sums = release / "SHA256SUMS"
    sums.write_text(f"{sha256((release / f'{name}.tar.gz').read_bytes()).hexdigest()}  {name}.tar.gz\n")
    temporary = tools / "temporary"
    temporary.mkdir()
    released = system | {"GALLEY_RELEASES": (tools / "releases").as_uri(), "RUNNER_TEMP": str(temporary)}
    status, outputs, _, printed = run({"files": f"{lists}/broken.json"}, released)
    assert status == 1 and (temporary / name / "bin/galley").exists(), printed
    print("a release is fetched and used")

    sums.write_text(f"{'0' * 64}  {name}.tar.gz\n")
    shutil.rmtree(temporary / name)
    status, outputs, _, printed = run({"files": f"{lists}/settings.json"}, released)
    assert status != 0 and not (temporary / name).exists() and outputs["findings"] == "", printed
    print("a release that is not what its checksum says is refused")
