/* The message of the last fault of each thread. Of the library's own, and not installed. */
#ifndef GALLEY_MESSAGE_H
#define GALLEY_MESSAGE_H

#include <stddef.h>

/* Keeps a copy of a message of UTF-8, cut off at the end of a character where it is too long. */
void cgalley_set_message(const char *bytes, size_t length);
const char *cgalley_message(void);

#endif
