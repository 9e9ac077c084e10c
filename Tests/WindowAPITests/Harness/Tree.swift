import JSON
import Yams

/// A JSON or YAML document, for tests to read replies and the contract.
enum Tree: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([String: Tree])

  subscript(key: String) -> Tree? {
    guard case .object(let fields) = self else { return nil }
    return fields[key]
  }

  var fields: [String: Tree] {
    guard case .object(let fields) = self else { return [:] }
    return fields
  }

  var elements: [Tree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The texts of an array.
  var texts: [String] { elements.compactMap(\.text) }
}

extension Tree {
  init(json: String) throws {
    var reader = JSONReader(Array(json.utf8))
    try self.init(&reader)
    try reader.finish()
  }

  private init(_ reader: inout JSONReader) throws {
    switch try reader.peek() {
    case .null:
      try reader.readNull()
      self = .null
    case .bool: self = .bool(try reader.readBool())
    case .number: self = .number(try reader.readDouble())
    case .string: self = .string(try reader.readString())
    case .array:
      var elements: [Tree] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try Tree(&reader)) }
      self = .array(elements)
    case .object:
      var fields: [String: Tree] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey() { fields[key] = try Tree(&reader) }
      self = .object(fields)
    }
  }

  init(yaml: String) throws { self = Tree(try Yams.load(yaml: yaml) as Any) }

  private init(_ value: Any) {
    switch value {
    case let bool as Bool: self = .bool(bool)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements.map { Tree($0) })
    case let fields as [AnyHashable: Any]:
      let pairs = fields.map { ("\($0.key.base)", Tree($0.value)) }
      self = .object(Dictionary(uniqueKeysWithValues: pairs))
    default: self = .null
    }
  }

  /// As JSON on one line.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.finish().text
  }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral bool: Bool) { self = .bool(bool) }
  init(arrayLiteral elements: Tree...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }
}
