// Refuses a thread as a system without free threads does. It is loaded before the C library (LD_PRELOAD).
// THREADS is how many start before one does not; later ones start again.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_long calls;

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument) {
  typedef int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  const char *most = getenv("THREADS");
  if (most && atomic_fetch_add(&calls, 1) == atol(most)) return EAGAIN;
  return ((create)dlsym(RTLD_NEXT, "pthread_create"))(thread, attributes, run, argument);
}
