#include "CPeers.h"

#include <dlfcn.h>
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

/// The HarfBuzz functions that a peer calls.
struct harfbuzz_library {
  __typeof__(&hb_blob_create_from_file_or_fail) blob_create_from_file_or_fail;
  __typeof__(&hb_blob_destroy) blob_destroy;
  __typeof__(&hb_face_create) face_create;
  __typeof__(&hb_face_destroy) face_destroy;
  __typeof__(&hb_font_create) font_create;
  __typeof__(&hb_font_destroy) font_destroy;
  __typeof__(&hb_buffer_create) buffer_create;
  __typeof__(&hb_buffer_destroy) buffer_destroy;
  __typeof__(&hb_buffer_clear_contents) buffer_clear_contents;
  __typeof__(&hb_buffer_add_utf8) buffer_add_utf8;
  __typeof__(&hb_buffer_guess_segment_properties) buffer_guess_segment_properties;
  __typeof__(&hb_buffer_set_language) buffer_set_language;
  __typeof__(&hb_buffer_get_glyph_positions) buffer_get_glyph_positions;
  __typeof__(&hb_language_from_string) language_from_string;
  __typeof__(&hb_shape) shape;
  __typeof__(&hb_version_string) version_string;
};

struct harfbuzz_peer {
  const harfbuzz_library *library;
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_language_t language;
};

#define EACH_FUNCTION(FUNCTION) \
  FUNCTION(blob_create_from_file_or_fail) FUNCTION(blob_destroy) FUNCTION(face_create) FUNCTION(face_destroy) \
  FUNCTION(font_create) FUNCTION(font_destroy) FUNCTION(buffer_create) FUNCTION(buffer_destroy) \
  FUNCTION(buffer_clear_contents) FUNCTION(buffer_add_utf8) FUNCTION(buffer_guess_segment_properties) \
  FUNCTION(buffer_set_language) FUNCTION(buffer_get_glyph_positions) FUNCTION(language_from_string) FUNCTION(shape) \
  FUNCTION(version_string)

const harfbuzz_library *harfbuzz_library_linked(void) {
#define LINKED(name) .name = hb_##name,
  static const harfbuzz_library library = {EACH_FUNCTION(LINKED)};
  return &library;
}

const harfbuzz_library *harfbuzz_library_open(const char *file, const char *needed) {
  if (!dlopen(needed, RTLD_LAZY | RTLD_GLOBAL)) return NULL;
  // The library's functions must call each other, not those of the HarfBuzz that the program is linked to.
  void *handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!handle) return NULL;
  harfbuzz_library *library = malloc(sizeof *library);
#define LOADED(name) library->name = (__typeof__(&hb_##name))dlsym(handle, "hb_" #name);
  EACH_FUNCTION(LOADED)
#define IS_MISSING(name) || !library->name
  if (0 EACH_FUNCTION(IS_MISSING)) {
    free(library);
    return NULL;
  }
  return library;
}

const char *harfbuzz_library_version(const harfbuzz_library *library) { return library->version_string(); }

harfbuzz_peer *harfbuzz_peer_create(const harfbuzz_library *library, const char *file, const char *language) {
  hb_blob_t *blob = library->blob_create_from_file_or_fail(file);
  if (!blob) return NULL;
  hb_face_t *face = library->face_create(blob, 0);
  library->blob_destroy(blob);
  harfbuzz_peer *peer = malloc(sizeof *peer);
  peer->library = library;
  peer->font = library->font_create(face);
  library->face_destroy(face);
  peer->buffer = library->buffer_create();
  peer->language = library->language_from_string(language, -1);
  return peer;
}

void harfbuzz_peer_destroy(harfbuzz_peer *peer) {
  peer->library->buffer_destroy(peer->buffer);
  peer->library->font_destroy(peer->font);
  free(peer);
}

int64_t harfbuzz_peer_width(harfbuzz_peer *peer, const char *text, int length) {
  const harfbuzz_library *library = peer->library;
  library->buffer_clear_contents(peer->buffer);
  library->buffer_add_utf8(peer->buffer, text, length, 0, length);
  library->buffer_guess_segment_properties(peer->buffer);
  library->buffer_set_language(peer->buffer, peer->language);
  library->shape(peer->font, peer->buffer, NULL, 0);
  unsigned int count;
  const hb_glyph_position_t *positions = library->buffer_get_glyph_positions(peer->buffer, &count);
  int64_t width = 0;
  for (unsigned int index = 0; index < count; index++) width += positions[index].x_advance;
  return width;
}
