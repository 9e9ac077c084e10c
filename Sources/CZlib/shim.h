// Debian's zlib, which compresses replies.
#pragma once
#include <zlib.h>

/// Prepares a stream to write gzip's format; zlib's function is a macro, which Swift does not import.
static inline int czlib_begin_gzip(z_stream *stream, int level, int window_bits, int memory_level) {
  enum { GZIP_FORMAT = 16 };
  return deflateInit2(stream, level, Z_DEFLATED, window_bits + GZIP_FORMAT, memory_level,
                      Z_DEFAULT_STRATEGY);
}
