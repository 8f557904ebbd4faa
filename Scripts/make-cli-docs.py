#!/usr/bin/env python3
"""Writes Documentation/cli from the command's own help, a page a command: make-cli-docs.py GALLEY [--check]

With --check nothing is written; the status is 1 if a page would change.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Documentation/cli"
NOTE = "<!-- Written by Scripts/make-cli-docs.py from the command's help; not to be edited. -->\n"


def run(galley: str, *arguments: str) -> str:
    # Help takes the width from COLUMNS or the terminal; without both it is 80 characters wide.
    environment = {key: value for key, value in os.environ.items() if key != "COLUMNS"}
    return subprocess.run([galley, *arguments], capture_output=True, text=True, check=True, env=environment, stdin=subprocess.DEVNULL).stdout


def page(title: str, help: str) -> str:
    lines = [line.rstrip() for line in help.strip().split("\n")]
    # The abstract may take several lines; the rest of the help, with a discussion above the usage, follows an empty line.
    end = lines.index("")
    abstract = " ".join(lines[:end]).removeprefix("OVERVIEW: ")
    return f"{NOTE}\n# {title}\n\n{abstract}\n\n```text\n" + "\n".join(lines[end:]).strip("\n") + "\n```\n"


def main() -> int:
    galley = sys.argv[1]
    tool = json.loads(run(galley, "--experimental-dump-help"))["command"]
    commands = [each for each in tool["subcommands"] if each["commandName"] != "help"]
    pages = {f"{each['commandName']}.md": page(f"galley {each['commandName']}", run(galley, each["commandName"], "--help")) for each in commands}
    table = "".join(f"| [`galley {each['commandName']}`]({each['commandName']}.md) | {each['abstract']} |\n" for each in commands)
    pages["README.md"] = page("galley", run(galley, "--help")) + f"\n| Command | |\n| --- | --- |\n{table}"
    changed = {name for name, text in pages.items() if not (FOLDER / name).exists() or (FOLDER / name).read_text() != text}
    changed |= {path.name for path in FOLDER.glob("*.md") if path.name not in pages}
    if "--check" in sys.argv[2:]:
        for name in sorted(changed):
            print(f"Documentation/cli/{name} is not current: run Scripts/make-cli-docs.py")
        return 1 if changed else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in changed - pages.keys():
        (FOLDER / name).unlink()
    for name, text in pages.items():
        (FOLDER / name).write_text(text)
    return 0


sys.exit(main())
