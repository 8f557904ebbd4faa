#!/usr/bin/env bash
# Runs the suites of the modules that call C, or read memory by themselves, with AddressSanitizer, and with UndefinedBehaviorSanitizer in C:
# sanitize.sh [MODULES], a pattern of modules of tests. Nothing is suppressed. The build is one of its own, in .build/memory.
set -euo pipefail
cd "$(dirname "$0")/.."
# Swift's own handler of crashes would stand in the way of the sanitizers', and starts a process.
export SWIFT_BACKTRACE=enable=no
# What Swift's runtime and ICU keep for the life of the process is no leak; `Fuzzing` looks for leaks.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1

# The programs of C in GalleyCTests are compiled with sanitizers of their own, and GalleyCommandTests only start the command.
# TextLayoutTests have properties of tens of thousands of cases: they had not ended after a quarter of an hour of processor time.
modules=${1:-'FontKitTests|ShapingTests|TextAnalysisTests|TranslationsTests|RecordingsTests|DrawingTests|FuzzingTests'}
Scripts/run-tests.sh --modules "$modules" --sanitize address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
  --scratch-path .build/memory
