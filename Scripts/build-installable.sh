#!/usr/bin/env bash
# Builds the command as it is installed, with Swift's libraries linked in, and prints where it is.
set -euo pipefail
cd "$(dirname "$0")/.."
export GALLEY_INSTALLED=1
options=(--configuration release --static-swift-stdlib --scratch-path "${GALLEY_DIST_SCRATCH:-.build/dist}")
swift build "${options[@]}" --product galley --explicit-target-dependency-import-check error >&2
echo "$(realpath "$(swift build "${options[@]}" --show-bin-path)")/galley"
