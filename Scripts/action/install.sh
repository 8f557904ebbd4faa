#!/usr/bin/env bash
# Finds the command for action.yml: one on the PATH, the release of this version, or a build of this checkout. Its path is the output `galley`.
#
# GALLEY_RELEASES is the address below which each release has a folder with its files.
set -euo pipefail
cd "$(dirname "$0")/../.."
found() { echo "galley=$1" >> "$GITHUB_OUTPUT"; "$1" --version; exit 0; }

if galley=$(command -v galley); then found "$galley"; fi

version=$(Scripts/version.sh)
name=galley-$version-linux-$(uname -m)
folder=${RUNNER_TEMP:-$(mktemp -d)}
if curl --fail --silent --show-error --location --output "$folder/$name.tar.gz" "$GALLEY_RELEASES/$version/$name.tar.gz"; then
  # A release says what its files are: one that is damaged or that somebody changed is not run.
  curl --fail --silent --show-error --location --output "$folder/SHA256SUMS" "$GALLEY_RELEASES/$version/SHA256SUMS"
  (cd "$folder" && grep -F " $name.tar.gz" SHA256SUMS | sha256sum --check --quiet)
  tar -xzf "$folder/$name.tar.gz" -C "$folder"
  found "$folder/$name/bin/galley"
fi

echo "galley: there is no release $version for this system; building it takes some minutes" >&2
Scripts/install-packages.sh --build
found "$(Scripts/build-installable.sh)"
