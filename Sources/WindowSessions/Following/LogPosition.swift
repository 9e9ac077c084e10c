/// A position between two items of a log: before item `offset` of the command `revision`. Item 0 is
/// the command itself and item n its n-th event.
struct LogPosition: Hashable, Sendable, Comparable {
  /// The command.
  var revision: Int
  /// The item.
  var offset = 0

  /// Whether `a` comes before `b`.
  static func < (a: LogPosition, b: LogPosition) -> Bool {
    (a.revision, a.offset) < (b.revision, b.offset)
  }
}
