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
  /// Calls an override or a static witness that knows the placeholders of what it overrides or implements.
  func callWitness(
    _ method: Function, of function: Function, _ receiver: Value, _ arguments: [Value]
  ) throws(Halt) -> Value {
    try call(method, receiver, lowered(arguments, from: function, to: method))
      .raised(from: method.result, to: function.result)
  }

  /// Converts arguments for another function; types that a call passes after them stay as they are.
  package func lowered(
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
}
