#!/usr/bin/env bash
# Puts today's HarfBuzz, as the wheel of uharfbuzz has it, into a folder, unless it is there already, and prints its library and
# the one of Python that it needs, with a colon between.
# Usage: install-current-harfbuzz.sh FOLDER
set -euo pipefail
version=0.57.0
folder=$1/uharfbuzz-$version

if [ ! -e "$folder/complete" ]; then
  mkdir -p "$folder"
  /usr/bin/python3 -m pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps --root-user-action ignore --target "$folder" \
    "uharfbuzz==$version" >&2
  touch "$folder/complete"
fi
library=$(realpath "$folder"/uharfbuzz/_harfbuzz.*so)
echo "$library:$(/usr/bin/python3 -c 'import sysconfig; print(sysconfig.get_config_var("INSTSONAME"))')"
