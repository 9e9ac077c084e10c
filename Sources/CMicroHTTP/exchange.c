// A request from its head until its reply is sent.
#include "bridge.h"

#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

#include "exchange.h"

/// A body's memory up to this size is reused for the connection's next body.
enum { BODY_KEPT = 4096, BODY_FIRST = 64 * 1024 };

/// Grows a body's memory, and reports it if it is more than a connection keeps.
static bool grow_body(cmh_exchange *exchange, size_t capacity) {
  cmh_intake *intake = exchange->intake;
  char *grown = realloc(intake->body, capacity);
  if (!grown) return false;
  size_t before = intake->body_capacity > BODY_KEPT ? intake->body_capacity : 0;
  if (capacity > BODY_KEPT) cmh_account(exchange, (ptrdiff_t)(capacity - before));
  intake->body = grown;
  intake->body_capacity = capacity;
  return true;
}

/// Makes an intake ready for the next request.
static void empty(cmh_exchange *exchange, size_t field_count) {
  cmh_intake *intake = exchange->intake;
  for (size_t i = 0; i < field_count; i++) {
    intake->fields[i] = (cmh_text){0};
    if (!intake->joined[i]) continue;
    free(intake->joined[i]);
    intake->joined[i] = NULL;
  }
  if (intake->body_capacity > BODY_KEPT) {
    cmh_account(exchange, -(ptrdiff_t)intake->body_capacity);
    free(intake->body);
    intake->body = NULL;
    intake->body_capacity = 0;
  }
  intake->body_length = 0;
}

/// Frees the memory for requests, as none will come for long or ever.
void cmh_exchange_give_up_intake(cmh_exchange *exchange) {
  cmh_intake *intake = exchange->intake;
  if (!intake) return;
  empty(exchange, CMH_FIELDS_MAX);
  free(intake->body);
  free(intake->target);
  free(intake->reply.fields);
  free(intake);
  exchange->intake = NULL;
}

/// Prepares for the connection's next request.
void cmh_exchange_forget(cmh_exchange *exchange) {
  if (exchange->intake) empty(exchange, exchange->loop->server->configuration.field_count);
  exchange->seen = false;
  cmh_unsent_remove(exchange);
  if (exchange->phase == CMH_PHASE_WHOLE) {
    TAILQ_REMOVE(&exchange->loop->whole, exchange, turn);
    exchange->phase = CMH_PHASE_IDLE;
  }
  // The connection has ended while its reply was held.
  if (exchange->hold) cmh_hold_cancel(exchange);
  cmh_reply_discard(exchange);
}

/// The only place that sees the target as the client sent it.
void *cmh_on_target(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context;
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  cmh_exchange *exchange = info ? info->socket_context : NULL;
  if (!exchange) return NULL;
  const cmh_configuration *limits = &exchange->loop->server->configuration;
  size_t length = strlen(target);
  // More than these would exhaust the library's memory, and it would close without a reply.
  size_t arguments = cmh_guard_arguments(target, length);
  if (length + arguments * CMH_NOTE > limits->head_limit) {
    cmh_exchange_say_too_large(exchange);
    return NULL;
  }
  if (!exchange->intake) exchange->intake = calloc(1, sizeof *exchange->intake);
  cmh_intake *intake = exchange->intake;
  if (!intake) return NULL;
  bool fits = length <= limits->target_limit;
  exchange->refusal = fits ? CMH_REFUSAL_NONE : CMH_REFUSAL_TARGET_TOO_LONG;
  if (fits && length + 1 > intake->target_capacity) {
    size_t capacity = length + 1 > 128 ? length + 1 : 128;
    char *grown = realloc(intake->target, capacity);
    if (!grown) return NULL;
    intake->target = grown;
    intake->target_capacity = capacity;
  }
  if (fits) memcpy(intake->target, target, length + 1);
  intake->target_place = target;
  intake->target_length = length;
  intake->arguments = arguments;
  if (exchange->phase == CMH_PHASE_IDLE) {
    // The rest of the head has its own deadline, but within the connection's idle deadline.
    int64_t due = exchange->loop->now + limits->head_deadline;
    bool sooner = due < exchange->until;
    cmh_exchange_await(exchange, CMH_PHASE_HEAD, sooner ? due : exchange->until);
  }
  return exchange;
}

static bool take_body(cmh_exchange *exchange, const char *bytes, size_t length) {
  cmh_intake *intake = exchange->intake;
  size_t needed = intake->body_length + length;
  if (needed > intake->content_length) return false;
  if (needed > intake->body_capacity) {
    // A client that announces a large body but sends little holds little memory.
    size_t capacity = intake->content_length < BODY_FIRST ? intake->content_length : BODY_FIRST;
    while (capacity < needed) capacity *= 2;
    if (capacity > intake->content_length) capacity = intake->content_length;
    if (!grow_body(exchange, capacity)) return false;
  }
  memcpy(intake->body + intake->body_length, bytes, length);
  intake->body_length = needed;
  return true;
}

/// Tells the client that the connection ends with the reply.
static bool say_close(cmh_exchange *exchange) {
  if (exchange->kept && !cmh_reply_own(exchange)) return false;
  return cmh_reply_field(exchange, MHD_HTTP_HEADER_CONNECTION, "close");
}

/// Passes the reply to the library, which calls again if it is held; `last` if the client's further
/// bytes must not be read as a request.
static enum MHD_Result send_reply(cmh_exchange *exchange, bool last) {
  cmh_loop *loop = exchange->loop;
  while (exchange->hold) {
    if (cmh_hold_waits(exchange->hold)) {
      cmh_hold_wait(exchange);
      return MHD_YES;
    }
    cmh_hold_end(exchange);
  }
  if (exchange->phase == CMH_PHASE_CUT || !cmh_reply_finish(exchange)) return MHD_NO;
  if ((last || loop->stopping) && !say_close(exchange)) return MHD_NO;
  exchange->lingers = last;
  if (exchange->stream) {
    exchange->phase = CMH_PHASE_STREAM;
    cmh_stream_start(exchange->stream);
  } else {
    int64_t patience = loop->server->configuration.idle_deadline;
    cmh_exchange_set(exchange, CMH_PHASE_REPLY, loop->now + patience);
  }
  enum MHD_Result result =
      MHD_queue_response(exchange->connection, exchange->status, exchange->response);
  const cmh_reply *reply = &exchange->intake->reply;
  size_t length = exchange->kept ? exchange->kept->length : reply->is_constant ? 0 : reply->length;
  if (result == MHD_YES && !exchange->stream) cmh_unsent_add(exchange, length);
  loop->again = true;
  // The library holds its own reference; if it has not taken the reply, this frees it.
  cmh_reply_discard(exchange);
  if (exchange->stream) cmh_exchange_give_up_intake(exchange);
  return result;
}

static void answer(cmh_exchange *exchange, cmh_refusal refusal) {
  const cmh_configuration *configuration = &exchange->loop->server->configuration;
  const cmh_intake *intake = exchange->intake;
  exchange->head = strcmp(intake->method, MHD_HTTP_METHOD_HEAD) == 0;
  bool known = intake->target_length <= configuration->target_limit;
  cmh_request request = {
      .refusal = refusal,
      .peer = exchange->peer,
      .method = intake->method,
      .target = {intake->target, known ? intake->target_length : 0},
      .body = {intake->body, intake->body_length},
      .fields = intake->fields,
  };
  // No deadline: the client has sent everything, and every held reply is released in the end.
  cmh_exchange_set(exchange, CMH_PHASE_ANSWERED, CMH_NEVER);
  configuration->respond(configuration->context, &request, exchange);
}

/// Answers the complete request whose turn it is; returns whether the reply may be sent.
bool cmh_exchange_answer(cmh_exchange *exchange) {
  TAILQ_REMOVE(&exchange->loop->whole, exchange, turn);
  answer(exchange, CMH_REFUSAL_NONE);
  return !exchange->hold || !cmh_hold_waits(exchange->hold);
}

enum MHD_Result cmh_on_request(void *context, struct MHD_Connection *connection, const char *url,
                               const char *method, const char *version, const char *bytes,
                               size_t *length, void **request) {
  (void)context, (void)connection, (void)url;
  cmh_exchange *exchange = *request;
  cmh_intake *intake = exchange ? exchange->intake : NULL;
  if (!intake || exchange->phase == CMH_PHASE_CUT) return MHD_NO;
  if (!exchange->seen) {
    exchange->seen = true;
    intake->method = method;
    cmh_refusal refusal = exchange->admission;
    if (refusal == CMH_REFUSAL_NONE) refusal = exchange->refusal;
    if (refusal == CMH_REFUSAL_NONE)
      refusal = cmh_guard_target(method, intake->target, intake->target_length);
    if (refusal == CMH_REFUSAL_NONE) refusal = cmh_guard_head(exchange, method, version);
    if (refusal == CMH_REFUSAL_NONE && exchange->loop->stopping) refusal = CMH_REFUSAL_STOPPING;
    if (refusal == CMH_REFUSAL_HEAD_TOO_LARGE) {
      cmh_exchange_say_too_large(exchange);
      return MHD_NO;
    }
    if (refusal != CMH_REFUSAL_NONE) {
      answer(exchange, refusal);
      // Further bytes of a refused request must never be read as another request.
      return send_reply(exchange, true);
    }
    if (intake->content_length > 0) {
      int64_t patience = exchange->loop->server->configuration.body_deadline;
      cmh_exchange_await(exchange, CMH_PHASE_BODY, exchange->loop->now + patience);
    }
    return MHD_YES;
  }
  if (*length > 0) {
    if (!take_body(exchange, bytes, *length)) return MHD_NO;
    *length = 0;
    if (intake->body_length < intake->content_length) {
      exchange->loop->again = true;
      cmh_exchange_await(exchange, CMH_PHASE_BODY, exchange->until);
    }
    return MHD_YES;
  }
  // The request is complete, and the library asks for the reply each time it runs.
  switch (exchange->phase) {
  case CMH_PHASE_WHOLE:
    return MHD_YES;
  case CMH_PHASE_ANSWERED:
    return send_reply(exchange, false);
  default:
    if (intake->body_length != intake->content_length) return MHD_NO;
    exchange->phase = CMH_PHASE_WHOLE;
    TAILQ_INSERT_TAIL(&exchange->loop->whole, exchange, turn);
    return MHD_YES;
  }
}

void cmh_on_completed(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code) {
  (void)context, (void)connection, (void)code;
  cmh_exchange *exchange = *request;
  if (!exchange) return;
  // The connection's next request may have arrived already.
  exchange->loop->again = true;
  cmh_exchange_forget(exchange);
  if (exchange->phase == CMH_PHASE_CUT) return;
  int64_t patience = exchange->loop->server->configuration.idle_deadline;
  cmh_exchange_await(exchange, CMH_PHASE_IDLE, exchange->loop->now + patience);
  if (exchange->loop->stopping) cmh_exchange_drain(exchange);
}
