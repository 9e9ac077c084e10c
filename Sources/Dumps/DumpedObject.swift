/// A window, a view or a controller as lldb printed it: the text of one line, parsed.
struct DumpedObject {
  /// The kind of object on a line.
  enum Kind { case view, controller }

  let kind: Kind
  /// The line that it begins on, from 1.
  let line: Int
  /// The nesting depth.
  let depth: Int
  /// Whether its parent presents it; only for a controller.
  let isPresented: Bool
  let className: String
  /// Its address in memory, as in `0x7f8b2c40`, which identifies it wherever it is printed.
  let address: String
  /// The text after its class and address.
  private(set) var rest: Substring
  /// The number of its lines.
  private var lineCount = 1

  /// Parses the object at the beginning of `text`; nil if there is none.
  ///
  /// `<UIView: 0x7f8b2c40; frame = …>` is a view, and `<HomeController 0x7f8b2c40>, state: …` a controller. The
  /// text before the object determines its depth.
  init?(_ text: Substring, line: Int) {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      let before = text[..<open]  // checked: an index of it
      rest = rest[open...].dropFirst()  // checked: an index of it
      guard let name = Self.takeName(from: &rest) else { continue }
      let isView = rest.hasPrefix(": 0x")
      guard isView || rest.hasPrefix(" 0x") else { continue }
      var inner = rest.dropFirst(isView ? 2 : 1)
      let address = inner.prefix { $0.isHexDigit || $0 == "x" }
      inner = inner.dropFirst(address.count)
      guard isView || inner.hasPrefix(">, state: ") else { continue }

      kind = isView ? .view : .controller
      self.line = line
      depth = before.count { $0 == "|" || $0 == "+" }
      isPresented = before.last { $0 == "|" || $0 == "+" } == "+"
      className = String(name)
      self.address = String(address)
      self.rest = inner
      return
    }
    return nil
  }

  /// Consumes a class name, including generic arguments in brackets.
  private static func takeName(from text: inout Substring) -> Substring? {
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    // No class name is longer; this limits the search at each bracket.
    let name = text.prefix(256).prefix {
      $0.isLetter || $0.isNumber || "_.$<>,()".contains($0)
    }
    text = text.dropFirst(name.count)
    return name
  }

  /// A view's properties, besides class and address.
  var properties: [(name: String, value: Substring)] { DumpedProperties(rest).pairs }

  /// Whether it is a window: for an app's own class, lldb also prints the UIKit base class.
  var isWindow: Bool {
    let base = properties.first { $0.name == "baseClass" }?.value
    return kind == .view && (base ?? className[...]).hasSuffix("Window")
  }

  /// Appends another line of its text; returns false if it has already ended.
  ///
  /// A displayed text may span several lines, but only a few: lldb prints its beginning.
  mutating func goOn(_ line: Substring) -> Bool {
    guard kind == .view, lineCount < 16,
      !rest.trimmingSuffix({ $0.isWhitespace || $0 == "," }).hasSuffix(">")
    else { return false }
    rest = (rest + "\n" + line)[...]
    lineCount += 1
    return true
  }
}

extension Substring {
  /// The text without trailing characters that match.
  func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text = text.dropLast() }
    return text
  }
}
