/// Where a value is stored.
struct Place: Sendable {
  typealias Set = @Sendable (Machine, Frame, Value) throws(Halt) -> Void
  typealias Modify =
    @Sendable (
      Machine, Frame, (inout Value) throws(Halt) -> Void
    ) throws(Halt) -> Void

  let set: Set
  /// Changes the value in place: takes it out, lends it, and puts it back.
  let modify: Modify
  /// Why nothing may be stored there, nil where it may.
  var obstacle: String?

  init(set: @escaping Set, modify: @escaping Modify, obstacle: String? = nil) {
    self.set = set
    self.modify = modify
    self.obstacle = obstacle
  }

  /// A place that is set by changing it.
  init(obstacle: String?, _ modify: @escaping Modify) {
    self.init(
      set: { machine, frame, value throws(Halt) in try modify(machine, frame) { $0 = value } },
      modify: modify, obstacle: obstacle)
  }
}
