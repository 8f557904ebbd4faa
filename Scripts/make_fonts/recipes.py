"""Which faces Galley ships, where each comes from and what is done to it. Everything else reads this table."""

from dataclasses import dataclass
from enum import Enum

FONTS = "/usr/share/fonts/"

#: The whole folder, licences and documents included, stays below this many bytes.
BUDGET = 20_000_000

#: Packages, besides those of the faces, on whose versions the bytes depend.
TOOLS = ["fonttools", "python3-cffsubr", "afdko-bin", "iso-codes"]


class Treatment(Enum):
    """How a face is changed."""

    VERBATIM = "verbatim"
    UNHINTED = "unhinted"
    SUBSET = "subset"


#: pyftsubset's options. Nothing that layout reads is dropped; glyph names and TrueType or CFF hints are, since advances
#: are measured unhinted.
COMMON_OPTIONS = [
    "--layout-features=*",
    "--layout-scripts=*",
    "--no-hinting",
    "--no-glyph-names",
    "--notdef-outline",
    "--name-IDs=*",
    "--name-languages=*",
    "--name-legacy",
    "--no-recalc-timestamp",
    "--no-harfbuzz-repacker",
]

OPTIONS = {
    Treatment.UNHINTED: COMMON_OPTIONS + ["--legacy-cmap", "--symbol-cmap", "--no-prune-unicode-ranges"],
    Treatment.SUBSET: COMMON_OPTIONS + ["--drop-tables-=BASE", "--no-subset-tables+=BASE"],
}


@dataclass(frozen=True)
class Family:
    """Faces that share a folder, a package and a licence."""

    name: str
    folder: str
    package: str
    upstream: str
    licence: str  # SPDX
    scripts: tuple[str, ...]  # ISO 15924
    treatment: Treatment
    faces: dict[int, str]  # CSS weight → file in FONTS
    index: int = 0
    notices: tuple[str, ...] = ()  # copyright notices beside the one in the faces


def _noto(script: str, tag: str) -> Family:
    return Family(
        name=f"Noto Sans {script}",
        folder="NotoSans",
        package="fonts-noto-core",
        upstream="https://github.com/notofonts/noto-fonts",
        licence="OFL-1.1",
        scripts=(tag,),
        treatment=Treatment.UNHINTED,
        faces={
            400: f"truetype/noto/NotoSans{script}-Regular.ttf",
            700: f"truetype/noto/NotoSans{script}-Bold.ttf",
        },
    )


FAMILIES = [
    Family(
        name="Roboto",
        folder="Roboto",
        package="fonts-roboto-unhinted",
        upstream="https://github.com/googlefonts/roboto-2",
        licence="Apache-2.0",
        scripts=("Latn", "Grek", "Cyrl"),
        treatment=Treatment.VERBATIM,
        faces={
            400: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
            500: "truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf",
            700: "truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf",
        },
    ),
    Family(
        name="Inter",
        folder="Inter",
        package="fonts-inter",
        upstream="https://github.com/rsms/inter",
        licence="OFL-1.1",
        scripts=("Latn", "Grek", "Cyrl"),
        treatment=Treatment.VERBATIM,
        faces={
            400: "opentype/inter/Inter-Regular.otf",
            500: "opentype/inter/Inter-Medium.otf",
            600: "opentype/inter/Inter-SemiBold.otf",
            700: "opentype/inter/Inter-Bold.otf",
        },
    ),
    _noto("Arabic", "Arab"),
    _noto("Hebrew", "Hebr"),
    _noto("Devanagari", "Deva"),
    _noto("Thai", "Thai"),
    Family(
        name="Noto Sans CJK JP",
        folder="NotoSansCJK",
        package="fonts-noto-cjk",
        upstream="https://github.com/notofonts/noto-cjk",
        licence="OFL-1.1",
        scripts=("Hani", "Hira", "Kana", "Hang", "Bopo"),
        treatment=Treatment.SUBSET,
        faces={400: "opentype/noto/NotoSansCJK-Regular.ttc"},
        index=0,  # the Japanese face; `locl` gives the Korean, both Chinese and the Hong Kong forms
    ),
    Family(
        name="Noto Color Emoji",
        folder="NotoColorEmoji",
        package="fonts-noto-color-emoji",
        upstream="https://github.com/googlefonts/noto-emoji",
        licence="OFL-1.1",
        scripts=("Zsye",),
        treatment=Treatment.VERBATIM,
        faces={400: "truetype/noto/NotoColorEmoji.ttf"},
        notices=("Copyright 2013-2017 Google Inc., Arjen Nienhuis.",),
    ),
]

#: File names that are not the source's own.
RENAMED = {"opentype/noto/NotoSansCJK-Regular.ttc": "NotoSansCJKjp-Regular.otf"}

#: Languages whose iso-codes country names every build must cover.
LOCALES = ["ar", "he", "fa", "hi", "th", "ja", "zh_CN", "zh_TW", "ko", "ru", "el", "de", "en"]
