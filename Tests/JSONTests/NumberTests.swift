import JSON
import TestSupport
import Testing

struct NumberTests {
  private func number(_ text: String) throws -> Double {
    var json = JSONReader(text)
    let number = try json.readDouble()
    try json.finish()
    return number
  }

  @Test(arguments: [
    "0", "1", "-1", "10", "200", "0.5", "-812.25", "1e0", "1E+2", "1e-2", "1.5e3", "0e0", "0.0e-0",
    "999999999999999", "9007199254740993", "9007199254740989", "90071992547409890",
    "123456789012345678901234567890", "0.1234567890123456789", "0.000001", "1e22", "1e23", "1e-22",
    "1e-23", "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
    "1.7976931348623158e308", "9007199254740992.5", "9007199254740993.0000000000000000000001",
    "100000000000000000000000000000000e-32", "0.00000000000000000000000000001e29",
    "7.2057594037927933e16", "0e999999999999999999999", "1e-999999999999999999999",
  ])
  func `a number is the nearest double`(text: String) throws {
    let expected = try #require(Double(text))
    #expect(try number(text).bitPattern == expected.bitPattern)
  }

  @Test func `a minus stands before zero too`() throws {
    #expect(try number("-0").sign == .minus)
    #expect(try number("-0.0e9") == 0)
  }

  @Test func `a million digits are read`() throws {
    let digits = String(repeating: "3", count: 1_000_000)
    #expect(try number("0." + digits) == 1.0 / 3)
    #expect(try number(digits + "e-1000000") == 1.0 / 3)
  }

  @Test func `digits by the million don't hide an overflow`() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    let tooLarge = "1:1 this number is too large for a double"
    #expect(complaint(about: "1" + zeros) == tooLarge)
    #expect(complaint(about: "0.\(zeros)1e10000000") == tooLarge)
    #expect(try number("0.\(zeros)1e1000001") == 1)
  }

  @Test(arguments: [
    ("01", "1:1 a number can't begin with a zero before other digits"),
    ("-007", "1:2 a number can't begin with a zero before other digits"),
    ("00", "1:1 a number can't begin with a zero before other digits"),
    ("0x1F", "1:1 JSON has no hexadecimal numbers"),
    ("[-0X1]", "1:3 JSON has no hexadecimal numbers"),
    ("+1", "1:1 a number can't begin with '+'"),
    (".5", "1:1 a number can't begin with '.'; write 0 before it"),
    ("-.5", "1:2 expected a digit, found '.'"),
    ("1.", "1:3 expected a digit after '.', found the end"),
    ("[1.]", "1:4 expected a digit after '.', found ']'"),
    ("1.e5", "1:3 expected a digit after '.', found 'e'"),
    ("1e", "1:3 expected a digit in the exponent, found the end"),
    ("1e+", "1:4 expected a digit in the exponent, found the end"),
    ("1e+-1", "1:4 expected a digit in the exponent, found '-'"),
    ("1e1.5", "1:4 expected nothing after the document, found '.'"),
    ("1.2.3", "1:4 expected nothing after the document, found '.'"),
    ("-", "1:2 expected a digit, found the end"),
    ("--1", "1:2 expected a digit, found '-'"),
    ("- 1", "1:2 expected a digit, found ' '"),
    ("1 000", "1:3 expected nothing after the document, found '0'"),
    ("1_000", "1:2 expected nothing after the document, found '_'"),
    ("٣", "1:1 expected a value, found U+0663"),
    ("NaN", "1:1 JSON has no NaN"),
    ("[-NaN]", "1:3 expected a digit, found 'N'"),
    ("Infinity", "1:1 JSON has no infinity"),
    ("[-Infinity]", "1:2 JSON has no infinity"),
    ("[1, 1e309]", "1:5 this number is too large for a double"),
    ("-1e309", "1:1 this number is too large for a double"),
    ("1e999999999999999999999", "1:1 this number is too large for a double"),
    ("1.7976931348623159e308", "1:1 this number is too large for a double"),
  ])
  func `a bad number is refused at its column`(text: String, message: String) {
    #expect(complaint(about: text) == message)
  }

  @Test func `doubles of any bits read back once written`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let double = Double(bitPattern: random.next())
      guard double.isFinite else { continue }
      var json = JSONWriter()
      json.value(double)
      #expect(try number(json.finish().text) == double)
    }
  }

  @Test func `short decimals are the nearest doubles`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<20_000 {
      let digits = random.next() >> UInt64.random(in: 0...63, using: &random)
      let text = "\(digits)e\(Int.random(in: -40...40, using: &random))"
      #expect(try number(text) == Double(text))
    }
  }
}
