#!/usr/bin/env bash
# How much of the readers of foreign input the targets' inputs reach: coverage.sh [MODULE...]. Runs each input of Corpus, Regressions and
# .corpus once, in a build that counts regions, and prints the regions of each module that were reached.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=("$@")
if [ ${#modules[@]} -eq 0 ]; then modules=(Shaping TextAnalysis FontKit JSONText Translations); fi
binary=$(FUZZ_SANITIZER=none FUZZ_BUILD=.build-coverage Scripts/build.sh -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
export SWIFT_BACKTRACE=enable=no
profiles=$(mktemp -d)
trap 'rm -rf "$profiles"' EXIT
for target in $("$binary" | sed 's/.* \([a-z|-]*\) \[OPTIONS.*/\1/' | tr '|' ' '); do
  folders=()
  for folder in {Corpus,Regressions}/"${target/#font-*/fonts}" ".corpus/$target"; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
  if [ ${#folders[@]} -gt 0 ]; then
    LLVM_PROFILE_FILE="$profiles/$target.profraw" "$binary" "$target" -runs=0 -timeout=60 "${folders[@]}" > /dev/null 2>&1
  fi
done
# Those of the toolchain: others know other versions of the format.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$tools/llvm-profdata" merge -sparse "$profiles"/*.profraw -o "$profiles/all.profdata"
for module in "${modules[@]}"; do
  # The columns are regions, those missed, and the share that was reached.
  "$tools/llvm-cov" report "$binary" -instr-profile "$profiles/all.profdata" "../Sources/$module" 2> /dev/null |
    awk -v module="$module" '/^TOTAL/ { printf "%-14s %6d regions, %s reached\n", module, $2, $4 }'
done
