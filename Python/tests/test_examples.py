"""The examples do what they show: the notebook's answers are those that it was saved with."""

import importlib.util
from pathlib import Path
from types import ModuleType

import galley
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
TITLES = ["Library", "Größe der Schrift ändern", None, "إعدادات الإشعارات والأصوات"]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_duckdb_gives_heights_in_sql() -> None:
    pytest.importorskip("duckdb")
    pyarrow = pytest.importorskip("pyarrow")
    # More rows than a batch of DuckDB, which has 2 048.
    frame = pyarrow.table({"place": range(6000), "title": TITLES * 1500})  # noqa: F841
    database = example("duckdb_heights").connect()
    found = database.sql("select height(title) as height from frame order by place").fetchall()
    expected = list(galley.prepare(TITLES, fonts=["system"]).heights(160, 17))
    assert [height or 0 for (height,) in found] == expected * 1500
    assert found[2] == (None,)


def test_polars_gets_a_column_of_heights() -> None:
    polars = pytest.importorskip("polars")
    frame = example("polars_heights").with_heights(polars.LazyFrame({"title": TITLES})).collect()
    expected = list(galley.prepare(TITLES, fonts=["system"]).heights(160, 17))
    assert frame["height"].to_list() == [height or None for height in expected]


def test_the_notebook_gives_what_it_was_saved_with() -> None:
    pytest.importorskip("ipykernel")
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    saved = nbformat.read(EXAMPLES / "lists.ipynb", as_version=4)
    book = nbformat.read(EXAMPLES / "lists.ipynb", as_version=4)
    nbclient.NotebookClient(book, kernel_name="python3").execute()
    pictures = 0
    for before, after in zip(saved.cells, book.cells):
        for old, new in zip(before.get("outputs", []), after.get("outputs", [])):
            if "image/png" in new.data:
                pictures += 1
                assert new.data["image/png"].strip() == old.data["image/png"].strip()
            else:
                assert new.data["text/plain"] == old.data["text/plain"]
        assert len(before.get("outputs", [])) == len(after.get("outputs", []))
    assert pictures == 3
