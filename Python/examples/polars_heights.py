"""Heights in a frame of Polars, whose texts are not copied: python polars_heights.py [FILE.parquet]."""

from __future__ import annotations

import sys

import galley
import polars

WIDTH, SIZE = 160, 17


def heights(titles: polars.Series) -> polars.Series:
    """The height of each title, null where there is none."""
    return polars.Series(titles.name, galley.prepare(titles, fonts=["system"]).heights_arrow(WIDTH, SIZE))


def with_heights(frame: polars.LazyFrame) -> polars.LazyFrame:
    """A frame with the column `height` beside `title`."""
    return frame.with_columns(polars.col("title").map_batches(heights, return_dtype=polars.Float64).alias("height"))


if __name__ == "__main__":
    given = polars.scan_parquet(sys.argv[1]) if len(sys.argv) > 1 else polars.LazyFrame(
        {"title": ["Library", "Größe der Schrift ändern", None]})
    print(with_heights(given).sort("height", descending=True, nulls_last=True).collect())
