#include "CPeers.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct harfbuzz_peer {
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_language_t language;
};

harfbuzz_peer *harfbuzz_peer_create(const char *file, const char *language) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(file);
  if (!blob) return NULL;
  hb_face_t *face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  harfbuzz_peer *peer = malloc(sizeof *peer);
  peer->font = hb_font_create(face);
  hb_face_destroy(face);
  peer->buffer = hb_buffer_create();
  peer->language = hb_language_from_string(language, -1);
  return peer;
}

void harfbuzz_peer_destroy(harfbuzz_peer *peer) {
  hb_buffer_destroy(peer->buffer);
  hb_font_destroy(peer->font);
  free(peer);
}

int64_t harfbuzz_peer_width(harfbuzz_peer *peer, const char *text, int length) {
  hb_buffer_clear_contents(peer->buffer);
  hb_buffer_add_utf8(peer->buffer, text, length, 0, length);
  hb_buffer_guess_segment_properties(peer->buffer);
  hb_buffer_set_language(peer->buffer, peer->language);
  hb_shape(peer->font, peer->buffer, NULL, 0);
  unsigned int count;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
  int64_t width = 0;
  for (unsigned int index = 0; index < count; index++) width += positions[index].x_advance;
  return width;
}
