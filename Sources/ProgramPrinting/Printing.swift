package import ProgramRuntime
import Syntax

/// Prints values as `print` does.
extension Machine {
  /// Returns a value's printed form; `isDebug` is for a value nested in another's description.
  ///
  /// Each nested value is charged, and a long string by its length: the same value may occur many times.
  package func describe(_ value: Value, _ type: SwiftType, isDebug: Bool) throws(Halt) -> String {
    try description(of: value, type, isDebug, level: 0)
  }

  private func description(
    of value: Value, _ type: SwiftType, _ isDebug: Bool, level: Int
  ) throws(Halt) -> String {
    guard level < 12 else { return "…" }
    try charge(1)
    if case .string = value { try charge(value) }
    if case .boxed(let own, let inner) = value, type.wrapped == nil || own == type {
      return try description(of: inner, own, isDebug, level: level)
    }
    func inner(_ value: Value, _ type: SwiftType) throws(Halt) -> String {
      try description(of: value, type, true, level: level + 1)
    }
    switch type {
    case .optional(let wrapped), .implicit(let wrapped):
      return value.isNone ? "nil" : "Optional(\(try inner(value, wrapped)))"
    case .void: return "()"
    case .bool: return "\(value.bool)"
    case .int: return "\(value.int)"
    case .double, .cgFloat: return "\(value.double)"
    case .float: return "\(Float(value.double))"
    case .string, .character, .selector:
      return isDebug && type != .selector ? quoted(value.string) : value.string
    case .array(let element):
      let parts = try value.array.map { part throws(Halt) in try inner(part, element) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .set(let element):
      let parts = try value.table.pairs.map { pair throws(Halt) in try inner(pair.key, element) }
      let text = "[" + parts.joined(separator: ", ") + "]"
      return isDebug ? "Set(\(text))" : text
    case .dictionary(let key, let element):
      let pairs = try value.table.pairs.map { pair throws(Halt) in
        "\(try inner(pair.key, key)): \(try inner(pair.value, element))"
      }
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .range(let bound, let isClosed):
      let parts = value.parts
      guard parts.count == 2 else { return "" }
      let bounds = try parts.map { part throws(Halt) in
        try description(of: part, bound, isDebug, level: level + 1)
      }
      let text = bounds.joined(separator: isClosed ? "..." : "..<")
      return isDebug ? "\(isClosed ? "ClosedRange" : "Range")(\(text))" : text
    case .tuple(let elements):
      let parts = try zip(elements, value.parts).map { pair throws(Halt) in
        (pair.0.label.map { "\($0): " } ?? "") + (try inner(pair.1, pair.0.type))
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(Function)"
    case .metatype(let type):
      var actual = type
      if case .type(let own) = value { actual = own }
      if !isDebug || actual.nominal?.isLibrary == true { return "\(actual)" }
      return actual.qualified
    case .lent(let inner), .async(let inner):
      return try description(of: value, inner, isDebug, level: level)
    case .empty: if case .table = value { return "[:]" } else { return "[]" }
    case .nominal, .any, .anyObject, .generic, .null, .never:
      return try description(ofAny: value, type, isDebug, level: level)
    }
  }

  private func description(
    ofAny value: Value, _ type: SwiftType, _ isDebug: Bool, level: Int
  ) throws(Halt) -> String {
    // Plain values say their type by themselves, also where a protocol stands for it.
    let isPlain = type.nominal.map { $0.kind == .protocol } ?? true
    switch value {
    case .none: return "nil"
    case .bool where isPlain: return "\(value.bool)"
    case .int where isPlain: return "\(value.int)"
    case .double where isPlain: return "\(value.double)"
    case .string where isPlain: return isDebug ? quoted(value.string) : value.string
    case .void: return "()"
    case .type(let type):
      return !isDebug || type.nominal?.isLibrary == true ? "\(type)" : type.qualified
    case .object(let reference): return description(of: reference.instance, value, isDebug)
    default: break
    }
    guard case .nominal(let nominal, let arguments) = type else { return "" }
    if let text = customDescription(value, nominal, isDebug) { return text }
    return try plainDescription(value, nominal, arguments, isDebug, level: level)
  }

  /// The text of a type's own `description`.
  private func customDescription(_ value: Value, _ nominal: Nominal, _ isDebug: Bool) -> String? {
    let names = ["description", "debugDescription"]
    for name in isDebug ? names.reversed() : names {
      guard let property = find(name, in: nominal),
        property.owner?.isLibrary != true || property.owner?.kind == .struct,
        let getter = property.getter
      else { continue }
      // A protocol's own property gets a self-describing value.
      var receiver = value
      if property.owner?.kind == .protocol, nominal.kind != .class {
        receiver = .boxed(.nominal(nominal), value)
      }
      do {
        let text = try call(getter, receiver, [])
        try charge(text)
        return text.string
      } catch {
        note(error)
        return ""
      }
    }
    return nil
  }

  private func plainDescription(
    _ value: Value, _ nominal: Nominal, _ arguments: [SwiftType], _ isDebug: Bool, level: Int
  ) throws(Halt) -> String {
    let map = Dictionary(zip(nominal.generics.map(nominal.placeholder), arguments)) { first, _ in
      first
    }
    let names = arguments.map { isDebug ? $0.qualified : $0.description }
    let suffix = arguments.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    let isOfSwift = nominal.isLibrary && nominal.name == "Result"
    let prefix =
      !isDebug ? "" : isOfSwift ? "Swift.Result" : nominal.isLibrary ? "" : nominal.qualifiedName
    func inner(_ value: Value, _ type: SwiftType) throws(Halt) -> String {
      try description(of: value, type, true, level: level + 1)
    }
    if case .element(let index, let payload) = value, index < nominal.elements.count {
      let element = nominal.elements[index]
      let name = prefix.isEmpty ? element.name : prefix + suffix + "." + element.name
      guard !payload.isEmpty else { return name }
      let parts = try zip(element.payload, payload).map { pair throws(Halt) in
        (pair.0.label.map { "\($0): " } ?? "")
          + (try inner(pair.1, pair.0.type.substituting(map)))
      }
      // A single tuple payload is printed without its own parentheses.
      if parts.count == 1, parts[0].hasPrefix("("), parts[0].hasSuffix(")"),
        case .tuple = element.payload[0].type
      {
        return name + parts[0]
      }
      return name + "(" + parts.joined(separator: ", ") + ")"
    }
    if nominal.isLibrary, let text = Library.description(of: value, nominal) { return text }
    let parts = try zip(nominal.stored, value.parts).map { pair throws(Halt) in
      "\(pair.0.name): \(try inner(pair.1, pair.0.type.substituting(map)))"
    }
    return (prefix.isEmpty ? nominal.name : prefix) + suffix + "(" + parts.joined(separator: ", ")
      + ")"
  }

  /// An object's own `description`, UIKit's description of its class, or the class's name.
  private func description(of instance: Instance, _ value: Value, _ isDebug: Bool) -> String {
    guard let nominal = instance.nominal else { return "(Function)" }
    if let text = customDescription(value, nominal, isDebug) { return text }
    if nominal.lineage.contains(where: { $0.name == "NSObject" }) {
      return Library.description(of: instance, nominal, self)
    }
    return SwiftType.nominal(nominal, instance.typeArguments).qualified
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

  /// Formats values as `String(format:)` and `NSLog` do.
  package func format(_ format: String, _ values: [(Value, SwiftType)]) throws(Halt) -> String {
    guard let parts = FormatDirective.all(of: format) else {
      throw .bound("The format has a '%' that is not understood: \(format)")
    }
    var result = ""
    var next = 0
    for part in parts {
      result += part.text
      guard let letter = part.letter else { continue }
      var directive = part
      if part.takesWidth {
        directive = part.wide(try whole(values, next, part))
        next += 1
      }
      let index = part.place.map { $0 - 1 } ?? next
      if part.place == nil { next += 1 }
      guard index < values.count else {
        throw .crash("The format asks for more values than there are.")
      }
      switch letter {
      case "@": result += directive.padded(try formatted(values[index].0, values[index].1))
      case "d", "i", "u", "x", "X", "o", "c", "C":
        result += directive.printed(try whole(values, index, part))
      case "s", "S": result += directive.padded(values[index].0.unboxed.string)
      case "p": throw .bound("'%p' prints addresses, which differ from run to run.")
      default:
        guard case .double(let number) = values[index].0.unboxed else {
          throw .bound(
            "The format's %\(letter) is given a value that is no number with a fraction.")
        }
        result += directive.printed(number)
      }
      try Bound.text.check(result.utf8.count)
    }
    return result
  }

  private func formatted(_ value: Value, _ type: SwiftType) throws(Halt) -> String {
    guard type.wrapped != nil else { return try describe(value, type, isDebug: false) }
    return value.isNone ? "(null)" : try describe(value, type.unwrapped, isDebug: false)
  }

  private func whole(
    _ values: [(Value, SwiftType)], _ index: Int, _ part: FormatDirective
  ) throws(Halt) -> Int {
    guard index < values.count else {
      throw .crash("The format asks for more values than there are.")
    }
    switch values[index].0.unboxed {
    case .int(let number): return number
    case .bool(let flag): return flag ? 1 : 0
    default:
      throw .bound(
        "The format's %\(part.letter ?? "d") is given a value that is no whole number.")
    }
  }
}

extension SwiftType {
  /// The type as a value's description within another one shows it, with the names of modules.
  fileprivate var qualified: String {
    func list(_ types: [SwiftType]) -> String { types.map(\.qualified).joined(separator: ", ") }
    switch self {
    case .optional(let type), .implicit(let type): return "Swift.Optional<\(type.qualified)>"
    case .array(let element): return "Swift.Array<\(element.qualified)>"
    case .set(let element): return "Swift.Set<\(element.qualified)>"
    case .dictionary(let key, let value): return "Swift.Dictionary<\(list([key, value]))>"
    case .range(let bound, let isClosed):
      return "Swift.\(isClosed ? "ClosedRange" : "Range")<\(bound.qualified)>"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.qualified }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(\(list(parameters))) \(result.isAsync ? "async " : "")-> \(result.awaited.qualified)"
    case .nominal(let nominal, let arguments):
      let isOfSwift = nominal.isLibrary && ["Result", "Error"].contains(nominal.name)
      let name =
        isOfSwift
        ? "Swift.\(nominal.name)"
        : nominal.isLibrary ? "__C.\(nominal.name)" : nominal.qualifiedName
      return arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    case .void, .any, .generic, .null, .empty, .lent, .async, .metatype, .selector: return "\(self)"
    case .cgFloat: return "CoreFoundation.CGFloat"
    default: return "Swift.\(self)"
    }
  }
}

/// Formats numbers in the descriptions of UIKit's structs and objects.
package enum Printed {
  /// The shortest exact form of a number; whole numbers have no fraction.
  package static func short(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
