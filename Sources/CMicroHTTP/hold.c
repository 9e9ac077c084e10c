// Replies that are made but may not be sent yet. Each time it runs, the library asks again about a
// complete request without a reply. That is enough for a reply held for a moment, such as for a commit.
// If a reply is held longer, its connection is suspended, so that it costs nothing. Suspending every one
// would cost two system calls and a walk over all suspended connections, which include the streams.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>

/// How long a reply is held before its connection is suspended.
#define MOMENT (2 * CMH_SECOND / 1000)

cmh_hold *cmh_hold_create(cmh_exchange *exchange, void *body) {
  cmh_hold *hold = malloc(sizeof *hold);
  if (!hold) return NULL;
  cmh_loop *loop = exchange->loop;
  *hold = (cmh_hold){
      .loop = loop, .connection = exchange->connection, .body = body, .since = loop->now};
  // The exchange and the caller.
  atomic_init(&hold->references, 2);
  atomic_init(&hold->state, CMH_HOLD_WAITING);
  atomic_fetch_add(&loop->server->references, 1);
  loop->held++;
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
  cmh_loop *loop = hold->loop;
  // The loop does not stop the library while a thread may be inside it.
  atomic_fetch_add(&loop->resumers, 1);
  // The connection is alive: a suspended one ends only after it was resumed, and the thread that changes
  // SUSPENDED to LEFT resumes it.
  if (atomic_exchange(&hold->state, CMH_HOLD_LEFT) == CMH_HOLD_SUSPENDED)
    MHD_resume_connection(hold->connection);
  atomic_store(&loop->marked, true);
  atomic_fetch_sub(&loop->resumers, 1);
}

void cmh_hold_kick(cmh_hold *hold) { cmh_server_kick(hold->loop->server); }

// On the loop's thread

/// Whether the reply must still wait.
bool cmh_hold_waits(const cmh_hold *hold) { return atomic_load(&hold->state) != CMH_HOLD_LEFT; }

/// Suspends the connection of a reply that is held for longer than a moment. Must be called within
/// the library's call about the request.
void cmh_hold_wait(cmh_exchange *exchange) {
  cmh_hold *hold = exchange->hold;
  cmh_loop *loop = exchange->loop;
  if (hold->is_suspended || loop->now - hold->since < MOMENT) return;
  hold->is_suspended = true;
  loop->held--;
  cmh_exchange_watch(exchange);
  MHD_suspend_connection(exchange->connection);
  // Only now, so that no other thread resumes a connection that is not suspended yet.
  cmh_hold_state expected = CMH_HOLD_WAITING;
  if (atomic_compare_exchange_strong(&hold->state, &expected, CMH_HOLD_SUSPENDED)) return;
  MHD_resume_connection(exchange->connection);
  atomic_store(&loop->marked, true);
}

static cmh_hold *detach(cmh_exchange *exchange) {
  cmh_hold *hold = exchange->hold;
  exchange->hold = NULL;
  if (!hold->is_suspended) hold->loop->held--;
  cmh_exchange_ignore(exchange);
  return hold;
}

/// Asks for another reply to replace the held one; that may be held as well.
void cmh_hold_end(cmh_exchange *exchange) {
  cmh_hold *hold = detach(exchange);
  const cmh_configuration *configuration = &hold->loop->server->configuration;
  configuration->left(configuration->context, hold->body, exchange);
  cmh_hold_release(hold);
}

/// Reports that the held reply will not be sent, and resumes the connection so that it can end.
void cmh_hold_cancel(cmh_exchange *exchange) {
  cmh_hold *hold = detach(exchange);
  cmh_hold_leave(hold);
  hold->loop->server->configuration.cancelled(hold->body);
  cmh_hold_release(hold);
}

/// Handles that the client has closed its connection, or at least its own side of it.
///
/// A client that has only finished sending still wants its reply. Until something is sent, it looks the
/// same as one that has closed both sides. The interim reply makes the system of a client that has left
/// answer with a reset. HTTP/1.0 has no interim replies.
void cmh_hold_hang_up(cmh_exchange *exchange, bool both_sides) {
  if (both_sides)
    cmh_exchange_cut(exchange);
  else if (!exchange->old)
    cmh_exchange_say_continue(exchange);
}
