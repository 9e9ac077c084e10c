import HTTP
import Testing

@Suite struct HeaderValueTests {
  private func tags(_ value: String) -> String? {
    switch EntityTags(value) {
    case nil: nil
    case .any: "any"
    case .tags(let tags): tags.map { ($0.isWeak ? "W/" : "") + $0.opaque }.joined(separator: "|")
    }
  }

  @Test(arguments: [
    ("*", "any"), (" *", "any"), (#""a""#, "a"), (#"W/"a""#, "W/a"), (#""a", W/"b""#, "a|W/b"),
    (#""a","b""#, "a|b"), (#""""#, ""), (#""a,b""#, "a,b"), (#" "a" , "b" "#, "a|b"),
    (#", "a",, "b" ,"#, "a|b"), ("\"\u{E9}\"", "\u{E9}"),
  ])
  func `entity tags are read as a list`(value: String, expected: String) {
    #expect(tags(value) == expected)
  }

  @Test(arguments: [
    "", " ", "a", "0", "\"a", "a\"", "\"a\" \"b\"", "w/\"a\"", "*, \"a\"", ",", "\"a b\"", "\"\t\"",
  ])
  func `what is no list of entity tags is refused`(value: String) { #expect(tags(value) == nil) }

  @Test(arguments: [
    ("*/*", 0), ("application/json", 0), ("text/html", 1), ("text/*", 1), ("image/png", nil),
    ("text/html, application/json", 0), ("text/html, application/json;q=0.9", 1),
    ("application/json;q=0, */*", 1), ("*/*;q=0.1, text/html;q=0.2", 1), ("", nil),
    ("APPLICATION/JSON", 0), ("application/json;q=0", nil), ("text/html;level=1;q=0.5", 1),
    ("nonsense, text/html", 1), ("*/*;q=0", nil), ("text/html;q=x", nil),
    (" text/html ; q=0.3 , application/json ; q=0.2", 1), ("text/*;q=1, text/html;q=0.1, a/b", 1),
  ])
  func `a client gets what it likes best`(value: String, best: Int?) {
    #expect(Accept(value).best(of: ["application/json", "text/html"]) == best)
  }
}
