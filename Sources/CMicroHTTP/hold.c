// Replies that are made but may not leave yet: the connection is suspended until somebody lets the
// reply go.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>

cmh_hold *cmh_hold_create(cmh_exchange *exchange, void *body) {
  cmh_hold *hold = calloc(1, sizeof *hold);
  if (!hold) return NULL;
  // The exchange and the caller.
  atomic_init(&hold->references, 2);
  atomic_init(&hold->state, CMH_HOLD_MAKING);
  hold->loop = exchange->loop;
  hold->exchange = exchange;
  hold->body = body;
  atomic_fetch_add(&hold->loop->server->references, 1);
  exchange->hold = hold;
  return hold;
}

void cmh_hold_release(cmh_hold *hold) {
  if (atomic_fetch_sub(&hold->references, 1) != 1) return;
  cmh_server *server = hold->loop->server;
  free(hold);
  cmh_server_release(server);
}

/// Leaves it to the loop, which alone takes the library's locks then. The hold lives until its exchange
/// goes on, and that is after the loop has seen it here.
static void leave(cmh_hold *hold) {
  cmh_loop *loop = hold->loop;
  hold->next = atomic_load(&loop->leaving);
  while (!atomic_compare_exchange_weak(&loop->leaving, &hold->next, hold)) continue;
  atomic_store(&loop->marked, true);
}

void cmh_hold_leave(cmh_hold *hold) {
  if (atomic_exchange(&hold->state, CMH_HOLD_LEFT) == CMH_HOLD_PARKED) leave(hold);
}

void cmh_hold_kick(cmh_hold *hold) { cmh_server_kick(hold->loop->server); }

// On the loop's thread

/// Resumes those that were told to leave.
void cmh_holds_resume(cmh_loop *loop) {
  cmh_hold *hold = atomic_exchange(&loop->leaving, NULL);
  while (hold) {
    cmh_hold *next = hold->next;
    // The connection lives: a suspended one ends only after it was resumed, and we alone do that.
    MHD_resume_connection(hold->exchange->connection);
    hold = next;
  }
}

/// Suspends the connection; false where the reply may leave already.
bool cmh_hold_park(cmh_hold *hold) {
  if (atomic_load(&hold->state) == CMH_HOLD_LEFT) return false;
  // No deadline: who holds a reply lets it go in any case.
  cmh_exchange_set(hold->exchange, CMH_PHASE_HELD, CMH_NEVER);
  MHD_suspend_connection(hold->exchange->connection);
  cmh_hold_state expected = CMH_HOLD_MAKING;
  // It was told to leave meanwhile, by somebody to whom it was not suspended yet.
  if (!atomic_compare_exchange_strong(&hold->state, &expected, CMH_HOLD_PARKED)) leave(hold);
  return true;
}

/// Asks for another reply to send instead of the one that was held, and forgets the hold.
void cmh_hold_end(cmh_exchange *exchange) {
  cmh_hold *hold = exchange->hold;
  exchange->hold = NULL;
  const cmh_configuration *configuration = &hold->loop->server->configuration;
  configuration->left(configuration->context, hold->body, exchange);
  cmh_hold_release(hold);
}
