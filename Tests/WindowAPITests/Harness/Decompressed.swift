import CZlib
import Testing

/// The decompressed bytes of a gzip body.
func decompressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
  var stream = z_stream()
  return withUnsafeMutablePointer(to: &stream) { stream in
    // 16 more than the window's bits selects gzip's format.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else { return [] }
    defer { inflateEnd(stream) }
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
    stream.pointee.avail_in = UInt32(bytes.count)
    var text: [UInt8] = []
    var status = Z_OK
    while status == Z_OK {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        status = inflate(stream, Z_NO_FLUSH)
        count = room.count - Int(stream.pointee.avail_out)
      }
      text += piece
    }
    #expect(status == Z_STREAM_END && stream.pointee.avail_in == 0, "a body is not whole")
    return text
  }
}
