// The words by which Chromium breaks lines of Khmer and Lao, where ICU's own dictionaries are larger: Scripts/make-word-lists.py
// writes them and says how.
#pragma once

#include <stddef.h>
#include <stdint.h>

const uint8_t *cicu_khmer_words(size_t *length);
const uint8_t *cicu_lao_words(size_t *length);
