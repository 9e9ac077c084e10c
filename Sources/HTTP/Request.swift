/// One complete request: a value that a test can make without a socket.
public struct Request: Hashable, Sendable {
  /// The method.
  public var method: Method
  /// The target from the request line, not percent-decoded: a path and an optional `?query`.
  public var target: [UInt8]
  /// The fields in `HeaderName.read`, in no particular order. Repeated fields are joined into one,
  /// their values separated by `, `.
  public var headers: [HeaderField]
  /// The body, empty if there was none.
  public var body: [UInt8]

  /// The address at the connection's other end, nil if it has none.
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

  /// The value of a field, or nil if the request has none.
  public subscript(name: HeaderName) -> String? {
    headers.first { $0.name == name }?.value
  }
}
