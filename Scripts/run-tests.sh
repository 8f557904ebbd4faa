#!/usr/bin/env bash
# Builds and runs the tests: a line for each suite, what failed, and the closing line of `swift test` last. The exit status is that of
# `swift test`, and everything that the tests wrote is in .build/test.log.
#
#   Scripts/run-tests.sh [--tag TAG | --modules 'MODULE|MODULE' | --filter PATTERN] [OPTIONS OF SWIFT BUILD AND SWIFT TEST]
#
# --tag runs the suites with a tag only, --modules those of some modules of tests, --filter the tests whose names match. `swift test`
# cannot choose by tags, so they are found in the sources: a suite is called as its file is, which a test sees to.
set -euo pipefail
cd "$(dirname "$0")/.."
log=.build/test.log

filter=()
if [ "${1:-}" = --tag ]; then
  suites=$(grep --recursive --files-with-matches --fixed-strings ".tags(.$2)" Tests | xargs --max-args=1 basename --suffix=.swift | paste --serial --delimiters='|')
  filter=(--filter "\\.($suites)(/|\$)")
  shift 2
elif [ "${1:-}" = --modules ]; then
  filter=(--filter "^($2)\\.")
  shift 2
elif [ "${1:-}" = --filter ]; then
  filter=(--filter "$2")
  shift 2
fi

# SwiftPM leaves empty folders wherever temporary files are, three to six a run (`TemporaryDirectory.…`, by its driver), so they
# get a place that goes with the run.
TMPDIR="$(mktemp --directory --tmpdir galley-tests.XXXXXX)"
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

mkdir -p .build
# In a debug build the engine alone is optimised, as tests spend their time in it, and nothing is built twice for the plugin. Nothing is
# indexed: see Tests/Runner.
export GALLEY_TEST_BUILD=1
swift build --build-tests --disable-index-store "$@"
swift test --skip-build --parallel --disable-xctest --enable-swift-testing "${filter[@]}" "$@" 2>&1 | tee "$log" \
  | awk -f Scripts/summarize-tests.awk
