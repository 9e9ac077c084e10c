/// Runs a body, then `end`; an error that the body throws does not undo what it changed.
package func finishing<Result>(
  _ body: () throws(Halt) -> Result, _ end: () throws(Halt) -> Void
) throws(Halt) -> Result {
  let result: Result
  do throws(Halt) { result = try body() } catch {
    try end()
    throw error
  }
  try end()
  return result
}

/// A storage location.
package struct Place: Sendable {
  package typealias Set = @Sendable (Machine, Frame, Value) throws(Halt) -> Void
  package typealias Modify =
    @Sendable (
      Machine, Frame, (inout Value) throws(Halt) -> Void
    ) throws(Halt) -> Void

  package let set: Set
  /// Changes the value in place: takes it out, passes it inout, and puts it back.
  package let modify: Modify
  /// Why the location can't be assigned; nil if it can.
  package var obstacle: String?

  package init(set: @escaping Set, modify: @escaping Modify, obstacle: String? = nil) {
    self.set = set
    self.modify = modify
    self.obstacle = obstacle
  }

  /// Creates a place that is set by modifying it.
  package init(obstacle: String?, _ modify: @escaping Modify) {
    self.init(
      set: { machine, frame, value throws(Halt) in try modify(machine, frame) { $0 = value } },
      modify: modify, obstacle: obstacle)
  }
}
