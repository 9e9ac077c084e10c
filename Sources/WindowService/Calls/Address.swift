import HTTP

extension Request {
  /// Where the client found the service, as curl takes it.
  func address(isSecure: Bool) -> String { isSecure ? origin(isSecure: true) : authority }

  /// Where the client found the service, as a URL begins.
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
