#!/usr/bin/env bash
# Writes the manual page of the galley command and its completions for bash, zsh and fish, laid out as under /usr/share.
# Both come from the argument parser's own description of the command, so they say what the command does.
#
#   Scripts/generate-command-reference.sh [FOLDER]        FOLDER is .build/command-reference if not given
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-.build/command-reference}

date=$(git log -1 --format=%cs 2>/dev/null || date +%F)
swift package generate-manual --date "$date" >&2
galley=$(swift build --configuration release --product galley --show-bin-path)/galley

install -D --mode=644 .build/plugins/GenerateManual/outputs/GalleyCommand/galley.1 "$folder/man/man1/galley.1"
completion() {
  mkdir -p "$(dirname "$folder/$2")"
  "$galley" --generate-completion-script "$1" >"$folder/$2"
}
completion bash bash-completion/completions/galley
completion zsh zsh/site-functions/_galley
completion fish fish/vendor_completions.d/galley.fish
echo "galley: wrote $folder" >&2
