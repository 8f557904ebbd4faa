"""How long the heights of titles take, by Galley and by what else Python has.

Each is asked for the height of each title at one width, as somebody would write it. Peers that are not installed are left out:
uharfbuzz with PyICU (`pip install uharfbuzz PyICU`), Pango (Debian's python3-gi and gir1.2-pango-1.0), Pillow.
"""

from __future__ import annotations

import argparse
import gc
import resource
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Callable, List

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("--rows", type=int, default=1_000_000, help="how many titles galley measures")
arguments.add_argument("--peer-rows", type=int, default=5_000, help="how many the others measure")
arguments.add_argument("--texts", help="a file with texts, a text a line, that are taken in turns in the place of made ones")
arguments.add_argument("--swift", help="TitleHeights of Benchmarks: measure the same titles in Swift, in turns")
arguments.add_argument("--turns", type=int, default=5)
options = arguments.parse_args()
WIDTH, SIZE = 200.0, 17.0
ROWS, PEER_ROWS = options.rows, options.peer_rows
FONT = Path(__file__).parents[2] / "Fonts/Roboto/Roboto-Regular.ttf"


def titles(count: int) -> List[str]:
    """Titles of words in varying order, each with its own number; or the titles of a file, over and over."""
    if options.texts:
        given = Path(options.texts).read_text(encoding="utf-8").splitlines()
        return [given[number % len(given)] for number in range(count)]
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
    """The shortest of several times."""
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
    ways: List[Callable[[], object]] = [
        lambda: galley.prepare(texts, fonts=["Roboto"]).heights(WIDTH, SIZE),
        lambda: galley.prepare(texts, fonts=["Roboto"], workers=2).heights(WIDTH, SIZE),
        lambda: column.heights(WIDTH, SIZE),
    ]
    python: List[List[float]] = []
    swift: List[List[float]] = []
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write("\n".join(titles(ROWS)))
        file.flush()
        program = options.swift and subprocess.Popen(
            [options.swift, file.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(options.turns):
            if program:
                print(file=program.stdin, flush=True)
                swift.append([float(number) for number in program.stdout.readline().split()])
            python.append([seconds(way, 1) / ROWS * 1e9 for way in ways])
        if program:
            program.communicate()
    cold, both, warm = (statistics.median(times) for times in zip(*python))
    report("galley, prepared and measured", cold / 1e9 * ROWS, ROWS)
    report(f"galley, by two workers ({cold / both:.2f} times)", both / 1e9 * ROWS, ROWS)
    report("galley, measured again at a width", warm / 1e9 * ROWS, ROWS)
    if swift:
        names = ["prepared and measured", "by two workers", "measured again"]
        for name, own, other in zip(names, (cold, both, warm), (statistics.median(times) for times in zip(*swift))):
            print(f"Swift, {name}: {other:.1f} ns; from Python at {other / own:.1%} of its speed")
    return cold / 1e9


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
    # A sample from the whole list, since later titles are longer.
    texts = titles(ROWS)[:: max(1, ROWS // PEER_ROWS)]
    for name, make in [("uharfbuzz with ICU's breaks", harfbuzz), ("Pango by its bindings", pango), ("Pillow", pillow)]:
        try:
            measure = make(texts)
        except (ImportError, ValueError) as error:
            print(f"{name}: left out ({error})")
            continue
        taken = seconds(measure)
        report(f"{name} ({taken / len(texts) / own:.0f} times galley's)", taken, len(texts))


main()
