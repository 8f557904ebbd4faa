// A break iterator as CICU's own files know it.
#pragma once

#include <unicode/ubrk.h>
#include <unicode/utext.h>

struct cicu_breaker {
  UBreakIterator *iterator;
  // The text, opened once and reset for each text, so that setting a text allocates nothing.
  UText text;
};
