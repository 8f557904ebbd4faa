#include "CPeers.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

struct pango_peer {
  PangoFontMap *map;
  PangoContext *context;
  PangoFontDescription *font;
  PangoLayout *layout;
};

struct pango_peer_text {
  PangoLayout *layout;
};

static void leave_unhinted(FcPattern *pattern, gpointer data) {
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternDel(pattern, FC_HINT_STYLE);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  FcPatternDel(pattern, FC_AUTOHINT);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
}

static PangoLayout *layout_create(const pango_peer *peer) {
  PangoLayout *layout = pango_layout_new(peer->context);
  pango_layout_set_font_description(layout, peer->font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

pango_peer *pango_peer_create(
    const char *const *files, int count, const char *family, double size, const char *language) {
  FcConfig *config = FcConfigCreate();
  for (int index = 0; index < count; index++) {
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)files[index])) {
      FcConfigDestroy(config);
      return NULL;
    }
  }
  pango_peer *peer = malloc(sizeof *peer);
  peer->map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(peer->map), config);
  FcConfigDestroy(config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(peer->map), leave_unhinted, NULL, NULL);
  peer->context = pango_font_map_create_context(peer->map);
  pango_context_set_round_glyph_positions(peer->context, FALSE);
  pango_context_set_language(peer->context, pango_language_from_string(language));
  peer->font = pango_font_description_from_string(family);
  pango_font_description_set_absolute_size(peer->font, size * PANGO_SCALE);
  peer->layout = layout_create(peer);
  return peer;
}

void pango_peer_destroy(pango_peer *peer) {
  g_object_unref(peer->layout);
  pango_font_description_free(peer->font);
  g_object_unref(peer->context);
  g_object_unref(peer->map);
  free(peer);
}

static int lines(PangoLayout *layout, double width) {
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  return pango_layout_get_line_count(layout);
}

int pango_peer_lines(pango_peer *peer, const char *text, int length, double width) {
  pango_layout_set_text(peer->layout, text, length);
  return lines(peer->layout, width);
}

pango_peer_text *pango_peer_text_create(pango_peer *peer, const char *text, int length, double width) {
  pango_peer_text *kept = malloc(sizeof *kept);
  kept->layout = layout_create(peer);
  pango_layout_set_text(kept->layout, text, length);
  lines(kept->layout, width);
  return kept;
}

void pango_peer_text_destroy(pango_peer_text *text) {
  g_object_unref(text->layout);
  free(text);
}

int pango_peer_text_lines(pango_peer_text *text, double width) { return lines(text->layout, width); }
