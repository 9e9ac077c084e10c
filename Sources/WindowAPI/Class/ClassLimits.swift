/// How much classes may hold.
public struct ClassLimits: Hashable, Sendable {
  /// The most classes at once.
  public var classes = 1000
  /// The most who follow a class at once.
  public var students = 1000
  /// The most answers to a poll.
  public var answers = 2000
  /// The most options of a poll.
  public var options = 8
  /// The longest question, in characters (Unicode scalars).
  public var question = 300
  /// The longest option, in characters (Unicode scalars).
  public var option = 100
  /// How often a teacher may point within a second.
  public var pointings = 20
  /// The most hands that are up at once.
  public var hands = 100
  /// How many codes that lead nowhere may be asked for within ten seconds, by all together.
  public var guesses = 100

  /// Makes the standard limits.
  public init() {}
}
