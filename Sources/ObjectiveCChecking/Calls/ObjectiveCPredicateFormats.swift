import ObjectiveCLibrary
import ObjectiveCNames
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// A predicate's format and its arguments, which keep their types, unlike in a formatted string.
  func predicate(_ arguments: [Expr], at position: Position) throws(Finding) -> Codes {
    let first = arguments[0]
    guard case .boxed(let inner) = first.kind, case .string(let parts) = inner.kind,
      let predicate = PredicateFormat(Self.text(parts))
    else {
      throw Finding(
        "Only predicate formats that are literals and compare values, joined by AND or OR, are supported.",
        at: first.at)
    }
    guard predicate.count == arguments.count - 1 else {
      throw Finding(
        "The format asks for \(predicate.count) values and is given \(arguments.count - 1).",
        at: position)
    }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      let typed = try check(argument)
      guard typed.type.isObject || index > 0 && typed.type.isNumber else {
        throw Finding("A predicate can't compare a '\(typed.type)'.", at: argument.at)
      }
      codes.append(typed.code)
    }
    let all = codes
    return { machine, frame throws(Halt) in
      var values: [Value] = []
      for code in all { values.append(try code(machine, frame)) }
      return values
    }
  }
}
