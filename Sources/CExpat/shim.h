#pragma once

#include <expat.h>
#include <stdint.h>

/// The line that a parser has come to. Expat 2.9 deprecates the function that older versions have for it.
static inline uint64_t cexpat_line(XML_Parser parser) {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9
  return XML_GetCurrentLineNumber64(parser);
#else
  return XML_GetCurrentLineNumber(parser);
#endif
}
