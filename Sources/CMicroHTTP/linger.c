// Connections that end while their clients are still sending. Closing a socket with unread bytes resets the
// connection, and many clients and proxies then discard the reply. So the loop keeps such a socket for a
// while, half closed, and discards further bytes (RFC 9112, section 9.6).
#include "bridge.h"

#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

/// How long a client may continue sending.
#define PATIENCE (2 * CMH_SECOND)

enum {
  /// The maximum number of lingering connections of a loop; further ones are reset.
  MOST = 64,
  /// The maximum number of bytes discarded at a time.
  BYTES = 1024 * 1024,
};

/// Whether the client is sending unread bytes, such as when the library itself refuses a head.
static bool has_unread(const cmh_exchange *exchange) {
  char byte;
  return exchange->phase != CMH_PHASE_CUT &&
         recv(exchange->descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

/// Keeps the socket of a connection that the library is about to close; returns whether the exchange lives on.
bool cmh_linger_begin(cmh_exchange *exchange) {
  cmh_loop *loop = exchange->loop;
  if (!exchange->lingers && !has_unread(exchange)) return false;
  if (loop->stopping || loop->lingering == MOST) return false;
  int descriptor = dup(exchange->descriptor);
  if (descriptor < 0) return false;
  exchange->descriptor = descriptor;
  if (!cmh_exchange_await_bytes(exchange)) {
    close(descriptor);
    return false;
  }
  loop->lingering++;
  shutdown(descriptor, SHUT_WR);
  cmh_exchange_set(exchange, CMH_PHASE_LINGER, loop->now + PATIENCE);
  return true;
}

/// Closes the socket and frees the exchange.
void cmh_linger_end(cmh_exchange *exchange) {
  cmh_exchange_ignore(exchange);
  cmh_deadlines_remove(&exchange->loop->deadlines, exchange);
  exchange->loop->lingering--;
  close(exchange->descriptor);
  free(exchange);
}

/// Discards the client's bytes; closes the socket at their end or if the connection is lost.
void cmh_linger_read(cmh_exchange *exchange) {
  // With MSG_TRUNC the system drops the bytes without a copy (tcp(7)).
  ssize_t count = recv(exchange->descriptor, NULL, BYTES, MSG_TRUNC | MSG_DONTWAIT);
  if (count <= 0 || !cmh_exchange_await_bytes(exchange)) cmh_linger_end(exchange);
}
