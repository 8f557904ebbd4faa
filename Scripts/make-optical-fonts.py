#!/usr/bin/env python3
"""Makes the faces of Tests/Fixtures/fonts whose shapes and advances depend on the size, from Inter-Variable-ASCII.ttf.

    Scripts/make-optical-fonts.py

`Optical-ASCII.ttf` has an axis of optical sizes, `opsz` from 8 to 48, which is Inter's axis of weights under another name.
`Tracked-ASCII.ttf` has a table `trak`, and `Optical-Tracked-ASCII.ttf` has both. Needs Debian's fonttools.
"""

import os
import sys
from pathlib import Path

if sys.executable != "/usr/bin/python3":  # the Python that Debian's fonttools is for
    os.execv("/usr/bin/python3", ["/usr/bin/python3", "-s", *sys.argv])

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._t_r_a_k import TrackData, TrackTableEntry
from fontTools.varLib import instancer

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/fonts"

# Tracking in font units (2816 per em) by size, for three tracks, of which only track 0 is used.
SIZES = [9.0, 12.0, 17.0, 20.5, 28.0]
TRACKS = {-1.0: [-90, -150, -230, -300, -310], 0.0: [121, 34, -73, -52, 37], 1.0: [400, 300, 250, 260, 310]}


def variable() -> TTFont:
    font = TTFont(FOLDER / "Inter-Variable-ASCII.ttf", recalcTimestamp=False)
    return instancer.instantiateVariableFont(font, {"slnt": 0})


def name(font: TTFont, family: str) -> None:
    """Another family, so that nobody takes it for Inter."""
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16):
            font["name"].setName(
                family.replace(" ", "-") if record.nameID == 6 else family, record.nameID, *record_place(record)
            )


def record_place(record) -> tuple[int, int, int]:
    return record.platformID, record.platEncID, record.langID


def set_optical(font: TTFont) -> None:
    (axis,) = font["fvar"].axes
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = "opsz", 8, 17, 48
    font["fvar"].instances = []
    for variations in font["gvar"].variations.values():
        for variation in variations:
            variation.axes = {"opsz": variation.axes["wght"]}
    if "avar" in font:
        font["avar"].segments = {"opsz": font["avar"].segments["wght"]}
    del font["STAT"]


def add_tracking(font: TTFont) -> None:
    table = font["trak"] = newTable("trak")
    table.version, table.format = 1.0, 0
    table.horizData, table.vertData = TrackData(), TrackData()
    for track, values in TRACKS.items():
        entry = TrackTableEntry()
        entry.nameIndex = 256
        for size, value in zip(SIZES, values):
            entry[size] = value
        table.horizData[track] = entry


def main() -> None:
    optical = variable()
    set_optical(optical)
    name(optical, "Optical ASCII")
    optical.save(FOLDER / "Optical-ASCII.ttf")
    add_tracking(optical)
    name(optical, "Optical Tracked ASCII")
    optical.save(FOLDER / "Optical-Tracked-ASCII.ttf")
    tracked = instancer.instantiateVariableFont(variable(), {"wght": 400})
    add_tracking(tracked)
    name(tracked, "Tracked ASCII")
    tracked.save(FOLDER / "Tracked-ASCII.ttf")


main()
