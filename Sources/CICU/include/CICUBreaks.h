// Text boundaries: UAX #29 grapheme clusters and UAX #14 line breaks, with ICU's dictionaries and locale tailorings.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A break iterator and the text it is set on. Not thread-safe.
typedef struct cicu_breaker cicu_breaker;

typedef enum : uint8_t {
  CICU_BREAKS_GRAPHEME = 0,
  CICU_BREAKS_LINE = 1,
} cicu_break_kind;

/// A new iterator for a locale in ICU's own form (`ja@lb=strict`; empty: root), or null if ICU has none: its data is
/// missing or memory is short.
cicu_breaker *cicu_breaker_open(cicu_break_kind kind, const char *locale);
void cicu_breaker_close(cicu_breaker *breaker);

/// Sets the iterator on UTF-8 text, which must live as long as `cicu_breaker_next` is called for it; no other function reads
/// it. False if ICU refuses it.
bool cicu_breaker_begin(cicu_breaker *breaker, const uint8_t *utf8, size_t length);

/// The next boundaries after the text's start, in bytes, at most `capacity` of them; 0 when there are no more.
int32_t cicu_breaker_next(cicu_breaker *breaker, int32_t *offsets, int32_t capacity);

/// The rules of an iterator as ICU compiled them, apart from the iterator. Immutable.
typedef struct cicu_rules cicu_rules;

/// What an automaton of rules consists of. Its states begin with 0, which is where it stops, and 1, in which it starts; its
/// categories with 0, of the characters that no rule names, 1, the end of the text, and 2, the start.
typedef struct {
  int32_t state_count;
  int32_t category_count;
  /// The first category of the characters that dictionaries break.
  int32_t first_dictionary_category;
  /// Places in the text that rules look ahead from are numbered below this.
  int32_t look_ahead_count;
  /// Whether the automaton reads category 2 before the first character.
  bool reads_start;
} cicu_rules_shape;

/// A copy of the rules of an iterator; null if they are not of the format that is known (rbbidata.h, version 6), or if memory
/// is short.
cicu_rules *cicu_rules_open(cicu_breaker *breaker);
void cicu_rules_close(cicu_rules *rules);

/// Whether both are the same to the byte.
bool cicu_rules_equal(const cicu_rules *one, const cicu_rules *other);

cicu_rules_shape cicu_rules_get_shape(const cicu_rules *rules);

/// The state after `state` when a character of `category` is read.
uint16_t cicu_rules_successor(const cicu_rules *rules, int32_t state, int32_t category);

/// 0 if a state does not accept, 1 if it does where it is, or else the number of the place at which it accepts.
uint16_t cicu_rules_accepting(const cicu_rules *rules, int32_t state);

/// The number of the place that is marked when a state is entered; 0 or 1 if none is.
uint16_t cicu_rules_look_ahead(const cicu_rules *rules, int32_t state);

/// The category of a code point.
uint16_t cicu_rules_category(const cicu_rules *rules, uint32_t scalar);

/// Turns a BCP 47 language tag, or a locale in ICU's form, into ICU's canonical form, with the keyword `lb` (UTS #35: how
/// strict line breaking is) set to `strictness` unless that is null. Writes at most `capacity` bytes with a terminating
/// zero; false if the locale is not well-formed or does not fit.
bool cicu_line_locale(const char *locale, const char *strictness, char *result, int32_t capacity);
