package import ProgramRuntime
package import ProgramValues
package import SourceCode
import Syntax

/// Converts values from one type to another.
extension Checker {
  /// Returns the implicit conversion between two types; nil if there is none.
  package func conversion(from: SwiftType, to: SwiftType) -> Conversion? {
    if from == to { return .identity }
    if unboxes, case .generic = from {
      if to.isExistential { return .identity }
      return .map { _, value throws(Halt) in value.unboxed }
    }
    switch (from, to) {
    case (.never, _): return .identity
    case (.null, .optional), (.null, .implicit): return .map { _, _ throws(Halt) in .none }
    case (.null, .any): return .map { _, _ throws(Halt) in .none }
    case (.empty, .array): return .map { _, _ throws(Halt) in .array([]) }
    case (.empty, .set), (.empty, .dictionary): return .map { _, _ throws(Halt) in .table(Table()) }
    case (.empty, .optional(let inner)), (.empty, .implicit(let inner)):
      return conversion(from: from, to: inner)
    case (.double, .cgFloat), (.cgFloat, .double): return .identity
    case (.optional(let a), .optional(let b)), (.implicit(let a), .optional(let b)),
      (.optional(let a), .implicit(let b)), (.implicit(let a), .implicit(let b)):
      return throughOptional(conversion(from: a, to: b))
    case (.implicit(let inner), _) where to != .any:
      guard let rest = conversion(from: inner, to: to) else { return nil }
      return .map { machine, value throws(Halt) in
        if value.isNone {
          throw .crash(
            "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
        }
        return try rest(machine, value)
      }
    case (_, .optional(let inner)), (_, .implicit(let inner)):
      return conversion(from: from, to: inner)
    case (.generic(let name, _), .generic(let other, _)) where name == other: return .identity
    case (.metatype, .anyObject): return .identity
    case (.generic(_, .nominal(let own, _)?), .nominal(let wanted, _))
    where wanted.kind == .protocol:
      return own.conforms(to: wanted) ? .identity : nil
    case (.generic(_, let bound?), _) where to != .any && !to.isExistential:
      return conversion(from: bound, to: to)
    case (.generic(let name, _), .generic(let other, _))
    where name.hasPrefix("$") || other.hasPrefix("$"):
      return .identity
    case (_, .generic(let name, _)) where name.hasPrefix("$"): return .identity
    case (.generic(let name, _), _) where name.hasPrefix("$"): return .identity
    case (_, .any): return boxing(from)
    case (_, .generic(_, let bound)):
      guard let bound else { return boxing(from) }
      guard satisfies(from, bound) else { return nil }
      return bound.isReference ? .identity : boxing(from)
    case (_, .anyObject):
      return from.isReference || from == .string || from.isNumber ? .identity : nil
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a === b {
        return x.isEmpty || y.isEmpty
          || zip(x, y).allSatisfy({ conversion(from: $0, to: $1) != nil }) ? .identity : nil
      }
      guard a.conforms(to: b), inheritsAlike(from, b, y) else { return nil }
      return to.isExistential && !from.isExistential && a.kind != .class ? boxing(from) : .identity
    case (_, .nominal(let b, _)) where b.kind == .protocol:
      guard let nominal = Library.wrapper(for: from, program), nominal.conforms(to: b) else {
        return nil
      }
      return boxing(from)
    case (.array(let a), .array(let b)):
      return conversion(from: a, to: b).map { each($0) { .array($0) } }
    case (.set(let a), .set(let b)):
      return conversion(from: a, to: b) == nil ? nil : .identity
    case (.dictionary(let k, let a), .dictionary(let l, let b)):
      guard conversion(from: k, to: l) != nil, let inner = conversion(from: a, to: b) else {
        return nil
      }
      guard case .map(let map) = inner else { return .identity }
      return .map { machine, value throws(Halt) in
        var table = Table()
        for pair in value.table.pairs { table[pair.key] = try map(machine, pair.value) }
        return .table(table)
      }
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      var parts: [Conversion] = []
      for (x, y) in zip(a, b) {
        guard let part = conversion(from: x.type, to: y.type) else { return nil }
        parts.append(part)
      }
      return .map { [parts] machine, value throws(Halt) in
        var values: [Value] = []
        for (part, element) in zip(parts, value.parts) { values.append(try part(machine, element)) }
        return .parts(values)
      }
    case (.function(let p, let r), .function(let q, let s)):
      return adapting(p, r, q, s)
    case (.lent(let a), .lent(let b)):
      return conversion(from: a, to: b).flatMap { $0.isIdentity ? .identity : nil }
    case (.metatype(let a), .metatype(let b)):
      return b == .anyObject || conversion(from: a, to: b) != nil ? .identity : nil
    case (.range(let a, let x), .range(let b, let y)) where x == y:
      return conversion(from: a, to: b)
    default: return nil
    }
  }

  /// Whether a type is a placeholder of the code being checked, whose values no other type has.
  private func isOwnPlaceholder(_ type: SwiftType) -> Bool {
    guard !isLibrary, !unboxes, case .generic(let name, _) = type, name != "Self",
      case .generic(name, _)? = generics[name]
    else { return false }
    return true
  }

  /// Whether a class inherits from a generic class with the given type arguments.
  private func inheritsAlike(
    _ type: SwiftType, _ superclass: Nominal, _ given: [SwiftType]
  ) -> Bool {
    guard superclass.kind == .class, let own = arguments(of: superclass, seenFrom: type) else {
      return true
    }
    return zip(own, given).allSatisfy { conversion(from: $0, to: $1) != nil }
  }

  /// Returns the conversion of a placeholder's value to its actual type.
  package func unboxing(_ generic: SwiftType, _ type: SwiftType) -> Conversion {
    unboxes = true
    defer { unboxes = false }
    return conversion(from: generic, to: type) ?? .identity
  }

  /// Boxes a value as a self-describing existential.
  private func boxing(_ type: SwiftType) -> Conversion {
    if type.saysItself { return .identity }
    if type == .empty {
      return .map { _, value throws(Halt) in
        if case .table = value {
          .boxed(.dictionary(.any, .any), value)
        } else {
          .boxed(.array(.any), value)
        }
      }
    }
    // An optional is boxed even if its wrapped value is self-describing.
    let isOptional = type.wrapped != nil
    return .map { _, value throws(Halt) in
      if case .boxed = value, !isOptional { return value }
      return .boxed(type, value)
    }
  }

  private func throughOptional(_ inner: Conversion?) -> Conversion? {
    guard let inner, case .map(let map) = inner else { return inner }
    return .map { machine, value throws(Halt) in value.isNone ? .none : try map(machine, value) }
  }

  private func each(_ inner: Conversion, _ make: @escaping @Sendable ([Value]) -> Value)
    -> Conversion
  {
    guard case .map(let map) = inner else { return .identity }
    return .map { machine, value throws(Halt) in
      var values: [Value] = []
      for element in value.array { values.append(try map(machine, element)) }
      return make(values)
    }
  }

  /// Converts a function to another function type by converting its arguments and its result.
  private func adapting(
    _ parameters: [SwiftType], _ result: SwiftType, _ expected: [SwiftType], _ wanted: SwiftType
  ) -> Conversion? {
    guard parameters.count == expected.count, !result.isAsync || wanted.isAsync else { return nil }
    var inputs: [Conversion] = []
    var backs: [Int: Conversion] = [:]
    for (own, given) in zip(parameters, expected) {
      if case .lent(let inner) = own, case .lent(let outer) = given {
        guard let input = conversion(from: outer, to: inner),
          let back = conversion(from: inner, to: outer)
        else { return nil }
        backs[inputs.count] = back
        inputs.append(input)
        continue
      }
      guard let input = conversion(from: given, to: own) else { return nil }
      inputs.append(input)
    }
    var output = Conversion.identity
    if wanted.awaited != .void {
      guard let found = conversion(from: result.awaited, to: wanted.awaited) else { return nil }
      output = found
    }
    // Code between a call and its caller would not be suspended with it.
    if result.isAsync, !output.isIdentity || !inputs.allSatisfy(\.isIdentity) { return nil }
    return .closure(inputs, backs: backs, output)
  }

  /// Converts a value implicitly to a type; throws if that is not possible.
  package func convert(_ typed: Typed, to type: SwiftType, at position: Position) throws(Finding)
    -> Code
  {
    guard let conversion = conversion(from: typed.type, to: type) else {
      throw Finding(
        "A value of type '\(typed.type.written)' can't be given where '\(type.written)' is expected\(hint(typed.type, type)).",
        at: position)
    }
    if type == .any { try checkText(of: typed, at: position) }
    if type == .any, let code = boxing(typed.code, typed.type) { return code }
    if isOwnPlaceholder(type), !isOwnPlaceholder(typed.type), typed.type != .never {
      throw Finding(
        "A '\(typed.type.written)' is not a '\(type.written)', which each call chooses.",
        at: position)
    }
    var code = typed.code
    if case .map(let map) = conversion {
      let plain = code
      code = { machine, frame throws(Halt) in try map(machine, try plain(machine, frame)) }
    }
    return mayNest(type) ? Machine.measuring(code) : code
  }

  /// Rejects a view of an array where its printed form would be visible.
  package func checkText(of typed: Typed, at position: Position) throws(Finding) {
    if let nominal = typed.type.unwrapped.nominal, nominal === stringIndex {
      throw Finding(
        "A 'String.Index' is not printed; print the distance from the start.", at: position)
    }
    guard typed.isView else { return }
    throw Finding(
      "Swift shows this as a view of its elements, which is not supported; write Array(…) round it.",
      at: position)
  }

  /// The index type of strings; nil while the library is read.
  package var stringIndex: Nominal? {
    guard case .type(let index)? = program.type("$String")?.members["Index"]?.first else {
      return nil
    }
    return index
  }

  private func hint(_ from: SwiftType, _ to: SwiftType) -> String {
    if let wrapped = from.wrapped, conversion(from: wrapped, to: to) != nil {
      return "; unwrap it with '?', '!' or 'if let'"
    }
    if case .generic(_, let bound?) = to { return "; it does not conform to '\(bound.written)'" }
    if from.isNumber, to.isNumber { return "; write \(to.written)(…)" }
    return ""
  }
}
