// Makes one allocation of some libraries fail, to be loaded before all others (LD_PRELOAD): that with the number in
// GALLEY_FAIL_AT, from 1, among those of the libraries named in GALLEY_FAIL_IN, by the beginnings of their file names, and of what
// these call in the program to get memory. With the number 0
// none fails, and how many there were is written to the file GALLEY_FAIL_COUNT. Who asked for the one that failed is written to the file
// GALLEY_FAIL_TRACE, if that is set: a line for each call on the stack, the innermost first, with the file, the offset in it of the
// instruction after the call, and the function.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uintptr_t start, end; } code_range;
typedef struct { code_range ranges[32]; int count; } code_ranges;

static code_ranges watched, program;
static atomic_long call_count;
static long failing;
static const char *trace_path;

static bool is_watched(const char *path) {
  const char *names = getenv("GALLEY_FAIL_IN"), *name = strrchr(path, '/');
  if (names == NULL || name == NULL) return false;
  name += 1;
  for (const char *at = names; *at != 0;) {
    size_t length = strcspn(at, " ");
    if (length > 0 && strncmp(name, at, length) == 0) return true;
    at += length + (at[length] != 0);
  }
  return false;
}

static int add(struct dl_phdr_info *info, size_t size, void *data) {
  // The program has no name here.
  code_ranges *into = info->dlpi_name[0] == 0 ? &program : is_watched(info->dlpi_name) ? &watched : NULL;
  for (int index = 0; into != NULL && index < info->dlpi_phnum && into->count < 32; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    into->ranges[into->count++] = (code_range){start, start + header->p_memsz};
  }
  return 0;
}

static bool contains(const code_ranges *code, const void *address) {
  for (int index = 0; index < code->count; index++)
    if ((uintptr_t)address >= code->ranges[index].start && (uintptr_t)address < code->ranges[index].end) return true;
  return false;
}

// Whether a library asks, by itself or by a function of the program that it calls.
static bool is_asked_for(void *caller) {
  if (contains(&watched, caller)) return true;
  if (!contains(&program, caller)) return false;
  void *frames[12];
  int count = backtrace(frames, 12), index = 0;
  while (index < count && !contains(&program, frames[index])) index++;
  while (index < count && contains(&program, frames[index])) index++;
  return index < count && contains(&watched, frames[index]);
}

__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("GALLEY_FAIL_AT");
  failing = number == NULL ? 0 : atol(number);
  trace_path = getenv("GALLEY_FAIL_TRACE");
  void *frame;
  backtrace(&frame, 1);  // its first call allocates
  dl_iterate_phdr(add, NULL);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("GALLEY_FAIL_COUNT");
  FILE *file = path == NULL ? NULL : fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%ld\n", atomic_load(&call_count));
  fclose(file);
}

static void trace(void) {
  FILE *file = trace_path == NULL ? NULL : fopen(trace_path, "w");
  if (file == NULL) return;
  void *frames[64];
  int count = backtrace(frames, 64);
  for (int index = 0; index < count; index++) {
    Dl_info info;
    if (dladdr(frames[index], &info) == 0) continue;
    uintptr_t offset = (uintptr_t)frames[index] - (uintptr_t)info.dli_fbase;
    fprintf(file, "%s+%#zx %s\n", info.dli_fname, offset, info.dli_sname == NULL ? "?" : info.dli_sname);
  }
  fclose(file);
}

static bool fails(void *caller) {
  if (!is_asked_for(caller) || atomic_fetch_add(&call_count, 1) + 1 != failing) return false;
  trace();
  errno = ENOMEM;
  return true;
}

// The allocator after this one: the C library's, or LeakSanitizer's.
#define NEXT(name) \
  static __typeof__(name) *next; \
  if (next == NULL) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

void *malloc(size_t size) {
  NEXT(malloc);
  return fails(__builtin_return_address(0)) ? NULL : next(size);
}

void *calloc(size_t count, size_t size) {
  NEXT(calloc);
  return fails(__builtin_return_address(0)) ? NULL : next(count, size);
}

void *realloc(void *block, size_t size) {
  NEXT(realloc);
  return fails(__builtin_return_address(0)) ? NULL : next(block, size);
}
