#!/usr/bin/env bash
# Prints what Debian calls the copyright file: the licences of Galley, of what is linked into it and of the faces.
set -euo pipefail
cd "$(dirname "$0")/.."
# A text, indented as a field's continuation, with a point for an empty line.
indented() { sed -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /' "$1"; }
swift=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")/share/swift/LICENSE.txt

cat << HEADER
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: galley
Comment: Swift's standard library, Foundation and swift-argument-parser are linked
 into the command (Apache-2.0 with Runtime Library Exception).

Files: *
Copyright: Galley contributors; Apple Inc. and the Swift project authors
License: Apache-2.0

License: Apache-2.0
 On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.
 Swift adds this:
 .
$(sed -n '/Runtime Library Exception/,$p' "$swift" | sed -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /')
HEADER
printf '\nFiles: usr/bin/galley\nComment: the words of Khmer and Lao in it\nCopyright: as the licence says\nLicense: Unicode-3.0 and BSD-2-Clause\n'
indented Sources/CICU/words/LICENSE.txt
icu=$(dpkg-query --search '*/libicuuc.so.*' | head -1 | cut -d: -f1)
printf '\nFiles: usr/lib/galley/*\nCopyright: Unicode, Inc. and others\nLicense: ICU\n'
indented "/usr/share/doc/$icu/copyright"
for family in $(dirname Fonts/*/LICENSE.txt); do
  name=$(basename "$family")
  licence=OFL-1.1
  [ "$name" = Roboto ] && licence=Apache-2.0
  printf '\nFiles: usr/share/galley/fonts/%s/*\nCopyright: as the licence says\nLicense: %s-%s\n' "$name" "$licence" "$name"
  if [ "$licence" = Apache-2.0 ]; then
    printf ' On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n'
  else
    indented "$family/LICENSE.txt"
  fi
done
