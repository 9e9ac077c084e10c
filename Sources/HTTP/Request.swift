/// One request, whole: a value that a test can make without a socket.
public struct Request: Hashable, Sendable {
  /// What to do.
  public var method: Method
  /// The target as it stood on the request line, not percent-decoded: a path and perhaps `?query`.
  public var target: [UInt8]
  /// Those fields of the head that `HeaderName.read` names, in no particular order; a field that
  /// came more than once stands here once, its values joined with `, `.
  public var headers: [HeaderField]
  /// The body, empty where there was none.
  public var body: [UInt8]

  /// The address at the connection's other end, nil where it has none.
  public var peer: ClientAddress?

  /// Makes a request of its parts.
  public init(
    _ method: Method, _ target: [UInt8], headers: [HeaderField] = [], body: [UInt8] = [],
    peer: ClientAddress? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.peer = peer
  }

  /// The value of a field, or nil where the request has none.
  public subscript(name: HeaderName) -> String? {
    headers.first { $0.name == name }?.value
  }
}
