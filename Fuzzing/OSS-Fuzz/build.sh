#!/bin/bash -eu
# What OSS-Fuzz runs to build the targets. It has not been run at OSS-Fuzz.
#
# A target is a program there, so each is a wrapper that names its target; the libraries that the base image for running lacks
# are put beside it.
cd "$SRC/galley"
BINARY=$(Fuzzing/Scripts/build.sh --static-swift-stdlib)
cp "$BINARY" "$OUT/galley-fuzz"
cp -r "$(dirname "$BINARY")"/*.resources "$OUT/"
mkdir -p "$OUT/lib"
ldd "$BINARY" | awk '/(harfbuzz|freetype|fribidi|cairo|expat|icu|graphite|glib|pcre|png|brotli|pixman|fontconfig|X11|xcb|Xau|Xdmcp|Xext|Xrender|bsd|md)/ {print $3}' \
  | xargs -r -I{} cp -L {} "$OUT/lib/"
patchelf --set-rpath '$ORIGIN/lib' "$OUT/galley-fuzz"
for target in $("$BINARY" | sed 's/.* \([a-z|-]*\) \[OPTIONS.*/\1/' | tr '|' ' '); do
  folder=Fuzzing/Corpus/${target/#font-*/fonts}
  cat > "$OUT/$target" << WRAPPER
#!/bin/sh
# LLVMFuzzerTestOneInput is in galley-fuzz.
exec "\$(dirname "\$0")/galley-fuzz" $target "\$@"
WRAPPER
  chmod +x "$OUT/$target"
  zip -qj "$OUT/${target}_seed_corpus.zip" "$folder"/*
  case $target in
    lists | requests | scales | baselines) cp Fuzzing/Dictionaries/json.dict "$OUT/$target.dict" ;;
    translations | recordings) cat Fuzzing/Dictionaries/*.dict > "$OUT/$target.dict" ;;
  esac
done
