#!/usr/bin/env bash
# Builds the pages of the documentation with swift-docc-plugin, all modules in one archive: make-documentation.sh FOLDER
#
# A warning fails it. The plugin is a dependency only here, so that packages that depend on Galley need not fetch it.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(realpath -m "$1")
modules=(
  TextAnalysis FontKit TextLayout Typography JSONText Translations StyleDocument Sizing ListDocument Drawing BundledFonts Audit Recordings Galley
  GalleyTesting)
rm -rf "$output"
mkdir -p "$output"
export GALLEY_DOCUMENTATION=1
swift package --allow-writing-to-directory "$output" generate-documentation \
  "${modules[@]/#/--target=}" --enable-experimental-combined-documentation --output-path "$output" --warnings-as-errors \
  --transform-for-static-hosting --hosting-base-path "${HOSTING_BASE_PATH:-/}" 2>&1 | tee "$output.log"
if grep -q 'warning:' "$output.log"; then echo "the documentation has warnings" >&2; exit 1; fi
echo "$output: python3 -m http.server --directory $output, then /documentation"
