"""How long the heights of titles take, by Galley and by what else Python has: heights.py [ROWS] [PEER ROWS].

Each is asked for the height of each title at one width, as somebody would write it. Peers that are not installed are left out:
uharfbuzz with PyICU (`pip install uharfbuzz PyICU`), Pango (Debian's python3-gi and gir1.2-pango-1.0), Pillow.
"""

from __future__ import annotations

import gc
import resource
import sys
import time
from pathlib import Path
from typing import Callable, List

WIDTH, SIZE = 200.0, 17.0
ROWS = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
PEER_ROWS = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
FONT = Path(__file__).parents[2] / "Fonts/Roboto/Roboto-Regular.ttf"


def titles(count: int) -> List[str]:
    """Titles of words in changing order, of which no two are the same."""
    words = (
        "settings account privacy library notification storage network display sound battery language keyboard"
        " location calendar contacts message photo album playlist download update security password backup device"
    ).split()
    result = []
    for number in range(count):
        state = number * 2654435761 % 2**32
        picked = []
        for _ in range(2 + state % 5):
            state = (state * 1103515245 + 12345) % 2**31
            picked.append(words[state % len(words)])
        result.append(" ".join(picked).capitalize() + f" {number}")
    return result


def seconds(body: Callable[[], object], times: int = 3) -> float:
    """The least of some times."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        start = time.perf_counter()
        body()
        best = min(best, time.perf_counter() - start)
    return best


def report(name: str, time_taken: float, rows: int) -> float:
    nanoseconds = time_taken / rows * 1e9
    print(f"{name:48} {nanoseconds:12.1f} ns a title", flush=True)
    return nanoseconds


def resident() -> int:
    """The memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def galley_times() -> float:
    import galley

    texts: object = titles(ROWS)
    try:
        import pyarrow

        texts = pyarrow.array(texts)
    except ImportError:
        pass
    galley.prepare(["warm up"], fonts=["Roboto"])
    gc.collect()
    before = resident()
    column = galley.prepare(texts, fonts=["Roboto"])
    print(
        f"{ROWS} titles of {getattr(texts, 'nbytes', 0) / 2**20:.1f} MB; preparing took {(resident() - before) / 2**20:.1f} MB,"
        f" of which the column keeps {column.nbytes / 2**20:.1f}"
    )
    cold = seconds(lambda: galley.prepare(texts, fonts=["Roboto"]).heights(WIDTH, SIZE))
    both = seconds(lambda: galley.prepare(texts, fonts=["Roboto"], workers=2).heights(WIDTH, SIZE))
    warm = seconds(lambda: column.heights(WIDTH, SIZE))
    report("galley, prepared and measured", cold, ROWS)
    report(f"galley, by two workers ({cold / both:.2f} times)", both, ROWS)
    report("galley, measured again at a width", warm, ROWS)
    return cold / ROWS


def harfbuzz(texts: List[str]) -> Callable[[], List[float]]:
    import icu
    import uharfbuzz

    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(FONT.read_bytes())))
    em = font.face.upem
    extents = font.get_font_extents("ltr")
    height = (extents.ascender - extents.descender + extents.line_gap) * SIZE / em
    breaker = icu.BreakIterator.createLineInstance(icu.Locale("en"))

    def measure() -> List[float]:
        heights = []
        for text in texts:
            buffer = uharfbuzz.Buffer()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            uharfbuzz.shape(font, buffer)
            advances = [0.0] * (len(text) + 1)
            for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
                advances[info.cluster + 1] += position.x_advance * SIZE / em
            breaker.setText(text)
            lines, line, start = 1, 0.0, 0
            for end in breaker:
                word = sum(advances[start + 1 : end + 1])
                visible = sum(advances[start + 1 : start + 1 + len(text[start:end].rstrip())])
                if line > 0 and line + visible > WIDTH:
                    lines, line = lines + 1, 0.0
                line, start = line + word, end
            heights.append(lines * height)
        return heights

    return measure


def pango(texts: List[str]) -> Callable[[], List[float]]:
    import gi

    gi.require_version("Pango", "1.0")
    gi.require_version("PangoCairo", "1.0")
    from gi.repository import Pango, PangoCairo

    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    description = Pango.FontDescription("Roboto")
    description.set_absolute_size(SIZE * Pango.SCALE)
    layout.set_font_description(description)
    layout.set_width(int(WIDTH * Pango.SCALE))

    def measure() -> List[float]:
        heights = []
        for text in texts:
            layout.set_text(text, -1)
            heights.append(layout.get_size()[1] / Pango.SCALE)
        return heights

    return measure


def pillow(texts: List[str]) -> Callable[[], List[float]]:
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(str(FONT), int(SIZE))
    draw = ImageDraw.Draw(Image.new("L", (1, 1)))

    def measure() -> List[float]:
        heights = []
        for text in texts:
            lines: List[str] = []
            for word in text.split(" "):
                joined = f"{lines[-1]} {word}" if lines else word
                if lines and draw.textlength(joined, font=font) <= WIDTH:
                    lines[-1] = joined
                else:
                    lines.append(word)
            box = draw.multiline_textbbox((0, 0), "\n".join(lines), font=font)
            heights.append(float(box[3]))
        return heights

    return measure


def main() -> None:
    own = galley_times()
    texts = titles(PEER_ROWS)
    for name, make in [("uharfbuzz with ICU's breaks", harfbuzz), ("Pango by its bindings", pango), ("Pillow", pillow)]:
        try:
            measure = make(texts)
        except (ImportError, ValueError) as error:
            print(f"{name}: left out ({error})")
            continue
        taken = seconds(measure)
        report(f"{name} ({taken / PEER_ROWS / own:.0f} times galley's)", taken, PEER_ROWS)


main()
