package import ProgramRuntime
import SourceCode
package import SwiftTypes
import Syntax

/// Finds initializers, and synthesizes implicit ones.
extension Checker {
  func initializers(of nominal: Nominal) -> [Function] {
    var found: [Function] = []
    var type: Nominal? = nominal
    var ownDesignated = false
    while let current = type {
      for member in allMembers("init", of: current) {
        guard case .method(let method) = member else { continue }
        // A class with designated initializers inherits only convenience ones and those that it overrides.
        if ownDesignated, !method.isConvenience, !isCoder(method) { continue }
        if !found.contains(where: {
          $0.key == method.key && $0.parameters.map(\.type) == method.parameters.map(\.type)
        }) {
          found.append(method)
        }
      }
      if allMembers("init", of: current).contains(where: {
        if case .method(let method) = $0 {
          !method.isConvenience && !method.isRequirement && !isCoder(method)
        } else {
          false
        }
      }) {
        ownDesignated = true
      }
      type = current.kind == .class ? current.superclass : nil
    }
    return nominal.kind == .protocol ? found : found + added(to: nominal, beside: found)
  }

  /// The initializers that extensions of a type's protocols add.
  private func added(to nominal: Nominal, beside own: [Function]) -> [Function] {
    var (open, seen) = (nominal.lineage.flatMap { program.protocols(of: $0) }, Set<Nominal>())
    var found: [Function] = []
    while let conformed = open.popLast() {
      guard seen.insert(conformed).inserted else { continue }
      open += conformed.protocols
      for case .method(let method) in allMembers("init", of: conformed)
      where !method.isRequirement && !own.contains(where: { $0.key == method.key }) {
        found.append(method)
      }
    }
    return found
  }

  private func isCoder(_ method: Function) -> Bool { method.parameters.first?.label == "coder" }

  /// A struct's memberwise initializer.
  package func memberwise(_ nominal: Nominal, onlyNeeded: Bool) -> Function {
    let properties = nominal.stored.filter { property in
      if property.isConstant, property.isInitialized { return false }
      return !onlyNeeded || !property.isInitialized && property.type.wrapped == nil
    }
    let function = Function(
      .initializer, "init",
      properties.map {
        .init(
          label: $0.name, name: $0.name, type: $0.type, standard: nil,
          hasStandard: $0.isInitialized || $0.type.wrapped != nil, isVariadic: false, isInout: false
        )
      }, nominal.type, isStatic: false, owner: nominal, at: nominal.at, in: program)
    for (index, property) in properties.enumerated() {
      function.parameters[index].standard = { machine, frame throws(Halt) in
        try property.initial?(machine, frame) ?? .none
      }
    }
    let slots = properties.compactMap { property in
      property.slot.map { ($0, property.ownership != .strong) }
    }
    function.selfVariable = Local("self", nominal.type, slot: 0, isConstant: false)
    function.slots = properties.count + 1
    function.body = { _, frame throws(Halt) in
      guard case .parts(var parts) = frame.slots[0] else { return .back }
      for (index, (slot, isWeak)) in slots.enumerated() {
        parts[slot] = isWeak ? frame.slots[index + 1].weakened : frame.slots[index + 1]
      }
      frame.slots[0] = .parts(parts)
      return .back
    }
    function.generics = nominal.generics
    return function
  }

  /// `self.init(…)`.
  func delegate(
    _ typed: Typed, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    guard let nominal = typed.type.nominal else {
      throw Finding("'init' is called on 'self'.", at: position)
    }
    body.callsSuperInit = true
    body.delegates = true
    let code = typed.code
    if nominal.kind == .protocol, let place = typed.place {
      let made = try initializer(of: nominal, code, arguments, at: position)
      return Typed(.void) { machine, frame throws(Halt) in
        try place.set(machine, frame, try made(machine, frame))
        return .void
      }
    }
    if nominal.kind == .class {
      let result = try invoke(
        initializers(of: nominal), .fixed(code), arguments, [:], expecting: nil, at: position
      ) {
        machine, frame, function, values throws(Halt) in
        let object = try code(machine, frame)
        let type = machine.nominal(of: object) ?? nominal
        let own = machine.program.method(function.key, of: type) ?? function
        return try machine.delegate(object, to: type, own, values)
      }
      return Typed(.void, result.code)
    }
    guard let place = typed.place else {
      throw Finding("'self' can't be changed here.", at: position)
    }
    let own = Dictionary(
      nominal.generics.map { ($0.name, generics[$0.name] ?? .generic($0.name, nil)) },
      uniquingKeysWith: { first, _ in first })
    let made = try constructStruct(nominal, arguments, own, expecting: nil, at: position)
    let makes = made.code
    return Typed(.void) { machine, frame throws(Halt) in
      let new = try makes(machine, frame)
      if made.type.wrapped != nil, new.isNone { throw Halt.nothing }
      try place.set(machine, frame, new)
      return .void
    }
  }

  /// An initializer's body with the code before and after it.
  package func initializing(
    _ function: Function, _ nominal: Nominal, _ code: @escaping Exec, callsSuper: Bool
  ) -> Exec {
    let delegates = body.delegates
    let variable = function.selfVariable
    let superclass = nominal.superclass
    return { machine, frame throws(Halt) in
      guard let variable else { return .back }
      let object = machine.get(variable, frame)
      if !delegates, !function.isConvenience {
        try machine.runInitialValues(of: object, in: nominal)
      }
      frame.result = .void
      do throws(Halt) { _ = try code(machine, frame) } catch {
        guard case .nothing = error else { throw error }
        frame.result = .none
      }
      if case .none = frame.result { return .back }
      if !callsSuper, let superclass {
        // Swift adds an implicit `super.init()` at the end.
        if let key = machine.program.knownKey("init()"),
          let initializer = machine.program.method(key, of: superclass)
        {
          _ = try machine.initialize(object, from: superclass, initializer, [])
        } else {
          try machine.runInitialValues(of: object, from: superclass, to: nil)
        }
      }
      frame.result = object
      return .back
    }
  }
}

extension Machine {
  /// Calls an initializer from another one; if it returns nil, that one does too.
  func delegate(
    _ object: Value, to type: Nominal, _ function: Function, _ arguments: [Value]
  ) throws(Halt) -> Value {
    let result = try initialize(object, from: type, function, arguments)
    if function.kind == .failableInitializer, result.isNone { throw .nothing }
    return result
  }

  /// Calls the initializer of a struct or enum; returns nil if it does, or if one that it calls does.
  func construct(
    _ value: inout Value, by function: Function, _ arguments: [Value]
  ) throws(Halt) -> Value {
    do throws(Halt) {
      let result = try call(function, mutating: &value, arguments)
      return function.kind == .failableInitializer && result.isNone ? .none : value
    } catch {
      guard case .nothing = error, function.kind == .failableInitializer else { throw error }
      return .none
    }
  }
}
