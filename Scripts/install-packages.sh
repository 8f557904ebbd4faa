#!/usr/bin/env bash
# Installs the Debian packages that Galley builds and tests with, those that are missing only.
# Packages named as arguments are wanted too; --build leaves out what only the tests need. Without the rights to install, it says exactly what to install and stops.
set -euo pipefail

required=(
  pkgconf libfreetype-dev libharfbuzz-dev libicu-dev # the libraries, and what finds their headers
  libcairo2-dev                                      # what pictures are drawn with
  libexpat1-dev                                      # what reads XML
)
tested=(
  libfribidi-dev                                                    # another bidi algorithm, to compare with
  libharfbuzz-bin                                                   # hb-shape, against which the tests hold advances
  unicode-data                                                      # Unicode's own test files
  librsvg2-bin poppler-utils libxml2-utils cmark-gfm                # what reads SVG, PDF, XML and Markdown files, for the tests
  python3-jsonschema                                                # a validator of JSON Schema, for the list documents
  python3-pil python3-numpy                                         # what measures pictures
  chromium python3-venv libatomic1                                  # what opens the HTML report, and what drives it
)
if [ "${1-}" = --build ]; then
  shift
else
  required+=("${tested[@]}")
fi
required+=("$@")

missing=()
for package in "${required[@]}"; do
  dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ]; then
  as_root=()
elif sudo -n true 2>/dev/null; then
  as_root=(sudo -n)
else
  echo "galley: these Debian packages are missing; install them and try again:" >&2
  echo "  sudo apt-get install ${missing[*]}" >&2
  exit 1
fi

echo "galley: installing ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
