#!/usr/bin/env bash
# Builds and runs the tests: a line for each suite, what failed, and the closing line of `swift test` last. The exit status is that of
# `swift test`, and everything that the tests wrote is in .build/test.log.
#
#   Scripts/run-tests.sh [--build | --tag TAG | --modules 'MODULE|MODULE' | --filter PATTERN] [OPTIONS OF SWIFT BUILD AND SWIFT TEST]
#
# --build only builds, --tag runs the suites with a tag only, --modules those of some modules of tests, --filter the tests whose names
# match. `swift test` cannot choose by tags, so they are found in the sources: a suite is called as its file is, which a test sees to.
set -euo pipefail
cd "$(dirname "$0")/.."
log=.build/test.log

filter=()
runs=1
if [ "${1:-}" = --build ]; then
  runs=
  shift
elif [ "${1:-}" = --tag ]; then
  suites=$(grep --recursive --files-with-matches --extended-regexp "\.tags\((.*, )?\.$2[,)]" Tests | xargs --max-args=1 basename --suffix=.swift | paste --serial --delimiters='|')
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
# Package.swift says how modules are compiled for tests. Nothing is indexed: see Tests/Runner.
export GALLEY_TEST_BUILD=1
options=(--configuration release --scratch-path .build/tests --disable-index-store "$@")
# SwiftPM asks for threads in a build for release, and the compiler warns for each module that is compiled file by file that it has none.
# Through a pipe the progress is a line for each step: on a terminal one takes the place of another.
[ -t 1 ] && terminal=1 || terminal=
swift build --build-tests "${options[@]}" 2>&1 | awk -v terminal="$terminal" '
  /^warning: ignoring -num-threads argument; cannot multithread batch mode$/ { next }
  terminal && /^\[[0-9]+\/[0-9]+\]/ { printf "\r%s\033[K", substr($0, 1, 79); fflush(); isPending = 1; next }
  isPending { print ""; isPending = 0 }
  { print; fflush() }'
[ "$runs" ] || exit 0
swift test --skip-build --parallel --disable-xctest --enable-swift-testing "${filter[@]}" "${options[@]}" 2>&1 | tee "$log" \
  | awk -f Scripts/summarize-tests.awk
