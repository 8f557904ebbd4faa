#!/usr/bin/env bash
# Builds the Python package with the library, what it needs, and the faces in it: make-wheel.sh FOLDER prints the wheel.
#
# Swift's libraries are in the library; the others stand beside it and are found by its own place ($ORIGIN). What every system has with
# its C library is not in it, so that the wheel is for systems with one at least as new as this one's.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(realpath -m "$1")
Scripts/install-packages.sh --build patchelf python3 python3-venv
library=$(Scripts/build-library.sh)

stage=$output/wheel
rm -rf "$stage"
mkdir -p "$stage/galley/lib" "$stage/galley/fonts" "$output"
cp Python/pyproject.toml Python/setup.py Python/README.md LICENSE "$stage"
cp Python/galley/*.py Python/galley/py.typed "$stage/galley"
cp -r Fonts/{Roboto,Inter,NotoSans,NotoSansCJK,NotoColorEmoji} "$stage/galley/fonts"
Scripts/copy-libraries.sh "$library" "$stage/galley/lib"
install -m 755 "$library" "$stage/galley/lib"
patchelf --force-rpath --set-rpath '$ORIGIN' "$stage/galley/lib/libgalley.so.0"
Scripts/make-copyright.sh > "$stage/galley/lib/COPYRIGHT"

python=$output/wheel-tools
test -x "$python/bin/python" || python3 -m venv "$python"
"$python/bin/pip" install --quiet --disable-pip-version-check --require-virtualenv -r Python/requirements-build.txt
# The tag: any Python 3, and the C library that is here.
tag=manylinux_$(ldd --version | sed -n '1s/.* \([0-9]*\)\.\([0-9]*\)$/\1_\2/p')_$(uname -m)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2> /dev/null || echo 315532800) \
  "$python/bin/pip" wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir "$stage/dist" "$stage" >&2
rm -f "$output"/galley-*.whl
"$python/bin/wheel" tags --remove --python-tag py3 --abi-tag none --platform-tag "$tag" "$stage"/dist/galley-*.whl > /dev/null
cp "$stage"/dist/galley-*.whl "$output"
ls "$output"/galley-*.whl
