// From a connection's first byte to its last reply.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "exchange.h"

/// A body's memory up to this size stays with its connection for the next one.
enum { BODY_KEPT = 4096, BODY_FIRST = 64 * 1024 };

static void set_phase(cmh_exchange *exchange, cmh_phase phase, int64_t due) {
  exchange->phase = phase;
  cmh_deadlines_set(&exchange->loop->deadlines, exchange, due);
}

static void forget_request(cmh_exchange *exchange) {
  for (size_t i = 0; i < exchange->loop->server->configuration.field_count; i++) {
    exchange->fields[i] = (cmh_text){0};
    if (!exchange->joined[i]) continue;
    free(exchange->joined[i]);
    exchange->joined[i] = NULL;
  }
  if (exchange->body_capacity > BODY_KEPT) {
    free(exchange->body);
    exchange->body = NULL;
    exchange->body_capacity = 0;
  }
  exchange->body_length = 0;
  exchange->seen = false;
  cmh_reply_discard(exchange);
}

// Connections

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
  exchange->admission = cmh_admit(loop->server, info->client_addr, &exchange->address);
  const cmh_configuration *limits = &loop->server->configuration;
  int64_t patience = limits->head_deadline;
  // One connection too many keeps its place only long enough to be told.
  if (exchange->admission != CMH_REFUSAL_NONE && patience > CMH_SECOND) patience = CMH_SECOND;
  set_phase(exchange, CMH_PHASE_HEAD, loop->now + patience);
  if (cmh_overfull(loop->server)) cmh_exchange_cut(exchange);
}

static void connection_ended(cmh_exchange *exchange) {
  cmh_deadlines_remove(&exchange->loop->deadlines, exchange);
  cmh_leave(exchange->loop->server, exchange->address);
  forget_request(exchange);
  free(exchange->body);
  free(exchange->target);
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

/// Sends a whole reply past the library, in whose place nothing was sent yet, and ends.
static void say(cmh_exchange *exchange, const char *reply, size_t length) {
  if (exchange->phase == CMH_PHASE_CUT) return;
  send(exchange->descriptor, reply, length, MSG_NOSIGNAL | MSG_DONTWAIT);
  cmh_exchange_cut(exchange);
}

static void say_too_large(cmh_exchange *exchange) {
  const cmh_server *server = exchange->loop->server;
  say(exchange, server->head_reply, server->configuration.head_reply.length);
}

// Requests

/// The only place that sees the target as it was sent.
void *cmh_on_target(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context;
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  cmh_exchange *exchange = info ? info->socket_context : NULL;
  if (!exchange) return NULL;
  const cmh_configuration *limits = &exchange->loop->server->configuration;
  size_t length = strlen(target);
  // The library would run out of memory at these and close without a word.
  if (length + cmh_guard_arguments(target, length) * CMH_NOTE > limits->head_limit) {
    say_too_large(exchange);
    return NULL;
  }
  exchange->refusal = length > limits->target_limit ? CMH_REFUSAL_TARGET_TOO_LONG : CMH_REFUSAL_NONE;
  if (exchange->refusal == CMH_REFUSAL_NONE && length + 1 > exchange->target_capacity) {
    size_t capacity = length + 1 > 128 ? length + 1 : 128;
    char *grown = realloc(exchange->target, capacity);
    if (!grown) return NULL;
    exchange->target = grown;
    exchange->target_capacity = capacity;
  }
  if (exchange->refusal == CMH_REFUSAL_NONE) memcpy(exchange->target, target, length + 1);
  exchange->target_place = target;
  exchange->target_length = length;
  if (exchange->phase == CMH_PHASE_IDLE) {
    // The rest of the head has its own time, but not beyond the time the connection may be idle.
    int64_t due = exchange->loop->now + limits->head_deadline;
    set_phase(exchange, CMH_PHASE_HEAD, due < exchange->due ? due : exchange->due);
  }
  return exchange;
}

static bool take_body(cmh_exchange *exchange, const char *bytes, size_t length) {
  size_t needed = exchange->body_length + length;
  if (needed > exchange->content_length) return false;
  if (needed > exchange->body_capacity) {
    // A client that announces much and sends little holds little memory.
    size_t capacity = exchange->content_length < BODY_FIRST ? exchange->content_length : BODY_FIRST;
    while (capacity < needed) capacity *= 2;
    if (capacity > exchange->content_length) capacity = exchange->content_length;
    char *grown = realloc(exchange->body, capacity);
    if (!grown) return false;
    exchange->body = grown;
    exchange->body_capacity = capacity;
  }
  memcpy(exchange->body + exchange->body_length, bytes, length);
  exchange->body_length = needed;
  return true;
}

static enum MHD_Result answer(cmh_exchange *exchange, const char *method, cmh_refusal refusal) {
  cmh_loop *loop = exchange->loop;
  const cmh_configuration *configuration = &loop->server->configuration;
  exchange->head = strcmp(method, MHD_HTTP_METHOD_HEAD) == 0;
  bool known = exchange->target_length <= configuration->target_limit;
  cmh_request request = {
      .refusal = refusal,
      .method = method,
      .target = {exchange->target, known ? exchange->target_length : 0},
      .body = {exchange->body, exchange->body_length},
      .fields = exchange->fields,
  };
  configuration->respond(configuration->context, &request, exchange);
  if (!exchange->response) return MHD_NO;
  // What a refused request still sends must never be read as another request.
  if (refusal != CMH_REFUSAL_NONE || loop->stopping)
    cmh_reply_field(exchange, MHD_HTTP_HEADER_CONNECTION, "close");
  if (exchange->stream) {
    exchange->phase = CMH_PHASE_STREAM;
    cmh_stream_start(exchange->stream);
  } else {
    set_phase(exchange, CMH_PHASE_REPLY, loop->now + configuration->idle_deadline);
  }
  enum MHD_Result result =
      MHD_queue_response(exchange->connection, exchange->status, exchange->response);
  // The library holds its own reference; if it has not taken the reply, this frees it.
  cmh_reply_discard(exchange);
  return result;
}

enum MHD_Result cmh_on_request(void *context, struct MHD_Connection *connection, const char *url,
                               const char *method, const char *version, const char *bytes,
                               size_t *length, void **request) {
  (void)context, (void)connection, (void)url;
  cmh_exchange *exchange = *request;
  if (!exchange) return MHD_NO;
  if (!exchange->seen) {
    exchange->seen = true;
    cmh_refusal refusal = exchange->admission;
    if (refusal == CMH_REFUSAL_NONE) refusal = exchange->refusal;
    if (refusal == CMH_REFUSAL_NONE)
      refusal = cmh_guard_target(method, exchange->target, exchange->target_length);
    if (refusal == CMH_REFUSAL_NONE) refusal = cmh_guard_head(exchange, method, version);
    if (refusal == CMH_REFUSAL_NONE && exchange->loop->stopping) refusal = CMH_REFUSAL_STOPPING;
    if (refusal == CMH_REFUSAL_HEAD_TOO_LARGE) {
      say_too_large(exchange);
      return MHD_NO;
    }
    if (refusal != CMH_REFUSAL_NONE) return answer(exchange, method, refusal);
    if (exchange->content_length > 0) {
      int64_t patience = exchange->loop->server->configuration.body_deadline;
      set_phase(exchange, CMH_PHASE_BODY, exchange->loop->now + patience);
    }
    return MHD_YES;
  }
  if (*length > 0) {
    if (!take_body(exchange, bytes, *length)) return MHD_NO;
    *length = 0;
    return MHD_YES;
  }
  if (exchange->body_length != exchange->content_length) return MHD_NO;
  return answer(exchange, method, CMH_REFUSAL_NONE);
}

void cmh_on_completed(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code) {
  (void)context, (void)connection, (void)code;
  cmh_exchange *exchange = *request;
  if (!exchange) return;
  forget_request(exchange);
  if (exchange->phase == CMH_PHASE_CUT) return;
  int64_t patience = exchange->loop->server->configuration.idle_deadline;
  set_phase(exchange, CMH_PHASE_IDLE, exchange->loop->now + patience);
  if (exchange->loop->stopping) cmh_exchange_drain(exchange);
}

// Replies

static bool take_response(cmh_exchange *exchange, unsigned status, struct MHD_Response *response) {
  cmh_reply_discard(exchange);
  exchange->status = status;
  exchange->response = response;
  return response != NULL;
}

bool cmh_reply_bytes(cmh_exchange *exchange, unsigned status, void *bytes, size_t length) {
  struct MHD_Response *response =
      MHD_create_response_from_buffer(length, bytes, MHD_RESPMEM_MUST_FREE);
  if (!response) free(bytes);
  return take_response(exchange, status, response);
}

bool cmh_reply_constant(cmh_exchange *exchange, unsigned status, const void *bytes, size_t length) {
  // The library declares the bytes writable but does not write to persistent ones.
  void *persistent = (void *)(uintptr_t)(bytes ? bytes : "");
  return take_response(
      exchange, status,
      MHD_create_response_from_buffer(length, persistent, MHD_RESPMEM_PERSISTENT));
}

bool cmh_reply_field(cmh_exchange *exchange, const char *name, const char *value) {
  return exchange->response &&
         MHD_add_response_header(exchange->response, name, value) == MHD_YES;
}

void cmh_reply_discard(cmh_exchange *exchange) {
  if (!exchange->response) return;
  struct MHD_Response *response = exchange->response;
  exchange->response = NULL;
  MHD_destroy_response(response);
}

// Deadlines

/// Ends a connection from without: the library then reads an end of file and closes it.
void cmh_exchange_cut(cmh_exchange *exchange) {
  if (exchange->phase == CMH_PHASE_CUT) return;
  set_phase(exchange, CMH_PHASE_CUT, CMH_NEVER);
  shutdown(exchange->descriptor, SHUT_RDWR);
  if (exchange->stream) cmh_stream_gone(exchange->stream);
}

/// The deadline is over.
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
    say(exchange, server->timeout_reply, server->configuration.timeout_reply.length);
    break;
  case CMH_PHASE_REPLY:
  case CMH_PHASE_IDLE:
  case CMH_PHASE_CUT:
    break;
  }
  cmh_exchange_cut(exchange);
}

/// The server stops: a stream says so, and a connection without a request ends.
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
  case CMH_PHASE_BODY:
  case CMH_PHASE_REPLY:
  case CMH_PHASE_CUT:
    break;
  }
}
