#!/usr/bin/env bash
# Builds the command as it is installed, with Swift's libraries linked in, and prints where it is.
set -euo pipefail
cd "$(dirname "$0")/.."
export GALLEY_INSTALLED=1
# The hash of a module's code by which the compiler may skip work differs from run to run, and would be all that does in the command.
options=(--configuration release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen --scratch-path "${GALLEY_DIST_SCRATCH:-.build/dist}")
swift build "${options[@]}" --product galley --explicit-target-dependency-import-check error >&2
echo "$(realpath "$(swift build "${options[@]}" --show-bin-path)")/galley"
