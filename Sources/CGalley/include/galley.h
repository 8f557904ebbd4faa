/* Galley: text layout and exact heights of lists, without a screen.
 *
 * All functions but galley_version, galley_error_message and galley_buffer_free return a status and write their results
 * through pointers; where the status is not GALLEY_OK nothing was written there.
 *
 * HANDLES are numbers that the library gives out, never pointers. A handle that was freed, that never was, or of another
 * kind is refused with GALLEY_BAD_HANDLE: freeing twice is no crash. What is made of fonts keeps them; they may be freed
 * first.
 *
 * THREADS. Every function may be called from every thread at any time; a handle may be used from several threads at once.
 * Fonts, columns and lists do not change; changes of an index are made one after the other. A column that is freed while
 * it is measured lives until that has ended. Where `workers` is more than 1, up to that many threads work for the call; a process
 * that has called so must not fork and go on without exec in the child.
 *
 * LENGTHS are points (1 pt = 1 CSS px = 1 dp). TEXTS are UTF-8. Documentation/documents.md says how lists and text requests are
 * written. OPTIONS are a JSON object as UTF-8 that ends with NUL; NULL stands for {}. Keys that are not known are refused,
 * with the one that was probably meant.
 */
#ifndef GALLEY_H
#define GALLEY_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What came of a call. */
typedef int32_t galley_status;
enum {
  GALLEY_OK = 0,
  /* A document, an option or a text is not as it should be; the message names the place. */
  GALLEY_BAD_INPUT = 1,
  /* An argument is NULL, negative, out of range, or does not agree with another. */
  GALLEY_BAD_ARGUMENT = 2,
  /* A handle was freed, never was, or is of another kind. */
  GALLEY_BAD_HANDLE = 3,
};

typedef uint64_t galley_fonts;
typedef uint64_t galley_column;
typedef uint64_t galley_list;
typedef uint64_t galley_index;

/* Bytes that the library made, and a 0 after them; galley_buffer_free gives them back. */
typedef struct galley_buffer {
  uint8_t *data;
  uint64_t length;
} galley_buffer;

/* The version of the library, such as "0.2.0". It is never freed. */
const char *galley_version(void);

/* What was wrong with the last call of this thread that failed, in one line of UTF-8; "" if none did. It holds until the
 * next call of this thread. */
const char *galley_error_message(void);

/* Gives bytes back, and makes the buffer empty: a second call does nothing. NULL does nothing. */
void galley_buffer_free(galley_buffer *buffer);

/* Frees what a handle stands for. 0 is no handle, and freeing it does nothing. */
galley_status galley_free(uint64_t handle);

/* FONTS */

/* The faces that ship with Galley. `folder` has them (`share/galley/fonts` of an installation); NULL looks below the folder
 * that GALLEY_DATA names, and beside the program. */
galley_status galley_fonts_bundled(const char *folder, galley_fonts *fonts);

/* Fonts with one face more, which takes the place of all bundled ones of its family: {"family": "system", "index": 0}. A face that
 * says for which ideographs it is, Japanese or Chinese or Korean ones, also stands in where a text's locale asks for those. `name`
 * is what errors call the file. Its bytes are copied. The fonts it is added to stay as they are. */
galley_status galley_fonts_with(galley_fonts fonts, const char *options, const uint8_t *bytes, uint64_t length,
                                galley_fonts *result);

/* COLUMNS: many texts of one style, prepared to be measured at any width and size. */

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

/* Prepares `count` texts in Arrow's layout: text i is bytes[offsets[i]] to bytes[offsets[i + 1]]. There are count + 1
 * offsets, which do not decrease, are not negative and do not go past `length`. `validity` has a bit for each text, the
 * lowest first, that is 0 where there is none; NULL if all are there. The texts are copied.
 *
 * Options are the keys of style of a text request: fonts, weight, locale, direction, letterSpacing, features, variations,
 * breaking, fallback, truncationToken. */
galley_status galley_column_prepare(galley_fonts fonts, const char *options, const uint8_t *bytes, uint64_t length,
                                    const int32_t *offsets, const uint8_t *validity, int64_t count, int32_t workers,
                                    galley_column *column);

/* Prepares the texts of an Arrow array of type utf8 or large_utf8 without copying them. If it succeeds, the array is the
 * column's: its `release` is NULL afterwards, and it is released when the column is freed, from whatever thread that is.
 * The schema stays the caller's. */
galley_status galley_column_import(galley_fonts fonts, const char *options, struct ArrowArray *array,
                                   const struct ArrowSchema *schema, int32_t workers, galley_column *column);

/* How many texts a column has. */
galley_status galley_column_count(galley_column column, int64_t *count);

/* The memory that is kept of a column's texts, in bytes, the texts themselves left out. */
galley_status galley_column_bytes(galley_column column, uint64_t *bytes);

/* How high each text is at a width and a size, in points; 0 where there is none. INFINITY is no end of a line. `count` is
 * that of the texts. Options are the keys of paragraphs of a text request: maxLines, truncation, spaceAtCut, lineHeight,
 * lineSpacing, fallbackLineHeight, overflowWrap, wrapping, displayScale. */
galley_status galley_column_heights(galley_column column, double width, double size, const char *options,
                                    double *heights, int64_t count);

/* How many lines each text takes; 0 where there is none. */
galley_status galley_column_lines(galley_column column, double width, double size, int32_t *lines, int64_t count);

/* The heights as an Arrow array of type float64, null where there is no text. Both are the caller's, who releases them. */
galley_status galley_column_export_heights(galley_column column, double width, double size, const char *options,
                                           struct ArrowArray *array, struct ArrowSchema *schema);

/* DOCUMENTS: list documents as JSON, or as NDJSON with a row a line. What is written has the same bytes as the command's.
 *
 * Options of measure, explain and draw: name (what errors and reports call the document), width, category, direction,
 * fontScale, edit, expand, boldText. */

/* As galley measure: also format (json, ndjson, table). */
galley_status galley_measure(galley_fonts fonts, const uint8_t *document, uint64_t length, const char *options,
                             galley_buffer *result);

/* As galley explain --json: also row (an identifier or a place), with which it is an object and no array. */
galley_status galley_explain(galley_fonts fonts, const uint8_t *document, uint64_t length, const char *options,
                             galley_buffer *result);

/* As galley audit. Options: name, categories, widths, directions (arrays), kinds, maxLines, tapTarget, translations
 * (files), locales, pseudo, format (text, ndjson, junit, sarif, markdown, github, html), pictures, fontScale (a number or an array).
 * `findings` may be NULL. */
galley_status galley_audit(galley_fonts fonts, const uint8_t *document, uint64_t length, const char *options,
                           galley_buffer *result, int64_t *findings);

/* As galley draw: also format (png, svg, pdf), page (from 0; a PDF file has all), scale, pageHeight, dark, guides.
 * `pages` may be NULL. */
galley_status galley_draw(galley_fonts fonts, const uint8_t *document, uint64_t length, const char *options,
                          galley_buffer *result, int64_t *pages);

/* As galley text --ndjson: a request a line in, a result a line out. */
galley_status galley_text(galley_fonts fonts, const uint8_t *requests, uint64_t length, galley_buffer *result);

/* LISTS: documents held whole, to be laid out in many surroundings; their texts are prepared once. */

/* Reads a document. Options: name, and what takes the place of its own settings. */
galley_status galley_list_load(galley_fonts fonts, const uint8_t *document, uint64_t length, const char *options,
                               galley_list *list);

/* How many rows a list has, headers and footers among them. */
galley_status galley_list_count(galley_list list, int64_t *count);

/* Lays a list out: where each row begins and how high it is, headers and footers among them, and the height of all. Options:
 * width, category, direction, fontScale. Any of the results may be NULL. */
galley_status galley_list_layout(galley_list list, const char *options, double *tops, double *heights, int64_t count,
                                 double *height);

/* INDEXES of heights: which row is where, in logarithmic time. */

galley_status galley_index_create(const double *heights, int64_t count, galley_index *index);
/* How many rows there are, and how high they are together. Either may be NULL. */
galley_status galley_index_measure(galley_index index, int64_t *count, double *height);
/* Where a row begins and how high it is. Either may be NULL. */
galley_status galley_index_row(galley_index index, int64_t row, double *top, double *height);
/* The row at an offset; -1 if there is none. */
galley_status galley_index_row_at(galley_index index, double offset, int64_t *row);
galley_status galley_index_set(galley_index index, int64_t row, double height);
galley_status galley_index_insert(galley_index index, int64_t row, const double *heights, int64_t count);
galley_status galley_index_remove(galley_index index, int64_t row, int64_t count);
/* Moves a row to where it is `target` afterwards. */
galley_status galley_index_move(galley_index index, int64_t row, int64_t target);

#ifdef __cplusplus
}
#endif

#endif
