#!/usr/bin/env bash
# A fleet of one master and two workers on this machine: run-fleet.sh WHEEL GALLEY COUNT PARTS makes COUNT documents and audits
# them in that many parts ("1 2 7 64"), and once more while a worker is killed. All must have the same bytes, which are those of the command.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/install-packages.sh --build default-jre-headless iso-codes python3 python3-venv
wheel=$(realpath "$1")
count=$3
parts=$4
folder=$(mktemp -d)
export SPARK_LOCAL_IP=127.0.0.1 SPARK_WORKER_DIR=$folder/work SPARK_NO_DAEMONIZE=1
pids=()
finish() {
  kill "${pids[@]}" 2> /dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
/usr/bin/python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --quiet --disable-pip-version-check "$wheel" pyspark==4.0.1 pyarrow==21.0.0 pandas==2.3.3
python=$folder/venv/bin/python
export PYSPARK_PYTHON=$python
spark=$("$python" -c 'import os, pyspark; print(os.path.dirname(pyspark.__file__))')
export SPARK_HOME=$spark
"$python" Python/fleet/make_documents.py "$folder/documents.ndjson" "$count"

master=spark://127.0.0.1:17077
"$spark/bin/spark-class" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 17077 --webui-port 0 > "$folder/master.log" 2>&1 &
pids+=($!)
worker() {
  "$spark/bin/spark-class" org.apache.spark.deploy.worker.Worker --cores 1 --memory 1g --webui-port 0 "$master" > "$folder/worker$1.log" 2>&1 &
  pids+=($!)
}
worker 1
worker 2
sleep 8

run() { "$python" Python/fleet/audit_fleet.py "$master" "$folder/documents.parquet" "$@" 2> "$folder/driver.log" || { tail -20 "$folder/driver.log"; exit 1; }; }
"$python" - "$folder/documents.ndjson" "$folder/documents.parquet" << 'PROGRAM'
import json, sys
import pyarrow, pyarrow.parquet
lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
table = pyarrow.table({"name": [json.loads(line)["name"] for line in lines], "document": lines})
pyarrow.parquet.write_table(table, sys.argv[2], row_group_size=1000)
PROGRAM
printf 'the command on one core: '
"$python" - "$2" "$folder" << 'PROGRAM'
import json, resource, subprocess, sys, time
from galley import spark
galley, folder = sys.argv[1:]
start = time.perf_counter()
subprocess.run(
    [galley, "audit", f"{folder}/documents.ndjson", "--documents", "--categories", "all", "--widths", "320,360,390,430",
     "--directions", "ltr,rtl", "--format", "ndjson", "-o", f"{folder}/command.ndjson"], check=False)
taken = time.perf_counter() - start
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
names, lines = [column.split()[0] for column in spark.FINDINGS.split(",")], []
for line in open(f"{folder}/command.ndjson", encoding="utf-8"):
    finding = json.loads(line)
    row = {name: finding.get(name) for name in names}
    row["uncertain"] = bool(finding.get("uncertain"))
    row["row"] = None if finding["row"] is None else str(finding["row"])
    row["width"] = None if finding["width"] is None else float(finding["width"])
    lines.append(json.dumps(row, ensure_ascii=False))
open(f"{folder}/alone.ndjson", "w", encoding="utf-8").writelines(line + "\n" for line in sorted(lines))
count = sum(1 for _ in open(f"{folder}/documents.ndjson", encoding="utf-8"))
print(f"{count} documents, {len(lines)} findings in {taken:.1f} s: {count / taken:.0f} documents a second, {memory} MB")
PROGRAM
for part in $parts; do
  printf '%s parts: ' "$part"
  run "$folder/$part.ndjson" "$part"
  cmp "$folder/alone.ndjson" "$folder/$part.ndjson"
done
printf 'a worker is killed: '
( sleep 12; kill -9 "${pids[2]}"; pkill -9 -P "${pids[2]}" || true ) &
run "$folder/killed.ndjson" 64
cmp "$folder/alone.ndjson" "$folder/killed.ndjson"
echo "all have the same bytes"
