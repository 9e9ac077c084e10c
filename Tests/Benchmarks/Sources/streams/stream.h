#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A line as it comes; what is beyond the room is dropped, as only its beginning is looked at.
struct line {
  size_t length;
  char text[120];
};

/// What has been seen of one server-sent event stream.
struct stream {
  int descriptor;
  bool greeted;     ///< The `hello` has come.
  bool broken;      ///< It was refused, closed, or told of a gap.
  uint64_t seen;    ///< Events with an id.
  uint64_t digest;  ///< Of their sequence numbers, in the order they came.
  /// Where the reader is: the reply's head, a chunk's size, its bytes, the line end behind them.
  enum { HEAD, SIZE, DATA, END } place;
  size_t left;        ///< Bytes of this chunk that are still to come.
  struct line frame;  ///< Of the head and of the chunked coding.
  char last[40];      ///< The last identifier, for whoever comes back.
  struct line event;  ///< Of the events, which may begin in one chunk and go on in the next.
};

/// Adds a sequence number to a digest that tells any loss, repetition or other order.
uint64_t stream_digest(uint64_t digest, uint64_t sequence);

/// Makes ready for another reply, with what was seen before.
void stream_begin(struct stream *stream, int descriptor);

/// Takes bytes as they come, cut anywhere, and answers how many events began in them.
size_t stream_take(struct stream *stream, const char *bytes, size_t count);
