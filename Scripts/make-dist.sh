#!/usr/bin/env bash
# Builds a folder that runs anywhere: make-dist.sh FOLDER makes FOLDER/galley-VERSION-linux-ARCH and a .tar.gz of it.
#
# Swift's libraries are linked into the command; the others stand beside it in lib/galley and are found by the command's own place
# ($ORIGIN). What every system has with its C library (libc, libm, the loader) is not in it: it must be as new as this system's.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(realpath -m "$1")
Scripts/install-packages.sh --build patchelf python3

galley=$(Scripts/build-installable.sh)
version=$("$galley" --version)
name=galley-$version-linux-$(uname -m)
folder=$output/$name
rm -rf "$folder"
Scripts/install-files.sh "$galley" "$folder" /

mkdir -p "$folder/lib/galley"
Scripts/copy-libraries.sh "$galley" "$folder/lib/galley"
# An old-fashioned RPATH, which holds for what libraries load, too, and before LD_LIBRARY_PATH.
patchelf --force-rpath --set-rpath '$ORIGIN/../lib/galley' "$folder/bin/galley"

# The licences of the libraries, as Debian's packages have them, and what is in the folder.
Scripts/make-sbom.py "$folder" "$version"

# The same bytes from the same commit: names in order, no times, no owners.
date=$(git log -1 --format=%ct 2> /dev/null || echo 0)
tar --create --sort=name --mtime="@$date" --owner=0 --group=0 --numeric-owner --mode=go-w --directory "$output" "$name" |
  gzip --no-name --best > "$output/$name.tar.gz"
echo "$output/$name.tar.gz"
