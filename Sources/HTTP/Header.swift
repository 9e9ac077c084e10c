/// The header fields that anything here reads or writes, in lower case as HTTP/2 spells them.
public enum HeaderName: String, Hashable, Sendable {
  case accept
  case allow
  case cacheControl = "cache-control"
  case contentType = "content-type"
  case etag
  case host
  case ifMatch = "if-match"
  case ifNoneMatch = "if-none-match"
  case lastEventID = "last-event-id"
  case location
  case prefer
  case preferenceApplied = "preference-applied"
  case retryAfter = "retry-after"
  case vary

  /// The request fields that a handler may ask for; the transport passes on these and no others.
  public static let read: [HeaderName] = [
    .accept, .contentType, .host, .ifMatch, .ifNoneMatch, .lastEventID, .prefer,
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
}
