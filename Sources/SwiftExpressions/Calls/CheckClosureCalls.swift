import ProgramRuntime
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Checks calls of closures, and of functions used as values.
extension Checker {
  /// Calls a closure, or a function used as a value.
  func callValue(_ typed: Typed, _ arguments: [Expr.Argument], at position: Position)
    throws(Finding) -> Typed
  {
    var typed = typed
    if case .implicit(let inner) = typed.type {
      typed = Typed(inner, try convert(typed, to: inner, at: position))
    }
    if case .metatype(let type) = typed.type {
      return try construct(type, arguments, expecting: nil, at: position, dynamic: typed.code)
    }
    guard case .function(let parameters, let returned) = typed.type else {
      let hint =
        typed.type.wrapped == nil
        ? "is no function" : "is an optional; call it with '?(…)' or '!(…)'"
      throw Finding("A '\(typed.type.written)' \(hint).", at: position)
    }
    let result = returned.awaited
    guard parameters.count == arguments.count else {
      throw Finding(
        "It takes \(parameters.count) arguments, and here are \(arguments.count).", at: position)
    }
    if parameters.contains(where: { if case .lent = $0 { true } else { false } }) {
      if returned.isAsync {
        throw Finding("An async function with 'inout' is not supported.", at: position)
      }
      return try callLending(typed, parameters, result, arguments, at: position)
    }
    var codes: [Code] = []
    for (argument, type) in zip(arguments, parameters) {
      codes.append(try checkValue(argument.value, as: type))
    }
    let code = typed.code
    let called = Typed(result) { [codes] machine, frame throws(Halt) in
      let closure = try code(machine, frame)
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      defer { values = [] }
      return try machine.call(closure: closure, values)
    }
    return try awaited(called, isAsync: returned.isAsync, .caller, "the closure", at: position)
  }

  /// Calls a closure with inout parameters.
  private func callLending(
    _ typed: Typed, _ parameters: [SwiftType], _ result: SwiftType, _ arguments: [Expr.Argument],
    at position: Position
  ) throws(Finding) -> Typed {
    var codes: [Code] = []
    var places: [(Int, Place)] = []
    for (index, (argument, type)) in zip(arguments, parameters).enumerated() {
      guard case .lent = type else {
        codes.append(try checkValue(argument.value, as: type))
        continue
      }
      guard case .prefix("&", let target) = argument.value.kind else {
        throw Finding("'&' and a variable are expected here.", at: argument.value.at)
      }
      let lent = try check(target, expecting: nil)
      guard let place = lent.place, place.obstacle == nil else {
        throw Finding("This can't be changed.", at: argument.value.at)
      }
      places.append((index, place))
      codes.append(lent.code)
    }
    let code = typed.code
    let (values, lent) = (codes, places)
    return Typed(result) { machine, frame throws(Halt) in
      let closure = try code(machine, frame)
      var given: [Value] = []
      for value in values { given.append(try value(machine, frame)) }
      return try finishing { () throws(Halt) in
        try machine.call(closure: closure, lending: &given)
      } _: { () throws(Halt) in
        for (index, place) in lent { try place.set(machine, frame, given[index]) }
      }
    }
  }
}
