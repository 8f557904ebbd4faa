/* Tells ThreadSanitizer of what it does not see of `Mutex`.
 *
 * Where nobody waits, a mutex of Swift is an atomic operation in the code that uses it, which is instrumented. Where somebody does, the
 * kernel hands it on, called by Swift's runtime, which is not: so every mutex that two threads ever wanted at once would be reported. This
 * library is loaded before the runtime, stands in the place of those three functions, calls them, and says what they did.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

/* Those of the program, if it was built with ThreadSanitizer. */
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

/* Methods of `Synchronization._MutexHandle`. */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

typedef METHOD void lock_function(uint32_t thread, SELF);
typedef METHOD bool try_lock_function(SELF);
typedef METHOD void unlock_function(SELF);

static void acquired(void *mutex) {
  if (__tsan_acquire) __tsan_acquire(mutex);
}

METHOD void lock(uint32_t thread, SELF) __asm__(LOCK);
METHOD void lock(uint32_t thread, SELF) {
  ((lock_function *)dlsym(RTLD_NEXT, LOCK))(thread, self);
  acquired(self);
}

METHOD bool try_lock(SELF) __asm__(TRY_LOCK);
METHOD bool try_lock(SELF) {
  bool is_locked = ((try_lock_function *)dlsym(RTLD_NEXT, TRY_LOCK))(self);
  if (is_locked) acquired(self);
  return is_locked;
}

METHOD void unlock(SELF) __asm__(UNLOCK);
METHOD void unlock(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((unlock_function *)dlsym(RTLD_NEXT, UNLOCK))(self);
}
