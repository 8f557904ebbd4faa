#!/usr/bin/env bash
# Makes every file under Fonts/ that is not Swift from Debian's font packages, byte for byte the same on every run.
#
#   Scripts/make-fonts.sh            makes them in place
#   Scripts/make-fonts.sh --check    makes them in a temporary folder and compares; exits 1 when a file differs
#
# Recipes, character sets and checks are in Scripts/make_fonts.
set -euo pipefail

scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

"$scripts/install-packages.sh" \
  fonts-roboto-unhinted fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  fonttools python3-cffsubr libharfbuzz-bin iso-codes

# Debian's own Python and its packages, whatever else the machine carries; a fixed hash seed, because fontTools walks
# sets of names.
exec env -u PYTHONPATH -u PYTHONHOME PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1 \
  /usr/bin/python3 -s "$scripts/make_fonts" "$@"
