#!/usr/bin/env bash
# Draws the pictures of the documentation's tutorial anew, from the list that it shows: make-documentation-pictures.sh GALLEY
set -euo pipefail
cd "$(dirname "$0")/.."
galley=$1
catalogue=Sources/Galley/Galley.docc
list=$catalogue/Resources/settings.json
draw() {
  "$galley" draw "$list" --scale 2 -o "$catalogue/Resources/$1@2x.png" "${@:2}"
  "$galley" draw "$list" --scale 2 -o "$catalogue/Resources/$1~dark@2x.png" "${@:2}" --dark
}
draw first-list
draw first-list-ax3 --category AX3
draw first-list-rtl --direction rtl --guides
