package import ProgramRuntime
package import SourceCode
package import SwiftTypes

/// Reads characters and substrings by index.
extension Checker {
  /// The character of a string at an index.
  package func character(of base: Typed, at: @escaping Code) -> Typed {
    let code = base.code
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

  /// A substring, by the offsets of its bounds.
  package func textSlice(
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

  /// The members of strings and arrays that take or return indices.
  package static let indexMembers: Set<String> = [
    "startIndex", "endIndex", "indices", "index", "distance", "firstIndex", "lastIndex", "range",
    "insert", "remove", "removeSubrange", "replaceSubrange",
  ]

  /// Rejects indices of a substring or an array slice, which are those of the whole.
  package func checkIsWhole(_ base: Typed, at position: Position) throws(Finding) {
    guard base.isSlice else { return }
    let (whole, type) = base.type == .string ? ("a text", "String") : ("an array", "Array")
    throw Finding(
      "Indices of a part of \(whole) are not supported; write \(type)(…) round the part.",
      at: position)
  }
}
