"""The fleet, on a Spark of this process; skipped where there is no PySpark."""

import json
import os
import sys
from pathlib import Path

import galley
import pytest

pytest.importorskip("pyspark")
from pyspark.sql import SparkSession  # noqa: E402

import galley.spark  # noqa: E402

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
EXAMPLES = Path(__file__).parents[2] / "Examples"
MATRIX = {"categories": ["L", "AX5"], "widths": [240, 320], "directions": ["ltr", "rtl"]}


@pytest.fixture(scope="module")
def spark():
    session = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2").getOrCreate()
    )
    yield session
    session.stop()


def documents() -> list:
    names = ["chat.json", "settings-de.json", "uikit/ar.json", "swiftui/en.json", "material3/en.json"]
    found = [(name, (EXAMPLES / name).read_text("utf-8")) for name in names]
    return found + [("broken.json", '{"sections": [{"rows": [{"kind": "mdc.stereo", "title": 4}]}]}')]


@pytest.mark.parametrize("partitions", [1, 2, 7, 64])
def test_findings_are_those_of_each_document(spark, partitions: int) -> None:
    frame = spark.createDataFrame(documents(), "name string, document string").repartition(partitions)
    found = galley.spark.audit(frame, **MATRIX).collect()
    for name, document in documents()[:-1]:
        expected = galley.audit(document, name=name, **MATRIX)
        mine = [row.asDict() for row in found if row.document == name]
        assert len(mine) == len(expected) > 0 or not expected
        for row, finding in zip(mine, expected):
            assert {key: row[key] for key in ("kind", "text", "detail", "path", "category", "width", "direction")} == {
                key: finding[key] for key in ("kind", "text", "detail", "path", "category", "width", "direction")
            }
    (invalid,) = [row for row in found if row.document == "broken.json"]
    assert invalid.kind == "invalid" and invalid.path == "$.sections[0].rows[0].title"


def test_measured_rows_and_parquet(spark, tmp_path) -> None:
    frame = spark.createDataFrame(documents()[:-1], "name string, document string")
    frame.write.parquet(str(tmp_path / "documents"))
    rows = galley.spark.measure(spark.read.parquet(str(tmp_path / "documents")), width=320.0)
    rows.write.parquet(str(tmp_path / "rows"))
    found = spark.read.parquet(str(tmp_path / "rows"))
    for name, document in documents()[:-1]:
        list_ = galley.measure(json.loads(document), width=320)
        expected = sorted(row["frame"]["y"] for section in list_["sections"] for row in section["rows"])
        mine = sorted(row.y for row in found.where(f"document = '{name}' and path like '%rows%'").collect())
        assert mine == expected
