"""Writes the licence beside each folder of faces: the copyright notices that the faces carry, then the text."""

import os
import re

from fontTools.ttLib import TTFont

from build import file_name
from recipes import FAMILIES

FILE_NAME = "LICENSE.txt"

#: Where Debian keeps the texts. The OFL is a paragraph of this package's copyright file.
APACHE = "/usr/share/common-licenses/Apache-2.0"
OFL_PACKAGE = "fonts-noto-color-emoji"


def write_licences(root: str) -> None:
    """One LICENSE.txt in each folder of `root`."""
    texts = {"Apache-2.0": _apache(), "OFL-1.1": _open_font_licence()}
    for folder in sorted({family.folder for family in FAMILIES}):
        families = [family for family in FAMILIES if family.folder == folder]
        (licence,) = {family.licence for family in families}
        notices = [_notices(family, root) for family in families]
        path = os.path.join(root, folder, FILE_NAME)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(notices) + "\n\n" + texts[licence])


def _notices(family, root: str) -> str:
    """`Family: copyright. trademark.` as the faces' own `name` tables say it (names 0 and 7), and what the package
    adds."""
    lines = set()
    for weight in family.faces:
        name = TTFont(os.path.join(root, file_name(family, weight)), lazy=True)["name"]
        sentences = [name.getDebugName(name_id) for name_id in (0, 7)]
        lines.add(" ".join(sentence.rstrip(".") + "." for sentence in sentences if sentence))
    (line,) = lines
    return "\n".join([f"{family.name}: {line}", *(f"{family.name}: {notice}" for notice in family.notices)])


def _apache() -> str:
    with open(APACHE, encoding="utf-8") as file:
        return file.read().lstrip("\n")


def _open_font_licence() -> str:
    """The paragraph `License: SIL-1.1`, unfolded: each line loses its leading space, and ` .` is an empty line."""
    with open(f"/usr/share/doc/{OFL_PACKAGE}/copyright", encoding="utf-8") as file:
        paragraphs = re.split(r"\n\s*\n", file.read())
    (paragraph,) = [each for each in paragraphs if re.match(r"License:\s+SIL-1\.1\n", each)]
    lines = [line[1:] for line in paragraph.split("\n")[1:]]
    return "\n".join("" if line == "." else line for line in lines).strip() + "\n"
