"""Documents: the bytes of the command, where it is at hand, and what is wrong named by its place."""

import json
import os
import subprocess
from pathlib import Path

import galley
import pytest

EXAMPLES = Path(__file__).parents[2] / "Examples"
COMMAND = os.environ.get("GALLEY_COMMAND")


def example(name: str) -> bytes:
    return (EXAMPLES / name).read_bytes()


@pytest.mark.skipif(COMMAND is None, reason="GALLEY_COMMAND names no command")
@pytest.mark.parametrize("name", ["uikit/ar.json", "material3/en.json", "chat.json"])
def test_same_bytes_as_the_command(name: str) -> None:
    def command(*arguments: str) -> bytes:
        return subprocess.run([COMMAND, *arguments], input=example(name), capture_output=True, check=False).stdout

    document = example(name)
    assert galley.measure_json(document, width=300, category="AX5") == command(
        "measure", "-", "--width", "300", "--category", "AX5"
    )
    assert galley.measure_json(document, boldText=True) == command("measure", "-", "--bold-text")
    assert galley.measure_json(document, fontScale=1.5) == command("measure", "-", "--font-scale", "1.5")
    for format in ["ndjson", "junit", "sarif", "html"]:
        assert galley.audit_report(
            document, format, categories="all", widths=[280, 320], directions=["ltr", "rtl"], name="-"
        ) == command(
            "audit", "-", "--categories", "all", "--widths", "280,320", "--directions", "ltr,rtl", "--format", format
        )
    for format in ["png", "svg", "pdf", "svg"]:
        assert galley.draw(document, format=format).data == command("draw", "-", "--format", format, "-o", "-")


def test_measured_and_explained_lists_agree() -> None:
    document = json.loads(example("uikit/en.json"))
    rows = [
        row
        for section in galley.measure(document, category="AX3")["sections"]
        for row in [section["header"], *section["rows"], section["footer"]]
        if row is not None
    ]
    explained = galley.explain(document, category="AX3")
    assert [row["frame"]["height"] for row in rows] == pytest.approx(
        [sum(step["value"] for step in row["steps"] if step["axis"] == "y") for row in explained]
    )
    assert galley.explain(document, rows[0]["id"], category="AX3") == [
        row for row in explained if row["id"] == rows[0]["id"]
    ]


def test_font_scale_takes_the_place_of_the_documents() -> None:
    tile = {"fontScale": 1.3, "sections": [{"rows": [{"kind": "m3.listItem", "title": "Settings and more of them"}]}]}
    large = {**tile, "fontScale": 2.5}
    assert galley.measure_json(tile, fontScale=2.5) == galley.measure_json(large) != galley.measure_json(tile)
    assert galley.audit(tile, fontScale=2.5, maxLines=1, widths=[200]) == galley.audit(large, maxLines=1, widths=[200])
    for call in [galley.measure, galley.audit]:
        with pytest.raises(galley.Error, match=r"fontScale: 0; expected a number from 0.01 to 100"):
            call(tile, fontScale=0)


def test_pictures() -> None:
    picture = galley.draw(example("chat.json"), width=340)
    assert picture._repr_png_() == picture.data and picture.data.startswith(b"\x89PNG")
    assert "data:image/png;base64," in (picture._repr_html_() or "")
    assert repr(picture) == "Picture(format='png', pages=1)"
    vector = galley.draw(example("chat.json"), format="svg")
    assert (vector._repr_svg_() or "").startswith("<?xml") and vector._repr_png_() is None
    assert "data:image/svg+xml;base64," in (vector._repr_html_() or "")
    assert galley.draw(example("chat.json"), format="pdf").data.startswith(b"%PDF")
    with pytest.raises(galley.Error, match="page"):
        galley.draw(example("chat.json"), page=99)


def test_faults_have_their_path() -> None:
    with pytest.raises(galley.Error) as caught:
        galley.measure({"sections": [{"rows": [{"kind": "mdc.stereo", "title": 4}]}]}, name="list.json")
    assert caught.value.path == "$.sections[0].rows[0].title"
    assert str(caught.value).startswith("list.json:$.sections[0].rows[0].title: a number")
    with pytest.raises(galley.Error) as caught:
        galley.measure({"sections": [{"rows": [{"kind": "uikit.cell", "title": "\ud800"}]}]}, name="$1/list.json")
    assert caught.value.path == "$.sections[0].rows[0].title"
    lines = '{}\n{"kind": "uikit.cell"}\n{"kind": "uikit.cell", "title": 4}\n'
    piece = '{"sections": [{"rows": [\n{"kind": "uikit.cell", "title": "(line 7, column 8)"},\n{"kind": "mdc.stereo", "title": 4}]}]}'
    for document, name, line in [(lines, "list.ndjson", 3), (piece, "list.json", 3)]:
        with pytest.raises(galley.Error) as caught:
            galley.measure(document, name=name)
        assert caught.value.line == line, caught.value
    with pytest.raises(galley.Error) as caught:
        galley.text([{"text": "a"}, {"text": 4}])
    assert (caught.value.line, caught.value.path) == (2, "$.text")
    with pytest.raises(galley.Error) as caught:
        galley.measure({"sections": []}, categroy="L")
    assert caught.value.line is None
    with pytest.raises(galley.Error, match="not UTF-8"):
        galley.text([{"text": "\ud800"}])
    with pytest.raises(galley.Error) as caught:
        galley.explain({"sections": [{"rows": [{"id": "a", "kind": "uikit.cell", "title": "A"}]}]}, "b")
    assert str(caught.value) == 'options:$.row: there is no row "b"; expected a'
    numbered = {"sections": [{"rows": [{"id": id, "kind": "uikit.cell", "title": "A"} for id in [1, "b", 2.5]]}]}
    for row in [1, 1.0, "1", "sections[0].rows[0]"]:
        assert [row["id"] for row in galley.explain(numbered, row)] == [1]
    assert galley.explain(numbered, 2.5)[0]["id"] == 2.5
    with pytest.raises(galley.Error, match='there is no row "3"'):
        galley.explain(numbered, 3)
    with pytest.raises(TypeError, match="format"):
        galley.measure({"sections": []}, format="table")
    with pytest.raises(galley.Error, match="did you mean category"):
        galley.measure({"sections": []}, categroy="L")


def test_an_index_has_room_for_heights_of_2_35_points() -> None:
    index = galley.HeightIndex([1e9] * 34)
    for change in (
        lambda: galley.HeightIndex([1e9] * 35), lambda: index.insert(0, [1e9]), lambda: index.insert(0, [5e8, 5e8]),
    ):
        with pytest.raises(galley.Error):
            change()
    assert len(index) == 34
    index[0] = 0.0
    index.insert(0, [1e9])


@pytest.mark.parametrize("row", [2**64, -(2**64), 2**63, 10**30])
def test_rows_of_more_than_64_bits_are_none(row: int) -> None:
    index = galley.HeightIndex([1.0, 2.0])
    for change in (lambda: index[row], lambda: index.remove(0, row), lambda: index.move(row, 0), lambda: index.insert(row, [1.0])):
        with pytest.raises(galley.Error):
            change()
    with pytest.raises(galley.Error):
        index[row] = 1.0
    with pytest.raises(galley.Error):
        galley.prepare(["a"], workers=row)
    assert list(index) == [(0.0, 1.0), (1.0, 2.0)]


def test_an_index_is_what_an_array_is() -> None:
    heights = [float(44 + number % 7) for number in range(1000)]
    index = galley.HeightIndex(heights)
    index.insert(10, [1.0, 2.0, 3.0])
    heights[10:10] = [1.0, 2.0, 3.0]
    index.remove(500, 20)
    del heights[500:520]
    index.move(3, 700)
    heights.insert(700, heights.pop(3))
    index[42] = 99.5
    heights[42] = 99.5
    assert len(index) == len(heights) and index.height == pytest.approx(sum(heights))
    top = 0.0
    for row, height in enumerate(heights):
        assert index[row] == (pytest.approx(top), height)
        assert index.row_at(top + height / 2) == row
        top += height
    assert [height for _, height in index] == heights
    assert index.row_at(top) is None and index.row_at(-1) is None
    with pytest.raises(galley.Error, match="row"):
        index[len(heights)]
