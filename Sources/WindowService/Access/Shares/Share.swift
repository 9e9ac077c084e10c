/// A client's rate limit for a costly operation: a token bucket that holds `burst` and gains `rate`
/// a second.
///
/// A client is an address and, if the service has checked a token, also that token.
public struct Share: Hashable, Sendable {
  /// The costly operations.
  public enum Kind: String, CaseIterable, Sendable {
    /// Sessions that are started, forked or imported.
    case newSessions = "new-sessions"
    /// Classes that are opened.
    case newClasses = "new-classes"
    /// Hands that are raised.
    case hands
    /// Answers to polls.
    case answers
    /// Unknown class codes.
    case wrongCodes = "wrong-codes"
    /// Streams that are opened.
    case newStreams = "new-streams"
    /// Runs of pasted code.
    case codeRuns = "code-runs"
    /// Cross-site reads of a session by a browser.
    case foreignReads = "foreign-reads"
  }

  /// The maximum number at once.
  public var burst: Int
  /// The number added per second.
  public var rate: Double

  /// Makes a share; nil if its numbers are outside `bursts` and `rates`.
  public init?(burst: Int, rate: Double) {
    guard Self.bursts.contains(burst), Self.rates.contains(rate) else { return nil }
    self.init(burst, rate)
  }

  fileprivate init(_ burst: Int, _ rate: Double) {
    self.burst = burst
    self.rate = rate
  }

  /// The valid bursts.
  public static let bursts = 0...1_000_000
  /// The valid rates.
  public static let rates = 0.001...1_000_000

  /// The nanoseconds in which the bucket gains one.
  // checked: a rate lies in `rates`
  var interval: Int { Int(1e9 / rate) }
  /// The seconds in which an empty bucket fills.
  // checked: burst and rate lie in `bursts` and `rates`
  var window: Int { Int((Double(burst) / rate).rounded(.up)) }
}

/// The share for each costly operation.
public struct ShareTable: Hashable, Sendable {
  private var shares: [Share.Kind: Share]

  /// The standard shares: 2,000 students of one class fit behind one address.
  public static let standard = ShareTable(shares: [
    // A fork for each student; in a day less than half of the maximum number of sessions.
    .newSessions: Share(4000, 0.5),
    // Fewer than the maximum in the 12 hours after which a class without its teacher ends.
    .newClasses: Share(100, 1.0 / 60),
    .hands: Share(8000, 100),
    .answers: Share(10_000, 200),
    // Enough for a class that mistypes, too few to find a code of 30 bits.
    .wrongCodes: Share(300, 2),
    // The page follows the session and the class.
    .newStreams: Share(8000, 100),
    .codeRuns: Share(4000, 20),
    .foreignReads: Share(2500, 2),
  ])

  /// No shares: clients are not limited.
  public static let none = ShareTable(shares: [:])

  /// The share for an operation, nil if unlimited.
  public subscript(kind: Share.Kind) -> Share? {
    get { shares[kind] }
    set { shares[kind] = newValue }
  }
}

extension ShareTable {
  /// The shares in `/limits`.
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
