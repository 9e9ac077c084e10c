import HTTP
import JSON
import Operations
import PasteValues
import Pictures
import Problems
import WindowModel

/// The API request of a statement, before it is sent.
struct PasteRequest {
  var method: HTTP.Method
  /// The path relative to the session's.
  var path: String
  var fields: [(name: String, json: String)] = []

  private init(_ method: HTTP.Method, _ path: String, _ fields: [(String, String)]) {
    self.method = method
    self.path = path
    self.fields = fields.map { (name: $0.0, json: $0.1) }
  }

  static func post(_ path: String, _ fields: (String, String)...) -> PasteRequest {
    PasteRequest(.post, path, fields)
  }
  static func patch(_ path: String, _ fields: (String, String)...) -> PasteRequest {
    PasteRequest(.patch, path, fields)
  }
  static func put(_ path: String, _ fields: (String, String)...) -> PasteRequest {
    PasteRequest(.put, path, fields)
  }
  static func delete(_ path: String) -> PasteRequest { PasteRequest(.delete, path, []) }

  /// The approximate size in bytes.
  var size: Int {
    fields.reduce(path.utf8.count) { $0 + $1.name.utf8.count + $1.json.utf8.count }
  }

  /// The command of the request; `isHeld` omits that its new object is not retained.
  private func command(isHeld: Bool) throws(Problem) -> LoggedCommand {
    let pairs = fields.filter { !isHeld || $0.name != "retained" }
      .map { "\(JSONText.string($0.name)):\($0.json)" }
    let body = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
    guard let command = LoggedCommand(method, path, body: Array(body.utf8)) else {
      throw Problem(.invalidValue, "\(method.rawValue) \(path) is no command.")
    }
    return command
  }

  /// Joins requests into one command: a batch if there are several. `isHeld` is for previewing the objects that a
  /// statement creates, which live until its end.
  static func joined(
    _ requests: [PasteRequest], isHeld: Bool = false
  ) throws(Problem) -> LoggedCommand {
    if requests.count == 1 { return try requests[0].command(isHeld: isHeld) }
    var parts: [LoggedCommand] = []
    for request in requests { parts.append(try request.command(isHeld: isHeld)) }
    return LoggedCommand(batch: parts)
  }
}

extension JSONText {
  static func identifier(_ identifier: Identifier?) -> String {
    identifier.map { "\"\($0.text)\"" } ?? "null"
  }

  static func numbers(_ numbers: [Double]) -> String {
    "[\(numbers.map(Printed.number).joined(separator: ","))]"
  }

  static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ","))]" }
}

/// The type of a property, and its JSON form.
enum PasteKind {
  case rect, point, size, insets, transform, number, integer, bool, string, color, level, object
  case objects, screen, scene, words, style

  /// A value as JSON, or nil if the property does not accept it.
  func json(_ value: PasteValue) -> String? {
    let value = value.unwrapped
    return switch (self, value) {
    case (.rect, .word("zero")): JSONText.numbers([0, 0, 0, 0])
    case (.point, .word("zero")): JSONText.numbers([0, 0])
    case (.insets, .word("zero")): JSONText.numbers([0, 0, 0, 0])
    case (.transform, .word("identity")): Self.transform.json(.transform(.identity))
    case (.rect, .rect(let rect)):
      JSONText.numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case (.point, .point(let point)): JSONText.numbers([point.x, point.y])
    case (.size, .word("zero")): JSONText.numbers([0, 0])
    case (.size, .size(let size)): JSONText.numbers([size.width, size.height])
    case (.insets, .insets(let insets)):
      JSONText.numbers([insets.top, insets.left, insets.bottom, insets.right])
    case (.transform, .transform(let it)):
      JSONText.numbers([it.a, it.b, it.c, it.d, it.tx, it.ty])
    case (.number, _), (.integer, _), (.level, _): value.number.map(Printed.number)
    case (.bool, _): value.truth.map { "\($0)" }
    case (.string, .string(let text)): JSONText.string(text)
    case (.string, .null), (.color, .null), (.object, .null), (.scene, .null): "null"
    case (.color, .color(let text)): JSONText.string(text)
    case (.color, .word(let word)): PasteColors.css(word).map(JSONText.string)
    case (.object, .object(let id)): JSONText.identifier(id)
    case (.objects, .null): "null"
    case (.objects, .list(let values)): Self.list(values, of: .object)
    case (.screen, .screen(let id)), (.scene, .scene(let id)): JSONText.identifier(id)
    case (.words, .word(let word)): "[\(JSONText.string(word))]"
    case (.words, .list(let values)): Self.list(values, of: .style)
    case (.words, .number(0, _)): "[]"
    case (.style, .word(let word)): JSONText.string(word)
    default: nil
    }
  }

  private static func list(_ values: [PasteValue], of kind: PasteKind) -> String? {
    var texts: [String] = []
    for value in values {
      guard let text = kind.json(value), text != "null" else { return nil }
      texts.append(text)
    }
    return JSONText.list(texts)
  }
}
