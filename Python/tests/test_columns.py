"""Columns against texts measured one by one, in every form in which texts come."""

import array
import copy
import gc
import pickle
import random
import re
import threading
from pathlib import Path
from typing import Callable

import galley
import numpy
import pandas
import polars
import pyarrow
import pytest

TEXTS = [
    "Library", "Größe der Schrift ändern", "", "تغيير حجم الخط", None, "हिन्दी में पाठ", "日本語のテキスト", "ข้อความภาษาไทย",
    "👩‍👩‍👧 family", " leading space", "a\nb", "Festplattenverschlüsselung",
]
FONTS = ["system"]


def singles(width: float, size: float) -> list:
    """The results for each text, measured one by one."""
    requests = [{"text": text or "", "width": width, "size": size, "fonts": FONTS} for text in TEXTS]
    return [
        (0.0, 0) if text is None else (result["height"], len(result["lines"]))
        for text, result in zip(TEXTS, galley.text(requests))
    ]


FORMS = {
    "list": lambda: TEXTS,
    "iterator": lambda: iter(TEXTS),
    "pyarrow": lambda: pyarrow.array(TEXTS),
    "pyarrow large": lambda: pyarrow.array(TEXTS, pyarrow.large_utf8()),
    "pyarrow slice": lambda: pyarrow.array(["x", None] + TEXTS + ["y"])[2 : 2 + len(TEXTS)],
    "pyarrow chunks": lambda: pyarrow.chunked_array([TEXTS[:5], TEXTS[5:]]),
    "pandas": lambda: pandas.Series(TEXTS),
    "pandas string": lambda: pandas.Series(TEXTS, dtype="string"),
    "pandas pyarrow": lambda: pandas.Series(TEXTS, dtype=pandas.ArrowDtype(pyarrow.string())),
    "pandas category": lambda: pandas.Series(TEXTS, dtype="category"),
    "pandas index": lambda: pandas.Index(TEXTS),
    "polars": lambda: polars.Series(TEXTS),
    "polars categorical": lambda: polars.Series(TEXTS, dtype=polars.Categorical),
    "pyarrow dictionary": lambda: pyarrow.chunked_array([pyarrow.array(TEXTS).dictionary_encode()]),
    "pyarrow view": lambda: pyarrow.array(TEXTS, pyarrow.string_view()),
    "numpy": lambda: numpy.array(TEXTS, dtype=object),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("workers", [1, 2])
def test_same_as_one_by_one(form: str, workers: int) -> None:
    column = galley.prepare(FORMS[form](), workers=workers, fonts=FONTS)
    gc.collect()
    for width, size in [(320, 17), (60, 17), (120, 53)]:
        expected = singles(width, size)
        assert len(column) == len(expected)
        assert list(column.heights(width, size)) == pytest.approx([height for height, _ in expected], abs=1e-9)
        assert list(column.lines(width, size)) == [lines for _, lines in expected]


def test_results_in_every_form() -> None:
    column = galley.prepare(TEXTS, fonts=FONTS)
    heights = column.heights(100, 17, maxLines=1)
    assert isinstance(heights, array.array)
    as_numpy = column.heights_numpy(100, 17, maxLines=1)
    assert as_numpy.tolist() == list(heights)
    out = numpy.zeros(len(TEXTS))
    assert column.heights_numpy(100, 17, out=out, maxLines=1) is out and out.tolist() == list(heights)
    as_arrow = column.heights_arrow(100, 17, maxLines=1)
    as_arrow.validate(full=True)
    assert as_arrow.null_count == 1
    assert as_arrow.to_pylist() == [None if text is None else h for text, h in zip(TEXTS, heights)]
    assert polars.from_arrow(as_arrow).len() == len(TEXTS)
    with pytest.raises(ValueError):
        column.heights_numpy(100, 17, out=numpy.zeros(3))
    frozen = numpy.frombuffer(bytes(8 * len(TEXTS)))
    skewed = numpy.frombuffer(bytearray(8 * len(TEXTS) + 1), dtype=numpy.uint8)[1:].view(numpy.float64)
    for bad in (frozen, skewed, [0.0] * len(TEXTS)):
        with pytest.raises(ValueError):
            column.heights_numpy(100, 17, out=bad)


def test_nothing_at_all() -> None:
    for texts in ([], pyarrow.array([], pyarrow.utf8())):
        column = galley.prepare(texts)
        assert len(column) == 0 and list(column.heights(100, 17)) == [] and list(column.lines(None, 17)) == []
        assert column.heights_arrow(100, 17).to_pylist() == []
    for texts in (pyarrow.nulls(3), polars.Series([None] * 3), pandas.Series([None] * 3)):
        assert list(galley.prepare(texts).lines(None, 17)) == [0, 0, 0]


def test_memory_of_arrow_is_kept_and_let_go() -> None:
    before = pyarrow.total_allocated_bytes()
    texts = pyarrow.array([f"row {number} of many" for number in range(100_000)])
    size = pyarrow.total_allocated_bytes() - before
    column = galley.prepare(texts)
    del texts
    gc.collect()
    # The column keeps the array's memory alive and allocates only the array's header.
    assert size <= pyarrow.total_allocated_bytes() - before < size + 1000
    assert column.lines(30, 17)[99_999] > 1
    del column
    gc.collect()
    assert pyarrow.total_allocated_bytes() == before


def test_faults() -> None:
    with pytest.raises(galley.Error, match="there is no such key.*did you mean fonts") as caught:
        galley.prepare(["a"], font=["Roboto"])
    assert caught.value.path == "$.font"
    with pytest.raises(galley.Error, match="no number of points"):
        galley.prepare(["a"]).heights(-1, 17)
    with pytest.raises(galley.Error, match="no number of points"):
        galley.prepare(["a"]).heights(100, float("nan"))
    with pytest.raises(galley.Error, match="expected utf8"):
        galley.prepare(pyarrow.array([1, 2]))
    with pytest.raises(galley.Error, match="workers"):
        galley.prepare(["a"], workers=0)
    with pytest.raises(galley.Error, match="text 1 is not UTF-8"):
        galley.prepare(pyarrow.array([b"ok", b"\xff"]).view(pyarrow.utf8()))
    with pytest.raises(galley.Error):
        galley.prepare(["a", "\ud800"])
    with pytest.raises(TypeError, match="text 1 is of type float; expected str or None"):
        galley.prepare(["a", float("nan")])
    with pytest.raises(TypeError, match="one string is no column"):
        galley.prepare("Library")


def test_heights_in_whole_pixels() -> None:
    column = galley.prepare(TEXTS, fonts=FONTS)
    requests = [{"text": text or "", "width": 60, "size": 17, "fonts": FONTS, "displayScale": 3} for text in TEXTS]
    expected = [0.0 if text is None else result["height"] for text, result in zip(TEXTS, galley.text(requests))]
    assert list(column.heights(60, 17, displayScale=3)) == expected
    assert column.heights_arrow(60, 17, displayScale=3).to_pylist() == [height or None for height in expected]


@pytest.mark.parametrize("take", [copy.copy, copy.deepcopy, pickle.dumps])
def test_nothing_is_freed_twice(take: Callable[[object], object]) -> None:
    for one in (galley.prepare(["a"]), galley.Fonts.bundled(), galley.HeightIndex([1])):
        with pytest.raises(TypeError, match="can be neither copied nor pickled"):
            take(one)
    column = galley.prepare(["a"])
    with pytest.raises(TypeError):
        take(column)
    gc.collect()
    assert len(column) == 1


def test_the_lock_is_released() -> None:
    column = galley.prepare([f"text number {n} " * 4 for n in range(20_000)])
    count, stop = 0, threading.Event()

    def tick() -> None:
        nonlocal count
        while not stop.is_set():
            count += 1

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        for width in range(50, 60):
            column.heights(width, 17)
    finally:
        stop.set()
        thread.join()
    assert count > 0


def test_several_threads_use_one_column() -> None:
    column = galley.prepare(TEXTS * 200, fonts=FONTS)
    expected = {width: list(column.heights(width, 17)) for width in range(40, 200, 10)}
    faults = []

    def measure(seed: int) -> None:
        order = random.Random(seed)
        for _ in range(50):
            width = order.choice(list(expected))
            if list(column.heights(width, 17)) != expected[width]:
                faults.append(width)

    threads = [threading.Thread(target=measure, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def test_regions() -> None:
    """The locale chooses among faces for ideographs, in columns as in texts."""
    fonts = galley.Fonts.bundled()
    for region in ["SC", "KR"]:
        face = Path(__file__).parents[2] / f"Tests/Fixtures/fonts/regions/NotoSansCJK-{region}.otf"
        fonts = fonts.with_file(face, family=region)
    for locale, width in [("ja", 200), ("zh-Hans", 188), ("ko", 184)]:
        request = {"text": "骨直", "size": 100, "locale": locale}
        assert galley.text([request], using=fonts)[0]["width"] == width
        column = galley.prepare(["骨直"], locale=locale, using=fonts)
        assert [list(column.lines(width - less, 100)) for less in (0, 1)] == [[1], [2]]


def test_fonts_of_ones_own() -> None:
    face = Path(__file__).parents[2] / "Fonts/Roboto/Roboto-Bold.ttf"
    fonts = galley.Fonts.bundled().with_file(face, family="Mine")
    mine = galley.text([{"text": "Width", "fonts": ["Mine"]}], using=fonts)[0]["width"]
    bold = galley.text([{"text": "Width", "fonts": ["Roboto"], "weight": 700}])[0]["width"]
    assert mine == bold
    with pytest.raises(galley.Error, match="Mine"):
        galley.text([{"text": "Width", "fonts": ["Mine"]}])
    both = fonts.with_file(face.with_name("Roboto-Regular.ttf"), family="Mine")
    weights = [{"text": "Width", "fonts": ["Mine"], "weight": weight} for weight in (400, 700)]
    assert [one["width"] for one in galley.text(weights, using=both)] == [
        one["width"] for one in galley.text([{**one, "fonts": ["Roboto"]} for one in weights])
    ]
    for family in (None, "None"):
        with pytest.raises(galley.Error, match=f"^{re.escape(__file__)}: is not a font"):
            galley.Fonts.bundled().with_file(__file__, family=family)
