indirect enum JSON: CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  var description: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return b ? "true" : "false"
    case .number(let n): return n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .string(let s): return "\"\(s)\""
    case .array(let items): return "[" + items.map { $0.description }.joined(separator: ",") + "]"
    case .object(let fields): return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.0 == key }?.1
  }
  subscript(index: Int) -> JSON? {
    if case .array(let items) = self, items.indices.contains(index) { return items[index] }
    return nil
  }
  var depth: Int {
    switch self {
    case .array(let items): return 1 + (items.map(\.depth).max() ?? 0)
    case .object(let fields): return 1 + (fields.map(\.1.depth).max() ?? 0)
    default: return 0
    }
  }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
let json = JSON.object([
  ("name", "Ann"), ("tags", ["a", 1, [2, 3]]), ("score", .number(1.5)), ("ok", .bool(true)), ("none", .null),
])
print(json)
print(json["tags"]?[2]?[1] ?? .null, json["x"] == nil ? "missing" : "there", json.depth)
