import CZlib
import JSON

/// Writes gzip's format (RFC 1952).
enum Gzip {
  /// Compresses bytes; returns nil if that would not shorten them, or if zlib has no memory.
  ///
  /// zlib's state is freed each time: for a short body that costs no more than keeping it, and no data
  /// remains.
  static func compress(_ bytes: UnsafeRawBufferPointer) -> ByteBuffer? {
    guard let length = UInt32(exactly: bytes.count), length > 1, let start = bytes.baseAddress
    else {
      return nil
    }
    var stream = z_stream()
    // zlib stores the stream's address.
    return withUnsafeMutablePointer(to: &stream) { stream in
      let isShort = bytes.count <= LoopLimit.compressedBody
      // 48 KiB of state, which the allocator caches, or 260 KiB.
      let began = czlib_begin_gzip(stream, 6, isShort ? 13 : 15, isShort ? 7 : 8)
      guard began == Z_OK else { return nil }
      defer { deflateEnd(stream) }
      // zlib declares the bytes writable but does not write to them.
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: start.assumingMemoryBound(to: UInt8.self))
      stream.pointee.avail_in = length
      var buffer = ByteBuffer(capacity: bytes.count)
      var isDone = false
      buffer.append(upTo: bytes.count - 1) { room in
        stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = length - 1
        isDone = deflate(stream, Z_FINISH) == Z_STREAM_END
        return Int(clamping: stream.pointee.total_out)
      }
      guard isDone else { return nil }
      buffer.trim()
      return buffer
    }
  }
}
