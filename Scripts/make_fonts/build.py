"""Makes one face from its source: a copy, the whole face without hints, or a subset. Each is a few commands, and
README.md lists the very same ones."""

import os
import subprocess
import tempfile

from fontTools.misc.timeTools import epoch_diff
from fontTools.ttLib import TTFont

from characters import cjk_repertoire, listing
from recipes import FONTS, OPTIONS, RENAMED, Family, Treatment


def file_name(family: Family, weight: int) -> str:
    """A face's path below Fonts/."""
    source = family.faces[weight]
    return os.path.join(family.folder, RENAMED.get(source, os.path.basename(source)))


def open_source(family: Family, weight: int) -> TTFont:
    """The face as the package has it."""
    return TTFont(FONTS + family.faces[weight], fontNumber=family.index, lazy=True, recalcTimestamp=False)


def commands(family: Family, weight: int, target: str, repertoire: str) -> list[list[str]]:
    """What writes a face to `target`; `repertoire` names the file that lists a subset's characters."""
    source = FONTS + family.faces[weight]
    if family.treatment is Treatment.VERBATIM:
        return [["cp", source, target]]
    options = OPTIONS[family.treatment]
    if family.treatment is Treatment.UNHINTED:
        return [["pyftsubset", source, "--glyphs=*", *options, f"--output-file={target}"]]
    subset = [f"--font-number={family.index}", f"--unicodes-file={repertoire}", *options]
    # The source's subroutines were chosen for hinted outlines and for twice as many glyphs; computing new ones saves 6 %.
    return [["pyftsubset", source, *subset, f"--output-file={target}"], ["cffsubr", "-i", target]]


def make(family: Family, weight: int, root: str) -> None:
    """Writes one face below `root`."""
    target = os.path.join(root, file_name(family, weight))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="ascii") as repertoire:
        if family.treatment is Treatment.SUBSET:
            repertoire.write(listing(cjk_repertoire()))
            repertoire.flush()
        # Tools write this as the time of modification: the one of the source.
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(open_source(family, weight)["head"].modified + epoch_diff)}
        for command in commands(family, weight, target, repertoire.name):
            subprocess.run(command, check=True, env=environment)
