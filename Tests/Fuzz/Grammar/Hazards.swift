import TestSupport

/// Values that often cause errors in programs.
enum Hazards {
  /// Numbers as written in JSON, some of them invalid.
  static let numbers = [
    "NaN", "Infinity", "-Infinity", "1e400", "-1e400", "-0", "-0.0", "5e-324", "-5e-324",
    "2.2250738585072014e-308", "1e308", "-1e308", "1.7976931348623157e308",
    "-1.7976931348623157e308", "9007199254740991", "9007199254740992", "9007199254740993",
    "-9007199254740991", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551615", "18446744073709551616", "2147483648", "4294967296", "1e19", "0.1e-7",
    "1000000000", "-1000000000", "999999999.9999999", "16384", "16384.000000000004", "1e-300",
  ]

  /// Common numbers, and their neighbors.
  static let places = [
    "0", "1", "-1", "0.5", "2", "3", "10", "20.5", "44", "100", "320", "375", "480", "568", "640",
    "639.9999999999999", "640.0000000000001", "667", "1.7053025658242404e-13", "-1e-13",
    "0.30000000000000004", "1e-7", "319.99999999999994", "1024", "-50", "-640", "1e6",
  ]

  /// Strings that may be mistaken for characters, names or numbers.
  static let texts = [
    "", " ", "\u{301}", "\u{301}to", "e\u{301}", "x\u{301}\u{302}\u{303}", "v\u{301}1", "\u{0}",
    "\u{200D}", "👩‍👩‍👧", "🇩🇪\u{1F1E9}", "\u{202E}x", "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "ﬁ", "İ", "ß",
    "\u{1100}\u{1161}", "\r\n", "\r", "\n\u{301}", "\u{85}", "\u{2028}", "\"", "\\", "'", "<b>",
    "&amp;", "]]>", "--", "%", "%zz", "..", "../..", "/", "//", "#", "?", "*", ",", ",,", ".", "-",
    "+",
    "0", "-1", "1,2", "0,0,1e308,1e308", "nan,inf", "self", "delegate.window", "delegate.", "v1",
    "v007",
    "v9223372036854775807", "v9007199254740992", "v-1", "window9223372036854775807", "null", "nil",
    "9223372036854775808.1", "k3x9q2.12", "0.0", "aaaaaa.9007199254740991", "W/\"1\"", "\"1\"",
    "%@ %ld",
  ]

  /// Generates a random JSON value, probably of the wrong type.
  static func json(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: random.pick(numbers, else: "0")
    case 4, 5: quoted(text(&random))
    case 6:
      random.pick(["null", "true", "false", "[]", "{}", #""\ud800""#, "", "[null]"], else: "")
    case 7: "[" + json(&random) + "," + json(&random) + "]"
    case 8: "{" + quoted(text(&random)) + ":" + json(&random) + "}"
    default: random.pick(places, else: "0")
    }
  }

  /// Generates a random string, occasionally a long one.
  static func text(_ random: inout SplitMix64) -> String {
    let text = random.pick(texts, else: "")
    guard random.chance(20) else { return text }
    return String(repeating: text, count: Int.random(in: 2...70, using: &random))
      + random.pick(texts, else: "")
  }

  /// Replaces one of the letters, words or numbers in a text.
  static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var pieces: [String] = []
    for character in text.unicodeScalars {
      let isWord = character.properties.isAlphabetic || ("0"..."9").contains(character)
      if isWord, let last = pieces.last?.unicodeScalars.last,
        last.properties.isAlphabetic || ("0"..."9").contains(last)
      {
        pieces[pieces.count - 1].unicodeScalars.append(character)
      } else {
        pieces.append(String(character))
      }
    }
    guard !pieces.isEmpty else { return self.text(&random) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: pieces.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: pieces[place] = ""
      case 1: pieces[place] += pieces[place]
      case 2: pieces[place] += self.text(&random)
      case 3: pieces[place] = random.pick(numbers, else: "")
      case 4: pieces[place] = random.pick(places, else: "")
      default: pieces[place] = random.pick(pieces, else: "")
      }
    }
    return pieces.joined()
  }

  /// A string as JSON.
  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += #"\""#
      case "\\": json += #"\\"#
      case "\u{0}"..<" ":
        json += #"\u00"# + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
