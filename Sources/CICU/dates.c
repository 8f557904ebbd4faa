#include "CICUDates.h"

#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

bool cicu_date(const char *locale, const char *pattern, double milliseconds, char *text, int32_t capacity) {
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(locale, name, sizeof name, NULL, &status);
  uloc_setKeywordValue("calendar", "gregorian", name, sizeof name, &status);
  uloc_setKeywordValue("numbers", "latn", name, sizeof name, &status);
  UChar utc[4], utf16Pattern[64], formatted[128];
  u_uastrncpy(utc, "UTC", 4);
  u_strFromUTF8(utf16Pattern, 64, NULL, pattern, -1, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, name, utc, 3, utf16Pattern, -1, &status);
  if (U_FAILURE(status)) return false;
  int32_t length = udat_format(format, milliseconds, formatted, 128, NULL, &status);
  udat_close(format);
  u_strToUTF8(text, capacity, NULL, formatted, length, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}
