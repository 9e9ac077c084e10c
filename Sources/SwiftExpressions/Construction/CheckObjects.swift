import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftTypes
import Syntax

/// Constructs objects, structs and enums.
extension Checker {
  func construct(
    _ nominal: Nominal, _ types: [SwiftType], _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position, dynamic: Code?
  ) throws(Finding) -> Typed {
    if nominal.isLibrary, nominal.name == "Task" {
      return try task(
        nominal, types.isEmpty ? expecting?.unwrapped ?? .any : .nominal(nominal, types), arguments,
        isDetached: false, at: position)
    }
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, types) {
      map[nominal.placeholder(generic)] = type
    }
    // The expected type may determine the type arguments.
    if case .nominal(let wanted, let arguments)? = expecting?.unwrapped, wanted === nominal {
      for (generic, type) in zip(nominal.generics, arguments) {
        map[nominal.placeholder(generic)] = type
      }
    }
    let known = map.filter {
      if case .generic(let name, _) = $0.value { name != $0.key } else { true }
    }
    if known.count == map.count || nominal === owner || !known.isEmpty {
      return try construct(nominal, known, arguments, expecting: expecting, at: position, dynamic)
    }
    // The type arguments may be placeholders of the code's own, which have the same names.
    let findings = findings
    do throws(Finding) {
      return try construct(nominal, known, arguments, expecting: expecting, at: position, dynamic)
    } catch {
      guard map.keys.allSatisfy({ generics[$0] != nil }) else { throw error }
      self.findings = findings
      return try construct(nominal, map, arguments, expecting: expecting, at: position, dynamic)
    }
  }

  private func construct(
    _ nominal: Nominal, _ map: [String: SwiftType], _ arguments: [Expr.Argument],
    expecting: SwiftType?, at position: Position, _ dynamic: Code?
  ) throws(Finding) -> Typed {
    switch nominal.kind {
    case .class:
      return try constructObject(
        nominal, arguments, map, expecting: expecting, at: position, dynamic)
    case .struct:
      return try constructStruct(nominal, arguments, map, expecting: expecting, at: position)
    case .enum:
      if arguments.first?.label == "rawValue", let raw = nominal.rawType {
        let code = try checkValue(arguments[0].value, as: raw)
        let values = nominal.elements.map { $0.raw ?? .none }
        return Typed(.optional(nominal.type)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          return values.firstIndex { $0.isSame(as: value) }.map { .element($0, []) } ?? .none
        }
      }
      let inits = initializers(of: nominal)
      guard !inits.isEmpty else {
        throw Finding("'\(nominal.name)' is an enum; use one of its cases.", at: position)
      }
      let seen = map.merging(["Self": applied(nominal, map)]) { known, _ in known }
      return try invoke(inits, .nobody, arguments, seen, expecting: expecting, at: position) {
        machine, _, function, values throws(Halt) in
        var value = Value.unset
        if function.owner?.kind == .protocol {
          return try machine.initialized(value, of: .nominal(nominal), by: function, values).unboxed
        }
        return try machine.construct(&value, by: function, values)
      }
    default:
      if let dynamic {
        return try constructPlaceholder(
          .generic("Self", nominal.type), nominal, arguments, dynamic, at: position)
      }
      throw Finding("'\(nominal.name)' is a protocol and can't be instantiated.", at: position)
    }
  }

  private func constructObject(
    _ nominal: Nominal, _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?,
    at position: Position, _ dynamic: Code?
  ) throws(Finding) -> Typed {
    let hint = nameHint
    nameHint = nil
    let inits = initializers(of: nominal)
    if inits.isEmpty {
      guard arguments.isEmpty else {
        throw Finding("'\(nominal.name)' has no initializer with arguments.", at: position)
      }
      return Typed(applied(nominal, map)) { machine, frame throws(Halt) in
        let object = try machine.allocate(
          try dynamic.map { code throws(Halt) in try machine.classOf(try code(machine, frame)) }
            ?? nominal, named: hint)
        try machine.runInitialValues(of: object, from: nominal, to: nil)
        return object
      }
    }
    // The library's initializers are shared by all programs, and keep their own placeholders.
    for function in inits
    where function.generics.isEmpty && !nominal.generics.isEmpty && !function.isLibrary {
      function.generics = nominal.generics
    }
    let (isDynamic, made) = (dynamic != nil, MadeTypes())
    let seen = map.merging(["Self": applied(nominal, map)]) { known, _ in known }
    let typed = try invoke(inits, .nobody, arguments, seen, expecting: expecting, at: position) {
      machine, frame, function, values throws(Halt) in
      let type =
        try dynamic.map { code throws(Halt) in try machine.classOf(try code(machine, frame)) }
        ?? nominal
      let object = try machine.allocate(type, named: hint)
      for code in made.codes {
        guard case .type(let own) = try code(machine, frame) else { continue }
        object.reference?.instance.typeArguments.append(own)
      }
      let function =
        isDynamic ? machine.implementation(of: function.key, type) ?? function : function
      let result = try machine.initialize(object, from: type, function, values)
      if function.kind == .failableInitializer, result.isNone { return .none }
      return object
    }
    var own = applied(nominal, map)
    if case .nominal(nominal, _) = typed.type.unwrapped { own = typed.type.unwrapped }
    if case .nominal(_, let types) = own {
      let codes = types.compactMap { typeValue($0) }
      if codes.count == types.count { made.codes = codes }
    }
    return Typed(typed.type.wrapping(own), typed.code)
  }

  private func applied(_ nominal: Nominal, _ map: [String: SwiftType]) -> SwiftType {
    .nominal(
      nominal, nominal.generics.map { map[nominal.placeholder($0)] ?? .generic($0.name, nil) })
  }

  func constructStruct(
    _ nominal: Nominal, _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    if nominal.isOptionSet {
      if arguments.isEmpty { return try optionSet([], nominal, at: position) }
      if arguments.count == 1, arguments[0].label == nil,
        case .array(let values) = arguments[0].value.kind
      {
        return try optionSet(values, nominal, at: position)
      }
    }
    var candidates = initializers(of: nominal)
    if !nominal.hasOwnInitializer {
      candidates.append(memberwise(nominal, onlyNeeded: false))
      candidates.append(memberwise(nominal, onlyNeeded: true))
    }
    let function: Invoke = {
      machine, _, function, values throws(Halt) in
      if function.native != nil { return try machine.call(function, .void, values) }
      var value = try machine.blank(nominal)
      if function.owner?.kind == .protocol {
        return try machine.initialized(value, of: .nominal(nominal), by: function, values).unboxed
      }
      return try machine.construct(&value, by: function, values)
    }
    for candidate in candidates where candidate.generics.isEmpty && !nominal.generics.isEmpty {
      candidate.generics = nominal.generics
    }
    let seen = map.merging(["Self": applied(nominal, map)]) { known, _ in known }
    return try invoke(
      candidates, .nobody, arguments, seen, expecting: expecting, at: position, by: function)
  }

  /// Constructs a value of a placeholder's type with an initializer that its constraint requires.
  func constructPlaceholder(
    _ type: SwiftType, _ nominal: Nominal, _ arguments: [Expr.Argument], _ dynamic: Code?,
    at position: Position
  ) throws(Finding) -> Typed {
    guard let wanted = dynamic ?? typeValue(type) else {
      throw Finding("The type '\(type.written)' is not known when this runs.", at: position)
    }
    if let own = nominal.kind == .class ? nominal : nominal.superclass {
      let made = try constructObject(own, arguments, [:], expecting: nil, at: position, wanted)
      return Typed(made.type.wrapping(type), made.code)
    }
    let required = ([nominal] + nominal.protocols).flatMap(initializers)
    guard !required.isEmpty else {
      throw Finding("'\(nominal.name)' requires no initializer.", at: position)
    }
    let made = try invoke(
      required, .nobody, arguments, ["Self": type], expecting: nil, at: position
    ) {
      machine, frame, function, values throws(Halt) in
      guard case .type(let actual) = try wanted(machine, frame), let own = actual.nominal,
        let initializer = machine.implementation(of: function.key, own)
      else { throw .crash("'\(function.fullName)' of the type is not run here.") }
      if own.kind == .class {
        let object = try machine.allocate(own, named: nil)
        let given = machine.lowered(values, from: function, to: initializer)
        _ = try machine.initialize(object, from: own, initializer, given)
        return object
      }
      let value = own.kind == .enum ? Value.unset : try machine.blank(own)
      let given = machine.lowered(values, from: function, to: initializer)
      return try machine.initialized(value, of: actual, by: initializer, given)
    }
    return Typed(made.type.wrapping(type), made.code)
  }

  /// The new value of `self` in a protocol extension's initializer, which calls another one of its type.
  func initializer(
    of nominal: Nominal, _ own: @escaping Code, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Code {
    let all = ([nominal] + nominal.protocols).flatMap(initializers)
    return try invoke(
      all, .nobody, arguments, ["Self": nominal.type], expecting: nil, at: position
    ) {
      machine, frame, function, values throws(Halt) in
      let value = try own(machine, frame)
      guard let type = machine.nominal(of: value),
        let initializer = function.isRequirement
          ? machine.implementation(of: function, type) : function
      else { throw .crash("'\(function.fullName)' of the type is not run here.") }
      let given = machine.lowered(values, from: function, to: initializer)
      if type.kind == .class {
        return try machine.delegate(value, to: type, initializer, given)
      }
      let new = try machine.initialized(
        value.unboxed, of: machine.type(of: value, nil), by: initializer, given)
      if new.isNone { throw .nothing }
      return new
    }.code
  }
}

extension Machine {
  /// A struct or enum with the value that an initializer gives it, in a self-describing form, in which a protocol
  /// extension's gets it.
  fileprivate func initialized(
    _ blank: Value, of type: SwiftType, by initializer: Function, _ arguments: [Value]
  ) throws(Halt) -> Value {
    let isProtocols = initializer.owner?.kind == .protocol
    var value = isProtocols ? Value.boxed(type, blank) : blank
    guard case let made = try construct(&value, by: initializer, arguments), !made.isNone else {
      return .none
    }
    return isProtocols ? made : .boxed(type, made)
  }
}

/// The type arguments of an object that a call creates, which are known once the call is checked.
// Sendable: it changes only while its program is checked, before another thread has the program.
private final class MadeTypes: @unchecked Sendable {
  var codes: [Code] = []
}
