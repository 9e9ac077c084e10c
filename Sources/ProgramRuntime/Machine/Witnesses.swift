import Syntax

/// Converts values between a protocol requirement, whose generic values are self-describing, and its witness,
/// which knows its types.
extension Value {
  /// Converts a requirement's value for its witness.
  package func lowered(from requirement: SwiftType, to own: SwiftType) -> Value {
    guard requirement.isGeneric, !own.isGeneric else { return self }
    switch (requirement, own) {
    case (.generic, _): return own.isExistential ? self : unboxed
    case (_, .optional(let inner)) where requirement.wrapped != nil:
      return isNone ? self : lowered(from: requirement.unwrapped, to: inner)
    case (.array(let a), .array(let b)):
      return .array(array.map { $0.lowered(from: a, to: b) })
    case (.tuple(let a), .tuple(let b)):
      return .parts(
        zip(parts, zip(a, b)).map { $0.lowered(from: $1.0.type, to: $1.1.type) })
    default: return self
    }
  }

  /// Converts a witness's value for the caller of the requirement.
  package func raised(from own: SwiftType, to requirement: SwiftType) -> Value {
    guard requirement.isGeneric, !own.isGeneric else { return self }
    switch (own, requirement) {
    case (_, .generic): return saying(own)
    case (.optional(let inner), _) where requirement.wrapped != nil:
      return isNone ? self : raised(from: inner, to: requirement.unwrapped)
    case (.array(let a), .array(let b)): return .array(array.map { $0.raised(from: a, to: b) })
    case (.tuple(let a), .tuple(let b)):
      return .parts(
        zip(parts, zip(a, b)).map { $0.raised(from: $1.0.type, to: $1.1.type) })
    default: return self
    }
  }

  /// The value in a self-describing form.
  private func saying(_ type: SwiftType) -> Value {
    if type.saysItself { return self }
    if case .boxed = self, type.wrapped == nil { return self }
    return .boxed(type, self)
  }
}

extension SwiftType {
  /// Whether its values are self-describing.
  package var saysItself: Bool {
    switch self {
    case .bool, .string, .double, .int(.int), .any, .void, .null, .anyObject, .generic: true
    case .nominal(let nominal, _): nominal.kind == .class || nominal.kind == .protocol
    default: false
    }
  }

  /// Whether its placeholders occur only where their values can be converted: by themselves, or in optionals,
  /// arrays and tuples.
  package var passesPlaceholders: Bool {
    guard isGeneric else { return true }
    switch self {
    case .generic: return true
    case .optional(let type), .implicit(let type), .array(let type):
      return type.passesPlaceholders
    case .tuple(let elements): return elements.allSatisfy { $0.type.passesPlaceholders }
    default: return false
    }
  }
}

extension Machine {
  /// Reads a property that a protocol requires.
  package func required(_ property: Property, of value: Value) throws(Halt) -> Value {
    let found = try self.property(property.name, of: value)
    guard property.type.isGeneric, let nominal = nominal(of: value),
      let own = find(property.name, in: nominal)
    else { return found }
    return found.raised(from: own.type, to: property.type)
  }

  /// Sets a property that a protocol requires, which mutates a value that is not an object.
  package func setRequired(
    _ property: Property, of value: inout Value, _ new: Value
  ) throws(Halt) {
    guard let nominal = nominal(of: value), let own = find(property.name, in: nominal) else {
      throw .crash("'\(property.name)' is set on a value without it.")
    }
    let new = new.lowered(from: property.type, to: own.type)
    if case .object = value { return try set(direct: own, of: value, new) }
    if own.owner?.kind == .protocol {
      guard let setter = own.setter else { throw .crash("'\(property.name)' can only be read.") }
      _ = try call(setter, mutating: &value, [new])
      return
    }
    var inner = value.unboxed
    if let setter = own.setter {
      _ = try call(setter, mutating: &inner, [new])
    } else {
      let old = try get(direct: own, of: inner)
      if let willSet = own.willSet { _ = try call(willSet, mutating: &inner, [new]) }
      guard case .parts(var parts) = inner, let slot = own.slot, slot < parts.count else {
        throw .crash("'\(property.name)' can only be read.")
      }
      parts[slot] = own.ownership == .strong ? new : new.weakened
      inner = .parts(parts)
      if let didSet = own.didSet { _ = try call(didSet, mutating: &inner, [old]) }
    }
    value = value.holding(inner)
  }

  /// Calls the witness of a protocol's method, which may mutate the receiver.
  package func dispatchWitness(
    _ requirement: Function, mutating receiver: inout Value, _ arguments: [Value]
  ) throws(Halt) -> Value {
    if receiver.isNone { throw .foundNil }
    guard let nominal = nominal(of: receiver),
      requirement.owner?.requirements.contains(requirement.key) == true,
      let method = requirement.isOverload
        ? overload(requirement, nominal) : implementation(of: requirement.key, nominal)
    else {
      return try carryOut(requirement, on: &receiver, arguments)
    }
    let given = lowered(arguments, from: requirement, to: method)
    let result: Value
    if nominal.kind == .class || method.owner?.kind == .protocol {
      result = try carryOut(method, on: &receiver, given)
    } else {
      var inner = receiver.unboxed
      result = try carryOut(method, on: &inner, given)
      receiver = receiver.holding(inner)
    }
    return result.raised(from: method.result, to: requirement.result)
  }

  /// Calls an override or a static witness that knows the placeholders of what it overrides or implements.
  func callWitness(
    _ method: Function, of function: Function, _ receiver: Value, _ arguments: [Value]
  ) throws(Halt) -> Value {
    try call(method, receiver, lowered(arguments, from: function, to: method))
      .raised(from: method.result, to: function.result)
  }

  /// Converts arguments for another function; types that a call passes after them stay as they are.
  private func lowered(
    _ arguments: [Value], from function: Function, to method: Function
  ) -> [Value] {
    arguments.enumerated().map { index, argument in
      guard index < function.parameters.count, index < method.parameters.count else {
        return argument
      }
      return argument.lowered(
        from: function.parameters[index].type, to: method.parameters[index].type)
    }
  }

  private func carryOut(
    _ method: Function, on receiver: inout Value, _ arguments: [Value]
  ) throws(Halt) -> Value {
    method.isMutating
      ? try call(method, mutating: &receiver, arguments) : try call(method, receiver, arguments)
  }
}

extension Value {
  /// The value of the same dynamic type with other content.
  fileprivate func holding(_ inner: Value) -> Value {
    if case .boxed(let type, _) = self { .boxed(type, inner) } else { inner }
  }
}
