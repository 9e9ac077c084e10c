package import JSON
import WindowModel

/// Writes SVG directly as bytes.
///
/// It uses attributes instead of a style sheet, so that a page that includes the picture can style
/// it with its own rules, and need not allow inline styles.
package struct SVGWriter: ~Copyable {
  private var buffer: ByteBuffer

  package init(capacity: Int) { buffer = ByteBuffer(capacity: capacity) }

  package consuming func finish() -> ByteBuffer { buffer }

  /// Adds a piece of markup unescaped.
  mutating func raw(_ markup: StaticString) { buffer.append(markup) }

  /// Adds a text, escaped; characters invalid in XML become U+FFFD.
  mutating func text(_ text: String) {
    if text.utf8.allSatisfy(\.isPlain) { return buffer.append(text) }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: buffer.append("&amp;")
      case 0x3C: buffer.append("&lt;")
      case 0x3E: buffer.append("&gt;")
      case 0x22: buffer.append("&quot;")
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: buffer.append("\u{FFFD}")
      default: buffer.append(String(scalar))
      }
    }
  }

  /// Adds a number with the fewest digits that are read back as the same double.
  mutating func number(_ number: Double) {
    if let whole = Int(exactly: number) {
      buffer.append(decimal: whole)
    } else {
      buffer.append(number.description)
    }
  }

  /// Adds an attribute, after a space.
  mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    text(value)
    raw("\"")
  }

  /// Adds an attribute that is a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    number(value)
    raw("\"")
  }

  /// Adds `transform`, unless it changes nothing.
  mutating func transform(_ transform: AffineTransform) {
    guard transform != .identity else { return }
    begin("transform")
    let isMove = transform.isMove
    if isMove { raw("translate(") } else { raw("matrix(") }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    for (index, number) in numbers.dropFirst(isMove ? 4 : 0).enumerated() {
      if index > 0 { raw(" ") }
      self.number(number)
    }
    raw(")\"")
  }

  /// Adds the four attributes of a rectangle.
  mutating func attributes(of rect: Rect) {
    attribute("x", rect.origin.x)
    attribute("y", rect.origin.y)
    attribute("width", rect.size.width)
    attribute("height", rect.size.height)
  }

  /// Adds an element that contains only text, such as `title`.
  mutating func element(_ name: StaticString, _ text: String) {
    raw("<")
    raw(name)
    raw(">")
    self.text(text)
    raw("</")
    raw(name)
    raw(">")
  }

  private mutating func begin(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }
}

extension AffineTransform {
  /// Whether it is a translation only.
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension UInt8 {
  /// Whether a byte of a text needs no escape.
  fileprivate var isPlain: Bool {
    (0x20..<0x7F).contains(self) && self != 0x26 && self != 0x3C && self != 0x3E && self != 0x22
  }
}
