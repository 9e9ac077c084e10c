// Replies that are made but may not leave yet. The library asks again about a request that it has
// received whole and that got no reply, each time that it runs; it is told nothing until somebody lets
// the reply go. To suspend the connection would take it out of the library's epoll and put it back, and
// to resume it a walk over all that are suspended, which streams are.
#include "bridge.h"

#include <stdlib.h>

cmh_hold *cmh_hold_create(cmh_exchange *exchange, void *body) {
  cmh_hold *hold = malloc(sizeof *hold);
  if (!hold) return NULL;
  *hold = (cmh_hold){.loop = exchange->loop, .body = body};
  // The exchange and the caller.
  atomic_init(&hold->references, 2);
  atomic_fetch_add(&hold->loop->server->references, 1);
  hold->loop->held++;
  exchange->hold = hold;
  return hold;
}

void cmh_hold_release(cmh_hold *hold) {
  if (atomic_fetch_sub(&hold->references, 1) != 1) return;
  cmh_server *server = hold->loop->server;
  free(hold);
  cmh_server_release(server);
}

void cmh_hold_leave(cmh_hold *hold) {
  atomic_store(&hold->left, true);
  atomic_store(&hold->loop->marked, true);
}

void cmh_hold_kick(cmh_hold *hold) { cmh_server_kick(hold->loop->server); }

// On the loop's thread

/// Whether the reply must wait still.
bool cmh_hold_waits(const cmh_hold *hold) { return !atomic_load(&hold->left); }

/// Asks for another reply to send instead of the one that was held, and forgets the hold.
void cmh_hold_end(cmh_exchange *exchange) {
  cmh_hold *hold = exchange->hold;
  exchange->hold = NULL;
  hold->loop->held--;
  const cmh_configuration *configuration = &hold->loop->server->configuration;
  configuration->left(configuration->context, hold->body, exchange);
  cmh_hold_release(hold);
}
