/// A limit that a request has met, as a reply tells it: `Retry-After`, and `RateLimit` with
/// `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10).
public struct Quota: Hashable, Sendable {
  /// The limit's name, of letters and hyphens.
  public var name: String
  /// How many there may be.
  public var limit: Int
  /// Whether what counts is a request for as long as it is answered, and not what it left behind.
  public var countsRequests: Bool
  /// In how many seconds there may be as many again, nil where no time frees any.
  public var window: Int?

  /// Makes a limit by count.
  public init(_ name: String, _ limit: Int, countsRequests: Bool) {
    self.name = name
    self.limit = limit
    self.countsRequests = countsRequests
  }

  /// Makes a limit of so many within some seconds.
  public init(_ name: String, _ limit: Int, seconds window: Int) {
    self.init(name, limit, countsRequests: false)
    self.window = window
  }

  /// The fields of a reply that says that nothing is left of it; room may be there after so many
  /// seconds.
  public func isUsedUp(retryAfter seconds: Int) -> [HeaderField] {
    let unit = countsRequests ? ";qu=\"concurrent-requests\"" : window.map { ";w=\($0)" } ?? ""
    return [
      HeaderField(.retryAfter, "\(seconds)"),
      HeaderField(.rateLimitPolicy, "\"\(name)\";q=\(limit)\(unit)"),
      HeaderField(.rateLimit, "\"\(name)\";r=0;t=\(seconds)"),
    ]
  }
}
