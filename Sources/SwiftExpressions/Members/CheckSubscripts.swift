import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks elements, slices and subscripts.
extension Checker {
  func element(_ base: Expr, _ arguments: [Expr.Argument], at position: Position) throws(Finding)
    -> Typed
  {
    try chain { () throws(Finding) in try self.plainElement(base, arguments, at: position) }
  }

  func plainElement(
    _ base: Expr, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    if case .name("super") = base.kind, let superclass = owner?.superclass,
      let local = body.findSelf()
    {
      return try subscripted(
        Typed(local.type, variable(local).code), superclass, arguments, isSuper: true, at: position)
    }
    var typed = try checkBase(base)
    if case .implicit = typed.type { typed = try forced(typed, at: position) }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try keyPathElement(typed, arguments[0].value, at: position)
    }
    if arguments.first?.label != nil, arguments.first?.label != "default", arguments.count == 1,
      let (nominal, _) = members(of: typed.type)
    {
      return try subscripted(typed, nominal, arguments, at: position)
    }
    if let own = typed.type.metatypeInstance?.nominal {
      let all = methods("subscript", of: own, isStatic: true)
      if !all.isEmpty {
        return try invoke(
          all, .type(typed.code), arguments, [:], expecting: nil, at: position)
      }
    }
    switch (typed.type, arguments.count) {
    case (.array(let element), 1) where arguments[0].label == nil:
      try checkIsWhole(typed, at: position)
      if case .prefix("…", let from) = arguments[0].value.kind {
        return trailingSlice(typed, try checkValue(from, as: .integer))
      }
      if case .prefix(let sign, let end) = arguments[0].value.kind, sign == "..<" || sign == "..." {
        return leadingSlice(
          typed, try checkValue(end, as: .integer), isClosed: sign == "...")
      }
      let index = try check(arguments[0].value, expecting: .integer)
      if case .range(_, let isClosed) = index.type { return slice(typed, index, isClosed) }
      return arrayElement(typed, element, try convert(index, to: .integer, at: position))
    case (.dictionary(let key, let value), 1):
      let keyCode = try checkValue(arguments[0].value, as: key)
      return dictionaryElement(typed, value, keyCode, standard: nil)
    case (.dictionary(let key, let value), 2) where arguments[1].label == "default":
      let keyCode = try checkValue(arguments[0].value, as: key)
      return dictionaryElement(
        typed, value, keyCode, standard: try checkValue(arguments[1].value, as: value))
    case (.string, 1):
      if let own = try addedSubscript(of: typed, arguments, at: position) { return own }
      return try textElement(typed, arguments[0].value, at: position)
    case (.nominal(let nominal, _), _), (.generic(_, .nominal(let nominal, _)?), _):
      return try subscripted(typed, nominal, arguments, at: position)
    case (.optional, _):
      throw Finding("An element of an optional needs '?' or '!' before '['.", at: position)
    case (.array, _), (.dictionary, _), (.string, _):
      throw Finding("'\(typed.type.written)' has no such subscript.", at: position)
    default: throw Finding("'\(typed.type.written)' has no elements.", at: position)
    }
  }

  /// A string's character or substring by a subscript that an extension adds; nil if a string's own is called.
  private func addedSubscript(
    of base: Typed, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard let (nominal, _) = members(of: base.type), !allMembers("subscript", of: nominal).isEmpty,
      let index = stringIndex, let type = try? check(arguments[0].value, expecting: nil).type,
      ![.nominal(index), .range(.nominal(index), isClosed: true)].contains(type),
      type != .range(.nominal(index), isClosed: false)
    else { return nil }
    return try subscripted(base, nominal, arguments, at: position)
  }

  private func subscripted(
    _ base: Typed, _ nominal: Nominal, _ arguments: [Expr.Argument], isSuper: Bool = false,
    at position: Position
  ) throws(Finding) -> Typed {
    let known = nominal.lineage.flatMap { allMembers("subscript", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .filter { !$0.isStatic && $0.parameters.map(\.label) == arguments.map(\.label) }
    guard let found = try ranked(known, arguments, [:], expecting: nil, at: position).first else {
      throw Finding("'\(nominal.name)' has no such subscript.", at: position)
    }
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, members(of: base.type)?.1 ?? []) {
      map[nominal.placeholder(generic)] = type
      if found.extended != nil { map[generic.name] = type }
    }
    let base = try extended(base, as: found, at: position)
    let result = found.result.substituting(map)
    let (into, out) = (
      conversion(from: result, to: found.result) ?? .identity, unboxing(found.result, result)
    )
    var codes: [Code] = []
    for (argument, parameter) in zip(arguments, found.parameters) {
      let known = parameter.type.substituting(map)
      let value = parameter.isAutoclosure ? wrapped(argument.value) : argument.value
      let typed = Typed(known, try checkValue(value, as: known))
      codes.append(try convert(typed, to: parameter.type, at: position))
    }
    let code = base.code
    let isDynamic = !isSuper && nominal.kind == .class
    let get: Code = { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      var receiver = try code(machine, frame)
      for code in codes { values.append(try code(machine, frame)) }
      let value =
        found.isRequirement
        ? try machine.dispatchWitness(found, mutating: &receiver, values)
        : isDynamic
          ? try machine.dispatch(found, receiver, values)
          : try machine.call(found, receiver, values)
      return try out(machine, value)
    }
    let setter = nominal.lineage.flatMap { allMembers("subscript=", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .first { setter in
        zip(setter.parameters, found.parameters).allSatisfy { $0.type == $1.type }
          && setter.parameters.count == found.parameters.count + 1
      }
    guard let setter, base.place != nil || base.type.isReference else {
      return Typed(result, get)
    }
    let whole = base.place
    return Typed(
      result,
      place: computedPlace(get) { [codes] machine, frame, value throws(Halt) in
        var values: [Value] = []
        for code in codes { values.append(try code(machine, frame)) }
        values.append(try into(machine, value))
        if setter.isMutating, let whole {
          try whole.modify(machine, frame) { receiver throws(Halt) in
            _ = try machine.call(setter, mutating: &receiver, values)
          }
        } else if isDynamic {
          _ = try machine.dispatch(setter, try code(machine, frame), values)
        } else {
          _ = try machine.call(setter, try code(machine, frame), values)
        }
      }, get)
  }
}
