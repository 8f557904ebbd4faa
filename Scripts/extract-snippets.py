#!/usr/bin/env python3
"""Writes the Swift snippets of the documentation as functions that compile with the tests: extract-snippets.py [--check]

It takes the indented code of doc comments of public declarations, the ```swift blocks of README.md, Documentation and
Sources/*/*.docc, but for manifests, and the code of tutorials. What a snippet uses and does not make is declared before it, if it is
one of GIVEN. A block with extensions is a file of its own. With --check nothing is written; the status is 1 if a file would change.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "Tests/SnippetTests/Generated"

# The names that snippets use without declaring them, with their types.
GIVEN = {
    "alaska": "any Row", "arizona": "any Row", "audit": "Audit", "bytes": "[UInt8]", "cells": "[String: any Row]", "column": "TextColumn", "descriptions": "TextColumn",
    "firstVisibleRow": "Int", "fonts": "FontCollection", "header": "any Row", "heights": "[Double]",
    "index": "HeightIndex",
    "layout": "TextLayout", "list": "LoadedList", "names": "[String]", "new": "ListGeometry", "offset": "Double", "old": "ListGeometry",
    "page": "String", "panel": "Panel", "result": "AuditResult", "row": "any Row", "rows": "[any Row]", "rowColumn": "RowColumn", "scheme": "MaterialTypographyScheme",
    "snapshot": "ListSnapshot<String, String>", "style": "ParagraphStyle", "text": "PreparedText",
    "title": "PreparedText", "titles": "[String]", "traits": "Traits", "typesetter": "Typesetter",
}
MUTATIONS = r"(?:\.\w+|\[[^\]]*\])*(?:\.(?:add|append|apply|insert|measureAgain|setHeight|removeRows|replaceRows)\(|\s*\+?=\s)"


def comment_blocks(path: Path):
    """The doc comments before public declarations: their lines, and the line they begin in."""
    lines = path.read_text().split("\n")
    start = None
    for number, line in enumerate(lines):
        if line.lstrip().startswith("///"):
            start = number if start is None else start
        elif start is not None:
            if line.lstrip().startswith("@"):
                continue
            if re.match(r"\s*(public|open)\b", line):
                yield [each.lstrip()[3:] for each in lines[start:number] if each.lstrip().startswith("///")], start + 1
            start = None


def indented_code(block: list[str]):
    """The blocks of code in a comment, which follow an empty line, and where they begin."""
    snippet, begin, previous = [], 0, ""
    for number, line in enumerate(block + ["end"]):
        if line.startswith("     ") and (snippet or not previous.strip()):
            begin = begin if snippet else number
            snippet.append(line[5:])
        elif snippet and not line.strip():
            snippet.append("")
        elif snippet:
            yield "\n".join(snippet).rstrip(), begin
            snippet = []
        previous = line


def fenced_code(text: str):
    for match in re.finditer(r"(?ms)^( *)```swift[^\n]*\n(.*?)^ *```", text):
        indent = len(match[1])
        code = "\n".join(line[indent:] for line in match[2].rstrip().split("\n"))
        yield code, text[: match.start()].count("\n") + 2


def snippets():
    """All snippets: the file that they are collected in, where they are, and their code."""
    for path in sorted(ROOT.glob("Sources/**/*.swift")):
        for block, first in comment_blocks(path):
            for code, offset in indented_code(block):
                yield path.relative_to(ROOT).parts[1], f"{path.relative_to(ROOT)}:{first + offset}", code
            for code, offset in fenced_code("\n".join(line[1:] for line in block)):
                yield path.relative_to(ROOT).parts[1], f"{path.relative_to(ROOT)}:{first + offset - 1}", code
    pages = [ROOT / "README.md", *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Sources/*/*.docc/**/*.md")]
    for path in sorted(pages):
        for code, line in fenced_code(path.read_text()):
            if ".package(" in code or "swift-tools-version" in code or "import PackageDescription" in code:
                continue
            name = re.sub(r"\W", "", str(path.relative_to(ROOT).with_suffix("")).title())
            yield name, f"{path.relative_to(ROOT)}:{line}", code
    for path in sorted(ROOT.glob("Sources/*/*.docc/Resources/*.swift")):
        yield "Tutorials", f"{path.relative_to(ROOT)}:1", path.read_text().rstrip()


def function(number: int, place: str, code: str) -> str:
    words = set(re.findall(r"[A-Za-z_]\w*", re.sub(r"//[^\n]*|\.\w+|\b\w+:", "", code)))
    words |= set(re.findall(r"(?m)^\s*(\w+)\.", code))
    own = set(re.findall(r"\b(?:let|var|for|func)\s+(?:try\s+await\s+)?(\w+)", code))
    own |= {name for names in re.findall(r"\blet \(([^)]*)\)", code) for name in re.findall(r"\w+", names)}
    own |= {name for names in re.findall(r"\{ ((?:\w+, )*\w+) in\b", code) for name in re.findall(r"\w+", names)}
    given = []
    for name in sorted(words & GIVEN.keys() - own):
        changes = f"&{name}" in code or re.search(r"(?m)(?<![.\w])" + name + MUTATIONS, code)
        given.append(f"  {'var' if changes else 'let'} {name}: {GIVEN[name]} = given()")
    body = ["  " + line if line else "" for line in code.split("\n")]
    return "\n".join([f"// {place}", f"private func snippet{number}() async throws {{", *given, *body, "}"])


def main() -> int:
    files = defaultdict(list)
    for name, place, code in snippets():
        imports = re.findall(r"(?m)^import \w+$", code)
        # Tests in snippets are compiled but not run, since they need the reader's own lists.
        code = re.sub(r"(?m)^import \w+\n*|@Test (?=func\b)", "", code)
        if re.search(r"(?m)^(?:public |private )?extension \w+", code) or re.search(r"(?m)^@(?:Suite|main)\b", code):
            alone = "File" + re.sub(r"\W", "_", place.rsplit(":", 1)[0]).title().replace("_", "") + str(len(files))
            files[alone] += [imports, f"// {place}\n{code}"]
        else:
            files[name] = files[name] or [[]]
            files[name][0] += imports
            files[name].append(function(len(files[name]), place, code))
    written = {}
    for name, (imports, *parts) in files.items():
        head = "// swift-format-ignore-file\n// Written by Scripts/extract-snippets.py; not to be edited.\n\n"
        lines = sorted({"import Galley", *imports})
        written[TARGET / f"{name}.swift"] = head + "\n".join(lines) + "\n\n" + "\n\n".join(parts) + "\n"
    stale = {path for path in TARGET.glob("*.swift") if path not in written}
    changed = {path for path, text in written.items() if not path.exists() or path.read_text() != text} | stale
    if "--check" in sys.argv[1:]:
        for path in sorted(changed):
            print(f"{path.relative_to(ROOT)} is not current: run Scripts/extract-snippets.py")
        return 1 if changed else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.unlink()
    for path, text in written.items():
        path.write_text(text)
    print(f"{sum(len(parts) - 1 for parts in files.values())} snippets in {len(files)} files")
    return 0


sys.exit(main())
