/// The header fields that this project reads or writes; names are case-insensitive.
public enum HeaderName: String, Hashable, Sendable {
  case accept = "Accept"
  case acceptEncoding = "Accept-Encoding"
  case acceptLanguage = "Accept-Language"
  case allow = "Allow"
  case allowHeaders = "Access-Control-Allow-Headers"
  case allowMethods = "Access-Control-Allow-Methods"
  case allowOrigin = "Access-Control-Allow-Origin"
  case authorization = "Authorization"
  case cacheControl = "Cache-Control"
  case contentEncoding = "Content-Encoding"
  case contentLanguage = "Content-Language"
  case contentSecurityPolicy = "Content-Security-Policy"
  case contentType = "Content-Type"
  case etag = "ETag"
  case exposeHeaders = "Access-Control-Expose-Headers"
  case forwarded = "Forwarded"
  case host = "Host"
  case idempotencyKey = "Idempotency-Key"
  case ifMatch = "If-Match"
  case ifNoneMatch = "If-None-Match"
  case lastEventID = "Last-Event-ID"
  case location = "Location"
  case maxAge = "Access-Control-Max-Age"
  case origin = "Origin"
  case prefer = "Prefer"
  case preferenceApplied = "Preference-Applied"
  case rateLimit = "RateLimit"
  case rateLimitPolicy = "RateLimit-Policy"
  case retryAfter = "Retry-After"
  case secFetchSite = "Sec-Fetch-Site"
  case traceParent = "Traceparent"
  case userAgent = "User-Agent"
  case vary = "Vary"
  case wwwAuthenticate = "WWW-Authenticate"
  case xForwardedFor = "X-Forwarded-For"

  /// The request fields that a handler may read; the transport passes on only these.
  public static let read: [HeaderName] = [
    .accept, .acceptEncoding, .acceptLanguage, .authorization, .contentType, .forwarded, .host,
    .idempotencyKey,
    .ifMatch, .ifNoneMatch, .lastEventID, .origin, .prefer, .secFetchSite, .traceParent,
    .userAgent, .xForwardedFor,
  ]
}

/// One field of a request's or a reply's head.
public struct HeaderField: Hashable, Sendable {
  /// The field's name.
  public var name: HeaderName
  /// The field's value without surrounding white space.
  public var value: String

  /// Makes a field of a name and its value.
  public init(_ name: HeaderName, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The number of bytes that it takes in a head.
  public var length: Int { name.rawValue.utf8.count + value.utf8.count + 4 }
}
