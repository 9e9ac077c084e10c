import ProgramPrinting
package import ProgramRuntime
package import SourceCode
package import SwiftTypes
package import Syntax

/// Checks `print`, `NSLog` and formats.
extension Checker {
  package func printing(
    _ arguments: [Expr.Argument], isDebug: Bool, at position: Position
  ) throws(Finding) -> Typed {
    var parts: [(Code, SwiftType)] = []
    var separator: Code = { _, _ throws(Halt) in .string(" ") }
    var end: Code?
    for argument in arguments {
      switch argument.label {
      case "separator": separator = try checkValue(argument.value, as: .string)
      case "terminator": end = try checkValue(argument.value, as: .string)
      case nil:
        let typed = try check(argument.value, expecting: nil)
        try checkText(of: typed, at: argument.value.at)
        parts.append((typed.code, typed.type))
      default: throw Finding("'print' has no '\(argument.label ?? "")'.", at: position)
      }
    }
    return Typed(.void) { [parts, separator, end] machine, frame throws(Halt) in
      var texts: [String] = []
      for part in parts {
        texts.append(try machine.describe(try part.0(machine, frame), part.1, isDebug: isDebug))
      }
      try machine.sweep()
      let line = try Value.joined(texts, by: try separator(machine, frame).string).string
      try machine.print(line, end: try end?(machine, frame).string ?? "\n")
      return .void
    }
  }

  /// `String(format:…)` and `NSLog`.
  package func format(_ arguments: [Expr.Argument], at position: Position) throws(Finding) -> Typed
  {
    guard let first = arguments.first else { throw Finding("A format is expected.", at: position) }
    let format = try checkValue(first.value, as: .string)
    var parts: [(Code, SwiftType)] = []
    for argument in arguments.dropFirst() {
      let typed = try check(argument.value, expecting: nil)
      parts.append((typed.code, typed.type))
    }
    return Typed(.string) { [parts] machine, frame throws(Halt) in
      var values: [(Value, SwiftType)] = []
      for part in parts { values.append((try part.0(machine, frame), part.1)) }
      return .string(try machine.format(try format(machine, frame).string, values))
    }
  }
}
