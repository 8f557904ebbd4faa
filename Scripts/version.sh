#!/usr/bin/env bash
# Prints the version of the newest release that CHANGELOG.md has.
set -euo pipefail
sed -n 's/^## \[\([0-9][0-9.]*\)\].*/\1/p' "$(dirname "$0")/../CHANGELOG.md" | head -1
