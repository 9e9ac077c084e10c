// Detects clients that leave. The library takes a suspended connection out of its epoll, so the loop
// watches it with its own.
#include "bridge.h"

#include <sys/epoll.h>

enum {
  /// The client has closed its side, and perhaps also the other.
  ONE_SIDE = EPOLLRDHUP,
  /// Both sides are closed. epoll always reports these.
  BOTH_SIDES = EPOLLHUP | EPOLLERR,
};

static bool control(cmh_exchange *exchange, int operation, uint32_t events) {
  struct epoll_event event = {.events = events | EPOLLONESHOT, .data.ptr = exchange};
  return epoll_ctl(exchange->loop->watch, operation, exchange->descriptor, &event) == 0;
}

/// Watches the client; once is enough, even if the connection resumes and is suspended again.
void cmh_exchange_watch(cmh_exchange *exchange) {
  if (!exchange->is_watched)
    exchange->is_watched = control(exchange, EPOLL_CTL_ADD, ONE_SIDE | BOTH_SIDES);
}

/// Stops watching the client, so that a later batch of events cannot refer to its connection.
void cmh_exchange_ignore(cmh_exchange *exchange) {
  if (exchange->is_watched) control(exchange, EPOLL_CTL_DEL, 0);
  exchange->is_watched = false;
}

/// Watches the client, and reports once when its socket has room.
void cmh_exchange_await_room(cmh_exchange *exchange) {
  control(exchange, EPOLL_CTL_MOD, ONE_SIDE | BOTH_SIDES | EPOLLOUT);
}

/// Reports once when the client of a lingering connection has sent bytes or has left.
bool cmh_exchange_await_bytes(cmh_exchange *exchange) {
  int operation = exchange->is_watched ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
  return exchange->is_watched = control(exchange, operation, EPOLLIN | ONE_SIDE);
}

static void tell(cmh_exchange *exchange, uint32_t events) {
  if (exchange->phase == CMH_PHASE_LINGER) {
    cmh_linger_read(exchange);
    return;
  }
  bool both_sides = events & BOTH_SIDES;
  if (!both_sides && !(events & ONE_SIDE)) {
    control(exchange, EPOLL_CTL_MOD, ONE_SIDE | BOTH_SIDES);
    cmh_stream_writable(exchange->stream);
    return;
  }
  if (exchange->stream) cmh_stream_gone(exchange->stream);
  if (!exchange->hold) return;
  // First, so that from now on the end of the other side is reported.
  if (!both_sides) control(exchange, EPOLL_CTL_MOD, BOTH_SIDES);
  cmh_hold_hang_up(exchange, both_sides);
}

/// Handles each client that has left or has room again, and bytes on lingering connections.
void cmh_loop_watch(cmh_loop *loop) {
  enum { BATCH = 64 };
  struct epoll_event events[BATCH];
  int count;
  do {
    count = epoll_wait(loop->watch, events, BATCH, 0);
    for (int i = 0; i < count; i++) tell(events[i].data.ptr, events[i].events);
  } while (count == BATCH);
}
