#!/bin/sh
# Makes Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf: the ASCII of Inter's variable face (axes wght and slnt), with its kerning and
# ligatures, from Debian's fonts-inter-variable. Needs fonttools.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$folder" && apt-get download fonts-inter-variable && dpkg -x fonts-inter-variable_*.deb .)
pyftsubset "$folder/usr/share/fonts/truetype/inter-vf/Inter.var.ttf" --unicodes=U+0020-007E,U+2026 \
  --layout-features=kern,liga,calt,locl,ccmp --no-hinting --notdef-outline \
  --output-file=Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf
