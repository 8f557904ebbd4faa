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

/// Turns a BCP 47 language tag, or a locale in ICU's form, into ICU's canonical form, with the keyword `lb` (UTS #35: how
/// strict line breaking is) set to `strictness` unless that is null. Writes at most `capacity` bytes with a terminating
/// zero; false if the locale is not well-formed or does not fit.
bool cicu_line_locale(const char *locale, const char *strictness, char *result, int32_t capacity);
