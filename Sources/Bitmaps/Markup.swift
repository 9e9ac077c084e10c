/// Parses a picture's markup part by part: only the XML that `SVGWriter` writes.
struct Markup {
  /// The start tag of an element, with its attributes.
  struct Element {
    let name: ArraySlice<UInt8>
    fileprivate(set) var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    /// Whether the tag also ends the element.
    fileprivate(set) var isEmpty = false

    func isNamed(_ text: StaticString) -> Bool { name.isText(text) }

    /// Returns an attribute's raw bytes; nil if it is missing.
    func bytes(_ name: StaticString) -> ArraySlice<UInt8>? {
      attributes.first { $0.name.isText(name) }?.value
    }

    /// Returns an attribute as text.
    func text(_ name: StaticString) -> String? {
      bytes(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns an attribute as a number.
    func number(_ name: StaticString) -> Double? { text(name).flatMap(Double.init) }
  }

  enum Part {
    case begin(Element)
    case end(ArraySlice<UInt8>)
    /// The text between elements, unescaped.
    case text(String)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Returns the next part, or nil at the end.
  mutating func next() throws(BitmapFault) -> Part? {
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "<") else {
      let text = take { $0 != UInt8(ascii: "<") }
      return .text(Self.unescaped(text))
    }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      let name = take(while: Self.isName)
      try skip(">")
      return .end(name)
    }
    var element = Element(name: take(while: Self.isName))
    guard !element.name.isEmpty else { throw .unreadable }
    while true {
      _ = take { $0 == UInt8(ascii: " ") }
      if rest.first == UInt8(ascii: ">") || rest.first == UInt8(ascii: "/") { break }
      let name = take(while: Self.isName)
      try skip("=\"")
      element.attributes.append((name, take { $0 != UInt8(ascii: "\"") }))
      try skip("\"")
    }
    element.isEmpty = rest.first == UInt8(ascii: "/")
    try skip(element.isEmpty ? "/>" : ">")
    return .begin(element)
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isPart)
    rest = rest.dropFirst(taken.count)
    return taken
  }

  private mutating func skip(_ text: StaticString) throws(BitmapFault) {
    let count = text.utf8CodeUnitCount
    guard rest.prefix(count).isText(text) else { throw .unreadable }
    rest = rest.dropFirst(count)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}

extension ArraySlice<UInt8> {
  /// Whether it equals this text.
  func isText(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }
}
