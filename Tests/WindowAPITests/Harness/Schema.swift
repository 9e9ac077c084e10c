import Foundation

/// Checks values against the part of JSON Schema that openapi.yaml uses. A field that no schema
/// names is a fault, so that no undocumented field is served.
struct Schema {
  let document: Tree

  /// The target of a reference, merged with the fields beside it.
  func resolve(_ node: Tree) -> Tree {
    guard let reference = node["$ref"]?.text else { return joined(node) }
    var place = document
    for name in reference.dropFirst(2).split(separator: "/") {
      guard let next = place[String(name)] else { return .null }
      place = next
    }
    let target = resolve(place)
    if node.fields.count == 1 { return target }
    var fields = target.fields.merging(node.fields) { $1 }
    fields["$ref"] = nil
    if let base = target["properties"], let own = node["properties"] {
      fields["properties"] = .object(base.fields.merging(own.fields) { $1 })
    }
    if let base = target["required"], let own = node["required"] {
      fields["required"] = .array(base.elements + own.elements)
    }
    return joined(.object(fields))
  }

  /// A schema with the properties of all its parts.
  private func joined(_ node: Tree) -> Tree {
    guard let parts = node["allOf"]?.elements else { return node }
    var fields = node.fields
    var properties = node["properties"]?.fields ?? [:]
    for part in parts {
      properties.merge(resolve(part)["properties"]?.fields ?? [:]) { own, _ in own }
    }
    fields["allOf"] = nil
    fields["properties"] = .object(properties)
    return .object(fields)
  }

  /// The faults of a value, each with its path.
  func faults(in value: Tree, _ node: Tree?, at place: String = "") -> [String] {
    guard let node else { return ["\(place): there is no schema"] }
    let schema = resolve(node)
    if schema == .null { return ["\(place): \(node.json) leads nowhere"] }
    var faults: [String] = []
    if let wanted = schema["const"], wanted != value {
      faults.append("\(place): \(value.json) is not \(wanted.json)")
    }
    if let values = schema["enum"]?.elements, !values.contains(value) {
      faults.append("\(place): \(value.json) is not in the enum")
    }
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.texts
      if !types.contains(where: { Self.has(value, $0) }) {
        return faults + ["\(place): \(value.json) is no \(types)"]
      }
    }
    for (key, isGood) in [("anyOf", { $0 >= 1 }), ("oneOf", { $0 == 1 })]
      as [(String, (Int) -> Bool)]
    {
      guard let choices = schema[key]?.elements else { continue }
      let results = choices.map { self.faults(in: value, $0, at: place) }
      if !isGood(results.count { $0.isEmpty }) {
        faults.append("\(place): \(key): \(results.joined().joined(separator: "; "))")
      }
    }
    return faults + self.details(of: value, schema, at: place)
  }

  private func details(of value: Tree, _ schema: Tree, at place: String) -> [String] {
    switch value {
    case .null, .bool: return []
    case .number(let number): return range(number, schema, "imum", at: place)
    case .string(let text):
      var faults = range(Double(text.utf8.count), schema, "Length", at: place)
      if let pattern = schema["pattern"]?.text,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(place): \(value.json) does not match \(pattern)")
      }
      return faults
    case .array(let elements):
      var faults = range(Double(elements.count), schema, "Items", at: place)
      for (index, element) in elements.enumerated() where schema["items"] != nil {
        faults += self.faults(in: element, schema["items"], at: "\(place)/\(index)")
      }
      return faults
    case .object(let fields):
      var faults: [String] = []
      for name in schema["required"]?.texts ?? [] where fields[name] == nil {
        faults.append("\(place): lacks \(name)")
      }
      guard schema["properties"] != nil || schema["additionalProperties"] != nil else {
        return faults
      }
      for (name, field) in fields {
        if let property = schema["properties"]?[name] {
          faults += self.faults(in: field, property, at: "\(place)/\(name)")
        } else if schema["additionalProperties"] != true {
          faults.append("\(place)/\(name): is not documented")
        }
      }
      return faults
    }
  }

  private func range(_ size: Double, _ schema: Tree, _ suffix: String, at place: String) -> [String]
  {
    let low = schema["min" + suffix]?.number ?? -.infinity
    let high = schema["max" + suffix]?.number ?? .infinity
    return size < low || size > high ? ["\(place): \(size) is not in \(low)...\(high)"] : []
  }

  private static func has(_ value: Tree, _ type: String) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
