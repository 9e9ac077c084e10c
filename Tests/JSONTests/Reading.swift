import JSON

extension JSONReader {
  init(_ text: String, depthLimit: Int = 64) {
    self.init(Array(text.utf8), depthLimit: depthLimit)
  }
}

/// Returns a document's error as "line:column message", or `nil` if it is JSON.
func complaint(about bytes: [UInt8], depthLimit: Int = 64) -> String? {
  do throws(JSONError) {
    try JSONReader.validate(bytes, depthLimit: depthLimit)
    return nil
  } catch {
    guard case .syntax = error.reason else { return "not a syntax error: \(error)" }
    return "\(error.line):\(error.column) \(error)"
  }
}

func complaint(about text: String, depthLimit: Int = 64) -> String? {
  complaint(about: Array(text.utf8), depthLimit: depthLimit)
}

/// Reads a value piece by piece and writes each piece again.
func copyValue(from reader: inout JSONReader, to writer: inout JSONWriter) throws(JSONError) {
  switch try reader.peek() {
  case .object:
    try reader.beginObject()
    writer.beginObject()
    while let key = try reader.nextKey() {
      writer.key(key)
      try copyValue(from: &reader, to: &writer)
    }
    writer.endObject()
  case .array:
    try reader.beginArray()
    writer.beginArray()
    while try reader.nextElement() { try copyValue(from: &reader, to: &writer) }
    writer.endArray()
  case .string: writer.value(try reader.readString())
  case .number: writer.value(try reader.readDouble())
  case .bool: writer.value(try reader.readBool())
  case .null:
    try reader.readNull()
    writer.null()
  }
}
