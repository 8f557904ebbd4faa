#!/usr/bin/env bash
# Makes what a release needs: make-release.sh VERSION
#
# It checks everything, names the version in the files, records the public surface, and builds the archive, the package and their checksums into
# .build/release-VERSION. The commit and the tag are left to who releases.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "make release VERSION=0.3.0" >&2; exit 2; }
[ -z "$(git status --porcelain)" ] || { echo "there are changes that are not committed" >&2; exit 2; }

current=$(Scripts/version.sh)
if [ "$version" != "$current" ]; then
  grep -q '^## \[Unreleased\]' CHANGELOG.md || { echo "CHANGELOG.md has no section [Unreleased]" >&2; exit 2; }
  sed -i "s/^## \[Unreleased\]/## [Unreleased]\n\n## [$version] - $(date +%F)/" CHANGELOG.md
  git grep --name-only -I --fixed-strings "$current" -- Sources/JSONText/Release.swift Python/galley/_version.py README.md Documentation/results.md \
    'Sources/Galley/Galley.docc/*.md' | xargs sed -i "s/${current//./\\.}/$version/g"
fi

Scripts/run-tests.sh --build
# Against the release before, then this one in its place.
Scripts/check-api.py
Scripts/check-api.py --record
.ci/run

output=.build/release-$version
rm -rf "$output"
mkdir -p "$output"
Scripts/make-dist.sh .build
Scripts/make-deb.sh .build
cp ".build/galley-$version-linux-$(uname -m).tar.gz" .build/galley_"$version"_*.deb "$output/"
(cd "$output" && sha256sum -- * > SHA256SUMS)
echo "$output is ready. Commit, tag $version, push both, and upload the files to the release of that tag."
