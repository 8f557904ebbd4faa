#!/usr/bin/env bash
# Builds the fuzzer with ASan and libFuzzer, and prints its path. Options are passed to `swift build`.
#
# SwiftPM names an executable's entry after its target, which `-sanitize=fuzzer` cannot have: the counters are switched on by
# themselves, and the driver is linked from the toolchain's runtime without its `main`.
set -euo pipefail
cd "$(dirname "$0")/.."
RESOURCES=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
RUNTIME=$RESOURCES/clang/lib/linux
FLAGS=(
  --configuration release --product Fuzz --sanitize address --scratch-path "${FUZZ_BUILD:-.build}"
  -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table
  -Xlinker -L -Xlinker "$RUNTIME" -Xlinker "-l:libclang_rt.fuzzer_no_main-$(uname -m).a" -Xlinker -lstdc++ -Xlinker -lm
)
swift build "${FLAGS[@]}" "$@" >&2
echo "$(swift build "${FLAGS[@]}" --show-bin-path)/Fuzz"
