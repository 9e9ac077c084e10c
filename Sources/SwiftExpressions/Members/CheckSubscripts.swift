import ProgramRuntime
import SourceCode
import SwiftTypes
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
    switch (typed.type, arguments.count) {
    case (.array(let element), 1) where arguments[0].label == nil:
      if case .prefix("…", let from) = arguments[0].value.kind {
        let start = try checkValue(from, as: .integer)
        let code = typed.code
        return Typed(typed.type) { machine, frame throws(Halt) in
          let (values, from) = (try code(machine, frame).array, try start(machine, frame).int)
          guard (0...values.count).contains(from) else {
            throw Halt.crash("Fatal error: Array index is out of range")
          }
          return .array(Array(values.dropFirst(from)))
        }
      }
      if case .prefix(let sign, let end) = arguments[0].value.kind, sign == "..<" || sign == "..." {
        return try leadingSlice(typed, end, isClosed: sign == "...")
      }
      let index = try check(arguments[0].value, expecting: .integer)
      if case .range(_, let isClosed) = index.type { return slice(typed, index, isClosed) }
      return arrayElement(typed, element, try convert(index, to: .integer, at: position))
    case (.dictionary(let key, let value), _):
      let keyCode = try checkValue(arguments[0].value, as: key)
      if arguments.count == 2, arguments[1].label == "default" {
        return dictionaryElement(
          typed, value, keyCode, standard: try checkValue(arguments[1].value, as: value))
      }
      return dictionaryElement(typed, value, keyCode, standard: nil)
    case (.string, 1): return try textElement(typed, arguments[0].value, at: position)
    case (.nominal(let nominal, _), _):
      return try subscripted(typed, nominal, arguments, at: position)
    case (.optional, _):
      throw Finding("An element of an optional needs '?' or '!' before '['.", at: position)
    default: throw Finding("'\(typed.type.written)' has no elements.", at: position)
    }
  }

  private func leadingSlice(_ base: Typed, _ end: Expr, isClosed: Bool) throws(Finding) -> Typed {
    let (code, end) = (base.code, try checkValue(end, as: .integer))
    return Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let count = try end(machine, frame).int &+ (isClosed ? 1 : 0)
      guard (0...values.count).contains(count) else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values.prefix(count)))
    }
  }

  private func slice(_ base: Typed, _ range: Typed, _ isClosed: Bool) -> Typed {
    let (code, bounds) = (base.code, range.code)
    return Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let parts = try bounds(machine, frame).parts
      let from = parts[0].int
      let to = isClosed ? parts[1].int &+ 1 : parts[1].int
      guard from >= 0, to <= values.count, from <= to else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values[from..<to]))  // checked: within the array
    }
  }

  private func arrayElement(_ base: Typed, _ element: SwiftType, _ index: @escaping Code) -> Typed {
    let code = base.code
    let outOfRange = Halt.crash("Fatal error: Index out of range")
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try index(machine, frame).int
        try place.modify(machine, frame) { whole throws(Halt) in
          guard case .array(var values) = whole, values.indices.contains(at) else {
            throw outOfRange
          }
          whole = .void
          var value = values[at]
          values[at] = .void
          do throws(Halt) { try body(&value) } catch {
            values[at] = value
            whole = .array(values)
            throw error
          }
          values[at] = value
          whole = .array(values)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(element, place: place) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let at = try index(machine, frame).int
      guard values.indices.contains(at) else { throw outOfRange }
      return values[at]
    }
  }

  private func dictionaryElement(
    _ base: Typed, _ value: SwiftType, _ key: @escaping Code, standard: Code?
  ) -> Typed {
    let code = base.code
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try key(machine, frame)
        try machine.charge(at)
        try place.modify(machine, frame) { whole throws(Halt) in
          var table = whole.table
          whole = .void
          var entry = table[at] ?? .none
          do throws(Halt) {
            if entry.isNone, let standard { entry = try standard(machine, frame) }
            try body(&entry)
          } catch {
            whole = .table(table)
            throw error
          }
          table[at] = entry.isNone ? nil : entry
          whole = .table(table)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(standard == nil ? .optional(value) : value, place: place) {
      machine, frame throws(Halt) in
      let table = try code(machine, frame).table
      let key = try key(machine, frame)
      try machine.charge(key)
      if let found = table[key] { return found }
      return try standard?(machine, frame) ?? .none
    }
  }

  private func subscripted(
    _ base: Typed, _ nominal: Nominal, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    let found = nominal.lineage.flatMap { allMembers("subscript", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .first { $0.parameters.map(\.label) == arguments.map(\.label) }
    guard let found else { throw Finding("'\(nominal.name)' has no such subscript.", at: position) }
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, members(of: base.type)?.1 ?? []) {
      map[placeholder(generic, nominal)] = type
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
      let typed = Typed(known, try checkValue(argument.value, as: known))
      codes.append(try convert(typed, to: parameter.type, at: position))
    }
    let code = base.code
    let get: Code = { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      var receiver = try code(machine, frame)
      for code in codes { values.append(try code(machine, frame)) }
      let value =
        found.isRequirement
        ? try machine.dispatchWitness(found, mutating: &receiver, values)
        : try machine.call(found, receiver, values)
      return try out(machine, value)
    }
    let setter = nominal.lineage.flatMap { allMembers("subscript=", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .first { $0.parameters.count == arguments.count + 1 }
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
        } else {
          _ = try machine.call(setter, try code(machine, frame), values)
        }
      }, get)
  }
}
