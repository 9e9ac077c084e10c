/// The limits of classes.
public struct ClassLimits: Hashable, Sendable {
  /// The maximum number of classes.
  public var classes = 1000
  /// The maximum number of a class's followers; half of them from one address.
  public var students = 4000
  /// The maximum number of answers to a poll; half of them from one address.
  public var answers = 4000
  /// The maximum number of a poll's options.
  public var options = 8
  /// The maximum length of a question, in Unicode scalars.
  public var question = 300
  /// The maximum length of an option, in Unicode scalars.
  public var option = 100
  /// The maximum number of times per second that a teacher may point.
  public var pointings = 20
  /// The maximum number of raised hands; half of them from one address.
  public var hands = 4000
  /// The maximum number of an address's answers or hands beyond one for each of its streams that
  /// follow the class.
  public var guests = 20
  /// How long a class exists without its teacher, in seconds.
  public var idleSeconds = 12.0 * 3600

  /// Makes the standard limits.
  public init() {}

  /// Returns how many of `most` one address may have, with so many followers of the class.
  func part(of most: Int, following followers: Int) -> Int {
    min(Self.half(of: most), followers + guests)
  }

  /// Explains how an address can get more hands and answers.
  package var partHint: String {
    "An address has one for each of its streams that follow the class, and \(guests) more, up to half of all."
  }

  /// The maximum share of one address.
  package static func half(of most: Int) -> Int { (most + 1) / 2 }
}
