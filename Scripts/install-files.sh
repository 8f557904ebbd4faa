#!/usr/bin/env bash
# Copies what an installation consists of: install-files.sh GALLEY DESTDIR PREFIX puts it below DESTDIR/PREFIX.
#
#     bin/galley, share/galley/fonts, share/man/man1, completions for bash, zsh and fish, share/doc/galley
set -euo pipefail
cd "$(dirname "$0")/.."
galley=$1
root=$2/${3#/}
root=${root%/}

install -D --mode=755 "$galley" "$root/bin/galley"
for family in $(dirname Fonts/*/LICENSE.txt); do
  install -D --mode=644 --target-directory="$root/share/galley/fonts/$(basename "$family")" "$family"/*
done
install -D --mode=644 --target-directory="$root/share/galley/fonts" Fonts/README.md
completion() {
  mkdir -p "$root/share/$(dirname "$2")"
  "$galley" --generate-completion-script "$1" > "$root/share/$2"
}
completion bash bash-completion/completions/galley
completion zsh zsh/site-functions/_galley
completion fish fish/vendor_completions.d/galley.fish
Scripts/make-manual.py "$galley" "$root/share/man/man1"
install -D --mode=644 --target-directory="$root/share/doc/galley" LICENSE README.md CHANGELOG.md SECURITY.md
# What the commands' help and the README name.
install -D --mode=644 --target-directory="$root/share/doc/galley/Documentation" Documentation/*.*
install -D --mode=644 --target-directory="$root/share/doc/galley/Documentation/cli" Documentation/cli/*
