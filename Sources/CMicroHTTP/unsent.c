// Large replies under way, whose bytes stay in memory until their clients have read them. Beyond the
// limit of all together, connections of the address with the most such bytes are cut, the oldest reply
// first: a client that reads little and asks for much loses its own.
#include "bridge.h"

/// Replies that are shorter are not counted: the limit of connections bounds them.
enum { LARGE = 64 * 1024 };

size_t cmh_server_unsent(const cmh_server *server) { return atomic_load(&server->unsent); }

/// The oldest reply of the address with the most unsent bytes, but for `newest`; NULL where there is none.
static cmh_exchange *victim(cmh_loop *loop, const cmh_exchange *newest) {
  cmh_exchange *found = NULL, *exchange;
  TAILQ_FOREACH(exchange, &loop->large, large) {
    if (exchange == newest) continue;
    if (!found || cmh_address_unsent(exchange->address) > cmh_address_unsent(found->address))
      found = exchange;
  }
  return found;
}

/// Counts a reply that is handed to the library, and makes room for it.
void cmh_unsent_add(cmh_exchange *exchange, size_t length) {
  if (length < LARGE) return;
  cmh_loop *loop = exchange->loop;
  exchange->unsent = length;
  TAILQ_INSERT_TAIL(&loop->large, exchange, large);
  cmh_address_add_unsent(exchange->address, length);
  size_t limit = loop->server->configuration.unsent_limit;
  size_t total = atomic_fetch_add(&loop->server->unsent, length) + length;
  while (total > limit) {
    cmh_exchange *other = victim(loop, exchange);
    if (!other) return;
    total -= other->unsent < total ? other->unsent : total;
    cmh_exchange_cut(other);
  }
}

/// The reply has been sent, or its connection ends.
void cmh_unsent_remove(cmh_exchange *exchange) {
  if (exchange->unsent == 0) return;
  TAILQ_REMOVE(&exchange->loop->large, exchange, large);
  atomic_fetch_sub(&exchange->loop->server->unsent, exchange->unsent);
  cmh_address_add_unsent(exchange->address, -exchange->unsent);
  exchange->unsent = 0;
}
