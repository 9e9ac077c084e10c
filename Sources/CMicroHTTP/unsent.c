// Large replies whose bytes stay in memory until their clients have read them. A client that stops
// reading loses its connection: at the idle deadline, or much sooner while the total of these replies
// has reached its limit.
#include "bridge.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

enum {
  /// Shorter replies are not counted: the limit of connections bounds them.
  LARGE = 64 * 1024,
  /// How often a large reply's progress is checked within an idle deadline.
  CHECKS = 12,
};

/// Reports that the memory of large replies and bodies grows by `bytes`.
void cmh_account(const cmh_exchange *exchange, ptrdiff_t bytes) {
  const cmh_configuration *configuration = &exchange->loop->server->configuration;
  if (bytes != 0 && configuration->account) configuration->account(configuration->context, bytes);
}

size_t cmh_server_unsent(const cmh_server *server) { return atomic_load(&server->unsent); }

/// Returns the bytes that the client's system has acknowledged since the connection began.
static uint64_t acknowledged(const cmh_exchange *exchange) {
  struct tcp_info info = {0};
  socklen_t size = sizeof info;
  bool known = getsockopt(exchange->descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) == 0;
  return known ? info.tcpi_bytes_acked : 0;
}

static void check_later(cmh_exchange *exchange) {
  int64_t deadline = exchange->loop->server->configuration.idle_deadline;
  cmh_exchange_set(exchange, CMH_PHASE_REPLY, exchange->loop->now + deadline / CHECKS);
}

static void count(const cmh_exchange *exchange, ptrdiff_t bytes) {
  atomic_fetch_add(&exchange->loop->server->unsent, (size_t)bytes);
  cmh_account(exchange, bytes);
}

/// Counts a reply that is passed to the library; one that several connections send counts once.
void cmh_unsent_add(cmh_exchange *exchange, size_t length) {
  if (length < LARGE) return;
  exchange->unsent = length;
  exchange->acknowledged = acknowledged(exchange);
  exchange->began = exchange->moved = exchange->loop->now;
  cmh_kept *shared = exchange->shared = exchange->kept;
  if (shared) atomic_fetch_add(&shared->references, 1);
  if (!shared || atomic_fetch_add(&shared->senders, 1) == 0) count(exchange, (ptrdiff_t)length);
  check_later(exchange);
}

/// Stops counting a reply that was sent, or whose connection ends.
void cmh_unsent_remove(cmh_exchange *exchange) {
  if (exchange->unsent == 0) return;
  cmh_kept *shared = exchange->shared;
  if (!shared || atomic_fetch_sub(&shared->senders, 1) == 1)
    count(exchange, -(ptrdiff_t)exchange->unsent);
  if (shared) cmh_kept_release(shared);
  exchange->shared = NULL;
  exchange->unsent = 0;
}

/// Whether the client may still read its large reply; if so, its progress is checked again later.
bool cmh_unsent_goes_on(cmh_exchange *exchange) {
  if (exchange->unsent == 0) return false;
  cmh_server *server = exchange->loop->server;
  int64_t now = exchange->loop->now, deadline = server->configuration.idle_deadline;
  uint64_t bytes = acknowledged(exchange);
  if (bytes != exchange->acknowledged) {
    exchange->acknowledged = bytes;
    exchange->moved = now;
  }
  bool is_full = cmh_server_unsent(server) >= server->configuration.unsent_limit;
  // While other clients are refused for lack of room, reading a little now and then is not enough.
  if (now - exchange->moved >= (is_full ? deadline / CHECKS : deadline)) return false;
  if (is_full && now - exchange->began >= deadline) return false;
  check_later(exchange);
  return true;
}
