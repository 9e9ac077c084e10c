import Glibc

/// Bytes that grow in one block of C memory, so that a C library can take and free the block.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer?
  @usableFromInline var capacity: Int
  /// How many bytes were written.
  public private(set) var count = 0

  /// Makes an empty buffer; room for `capacity` bytes is taken at the first write.
  public init(capacity: Int = 512) {
    base = nil
    self.capacity = capacity
  }

  deinit { free(base) }
}
