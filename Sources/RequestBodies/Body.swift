package import HTTP
package import JSON
import Problems
package import WindowModel

/// A request's body being read: JSON, and the current place for errors.
package struct Body {
  private var json: JSONReader
  private var path: [String] = []
  /// The number of arrays around the current value.
  private var arrays = 0

  /// One field of an object: its name, an example of its value as JSON, whether it is required, and
  /// how to read it.
  package struct Field<Value>: Sendable {
    package let name: String
    package let example: String
    let isRequired: Bool
    let read: @Sendable (inout Body, inout Value) throws(Problem) -> Void

    package init(
      _ name: String, example: String, isRequired: Bool = false,
      _ read: @escaping @Sendable (inout Body, inout Value) throws(Problem) -> Void
    ) {
      self.name = name
      self.example = example
      self.isRequired = isRequired
      self.read = read
    }

    fileprivate var header: Header { (name, example, isRequired) }
  }

  private init(_ bytes: [UInt8]) { json = JSONReader(bytes) }

  /// The facts about a field that are known before it is read.
  package typealias Header = (name: String, example: String, isRequired: Bool)

  /// Reads the body of a request into `value`; an empty body is an object without fields.
  ///
  /// Invalid JSON is reported before any other error, and a missing field last.
  package static func read<Value>(
    _ parts: RequestParts, _ what: String, _ fields: [Field<Value>], into value: inout Value
  ) throws(Problem) {
    try read(parts, what, fields.count, { fields[$0].header }) { body, index throws(Problem) in
      try fields[index].read(&body, &value)
    }
  }

  /// Reads fields by their indices, with `header` and `read`: code shared by all kinds of values.
  @inline(never)
  private static func read(
    _ parts: RequestParts, _ what: String, _ count: Int, _ header: (Int) -> Header,
    _ read: (inout Body, Int) throws(Problem) -> Void
  ) throws(Problem) {
    var seen = FieldSet()
    if !parts.body.isEmpty {
      try Self.read(parts, example: Self.example((0..<count).map(header))) { body throws(Problem) in
        seen = try body.object(what, count, header, read)
      }
    }
    for index in 0..<count where header(index).isRequired && !seen.contains(index) {
      throw Problem.missing(header(index).name, example: Self.example((0..<count).map(header)))
    }
  }

  /// Returns an example object with the required fields and a requested one; with the first field if there are
  /// neither.
  private static func example(_ fields: [Header], with name: String? = nil) -> String {
    var shown = fields.filter { $0.isRequired || $0.name == name }
    if shown.isEmpty { shown = Array(fields.prefix(1)) }
    return "{\(shown.map { "\"\($0.name)\":\($0.example)" }.joined(separator: ","))}"
  }

  /// Reads the body of a request with `read`, which reads one value of any kind; `example` is a
  /// valid body.
  package static func read(
    _ parts: RequestParts, example: @autoclosure () -> String,
    _ read: (inout Body) throws(Problem) -> Void
  ) throws(Problem) {
    try checkMediaType(parts, example: example())
    var body = Body(parts.body)
    do {
      try read(&body)
      try body.pull { json throws(JSONError) in try json.finish() }
    } catch {
      do { try JSONReader.validate(parts.body, depthLimit: 64) } catch {
        throw malformed(error, example: example())
      }
      throw error
    }
  }

  private static func checkMediaType(
    _ parts: RequestParts, example: @autoclosure () -> String
  ) throws(Problem) {
    guard parts.mediaType == "application/json" else {
      throw Problem(
        .unsupportedMediaType,
        parts.contentType.map { "The body's Content-Type is \($0)." }
          ?? "The body has no JSON Content-Type.",
        hint: "Send JSON with Content-Type: application/json, as curl --json does.",
        exampleBody: example())
    }
  }

  /// Reads an object's fields in any order.
  package mutating func object<Value>(
    _ what: String, _ fields: [Field<Value>], into value: inout Value
  ) throws(Problem) {
    _ = try object(what, fields.count, { fields[$0].header }) { body, index throws(Problem) in
      try fields[index].read(&body, &value)
    }
  }

  /// Reads fields by their indices, with `header` and `read`; returns which of them the object has.
  @inline(never)
  private mutating func object(
    _ what: String, _ count: Int, _ header: (Int) -> Header,
    _ read: (inout Body, Int) throws(Problem) -> Void
  ) throws(Problem) -> FieldSet {
    var seen = FieldSet()
    let (depth, isElement) = (path.count, arrays > 0)
    try pull { json throws(JSONError) in try json.beginObject() }
    while let key = try pull({ json throws(JSONError) in try json.nextKey() }) {
      path.append(key)
      guard let index = (0..<count).first(where: { header($0).name == key }) else {
        throw unknown(key, what, (0..<count).map(header))
      }
      seen.insert(index)
      do { try read(&self, index) } catch {
        var problem = error
        // An array's element is not a complete body.
        if problem.code == .invalidValue, problem.exampleBody == nil, !isElement {
          problem.exampleBody = path.prefix(depth).reversed()
            .reduce(Self.example((0..<count).map(header), with: key)) { "{\"\($1)\":\($0)}" }
        }
        throw problem
      }
      _ = path.popLast()
    }
    return seen
  }

  /// Reads an array's elements with `read`, which receives each one's index.
  package mutating func array(_ read: (inout Body, Int) throws(Problem) -> Void) throws(Problem) {
    try pull { json throws(JSONError) in try json.beginArray() }
    var index = 0
    arrays += 1
    while try pull({ json throws(JSONError) in try json.nextElement() }) {
      path.append("\(index)")
      try read(&self, index)
      _ = path.popLast()
      index += 1
    }
    arrays -= 1
  }

  package mutating func kind() throws(Problem) -> JSONKind {
    try pull { json throws(JSONError) in try json.peek() }
  }
  package mutating func string() throws(Problem) -> String {
    try pull { json throws(JSONError) in try json.readString() }
  }
  package mutating func number() throws(Problem) -> Double {
    try pull { json throws(JSONError) in try json.readDouble() }
  }
  package mutating func bool() throws(Problem) -> Bool {
    try pull { json throws(JSONError) in try json.readBool() }
  }
  package mutating func null() throws(Problem) {
    try pull { json throws(JSONError) in try json.readNull() }
  }
  /// Reads any value and returns its bytes.
  package mutating func raw() throws(Problem) -> [UInt8] {
    Array(try pull { json throws(JSONError) in try json.readRaw() })
  }

  /// Reads a value with `read`, and returns its bytes too.
  package mutating func source(_ read: (inout Body) throws(Problem) -> Void) throws(Problem)
    -> [UInt8]
  {
    var ahead = self
    let bytes = try ahead.raw()
    try read(&self)
    return bytes
  }

  /// Reads an enumeration's case by its raw value; `hints` are for other names of a case.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type, hints: [String: String] = [:]
  ) throws(Problem) -> Choice {
    let text = try string()
    return try choose(
      text, Choice(rawValue: text), among: Choice.allCases.map(\.rawValue), hint: hints[text])
  }

  /// Reads cases of an enumeration, without duplicates.
  package mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(
    _: Choice.Type
  ) throws(Problem) -> Set<Choice> {
    var choices: Set<Choice> = []
    try array { body, _ throws(Problem) in
      let choice = try body.choice(Choice.self)
      guard choices.insert(choice).inserted else {
        throw body.invalid("'\(choice.rawValue)' came twice.")
      }
    }
    return choices
  }

  /// Returns `value`, or throws the error that `text` is none of `names`.
  package func choose<Value>(
    _ text: String, _ value: Value?, among names: [String], hint: String? = nil
  ) throws(Problem) -> Value {
    if let value { return value }
    let list = names.joined(separator: ", ")
    throw invalid(
      "'\(text)' is not one of: \(list).", hint: hint ?? didYouMean(text, among: names))
  }

  /// The error that the value just read is invalid here.
  package func invalid(_ detail: String, hint: String? = nil) -> Problem {
    Problem(.invalidValue, detail, pointer: pointer, hint: hint)
  }

  /// The error that an object lacks a field.
  package func missing(_ name: String) -> Problem {
    Problem(.missingField, "'\(name)' is missing.", pointer: pointer + "/" + name)
  }

  /// The JSON pointer of the current place.
  package var pointer: String {
    path.map { "/" + Self.escape($0) }.joined()
  }

  /// Escapes a key for a JSON pointer (RFC 6901 §3): `~` is `~0` and `/` is `~1`.
  private static func escape(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return key }
    return key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }

  /// Fields of replies that bodies can't set, and the requests that change them.
  private static let told = [
    "isKeyWindow": "POST to /windows/{window}/makeKey makes a window key.",
    "keyWindow": "POST to /windows/{window}/makeKey makes a window key.",
    "isOnScreen": "A window is on the screen when it is not hidden and its screen is connected.",
    "subviews": "POST to /views/{view}/subviews puts a view into another.",
    "references": "PUT to /references/{name} stores an object in a variable.",
    "isFirstResponder": "POST to /views/{view}/becomeFirstResponder makes it that.",
    "superview": "POST to /views/{view}/subviews puts a view into another.",
    "class": "An object's class is chosen when it is made.",
    "id": "An object's identifier is chosen when it is made.",
  ]

  /// Fields that clients look for in another kind of object.
  private static let elsewhere = [
    "preferredStyle": "A UIAlertController has it: POST to /controllers with that class makes one.",
    "actions": "A UIAlertController has them: POST to /controllers with that class makes one.",
  ]

  private func unknown(
    _ key: String, _ what: String, _ fields: [Header]
  ) -> Problem {
    if let setter = Self.told[key] {
      return Problem(
        .unknownField, "'\(key)' of \(what) can be read, but not set here.", pointer: pointer,
        hint: setter)
    }
    let hint = Self.elsewhere[key] ?? didYouMean(key, amongFields: fields.map(\.name))
    let likely = fields.first { hint == "Did you mean '\($0.name)'?" }
    return Problem(
      .unknownField, "'\(key)' is not a field of \(what).", pointer: pointer, hint: hint,
      exampleBody: path.count > 1
        ? nil : likely.map { Self.example(fields, with: $0.name) })
  }

  private mutating func pull<Value>(
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(Problem) -> Value {
    do { return try read(&json) } catch {
      guard case .mismatch = error.reason else { throw Self.malformed(error) }
      let words = error.description
      throw invalid("\(words.prefix(1).uppercased())\(words.dropFirst()).")
    }
  }

  private static func malformed(_ error: JSONError, example: String? = nil) -> Problem {
    Problem(
      .malformedJSON, "Line \(error.line), column \(error.column): \(error.description)",
      hint:
        "JSON has double quotation marks around keys and strings, no comma after the last value and "
        + "no comments.", exampleBody: example)
  }
}

/// The set of an object's given fields; no object has more than 64.
package struct FieldSet {
  private var bits: UInt64 = 0

  package mutating func insert(_ index: Int) { bits |= 1 &<< UInt64(truncatingIfNeeded: index) }

  package func contains(_ index: Int) -> Bool {
    bits & (1 &<< UInt64(truncatingIfNeeded: index)) != 0
  }
}

/// The type of a field's value.
package struct Kind<Value>: Sendable {
  package let read: @Sendable (inout Body) throws(Problem) -> Value
}

extension Kind<Bool> {
  package static var flag: Kind { Kind { body throws(Problem) in try body.bool() } }
}
extension Kind<Int> {
  /// An integer that a double represents exactly.
  package static var integer: Kind { Kind { body throws(Problem) in try body.integer() } }
}
extension Kind<Double> {
  package static var number: Kind { Kind { body throws(Problem) in try body.number() } }
}
extension Kind<String> {
  package static var text: Kind { Kind { body throws(Problem) in try body.string() } }
}
extension Kind<String?> {
  /// A string, or null.
  package static var textOrNull: Kind { Kind { body throws(Problem) in try body.optionalString() } }
}
extension Kind<[String]> {
  package static var texts: Kind { Kind { body throws(Problem) in try body.strings() } }
}
extension Kind<Identifier> {
  /// An object's identifier.
  package static var object: Kind<Identifier> {
    Kind { body throws(Problem) in try body.identifier() }
  }
}
extension Kind<Identifier?> {
  /// An object's identifier, or null.
  package static var objectOrNull: Kind<Identifier?> {
    Kind { body throws(Problem) in try body.optionalIdentifier() }
  }
}
extension Kind<[Identifier]> {
  /// Identifiers of objects, or null.
  package static var objects: Kind<[Identifier]> {
    Kind { body throws(Problem) in try body.identifiers() ?? [] }
  }
}
extension Kind<ViewClass> {
  package static var viewClass: Kind<ViewClass> {
    Kind { body throws(Problem) in try body.viewClass() }
  }
}
extension Kind<Selector> {
  /// The name of an action's method.
  package static var selector: Kind<Selector> {
    Kind { body throws(Problem) in try body.selector() }
  }
}
extension Kind<Completion> {
  /// The name of a completion block.
  package static var completion: Kind<Completion> {
    Kind { body throws(Problem) in try body.completion() }
  }
}
extension Kind<EdgeInsets> {
  /// Four numbers, counterclockwise from the top.
  package static var insets: Kind<EdgeInsets> { Kind { body throws(Problem) in try body.insets() } }
}
extension Kind<Size> {
  package static var size: Kind<Size> { Kind { body throws(Problem) in try body.size() } }
}
extension Kind where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// A case of an enumeration, by its raw value.
  package static var choice: Kind { Kind { body throws(Problem) in try body.choice(Value.self) } }
}

extension Body.Field {
  /// The field of a property, which `set` sets; `example` is a value as JSON.
  package init<Property>(
    _ name: String, _ kind: Kind<Property>, example: String, isRequired: Bool = false,
    _ set: @escaping @Sendable (inout Value, Property) -> Void
  ) {
    self.init(name, example: example, isRequired: isRequired) { body, value throws(Problem) in
      set(&value, try kind.read(&body))
    }
  }
}
