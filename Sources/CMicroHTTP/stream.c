// Replies that arrive over time. A suspended connection notices neither that its client leaves nor
// any timeout, so the loop watches the client and keeps the deadlines.
#include "bridge.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>

_Static_assert(CMH_READ_END == MHD_CONTENT_READER_END_OF_STREAM && CMH_READ_PARKED == 0,
               "the library reads our answers as its own");

/// The library's own buffer, for HTTP/1.0 clients; others are served past it, but the library
/// requires one.
enum { BLOCK = 1024, NO_BLOCK = 1 };

static void set_due(cmh_stream *stream, int64_t due) {
  cmh_deadlines_set(&stream->loop->deadlines, stream->exchange, due);
}

/// When the loop must next check the stream: at its heartbeat, or at its maximum age.
static int64_t next_due(const cmh_stream *stream) {
  int64_t beat = stream->quiet_since + stream->loop->server->configuration.heartbeat;
  return beat < stream->expires ? beat : stream->expires;
}

cmh_stream *cmh_stream_create(cmh_exchange *exchange, int64_t age) {
  cmh_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  atomic_init(&stream->references, 1);
  atomic_init(&stream->state, CMH_STREAM_RUNNING);
  cmh_loop *loop = exchange->loop;
  stream->loop = loop;
  stream->exchange = exchange;
  stream->expires = age < CMH_NEVER - loop->now ? loop->now + age : CMH_NEVER;
  atomic_fetch_add(&loop->server->references, 1);
  return stream;
}

void cmh_stream_release(cmh_stream *stream) {
  if (atomic_fetch_sub(&stream->references, 1) != 1) return;
  cmh_server *server = stream->loop->server;
  free(stream);
  cmh_server_release(server);
}

// The library's side

/// A copy, since deleting a field from a response must not use the response's own text.
typedef struct field {
  char name[64], value[192];
} field;

static enum MHD_Result copy_field(void *context, enum MHD_ValueKind kind, const char *name,
                                  const char *value) {
  (void)kind;
  field *field = context;
  snprintf(field->name, sizeof field->name, "%s", name);
  snprintf(field->value, sizeof field->value, "%s", value);
  return MHD_NO;
}

/// Frees the fields of a sent head: the library keeps each in three blocks, and a stream may live
/// long. A field too long for a copy stays, and so do those after it.
static void forget_head(cmh_stream *stream) {
  struct MHD_Response *response = stream->response;
  stream->response = NULL;
  field field;
  while (MHD_get_response_headers(response, copy_field, &field) > 0 &&
         MHD_del_response_header(response, field.name, field.value) == MHD_YES) {}
}

/// Handles bytes from the source.
void cmh_stream_has_read(cmh_stream *stream) {
  // A source that suspends but has bytes is not waiting.
  if (stream->parked) cmh_stream_resume(stream);
  stream->quiet_since = stream->loop->now;
  if (stream->ending == CMH_WAKE_READY) set_due(stream, next_due(stream));
}

static ssize_t read_stream(void *context, uint64_t position, char *bytes, size_t capacity) {
  (void)position;
  cmh_stream *stream = context;
  const cmh_configuration *configuration = &stream->loop->server->configuration;
  stream->has_chunk = false;
  // The library makes the head before it asks for a body.
  if (stream->response) forget_head(stream);
  // Not END_WITH_ERROR, which the library would log for each client that leaves.
  if (stream->gone || stream->ended) return MHD_CONTENT_READER_END_OF_STREAM;
  cmh_wake wake = CMH_WAKE_READY;
  if (stream->ending != CMH_WAKE_READY && !stream->told) {
    wake = stream->ending;
    stream->told = true;
  } else if (stream->idle) {
    wake = CMH_WAKE_IDLE;
  }
  stream->idle = false;
  stream->parked = false;
  ptrdiff_t count = configuration->read(stream->body, bytes, capacity, wake);
  if (count > 0 && (size_t)count <= capacity) {
    cmh_stream_has_read(stream);
    stream->has_chunk = true;
    stream->loop->again = true;
    return count;
  }
  if (count == CMH_READ_PARKED && stream->parked) return 0;
  // The source is at its end, or waits although it was told to end, or did not suspend. Returning 0
  // without being suspended would spin.
  stream->ended = true;
  if (stream->parked) cmh_stream_resume(stream);
  return MHD_CONTENT_READER_END_OF_STREAM;
}

static void free_stream(void *context) {
  cmh_stream *stream = context;
  cmh_server *server = stream->loop->server;
  atomic_store(&stream->state, CMH_STREAM_CLOSED);
  cmh_exchange_ignore(stream->exchange);
  stream->exchange->stream = NULL;
  atomic_fetch_sub(&server->streams, 1);
  server->configuration.closed(stream->body);
  free(stream->rest);
  stream->rest = NULL;
  cmh_stream_release(stream);
}

bool cmh_reply_stream(cmh_exchange *exchange, unsigned status, cmh_stream *stream, void *body) {
  cmh_server *server = exchange->loop->server;
  cmh_reply_discard(exchange);
  struct MHD_Response *response =
      MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, exchange->old ? BLOCK : NO_BLOCK,
                                        read_stream, stream, free_stream);
  if (!response) {
    server->configuration.closed(body);
    return false;
  }
  // 0.9.75 sends the last chunk of a chunked reply even if the reply has no body, and a client
  // would read that as the next reply's head. So such a reply ends with its connection.
  if (exchange->head || status == MHD_HTTP_NO_CONTENT || status == MHD_HTTP_NOT_MODIFIED)
    MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
  stream->body = body;
  stream->response = response;
  atomic_fetch_add(&stream->references, 1);
  atomic_fetch_add(&server->streams, 1);
  exchange->status = status;
  exchange->response = response;
  exchange->stream = stream;
  return true;
}

// Suspended and resumed

void cmh_stream_suspend(cmh_stream *stream) {
  // Suspending twice is undefined, and a stream that must end does not wait.
  if (stream->parked || stream->told) return;
  stream->parked = true;
  if (!stream->is_past) {
    cmh_exchange_watch(stream->exchange);
    MHD_suspend_connection(stream->exchange->connection);
  }
  // Only now, so that a resume left over from an earlier wait cannot precede the suspension.
  atomic_store(&stream->state, CMH_STREAM_SUSPENDED);
}

void cmh_stream_resume(cmh_stream *stream) {
  cmh_loop *loop = stream->loop;
  // The loop does not end while a thread may be about to add a stream.
  atomic_fetch_add(&loop->resumers, 1);
  cmh_stream_state expected = CMH_STREAM_SUSPENDED;
  if (atomic_compare_exchange_strong(&stream->state, &expected, CMH_STREAM_RUNNING)) {
    // The connection is alive: a suspended one ends only after the loop has resumed it.
    stream->next = atomic_load(&loop->resumed);
    while (!atomic_compare_exchange_weak(&loop->resumed, &stream->next, stream)) {}
    atomic_store(&loop->marked, true);
  }
  atomic_fetch_sub(&loop->resumers, 1);
}

void cmh_stream_kick(cmh_stream *stream) { cmh_server_kick(stream->loop->server); }

// On the loop's thread

/// Prepares the stream when its reply is about to be sent.
void cmh_stream_start(cmh_stream *stream) {
  cmh_loop *loop = stream->loop;
  stream->quiet_since = loop->now;
  set_due(stream, next_due(stream));
  if (loop->stopping) cmh_stream_end(stream, CMH_WAKE_STOPPING);
}

/// Lets the source send its last bytes; a client that does not read them is cut.
void cmh_stream_end(cmh_stream *stream, cmh_wake wake) {
  if (!stream->told) stream->ending = wake;
  set_due(stream, stream->loop->now + stream->loop->server->configuration.drain);
  cmh_stream_resume(stream);
}

/// Handles that the client has left.
void cmh_stream_gone(cmh_stream *stream) {
  stream->gone = true;
  if (stream->rest) {
    // It waits for a client that will not read.
    free(stream->rest);
    stream->rest = NULL;
    MHD_resume_connection(stream->exchange->connection);
  } else {
    cmh_stream_resume(stream);
  }
}

/// Handles the end of the heartbeat interval, the age, or the time for the last bytes.
void cmh_stream_due(cmh_stream *stream) {
  int64_t now = stream->loop->now;
  if (stream->gone || stream->ending != CMH_WAKE_READY) {
    cmh_exchange_cut(stream->exchange);
  } else if (now >= stream->expires) {
    cmh_stream_end(stream, CMH_WAKE_EXPIRED);
  } else {
    stream->idle = now >= next_due(stream);
    stream->quiet_since = now;
    set_due(stream, next_due(stream));
    cmh_stream_resume(stream);
  }
}
