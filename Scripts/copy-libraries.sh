#!/usr/bin/env bash
# Copies the libraries that a program or library needs, with what they need in turn, to a folder where they find each other:
# copy-libraries.sh FILE FOLDER. Those of the C library stay: every system has them.
set -euo pipefail
ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | while read -r library; do
  case $(basename "$library") in
    libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.* | libresolv.so.* | libutil.so.*) continue ;;
  esac
  install -m 644 "$library" "$2"
  patchelf --set-rpath '$ORIGIN' "$2/$(basename "$library")"
done
