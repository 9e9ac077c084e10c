// A connection from its first byte to its end, and its deadlines.
#include "bridge.h"

#include <errno.h>
#include <microhttpd.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>

#include "exchange.h"

/// Sets the connection's phase and its deadline.
void cmh_exchange_set(cmh_exchange *exchange, cmh_phase phase, int64_t due) {
  exchange->phase = phase;
  cmh_deadlines_set(&exchange->loop->deadlines, exchange, due);
}

/// Waits for bytes from a client, until a deadline. The library does not notice an end that arrives
/// together with other bytes (0.9.75 and 1.0.1), so the loop checks for it repeatedly.
void cmh_exchange_await(cmh_exchange *exchange, cmh_phase phase, int64_t until) {
  int64_t look = exchange->loop->now + CMH_SECOND / 10;
  exchange->until = until;
  cmh_exchange_set(exchange, phase, look < until ? look : until);
}

/// Whether the client has closed its side and left no unread bytes.
static bool has_ended(const cmh_exchange *exchange) {
  char byte;
  ssize_t count = recv(exchange->descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
}

static void connection_began(cmh_loop *loop, struct MHD_Connection *connection, void **context) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  int descriptor = info->connect_fd;
  cmh_exchange *exchange = calloc(1, sizeof *exchange);
  if (!exchange || !cmh_deadlines_add(&loop->deadlines, exchange, CMH_NEVER)) {
    free(exchange);
    shutdown(descriptor, SHUT_RDWR);
    return;
  }
  *context = exchange;
  exchange->loop = loop;
  exchange->connection = connection;
  exchange->descriptor = descriptor;
  info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  exchange->peer = cmh_peer_of(info->client_addr);
  exchange->admission = cmh_admit(loop->server, exchange->peer, &exchange->address);
  const cmh_configuration *limits = &loop->server->configuration;
  int64_t patience = limits->head_deadline;
  // A surplus connection stays only long enough to get its refusal.
  if (exchange->admission != CMH_REFUSAL_NONE && patience > CMH_SECOND) patience = CMH_SECOND;
  cmh_exchange_await(exchange, CMH_PHASE_HEAD, loop->now + patience);
  if (cmh_overfull(loop->server) || (loop->server->certificate && !cmh_tls_begin(exchange)))
    cmh_exchange_cut(exchange);
}

static void connection_ended(cmh_exchange *exchange) {
  cmh_exchange_forget(exchange);
  cmh_leave(exchange->loop->server, exchange->address);
  // The library has ended the session that used it.
  cmh_certificate_release(exchange->certificate);
  cmh_exchange_give_up_intake(exchange);
  if (cmh_linger_begin(exchange)) return;
  cmh_deadlines_remove(&exchange->loop->deadlines, exchange);
  free(exchange);
}

void cmh_on_connection(void *context, struct MHD_Connection *connection, void **socket_context,
                       enum MHD_ConnectionNotificationCode code) {
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    connection_began(context, connection, socket_context);
  } else if (*socket_context) {
    connection_ended(*socket_context);
    *socket_context = NULL;
  }
}

/// Sends bytes past the library; returns false if TLS is not ready.
static bool push(cmh_exchange *exchange, const char *bytes, size_t length) {
  if (exchange->certificate) return cmh_tls_send(exchange, bytes, length);
  send(exchange->descriptor, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
  return true;
}

/// Sends a whole reply past the library, before any other byte of a reply.
static void say(cmh_exchange *exchange, const char *reply, size_t length) {
  if (push(exchange, reply, length) && exchange->certificate) cmh_tls_bye(exchange);
}

/// Refuses a head for which the library is about to close the connection.
void cmh_exchange_say_too_large(cmh_exchange *exchange) {
  if (exchange->phase == CMH_PHASE_CUT) return;
  const cmh_server *server = exchange->loop->server;
  say(exchange, server->head_reply, server->configuration.head_reply.length);
  // Nothing may follow it. The library closes the connection once the head is complete.
  shutdown(exchange->descriptor, SHUT_WR);
  cmh_exchange_set(exchange, CMH_PHASE_CUT, exchange->loop->now + CMH_SECOND);
  exchange->lingers = true;
}

/// Sends an interim reply before the reply; clients ignore it (RFC 9110, section 15.2).
void cmh_exchange_say_continue(cmh_exchange *exchange) {
  static const char interim[] = "HTTP/1.1 100 Continue\r\n\r\n";
  // With this much room all of it is sent, and TLS buffers no part of it until the library's next call.
  struct pollfd room = {.fd = exchange->descriptor, .events = POLLOUT};
  if (poll(&room, 1, 0) == 1 && room.revents == POLLOUT)
    push(exchange, interim, sizeof interim - 1);
}

/// Ends a connection from outside: the library then reads an end of file and closes it.
void cmh_exchange_cut(cmh_exchange *exchange) {
  if (exchange->phase == CMH_PHASE_CUT) return;
  if (exchange->phase == CMH_PHASE_LINGER) {
    // Freed at its deadline, since callers walk through the heap.
    cmh_exchange_set(exchange, CMH_PHASE_LINGER, exchange->loop->now);
    return;
  }
  if (exchange->phase == CMH_PHASE_WHOLE) TAILQ_REMOVE(&exchange->loop->whole, exchange, turn);
  cmh_exchange_set(exchange, CMH_PHASE_CUT, CMH_NEVER);
  cmh_unsent_remove(exchange);
  shutdown(exchange->descriptor, SHUT_RDWR);
  if (exchange->stream) cmh_stream_gone(exchange->stream);
  if (exchange->hold) cmh_hold_cancel(exchange);
}

/// Handles a passed deadline.
void cmh_exchange_due(cmh_exchange *exchange) {
  const cmh_server *server = exchange->loop->server;
  switch (exchange->phase) {
  case CMH_PHASE_STREAM:
    if (exchange->stream) {
      cmh_stream_due(exchange->stream);
      return;
    }
    break;
  case CMH_PHASE_HEAD:
  case CMH_PHASE_BODY:
  case CMH_PHASE_IDLE:
    if (has_ended(exchange)) break;
    if (exchange->loop->now < exchange->until) {
      cmh_exchange_set(exchange, exchange->phase, exchange->until);
      return;
    }
    if (exchange->phase != CMH_PHASE_IDLE)
      say(exchange, server->timeout_reply, server->configuration.timeout_reply.length);
    break;
  case CMH_PHASE_WHOLE:
    // The client has sent everything in time.
    cmh_exchange_set(exchange, CMH_PHASE_WHOLE, CMH_NEVER);
    return;
  case CMH_PHASE_REPLY:
    if (cmh_unsent_goes_on(exchange)) return;
    break;
  case CMH_PHASE_LINGER:
    cmh_linger_end(exchange);
    return;
  case CMH_PHASE_CUT:
    shutdown(exchange->descriptor, SHUT_RD);
    return;
  case CMH_PHASE_ANSWERED:
    break;
  }
  cmh_exchange_cut(exchange);
}

/// Ends streams, and connections without a request, when the server stops.
void cmh_exchange_drain(cmh_exchange *exchange) {
  char byte;
  switch (exchange->phase) {
  case CMH_PHASE_STREAM:
    if (exchange->stream) cmh_stream_end(exchange->stream, CMH_WAKE_STOPPING);
    break;
  case CMH_PHASE_HEAD:
  case CMH_PHASE_IDLE:
    // A request that has already arrived is answered first.
    if (recv(exchange->descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) <= 0)
      cmh_exchange_cut(exchange);
    break;
  case CMH_PHASE_LINGER:
    cmh_exchange_cut(exchange);
    break;
  case CMH_PHASE_BODY:
  case CMH_PHASE_WHOLE:
  case CMH_PHASE_ANSWERED:
  case CMH_PHASE_REPLY:
  case CMH_PHASE_CUT:
    break;
  }
}
