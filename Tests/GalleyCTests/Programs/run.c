/* run FONTS FUNCTION OPTIONS: calls a function of documents with standard input, and prints what it gives. */
#include <galley.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  static uint8_t input[1 << 24];
  uint64_t length = fread(input, 1, sizeof input, stdin);
  galley_fonts fonts;
  galley_buffer buffer = {NULL, 0};
  galley_status status = galley_fonts_bundled(argv[1], &fonts);
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
