#include "allocations.h"

#include <errno.h>
#include <stddef.h>

// A function that the program defines replaces a library's function of that name, in calls from libraries too. These count each
// call and pass it on to glibc.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static unsigned long count;

static void add(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

unsigned long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  add();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  add();
  *pointer = __libc_memalign(alignment, size);
  return *pointer ? 0 : ENOMEM;
}
