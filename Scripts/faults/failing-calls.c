// Has the system's calls do less than they could, to be loaded before all others (LD_PRELOAD):
// GALLEY_SHORT=1       reads and writes of files and pipes move at most seven bytes, of files read at most 4 099;
// GALLEY_INTERRUPT=1   every other open, read and write is interrupted (EINTR);
// GALLEY_FULL_AFTER=N  writes to files fail for want of room (ENOSPC) once they have taken N bytes;
// GALLEY_OPEN_FAILS=N  the N-th open, from 1, fails for want of descriptors (EMFILE).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long calls, opened, taken;

static long setting(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

static bool is_interrupted(void) {
  if (setting("GALLEY_INTERRUPT") == 0 || atomic_fetch_add(&calls, 1) % 2 != 0) return false;
  errno = EINTR;
  return true;
}

static bool is_file(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

static bool lacks_descriptor(void) {
  if (setting("GALLEY_OPEN_FAILS") == 0 || atomic_fetch_add(&opened, 1) + 1 != setting("GALLEY_OPEN_FAILS")) return false;
  errno = EMFILE;
  return true;
}

ssize_t read(int file, void *bytes, size_t count) {
  static ssize_t (*whole)(int, void *, size_t);
  if (whole == NULL) *(void **)&whole = dlsym(RTLD_NEXT, "read");
  if (is_interrupted()) return -1;
  size_t most = is_file(file) ? 4099 : 7;
  return whole(file, bytes, setting("GALLEY_SHORT") != 0 && count > most ? most : count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*whole)(int, const void *, size_t);
  if (whole == NULL) *(void **)&whole = dlsym(RTLD_NEXT, "write");
  if (is_interrupted()) return -1;
  if (getenv("GALLEY_FULL_AFTER") != NULL && is_file(file)) {
    long room = setting("GALLEY_FULL_AFTER") - atomic_load(&taken);
    if (room <= 0) {
      errno = ENOSPC;
      return -1;
    }
    if ((long)count > room) count = (size_t)room;
    atomic_fetch_add(&taken, (long)count);
  }
  return whole(file, bytes, setting("GALLEY_SHORT") != 0 && count > 7 ? 7 : count);
}

static int open_any(const char *name, const char *path, int flags, mode_t mode) {
  int (*whole)(const char *, int, ...);
  *(void **)&whole = dlsym(RTLD_NEXT, name);
  if (is_interrupted() || lacks_descriptor()) return -1;
  return whole(path, flags, mode);
}

#define OPEN(name)                                           \
  int name(const char *path, int flags, ...) {               \
    va_list rest;                                            \
    va_start(rest, flags);                                   \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                            \
    return open_any(#name, path, flags, mode);               \
  }
OPEN(open)
OPEN(open64)
