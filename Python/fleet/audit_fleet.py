"""Audits a stream of documents on a cluster: audit_fleet.py MASTER DOCUMENTS RESULT PARTITIONS [CATEGORIES WIDTHS DIRECTIONS].

DOCUMENTS is a Parquet file with their names and texts. RESULT.parquet gets the findings, and RESULT the same as lines of JSON in order, so
that two runs can be compared byte by byte.
"""

import json
import os
import sys
import time

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

import pyarrow.parquet  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

import galley.spark  # noqa: E402


def main() -> None:
    master, documents, result, partitions = sys.argv[1:5]
    categories, widths, directions = (sys.argv[5:] + ["all", "320,360,390,430", "ltr,rtl"][len(sys.argv[5:]) :])[:3]
    spark = (
        SparkSession.builder.master(master).appName("galley").config("spark.ui.enabled", "false")
        .config("spark.executor.memory", "1g").config("spark.executor.cores", "1").getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    frame = spark.read.parquet(documents).repartition(int(partitions))
    # The workers start their interpreters and read the fonts before the measured time begins.
    galley.spark.audit(frame.limit(8).repartition(4)).count()
    start = time.perf_counter()
    galley.spark.audit(
        frame, categories="all" if categories == "all" else categories.split(","),
        widths=[float(width) for width in widths.split(",")], directions=directions.split(","),
    ).write.mode("overwrite").parquet(result + ".parquet")
    taken = time.perf_counter() - start
    findings = pyarrow.parquet.read_table(result + ".parquet").to_pylist()
    with open(result, "w", encoding="utf-8") as stream:
        stream.writelines(line + "\n" for line in sorted(json.dumps(row, ensure_ascii=False) for row in findings))
    count = pyarrow.parquet.read_metadata(documents).num_rows
    print(f"{count} documents, {len(findings)} findings in {taken:.1f} s: {count / taken:.0f} documents a second")
    spark.stop()


main()
