// Feeds libFuzzer's inputs to the JSON reader and writer; a violated invariant traps.

/// Called by libFuzzer for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let complaint = outcome { () throws(JSONError) in try JSONReader.validate(bytes) }
  let copy = copied(bytes)
  precondition(complaint == copy.error, "validating and reading disagree")
  misuse(bytes)
  if let error = copy.error {
    precondition(error.line >= 1 && error.column >= 1 && !error.description.isEmpty)
    return 0
  }
  precondition(!copy.json.contains { $0 < 0x20 }, "the writer broke the line")
  let again = copied(copy.json)
  precondition(again.error == nil, "the writer's JSON is refused")
  precondition(again.json == copy.json, "the copy does not read back equal")
  precondition(again.values == copy.values, "the copy holds other values")
  return 0
}

/// A document after reading and writing it, with the values read.
private struct Copy {
  var json: [UInt8] = []
  var values: [Value] = []
  var error: JSONError?
}

/// A token of a document, compared scalar by scalar and double by double.
private enum Value: Equatable {
  case begin(JSONKind), end, key([UInt8]), string([UInt8]), number(Double), bool(Bool), null
}

private func copied(_ bytes: [UInt8]) -> Copy {
  var copy = Copy()
  var reader = JSONReader(bytes)
  var writer = JSONWriter(capacity: 0)
  copy.error = outcome { () throws(JSONError) in
    try copyValue(from: &reader, to: &writer, noting: &copy.values)
    try reader.finish()
  }
  copy.json = writer.finish().withBytes { Array($0) }
  return copy
}

private func copyValue(
  from reader: inout JSONReader, to writer: inout JSONWriter, noting values: inout [Value]
) throws(JSONError) {
  let kind = try reader.peek()
  switch kind {
  case .object:
    try reader.beginObject()
    values.append(.begin(kind))
    writer.beginObject()
    while let key = try reader.nextKey() {
      values.append(.key(Array(key.utf8)))
      writer.key(key)
      try copyValue(from: &reader, to: &writer, noting: &values)
    }
    writer.endObject()
    values.append(.end)
  case .array:
    try reader.beginArray()
    values.append(.begin(kind))
    writer.beginArray()
    while try reader.nextElement() {
      try copyValue(from: &reader, to: &writer, noting: &values)
    }
    writer.endArray()
    values.append(.end)
  case .string:
    let text = try reader.readString()
    values.append(.string(Array(text.utf8)))
    writer.value(text)
  case .number:
    let number = try reader.readDouble()
    values.append(.number(number))
    writer.value(number)
  case .bool:
    let flag = try reader.readBool()
    values.append(.bool(flag))
    writer.value(flag)
  case .null:
    try reader.readNull()
    values.append(.null)
    writer.null()
  }
}

/// Calls the reader's methods in an arbitrary order given by the input; it must only throw errors.
private func misuse(_ bytes: [UInt8]) {
  var reader = JSONReader(bytes, depthLimit: 8)
  for byte in bytes.prefix(64) {
    _ = outcome { () throws(JSONError) in
      switch byte % 11 {
      case 0: _ = try reader.peek()
      case 1: _ = try reader.readString()
      case 2: _ = try reader.readDouble()
      case 3: _ = try reader.readBool()
      case 4: try reader.readNull()
      case 5: try reader.beginObject()
      case 6: _ = try reader.nextKey()
      case 7: try reader.beginArray()
      case 8: _ = try reader.nextElement()
      case 9: try reader.skipValue()
      default: try reader.finish()
      }
    }
  }
}

private func outcome(_ body: () throws(JSONError) -> Void) -> JSONError? {
  do throws(JSONError) {
    try body()
    return nil
  } catch {
    return error
  }
}
