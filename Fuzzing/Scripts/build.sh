#!/usr/bin/env bash
# Builds the fuzzer with libFuzzer, and prints its path. Options are passed to `swift build`. It has ASan, or with
# FUZZ_SANITIZER=none only counters: twice as quick, for answers that differ; Swift's own checks are in both.
#
# SwiftPM names an executable's entry after its target, which `-sanitize=fuzzer` cannot have: with ASan the counters are switched on
# by themselves, and the driver is linked from the toolchain's runtime without its `main`; without it that `main` comes second, which
# gold stumbles over.
set -euo pipefail
cd "$(dirname "$0")/.."
RUNTIME=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/clang/lib/linux
FLAGS=(
  --configuration release --product Fuzz -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table
  -Xlinker -L -Xlinker "$RUNTIME" -Xlinker "-l:libclang_rt.fuzzer_no_main-$(uname -m).a" -Xlinker -lstdc++ -Xlinker -lm
)
case ${FUZZ_SANITIZER:-address} in
  none) FLAGS+=(--scratch-path "${FUZZ_BUILD:-.build-plain}" -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld -Xlinker --allow-multiple-definition) ;;
  *) FLAGS+=(--scratch-path "${FUZZ_BUILD:-.build}" --sanitize address) ;;
esac
swift build "${FLAGS[@]}" "$@" >&2
echo "$(swift build "${FLAGS[@]}" --show-bin-path)/Fuzz"
