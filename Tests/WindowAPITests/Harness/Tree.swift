import Foundation
import Yams

/// A JSON or YAML document, so that a test can look into a reply and into the contract alike.
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

extension Tree: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let elements = try? value.decode([Tree].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: Tree].self))
    }
  }

  init(json: String) throws { self = try JSONDecoder().decode(Tree.self, from: Data(json.utf8)) }

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
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
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
