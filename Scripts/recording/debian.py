"""Debian as a source of real text: packages unpacked without being installed, and fields of the package index."""

import gettext
import re
import subprocess
from functools import cache
from pathlib import Path

from . import CACHE, ROOT


def install(*packages: str) -> None:
    subprocess.run([ROOT / "Scripts" / "install-packages.sh", *packages], check=True)


def version(package: str) -> str:
    """The version of an installed package."""
    command = ["dpkg-query", "--show", "--showformat=${Version}", package]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@cache
def unpacked(package: str) -> Path:
    """The folder that holds a package's files, downloaded on first use."""
    folder = CACHE / package
    if not (folder / "usr").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "-qq", package], cwd=folder, check=True, stderr=subprocess.DEVNULL)
        archive = next(folder.glob("*.deb"))
        subprocess.run(["dpkg-deb", "--extract", archive.name, "."], cwd=folder, check=True)
    return folder


def downloaded_version(package: str) -> str:
    command = ["dpkg-deb", "--field", next(unpacked(package).glob("*.deb")), "Version"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@cache
def messages(package: str) -> dict[str, str]:
    """English message → translation, from every catalogue in a package; the later file wins, in order of path."""
    found: dict[str, str] = {}
    for path in sorted(unpacked(package).glob("usr/**/*.mo")):
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)._catalog
        # A key is the message, often preceded by a context and U+0004; the keys of plurals are tuples.
        keys = ((key, key.rpartition("\x04")[2]) for key in catalogue if isinstance(key, str))
        found.update((message, catalogue[key]) for key, message in keys if message)
    return found


@cache
def package_index() -> tuple[dict[str, str], ...]:
    """The stanzas of Debian 12's main package index by package name; of each field the first line."""
    wanted = ["Created-By: Packages", "Label: Debian", "Component: main", "Codename: bookworm"]
    command = ["apt-get", "indextargets", "--format", "$(FILENAME)", *wanted]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    if len(names) != 1:
        raise SystemExit("no package index of Debian 12's main component: run apt-get update, then try again")
    # Indexes are compressed; apt's own helper reads them.
    text = subprocess.run(["/usr/lib/apt/apt-helper", "cat-file", names[0]], check=True, capture_output=True).stdout
    stanzas = (
        dict(re.findall(r"^([A-Za-z0-9-]+): (.*)$", stanza, re.MULTILINE)) for stanza in text.decode().split("\n\n")
    )
    return tuple(sorted((fields for fields in stanzas if fields), key=lambda fields: fields["Package"]))
