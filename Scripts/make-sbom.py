#!/usr/bin/env python3
"""Says what is in a distribution: make-sbom.py FOLDER VERSION.

Writes share/doc/galley/sbom.spdx.json (SPDX 2.3: the command, the faces, and each library with its Debian package and version) and copies the
licences of the libraries, as Debian's packages have them, into share/doc/galley/licenses.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def packages(folder: Path) -> dict[str, dict]:
    """The Debian packages of the libraries, by their names."""
    found: dict[str, dict] = {}
    for library in sorted((folder / "lib/galley").iterdir()):
        path = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
        place = re.search(rf"\b{re.escape(library.name)} .*=> (\S+)", path)
        if not place:
            sys.exit(f"{library.name}: no library of the system; expected one of a Debian package")
        real = os.path.realpath(place[1])
        owner = subprocess.run(["dpkg-query", "--search", f"*{real.removeprefix('/usr')}"], capture_output=True, text=True)
        package = owner.stdout.split(":")[0]
        version = subprocess.run(
            ["dpkg-query", "--show", "--showformat", "${Version}", package], capture_output=True, text=True, check=True).stdout
        entry = found.setdefault(package, {"version": version, "libraries": []})
        entry["libraries"].append(library.name)
    return found


def entry(identifier: str, name: str, version: str, licence: str, **more: object) -> dict:
    return {
        "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more,
    }


def main() -> None:
    folder, version = Path(sys.argv[1]), sys.argv[2]
    documents = folder / "share/doc/galley"
    licences = documents / "licenses"
    licences.mkdir(parents=True, exist_ok=True)
    entries = [entry("galley", "galley", version, "Apache-2.0")]
    manifest = json.loads((ROOT / "Fonts/manifest.json").read_text())
    for face in manifest["faces"]:
        name = Path(face["file"]).stem
        entries.append(entry(f"font-{name}", name, face["upstreamVersion"], face["licence"]))
    for name, package in packages(folder).items():
        shutil.copyfile(f"/usr/share/doc/{name}/copyright", licences / f"{name}.txt")
        entries.append(
            entry(
                f"deb-{re.sub(r'[^A-Za-z0-9.-]', '-', name)}", name, package["version"], "NOASSERTION",
                comment=f"{', '.join(package['libraries'])}; licences in licenses/{name}.txt",
                externalRefs=[{
                    "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                    "referenceLocator": f"pkg:deb/debian/{name}@{package['version']}",
                }]))
    # Word lists and Swift's libraries are linked into the command.
    entries.append(entry("word-lists", "khmerdict, laodict", "Chromium's ICU", "Unicode-3.0 AND BSD-2-Clause"))
    shutil.copyfile(ROOT / "Sources/CICU/words/LICENSE.txt", licences / "word-lists.txt")
    swift = Path(os.path.realpath(shutil.which("swift") or "")).parent.parent / "share/swift/LICENSE.txt"
    shutil.copyfile(swift, licences / "swift.txt")
    date = subprocess.run(["git", "log", "-1", "--format=%cd", "--date=format:%Y-%m-%dT%H:%M:%SZ"], capture_output=True, text=True, cwd=ROOT)
    names = json.dumps(entries, sort_keys=True).encode()
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": folder.name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{folder.name}-{hashlib.sha256(names).hexdigest()[:32]}",
        "creationInfo": {"created": date.stdout.strip() or "1970-01-01T00:00:00Z", "creators": ["Tool: Scripts/make-sbom.py"]},
        "packages": entries,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-galley"}
        ] + [
            {"spdxElementId": "SPDXRef-galley", "relationshipType": "CONTAINS", "relatedSpdxElement": each["SPDXID"]}
            for each in entries[1:]
        ],
    }
    (documents / "sbom.spdx.json").write_text(json.dumps(document, indent=2) + "\n")


main()
