// Our own event loop around the library's epoll: its internal loop stalls for the whole timeout
// when the number of ready connections is a multiple of 128 (0.9.75).
#include "bridge.h"

#include <microhttpd.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "exchange.h"

_Static_assert(sizeof(intptr_t) >= sizeof(size_t), "the library takes sizes as intptr_t");

/// How long cut connections may take to close before the library is stopped.
#define LAST_TURNS (CMH_SECOND)
/// The maximum milliseconds that the loop sleeps while replies are held.
#define NAP 1
/// The maximum time for answering requests before the replies so far are sent.
#define ANSWERING (CMH_SECOND / 1000)

static void forward_log(void *context, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));
static void forward_log(void *context, const char *format, va_list arguments) {
  const cmh_configuration *configuration = context;
  if (!configuration->log) return;
  char line[512];
  vsnprintf(line, sizeof line, format, arguments);
  configuration->log(configuration->context, line);
}

/// Starts a library daemon without a thread, and without a listening socket if `listener` is -1.
struct MHD_Daemon *cmh_daemon_start(cmh_loop *loop, int listener) {
  cmh_configuration *configuration = &loop->server->configuration;
  size_t memory =
      configuration->head_limit + CMH_READ_ON + configuration->reply_head_limit;
  unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  struct MHD_OptionItem options[] = {
      {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)forward_log, configuration},
      {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)memory, NULL},
      {MHD_OPTION_CONNECTION_LIMIT, (intptr_t)cmh_library_limit(loop->server), NULL},
      {MHD_OPTION_CONNECTION_TIMEOUT, 0, NULL},
      {MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, NULL},
      {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)cmh_on_target, loop},
      {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)cmh_on_completed, loop},
      {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)cmh_on_connection, loop},
      {MHD_OPTION_END, 0, NULL},
  };
  // Level 1 refuses bare line feeds, folded lines and NULs; level 0 tolerates them.
  struct MHD_OptionItem strict[] = {
      {loop->server->is_strict ? (enum MHD_OPTION)CMH_OPTION_DISCIPLINE : MHD_OPTION_END, 1, NULL},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem listening[] = {
      {listener < 0 ? MHD_OPTION_END : MHD_OPTION_LISTEN_SOCKET, listener, NULL},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)(uintptr_t)cmh_tls_priorities},
      // The library starts no TLS daemon without it; each session gets its own before the library would ask.
      {MHD_OPTION_HTTPS_CERT_CALLBACK, 0, (void *)(uintptr_t)cmh_tls_no_certificate},
      {MHD_OPTION_END, 0, NULL},
  };
  if (loop->server->certificate) {
    flags |= MHD_USE_TLS;
  } else {
    tls[0].option = MHD_OPTION_END;
  }
  if (listener < 0) flags |= MHD_USE_NO_LISTEN_SOCKET;
  return MHD_start_daemon(flags, 0, NULL, NULL, cmh_on_request, loop, MHD_OPTION_ARRAY, options,
                          MHD_OPTION_ARRAY, strict, MHD_OPTION_ARRAY, listening,
                          MHD_OPTION_ARRAY, tls, MHD_OPTION_END);
}

bool cmh_loop_open(cmh_loop *loop) {
  loop->watch = epoll_create1(EPOLL_CLOEXEC);
  if (loop->watch < 0) return false;
  loop->daemon = cmh_daemon_start(loop, loop->listener);
  if (!loop->daemon) return false;
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(loop->daemon, MHD_DAEMON_INFO_EPOLL_FD);
  if (!info) return false;
  loop->ready = info->epoll_fd;
  return true;
}

/// Stops the library; the eventfd stays until no thread can kick any more.
void cmh_loop_close(cmh_loop *loop) {
  if (loop->daemon) {
    MHD_stop_daemon(loop->daemon);
  } else if (loop->listener >= 0) {
    close(loop->listener);
  }
  loop->daemon = NULL;
  loop->listener = -1;
  if (loop->watch >= 0) close(loop->watch);
  loop->watch = -1;
  free(loop->deadlines.heap);
  loop->deadlines = (cmh_deadlines){0};
}

void cmh_loop_kick(cmh_loop *loop) {
  if (atomic_exchange(&loop->pending, true)) return;
  uint64_t one = 1;
  // It fails only when the counter is full, and then the loop is awake anyway.
  (void)!write(loop->wake, &one, sizeof one);
}

static void begin_drain(cmh_loop *loop) {
  loop->stopping = true;
  loop->drained = loop->now + loop->server->configuration.drain;
  MHD_socket listener = MHD_quiesce_daemon(loop->daemon);
  if (listener != MHD_INVALID_SOCKET) close(listener);
  // A deadline that becomes earlier moves only among heap entries already visited.
  for (size_t i = 0; i < loop->deadlines.count; i++) cmh_exchange_drain(loop->deadlines.heap[i]);
}

static void cut_all(cmh_loop *loop) {
  loop->cutting = true;
  loop->drained = loop->now + LAST_TURNS;
  for (size_t i = 0; i < loop->deadlines.count; i++) cmh_exchange_cut(loop->deadlines.heap[i]);
}

/// The milliseconds that the loop may sleep, -1 for no limit.
static int patience(cmh_loop *loop) {
  if (!TAILQ_EMPTY(&loop->whole)) return 0;
  // Nothing wakes the loop for what was resumed on this thread since the library ran, and the library
  // does not report that it must run (0.9.75).
  if (atomic_exchange(&loop->marked, false)) return 0;
  // While replies are held the library always asks to run, so we decide ourselves. Replies that are held
  // for long are suspended, and do not count.
  if (loop->held > 0) return loop->again ? 0 : NAP;
  MHD_UNSIGNED_LONG_LONG milliseconds;
  if (MHD_get_timeout(loop->daemon, &milliseconds) == MHD_YES && milliseconds == 0) return 0;
  int64_t next = cmh_deadlines_next(&loop->deadlines);
  if (loop->stopping && loop->drained < next) next = loop->drained;
  if (next == CMH_NEVER) return -1;
  int64_t wait = next - cmh_now();
  if (wait <= 0) return 0;
  // Rounded up, or the loop would spin through the last millisecond.
  wait = (wait + 999999) / 1000000;
  return wait < 3600000 ? (int)wait : 3600000;
}

/// Lets the library read, answers the complete requests, and lets the library send the replies.
///
/// Each step runs for all requests before the next. The system's network code and the service are each larger than
/// the processor's caches, so going request by request would evict each other's code.
void cmh_loop_turn(cmh_loop *loop) {
  cmh_streams_go_on(loop);
  MHD_run(loop->daemon);
  // Held replies and streams' bytes may just have been passed to the library.
  bool any = loop->again;
  int64_t until = cmh_now() + ANSWERING;
  while (!TAILQ_EMPTY(&loop->whole) && cmh_now() < until)
    any |= cmh_exchange_answer(TAILQ_FIRST(&loop->whole));
  if (!any) return;
  // In one run each, the library makes the heads, sends the replies and finishes the requests.
  for (int run = 0; run < 3; run++) MHD_run(loop->daemon);
}

/// Runs until the server stops and all connections are closed.
void *cmh_loop_run(void *context) {
  cmh_loop *loop = context;
  struct pollfd sources[] = {
      {.fd = loop->ready, .events = POLLIN},
      {.fd = loop->wake, .events = POLLIN},
      {.fd = loop->watch, .events = POLLIN},
  };
  for (;;) {
    poll(sources, 3, patience(loop));
    loop->now = cmh_now();
    loop->again = false;
    if (sources[1].revents) {
      uint64_t kicks;
      (void)!read(loop->wake, &kicks, sizeof kicks);
      // In this order: a later kick writes again, and an earlier one is served below.
      atomic_store(&loop->pending, false);
    }
    if (sources[2].revents) cmh_loop_watch(loop);
    if (!loop->stopping && atomic_load(&loop->server->stop)) begin_drain(loop);
    for (cmh_exchange *exchange; (exchange = cmh_deadlines_pop(&loop->deadlines, loop->now));)
      cmh_exchange_due(exchange);
    cmh_loop_turn(loop);
    if (!loop->stopping) continue;
    if (loop->deadlines.count == 0 || (loop->cutting && loop->now >= loop->drained)) break;
    if (!loop->cutting && loop->now >= loop->drained) cut_all(loop);
  }
  // The thread that resumed the last stream may still hold one of the library's locks.
  while (atomic_load(&loop->resumers) > 0) poll(NULL, 0, 1);
  return NULL;
}
