import JSON
import Testing

/// A decoder that calls out of order gets an error and can't crash the process.
struct MisuseTests {
  private func expectMisuse(_ text: String, _ read: (inout JSONReader) throws -> Void) {
    var json = JSONReader(text)
    let error = #expect(throws: JSONError.self) { try read(&json) }
    guard case .misuse = error?.reason else {
      Issue.record("\(String(describing: error)) is not a misuse")
      return
    }
  }

  @Test func `a key asked of an array`() {
    expectMisuse("[1]") { json in
      try json.beginArray()
      _ = try json.nextKey()
    }
  }

  @Test func `an element asked of an object`() {
    expectMisuse(#"{"a":1}"#) { json in
      try json.beginObject()
      _ = try json.nextElement()
    }
  }

  @Test(arguments: ["{}", "[]", "1", ""])
  func `a key or an element asked of nothing`(text: String) {
    expectMisuse(text) { _ = try $0.nextKey() }
    expectMisuse(text) { _ = try $0.nextElement() }
  }

  @Test func `a value asked before its key`() {
    expectMisuse(#"{"a":1}"#) { json in
      try json.beginObject()
      _ = try json.readDouble()
    }
    expectMisuse(#"{"a":1}"#) { json in
      try json.beginObject()
      try json.skipValue()
    }
  }

  @Test func `a key asked before the last one's value was read`() {
    expectMisuse(#"{"a":1}"#) { json in
      try json.beginObject()
      _ = try json.nextKey()
      _ = try json.nextKey()
    }
  }

  @Test func `a second value asked of a document`() {
    expectMisuse("1 2") { json in
      _ = try json.readDouble()
      _ = try json.peek()
    }
    expectMisuse("[]") { json in
      try json.skipValue()
      try json.beginArray()
    }
  }

  @Test func `an end before the document was read`() {
    expectMisuse("1") { try $0.finish() }
    expectMisuse("[]") { json in
      try json.beginArray()
      try json.finish()
    }
  }

  @Test func `a reader that failed keeps failing`() {
    var json = JSONReader("[1 2]")
    #expect(throws: JSONError.self) { try json.skipValue() }
    for _ in 0..<3 {
      #expect(throws: JSONError.self) { _ = try json.nextElement() }
      #expect(throws: JSONError.self) { try json.readNull() }
      #expect(throws: JSONError.self) { try json.finish() }
    }
  }
}
