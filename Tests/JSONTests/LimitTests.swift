import JSON
import Testing

struct LimitTests {
  private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test func `containers nest as deep as the limit and no deeper`() {
    #expect(complaint(about: nested(64, "[", "]")) == nil)
    #expect(complaint(about: nested(65, "[", "]")) == "1:65 nested more than 64 deep")
    #expect(complaint(about: nested(3, #"{"a":"#, "}"), depthLimit: 3) == nil)
    #expect(
      complaint(about: nested(4, #"{"a":"#, "}"), depthLimit: 3) == "1:16 nested more than 3 deep")
    #expect(complaint(about: "1", depthLimit: 0) == nil)
    #expect(complaint(about: "[]", depthLimit: 0) == "1:1 nested more than 0 deep")
  }

  @Test func `depth is not counted twice side by side`() {
    #expect(complaint(about: "[[],[],{},[[]]]", depthLimit: 3) == nil)
  }

  @Test func `a million open brackets can't overflow the stack`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(complaint(about: text) == "1:65 nested more than 64 deep")
    #expect(complaint(about: text, depthLimit: .max) == "1:1000001 expected a value, found the end")
    #expect(complaint(about: nested(1_000_000, "[", "]"), depthLimit: .max) == nil)
  }

  @Test(arguments: [
    (#"{"a":1,"a":2}"#, "1:8 this object already has this key"),
    (#"{"a":1,"b":2,"\u0061":3}"#, "1:14 this object already has this key"),
    (#"{"":1,"":2}"#, "1:7 this object already has this key"),
    (#"{"a":{"b":1,"c":{},"b":1}}"#, "1:20 this object already has this key"),
    (#"{"a":{"a":1},"b":{"a":1},"a":1}"#, "1:26 this object already has this key"),
  ])
  func `a key given twice is refused`(text: String, message: String) {
    #expect(complaint(about: text) == message)
  }

  @Test func `the same key in another object is another key`() {
    #expect(complaint(about: #"{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}"#) == nil)
  }

  @Test func `keys of other scalars differ though they look the same`() {
    #expect(complaint(about: "{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
    #expect(complaint(about: "{\"a\u{301}\u{323}\":1,\"a\u{323}\u{301}\":2}") == nil)
    #expect(complaint(about: "{\"\u{E9}\":1,\"\\u00e9\":2}") != nil)
  }

  @Test(arguments: [1, 15, 16, 17, 18, 40])
  func `a key is found again among any number`(count: Int) {
    let fields = (0..<count).map { #""k\#($0)":{"k0":{},"k1":{}}"# }.joined(separator: ",")
    #expect(complaint(about: "{\(fields)}") == nil)
    #expect(complaint(about: "[{\(fields)},{\(fields)}]") == nil)
    for again in 0..<count {
      #expect(complaint(about: #"{\#(fields),"k\#(again)":1}"#) != nil)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand keys take no quadratic time`() {
    let fields = (0..<100_000).map { #""key \#($0)":0"# }.joined(separator: ",")
    #expect(complaint(about: "{\(fields)}") == nil)
  }

  @Test func `an escape counts one column for each of its characters`() {
    #expect(
      complaint(about: #"["\u0041\n" 1]"#)
        == "1:13 expected ',' or ']' after a value, found '1'")
  }
}
