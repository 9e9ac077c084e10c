import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftBuiltIns
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks calls of methods, static methods and enum cases with associated values.
extension Checker {
  func callMember(
    _ name: String, of typed: Typed, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    if let type = typed.type.metatypeInstance {
      return try callStatic(
        name, of: type, arguments, expecting: expecting, at: position, dynamic: typed.code)
    }
    if name == "init", let local = body.findSelf(), local.type.nominal != nil {
      return try delegate(typed, arguments, at: position)
    }
    if case .implicit(let inner) = typed.type {
      let code = typed.code
      let unwrapped = Typed(inner, place: typed.place) { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        if value.isNone {
          throw Halt.crash(
            "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
        }
        return value
      }
      return try callMember(name, of: unwrapped, arguments, expecting: expecting, at: position)
    }
    if typed.isSlice, Self.indexMembers.contains(name) { try checkIsWhole(typed, at: position) }
    if let (nominal, types) = members(of: typed.type) {
      var map: [String: SwiftType] = [:]
      for (generic, type) in zip(nominal.generics, types) {
        map[nominal.placeholder(generic)] = type
      }
      if nominal.isOptionSet,
        let typed = try callOptionSet(name, nominal, of: typed, arguments, at: position)
      {
        return typed
      }
      map["Self"] = typed.type
      addAssociated(of: typed, nominal, to: &map)
      let methods = methods(name, of: nominal, isStatic: false, map)
      if methods.isEmpty {
        try checkConstraints(of: name, nominal, map, at: position)
        if let call = try callSequence(
          name, of: typed, arguments, expecting: expecting, at: position)
        {
          return call
        }
      }
      if !methods.isEmpty {
        if let special = try callSpecial(name, of: typed, arguments, at: position) {
          return special
        }
        let added = methods.filter { $0.extended != nil }
        guard let first = added.first else {
          return sayingErrors(
            of: methods, map,
            try callMethods(
              methods, of: typed, arguments, map, expecting: expecting, at: position))
        }
        var fault: Finding?
        let known = methods.filter { $0.extended == nil }
        if !known.isEmpty {
          do throws(Finding) {
            return try callMethods(
              known, of: typed, arguments, map, expecting: expecting, at: position)
          } catch { fault = error }
        }
        for (generic, type) in zip(nominal.generics, types) { map[generic.name] = type }
        do throws(Finding) {
          return try callMethods(
            added, of: try extended(typed, as: first, at: position), arguments, map,
            expecting: expecting, at: position)
        } catch { throw known.isEmpty ? error : fault ?? error }
      }
    }
    let property = try needed(name, of: typed, at: position)
    return try callValue(property, arguments, at: position)
  }

  /// A call of a library method whose error type may be a placeholder: substitutes the actual type.
  private func sayingErrors(
    of methods: [Function], _ map: [String: SwiftType], _ call: Typed
  ) -> Typed {
    guard methods.contains(where: { $0.isThrowing && $0.owner?.isLibrary == true }) else {
      return call
    }
    let code = call.code
    return Typed(call.type) { machine, frame throws(Halt) in
      do throws(Halt) { return try code(machine, frame) } catch {
        guard case .raised(let value, let type) = error, type.isGeneric else { throw error }
        throw .raised(value, type.substituting(map))
      }
    }
  }

  /// Rejects a method of a protocol's value with a parameter of an associated type, whose type nobody knows.
  private func checkExistential(
    _ typed: Typed, _ methods: [Function], at position: Position
  ) throws(Finding) {
    guard !isLibrary, !typed.isSelf, case .nominal(let nominal, let arguments) = typed.type,
      nominal.kind == .protocol, !nominal.isLibrary, arguments.isEmpty
    else { return }
    for method in methods where method.owner?.kind == .protocol {
      let own = Set(method.generics.map(\.name))
      let open = method.parameters.flatMap(\.type.placeholders).filter {
        !own.contains($0) && !$0.hasPrefix("$")
      }
      guard open.isEmpty else {
        throw Finding(
          "'\(method.fullName)' can't be called on an 'any \(nominal.name)', whose '\(open[0])' is not known; use a generic function.",
          at: position)
      }
    }
  }

  func callMethods(
    _ methods: [Function], of typed: Typed, _ arguments: [Expr.Argument],
    _ map: [String: SwiftType],
    expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    try checkExistential(typed, methods, at: position)
    let isDynamic =
      typed.type.isReference || typed.type.nominal?.kind == .protocol || typed.type.isExistential
      || typed.type == .anyObject
    let changesCopy =
      methods.contains { $0.isMutating && $0.owner?.kind == .protocol } && !typed.type.isReference
    if isDynamic, !changesCopy {
      return try invoke(
        methods, .dynamic(typed.code), arguments, map, expecting: expecting, at: position)
    }
    if methods.contains(where: \.isMutating) {
      guard let place = typed.place else {
        throw Finding(
          "'\(methods[0].name)' mutates its receiver, which can't be changed here.",
          at: position)
      }
      if let obstacle = place.obstacle {
        throw Finding(
          "\(obstacle), and '\(methods[0].name)' changes it\(obstacle.hasSuffix("a constant") ? "; declare it with 'var'" : "").",
          at: position)
      }
      let isOwn = isDynamic || !methods.allSatisfy { $0.owner?.kind == .protocol }
      return try invoke(
        methods, .place(isOwn ? place : saying(typed.type, in: place)), arguments, map,
        expecting: expecting, at: position)
    }
    // A protocol's own methods get a self-describing value.
    let own =
      methods.allSatisfy { $0.owner?.kind == .protocol }
      ? try convert(typed, to: .any, at: position) : typed.code
    return try invoke(methods, .fixed(own), arguments, map, expecting: expecting, at: position)
  }

  func callStatic(
    _ name: String, of type: SwiftType, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position, dynamic: Code? = nil
  ) throws(Finding) -> Typed {
    if name == "init" {
      return try construct(type, arguments, expecting: expecting, at: position, dynamic: dynamic)
    }
    if let nominal = members(of: type)?.0 ?? Library.wrapper(for: type, program) {
      if name == "detached", nominal.isLibrary, nominal.name == "Task" {
        return try task(nominal, type, arguments, isDetached: true, at: position)
      }
      if name == "child", nominal.isLibrary, nominal.name == "Task" {
        return try task(
          nominal, type, arguments, isDetached: true, isChild: true, at: position)
      }
      let methods = methods(name, of: nominal, isStatic: true)
      if !methods.isEmpty {
        let receiver: Code = if let dynamic { dynamic } else { constant(type) }
        return try invoke(
          methods, .type(receiver), arguments, ["Self": type], expecting: expecting, at: position)
      }
    }
    if case .optional(let inner) = type, name == "some", arguments.count == 1 {
      return try some(arguments[0].value, of: inner)
    }
    guard let member = try staticMember(name, of: type, at: position) else {
      throw Finding(
        "'\(type.written)' has no member '\(name)' that is known\(didYouMean(name, among: memberNames(of: type))).",
        at: position)
    }
    if let nominal = type.nominal,
      case .element(let element)? = find(name, in: nominal, isStatic: true)
    {
      return try enumCase(element, nominal, type, arguments, expecting: expecting, at: position)
    }
    return try callValue(member, arguments, at: position)
  }

  private func enumCase(
    _ element: EnumElement, _ nominal: Nominal, _ type: SwiftType, _ arguments: [Expr.Argument],
    expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard arguments.count == element.payload.count else {
      throw Finding("'.\(element.name)' has \(element.payload.count) values.", at: position)
    }
    var map: [String: SwiftType] = [:]
    for known in [type, expecting?.unwrapped] {
      guard case .nominal(nominal, let types)? = known else { continue }
      for (generic, type) in zip(nominal.generics, types) where !type.isGeneric {
        map[nominal.placeholder(generic)] = type
      }
    }
    let names = Set(nominal.generics.map { nominal.placeholder($0) })
    var codes: [Code] = []
    for (argument, part) in zip(arguments, element.payload) {
      codes.append(
        try self.argument(
          argument.value, part.type.asVariable, names, &map, isLibrary: nominal.isLibrary))
    }
    let index = element.index
    let types = nominal.generics.map {
      map[nominal.placeholder($0)] ?? .generic(nominal.placeholder($0), nil)
    }
    return Typed(.nominal(nominal, types)) { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      return .element(index, values)
    }
  }
}
