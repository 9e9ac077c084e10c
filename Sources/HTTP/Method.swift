/// A request method (RFC 9110 §9); names are case-sensitive, so `get` is not GET.
public enum Method: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// The method of a name's bytes, or nil where there is none of this name.
  public init?(utf8 name: UnsafeBufferPointer<UInt8>) {
    let candidate: Method
    switch (name.count, name.first) {
    case (3, UInt8(ascii: "G")): candidate = .get
    case (3, _): candidate = .put
    case (4, UInt8(ascii: "P")): candidate = .post
    case (4, _): candidate = .head
    case (5, _): candidate = .patch
    case (6, _): candidate = .delete
    case (7, _): candidate = .options
    default: return nil
    }
    guard candidate.rawValue.utf8.elementsEqual(name) else { return nil }
    self = candidate
  }
}
