import JSON
import Testing

struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return json.finish().text
  }

  @Test func `an untouched writer has written nothing`() {
    #expect(written { _ in } == "")
  }

  @Test func `commas stand between entries and nowhere else`() {
    let text = written { json in
      json.beginObject()
      json.field("id", "window-1")
      json.key("frame")
      json.beginArray()
      json.value(0)
      json.value(20.5)
      json.beginObject()
      json.endObject()
      json.beginArray()
      json.endArray()
      json.endArray()
      json.field("isKey", true)
      json.nullField("scene")
      json.endObject()
    }
    #expect(text == #"{"id":"window-1","frame":[0,20.5,{},[]],"isKey":true,"scene":null}"#)
  }

  @Test func `every kind of field has its key`() {
    let name = "computed \(1)"
    let text = written { json in
      json.beginObject()
      json.field("a", name)
      json.field("b", "constant")
      json.field("c", -7)
      json.field("d", 0.25)
      json.field("e", false)
      json.key(name)
      json.raw("[1,{}]")
      json.endObject()
    }
    #expect(
      text
        == #"{"a":"computed 1","b":"constant","c":-7,"d":0.25,"e":false,"computed 1":[1,{}]}"#)
  }

  @Test func `an escape is found wherever it stands among bytes read eight at a time`() {
    let escapes: [Character: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
      "\u{2028}": "\\u2028", "\u{2029}": "\\u2029", "\u{1F}": "\\u001f", "\0": "\\u0000",
    ]
    let plain: [Character] = [" ", "!", "#", "[", "]", "~", "\u{7F}", "é", "€", "😀", "\u{2027}"]
    for character in escapes.keys + plain {
      for place in 0...17 {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "z", count: 17 - place)
        let expected = escapes[character] ?? String(character)
        #expect(
          written { $0.value(before + String(character) + after) }
            == "\"\(before)\(expected)\(after)\"")
      }
    }
  }

  @Test func `a number has its digits whatever its length`() {
    var number = 1
    for _ in 0..<19 {
      for near in [number - 1, number, number + 1, -number] {
        #expect(written { $0.value(near) } == "\(near)")
      }
      number = number.multipliedReportingOverflow(by: 10).partialValue
    }
    #expect(written { $0.value(Int.max) } == "\(Int.max)")
    #expect(written { $0.value(Int.min) } == "\(Int.min)")
  }

  @Test func `one value goes behind other text`() {
    var buffer = ByteBuffer()
    buffer.append("data: ")
    var json = JSONWriter(appendingTo: buffer)
    json.beginArray()
    json.value(1)
    json.value(2)
    json.endArray()
    var event = json.finish()
    event.append("\n\n")
    #expect(event.text == "data: [1,2]\n\n")
  }

  @Test(arguments: [
    ("", #""""#),
    ("plain", #""plain""#),
    ("say \"hi\"", #""say \"hi\"""#),
    ("C:\\", #""C:\\""#),
    ("a/b", #""a/b""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{C}\u{1F}", #""\u0000\u0008\u000c\u001f""#),
    ("\u{7F}é漢🪟", "\"\u{7F}é漢🪟\""),
    ("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\""),
    ("\u{20A8}\u{8A9}…", "\"\u{20A8}\u{8A9}…\""),
  ])
  func `a string is quoted and escaped`(text: String, json: String) {
    #expect(written { $0.value(text) } == json)
  }

  @Test func `a key is escaped like a string`() {
    let key = "a\"\n"
    let text = written { json in
      json.beginObject()
      json.key(key)
      json.value("\"")
      json.key(key)
      json.null()
      json.endObject()
    }
    #expect(text == #"{"a\"\n":"\"","a\"\n":null}"#)
  }

  @Test(arguments: 0...0x30 as ClosedRange<UInt8>)
  func `no line end is ever written`(byte: UInt8) {
    let text = String(Unicode.Scalar(byte))
    #expect(!written { $0.value(text) }.utf8.contains { $0 < 0x20 })
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (200, "200"), (-1, "-1"), (0.1, "0.1"), (-812.5, "-812.5"),
      (0.5, "0.5"), (-0.5, "-0.5"), (-1.5, "-1.5"), (0.25, "0.25"),
      (0x1p51 + 0.5, "2251799813685248.5"), (-0x1p51 - 0.5, "-2251799813685248.5"),
      (0x1p53 - 1, "9007199254740991"), (1 - 0x1p53, "-9007199254740991"),
      (0x1p53, "9007199254740992.0"), (1e20, "1e+20"), (1e-7, "1e-07"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func `a double has the fewest digits that read back`(number: Double, json: String) {
    #expect(written { $0.value(number) } == json)
  }
}
