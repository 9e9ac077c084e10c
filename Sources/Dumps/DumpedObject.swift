/// A window, a view or a controller as lldb printed it: the text of one line, taken apart.
struct DumpedObject {
  /// What a line tells of.
  enum Kind { case view, controller }

  let kind: Kind
  /// The line that it begins on, from 1.
  let line: Int
  /// How many objects it lies in.
  let depth: Int
  /// Whether the object that it lies in presents it; of a controller.
  let isPresented: Bool
  let className: String
  /// Where it was in memory, as in `0x7f8b2c40`: an object has one address wherever it is printed.
  let address: String
  /// What stands behind its class and address.
  private(set) var rest: Substring
  /// How many lines it has.
  private var lineCount = 1

  /// Reads the object that `text` begins; nil where it begins none.
  ///
  /// `<UIView: 0x7f8b2c40; frame = …>` is a view, and `<HomeController 0x7f8b2c40>, state: …` a controller.
  /// What stands before the object tells how deep it lies.
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

  /// Takes a class's name, whose types in brackets belong to it.
  private static func takeName(from text: inout Substring) -> Substring? {
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    // No class has a longer name, and looking for one at each bracket must end soon.
    let name = text.prefix(256).prefix {
      $0.isLetter || $0.isNumber || "_.$<>,()".contains($0)
    }
    text = text.dropFirst(name.count)
    return name
  }

  /// What its line tells beside class and address; of a view.
  var properties: [(name: String, value: Substring)] { DumpedProperties(rest).pairs }

  /// Whether it is a window: lldb prints UIKit's class beside one of the app's own.
  var isWindow: Bool {
    let base = properties.first { $0.name == "baseClass" }?.value
    return kind == .view && (base ?? className[...]).hasSuffix("Window")
  }

  /// Takes a further line of its text; false where it ended before.
  ///
  /// A text that a view shows goes on over several lines, but not over many: lldb prints its beginning.
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
  /// The text without what at its end is so.
  func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text = text.dropLast() }
    return text
  }
}
