#!/usr/bin/env bash
# Builds the library for other languages as it is installed, with Swift's libraries in it, and prints where it is. Only what the
# header declares can be seen from outside.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=${GALLEY_LIBRARY_SCRATCH:-.build/library}
options=(--configuration release --product GalleyC --scratch-path "$scratch" -Xswiftc -static-stdlib
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xlinker --strip-all # See build-installable.sh.
  -Xlinker "--version-script=$PWD/Sources/GalleyC/galley.map" -Xlinker -soname=libgalley.so.0)
swift build "${options[@]}" --explicit-target-dependency-import-check error >&2
folder=$(swift build "${options[@]}" --show-bin-path)
install -m 755 "$folder/libGalleyC.so" "$scratch/libgalley.so.0"
# By this name the linker looks for -lgalley.
ln -sfn libgalley.so.0 "$scratch/libgalley.so"
realpath "$scratch/libgalley.so.0"
