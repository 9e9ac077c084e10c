package import ProgramRuntime
package import SwiftTypes
import Syntax

/// Reads and stores local variables, global variables and static properties.
extension Checker {
  /// A local variable.
  package func variable(_ local: Local) -> Typed {
    let type: SwiftType = local.type
    switch local.ownership {
    case .strong:
      let place = Place(
        set: { machine, frame, value throws(Halt) in machine.set(local, value, frame) },
        modify: { machine, frame, body throws(Halt) in
          var value = machine.get(local, frame)
          machine.set(local, .unset, frame)
          try finishing { () throws(Halt) in
            try body(&value)
          } _: {
            machine.set(local, value, frame)
          }
        },
        obstacle: local.isConstant ? "'\(local.name)' is a constant" : nil)
      return Typed(type, place: place) { machine, frame throws(Halt) in
        let value = machine.get(local, frame)
        if case .unset = value {
          if type.wrapped != nil { return .none }
          throw Halt.crash("'\(local.name)' is used before it has a value.")
        }
        return value
      }
    case .weak, .unowned:
      let code: Code = { machine, frame throws(Halt) in
        let held = machine.get(local, frame)
        guard case .weak(let number) = held else { return .none }
        return try machine.strong(number, local.ownership)
      }
      return Typed(
        type,
        place: computedPlace(
          code,
          { machine, frame, value throws(Halt) in machine.set(local, value.weakened, frame) },
          obstacle: local.isConstant ? "'\(local.name)' is a constant" : nil), code)
    }
  }

  /// A global variable or a static property.
  package func global(_ property: Property, of type: Code? = nil) -> Typed {
    if property.getter != nil || property.owner?.kind == .protocol {
      let setter = property.setter
      let receiver: Code = if let type { type } else { ownerType(property) }
      let code: Code = { machine, frame throws(Halt) in
        try machine.staticProperty(property, try receiver(machine, frame))
      }
      return Typed(
        property.type,
        place: setter.map { setter in
          computedPlace(code) { machine, _, value throws(Halt) in
            _ = try machine.call(setter, .void, [value])
          }
        }, code)
    }
    if let native = property.native {
      return Typed(property.type) { machine, _ throws(Halt) in try native.get(machine, .void) }
    }
    let slot = property.slot ?? 0
    let isWeak = property.ownership != .strong
    let code: Code = { machine, _ throws(Halt) in try machine.value(of: property, in: slot) }
    let observes = !isObserving(property)
    let set: Place.Set = { machine, frame, value throws(Halt) in
      // A static property is initialized before it is first set.
      if property.owner != nil, case .unset = machine.globals[slot] { _ = try code(machine, frame) }
      let old = property.didSet == nil ? Value.void : machine.globals[slot]
      if observes, let willSet = property.willSet { _ = try machine.call(willSet, .void, [value]) }
      var new = isWeak ? value.weakened : value
      swap(&machine.globals[slot], &new)
      if observes, let didSet = property.didSet { _ = try machine.call(didSet, .void, [old]) }
    }
    let place = Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        var value = try code(machine, frame)
        if property.didSet == nil { machine.globals[slot] = .none }
        try finishing { () throws(Halt) in
          try body(&value)
        } _: { () throws(Halt) in
          try set(machine, frame, value)
        }
      },
      obstacle: property.isConstant ? "'\(property.name)' is a constant" : nil)
    return Typed(property.type, place: place, code)
  }

  /// The type of a static property, as a value.
  private func ownerType(_ property: Property) -> Code {
    guard let owner = property.owner else { return constant(.void) }
    return constant(.nominal(owner))
  }

  package func computedPlace(
    _ get: @escaping Code, _ set: @escaping Place.Set,
    obstacle: String? = nil
  ) -> Place {
    Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        var value = try get(machine, frame)
        try finishing { () throws(Halt) in
          try body(&value)
        } _: { () throws(Halt) in
          try set(machine, frame, value)
        }
      }, obstacle: obstacle)
  }

  /// A type as a value.
  package func constant(_ type: SwiftType) -> Code { { _, _ throws(Halt) in .type(type) } }
}
