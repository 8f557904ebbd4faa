// What languages are like: their direction, the scripts they are written in, and their plural categories, from CLDR.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Gives ICU a default locale of the process, the root, before anything asks for it.
///
/// ICU 72 waits for itself for ever, or crashes, if it has no memory for the name of the one of the environment. Nothing here
/// depends on it; a process that shares its ICU with others leaves it to them.
///
/// False if ICU can read none of its data: the file is missing, or there was no memory for what it keeps of files, which it asks for
/// once in the life of the process.
bool cicu_begin(void);

/// Whether the script of a locale proceeds from right to left; if it names none, the one it is most likely written in.
bool cicu_is_right_to_left(const char *locale);

/// A locale with the script and the region that are most likely where it says none (`zh_Hant_HK` of `zh-HK`), with a terminating zero;
/// false if it does not fit.
bool cicu_likely_subtags(const char *locale, char *likely, int32_t capacity);

/// The parent that CLDR gives a locale where it is another than the same with less said about it, with a terminating zero: `es_419` of
/// `es-MX`, `root` of `zh-Hant`; false if there is none, or if it does not fit.
bool cicu_explicit_parent(const char *locale, char *parent, int32_t capacity);

/// The rules of a locale's cardinal plurals. Not thread-safe.
typedef struct cicu_plurals cicu_plurals;

/// The rules of a locale, those of the root where ICU has none; null if memory is short.
cicu_plurals *cicu_plurals_open(const char *locale);
void cicu_plurals_close(cicu_plurals *plurals);

/// The category of a number (`few`), with a terminating zero; false if it does not fit.
bool cicu_plural_category(const cicu_plurals *plurals, double number, char *category, int32_t capacity);
