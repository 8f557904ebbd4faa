#!/usr/bin/env python3
"""Compares the public surface with the last release's, as `swift package diagnose-api-breaking-changes` does, but without building that.

check-api.py [--build FOLDER] [--baseline FILE] [--record | --record-surface] [MODULE…]

It reads the modules of a build of the tests, in FOLDER (if not given: where `Scripts/run-tests.sh` builds). What the last release had is in
Documentation/API/VERSION.tar.xz, which --record writes anew. A symbol that is gone or changed ends it with status 1, a symbol without documentation,
with some of its parameters only, or with a link in it that leads to none, too, a type whose name Foundation or SwiftUI has (Documentation/API/apple-names.txt), and a surface that is not the one of Documentation/API/surface.txt, which
--record-surface writes anew.
Breaks that CHANGELOG announces for the next minor version stand in Documentation/API/allowed.txt, a line each, as they are printed here.
"""

import argparse
import io
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

root = Path(__file__).resolve().parent.parent
folder = root / "Documentation/API"
# The modules that `import Galley` and `import GalleyTesting` make visible.
modules = [
    "Audit", "BundledFonts", "Drawing", "FontKit", "Galley", "GalleyTesting", "JSONText", "ListDocument", "Recordings", "Sizing", "StyleDocument",
    "TextAnalysis", "TextLayout", "Translations", "Typography",
]
# The mark of declarations that the compiler synthesizes, which need no documentation.
synthesized = "::SYNTHESIZED::"


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def flags(build: Path):
    """The compiler flags with which it finds the modules and the C modules that they import."""
    yield from ["-I", str(build / "Modules")]
    for module in sorted(root.glob("Sources/C*/module.modulemap")):
        yield from ["-Xcc", f"-fmodule-map-file={module}"]
    yield from ["-Xcc", f"-fmodule-map-file={build / 'CICU.build/module.modulemap'}"]
    for flag in run("pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "cairo-ft", "expat", "fribidi").split():
        yield from ["-Xcc", flag]


def surface(module: str, flags: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "surface.json"
        run("swift-api-digester", "-dump-sdk", "-module", module, *flags, "-avoid-location", "-avoid-tool-args", "-o", str(file))
        return json.dumps(json.loads(file.read_text()), separators=(",", ":")).encode()


def breaks(module: str, baseline: bytes, flags: list[str]) -> list[str]:
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "baseline.json"
        file.write_bytes(baseline)
        result = subprocess.run(
            ["swift-api-digester", "-diagnose-sdk", "-baseline-path", str(file), "-module", module, *flags, "-compiler-style-diags"],
            capture_output=True, text=True)
        lines = [line.split("API breakage: ")[1].split(" [#")[0] for line in result.stderr.splitlines() if "API breakage: " in line]
        if result.returncode and not lines:
            raise SystemExit(result.stderr)
        return [f"{module}: {line}" for line in lines]


def symbols(module: str, flags: list[str], only: str = "") -> list[dict]:
    """The public symbols of a module that its own source declares."""
    with tempfile.TemporaryDirectory() as temporary:
        run("swift-symbolgraph-extract", "-module-name", module, *flags, "-output-dir", temporary, "-minimum-access-level", "public",
            "-skip-synthesized-members")
        graphs = [json.loads(file.read_text()) for file in Path(temporary).glob("*.symbols.json")]
    return [
        symbol for graph in graphs for symbol in graph["symbols"] if synthesized not in symbol["identifier"]["precise"]
        and ("location" in symbol or only == "names")
    ]


def undocumented(module: str, symbols: list[dict]) -> list[str]:
    """The public symbols without a doc comment (their own or that of a requirement), and those with an undocumented parameter."""
    found = []
    for symbol in symbols:
        name = ".".join(symbol["pathComponents"])
        lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
        if not lines:
            found.append(f"{module}: {name} has no documentation")
        parameters = [each.get("internalName", each["name"]) for each in symbol.get("functionSignature", {}).get("parameters", [])]
        named = documented(lines)
        found += [f"{module}: {name} says nothing of {parameter}" for parameter in parameters if named and parameter not in named]
        found += [f"{module}: {name} says something of {parameter}, which it does not have" for parameter in named if parameter not in parameters]
    return found


def documented(lines: list[str]) -> list[str]:
    """The parameters that a doc comment names."""
    names, in_list = [], False
    for line in lines:
        in_list = line.strip() == "- Parameters:" or in_list and (line.startswith(" ") or not line)
        single = re.match(r"- Parameter (\w+):", line)
        listed = re.match(r" +- (\w+):", line) if in_list else None
        names += [match[1] for match in (single, listed) if match]
    return names


def dangling(module: str, declared: dict[str, list[dict]]) -> list[str]:
    """The links of doc comments and articles for which DocC finds no public symbol, in their module or the one that they name."""
    names = {
        name: {part.split("(")[0] for symbol in symbols for part in symbol["pathComponents"]} | {name} for name, symbols in declared.items()
    }
    texts = [
        (".".join(symbol["pathComponents"]), "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])))
        for symbol in declared[module]
    ] + [(file.name, file.read_text()) for file in sorted(root.glob(f"Sources/*/{module}.docc/*.md"))]
    found = []
    for name, words in texts:
        for link in re.findall(r"(?<!`)``([^`]+)``(?!`)", words):
            home = link.split("/")[1] if link.startswith("/") else module
            parts = [re.split(r"[(-]", part)[0] for part in link.split("/") if part]
            if home in names and not set(parts) <= names[home] or home not in names and home not in modules:
                found.append(f"{module}: {name} has a link to {link}, which is no symbol")
    return found


def listed(module: str, symbols: list[dict]) -> list[str]:
    """A line for each symbol: its module, its kind, and its name with those of the enclosing types."""
    kinds = {symbol["kind"]["identifier"].removeprefix("swift.") + " " + ".".join(symbol["pathComponents"]) for symbol in symbols}
    return [f"{module} {line}" for line in sorted(kinds)]


def clashes(declared: dict[str, list[dict]]) -> list[str]:
    """The top-level types and functions whose name is also one of Foundation or SwiftUI."""
    taken = {line for line in (folder / "apple-names.txt").read_text().splitlines() if not line.startswith("#")}
    target = ["-target", json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]]
    for module in ["Foundation", "FoundationEssentials", "FoundationInternationalization"]:
        taken |= {symbol["pathComponents"][0] for symbol in symbols(module, target, "names") if len(symbol["pathComponents"]) == 1}
    return [
        f"{module}: Apple's frameworks have a {symbol['pathComponents'][0]}, too" for module, of_module in declared.items() for symbol in of_module
        if len(symbol["pathComponents"]) == 1 and symbol["pathComponents"][0] in taken
    ]


def changes(lines: list[str]) -> list[str]:
    """The differences from the recorded surface."""
    file = folder / "surface.txt"
    known = set(file.read_text().splitlines()) if file.exists() else set()
    return [f"{line} is new: --record-surface takes it up" for line in lines if line not in known] + [
        f"{line} is gone: --record-surface leaves it out" for line in sorted(known - set(lines))]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=Path)
    parser.add_argument("--baseline", type=Path)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--record-surface", action="store_true")
    parser.add_argument("modules", nargs="*", default=modules)
    options = parser.parse_args()
    build = options.build or root / ".build/tests/release"
    shared = list(flags(build.resolve()))
    version = run(str(root / "Scripts/version.sh"))
    recorded = options.baseline or max(
        folder.glob("*.tar.xz"), key=lambda file: [int(part) for part in file.name.removesuffix(".tar.xz").split(".")], default=None)

    with ThreadPoolExecutor(2) as pool:
        if options.record:
            target = options.baseline or folder / f"{version}.tar.xz"
            target.parent.mkdir(parents=True, exist_ok=True)
            with tarfile.open(target, "w:xz") as archive:
                for module, contents in zip(options.modules, pool.map(lambda module: surface(module, shared), options.modules)):
                    entry = tarfile.TarInfo(f"{module}.json")
                    entry.size = len(contents)
                    archive.addfile(entry, io.BytesIO(contents))
            for old in folder.glob("*.tar.xz") if not options.baseline else []:
                if old != target:
                    old.unlink()
            # Symbols that the last version already removed are no longer breaks.
            if not options.baseline:
                (folder / "allowed.txt").write_text("")
            print(f"recorded {len(options.modules)} modules in {target}")
            return 0

        declared = dict(zip(options.modules, pool.map(lambda module: symbols(module, shared), options.modules)))
        lines = [line for module, of_module in declared.items() for line in listed(module, of_module)]
        if options.record_surface:
            (folder / "surface.txt").write_text("\n".join(lines) + "\n")
            print(f"recorded {len(lines)} symbols of {len(declared)} modules")
            return 0

        if recorded is None:
            raise SystemExit("check-api: no release is recorded; see --record")
        with tarfile.open(recorded) as archive:
            baselines = {member.name.removesuffix(".json"): archive.extractfile(member).read() for member in archive}
        allowed = set((folder / "allowed.txt").read_text().splitlines()) if (folder / "allowed.txt").exists() else set()
        known = [module for module in options.modules if module in baselines]
        faults = [line for lines in pool.map(lambda module: breaks(module, baselines[module], shared), known) for line in lines if line not in allowed]
        faults += [line for module, of_module in declared.items() for line in undocumented(module, of_module)]
        faults += [line for module in declared for line in dangling(module, declared)]
        if list(options.modules) == modules:
            faults += clashes(declared) + changes(lines)
    if list(options.modules) == modules:
        faults += [f"{module}: the module has been removed" for module in sorted(set(baselines) - set(modules))]
    for line in faults:
        print(line)
    if not faults:
        print(f"{len(known)} modules have all that {recorded.name.removesuffix('.tar.xz')} had, and documentation")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
