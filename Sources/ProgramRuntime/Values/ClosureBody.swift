/// A closure's code.
// Sendable: as every part of a program.
package final class ClosureBody: ProgramPart, @unchecked Sendable {
  package var parameters: [Local] = []
  package var slots = 0
  /// How many values and statements of it lie one within the other.
  package var levels = 0
  package var body: Exec?
  /// What it captures: the variable outside, and the one inside.
  package var captures: [(outer: Local, inner: Local)] = []
  /// The entries of its capture list: the value, and the variable inside.
  package var listed: [(value: Code, inner: Local)] = []
  package var result = SwiftType.void
  package var isAsync = false
  /// What it does where it is not written in a source, with the values that it was made with.
  var native: ((Machine, [Value], [Value]) throws(Halt) -> Value)?

  override func takeApart() {
    (parameters, captures, listed) = ([], [], [])
    (body, native) = (nil, nil)
  }
}
