"""Pango as an oracle for truncation. Needs Debian's own Python, to which its GObject introspection belongs."""

import os
import tempfile
from pathlib import Path

from . import fixture
from .faces import FONTS

# Only the faces of Fonts/, unhinted.
FONTCONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>{fonts}</dir><cachedir>{cache}</cachedir>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
"""

# PANGO_ANALYSIS_FLAG_IS_ELLIPSIS: the run is the ellipsis, and its item spans the hidden text.
IS_ELLIPSIS = 2


class PangoLayouts:
    """Layouts by one Pango context: FreeType faces, 1 point = 1 pixel, advances neither hinted nor rounded."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        cache = Path(self.folder.name, "cache")
        configuration = Path(self.folder.name, "fonts.conf")
        configuration.write_text(FONTCONFIG.format(fonts=FONTS, cache=cache), encoding="utf-8")
        # fontconfig reads this once, when Pango asks it for the first face.
        os.environ["FONTCONFIG_FILE"] = str(configuration)

        import gi

        gi.require_version("Pango", "1.0")
        gi.require_version("PangoFT2", "1.0")
        from gi.repository import Pango, PangoFT2

        self.pango = Pango
        self.modes = {
            "head": Pango.EllipsizeMode.START,
            "middle": Pango.EllipsizeMode.MIDDLE,
            "tail": Pango.EllipsizeMode.END,
        }
        faces = PangoFT2.FontMap.new()
        faces.set_resolution(72, 72)
        self.context = Pango.FontMap.create_context(faces)
        self.context.set_round_glyph_positions(False)
        self.version = Pango.version_string()

    def layout(self, text: str, case: dict):
        """A layout of `text` in the case's language, families and size, as wide as it is."""
        self.context.set_language(self.pango.Language.from_string(case["locale"]))
        description = self.pango.FontDescription()
        description.set_family(",".join(case["fonts"]))
        description.set_absolute_size(case["size"] * self.pango.SCALE)
        layout = self.pango.Layout.new(self.context)
        layout.set_font_description(description)
        layout.set_text(text, -1)
        return layout

    def pixels(self, units: int) -> float:
        return units / self.pango.SCALE

    def width(self, text: str, case: dict) -> float:
        return self.pixels(self.layout(text, case).get_size()[0])

    def truncated(self, case: dict) -> dict | None:
        """What is left of the case's text when it is cut, or None if it fits."""
        layout = self.layout(case["text"], case)
        layout.set_wrap(self.pango.WrapMode.WORD_CHAR)
        layout.set_width(int(case["width"] * self.pango.SCALE))
        layout.set_height(-case["maxLines"])
        layout.set_ellipsize(self.modes[case["truncation"]])
        if not layout.is_ellipsized():
            return None

        starts = [line.start_index for line in layout.get_lines_readonly()]
        runs = layout.get_iter()
        cut = last_line = None
        while cut is None:
            run = runs.get_run_readonly()
            if run is not None and run.item.analysis.flags & IS_ELLIPSIS:
                cut, extents = run, runs.get_run_extents()[1]
                last_line = runs.get_line_extents()[1]
            elif not runs.next_run():
                raise ValueError(f"{case['id']}: a line was cut, but has no ellipsis")

        # Pango uses three full stops if the face has no ellipsis, and pads the run so that the line keeps its width.
        # The natural width is that of the same characters laid out separately.
        token = "…" if cut.glyphs.num_glyphs == 1 else "..."
        return {
            "starts": starts,
            "hidden": [cut.item.offset, cut.item.offset + cut.item.length],
            "leftWidth": fixture.number(self.pixels(extents.x - last_line.x)),
            "rightWidth": fixture.number(self.pixels(last_line.x + last_line.width - extents.x - extents.width)),
            "ellipsis": {
                "text": token,
                "font": cut.item.analysis.font.describe().get_family(),
                "width": self.width(token, case),
                "paddedWidth": self.pixels(extents.width),
            },
        }
