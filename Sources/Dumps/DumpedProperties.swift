/// A view's properties after its class and address, as in `frame = (0 0; 375 667); alpha = 0.5`.
struct DumpedProperties {
  private(set) var pairs: [(name: String, value: Substring)] = []
  /// Whether a quote can begin a text; false once an unclosed quote was found.
  private var hasTexts = true

  /// Parses the text after a view's address.
  init(_ rest: Substring) {
    var text = rest.trimmingSuffix { $0.isWhitespace || $0 == "," }
    if text.hasSuffix(">") { text = text.dropLast() }
    while let part = takePart(of: &text) {
      guard let (name, value) = Self.pair(part) else { continue }
      pairs.append((String(name), value))
    }
  }

  /// Consumes the text up to the next semicolon outside brackets and quotes.
  private mutating func takePart(of text: inout Substring) -> Substring? {
    text = text.drop { $0 == ";" || $0.isWhitespace }
    guard !text.isEmpty else { return nil }
    let start = text
    var depth = 0
    while let character = text.first {
      if character == ";", depth == 0 { break }
      text = text.dropFirst()
      switch character {
      case "<", "(", "[", "{": depth += 1
      case ">", ")", "]", "}": depth = max(0, depth - 1)
      case "'" where depth == 0 && hasTexts:
        if let rest = Self.behindQuote(text) { text = rest } else { hasTexts = false }
      default: break
      }
    }
    return start[..<text.startIndex]  // checked: an index of the text that it was taken from
  }

  /// Returns what follows a quoted text, whose opening quote has been read. A text may contain quotes and
  /// semicolons, so it ends at the first quote followed by the end of the line or by a property.
  private static func behindQuote(_ text: Substring) -> Substring? {
    var rest = text
    while let quote = rest.firstIndex(of: "'") {
      rest = rest[quote...].dropFirst()  // checked: an index of it
      if rest.isEmpty || (rest.hasPrefix("; ") && pair(rest.dropFirst(2)) != nil) { return rest }
    }
    return nil
  }

  /// A property's name and value: `alpha = 0.5`, or `contentOffset: {0, 0}`.
  private static func pair(_ part: Substring) -> (Substring, Substring)? {
    let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = part.dropFirst(name.count)
    guard !name.isEmpty else { return nil }
    if rest.hasPrefix(" = ") { return (name, rest.dropFirst(3)) }
    if rest.hasPrefix(": ") { return (name, rest.dropFirst(2)) }
    return nil
  }
}

extension Substring {
  /// Returns the finite numbers of a value, as in `(0 20; 375 647)`; nil unless there are exactly `count`.
  func numbers(_ count: Int) -> [Double]? {
    let words = split { !($0.isNumber || $0.isLetter || "+-.".contains($0)) }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return words.count == count && numbers.count == count ? numbers : nil
  }
}
