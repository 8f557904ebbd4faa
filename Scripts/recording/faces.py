"""The faces of Fonts/ as the recorders use them: files, hashes, coverage, and the advance HarfBuzz gives a text."""

import ctypes
import ctypes.util
import hashlib
import json
import subprocess
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from . import ROOT

FONTS = ROOT / "Fonts"


@cache
def harfbuzz() -> ctypes.CDLL:
    """The HarfBuzz library; loaded on first use, because recorders install what is missing first."""
    library = ctypes.CDLL(ctypes.util.find_library("harfbuzz"))
    for name in ("hb_blob_create_from_file_or_fail", "hb_face_create", "hb_set_create"):
        getattr(library, name).restype = ctypes.c_void_p
    return library


@dataclass(frozen=True)
class Face:
    """One face of Fonts/: CSS family and weight, and its file."""

    family: str
    weight: int
    file: str

    @property
    def path(self) -> Path:
        return FONTS / self.file

    @cached_property
    def sha256(self) -> str:
        return hashlib.sha256(self.path.read_bytes()).hexdigest()

    @cached_property
    def harfbuzz_face(self) -> ctypes.c_void_p:
        """HarfBuzz's face of the file; lives as long as the program."""
        blob = harfbuzz().hb_blob_create_from_file_or_fail(bytes(self.path))
        if not blob:
            raise FileNotFoundError(self.path)
        return ctypes.c_void_p(harfbuzz().hb_face_create(ctypes.c_void_p(blob), 0))

    @cached_property
    def characters(self) -> frozenset[str]:
        """The characters the face maps to a glyph."""
        found = ctypes.c_void_p(harfbuzz().hb_set_create())
        harfbuzz().hb_face_collect_unicodes(self.harfbuzz_face, found)
        point = ctypes.c_uint32(0xFFFFFFFF)
        characters = []
        while harfbuzz().hb_set_next(found, ctypes.byref(point)):
            characters.append(chr(point.value))
        return frozenset(characters)

    @property
    def units_per_em(self) -> int:
        return harfbuzz().hb_face_get_upem(self.harfbuzz_face)

    def advances(self, texts: list[str]) -> list[int]:
        """The advance of each text in font units, by the `hb-shape` program; each text is shaped as one run."""
        command = ["hb-shape", "--font-file", str(self.path), "--output-format=json", "--no-glyph-names"]
        lines = "\n".join(texts) + "\n"
        shaped = subprocess.run(command, input=lines, check=True, capture_output=True, text=True).stdout
        return [sum(glyph["ax"] for glyph in json.loads(line)) for line in shaped.splitlines()]


def _family(name: str, folder: str, file: str, weights: dict[int, str]) -> list[Face]:
    return [Face(name, weight, f"{folder}/{file}{style}") for weight, style in weights.items()]


REGULAR_AND_BOLD = {400: "-Regular.ttf", 700: "-Bold.ttf"}

FACES = [
    *_family("Roboto", "Roboto", "Roboto", REGULAR_AND_BOLD),
    *_family("Inter", "Inter", "Inter", {400: "-Regular.otf", 700: "-Bold.otf"}),
    *_family("Noto Sans Arabic", "NotoSans", "NotoSansArabic", REGULAR_AND_BOLD),
    *_family("Noto Sans Hebrew", "NotoSans", "NotoSansHebrew", REGULAR_AND_BOLD),
    *_family("Noto Sans Devanagari", "NotoSans", "NotoSansDevanagari", REGULAR_AND_BOLD),
    *_family("Noto Sans Thai", "NotoSans", "NotoSansThai", REGULAR_AND_BOLD),
    *_family("Noto Sans CJK JP", "NotoSansCJK", "NotoSansCJKjp", {400: "-Regular.otf"}),
    *_family("Noto Color Emoji", "NotoColorEmoji", "NotoColorEmoji", {400: ".ttf"}),
]

FAMILIES = list(dict.fromkeys(face.family for face in FACES))


def face(family: str, weight: int) -> Face:
    """The family's face of that weight, or its regular one where it has no other."""
    weights = {one.weight: one for one in FACES if one.family == family}
    return weights.get(weight, weights[400])


# Characters for which nothing is drawn if a face lacks them: joiners, direction marks, embeddings, isolates, variation
# selectors.
INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\n\t").union(
    map(chr, range(0x202A, 0x202F)), map(chr, range(0x2066, 0x206A))
)


def covered(text: str, families: list[str], weight: int) -> bool:
    """Whether every character of `text` has a glyph in one of the families."""
    missing = set(text) - INVISIBLE
    for family in families:
        missing -= face(family, weight).characters
    return not missing
