/// A limit that a request has reached, for the fields `Retry-After`, `RateLimit` and
/// `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10).
public struct Quota: Hashable, Sendable {
  /// The limit's name, of letters and hyphens.
  public var name: String
  /// The maximum number.
  public var limit: Int
  /// Whether it counts requests in progress, not what they create.
  public var countsRequests: Bool
  /// The seconds until the whole limit is available again, nil if waiting does not help.
  public var window: Int?

  /// Makes a limit by count.
  public init(_ name: String, _ limit: Int, countsRequests: Bool) {
    self.name = name
    self.limit = limit
    self.countsRequests = countsRequests
  }

  /// Makes a limit per number of seconds.
  public init(_ name: String, _ limit: Int, seconds window: Int) {
    self.init(name, limit, countsRequests: false)
    self.window = window
  }

  /// Returns the header fields that report that the limit is reached; the client may retry after
  /// `seconds`.
  public func isUsedUp(retryAfter seconds: Int) -> [HeaderField] {
    let unit = countsRequests ? ";qu=\"concurrent-requests\"" : window.map { ";w=\($0)" } ?? ""
    return [
      HeaderField(.retryAfter, "\(seconds)"),
      HeaderField(.rateLimitPolicy, "\"\(name)\";q=\(limit)\(unit)"),
      HeaderField(.rateLimit, "\"\(name)\";r=0;t=\(seconds)"),
    ]
  }
}
