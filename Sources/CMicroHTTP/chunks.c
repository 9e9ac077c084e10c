// Chunks that are sent past the library.
//
// An event goes to many streams at once. For each, the library would resume the connection, make a chunk,
// send it and suspend the connection again. Sending the chunk directly takes three quarters of that time
// for 10,000 streams.
#include "bridge.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/// The maximum length of a chunk, and of the bytes before and after it.
enum { CHUNK = 4096, BEFORE = 6, BEHIND = 2 };

/// Whether its next bytes may be sent past the library: the head has been sent, the loop is notified when
/// the client leaves, and the stream is not about to end.
static bool may_go_past(const cmh_stream *stream) {
  const cmh_exchange *exchange = stream->exchange;
  return !stream->response && !stream->has_chunk && exchange->is_watched &&
         !exchange->certificate && !exchange->old && stream->ending == CMH_WAKE_READY && !stream->idle &&
         !stream->gone && !stream->ended;
}

/// Sends bytes, and keeps those that do not fit until the socket has room; returns whether all were sent.
/// If the client has left, the bytes are lost, and the loop's `watch` reports it.
static bool send_past(cmh_stream *stream, const char *bytes, size_t length) {
  ssize_t sent = send(stream->exchange->descriptor, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
  size_t done = sent > 0 ? (size_t)sent : 0;
  if (done == length) return true;
  char *rest = malloc(length - done);
  if (!rest) {
    cmh_exchange_cut(stream->exchange);
    MHD_resume_connection(stream->exchange->connection);
    return false;
  }
  stream->rest_length = length - done;
  memcpy(rest, bytes + done, stream->rest_length);
  free(stream->rest);
  stream->rest = rest;
  cmh_exchange_await_room(stream->exchange);
  return false;
}

/// Reads a chunk and sends it; returns false if the source has none now, or must not be read.
static bool send_chunk(cmh_stream *stream) {
  char chunk[BEFORE + CHUNK + BEHIND + 1];
  stream->parked = false;
  stream->is_past = true;
  ptrdiff_t count = stream->loop->server->configuration.read(stream->body, chunk + BEFORE, CHUNK,
                                                             CMH_WAKE_READY);
  stream->is_past = false;
  if (count == CMH_READ_PARKED && stream->parked) return false;
  if (count <= 0 || count > CHUNK) {
    // The library ends it.
    stream->ended = true;
    if (stream->parked) {
      cmh_stream_resume(stream);
    } else {
      MHD_resume_connection(stream->exchange->connection);
    }
    return false;
  }
  cmh_stream_has_read(stream);
  char size[BEFORE + 1];
  int digits = snprintf(size, sizeof size, "%zX\r\n", (size_t)count);
  char *start = chunk + BEFORE - digits;
  memcpy(start, size, (size_t)digits);
  memcpy(chunk + BEFORE + count, "\r\n", BEHIND);
  return send_past(stream, start, (size_t)digits + (size_t)count + BEHIND) && !stream->parked;
}

/// Continues a resumed stream.
static void go_on(cmh_stream *stream) {
  // The rest of a chunk goes first.
  if (stream->rest) return;
  // A stream that is far behind continues in the library's turns, so that others are served in between.
  for (int chunk = 0; chunk < 4; chunk++) {
    if (!may_go_past(stream)) break;
    if (!send_chunk(stream)) return;
  }
  MHD_resume_connection(stream->exchange->connection);
}

/// Handles that the socket has room again for the rest of a chunk.
void cmh_stream_writable(cmh_stream *stream) {
  if (!stream || !stream->rest || stream->gone) return;
  char *rest = stream->rest;
  stream->rest = NULL;
  if (send_past(stream, rest, stream->rest_length)) go_on(stream);
  free(rest);
}

/// Continues the resumed streams.
void cmh_streams_go_on(cmh_loop *loop) {
  cmh_stream *last = atomic_exchange(&loop->resumed, NULL), *first = NULL;
  while (last) {
    cmh_stream *before = last->next;
    last->next = first;
    first = last;
    last = before;
  }
  while (first) {
    cmh_stream *next = first->next;
    go_on(first);
    first = next;
  }
}
