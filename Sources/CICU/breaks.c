#include "CICUBreaks.h"
#include "breaker.h"

#include <stdlib.h>
#include <unicode/uloc.h>

cicu_breaker *cicu_breaker_open(cicu_break_kind kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIteratorType type = kind == CICU_BREAKS_LINE ? UBRK_LINE : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    // ICU refuses the locale, or had no memory, which it does not always say: then it may have some now.
    status = U_ZERO_ERROR;
    iterator = ubrk_open(type, locale, NULL, 0, &status);
  }
  if (U_FAILURE(status)) return NULL;
  cicu_breaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  *breaker = (cicu_breaker){.iterator = iterator, .text = UTEXT_INITIALIZER};
  return breaker;
}

void cicu_breaker_close(cicu_breaker *breaker) {
  ubrk_close(breaker->iterator);
  utext_close(&breaker->text);
  free(breaker);
}

bool cicu_breaker_begin(cicu_breaker *breaker, const uint8_t *utf8, size_t length) {
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, (const char *)utf8, (int64_t)length, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  if (U_SUCCESS(status)) return true;
  // There was no memory for the first text: later ones reuse it.
  status = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, (const char *)utf8, (int64_t)length, &status);
  ubrk_setUText(breaker->iterator, &breaker->text, &status);
  return U_SUCCESS(status);
}

int32_t cicu_breaker_next(cicu_breaker *breaker, int32_t *offsets, int32_t capacity) {
  int32_t count = 0;
  while (count < capacity) {
    int32_t offset = ubrk_next(breaker->iterator);
    if (offset == UBRK_DONE) break;
    offsets[count++] = offset;
  }
  return count;
}

bool cicu_line_locale(const char *locale, const char *strictness, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // A BCP 47 tag with extensions (ja-u-lb-strict) needs translating; `en_US` and `ja@lb=strict` pass as they are.
  int32_t parsed = 0;
  int32_t length = uloc_forLanguageTag(locale, result, capacity, &parsed, &status);
  if (U_FAILURE(status) || length == 0 || locale[parsed] != '\0') {
    status = U_ZERO_ERROR;
    length = uloc_canonicalize(locale, result, capacity, &status);
  }
  if (U_FAILURE(status) || length >= capacity) return false;
  if (strictness != NULL) uloc_setKeywordValue("lb", strictness, result, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}
