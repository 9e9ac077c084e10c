/// How much classes may hold.
public struct ClassLimits: Hashable, Sendable {
  /// The most classes at once.
  public var classes = 1000
  /// The most who follow a class at once; half of them from one address.
  public var students = 4000
  /// The most answers to a poll; half of them from one address.
  public var answers = 4000
  /// The most options of a poll.
  public var options = 8
  /// The longest question, in characters (Unicode scalars).
  public var question = 300
  /// The longest option, in characters (Unicode scalars).
  public var option = 100
  /// How often a teacher may point within a second.
  public var pointings = 20
  /// The most hands that are up at once; half of them from one address.
  public var hands = 4000
  /// The most answers and hands of an address beyond one for each of its streams that follow the
  /// class.
  public var guests = 20
  /// How long a class lives without its teacher, in seconds.
  public var idleSeconds = 12.0 * 3600

  /// Makes the standard limits.
  public init() {}

  /// How many of `most` may be one address's, of which so many follow the class.
  func part(of most: Int, following followers: Int) -> Int {
    min(Self.half(of: most), followers + guests)
  }

  /// How an address comes to have more hands and answers.
  package var partHint: String {
    "An address has one for each of its streams that follow the class, and \(guests) more, up to half of all."
  }

  /// The most that one address may have of something.
  package static func half(of most: Int) -> Int { (most + 1) / 2 }
}
