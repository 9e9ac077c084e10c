public import WindowModel

/// What it costs to carry commands out again, in steps of `Work`.
public struct ReplayCost: Hashable, Sendable {
  /// The steps.
  public private(set) var steps = 0
  /// How many commands.
  public private(set) var commands = 0

  /// How many bytes of memory the commands need.
  public private(set) var bytes = 0

  /// The most steps that a replay from a keyframe takes, where a keyframe is cheaper.
  public static let limit = 250_000

  /// No cost.
  public init() {}

  /// Counts a command, and returns its steps: to read it and decode its source, which takes as long
  /// again for each command of a batch, and to do what it did; nil where it was refused.
  public mutating func add(_ record: CommandRecord, _ turn: Turn?) -> Int {
    var cost = 10 + record.source.count / 10
    if let turn { cost += turn.parts.count * 10 + turn.events.count + turn.visits }
    steps += cost
    commands += 1
    bytes += record.footprint
    return cost
  }
}
