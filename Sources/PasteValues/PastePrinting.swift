import Pictures
package import SourceCode
package import WindowModel

/// Prints values as `NSLog` and `print` do.
package struct PastePrinter {
  let language: Language
  let application: Application
  /// The remaining room, in bytes.
  package var room = PastePrinter.most

  /// The maximum output of one statement, in bytes.
  package static let most = 65_536

  package init(language: Language, application: Application) {
    self.language = language
    self.application = application
  }

  /// The text of a value for `%@` or `print`.
  package mutating func text(_ value: PasteValue) -> String {
    let text: String
    switch value {
    case .optional(let inner): text = "Optional(\(debugText(inner.unwrapped)))"
    case .null: text = language == .swift ? "nil" : "(null)"
    case .nothing: text = "()"
    case .bool(let flag): text = language == .swift ? "\(flag)" : flag ? "1" : "0"
    case .number(let number, let isInteger): text = self.text(number, isInteger)
    case .level(let level): text = "UIWindowLevel(_rawValue: \(level))"
    case .string(let string): text = string
    case .point(let point): text = numbers([point.x, point.y], "NSPoint: {", "}")
    case .size(let size): text = numbers([size.width, size.height], "NSSize: {", "}")
    case .rect(let rect):
      text =
        language == .swift
        ? numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], "", "")
        : "NSRect: \(Self.string(rect))"
    case .insets(let it):
      text = "UIEdgeInsets: {\(it.top), \(it.left), \(it.bottom), \(it.right)}"
    case .transform(let it):
      text = numbers([it.a, it.b, it.c, it.d, it.tx, it.ty], "CGAffineTransform: [", "]")
    case .color(let color): text = "<UIColor: \(color)>"
    case .list(let values): text = list(values)
    case .object(let id): text = description(id)
    case .layer(let id): text = "<CALayer: of \(id)>"
    case .popover(let id): text = "<UIPopoverPresentationController: \(id)>"
    case .traits(let traits):
      text =
        "<UITraitCollection: \(traits.horizontalSizeClass.rawValue) width, \(traits.verticalSizeClass.rawValue) height>"
    case .screen(let id): text = "<UIScreen: \(Self.address(0x20)); \(id)>"
    case .scene(let id): text = "<UIWindowScene: \(Self.address(0x30)); \(id)>"
    case .application: text = "<UIApplication: \(Self.address(0x10))>"
    case .delegate, .this: text = "<AppDelegate: \(Self.address(0x18))>"
    case .type(let name), .allocated(let name), .word(let name), .selector(let name): text = name
    case .action(let title, _): text = "<UIAlertAction: \(title)>"
    }
    room -= text.utf8.count
    return text
  }

  /// A value nested in another's description: a string is quoted.
  private mutating func debugText(_ value: PasteValue) -> String {
    if case .string(let string) = value { return "\"\(string)\"" }
    return text(value)
  }

  private func numbers(_ numbers: [Double], _ begin: String, _ end: String) -> String {
    language == .swift
      ? "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
      : begin + numbers.map(Printed.number).joined(separator: ", ") + end
  }

  private func text(_ number: Double, _ isInteger: Bool) -> String {
    language == .swift && !isInteger ? "\(number)" : Printed.number(number)
  }

  /// An array's description, as in `NSArray` or Swift.
  private mutating func list(_ values: [PasteValue]) -> String {
    var parts: [String] = []
    for value in values {
      guard room > 0 else { break }
      let text = language == .swift ? debugText(value.unwrapped) : self.text(value)
      let isPlain = text.utf8.allSatisfy { Self.isPlain($0) }
      parts.append(language == .swift || isPlain && !text.isEmpty ? text : "\"\(text)\"")
    }
    if parts.count < values.count { parts.append("… \(values.count - parts.count) more") }
    if language == .swift { return "[\(parts.joined(separator: ", "))]" }
    return parts.isEmpty ? "(\n)" : "(\n    \(parts.joined(separator: ",\n    "))\n)"
  }

  /// Whether a character needs no quotation marks in an array's description.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  /// `NSStringFromCGRect`.
  static func string(_ rect: Rect) -> String {
    let number = Printed.number
    return "{{\(number(rect.origin.x)), \(number(rect.origin.y))}, "
      + "{\(number(rect.size.width)), \(number(rect.size.height))}}"
  }

  /// A stable address for an object.
  static func address(_ number: Int) -> String {
    "0x" + String(0x6000_0000_0000 + number * 0x10, radix: 16)
  }

  /// An object's `description`: for a view, the properties that differ from the defaults.
  func description(_ identifier: Identifier) -> String {
    if let id = application.controller(identifier), let it = application.controller(id) {
      return "<\(it.controllerClass): \(Self.address(id))>"
    }
    guard let id = application.view(identifier), let view = application.view(id) else {
      return "(null)"
    }
    if let alert = application.alertView(identifier) {
      return "<\(alert.kind.rawValue): \(Self.address(id))>"
    }
    // The description has no background, and does not say that a window is not opaque.
    var parts = ViewTree.properties(of: view).filter {
      !$0.hasPrefix("backgroundColor") && !(view.isWindow && $0.hasPrefix("opaque"))
        && !$0.hasPrefix("contentOffset")
    }
    if view.isWindow { parts.append("gestureRecognizers = <NSArray: \(Self.address(id, 1))>") }
    let layer = view.isWindow ? "UIWindowLayer" : "CALayer"
    parts.append("layer = <\(layer): \(Self.address(id, 2))>")
    return "<\(view.className): \(Self.address(id)); \(parts.joined(separator: "; "))>"
  }

  /// The address of an object, or of a part of it.
  private static func address(_ id: NodeID, _ part: Int = 0) -> String {
    address(0x100 + id.number * 4 + part)
  }
}
