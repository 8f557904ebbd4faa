#!/usr/bin/env python3
"""Writes the manual pages of the command from what it says of itself: make-manual.py GALLEY FOLDER.

One page for `galley` and one for each of its commands, in section 1, gzipped. The text is that of `--help`.
"""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path


def escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^([.'])", r"\\&\1", text)


def statuses(text: str) -> tuple[str, str]:
    """What a command discusses, and its exit statuses, which are a paragraph of it."""
    rest, _, status = text.partition("Exit status: ")
    return rest.rstrip(), status.strip()


def discussion(text: str) -> str:
    """Lines that begin with a space or with the command's name keep their form, others flow."""
    lines, form = [], False
    for line in text.split("\n"):
        is_form = line.startswith((" ", "galley "))
        if is_form != form:
            lines.append(".nf" if is_form else ".fi")
            form = is_form
        lines.append(escaped(line) if line.strip() else ".PP")
    return "\n".join(lines + ([".fi"] if form else []))


def name(argument: dict) -> str:
    names = ["-" * (1 if each["kind"] == "short" else 2) + each["name"] for each in argument.get("names", [])]
    value = f"<{argument['valueName']}>"
    if argument["kind"] == "positional":
        return value
    return ", ".join(names) + ("" if argument["kind"] == "flag" else f" {value}")


def page(command: dict, title: str, version: str) -> str:
    arguments = [each for each in command.get("arguments", []) if each.get("shouldDisplay", True)]
    lines = [
        f'.TH {title.replace(" ", "-").upper()} 1 "" "galley {version}" "Galley"', ".SH NAME",
        f"{escaped(title.replace(' ', '-'))} \\- {escaped(command['abstract'].rstrip('.'))}", ".SH SYNOPSIS", f".B {title}",
    ]
    lines += [escaped(f"[{name(each)}]" if each["isOptional"] else name(each)) for each in arguments if each["kind"] == "positional"]
    lines.append("[options]" if not command.get("subcommands") else "<command>")
    text, status = statuses(command.get("discussion", ""))
    if text:
        lines += [".SH DESCRIPTION", discussion(text)]
    for heading in dict.fromkeys(each.get("sectionTitle", "Options") for each in arguments):
        lines.append(f".SH {escaped(heading.upper())}")
        for each in arguments:
            if each.get("sectionTitle", "Options") == heading:
                text = [each.get("abstract", ""), each.get("discussion", "")]
                if default := each.get("defaultValue"):
                    text[0] += f" (default: {default})"
                lines += [".TP", f".B {escaped(name(each))}", escaped(" ".join(filter(None, text)).replace("\n", " "))]
    if commands := [each for each in command.get("subcommands", []) if each.get("shouldDisplay", True)]:
        lines.append(".SH COMMANDS")
        for each in commands:
            lines += [".TP", f".BR {escaped(title + '-' + each['commandName'])} (1)", escaped(each.get("abstract", ""))]
    lines += [
        ".SH EXIT STATUS", escaped(status),
        ".SH ENVIRONMENT", ".TP", ".B GALLEY_DATA", "A folder with the bundled faces in", ".IR fonts ,",
        "if they are not beside the command.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    galley, folder = sys.argv[1], Path(sys.argv[2])
    tool = json.loads(subprocess.run([galley, "--experimental-dump-help"], capture_output=True, check=True).stdout)
    version = subprocess.run([galley, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    folder.mkdir(parents=True, exist_ok=True)
    commands = [("galley", tool["command"])]
    commands += [
        (f"galley {each['commandName']}", each) for each in tool["command"]["subcommands"] if each["commandName"] != "help"
    ]
    for title, command in commands:
        # Without a time stamp, so that the same help gives the same bytes.
        text = gzip.compress(page(command, title, version).encode(), mtime=0)
        (folder / f"{title.replace(' ', '-')}.1.gz").write_bytes(text)


main()
