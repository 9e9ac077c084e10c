// Kills the process at a chosen writing call, in the middle of its bytes. It is loaded before the C
// library (LD_PRELOAD). CRASH_AT is the number of the call, from 1; CRASH_PART how many of its bytes
// reach the file.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;
static long crash_at = -1;
static size_t crash_part;

__attribute__((constructor)) static void begin(void) {
  const char *at = getenv("CRASH_AT"), *part = getenv("CRASH_PART");
  if (at) crash_at = atol(at);
  if (part) crash_part = (size_t)atol(part);
}

static void die(void) {
  kill(getpid(), SIGKILL);
  pause();
}

/// Whether this is the chosen call on a file; sockets and pipes do not count.
static int is_the_call(int descriptor) {
  struct stat status;
  if (crash_at < 0 || fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  return atomic_fetch_add(&calls, 1) + 1 == crash_at;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t place) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = (ssize_t(*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
  if (is_the_call(descriptor)) {
    if (crash_part < count) count = crash_part;
    if (count > 0) real(descriptor, bytes, count, place);
    die();
  }
  return real(descriptor, bytes, count, place);
}

#define SYNC(name)                                                                                 \
  int name(int descriptor) {                                                                       \
    static int (*real)(int);                                                                       \
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, #name);                                       \
    if (is_the_call(descriptor)) die();                                                            \
    return real(descriptor);                                                                       \
  }
SYNC(fdatasync)
SYNC(fsync)

int ftruncate64(int descriptor, off64_t length) {
  static int (*real)(int, off64_t);
  if (!real) real = (int (*)(int, off64_t))dlsym(RTLD_NEXT, "ftruncate64");
  if (is_the_call(descriptor)) die();
  return real(descriptor, length);
}
