public import HTTP
import Problems

/// The access rules: the service's host names, the web pages that may use it, and whether changing a
/// session needs a token.
public struct Access: Sendable {
  /// Whether reading a session needs its name and changing it needs its token, instead of only
  /// access to the port.
  public let isGuarded: Bool
  /// Whether the service itself speaks TLS.
  public let isSecure: Bool

  /// The proxies that are trusted to name a request's client.
  let proxies: TrustedProxies
  private let hosts: HostNames
  private let origins: [String]
  let operatorToken: Token?
  private let random: @Sendable () -> UInt64

  /// Makes the rules of a service that listens on `address`, with TLS if it `isSecure`. `hosts` are further
  /// names of it, `origins` the origins of pages that may use it, such as `https://lessons.example`.
  /// `proxies` may say for which client they forward a request. A port that `isPublishedOnLoopback` is
  /// reachable from this machine only, although the service listens on all addresses.
  public init(
    isGuarded: Bool = false, operatorToken: String? = nil, address: String = "127.0.0.1",
    isSecure: Bool = false, isPublishedOnLoopback: Bool = false,
    hosts: [String] = [], origins: [String] = [],
    proxies: TrustedProxies = TrustedProxies(),
    random: @escaping @Sendable () -> UInt64 = {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
  ) {
    self.isGuarded = isGuarded
    self.isSecure = isSecure
    self.operatorToken = operatorToken.map(Token.init)
    self.hosts = HostNames(
      hosts, listeningOn: address, isPublishedOnLoopback: isPublishedOnLoopback)
    self.origins = origins.map { $0.lowercased() }
    self.proxies = proxies
    self.random = random
  }

  /// Whether only this machine can reach an address.
  public static func isLoopback(_ address: String) -> Bool {
    address == "localhost" || address == "::1" || address.hasPrefix("127.")
  }

  /// A random number.
  package func number() -> UInt64 { random() }

  /// Random bits, a multiple of 64, as hexadecimal digits.
  package func secret(bits: Int) -> String {
    (0..<bits / 64).map { _ in
      let digits = String(random(), radix: 16)
      // checked: all of its digits
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Refuses writes from another site's page; returns whether the request is a read from one.
  func admit(_ request: borrowing Request) throws(Problem) -> Bool {
    // By index, since copying a field retains it.
    var (host, origin): (Int?, Int?)
    var isForeign = false
    for index in request.headers.indices {
      switch request.headers[index].name {
      case .host: host = index
      case .origin: origin = index
      case .secFetchSite: isForeign = request.headers[index].value == "cross-site"
      default: break
      }
    }
    guard isOwn(request, host) else {
      throw Problem(
        .unknownHost, "The service does not have this host name.",
        hint: "Use localhost, or start the service with --allowed-host and its name.")
    }
    if request.method == .get || request.method == .head {
      // A page that may use the service sends its origin.
      return isForeign && !(origin.map { allows(request.headers[$0].value) } ?? false)
    }
    if let origin {
      let origin = request.headers[origin].value
      isForeign = !allows(origin) && !isSame(origin, host.map { request.headers[$0].value })
    }
    guard isForeign, request.method != .options else { return false }
    throw Problem(
      .foreignOrigin, "A page of another origin may not change anything.",
      hint: "Start the service with --allowed-origin and the page's origin.")
  }

  /// Whether a request is meant for this service: a name in its target takes precedence over `Host`.
  private func isOwn(_ request: borrowing Request, _ host: Int?) -> Bool {
    if let authority = Target.authority(in: request.target) {
      return request.target.withUnsafeBufferPointer {
        hosts.contains(UnsafeBufferPointer(rebasing: $0[authority]))
      }
    }
    guard let host, !request.headers[host].value.isEmpty else { return hosts.allowsNone }
    var value = request.headers[host].value
    return value.withUTF8 { hosts.contains($0) }
  }

  /// Whether an origin is this service's own.
  private func isSame(_ origin: String, _ host: String?) -> Bool {
    guard let host, let scheme = origin.firstRange(of: "://") else { return false }
    // checked: an index of it
    return origin[scheme.upperBound...].lowercased() == host.lowercased()
  }

  private func allows(_ origin: String) -> Bool { origins.contains(origin.lowercased()) }

  // MARK: - Pages of other origins

  /// Allows a page of a permitted origin to read the reply.
  func mark(_ response: inout Response, to request: borrowing Request) {
    guard !origins.isEmpty else { return }
    response.headers.append(Self.varies)
    guard let origin = request[.origin], allows(origin),
      !response.headers.contains(where: { $0.name == .allowOrigin })
    else { return }
    response.headers.append(HeaderField(.allowOrigin, origin))
    guard request.method == .options else {
      response.headers.append(Self.exposes)
      return
    }
    response.headers += [
      HeaderField(.allowMethods, "GET, HEAD, POST, PUT, PATCH, DELETE"),
      HeaderField(.allowHeaders, Self.accepted), HeaderField(.maxAge, "600"),
    ]
  }

  /// The maximum bytes that this adds to a reply's head; a preflight's reply has a small head and
  /// does not count.
  public var markLength: Int {
    let lengths = origins.map { origin in
      [Self.varies, HeaderField(.allowOrigin, origin), Self.exposes].reduce(0) { $0 + $1.length }
    }
    return lengths.max() ?? 0
  }

  private static let varies = HeaderField(.vary, "Origin")
  private static let exposes = HeaderField(.exposeHeaders, exposed)

  private static let exposed =
    [
      .allow, .etag, .location, .preferenceApplied, .rateLimit, .rateLimitPolicy, .retryAfter,
      .wwwAuthenticate,
    ]
    .map { (name: HeaderName) in name.rawValue }.joined(separator: ", ")

  private static let accepted =
    [
      .accept, .authorization, .contentType, .idempotencyKey, .ifMatch, .ifNoneMatch, .lastEventID,
      .prefer,
    ].map { (name: HeaderName) in name.rawValue }.joined(separator: ", ")
}
