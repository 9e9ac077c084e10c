import HTTP

extension Request {
  /// The service's address as the client used it, for curl.
  func address(isSecure: Bool) -> String { isSecure ? origin(isSecure: true) : authority }

  /// The service's origin as the client used it.
  func origin(isSecure: Bool) -> String { (isSecure ? "https://" : "http://") + authority }

  private var authority: String {
    let host = self[.host] ?? ""
    let isPlain = host.utf8.allSatisfy { byte in
      (0x30...0x3A).contains(byte) || (0x41...0x5B).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x5D || byte == 0x2D || byte == 0x2E
    }
    return host.isEmpty || !isPlain ? "localhost:8080" : host
  }
}
