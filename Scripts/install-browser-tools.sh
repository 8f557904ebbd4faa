#!/usr/bin/env bash
# Puts the Python packages of Tests/Browser/requirements.txt where the tests find them, unless they are there already, and
# prints the Python to run. Each set of versions has a folder of its own, so checkouts share it.
set -euo pipefail
cd "$(dirname "$0")/.."
requirements=Tests/Browser/requirements.txt
digest=$(sha256sum "$requirements" | cut -c 1-16)
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
folder=${cache:-$PWD/.build}/galley/browser-tools-$digest

if [ ! -e "$folder/complete" ]; then
  echo "galley: installing $requirements" >&2
  mkdir -p "$(dirname "$folder")"
  # Made beside and moved into place, so that a run that was broken off, or another at the same time, does no harm.
  new=$(mktemp --directory "$folder.XXXXXX")
  trap 'rm -rf "$new"' EXIT
  /usr/bin/python3 -m venv "$new"
  "$new/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes \
    --requirement "$requirements" >&2
  touch "$new/complete"
  mv --no-target-directory "$new" "$folder" 2> /dev/null || [ -e "$folder/complete" ]
fi
echo "$folder/bin/python"
