#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A line being received; bytes beyond the capacity are dropped, since only its beginning matters.
struct line {
  size_t length;
  char text[120];
};

/// The state of one server-sent event stream.
struct stream {
  int descriptor;
  bool greeted;     ///< The `hello` was received.
  bool broken;      ///< It was refused or closed, or reported a gap.
  uint64_t seen;    ///< Events with an id.
  uint64_t digest;  ///< Of their sequence numbers, in order of arrival.
  /// The parser's state: the reply's head, a chunk's size, its bytes, the line end after them.
  enum { HEAD, SIZE, DATA, END } place;
  size_t left;        ///< The missing bytes of this chunk.
  struct line frame;  ///< Of the head and of the chunked coding.
  char last[40];      ///< The last identifier, for reconnecting.
  struct line event;  ///< Of the events, which may span chunks.
};

/// Adds a sequence number to a digest that detects any loss, duplicate or reordering.
uint64_t stream_digest(uint64_t digest, uint64_t sequence);

/// Prepares for another reply, keeping the progress so far.
void stream_begin(struct stream *stream, int descriptor);

/// Parses received bytes, split anywhere; returns the number of events that began in them.
size_t stream_take(struct stream *stream, const char *bytes, size_t count);
