#!/usr/bin/env bash
# Runs a distribution in a bare system and compares what it gives with what a build gives: check-dist.sh ROOT GALLEY ARCHIVE…
#
# ROOT is a system without Swift, as `debootstrap --variant=minbase bookworm ROOT` makes it; GALLEY is a build of the same commit. An archive
# is a .tar.gz of `make dist` or a .deb of `make deb`.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$1 build=$2
shift 2

rm -rf "$root/galley-check"
mkdir -p "$root/galley-check"
cp -r Examples "$root/galley-check/"
work=$(mktemp -d)
# A command knows its own place by /proc, which every system has.
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'rm -rf "$work"; umount "$root/proc"' EXIT

# Every folder gives the same bytes: no path of the checkout is in it.
strip -o "$work/stripped" "$build"
if grep --quiet --fixed-strings "$PWD/" "$work/stripped"; then echo "the command has the path $PWD in it"; exit 1; fi

# What every way of running it is to give, the same from the folder of the examples.
results() {
  local galley=$1 output=$2
  mkdir -p "$output"
  "$galley" measure Examples/settings-de.json --category AX5 > "$output/measure.json"
  "$galley" measure Examples/uikit/ar.json --format table > "$output/measure.txt"
  "$galley" draw Examples/chat.json -o "$output/chat.png"
  "$galley" draw Examples/chat.json -o "$output/chat.svg"
  "$galley" audit Examples/uikit/*.json --html "$output/audit.html" --fail-on none > "$output/audit.txt"
  "$galley" scale --system dynamic-type --style body --all > "$output/scale.txt"
}
results "$build" "$work/build"

# Without a network, as nobody who reads a list needs one.
in_root() { unshare --net chroot "$root" /bin/bash -ec "cd /galley-check; $(declare -f results); $1"; }

passed=0
check() {
  diff --recursive --brief "${@:3}" "$work/build" "$root/galley-check/$1"
  passed=$((passed + 1))
  echo "$2: the same bytes"
}
for archive in "$@"; do
  cp "$archive" "$root/galley-check/"
  file=$(basename "$archive")
  case $file in
    *.tar.gz)
      name=${file%.tar.gz}
      in_root "mkdir -p /opt/somewhere; tar -xzf $file -C /opt/somewhere; results /opt/somewhere/$name/bin/galley unpacked"
      check unpacked "$file"
      in_root "rm -rf /srv/$name; mv /opt/somewhere/$name /srv/; ln -sf /srv/$name/bin/galley /usr/local/bin/galley; results galley linked"
      check linked "$file, moved and through a symbolic link"
      # The command alone has the libraries of its old folder no more, and says so itself once they are there.
      in_root "mkdir -p /alone/bin /alone/lib; cp /srv/$name/bin/galley /alone/bin/; cp -r /srv/$name/lib/galley /alone/lib/
        status=0; /alone/bin/galley fonts 2> alone.txt || status=\$?; [ \$status -eq 2 ]; grep -q 'GALLEY_DATA' alone.txt; grep -q '^galley: /alone' alone.txt
        export GALLEY_DATA=/srv/$name/share/galley; results /alone/bin/galley alone; rm -r /alone /srv/$name /usr/local/bin/galley"
      check alone "$file, the command alone and GALLEY_DATA"
      ;;
    *.deb)
      chroot "$root" /bin/bash -ec "apt-get update -qq && apt-get install -y -qq --no-install-recommends /galley-check/$file" > /dev/null
      in_root "results galley installed"
      # Another Debian's Cairo writes the same picture in other words.
      check installed "$file" --exclude='*.svg'
      chroot "$root" /bin/bash -ec "apt-get purge -y -qq galley" > /dev/null
      left=$(chroot "$root" find / -xdev -iname '*galley*' -not -path '/galley-check*')
      [ -z "$left" ] || { echo "$file leaves $left"; exit 1; }
      passed=$((passed + 1))
      echo "$file: removed, nothing left"
      ;;
  esac
done
echo "$passed passed, 0 failed"
