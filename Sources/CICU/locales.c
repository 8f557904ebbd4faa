#include "CICULocales.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// A language tag as ICU has it; what is no tag stays as it is, and ICU takes it for the root.
static const char *locale_id(const char *tag, char buffer[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, buffer, ULOC_FULLNAME_CAPACITY, NULL, &status);
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || length == 0 ? tag : buffer;
}

bool cicu_begin(void) {
  // ICU does not say whether it had memory: then it may have some at the second time, which otherwise changes nothing.
  for (int time = 0; time < 2; time += 1) {
    UErrorCode status = U_ZERO_ERROR;
    uloc_setDefault("", &status);
  }
  UErrorCode status = U_ZERO_ERROR;
  ures_close(ures_open(NULL, "", &status));
  return U_SUCCESS(status);
}

bool cicu_is_right_to_left(const char *locale) {
  char buffer[ULOC_FULLNAME_CAPACITY];
  return uloc_isRightToLeft(locale_id(locale, buffer));
}

bool cicu_likely_subtags(const char *locale, char *likely, int32_t capacity) {
  char buffer[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale_id(locale, buffer), likely, capacity, &status);
  return U_SUCCESS(status) && length < capacity;
}

// Whether a resource is a string that says this locale, or an array of strings one of which does.
static bool names(const UResourceBundle *resource, const char *locale) {
  char name[ULOC_FULLNAME_CAPACITY];
  bool isArray = ures_getType(resource) == URES_ARRAY;
  int32_t count = isArray ? ures_getSize(resource) : 1;
  for (int32_t index = 0; index < count; index += 1) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = sizeof name;
    const char *found = isArray ? ures_getUTF8StringByIndex(resource, index, name, &length, true, &status)
                                : ures_getUTF8String(resource, name, &length, true, &status);
    if (U_SUCCESS(status) && strcmp(found, locale) == 0) return true;
  }
  return false;
}

bool cicu_explicit_parent(const char *locale, char *parent, int32_t capacity) {
  char buffer[ULOC_FULLNAME_CAPACITY];
  const char *wanted = locale_id(locale, buffer);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  UResourceBundle *children = NULL;
  bool isFound = false;
  int32_t count = U_SUCCESS(status) ? ures_getSize(parents) : 0;
  for (int32_t index = 0; index < count && !isFound; index += 1) {
    children = ures_getByIndex(parents, index, children, &status);
    const char *key = U_SUCCESS(status) ? ures_getKey(children) : NULL;
    if (key == NULL || (int32_t)strlen(key) >= capacity || !names(children, wanted)) continue;
    strcpy(parent, key);
    isFound = true;
  }
  ures_close(children);
  ures_close(parents);
  ures_close(data);
  return isFound;
}

cicu_plurals *cicu_plurals_open(const char *locale) {
  char buffer[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale_id(locale, buffer), UPLURAL_TYPE_CARDINAL, &status);
  return U_SUCCESS(status) ? (cicu_plurals *)rules : NULL;
}

void cicu_plurals_close(cicu_plurals *plurals) { uplrules_close((UPluralRules *)plurals); }

bool cicu_plural_category(const cicu_plurals *plurals, double number, char *category, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[16];
  int32_t length = uplrules_select((const UPluralRules *)plurals, number, name, 16, &status);
  if (U_FAILURE(status) || length >= capacity) return false;
  u_UCharsToChars(name, category, length);
  category[length] = '\0';
  return true;
}
