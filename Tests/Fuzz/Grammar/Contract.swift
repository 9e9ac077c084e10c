import WindowService
import Yams

/// The bodies and parameters in openapi.yaml, and the strings in its examples.
struct Contract {
  /// The query and body of an operation.
  struct Operation {
    /// The query parameters, by name.
    var query: [(name: String, schema: Schema)] = []
    var body: Schema?
  }

  /// The schema of a JSON value.
  indirect enum Schema {
    /// A reference to a schema in `components`.
    case named(String)
    case object([(name: String, schema: Schema, isRequired: Bool)])
    case array(Schema, most: Int)
    case number(least: Double, most: Double, isWhole: Bool)
    case boolean
    case text
    case null
    /// One of several constants, as JSON.
    case constants([String])
    case either([Schema])
    case anything
  }

  /// By their `operationId`.
  private(set) var operations: [String: Operation] = [:]
  private(set) var schemas: [String: Schema] = [:]
  /// The strings in examples, by field name.
  private(set) var examples: [String: [String]] = [:]

  /// Parses the contract and the example files that it does not include.
  init(yaml: String, examples: [String]) throws {
    let document = try Yams.load(yaml: yaml)
    let parts = Self.field("components", of: document)
    let named = Self.field("schemas", of: parts)
    for (name, schema) in Self.fields(named) {
      schemas[name] = Self.schema(Self.whole(schema, named))
    }
    for (_, path) in Self.fields(Self.field("paths", of: document)) {
      for (_, operation) in Self.fields(path) {
        guard let name = Self.field("operationId", of: operation) as? String else { continue }
        operations[name] = Self.operation(
          operation, Self.elements("parameters", of: path), parts)
      }
    }
    collect(document, isExample: false)
    for file in examples { collect(try Yams.load(yaml: file), isExample: false) }
  }

  private static func operation(_ operation: Any?, _ shared: [Any], _ parts: Any?) -> Operation {
    var made = Operation()
    for parameter in shared + elements("parameters", of: operation) {
      var whole: Any? = parameter
      if let name = reference(parameter) { whole = field(name, of: field("parameters", of: parts)) }
      guard field("in", of: whole) as? String == "query",
        let name = field("name", of: whole) as? String
      else { continue }
      made.query.append((name, schema(field("schema", of: whole))))
    }
    var body = field("requestBody", of: operation)
    if let name = reference(body) { body = field(name, of: field("requestBodies", of: parts)) }
    let content = field("application/json", of: field("content", of: body))
    made.body = field("schema", of: content).map { schema($0) }
    return made
  }

  /// A schema merged with the schema that it extends.
  private static func whole(_ schema: Any?, _ named: Any?) -> Any? {
    guard let base = reference(schema), let own = schema as? [AnyHashable: Any],
      own.count > 1, var fields = whole(field(base, of: named), named) as? [AnyHashable: Any]
    else { return schema }
    let properties = field("properties", of: fields) as? [AnyHashable: Any] ?? [:]
    let more = own["properties"] as? [AnyHashable: Any] ?? [:]
    fields["properties"] = properties.merging(more) { $1 }
    fields["required"] = elements("required", of: fields) + elements("required", of: own)
    return fields
  }

  private static func schema(_ schema: Any?) -> Schema {
    if let name = reference(schema) { return .named(name) }
    for key in ["oneOf", "anyOf"] {
      if let choices = field(key, of: schema) as? [Any] {
        return .either(choices.map { self.schema($0) })
      }
    }
    if let values = field("enum", of: schema) as? [Any] { return .constants(values.map(json)) }
    if let value = field("const", of: schema) { return .constants([json(value)]) }
    let types = field("type", of: schema)
    if let types = types as? [String] { return .either(types.map { self.schema($0, schema) }) }
    return self.schema(types as? String ?? "", schema)
  }

  private static func schema(_ type: String, _ schema: Any?) -> Schema {
    switch type {
    case "object":
      let required = field("required", of: schema) as? [String] ?? []
      let properties = fields(field("properties", of: schema)).sorted { $0.0 < $1.0 }
      return .object(properties.map { ($0, self.schema($1), required.contains($0)) })
    case "array":
      return .array(
        self.schema(field("items", of: schema)), most: field("maxItems", of: schema) as? Int ?? 10)
    case "number", "integer":
      return .number(
        least: number(field("minimum", of: schema)) ?? -1e9,
        most: number(field("maximum", of: schema)) ?? 1e9, isWhole: type == "integer")
    case "boolean": return .boolean
    case "string": return .text
    case "null": return .null
    default: return .anything
    }
  }

  /// Collects the strings in examples.
  private mutating func collect(_ value: Any?, isExample: Bool) {
    for element in value as? [Any] ?? [] { collect(element, isExample: isExample) }
    for (name, field) in Self.fields(value).sorted(by: { $0.0 < $1.0 }) {
      if isExample, let text = field as? String, text.utf8.count < 200,
        examples[name]?.contains(text) != true
      {
        examples[name, default: []].append(text)
      }
      collect(field, isExample: isExample || ["value", "body"].contains(name))
    }
  }

  private static func reference(_ value: Any?) -> String? {
    (field("$ref", of: value) as? String)?.split(separator: "/").last.map(String.init)
  }

  private static func field(_ name: String, of value: Any?) -> Any? {
    (value as? [AnyHashable: Any])?[name]
  }

  private static func elements(_ name: String, of value: Any?) -> [Any] {
    field(name, of: value) as? [Any] ?? []
  }

  private static func fields(_ value: Any?) -> [(String, Any)] {
    (value as? [AnyHashable: Any] ?? [:]).map { ("\($0.key.base)", $0.value) }
  }

  private static func number(_ value: Any?) -> Double? {
    value as? Double ?? (value as? Int).map(Double.init)
  }

  private static func json(_ value: Any) -> String {
    (value as? String).map(Hazards.quoted) ?? "\(value)"
  }
}
