"""Lists by the thousand on Apache Spark: a data frame of documents in, a data frame of findings or rows out.

    import galley.spark

    documents = spark.read.parquet("screens.parquet")  # name, document: a list document as JSON
    findings = galley.spark.audit(documents, categories="all", widths=[320, 390], directions=["ltr", "rtl"])
    findings.groupBy("locale", "kind").count().show()

What comes of a document depends on the document and on the arguments alone: tasks that are tried again, executors that are lost and
copies that run twice change nothing. A document that is none is a finding, or a row, of the kind ``invalid`` whose ``detail`` says
what is wrong; the job goes on. Memory on a worker is that of one document and of one batch of results. It needs PySpark 3.5 or 4, and
pyarrow.
"""

from __future__ import annotations

import json
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Sequence, Union

from ._documents import audit as audit_document, measure as measure_document
from ._library import Error

#: The columns of findings, as a schema of Spark SQL.
FINDINGS = (
    "document string, locale string, path string, row string, rowKind string, kind string, element string, category string,"
    " width double, direction string, text string, detail string, uncertain boolean"
)
#: The columns of measured rows, as a schema of Spark SQL.
ROWS = (
    "document string, path string, row string, kind string, x double, y double, width double, height double, detail string"
)

_BATCH = 4096


def audit(
    frame: Any, *, categories: Union[str, Sequence[str], None] = None, widths: Optional[Sequence[float]] = None,
    directions: Optional[Sequence[str]] = None, **options: Any,
) -> Any:
    """The findings of an audit of each document of a frame, in the order of each document's.

    :param frame: A data frame with the columns ``name`` and ``document``.
    :param options: ``kinds``, ``maxLines``, ``tapTarget``, ``locales``, ``pseudo``, as for :func:`galley.audit`.
    """
    given: Dict[str, Any] = {"categories": categories, "widths": widths, "directions": directions, **options}

    def findings(name: str, document: str) -> Iterator[Dict[str, Any]]:
        try:
            found = audit_document(document, name=name, **given)
        except Error as error:
            yield {"document": name, "kind": "invalid", "path": error.path, "detail": str(error)}
            return
        for finding in found:
            row = {key: finding.get(key) for key in _names(FINDINGS)}
            row["uncertain"] = bool(finding.get("uncertain"))
            row["row"] = None if finding["row"] is None else str(finding["row"])
            yield row

    return _mapped(frame, findings, FINDINGS)


def measure(frame: Any, **options: Any) -> Any:
    """Where each row of each document of a frame is, headers and footers among them.

    :param frame: A data frame with the columns ``name`` and ``document``.
    :param options: ``width``, ``category``, ``direction``, ``fontScale``, ``edit``, ``expand``, ``boldText``, as for :func:`galley.measure`.
    """

    def rows(name: str, document: str) -> Iterator[Dict[str, Any]]:
        try:
            sections = measure_document(document, name=name, **options)["sections"]
        except Error as error:
            yield {"document": name, "kind": "invalid", "path": error.path, "detail": str(error)}
            return
        for number, section in enumerate(sections):
            placed = [("header", section["header"])] if section["header"] else []
            placed += [(f"rows[{index}]", row) for index, row in enumerate(section["rows"])]
            placed += [("footer", section["footer"])] if section["footer"] else []
            for place, row in placed:
                identifier = row.get("id")
                yield {
                    "document": name, "path": f"sections[{number}].{place}",
                    "row": None if identifier is None else str(identifier), "kind": row["kind"], **row["frame"],
                }

    return _mapped(frame, rows, ROWS)


def _names(schema: str) -> List[str]:
    return [column.split()[0] for column in schema.split(",")]


def _mapped(frame: Any, body: Callable[[str, str], Iterable[Dict[str, Any]]], schema: str) -> Any:
    names = _names(schema)
    booleans = {column.split()[0] for column in schema.split(",") if column.endswith("boolean")}
    doubles = {column.split()[0] for column in schema.split(",") if column.endswith("double")}

    def mapped(batches: Iterator[Any]) -> Iterator[Any]:
        arrow: Any = __import__("pyarrow")
        types = {
            name: arrow.bool_() if name in booleans else arrow.float64() if name in doubles else arrow.string()
            for name in names
        }
        target = arrow.schema(list(types.items()))

        def batch(rows: List[Dict[str, Any]]) -> Any:
            columns = [arrow.array([row.get(name) for row in rows], types[name]) for name in names]
            return arrow.RecordBatch.from_arrays(columns, schema=target)

        rows: List[Dict[str, Any]] = []
        for given in batches:
            documents, called = given.column("document"), given.column("name")
            for index in range(given.num_rows):
                contents = documents[index].as_py()
                name = called[index].as_py() or ""
                rows.extend(body(name, contents if isinstance(contents, str) else json.dumps(contents)))
                while len(rows) >= _BATCH:
                    yield batch(rows[:_BATCH])
                    rows = rows[_BATCH:]
        if rows:
            yield batch(rows)

    return frame.select("name", "document").mapInArrow(mapped, schema)
