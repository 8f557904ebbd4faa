"""Writes what is known of the faces: `manifest.json` for programs, `README.md` for people. None of it is by hand."""

import hashlib
import json
import os
import shlex
import subprocess

from fontTools.ttLib import TTFont

from build import commands, file_name
from licences import FILE_NAME as LICENCE_FILE
from recipes import BUDGET, FAMILIES, FONTS, TOOLS, Family


def write_documents(root: str, coverage: dict[str, dict[str, int]]) -> None:
    """Both documents, of the faces and licences below `root`."""
    faces = [_face(family, weight, root) for family in FAMILIES for weight in family.faces]
    folders = sorted({family.folder for family in FAMILIES})
    licences = [_file(os.path.join(folder, LICENCE_FILE), root) for folder in folders]
    packages = {package: _version(package) for package in TOOLS}
    manifest = {"faces": faces, "licences": licences, "tools": packages, "coverage": coverage}
    with open(os.path.join(root, "manifest.json"), "w", encoding="utf-8") as file:
        json.dump(manifest, file, indent=2, ensure_ascii=False)
        file.write("\n")
    with open(os.path.join(root, "README.md"), "w", encoding="utf-8") as file:
        file.write(_readme(manifest))


def _file(path: str, root: str) -> dict:
    with open(os.path.join(root, path), "rb") as file:
        content = file.read()
    return {"file": path, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _face(family: Family, weight: int, root: str) -> dict:
    entry = _file(file_name(family, weight), root)
    font = TTFont(os.path.join(root, entry["file"]), lazy=True)
    os2, hhea = font["OS/2"], font["hhea"]
    return entry | {
        "family": family.name,
        "weight": weight,
        "italic": False,
        "scripts": list(family.scripts),
        "licence": family.licence,
        "upstream": family.upstream,
        "upstreamVersion": font["name"].getDebugName(5),
        "package": family.package,
        "packageVersion": _version(family.package),
        "source": FONTS + family.faces[weight],
        "sourceIndex": family.index,
        "treatment": family.treatment.value,
        "unitsPerEm": font["head"].unitsPerEm,
        "hhea": [hhea.ascent, hhea.descent, hhea.lineGap],
        "typo": [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
        "win": [os2.usWinAscent, os2.usWinDescent],
        "useTypoMetrics": bool(os2.fsSelection & 1 << 7),
        "glyphs": font["maxp"].numGlyphs,
        "characters": len(font.getBestCmap()),
    }


def _version(package: str) -> str:
    command = ["dpkg-query", "--show", "--showformat=${Version}", package]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# README.md


def _readme(manifest: dict) -> str:
    faces = manifest["faces"]
    total = sum(entry["bytes"] for entry in faces)
    return "\n".join(
        [
            "# The bundled faces",
            "",
            "Made by `Scripts/make-fonts.sh`, this page too: change `Scripts/make_fonts` and run it again. "
            "`Scripts/make-fonts.sh --check` makes everything anew and compares.",
            f"{len(faces)} faces, {total:,} bytes; the whole folder stays below {BUDGET:,}.",
            "",
            *_origin(faces),
            *_commands(manifest),
            *_metrics(faces),
            *_coverage(manifest["coverage"]),
        ]
    )


def _table(columns: list[str], rows: list[list]) -> list[str]:
    lines = [columns, ["---"] * len(columns), *rows]
    return ["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines] + [""]


def _origin(faces: list[dict]) -> list[str]:
    lines = ["## Origin", ""]
    lines += _table(
        ["File", "Bytes", "Package and version", "Made by"],
        [
            [
                f"`{face['file']}`",
                f"{face['bytes']:,}",
                f"{face['package']} {face['packageVersion']}",
                face["treatment"],
            ]
            for face in faces
        ],
    )
    projects = {}
    for face in faces:
        project = projects.setdefault(face["family"], face)
        if project["upstreamVersion"] != face["upstreamVersion"]:
            raise ValueError(f"{face['file']} has another version than the rest of its family")
    lines += _table(
        ["Family", "Project", "Version", "Licence"],
        [
            [
                family,
                f"<{face['upstream']}>",
                face["upstreamVersion"].removeprefix("Version ").replace("|", "\\|"),
                f"[{face['licence']}]({os.path.dirname(face['file'])}/{LICENCE_FILE})",
            ]
            for family, face in projects.items()
        ],
    )
    return lines + ["SHA-256:", "", "```", *(f"{face['sha256']}  {face['file']}" for face in faces), "```", ""]


def _commands(manifest: dict) -> list[str]:
    tools = ", ".join(f"{package} {version}" for package, version in manifest["tools"].items())
    lines = [
        "## How they are made",
        "",
        "- **verbatim**: a copy. Roboto's are the unhinted ones.",
        "- **unhinted**: every glyph under its own id; only the automatic hints go, which say nothing about advances.",
        "- **subset**: JIS X 0208, three more jōyō kanji, GB 2312, Big5 level 1, all Hangul syllables and jamo, kana, "
        "Bopomofo, punctuation, fullwidth forms, and what the Japanese, Chinese and Korean country names of iso-codes "
        "use. All features stay, and with `locl` the Korean, Simplified, Traditional and Hong Kong forms of each "
        "character. There is no bold: it would take 6 MB more.",
        "",
        f"With {tools}, `PYTHONHASHSEED=0`, and `SOURCE_DATE_EPOCH` at each source's own `head.modified`, the bytes are "
        "the same on every run. `REPERTOIRE` is what `/usr/bin/python3 Scripts/make_fonts/characters.py` prints.",
        "",
        "```sh",
    ]
    for family in FAMILIES:
        for weight in family.faces:
            lines += map(shlex.join, commands(family, weight, file_name(family, weight), "REPERTOIRE"))
    return lines + [
        "```",
        "",
        "Before a made face lands here it is held against its source: metrics, features per script and language, "
        "coverage, every glyph's advance and outline, and `hb-shape`'s output for the country names.",
        "",
    ]


def _metrics(faces: list[dict]) -> list[str]:
    lines = ["## Metrics", "", "In font units: ascender, descender and line gap; the win pair has no gap.", ""]
    rows = []
    for face in faces:
        numbers = [", ".join(map(str, face[key])) for key in ("hhea", "typo", "win")]
        use_typo = "yes" if face["useTypoMetrics"] else "no"
        counts = [f"{face[key]:,}" for key in ("glyphs", "characters")]
        rows.append([face["family"], face["weight"], face["unitsPerEm"], *numbers, use_typo, *counts])
    columns = ["Family", "Weight", "Units per em", "hhea", "typo", "win", "USE_TYPO_METRICS", "Glyphs", "Characters"]
    return lines + _table(columns, rows)


def _coverage(coverage: dict[str, dict[str, int]]) -> list[str]:
    families = [family.name for family in FAMILIES]
    rows = [
        [locale, counts["characters"], *(counts.get(family, 0) for family in families)]
        for locale, counts in coverage.items()
    ]
    return [
        "## Coverage",
        "",
        "Characters that the country names of iso-codes use in each language, and how many of them each family has. "
        "Together they have all of them.",
        "",
        *_table(["Language", "Characters", *families], rows),
    ]
