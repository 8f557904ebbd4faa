"""Audits a stream of documents on a cluster: audit_fleet.py MASTER DOCUMENTS RESULT PARTITIONS [CATEGORIES WIDTHS DIRECTIONS].

RESULT gets the findings as lines of JSON in order, so that two runs can be compared byte by byte.
"""

import json
import os
import sys
import time

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

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
    with open(documents, encoding="utf-8") as stream:
        entries = [json.loads(line) for line in stream]
    frame = spark.createDataFrame(
        [(entry["name"], json.dumps(entry["document"], ensure_ascii=False)) for entry in entries],
        "name string, document string",
    ).repartition(int(partitions))
    start = time.perf_counter()
    findings = galley.spark.audit(
        frame, categories="all" if categories == "all" else categories.split(","),
        widths=[float(width) for width in widths.split(",")], directions=directions.split(","),
    )
    lines = sorted(json.dumps(row.asDict(), ensure_ascii=False) for row in findings.toLocalIterator())
    taken = time.perf_counter() - start
    with open(result, "w", encoding="utf-8") as stream:
        stream.writelines(line + "\n" for line in lines)
    print(f"{len(entries)} documents, {len(lines)} findings in {taken:.1f} s: {len(entries) / taken:.0f} documents a second")
    spark.stop()


main()
