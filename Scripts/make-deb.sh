#!/usr/bin/env bash
# Builds a Debian package: make-deb.sh FOLDER makes FOLDER/galley_VERSION_ARCH.deb.
#
# Swift's libraries are linked into the command. ICU, whose libraries have another name in each Debian, is the package's own; the others
# are Debian's, so that a package built on Debian 12 installs on 13, too.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(realpath -m "$1")
Scripts/install-packages.sh --build patchelf dpkg-dev python3

galley=$(Scripts/build-installable.sh)
version=$("$galley" --version)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2> /dev/null || echo 0)
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
tree=$work/galley
Scripts/install-files.sh "$galley" "$tree" /usr
mkdir -p "$tree/usr/lib/galley"
ldd "$galley" | awk '$1 ~ /^libicu/ { print $3 }' | while read -r library; do
  install --mode=644 --strip "$library" "$tree/usr/lib/galley/"
  patchelf --set-rpath /usr/lib/galley "$tree/usr/lib/galley/$(basename "$library")"
done
patchelf --set-rpath /usr/lib/galley "$tree/usr/bin/galley"
mkdir -p "$tree/usr/share/zsh/vendor-completions" "$tree/DEBIAN"
# Where Debian has them, as Debian calls them.
mv "$tree/usr/share/zsh/site-functions/_galley" "$tree/usr/share/zsh/vendor-completions/"
rmdir "$tree/usr/share/zsh/site-functions"
documents=$tree/usr/share/doc/galley
rm "$documents/LICENSE"
find "$tree/usr/share/galley/fonts" -name LICENSE.txt -delete
gzip --no-name --best "$documents/CHANGELOG.md"
mv "$documents/CHANGELOG.md.gz" "$documents/changelog.gz"
Scripts/make-copyright.sh > "$documents/copyright"

# What the command needs of Debian's libraries.
mkdir "$work/debian"
printf 'Source: galley\n\nPackage: galley\nArchitecture: any\n' > "$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O -l"$tree/usr/lib/galley" -xlibicu72 -xlibicu76 -e galley/usr/bin/galley 2> /dev/null |
  sed 's/^shlibs:Depends=//')
cat > "$tree/DEBIAN/control" << CONTROL
Package: galley
Version: $version
Architecture: $architecture
Maintainer: Galley contributors <maintainers@galley.invalid>
Installed-Size: $(du --summarize --apparent-size --block-size=1024 "$tree/usr" | cut -f1)
Depends: $depends
Section: text
Priority: optional
Description: exact heights of list rows, without a screen
 Galley is a text-layout and typography engine for lists. Given fonts, a list, a
 width, a text-size category and a direction, it says how tall every row is and
 where everything in it goes, draws it, and finds what is cut off.
CONTROL
find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$output"
dpkg-deb --root-owner-group --build "$tree" "$output/galley_${version}_$architecture.deb" > /dev/null
echo "$output/galley_${version}_$architecture.deb"
