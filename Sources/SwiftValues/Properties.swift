package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes
import Syntax

/// Reads and stores properties of objects and structs, and elements of tuples.
extension Checker {
  /// A property of a value, with its type's placeholders substituted.
  package func property(
    _ property: Property, of base: Typed, _ map: [String: SwiftType], at position: Position
  ) throws(Finding) -> Typed {
    let plain = plainProperty(property, of: base, map)
    let isOnMain = property.owner?.isOnMainActor == true && !property.isConstant
    let isOfActor =
      property.owner?.isActor == true && !property.isConstant && !property.isStatic
      && property.getter?.isolation != Isolation.none
    var typed = try awaited(
      plain, isAsync: property.getter?.isAsync == true,
      isOnMain ? .mainActor : isOfActor ? .actor : .caller, property.name, at: position)
    if isOfActor, body.isolation != .actor, !body.isInitializer {
      typed.place?.obstacle = "'\(property.name)' is an actor's, and only its own code sets it"
    }
    if isOnMain, body.isAsync, body.isolation != .mainActor {
      typed.place?.obstacle =
        "'\(property.name)' is the main actor's; set it in 'MainActor.run { … }'"
    }
    return typed
  }

  private func plainProperty(
    _ property: Property, of base: Typed, _ map: [String: SwiftType]
  ) -> Typed {
    let generic = property.type
    let type = generic.substituting(map)
    let typed: Typed
    let isOfProtocol = base.type.isExistential && property.owner?.kind == .protocol
    if base.type.isReference || isOfProtocol || base.type.nominal?.kind == .protocol
      || base.type == .any
    {
      typed = objectProperty(property, type, of: base)
    } else {
      typed = structProperty(property, type, of: base)
    }
    guard generic.isGeneric, generic != type else { return typed }
    let (code, out) = (typed.code, unboxing(generic, type))
    guard case .map(let map) = out else { return typed }
    return Typed(type, place: typed.place.map { boxed($0, generic, type) }) {
      machine, frame throws(Halt) in
      try map(machine, try code(machine, frame))
    }
  }

  /// A place that stores values of a placeholder's type.
  private func boxed(_ place: Place, _ generic: SwiftType, _ type: SwiftType) -> Place {
    let into = conversion(from: type, to: generic) ?? .identity
    let out = unboxing(generic, type)
    return Place(
      set: { machine, frame, value throws(Halt) in
        try place.set(machine, frame, try into(machine, value))
      },
      modify: { machine, frame, body throws(Halt) in
        try place.modify(machine, frame) { value throws(Halt) in
          var inner = try out(machine, value)
          try finishing { () throws(Halt) in
            try body(&inner)
          } _: { () throws(Halt) in
            value = try into(machine, inner)
          }
        }
      }, obstacle: place.obstacle)
  }

  /// Whether the code being checked is an observer of a stored property, whose own assignments are not observed.
  func isObserving(_ property: Property) -> Bool {
    guard property.isStored, let own = body.function else { return false }
    return own === property.didSet || own === property.willSet
  }

  private func objectProperty(_ property: Property, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    let isConstant = property.isConstant && !body.isInitializer
    let obstacle =
      isConstant
      ? "'\(property.name)' is a constant"
      : property.isSettable ? nil : "'\(property.name)' can only be read"
    let get: Code = { machine, frame throws(Halt) in
      try machine.get(property, of: try code(machine, frame))
    }
    if !base.type.isReference {
      // The value behind the protocol changes in place.
      guard let whole = base.place else { return Typed(type, get) }
      let place = computedPlace(
        get,
        { machine, frame, value throws(Halt) in
          try whole.modify(machine, frame) { receiver throws(Halt) in
            try machine.setRequired(property, of: &receiver, value)
          }
        }, obstacle: obstacle ?? whole.obstacle)
      return Typed(type, place: place, get)
    }
    if base.isSelf, isObserving(property) {
      let place = computedPlace(
        { machine, frame throws(Halt) in
          try machine.get(direct: property, of: try code(machine, frame))
        },
        { machine, frame, value throws(Halt) in
          try machine.set(direct: property, of: try code(machine, frame), value, isInside: true)
        })
      return Typed(type, place: place, get)
    }
    return Typed(
      type,
      place: Place(
        set: { machine, frame, value throws(Halt) in
          try machine.set(property, of: try code(machine, frame), value)
        },
        modify: { machine, frame, body throws(Halt) in
          let object = try code(machine, frame)
          try machine.modify(property, of: object, body)
        }, obstacle: obstacle), get)
  }

  private func structProperty(_ property: Property, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    if property.isStored, let slot = property.slot {
      var place = base.place.map { partPlace(slot, $0) }
      if property.isLazy, let whole = base.place { return lazyPart(property, slot, type, whole) }
      // Assignments in an initializer itself are not observed.
      let isFirst =
        base.isSelf && (body.isInitializer && !body.isDeferred || isObserving(property))
      if property.willSet != nil || property.didSet != nil, !isFirst,
        let whole = base.place
      {
        place = observed(property, slot, whole, code)
      }
      if property.isConstant, !body.isInitializer {
        place?.obstacle = "'\(property.name)' is a constant"
      }
      if base.place == nil { place = nil }
      if property.ownership != .strong { return weakPart(property, slot, type, code, place) }
      return Typed(type, place: place) { machine, frame throws(Halt) in
        let whole = try code(machine, frame).unboxed
        guard case .parts(let parts) = whole, slot < parts.count else { return .none }
        if case .unset = parts[slot] {
          if property.type.wrapped != nil { return .none }
          throw Halt.crash("'\(property.name)' is used before it has a value.")
        }
        return parts[slot]
      }
    }
    if let getter = property.getter {
      let isProtocols = property.owner?.kind == .protocol
      let into = isProtocols ? conversion(from: base.type, to: .any) ?? .identity : .identity
      let get: Code = { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        return try machine.call(getter, isProtocols ? try into(machine, value) : value.unboxed, [])
      }
      guard let setter = property.setter, let place = base.place else { return Typed(type, get) }
      return Typed(
        type,
        place: computedPlace(
          get,
          { machine, frame, value throws(Halt) in
            try place.modify(machine, frame) { whole throws(Halt) in
              _ = try machine.call(setter, mutating: &whole, [value])
            }
          }, obstacle: place.obstacle), get)
    }
    let native = property.native
    let get: Code = { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      return try native.map { native throws(Halt) in try machine.read(native, of: value) } ?? .none
    }
    return Typed(type, get)
  }

  /// A weak property of a struct.
  private func weakPart(
    _ property: Property, _ slot: Int, _ type: SwiftType, _ code: @escaping Code, _ place: Place?
  ) -> Typed {
    let get: Code = { machine, frame throws(Halt) in
      guard case .parts(let parts) = try code(machine, frame).unboxed, slot < parts.count,
        case .weak(let number) = parts[slot]
      else { return .none }
      return try machine.strong(number, property.ownership)
    }
    let weakPlace = place.map { place in
      computedPlace(
        get,
        { machine, frame, value throws(Halt) in
          try place.set(machine, frame, value.weakened)
        }, obstacle: place.obstacle)
    }
    return Typed(type, place: weakPlace, get)
  }

  /// A lazy property of a struct, which is initialized on first access.
  private func lazyPart(_ property: Property, _ slot: Int, _ type: SwiftType, _ whole: Place)
    -> Typed
  {
    let place = partPlace(slot, whole)
    return Typed(type, place: place) { machine, frame throws(Halt) in
      var result = Value.none
      try whole.modify(machine, frame) { value throws(Halt) in
        guard case .parts(var parts) = value, slot < parts.count else { return }
        if case .unset = parts[slot], let initial = property.initial {
          let inner = Frame(1)
          inner.slots[0] = value
          parts[slot] = try initial(machine, inner)
          value = .parts(parts)
        }
        result = parts[slot]
      }
      return result
    }
  }

  /// A struct's property with observers, which run while the whole value is changed once.
  private func observed(
    _ property: Property, _ slot: Int, _ whole: Place, _ code: @escaping Code
  ) -> Place {
    let set: Place.Set = { machine, frame, new throws(Halt) in
      try whole.modify(machine, frame) { value throws(Halt) in
        if let willSet = property.willSet {
          _ = try machine.call(willSet, mutating: &value, [new])
        }
        guard case .parts(var parts) = value, slot < parts.count else { return }
        let old = parts[slot]
        parts[slot] = new
        value = .parts(parts)
        if let didSet = property.didSet { _ = try machine.call(didSet, mutating: &value, [old]) }
      }
    }
    return Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        let parts = try code(machine, frame).unboxed.parts
        var new = slot < parts.count ? parts[slot] : .none
        try finishing { () throws(Halt) in
          try body(&new)
        } _: { () throws(Halt) in
          try set(machine, frame, new)
        }
      }, obstacle: whole.obstacle)
  }

  /// An element of a tuple.
  package func part(_ index: Int, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    return Typed(type, place: base.place.map { partPlace(index, $0) }) {
      machine, frame throws(Halt) in
      let parts = try code(machine, frame).parts
      return index < parts.count ? parts[index] : .none
    }
  }

  private func partPlace(_ index: Int, _ place: Place) -> Place {
    let modify: Place.Modify = { machine, frame, body throws(Halt) in
      try place.modify(machine, frame) { whole throws(Halt) in
        guard case .parts(var parts) = whole, index < parts.count else { return }
        whole = .void
        var value = parts[index]
        parts[index] = .void
        try finishing { () throws(Halt) in
          try body(&value)
        } _: {
          parts[index] = value
          whole = .parts(parts)
        }
      }
    }
    return Place(obstacle: place.obstacle, modify)
  }
}
