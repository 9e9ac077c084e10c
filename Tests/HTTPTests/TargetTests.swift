import HTTP
import Testing

@Suite struct TargetTests {
  private func path(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return Target(bytes).map { String(decoding: bytes[$0.path], as: UTF8.self) }
  }

  @Test(arguments: [
    ("/", "/"), ("/a/b", "/a/b"), ("/a?b=c", "/a"), ("/a??b", "/a"), ("//", "//"),
    ("http://host/a", "/a"), ("https://host:1/a?b", "/a"), ("/a#b", "/a#b"),
  ])
  func `a target has the path that stands in it`(target: String, expected: String) {
    #expect(path(target) == expected)
  }

  @Test(arguments: ["", "*", "a", "http://host", "ftp://host/a", "host:80", "HTTP//"])
  func `other forms have none`(target: String) { #expect(path(target) == nil) }

  @Test(arguments: [
    ("a", "a"), ("", ""), ("%41", "A"), ("%c3%A9", "é"), ("a+b", "a+b"), ("%2F", "/"), ("%25", "%"),
  ])
  func `escapes are resolved`(encoded: String, text: String) {
    #expect(Target.decode(Array(encoded.utf8)[...]) == text)
  }

  @Test(arguments: ["%", "%4", "%zz", "a%4", "%00", "%C3", "%FF", "%c0%80", "%ED%A0%80"])
  func `broken escapes, NUL and what is no UTF-8 are refused`(encoded: String) {
    #expect(Target.decode(Array(encoded.utf8)[...]) == nil)
  }

  @Test func `raw bytes are checked like escaped ones`() {
    #expect(Target.decode([0xC3, 0xA9]) == "é")
    #expect(Target.decode([0xC3]) == nil)
    #expect(Target.decode([0x61, 0x00]) == nil)
  }

  @Test(arguments: [
    ("/", ""), ("/?", ""), ("/?a=1&b=2", "a=1;b=2"), ("/?a", "a="), ("/?a=b=c", "a=b=c"),
    ("/?&&a=1&", "a=1"), ("/?=x", "=x"), ("/?%61=%20", "a= "), ("/?a=1&a=2", "a=1;a=2"),
  ])
  func `a query has parameters in their order`(target: String, expected: String) throws {
    let bytes = Array(target.utf8)
    let parameters = try #require(Target(bytes)?.parameters(in: bytes))
    #expect(parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ";") == expected)
  }

  @Test func `a query that cannot be decoded has no parameters`() throws {
    for query in ["%", "a=%zz", "%FF=1", "a=%00"] {
      let bytes = Array("/?\(query)".utf8)
      #expect(try #require(Target(bytes)).parameters(in: bytes) == nil)
    }
  }
}
