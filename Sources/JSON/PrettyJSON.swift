extension ByteBuffer {
  /// Indents a JSON document by two spaces per level; its strings stay unchanged.
  public static func pretty(_ json: borrowing ByteBuffer) -> ByteBuffer {
    var pretty = ByteBuffer(capacity: 2 * json.count)
    var depth = 0
    var (isText, isEscaped, isOpened) = (false, false, false)
    json.withBytes { bytes in
      for byte in bytes {
        if isText {
          pretty.append(byte)
          isText = isEscaped || byte != UInt8(ascii: "\"")
          isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
          continue
        }
        if byte <= UInt8(ascii: " ") { continue }
        let isClosed = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        if isClosed { depth -= 1 }
        // An empty container stays on one line.
        if isOpened != isClosed { pretty.breakLine(depth) }
        isOpened = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
        if isOpened { depth += 1 }
        isText = byte == UInt8(ascii: "\"")
        pretty.append(byte)
        if byte == UInt8(ascii: ":") { pretty.append(UInt8(ascii: " ")) }
        if byte == UInt8(ascii: ",") { pretty.breakLine(depth) }
      }
    }
    pretty.append(UInt8(ascii: "\n"))
    return pretty
  }

  private mutating func breakLine(_ depth: Int) {
    append(UInt8(ascii: "\n"))
    for _ in 0..<max(depth, 0) { append("  " as StaticString) }
  }
}
