package import JSON

/// The parts that a reply is composed of: each is written once, and referred to by number.
package struct PartTable: ~Copyable {
  private var json = JSONWriter(capacity: 16_384)
  private var numbers: [Part: Int] = [:]

  /// The bytes of a part.
  private struct Part: Hashable {
    let bytes: [UInt8]

    // As one block, which is faster than byte by byte.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Makes a table without parts.
  package init() { json.beginArray() }

  /// Returns the index among the parts of the one JSON value that `write` writes.
  package mutating func number(_ write: (inout JSONWriter) -> Void) -> Int {
    var writer = JSONWriter(capacity: 1000)
    write(&writer)
    let part = Part(bytes: writer.withBytes(from: 0) { Array($0) })
    if let number = numbers[part] { return number }
    json.raw(part.bytes)
    numbers[part] = numbers.count
    return numbers.count - 1
  }

  /// Returns all parts, as an array.
  package consuming func finish() -> ByteBuffer {
    json.endArray()
    return json.finish()
  }
}
