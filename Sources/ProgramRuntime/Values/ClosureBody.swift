/// A closure's code.
// Sendable: see `ProgramPart`.
package final class ClosureBody: ProgramPart, @unchecked Sendable {
  package var parameters: [Local] = []
  package var slots = 0
  /// The nesting depth of its values and statements.
  package var levels = 0
  package var body: Exec?
  /// Its captures: the outer variable and the inner one.
  package var captures: [(outer: Local, inner: Local)] = []
  /// The entries of its capture list: the value and the inner variable.
  package var listed: [(value: Code, inner: Local)] = []
  package var result = SwiftType.void
  package var isAsync = false
  /// Its native implementation if no source defines it; also gets the values captured at its creation.
  package var native: ((Machine, [Value], inout [Value]) throws(Halt) -> Value)?

  override func takeApart() {
    (parameters, captures, listed) = ([], [], [])
    (body, native) = (nil, nil)
  }
}
