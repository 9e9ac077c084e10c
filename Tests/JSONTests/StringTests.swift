import JSON
import Testing

struct StringTests {
  @Test(arguments: [
    (#""plain""#, "plain"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u00E9\uFFFF\u0000""#, "A\u{E9}\u{E9}\u{FFFF}\u{0}"),
    (#""\ud83e\udE9F""#, "🪟"),
    (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    (#""a\nb\u006ec""#, "a\nbnc"),
    (#""é漢🪟\té漢🪟""#, "é漢🪟\té漢🪟"),
    (#""\\u0041""#, #"\u0041"#),
  ])
  func `escapes are resolved`(json: String, text: String) throws {
    var reader = JSONReader(json)
    // By scalars, since a String equates "é" with "e" and an accent.
    #expect(try Array(reader.readString().unicodeScalars) == Array(text.unicodeScalars))
    try reader.finish()
  }

  @Test func `a key's escapes are resolved too`() throws {
    var reader = JSONReader(#"{"\u0069d":1}"#)
    try reader.beginObject()
    #expect(try reader.nextKey() == "id")
  }

  @Test(arguments: [
    (#""open"#, "1:1 this string has no closing quote"),
    (#""open\""#, "1:1 this string has no closing quote"),
    (#"["a","#, "1:6 expected a value, found the end"),
    ("\"a\nb\"", "1:3 a control character in a string must be escaped"),
    ("\"a\tb\"", "1:3 a control character in a string must be escaped"),
    ("\"\u{0}\"", "1:2 a control character in a string must be escaped"),
    ("\"\u{1F}\"", "1:2 a control character in a string must be escaped"),
    (#""\x41""#, #"1:3 expected one of "\/bfnrtu after a backslash, found 'x'"#),
    (#""\'""#, #"1:3 expected one of "\/bfnrtu after a backslash, found a single quote"#),
    (#""\U0041""#, #"1:3 expected one of "\/bfnrtu after a backslash, found 'U'"#),
    (#""\"#, #"1:3 expected one of "\/bfnrtu after a backslash, found the end"#),
    ("\"\\\n\"", #"1:3 expected one of "\/bfnrtu after a backslash, found the end of the line"#),
    (#""\u12""#, #"1:2 expected four hexadecimal digits after '\u'"#),
    (#""\u12G4""#, #"1:2 expected four hexadecimal digits after '\u'"#),
    (#""\u+123""#, #"1:2 expected four hexadecimal digits after '\u'"#),
    (#""\u"#, #"1:2 expected four hexadecimal digits after '\u'"#),
    (#""ab\ud83e""#, "1:4 this escape is half of a surrogate pair"),
    (#""\ud83ex""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ud83e\n""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ud83e\u0041""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ud83e\ud83e""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ude9f""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ude9f\ud83e""#, "1:2 this escape is half of a surrogate pair"),
    (#""\ud83e\ude9""#, "1:2 this escape is half of a surrogate pair"),
  ])
  func `a bad string is refused at its column`(json: String, message: String) {
    #expect(complaint(about: json) == message)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0xAA], [0xF0, 0x9F, 0x28, 0x9F],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused at their column`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let message = "1:3 expected UTF-8, found bytes that are none"
    #expect(complaint(about: [quote, 0x61] + bytes + [quote]) == message)
    #expect(complaint(about: [quote, 0x61] + bytes) == message)
  }

  @Test func `every scalar is read, and read back once written`() throws {
    var text = ""
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    var writer = JSONWriter()
    writer.value(text)
    let bytes = writer.finish().withBytes { Array($0) }
    var reader = JSONReader(bytes)
    #expect(try reader.readString().utf8.elementsEqual(text.utf8))
    try reader.finish()
  }
}
