package import ProgramRuntime
package import SourceCode
package import SwiftTypes
import SwiftValues
package import Syntax

/// Checks characters and substrings, which are accessed by index.
extension Checker {
  package func textElement(_ base: Typed, _ value: Expr, at position: Position) throws(Finding)
    -> Typed
  {
    guard let index = stringIndex else {
      throw Finding("Indices of texts are not known.", at: position)
    }
    try checkIsWhole(base, at: position)
    let type = SwiftType.nominal(index)
    let code = base.code
    if case .prefix("…", let bound) = value.kind, case .integer(0) = bound.kind {
      return textSlice { machine, frame throws(Halt) in (try code(machine, frame), 0, .max) }
    }
    if case .prefix(let sign, let bound) = value.kind, ["…", "..<", "..."].contains(sign) {
      let at = try checkValue(bound, as: type)
      return textSlice { machine, frame throws(Halt) in
        let text = try code(machine, frame)
        let (offset, count) = (try at(machine, frame).offset, text.string.count)
        switch sign {
        case "…": return (text, offset, count)
        case "..<": return (text, 0, offset)
        default: return (text, 0, offset < count ? offset + 1 : .max)
        }
      }
    }
    let typed = try check(value, expecting: type)
    if case .range(let bound, let isClosed) = typed.type, bound == type {
      let range = typed.code
      return textSlice { machine, frame throws(Halt) in
        let text = try code(machine, frame)
        let parts = try range(machine, frame).parts
        guard parts.count == 2 else { return (text, 0, .max) }
        let (from, to) = (parts[0].offset, parts[1].offset)
        return (text, from, isClosed ? (to < text.string.count ? to + 1 : .max) : to)
      }
    }
    guard typed.type == type else {
      throw Finding(
        "A text's element is found by a 'String.Index', and this is a '\(typed.type.written)'; write Array(text)[…] for a number.",
        at: position)
    }
    return character(of: base, at: typed.code)
  }
}
