import Glibc

/// Growing bytes in one block of C memory, so that a C library can take and free the block. The
/// process aborts when memory runs out.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer
  @usableFromInline var room: Int
  @usableFromInline var used = 0

  /// Makes an empty buffer with room for `capacity` bytes before it must grow.
  public init(capacity: Int = 512) {
    room = max(capacity, 16)
    base = Self.block(realloc(nil, room))
  }

  deinit { free(base) }

  /// The number of bytes written.
  @inlinable public var count: Int { used }

  /// The bytes as text; bytes that aren't UTF-8 become U+FFFD.
  public var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Passes the bytes to `body`, which must not keep the pointer.
  @inlinable public borrowing func withBytes<R: ~Copyable, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeRawBufferPointer(start: base, count: used))
  }

  /// Lets `body` write at most `count` bytes after those written, from the start of its buffer; it
  /// returns how many it wrote.
  public mutating func append(
    upTo count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
  ) {
    let count = max(count, 0)
    reserve(count)
    let written = body(UnsafeMutableRawBufferPointer(start: base + used, count: count))
    used += min(max(written, 0), count)
  }

  /// Removes the bytes and keeps the block for the next ones.
  public mutating func removeAll() { used = 0 }

  /// Frees the unused room, for bytes that are kept for long.
  public mutating func trim() {
    room = max(used, 16)
    base = Self.block(realloc(base, room))
  }

  /// Returns the block, cut to the bytes written; the caller must `free()` its base address.
  public consuming func take() -> UnsafeMutableRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer(start: base, count: used)
    discard self
    return bytes
  }

  /// Ensures that `extra` more bytes fit after those written.
  @inlinable mutating func reserve(_ extra: Int) {
    if room - used < extra { grow(extra) }
  }

  @usableFromInline @inline(never) mutating func grow(_ extra: Int) {
    room = max(room * 2, used + extra)
    base = Self.block(realloc(base, room))
  }

  private static func block(_ block: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let block else { abort() }
    return block
  }
}

// A buffer is the only owner of its block, and only its mutating functions write to it.
extension ByteBuffer: @unchecked Sendable {}
