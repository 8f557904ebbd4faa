#include "galley_message.h"

#include <string.h>

static _Thread_local char message[2048];

void cgalley_set_message(const char *bytes, size_t length) {
  if (length > sizeof message - 1) {
    length = sizeof message - 1;
    /* Not within a character. */
    while (length > 0 && ((unsigned char)bytes[length] & 0xC0) == 0x80) length--;
  }
  if (length > 0) memcpy(message, bytes, length);
  message[length] = 0;
}

const char *cgalley_message(void) { return message; }
