#!/usr/bin/env bash
# Fuzzes one target for some seconds: fuzz.sh TARGET SECONDS [libFuzzer's options].
#
# What it finds is written to Fuzzing/.findings/TARGET; what it learns stays in Fuzzing/.corpus/TARGET.
set -euo pipefail
cd "$(dirname "$0")/.."
TARGET=$1 SECONDS_=$2
shift 2
BINARY=$(Scripts/build.sh)
mkdir -p ".corpus/$TARGET" ".findings/$TARGET"
case $TARGET in
  lists | requests | scales | baselines) DICTIONARY=(-dict=Dictionaries/json.dict) ;;
  translations | recordings) cat Dictionaries/*.dict > .corpus/both.dict; DICTIONARY=(-dict=.corpus/both.dict) ;;
  *) DICTIONARY=() ;;
esac
# Swift's own handler of crashes would stand in the way of ASan's, and starts a process.
export SWIFT_BACKTRACE=enable=no
# Where a block was allocated is not kept, and freed blocks are not kept long: a third faster. A finding is looked at without them.
export ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=0:quarantine_size_mb=16}
SEEDS=("Corpus/$TARGET")
if [ -d "Regressions/$TARGET" ]; then SEEDS+=("Regressions/$TARGET"); fi
# Caches grow while texts are measured, which is no leak; leaks are looked for once, at the end.
exec "$BINARY" "$TARGET" -max_total_time="$SECONDS_" -timeout=20 -detect_leaks=0 -rss_limit_mb=4096 -artifact_prefix=".findings/$TARGET/" \
  -print_final_stats=1 "${DICTIONARY[@]}" "$@" ".corpus/$TARGET" "${SEEDS[@]}"
