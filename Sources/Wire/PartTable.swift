package import JSON

/// The parts that a reply is put together from: each is written once, and is a number where it comes
/// again.
package struct PartTable: ~Copyable {
  private var json = JSONWriter(capacity: 16_384)
  private var numbers: [Part: Int] = [:]

  /// The bytes of a part.
  private struct Part: Hashable {
    let bytes: [UInt8]

    // As one block, which is quicker than byte by byte.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Makes a table without parts.
  package init() { json.beginArray() }

  /// The number of the one JSON value that `write` writes, which is its place among the parts.
  package mutating func number(_ write: (inout JSONWriter) -> Void) -> Int {
    var writer = JSONWriter(capacity: 1000)
    write(&writer)
    let part = Part(bytes: writer.withBytes(from: 0) { Array($0) })
    if let number = numbers[part] { return number }
    json.raw(part.bytes)
    numbers[part] = numbers.count
    return numbers.count - 1
  }

  /// All parts, as an array.
  package consuming func finish() -> ByteBuffer {
    json.endArray()
    return json.finish()
  }
}
