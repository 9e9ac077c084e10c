package import ProgramRuntime
import Syntax

/// Reads, sets and calls what a protocol requires of a value whose type is known only at run time.
extension Machine {
  /// Reads a property that a protocol requires.
  package func required(_ property: Property, of value: Value) throws(Halt) -> Value {
    guard let nominal = nominal(of: value), let own = implementation(of: property, nominal) else {
      throw .crash("'\(property.name)' is read from a value without it.")
    }
    return try read(own, of: value).raised(from: own.type, to: property.type)
  }

  /// Sets a property that a protocol requires, which mutates a value that is not an object.
  package func setRequired(
    _ property: Property, of value: inout Value, _ new: Value
  ) throws(Halt) {
    guard let nominal = nominal(of: value), let own = implementation(of: property, nominal) else {
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
        ? overload(requirement, nominal) : implementation(of: requirement, nominal)
    else {
      return try carryOut(requirement, on: &receiver, arguments)
    }
    let given = lowered(arguments, from: requirement, to: method)
    let result: Value
    if nominal.kind == .class || method.owner?.kind == .protocol {
      result = try carryOut(method, on: &receiver, given)
    } else {
      var inner = receiver.unboxed
      result = try finishing { () throws(Halt) in
        try carryOut(method, on: &inner, given)
      } _: {
        receiver = receiver.holding(inner)
      }
    }
    return result.raised(from: method.result, to: requirement.result)
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
