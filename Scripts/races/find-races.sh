#!/usr/bin/env bash
# Runs the suites whose tests share something between threads with ThreadSanitizer, all at once: find-races.sh. They have the tag
# `concurrency`. The build is one of its own, in .build/races.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=.build/races
options=(--sanitize thread --scratch-path "$folder" "$@")
Scripts/run-tests.sh --build "${options[@]}"
clang -O2 -shared -fPIC -Wall -Werror -o "$folder/mutex.so" Scripts/races/mutex.c

rm -f "$folder"/report.*
# Swift's own handler of crashes would stand in the way, and starts a process.
export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS="suppressions=$PWD/Scripts/races/suppressions.txt log_path=$PWD/$folder/report"
status=0
LD_PRELOAD="$PWD/$folder/mutex.so" Scripts/run-tests.sh --tag concurrency "${options[@]}" || status=$?
reports=("$folder"/report.*)
if [ -e "${reports[0]}" ]; then
  cat "${reports[@]}"
  exit 1
fi
exit "$status"
