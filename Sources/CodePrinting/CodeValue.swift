import JSON

/// The JSON of a command's body, its fields in order.
package enum CodeValue {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([CodeValue])
  case object([(name: String, value: CodeValue)])

  /// Parses a document. Empty input is an object without fields, as in a request; invalid JSON is nil.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      self = .object([])
      return
    }
    var reader = JSONReader(bytes)
    do {
      try self.init(&reader)
      try reader.finish()
    } catch { return nil }
  }

  /// Reads a value; the reader limits its depth.
  private init(_ reader: inout JSONReader) throws(JSONError) {
    switch try reader.peek() {
    case .null:
      try reader.readNull()
      self = .null
    case .bool: self = .bool(try reader.readBool())
    case .number: self = .number(try reader.readDouble())
    case .string: self = .text(try reader.readString())
    case .array:
      var elements: [CodeValue] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try CodeValue(&reader)) }
      self = .array(elements)
    case .object:
      var fields: [(name: String, value: CodeValue)] = []
      try reader.beginObject()
      while let name = try reader.nextKey() { fields.append((name, try CodeValue(&reader))) }
      self = .object(fields)
    }
  }

  /// The value of a field, or nil.
  package subscript(name: String) -> CodeValue? { fields.first { $0.name == name }?.value }

  /// The fields of an object, otherwise none.
  var fields: [(name: String, value: CodeValue)] {
    if case .object(let fields) = self { fields } else { [] }
  }

  /// The elements of an array, otherwise none.
  var elements: [CodeValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text, or nil.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The strings among the elements.
  var texts: [String] { elements.compactMap(\.text) }

  /// The number, or nil.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The Boolean, or nil.
  package var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// Whether it is null.
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Returns one number for each name, from an array or from the fields of these names; nil if any is missing.
  func numbers(_ names: [String]) -> [Double]? {
    let numbers =
      if case .array(let elements) = self { elements.compactMap(\.number) } else {
        names.compactMap { self[$0]?.number }
      }
    return numbers.count == names.count ? numbers : nil
  }
}
