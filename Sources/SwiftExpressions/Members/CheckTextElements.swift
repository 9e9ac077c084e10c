import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Checks characters and parts of texts, which are found by indices.
extension Checker {
  func textElement(_ base: Typed, _ value: Expr, at position: Position) throws(Finding) -> Typed {
    guard let index = stringIndex else {
      throw Finding("Indices of texts are not known.", at: position)
    }
    try checkIsWhole(base, at: position)
    let type = SwiftType.nominal(index)
    let code = base.code
    if case .prefix(let sign, let bound) = value.kind, ["…", "..<", "..."].contains(sign) {
      let at = try checkValue(bound, as: type)
      return slice { machine, frame throws(Halt) in
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
      return slice { machine, frame throws(Halt) in
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
    let at = typed.code
    return Typed(.character) { machine, frame throws(Halt) in
      let text = try code(machine, frame)
      try machine.charge(text)
      let offset = try at(machine, frame).offset
      guard offset >= 0,
        let place = text.string.index(
          text.string.startIndex, offsetBy: offset, limitedBy: text.string.endIndex),
        place < text.string.endIndex
      else {
        throw Halt.crash("Fatal error: String index is out of bounds")
      }
      return .string(String(text.string[place]))
    }
  }

  private func slice(
    _ bounds: @escaping @Sendable (Machine, Frame) throws(Halt) -> (Value, Int, Int)
  ) -> Typed {
    var typed = Typed(.string) { machine, frame throws(Halt) in
      let (text, from, to) = try bounds(machine, frame)
      try machine.charge(text)
      guard from >= 0, from <= to, to <= text.string.count else {
        throw Halt.crash("Fatal error: String index is out of bounds")
      }
      return .string(String(text.string.prefix(to).dropFirst(from)))
    }
    typed.isSlice = true
    return typed
  }

  /// What texts are asked with or for indices.
  static let indexMembers: Set<String> = [
    "startIndex", "endIndex", "indices", "index", "distance", "firstIndex", "lastIndex", "range",
    "insert", "remove", "removeSubrange", "replaceSubrange",
  ]

  /// Refuses indices of a part of a text, which are those of the whole.
  func checkIsWhole(_ base: Typed, at position: Position) throws(Finding) {
    guard base.isSlice else { return }
    throw Finding(
      "Indices of a part of a text are not run; write String(…) round the part.", at: position)
  }
}
