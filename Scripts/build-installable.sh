#!/usr/bin/env bash
# Builds the command as it is installed, with Swift's libraries linked in, and prints where it is.
set -euo pipefail
cd "$(dirname "$0")/.."
export GALLEY_INSTALLED=1
# The same bytes each time: without the compiler's hash of each module, by which it may skip work and which differs from run to run, and
# stripped by the linker, whose build identifier is one of what is there then.
options=(--configuration release --static-swift-stdlib --scratch-path "${GALLEY_DIST_SCRATCH:-.build/dist}"
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xlinker --strip-all)
swift build "${options[@]}" --product galley --explicit-target-dependency-import-check error >&2
echo "$(realpath "$(swift build "${options[@]}" --show-bin-path)")/galley"
