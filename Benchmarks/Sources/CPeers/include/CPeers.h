// The engines that Galley is measured against, each behind an opaque type.
#pragma once
#include <stdint.h>

/// Pango with its FreeType backend: it uses the given files alone, without hinting, and does not round positions to pixels.
typedef struct pango_peer pango_peer;

/// A text whose layout Pango keeps.
typedef struct pango_peer_text pango_peer_text;

/// NULL if a file cannot be read.
pango_peer *pango_peer_create(
    const char *const *files, int count, const char *family, double size, const char *language);
void pango_peer_destroy(pango_peer *peer);

/// Lays out a text and counts its lines.
int pango_peer_lines(pango_peer *peer, const char *text, int length, double width);

pango_peer_text *pango_peer_text_create(pango_peer *peer, const char *text, int length, double width);
void pango_peer_text_destroy(pango_peer_text *text);

/// Lays out a kept text at another width and counts its lines.
int pango_peer_text_lines(pango_peer_text *text, double width);

/// HarfBuzz alone: a font and a buffer.
typedef struct harfbuzz_peer harfbuzz_peer;

/// A HarfBuzz that is linked or loaded.
typedef struct harfbuzz_library harfbuzz_library;

/// The HarfBuzz that the program is linked to.
const harfbuzz_library *harfbuzz_library_linked(void);

/// Loads `needed`, which `file` depends on, then the HarfBuzz in `file`. NULL if either cannot be loaded or lacks a function.
/// Both stay loaded.
const harfbuzz_library *harfbuzz_library_open(const char *file, const char *needed);
const char *harfbuzz_library_version(const harfbuzz_library *library);

/// NULL if the file cannot be read.
harfbuzz_peer *harfbuzz_peer_create(const harfbuzz_library *library, const char *file, const char *language);
void harfbuzz_peer_destroy(harfbuzz_peer *peer);

/// Shapes a text as one run and sums up its advances, in font units.
int64_t harfbuzz_peer_width(harfbuzz_peer *peer, const char *text, int length);
