/// How much of a costly thing one client may have: a bucket that holds `burst` and gains `rate` a
/// second.
///
/// A client is an address, and beside it a token where the service has checked one.
public struct Share: Hashable, Sendable {
  /// The costly things.
  public enum Kind: String, CaseIterable, Sendable {
    /// Sessions that are started, forked or imported.
    case newSessions = "new-sessions"
    /// Classes that are opened.
    case newClasses = "new-classes"
    /// Hands that are raised.
    case hands
    /// Answers to polls.
    case answers
    /// Class codes that lead nowhere.
    case wrongCodes = "wrong-codes"
    /// Streams that are opened.
    case newStreams = "new-streams"
    /// Runs of pasted code.
    case codeRuns = "code-runs"
    /// Reads of a session that a page of another origin makes a browser send.
    case foreignReads = "foreign-reads"
  }

  /// How many at once.
  public var burst: Int
  /// How many more a second.
  public var rate: Double

  /// Makes a share; nil where its numbers are out of `bursts` and `rates`.
  public init?(burst: Int, rate: Double) {
    guard Self.bursts.contains(burst), Self.rates.contains(rate) else { return nil }
    self.init(burst, rate)
  }

  fileprivate init(_ burst: Int, _ rate: Double) {
    self.burst = burst
    self.rate = rate
  }

  /// The bursts that there may be.
  public static let bursts = 0...1_000_000
  /// The rates that there may be.
  public static let rates = 0.001...1_000_000

  /// Nanoseconds in which the bucket gains one.
  // checked: a rate lies in `rates`
  var interval: Int { Int(1e9 / rate) }
  /// Seconds in which an empty bucket fills.
  // checked: burst and rate lie in `bursts` and `rates`
  var window: Int { Int((Double(burst) / rate).rounded(.up)) }
}

/// The share of each costly thing.
public struct ShareTable: Hashable, Sendable {
  private var shares: [Share.Kind: Share]

  /// The standard shares: 2,000 students of one class fit behind one address.
  public static let standard = ShareTable(shares: [
    // A fork for each student; in a day less than half of all sessions that there may be.
    .newSessions: Share(4000, 0.5),
    // In the 12 hours after which a class ends without its teacher, fewer than there may be.
    .newClasses: Share(100, 1.0 / 60),
    .hands: Share(8000, 100),
    .answers: Share(10_000, 200),
    // A class that mistypes, but a code of 30 bits is not found.
    .wrongCodes: Share(300, 2),
    // The page follows the session and the class.
    .newStreams: Share(8000, 100),
    .codeRuns: Share(4000, 20),
    .foreignReads: Share(2500, 2),
  ])

  /// No shares: each client may have all.
  public static let none = ShareTable(shares: [:])

  /// The share of a thing, nil where it is lifted.
  public subscript(kind: Share.Kind) -> Share? {
    get { shares[kind] }
    set { shares[kind] = newValue }
  }
}

extension ShareTable {
  /// What `/limits` tells of them.
  public var limits: [Limit] {
    Share.Kind.allCases.compactMap { kind in
      self[kind].map { share in
        Limit(
          "share of \(kind.rawValue)", Double(share.burst), "at once, then \(share.pace)",
          answer: "429", option: "--share")
      }
    }
  }
}

extension Share {
  /// The rate in words.
  fileprivate var pace: String {
    rate < 1 ? "one in \(Int((1 / rate).rounded())) seconds" : "\(Int(rate)) a second"
  }
}
