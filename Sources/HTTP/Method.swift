/// A request method (RFC 9110 §9); names are case-sensitive, so `get` is not GET.
public enum Method: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"
  /// Known, but no route has these methods.
  case trace = "TRACE"
  case query = "QUERY"

  /// Parses a method's name, or returns nil if it is unknown.
  public init?(utf8 name: UnsafeBufferPointer<UInt8>) {
    let (candidate, text): (Method, StaticString)
    switch (name.count, name.first) {
    case (3, UInt8(ascii: "G")): (candidate, text) = (.get, "GET")
    case (3, _): (candidate, text) = (.put, "PUT")
    case (4, UInt8(ascii: "P")): (candidate, text) = (.post, "POST")
    case (4, _): (candidate, text) = (.head, "HEAD")
    case (5, UInt8(ascii: "T")): (candidate, text) = (.trace, "TRACE")
    case (5, UInt8(ascii: "Q")): (candidate, text) = (.query, "QUERY")
    case (5, _): (candidate, text) = (.patch, "PATCH")
    case (6, _): (candidate, text) = (.delete, "DELETE")
    case (7, _): (candidate, text) = (.options, "OPTIONS")
    default: return nil
    }
    for index in name.indices where name[index] != text.utf8Start[index] { return nil }
    self = candidate
  }
}
