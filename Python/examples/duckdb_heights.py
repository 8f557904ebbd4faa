"""Heights in SQL: a function of DuckDB over Arrow, which is given a batch of titles at a time.

    python duckdb_heights.py "select * from 'screens.parquet'"
"""

from __future__ import annotations

import sys
from typing import Any

import duckdb
import galley

WIDTH, SIZE = 160, 17


def heights(titles: Any) -> Any:
    """The height of each title of a batch, null where there is none."""
    return galley.prepare(titles.combine_chunks(), fonts=["system"]).heights_arrow(WIDTH, SIZE)


def connect() -> duckdb.DuckDBPyConnection:
    """A database that has the function `height(title)`."""
    database = duckdb.connect()
    database.create_function("height", heights, ["VARCHAR"], "DOUBLE", type="arrow", null_handling="special")
    return database


if __name__ == "__main__":
    source = sys.argv[1] if len(sys.argv) > 1 else "select unnest(['Library', 'Größe der Schrift ändern', null]) as title"
    print(connect().sql(f"select title, height(title) as height from ({source}) order by height desc"))
