/* random FONTS LIST SEED CALLS: calls everything in any order, with handles that were freed or are of another kind, with NULL,
 * with arrays that are damaged, and with options of all sorts. Memory ends where pages that nobody may touch begin. It prints
 * how many calls ended in which status. */
#define _GNU_SOURCE
#include <galley.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static uint64_t state;

static void expect(int condition, const char *promise) {
  if (condition) return;
  fprintf(stderr, "broken: %s\n", promise);
  abort();
}

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static uint64_t below(uint64_t limit) { return next() % limit; }

/* Memory that ends where a page begins that nobody may touch. */
#define PAGE 4096
#define ROOM (16 * PAGE)
static uint8_t *guarded(int place, size_t size) {
  static uint8_t *pages[8];
  if (!pages[place]) {
    pages[place] = mmap(NULL, ROOM + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(pages[place] + ROOM, PAGE, PROT_NONE);
  }
  size = (size + 7) / 8 * 8;
  return pages[place] + ROOM - size;
}

static galley_fonts bundled;
static uint64_t handles[64];
static int64_t releases, imports;

static uint64_t handle(void) {
  if (below(40) == 0) return next();
  if (below(40) == 0) return 0;
  return handles[below(64)];
}

static void keep(galley_status status, uint64_t made) {
  if (status != GALLEY_OK) return;
  uint64_t *slot = &handles[below(64)];
  /* Some are freed, and stay where they are found. */
  if (*slot != bundled) galley_free(*slot);
  *slot = made;
}

static const char *options(void) {
  static const char *const all[] = {
      NULL, NULL, NULL, "{}", "{\"width\": 320}", "{\"fonts\": [\"Roboto\"], \"weight\": 700}", "{\"maxLines\": 2}",
      "{\"category\": \"AX5\", \"direction\": \"rtl\"}", "{\"category\": \"all\"}", "{\"widht\": 3}", "{\"width\": -1}",
      "[", "", "null", "{\"width\": 1e999}", "\xff", "{\"format\": \"ndjson\"}", "{\"format\": \"svg\", \"page\": 9}",
      "{\"row\": \"1\"}", "{\"categories\": \"all\", \"widths\": [320, 400], \"pseudo\": [\"accented\"]}",
      "{\"fonts\": []}", "{\"lineHeight\": {\"multiple\": 1.5}}", "{\"locale\": \"ar\", \"letterSpacing\": 1}"};
  return all[below(sizeof all / sizeof *all)];
}

static double number(void) {
  static const double all[] = {0, 1, 17, 100, 320, 1e9, 1e10, -1, NAN, INFINITY, -INFINITY, 1e-320};
  return below(2) ? (double)below(1000) : all[below(sizeof all / sizeof *all)];
}

static const char *const pieces[] = {"Library", "Größe", "تغيير", "日本語", " ", "\n", "हिन्दी", "ไทย", "👩‍👩‍👧", "a", "\xff", "\xc3"};

/* Texts in Arrow's layout, damaged now and then. */
static int64_t texts(uint8_t **bytes, int32_t **offsets, uint64_t *length) {
  static uint8_t buffer[8192];
  int64_t count = (int64_t)below(40);
  *offsets = (int32_t *)(void *)guarded(1, (size_t)(count + 1) * sizeof(int32_t));
  int32_t end = 0;
  (*offsets)[0] = 0;
  for (int64_t index = 0; index < count; index++) {
    for (uint64_t piece = below(4); piece > 0; piece--) {
      const char *text = pieces[below(below(20) ? 10 : 12)];
      memcpy(buffer + end, text, strlen(text));
      end += (int32_t)strlen(text);
    }
    (*offsets)[index + 1] = end;
  }
  if (count > 0 && below(10) == 0) (*offsets)[below((uint64_t)count + 1)] = (int32_t)next();
  *bytes = guarded(2, (size_t)end);
  memcpy(*bytes, buffer, (size_t)end);
  *length = (uint64_t)end;
  if (below(20) == 0) *length = below((uint64_t)end + 1);
  return count;
}

static void released(struct ArrowArray *array) {
  free((void *)array->buffers[0]);
  free((void *)array->buffers[1]);
  free((void *)array->buffers[2]);
  free(array->buffers);
  array->release = NULL;
  releases++;
}

static void *copy(const void *memory, size_t size) {
  void *result = malloc(size ? size : 1);
  if (size) memcpy(result, memory, size);
  return result;
}

static void import(void) {
  uint8_t *bytes;
  int32_t *offsets;
  uint64_t length;
  int64_t count = texts(&bytes, &offsets, &length);
  struct ArrowArray array = {0};
  struct ArrowSchema schema = {.format = below(10) ? "u" : below(2) ? "U" : "g", .name = "", .flags = 2};
  schema.release = below(20) ? (void (*)(struct ArrowSchema *))1 : NULL;
  array.length = count;
  array.offset = 0;
  array.n_buffers = below(20) ? 3 : (int64_t)below(5);
  array.null_count = -1;
  array.buffers = malloc(3 * sizeof *array.buffers);
  uint8_t bits[8];
  for (int place = 0; place < 8; place++) bits[place] = (uint8_t)next();
  array.buffers[0] = below(3) ? NULL : copy(bits, 8);
  int isWide = !strcmp(schema.format, "U");
  if (isWide) {
    int64_t *wide = malloc((size_t)(count + 1) * sizeof *wide);
    for (int64_t index = 0; index <= count; index++) wide[index] = offsets[index];
    array.buffers[1] = wide;
  } else {
    array.buffers[1] = copy(offsets, (size_t)(count + 1) * sizeof *offsets);
  }
  /* The bytes have as many as the last offset says, which is all that Arrow knows of them. */
  int32_t end = offsets[count];
  array.buffers[2] = end >= 0 && end <= 8192 ? copy(bytes, (size_t)end < length ? length : (size_t)end) : NULL;
  array.release = released;
  if (below(30) == 0) array.length = -1;
  galley_column column;
  galley_status status =
      galley_column_import(handle(), options(), below(30) ? &array : NULL, below(30) ? &schema : NULL, 1, &column);
  keep(status, column);
  if (status == GALLEY_OK) {
    imports++;
    expect(array.release == NULL, "an array that was imported is released by the column");
  } else {
    array.length = count;
    released(&array);
    releases--;
  }
}

static void measureColumn(void) {
  uint64_t column = handle();
  int64_t count = 0;
  galley_column_count(column, NULL);
  galley_column_count(column, &count);
  double *heights = (double *)(void *)guarded(3, (size_t)count * sizeof *heights);
  int32_t *lines = (int32_t *)(void *)guarded(4, (size_t)count * sizeof *lines);
  int64_t given = below(20) ? count : (int64_t)next();
  galley_column_heights(column, number(), number(), options(), below(30) ? heights : NULL, given);
  if (galley_column_heights(column, 200, 17, NULL, heights, count) == GALLEY_OK)
    for (int64_t index = 0; index < count; index++)
      expect(heights[index] >= 0 && heights[index] < 1e9, "heights are numbers");
  galley_column_lines(column, number(), number(), lines, given);
  struct ArrowArray array;
  struct ArrowSchema schema;
  if (galley_column_export_heights(column, number(), 17, options(), &array, &schema) == GALLEY_OK) {
    expect(array.length == count && !strcmp(schema.format, "g"), "an exported array has a number for each text");
    array.release(&array);
    schema.release(&schema);
  }
}

static void measureList(void) {
  uint64_t list = handle();
  int64_t count = 0;
  galley_list_count(list, &count);
  double *tops = (double *)(void *)guarded(3, (size_t)count * sizeof *tops);
  double *heights = (double *)(void *)guarded(4, (size_t)count * sizeof *heights);
  double height;
  galley_list_layout(list, options(), below(3) ? tops : NULL, below(3) ? heights : NULL,
                     below(20) ? count : (int64_t)next(), below(3) ? &height : NULL);
}

static void changeIndex(void) {
  uint64_t index = handle();
  int64_t count = 0, row = -2;
  double top, height;
  galley_index_measure(index, below(30) ? &count : NULL, below(3) ? &height : NULL);
  int64_t place = below(10) ? (int64_t)below((uint64_t)count + 2) : (int64_t)next();
  double given[4] = {number(), 3, 4, 5};
  switch (below(6)) {
    case 0: galley_index_row(index, place, &top, below(3) ? &height : NULL); break;
    case 1: galley_index_row_at(index, number(), below(30) ? &row : NULL); break;
    case 2: galley_index_set(index, place, number()); break;
    case 3: galley_index_insert(index, place, below(30) ? given : NULL, below(20) ? (int64_t)below(5) : (int64_t)next()); break;
    case 4: galley_index_remove(index, place, below(20) ? (int64_t)below(3) : (int64_t)next()); break;
    default: galley_index_move(index, place, (int64_t)below((uint64_t)count + 2));
  }
}

int main(int argc, char **argv) {
  if (argc != 5) return 64;
  static uint8_t list[1 << 20];
  FILE *file = fopen(argv[2], "rb");
  uint64_t length = file ? fread(list, 1, sizeof list, file) : 0;
  if (file) fclose(file);
  state = strtoull(argv[3], NULL, 10) * 2654435761u + 88172645463325252u;
  long calls = strtol(argv[4], NULL, 10), messages = 0;
  if (galley_fonts_bundled(argv[1], &bundled) != GALLEY_OK) return 1;
  for (int place = 0; place < 64; place += 4) handles[place] = bundled;
  for (long call = 0; call < calls; call++) {
    /* Fonts come back now and then, or nothing would be made any more. */
    if (below(8) == 0) keep(GALLEY_OK, bundled);
    uint64_t made = 0;
    uint8_t *bytes;
    int32_t *offsets;
    uint64_t size;
    int64_t count;
    uint8_t document[512];
    uint64_t used = below(3) ? length : below(sizeof document);
    const uint8_t *text = list;
    if (used != length) {
      memcpy(document, list, used);
      if (used > 0) document[below(used)] = (uint8_t)next();
      text = document;
    }
    galley_buffer buffer = {NULL, 0};
    switch (below(below(50) ? 7 : 12)) {
      case 0:
        count = texts(&bytes, &offsets, &size);
        keep(galley_column_prepare(handle(), options(), below(30) ? bytes : NULL, size, below(30) ? offsets : NULL,
                                   below(4) ? NULL : guarded(5, 8), below(20) ? count : (int64_t)next(),
                                   below(30) ? 1 : (int32_t)below(3), below(30) ? &made : NULL),
             made);
        break;
      case 1: import(); break;
      case 2: measureColumn(); break;
      case 3: measureList(); break;
      case 4: changeIndex(); break;
      case 5: {
        double heights[5] = {1, 2, number(), 4, 5};
        keep(galley_index_create(below(30) ? heights : NULL, below(20) ? (int64_t)below(6) : (int64_t)next(), &made), made);
        break;
      }
      case 6: {
        uint64_t freed = handle();
        if (freed != bundled) galley_free(freed);
        break;
      }
      case 7: galley_measure(handle(), below(30) ? text : NULL, used, options(), below(30) ? &buffer : NULL); break;
      case 8: galley_audit(handle(), text, used, options(), &buffer, below(2) ? &count : NULL); break;
      case 9: galley_draw(handle(), text, used, options(), &buffer, below(2) ? &count : NULL); break;
      case 10: keep(galley_list_load(handle(), text, used, options(), below(30) ? &made : NULL), made); break;
      default: keep(galley_fonts_with(handle(), options(), text, used, &made), made);
    }
    galley_buffer_free(&buffer);
    if (strlen(galley_error_message()) > 0) messages++;
  }
  for (int place = 0; place < 64; place++) galley_free(handles[place]);
  printf("%ld calls, %s, %lld imported, %lld released\n", calls, messages > 0 ? "faults among them" : "no fault",
         (long long)imports, (long long)releases);
  return imports == releases ? 0 : 1;
}
