// Absolute deadlines, since each byte restarts the library's own timeout.
#include "bridge.h"

#include <stdlib.h>
#include <time.h>

int64_t cmh_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * CMH_SECOND + time.tv_nsec;
}

static void place(cmh_deadlines *deadlines, size_t slot, cmh_exchange *exchange) {
  deadlines->heap[slot] = exchange;
  exchange->slot = slot;
}

static void rise(cmh_deadlines *deadlines, cmh_exchange *exchange) {
  size_t slot = exchange->slot;
  while (slot > 0) {
    cmh_exchange *parent = deadlines->heap[(slot - 1) / 2];
    if (parent->key <= exchange->key) break;
    place(deadlines, slot, parent);
    slot = (slot - 1) / 2;
  }
  place(deadlines, slot, exchange);
}

static void sink(cmh_deadlines *deadlines, cmh_exchange *exchange) {
  size_t slot = exchange->slot;
  for (;;) {
    size_t child = 2 * slot + 1;
    if (child >= deadlines->count) break;
    if (child + 1 < deadlines->count &&
        deadlines->heap[child + 1]->key < deadlines->heap[child]->key)
      child++;
    if (deadlines->heap[child]->key >= exchange->key) break;
    place(deadlines, slot, deadlines->heap[child]);
    slot = child;
  }
  place(deadlines, slot, exchange);
}

bool cmh_deadlines_add(cmh_deadlines *deadlines, cmh_exchange *exchange, int64_t due) {
  if (deadlines->count == deadlines->capacity) {
    size_t capacity = deadlines->capacity ? deadlines->capacity * 2 : 64;
    cmh_exchange **heap = realloc(deadlines->heap, capacity * sizeof *heap);
    if (!heap) return false;
    deadlines->heap = heap;
    deadlines->capacity = capacity;
  }
  exchange->due = exchange->key = due;
  exchange->slot = deadlines->count++;
  rise(deadlines, exchange);
  return true;
}

// A later deadline leaves the heap unchanged: the earlier key only makes the loop check once too often. So requests
// on a busy connection, which move their deadlines several times, do not pay for it.
void cmh_deadlines_set(cmh_deadlines *deadlines, cmh_exchange *exchange, int64_t due) {
  exchange->due = due;
  if (due >= exchange->key) return;
  exchange->key = due;
  rise(deadlines, exchange);
}

void cmh_deadlines_remove(cmh_deadlines *deadlines, cmh_exchange *exchange) {
  cmh_exchange *last = deadlines->heap[--deadlines->count];
  if (last == exchange) return;
  last->slot = exchange->slot;
  rise(deadlines, last);
  sink(deadlines, last);
}

/// Returns the next connection whose deadline has passed; its deadline is then far away, until set again.
cmh_exchange *cmh_deadlines_pop(cmh_deadlines *deadlines, int64_t now) {
  while (deadlines->count > 0) {
    cmh_exchange *first = deadlines->heap[0];
    if (first->key > now) return NULL;
    bool over = first->due <= now;
    if (over) first->due = CMH_NEVER;
    first->key = first->due;
    sink(deadlines, first);
    if (over) return first;
  }
  return NULL;
}

int64_t cmh_deadlines_next(const cmh_deadlines *deadlines) {
  return deadlines->count > 0 ? deadlines->heap[0]->key : CMH_NEVER;
}
