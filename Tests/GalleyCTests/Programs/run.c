/* run FONTS FUNCTION OPTIONS [FACE FILE]...: calls a function of documents with standard input, and prints what it gives. FACE is the
 * options of a face that is added. */
#include <galley.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc < 4 || argc % 2) return 64;
  static uint8_t input[1 << 24], face[1 << 24];
  uint64_t length = fread(input, 1, sizeof input, stdin);
  galley_fonts fonts;
  galley_buffer buffer = {NULL, 0};
  galley_status status = galley_fonts_bundled(argv[1], &fonts);
  for (int i = 4; i < argc && status == GALLEY_OK; i += 2) {
    FILE *file = fopen(argv[i + 1], "rb");
    if (!file) return 64;
    uint64_t count = fread(face, 1, sizeof face, file);
    galley_fonts more = 0;
    fclose(file);
    status = galley_fonts_with(fonts, argv[i], face, count, &more);
    galley_free(fonts);
    fonts = more;
  }
  if (status == GALLEY_OK) {
    const char *name = argv[2], *options = *argv[3] ? argv[3] : NULL;
    if (!strcmp(name, "measure")) status = galley_measure(fonts, input, length, options, &buffer);
    if (!strcmp(name, "explain")) status = galley_explain(fonts, input, length, options, &buffer);
    if (!strcmp(name, "audit")) status = galley_audit(fonts, input, length, options, &buffer, NULL);
    if (!strcmp(name, "draw twice")) {
      if (galley_draw(fonts, input, length, options, &buffer, NULL) == GALLEY_OK) galley_buffer_free(&buffer);
      name = "draw";
    }
    if (!strcmp(name, "draw")) status = galley_draw(fonts, input, length, options, &buffer, NULL);
    if (!strcmp(name, "layout")) {
      galley_list list;
      double height = 0;
      status = galley_list_load(fonts, input, length, NULL, &list);
      if (status == GALLEY_OK) status = galley_list_layout(list, options, NULL, NULL, 0, &height);
      if (status == GALLEY_OK) printf("%.17g\n", height);
    }
    if (!strcmp(name, "text")) status = galley_text(fonts, input, length, &buffer);
  }
  if (status != GALLEY_OK) {
    fprintf(stderr, "%s\n", galley_error_message());
    return status;
  }
  fwrite(buffer.data, 1, buffer.length, stdout);
  galley_buffer_free(&buffer);
  galley_buffer_free(&buffer);
  return galley_free(fonts) == GALLEY_OK && galley_free(fonts) == GALLEY_BAD_HANDLE ? 0 : 70;
}
