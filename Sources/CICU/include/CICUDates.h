// Dates in the words of languages, from CLDR.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// A moment by a pattern of CLDR (`MMMM`), in the words of a locale, the Gregorian calendar, ASCII's digits and UTC, as UTF-8 with a
/// terminating zero; false if it does not fit, or if memory is short.
bool cicu_date(const char *locale, const char *pattern, double milliseconds, char *text, int32_t capacity);
