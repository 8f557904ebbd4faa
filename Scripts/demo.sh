#!/usr/bin/env bash
# Shows what `galley` does, on the lists in Examples/. Usage: demo.sh GALLEY
set -euo pipefail
galley=$1
cd "$(dirname "$0")/.."

show() {
  printf '\n\033[1m$ galley %s\033[0m\n' "$*"
  "$galley" "$@"
}

echo "A font-scaling command: Dynamic Type's body at every size"
show scale --system dynamic-type --style body --all

echo
echo "Text: a sentence in Arabic and English, 200 points wide"
show text 'مرحبا بالعالم، this is Galley' --width 200 --size 17

echo
echo "A list of UIKit, as it is at the largest size on a narrow phone"
show measure Examples/uikit/en.json --category AX5 --width 320 --format table

echo
echo "The same rows from right to left: the countries of the world in Arabic"
show measure Examples/countries/ar.json --format table | head -24

echo
echo "UIKit's cells with the metrics of iOS 26, in Arabic: values that do not fit beside their text stand below it"
show measure Examples/uikit/ar.json --format table

echo
echo "Material 3 on an Android phone, in Arabic: as Compose has it, its expressive form, and the specification"
show measure Examples/material3/ar.json --format table

echo
echo "Names and descriptions of five thousand Debian packages, line by line"
lines=$(wc -l < Examples/debian-packages.ndjson)
time "$galley" measure Examples/debian-packages.ndjson --format ndjson > /dev/null
echo "$lines lines measured"

echo
echo "The same settings as a picture, and what breaks in them"
mkdir -p .build/demo
show draw Examples/uikit/en.json -o .build/demo/settings.png --guides
show audit Examples/uikit/en.json --categories L,AX5 --widths 320,390 --fail-on none
echo
echo "The picture is .build/demo/settings.png"
