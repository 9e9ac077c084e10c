public import WindowModel

/// The cost of carrying commands out again, in steps of `Work`.
public struct ReplayCost: Hashable, Sendable {
  /// The steps.
  public private(set) var steps = 0
  /// The number of commands.
  public private(set) var commands = 0

  /// The bytes of memory that the commands need.
  public private(set) var bytes = 0

  /// The maximum steps of a replay from a keyframe, where a keyframe is cheaper.
  public static let limit = 250_000

  /// No cost.
  public init() {}

  /// Counts a command, and returns its steps: reading it, decoding its source once more for each
  /// command of a batch, and carrying it out. `turn` is nil if it was refused.
  public mutating func add(_ record: CommandRecord, _ turn: Turn?) -> Int {
    var cost = 10 + record.source.count / 10
    if let turn { cost += turn.parts.count * 10 + turn.events.count + turn.visits }
    steps += cost
    commands += 1
    bytes += record.footprint
    return cost
  }
}
