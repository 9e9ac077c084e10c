import JSON
import Testing

struct JSONReaderTests {
  @Test func `an object is read key by key`() throws {
    var json = JSONReader(#" { "id" : "w1" , "level":1000.5,"isKey":true,"scene":null } "#)
    try json.beginObject()
    #expect(try json.nextKey() == "id")
    #expect(try json.readString() == "w1")
    #expect(try json.nextKey() == "level")
    #expect(try json.readDouble() == 1000.5)
    #expect(try json.nextKey() == "isKey")
    #expect(try json.readBool())
    #expect(try json.nextKey() == "scene")
    try json.readNull()
    #expect(try json.nextKey() == nil)
    try json.finish()
  }

  @Test func `an array is read value by value`() throws {
    var json = JSONReader("[1,[],[2\t,\r\n3],false]")
    try json.beginArray()
    #expect(try json.nextElement())
    #expect(try json.readDouble() == 1)
    #expect(try json.nextElement())
    try json.beginArray()
    #expect(try !json.nextElement())
    #expect(try json.nextElement())
    try json.skipValue()
    #expect(try json.nextElement())
    #expect(try !json.readBool())
    #expect(try !json.nextElement())
    try json.finish()
  }

  @Test(
    arguments: [
      ("{}", .object), ("[]", .array), (#""""#, .string), ("-1", .number), ("0", .number),
      ("true", .bool), ("false", .bool), (" null", .null),
    ] as [(String, JSONKind)])
  func `a peek tells the kind and reads nothing`(text: String, kind: JSONKind) throws {
    var json = JSONReader(text)
    #expect(try json.peek() == kind)
    #expect(try json.peek() == kind)
    try json.skipValue()
    try json.finish()
  }

  @Test func `a value of another kind is a mismatch at its place`() throws {
    var json = JSONReader("{\n  \"level\": \"high\"\n}")
    try json.beginObject()
    #expect(try json.nextKey() == "level")
    let mismatch = JSONError(
      reason: .mismatch(expected: .number, found: .string), line: 2, column: 12)
    #expect(throws: mismatch) { try json.readDouble() }
    #expect(mismatch.description == "expected a number, found a string")
  }

  @Test func `each reading function names the kind it expects`() {
    func mismatch(_ text: String, _ read: (inout JSONReader) throws(JSONError) -> Void) -> String {
      var json = JSONReader(text)
      do throws(JSONError) {
        try read(&json)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      mismatch("1") { json throws(JSONError) in _ = try json.readString() }
        == "expected a string, found a number")
    #expect(
      mismatch("true") { json throws(JSONError) in _ = try json.readDouble() }
        == "expected a number, found true or false")
    #expect(
      mismatch("null") { json throws(JSONError) in _ = try json.readBool() }
        == "expected true or false, found null")
    #expect(
      mismatch("[]") { json throws(JSONError) in try json.readNull() }
        == "expected null, found an array")
    #expect(
      mismatch("[]") { json throws(JSONError) in try json.beginObject() }
        == "expected an object, found an array")
    #expect(
      mismatch("{}") { json throws(JSONError) in try json.beginArray() }
        == "expected an array, found an object")
  }

  @Test func `a mismatched value can still be read as what it is`() throws {
    var json = JSONReader(#"["1"]"#)
    try json.beginArray()
    #expect(try json.nextElement())
    #expect(throws: JSONError.self) { try json.readDouble() }
    #expect(try json.readString() == "1")
    #expect(try !json.nextElement())
    try json.finish()
  }

  @Test func `bad syntax anywhere comes before a mismatch`() throws {
    var json = JSONReader("[\"1\",\n oops]")
    try json.beginArray()
    #expect(try json.nextElement())
    let syntax = JSONError(
      reason: .syntax("expected a value, found 'o'"), line: 2, column: 2)
    #expect(throws: syntax) { try json.readDouble() }
  }

  @Test(arguments: ["null null", "{}}", "[1] 2", "true,", "1\u{0}"])
  func `bytes behind the document are refused`(text: String) throws {
    var json = JSONReader(text)
    try json.skipValue()
    let error = #expect(throws: JSONError.self) { try json.finish() }
    #expect(error?.description.hasPrefix("expected nothing after the document") == true)
  }
}
