package import ProgramRuntime
import Syntax

/// Values as `print` shows them.
extension Machine {
  /// A value of a type as a text; `isDebug` as within another's description.
  package func describe(_ value: Value, _ type: SwiftType, isDebug: Bool) -> String {
    description(of: value, type, isDebug, level: 0)
  }

  private func description(of value: Value, _ type: SwiftType, _ isDebug: Bool, level: Int)
    -> String
  {
    guard level < 12 else { return "…" }
    func inner(_ value: Value, _ type: SwiftType) -> String {
      description(of: value, type, true, level: level + 1)
    }
    switch type {
    case .optional(let wrapped), .implicit(let wrapped):
      return value.isNone ? "nil" : "Optional(\(inner(value, wrapped)))"
    case .void: return "()"
    case .bool: return "\(value.bool)"
    case .int: return "\(value.int)"
    case .double, .cgFloat: return "\(value.double)"
    case .float: return "\(Float(value.double))"
    case .string, .character, .selector:
      return isDebug && type != .selector ? quoted(value.string) : value.string
    case .array(let element):
      return "[" + value.array.map { inner($0, element) }.joined(separator: ", ") + "]"
    case .set(let element):
      return "[" + value.table.pairs.map { inner($0.key, element) }.joined(separator: ", ") + "]"
    case .dictionary(let key, let element):
      let pairs = value.table.pairs.map { "\(inner($0.key, key)): \(inner($0.value, element))" }
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .range(let bound, let isClosed):
      let parts = value.parts
      guard parts.count == 2 else { return "" }
      let text = inner(parts[0], bound) + (isClosed ? "..." : "..<") + inner(parts[1], bound)
      return isDebug ? "\(isClosed ? "ClosedRange" : "Range")(\(text))" : text
    case .tuple(let elements):
      let parts = zip(elements, value.parts).map { element, part in
        (element.label.map { "\($0): " } ?? "") + inner(part, element.type)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(Function)"
    case .metatype(let type):
      if case .type(let actual) = value { return "\(actual)" }
      return "\(type)"
    case .lent(let inner), .async(let inner):
      return description(of: value, inner, isDebug, level: level)
    case .empty: if case .table = value { return "[:]" } else { return "[]" }
    case .nominal, .any, .anyObject, .generic, .null, .never:
      return description(ofAny: value, type, isDebug, level: level)
    }
  }

  private func description(ofAny value: Value, _ type: SwiftType, _ isDebug: Bool, level: Int)
    -> String
  {
    switch value {
    case .none: return "nil"
    case .boxed(let own, let inner): return description(of: inner, own, isDebug, level: level)
    case .bool where type.nominal == nil: return "\(value.bool)"
    case .int where type.nominal == nil: return "\(value.int)"
    case .double where type.nominal == nil: return "\(value.double)"
    case .string where type.nominal == nil: return isDebug ? quoted(value.string) : value.string
    case .void: return "()"
    case .type(let type): return "\(type)"
    case .object(let reference): return description(of: reference.instance, value, level: level)
    default: break
    }
    guard case .nominal(let nominal, let arguments) = type else { return "" }
    if let text = customDescription(value, nominal, isDebug) { return text }
    return plainDescription(value, nominal, arguments, isDebug, level: level)
  }

  /// What a type's own `description` says.
  private func customDescription(_ value: Value, _ nominal: Nominal, _ isDebug: Bool) -> String? {
    for name in isDebug ? ["debugDescription", "description"] : ["description"] {
      guard let property = find(name, in: nominal),
        property.owner?.isLibrary != true || property.owner?.kind == .struct,
        let getter = property.getter
      else { continue }
      // A protocol's own property gets a value that says what it is.
      var receiver = value
      if property.owner?.kind == .protocol, nominal.kind != .class {
        receiver = .boxed(.nominal(nominal), value)
      }
      do { return try call(getter, receiver, []).string } catch {
        note(error)
        return ""
      }
    }
    return nil
  }

  private func plainDescription(
    _ value: Value, _ nominal: Nominal, _ arguments: [SwiftType], _ isDebug: Bool, level: Int
  ) -> String {
    let map = Dictionary(zip(nominal.generics.map(\.name), arguments)) { first, _ in first }
    let suffix =
      arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    let prefix = isDebug && !nominal.isLibrary ? nominal.qualifiedName : ""
    func inner(_ value: Value, _ type: SwiftType) -> String {
      description(of: value, type, true, level: level + 1)
    }
    if case .element(let index, let payload) = value, index < nominal.elements.count {
      let element = nominal.elements[index]
      let name = prefix.isEmpty ? element.name : prefix + "." + element.name
      guard !payload.isEmpty else { return name }
      let parts = zip(element.payload, payload).map { part, value in
        (part.label.map { "\($0): " } ?? "") + inner(value, part.type)
      }
      return name + "(" + parts.joined(separator: ", ") + ")"
    }
    if nominal.isLibrary, let text = Library.description(of: value, nominal) { return text }
    let parts = zip(nominal.stored, value.parts).map {
      "\($0.name): \(inner($1, $0.type.substituting(map)))"
    }
    return (prefix.isEmpty ? nominal.name : prefix) + suffix + "(" + parts.joined(separator: ", ")
      + ")"
  }

  /// An object: what its own `description` says, what UIKit says of its class, or the class's name.
  private func description(of instance: Instance, _ value: Value, level: Int) -> String {
    guard let nominal = instance.nominal else { return "(Function)" }
    if let text = customDescription(value, nominal, false) { return text }
    if nominal.lineage.contains(where: { $0.name == "NSObject" }) {
      return Library.description(of: instance, nominal, self)
    }
    return nominal.qualifiedName
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A format with its values, as `String(format:)` and `NSLog` take one.
  package func format(_ format: String, _ values: [(Value, SwiftType)]) throws(Halt) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]  // checked: the index is within it
      rest = rest[rest.index(after: percent)...]
      let flags = rest.prefix {
        "0123456789.+-# l".contains($0) || $0 == "z" || $0 == "h" || $0 == "q"
      }
      rest = rest.dropFirst(flags.count)
      guard let letter = rest.popFirst() else { return result + "%" + flags }
      if letter == "%" {
        result += "%"
        continue
      }
      guard next < values.count else {
        throw .crash("The format asks for more values than there are.")
      }
      let (value, type) = values[next]
      next += 1
      result += Self.pad(formatted(value, type, letter, String(flags)), String(flags))
    }
    return result + rest
  }

  private func formatted(_ value: Value, _ type: SwiftType, _ letter: Character, _ flags: String)
    -> String
  {
    let digits = flags.split(separator: ".", omittingEmptySubsequences: false)
    // checked: a text
    let precision = digits.count > 1 ? Int(digits[1].filter(\.isNumber)) ?? 0 : nil
    switch letter {
    case "@":
      let text = describe(value, type, isDebug: false)
      guard type.wrapped != nil else { return text }
      return value.isNone ? "(null)" : describe(value, type.unwrapped, isDebug: false)
    case "d", "i", "u": return "\(value.unboxed.int)"
    case "x": return String(value.unboxed.int, radix: 16)
    case "X": return String(value.unboxed.int, radix: 16, uppercase: true)
    case "f", "F", "g":
      return Printed.fixed(value.unboxed.double, letter == "g" ? precision : precision ?? 6)
    case "s", "c": return value.unboxed.string
    default: return "%\(letter)"
    }
  }

  private static func pad(_ text: String, _ flags: String) -> String {
    let width =
      // checked: a text
      Int(flags.split(separator: ".").first?.drop { "+-# 0".contains($0) }.filter(\.isNumber) ?? "")
      ?? 0
    guard text.count < width, width < 1000 else { return text }
    let missing = width - text.count
    if flags.hasPrefix("-") { return text + String(repeating: " ", count: missing) }
    return String(repeating: flags.hasPrefix("0") ? "0" : " ", count: missing) + text
  }
}

/// Numbers as C prints them.
package enum Printed {
  /// A number with so many digits behind the dot; without a number, as few as tell it.
  package static func fixed(_ value: Double, _ digits: Int?) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard let digits else {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let places = min(max(digits, 0), 17)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (value.magnitude * scale).rounded(.toNearestOrEven)
    guard rounded < 9e15 else { return "\(value)" }
    let whole = Int(exactly: rounded) ?? 0
    var text = String(whole)
    while text.count <= places { text = "0" + text }
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard places > 0 else { return sign + text }
    return sign + text.dropLast(places) + "." + text.suffix(places)
  }
}
