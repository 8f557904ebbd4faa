/* How high are three titles at three widths? After `make library`, in the checkout:
 *
 *   cc Examples/c/heights.c -ISources/CGalley/include -L.build/library -lgalley -Wl,-rpath,.build/library -o .build/heights && .build/heights Fonts
 */
#include <galley.h>
#include <stdio.h>
#include <stdlib.h>

static void check(galley_status status) {
  if (status == GALLEY_OK) return;
  fprintf(stderr, "heights: %s\n", galley_error_message());
  exit(1);
}

int main(int argc, char **argv) {
  /* Arrow's layout: the texts one after the other, and where each begins and ends. */
  static const char texts[] = "Library" "Größe der Schrift ändern" "تغيير حجم الخط";
  static const int32_t offsets[] = {0, 7, 34, (int32_t)sizeof texts - 1};

  galley_fonts fonts;
  galley_column titles;
  check(galley_fonts_bundled(argc > 1 ? argv[1] : NULL, &fonts));
  check(galley_column_prepare(fonts, "{\"fonts\": [\"system\"]}", (const uint8_t *)texts, sizeof texts - 1, offsets, NULL,
                              3, 1, &titles));
  for (double width = 320; width >= 80; width /= 2) {
    double heights[3];
    int32_t lines[3];
    check(galley_column_heights(titles, width, 17, NULL, heights, 3));
    check(galley_column_lines(titles, width, 17, lines, 3));
    for (int row = 0; row < 3; row++) printf("%g wide, text %d: %d lines, %g high\n", width, row, lines[row], heights[row]);
  }
  check(galley_free(titles));
  check(galley_free(fonts));
  return 0;
}
