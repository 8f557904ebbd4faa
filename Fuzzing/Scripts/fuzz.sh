#!/usr/bin/env bash
# Fuzzes one target for some seconds: fuzz.sh TARGET SECONDS [libFuzzer's options].
#
# What it finds is written to Fuzzing/.findings/TARGET; what it learns stays in Fuzzing/.corpus/TARGET. FUZZ_SANITIZER=none is quicker
# (see build.sh).
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
export ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=0:quarantine_size_mb=4}
# What is longer takes longer and finds no more.
case $TARGET in
  texts | paragraphs | attributed) LENGTH=128 ;;
  heights) LENGTH=400 ;;
  font-*) LENGTH=8192 ;;
  *) LENGTH=2048 ;;
esac
# Targets of fonts share their inputs.
FOLDER=${TARGET/#font-*/fonts}
SEEDS=("Corpus/$FOLDER")
if [ -d "Regressions/$FOLDER" ]; then SEEDS+=("Regressions/$FOLDER"); fi
# Caches grow while texts are measured, which is no leak; leaks are looked for once, at the end. Weighing inputs by entropy took a
# third of the time on texts.
exec "$BINARY" "$TARGET" -max_total_time="$SECONDS_" -timeout=20 -detect_leaks=0 -entropic=0 -max_len="$LENGTH" -rss_limit_mb=4096 -artifact_prefix=".findings/$TARGET/" \
  -print_final_stats=1 "${DICTIONARY[@]}" "$@" ".corpus/$TARGET" "${SEEDS[@]}"
