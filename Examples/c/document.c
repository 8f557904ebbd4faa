/* Measures, audits and draws a list document. After `make library`, in the checkout:
 *
 *   cc Examples/c/document.c -ISources/CGalley/include -L.build/library -lgalley -Wl,-rpath,.build/library -o .build/document && \
 *     .build/document Fonts Examples/chat.json .build/list.png
 */
#include <galley.h>
#include <stdio.h>
#include <stdlib.h>

static void check(galley_status status) {
  if (status == GALLEY_OK) return;
  fprintf(stderr, "document: %s\n", galley_error_message());
  exit(2);
}

static uint8_t *contents(const char *name, uint64_t *length) {
  FILE *file = fopen(name, "rb");
  if (!file) {
    perror(name);
    exit(2);
  }
  uint8_t *bytes = NULL;
  size_t size = 0, count;
  do {
    bytes = realloc(bytes, size + 65536);
    if (!bytes) exit(2);
    count = fread(bytes + size, 1, 65536, file);
    size += count;
  } while (count > 0);
  fclose(file);
  *length = size;
  return bytes;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: document FONTS LIST PICTURE\n");
    return 2;
  }
  uint64_t length;
  uint8_t *list = contents(argv[2], &length);
  galley_fonts fonts;
  galley_buffer buffer;
  int64_t findings;
  check(galley_fonts_bundled(argv[1], &fonts));
  check(galley_measure(fonts, list, length, "{\"width\": 320, \"category\": \"AX3\"}", &buffer));
  printf("%s", (const char *)buffer.data);
  galley_buffer_free(&buffer);
  check(galley_audit(fonts, list, length, "{\"categories\": \"all\", \"widths\": [320], \"name\": \"list.json\"}", &buffer,
                     &findings));
  printf("%lld findings\n", (long long)findings);
  galley_buffer_free(&buffer);
  check(galley_draw(fonts, list, length, "{\"width\": 320}", &buffer, NULL));
  FILE *picture = fopen(argv[3], "wb");
  int isWritten = picture && fwrite(buffer.data, 1, buffer.length, picture) == buffer.length && fclose(picture) == 0;
  galley_buffer_free(&buffer);
  free(list);
  return isWritten && galley_free(fonts) == GALLEY_OK ? 0 : 2;
}
