#include "CICUBreaks.h"
#include "breaker.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ucptrie.h>

// The header of compiled rules and that of a state table, as in ICU's rbbidata.h, which is not installed.
struct rules_header {
  uint32_t magic;
  uint8_t format[4];
  uint32_t length;
  uint32_t category_count;
  uint32_t forward_offset;
  uint32_t forward_length;
  uint32_t reverse_offset;
  uint32_t reverse_length;
  uint32_t trie_offset;
  uint32_t trie_length;
};

struct table_header {
  uint32_t state_count;
  uint32_t row_length;
  uint32_t first_dictionary_category;
  uint32_t look_ahead_count;
  uint32_t flags;
};

enum {
  MAGIC = 0xb1a0,
  FORMAT = 6,
  READS_START = 2,
  ROWS_OF_BYTES = 4,
  // What a row has before its successors: accepting, look-ahead, status.
  ROW_HEADER = 3,
};

struct cicu_rules {
  void *data;
  size_t length;
  UCPTrie *categories;
  const struct table_header *table;
  int32_t category_count;
  // The rows, in entries of one byte or two.
  const uint8_t *bytes;
  const uint16_t *words;
};

static bool lies_inside(uint32_t offset, uint32_t length, uint32_t total) {
  return offset <= total && length <= total - offset && offset % 4 == 0;
}

static uint16_t entry(const cicu_rules *rules, int32_t state, int32_t column) {
  size_t row = (size_t)state * rules->table->row_length;
  return rules->bytes != NULL ? rules->bytes[row + (size_t)column] : rules->words[row / 2 + (size_t)column];
}

// Whether the data is what is known of the format, so that no entry leads out of it.
static bool read_table(cicu_rules *rules, uint32_t length) {
  const struct rules_header *header = rules->data;
  if (length < sizeof *header || header->magic != MAGIC || header->format[0] != FORMAT || header->length > length
      || header->forward_length < sizeof *rules->table || header->category_count > UINT16_MAX
      || !lies_inside(header->forward_offset, header->forward_length, length)
      || !lies_inside(header->trie_offset, header->trie_length, length))
    return false;
  const uint8_t *forward = (const uint8_t *)rules->data + header->forward_offset;
  rules->table = (const struct table_header *)forward;
  rules->category_count = (int32_t)header->category_count;
  bool has_bytes = rules->table->flags & ROWS_OF_BYTES;
  uint32_t entry_size = has_bytes ? 1 : 2;
  uint32_t states = rules->table->state_count, row_length = rules->table->row_length;
  if (states < 2 || states > UINT16_MAX || row_length % entry_size != 0
      || row_length / entry_size < ROW_HEADER + header->category_count || header->category_count < 3
      || states > (header->forward_length - sizeof *rules->table) / row_length)
    return false;
  rules->bytes = has_bytes ? forward + sizeof *rules->table : NULL;
  rules->words = has_bytes ? NULL : (const uint16_t *)(forward + sizeof *rules->table);
  for (int32_t state = 0; state < (int32_t)states; state++) {
    if (entry(rules, state, 0) > 1 && entry(rules, state, 0) >= rules->table->look_ahead_count) return false;
    if (entry(rules, state, 1) > 1 && entry(rules, state, 1) >= rules->table->look_ahead_count) return false;
    for (int32_t category = 0; category < rules->category_count; category++)
      if (entry(rules, state, ROW_HEADER + category) >= states) return false;
  }
  return true;
}

cicu_rules *cicu_rules_open(cicu_breaker *breaker) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = ubrk_getBinaryRules(breaker->iterator, NULL, 0, &status);
  if (U_FAILURE(status) || length <= 0) return NULL;
  cicu_rules *rules = calloc(1, sizeof *rules);
  if (rules == NULL) return NULL;
  rules->data = malloc((size_t)length);
  rules->length = (size_t)length;
  if (rules->data != NULL) ubrk_getBinaryRules(breaker->iterator, rules->data, length, &status);
  if (rules->data != NULL && U_SUCCESS(status) && read_table(rules, (uint32_t)length)) {
    const struct rules_header *header = rules->data;
    rules->categories =
        ucptrie_openFromBinary(UCPTRIE_TYPE_ANY, UCPTRIE_VALUE_BITS_ANY,
                               (const uint8_t *)rules->data + header->trie_offset, (int32_t)header->trie_length, NULL, &status);
  }
  if (U_SUCCESS(status) && rules->categories != NULL) return rules;
  cicu_rules_close(rules);
  return NULL;
}

void cicu_rules_close(cicu_rules *rules) {
  if (rules->categories != NULL) ucptrie_close(rules->categories);
  free(rules->data);
  free(rules);
}

bool cicu_rules_equal(const cicu_rules *one, const cicu_rules *other) {
  return one->length == other->length && memcmp(one->data, other->data, one->length) == 0;
}

cicu_rules_shape cicu_rules_get_shape(const cicu_rules *rules) {
  return (cicu_rules_shape){
      .state_count = (int32_t)rules->table->state_count,
      .category_count = rules->category_count,
      .first_dictionary_category = (int32_t)rules->table->first_dictionary_category,
      .look_ahead_count = (int32_t)rules->table->look_ahead_count,
      .reads_start = (rules->table->flags & READS_START) != 0,
  };
}

uint16_t cicu_rules_successor(const cicu_rules *rules, int32_t state, int32_t category) {
  return entry(rules, state, ROW_HEADER + category);
}

uint16_t cicu_rules_accepting(const cicu_rules *rules, int32_t state) { return entry(rules, state, 0); }

uint16_t cicu_rules_look_ahead(const cicu_rules *rules, int32_t state) { return entry(rules, state, 1); }

uint16_t cicu_rules_category(const cicu_rules *rules, uint32_t scalar) {
  uint32_t category = ucptrie_get(rules->categories, (UChar32)scalar);
  return category < (uint32_t)rules->category_count ? (uint16_t)category : 0;
}
