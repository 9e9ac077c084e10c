/// Proxies that the operator trusts to say for which client they send a request.
public struct TrustedProxies: Hashable, Sendable {
  private let blocks: [AddressBlock]

  /// Trusts the addresses in some blocks; none by default.
  public init(_ blocks: [AddressBlock] = []) { self.blocks = blocks }

  /// The address of the client that a request comes from, nil where the connection has none.
  ///
  /// A trusted proxy names the client in `Forwarded` or `X-Forwarded-For`, in which each proxy adds
  /// to the end: the last address that is no trusted proxy's is the client. These fields mean nothing
  /// from anybody else. A proxy that writes one of them may pass on the other as its client forged
  /// it, so where both come they must name the same client, or the proxy itself counts as one.
  public func client(of request: borrowing Request) -> ClientAddress? {
    guard let peer = request.peer, !blocks.isEmpty, trusts(peer) else { return request.peer }
    let clients = [
      request[.forwarded].map { client(behind: peer, Forwarding.hops(forwarded: $0)) },
      request[.xForwardedFor].map { client(behind: peer, Forwarding.hops(listed: $0)) },
    ].compactMap { $0 }
    guard let client = clients.first, clients.allSatisfy({ $0 == client }) else { return peer }
    return client
  }

  private func trusts(_ address: ClientAddress) -> Bool {
    blocks.contains { $0.contains(address) }
  }

  /// Goes back over the hops for as long as the one that named the next is trusted.
  private func client(behind peer: ClientAddress, _ hops: [ClientAddress?]) -> ClientAddress {
    var client = peer
    for hop in hops.reversed() {
      guard trusts(client), let hop else { return client }
      client = hop
    }
    return client
  }
}

/// The addresses in the fields that proxies write.
enum Forwarding {
  /// The `for` of each element of `Forwarded` (RFC 7239), nil where it is missing or no address.
  static func hops(forwarded value: String) -> [ClientAddress?] {
    parts(of: value, at: ",").map { element in
      for pair in parts(of: element, at: ";") {
        guard let equals = pair.firstIndex(of: "="),
          pair[..<equals].trimmed.lowercased() == "for"  // checked: an index of it
        else { continue }
        var node = pair[pair.index(after: equals)...].trimmed
        if node.count >= 2, node.first == "\"", node.last == "\"" {
          node = node.dropFirst().dropLast()
        }
        return address(of: node)
      }
      return nil
    }
  }

  /// The addresses of `X-Forwarded-For`, nil where an element is none.
  static func hops(listed value: String) -> [ClientAddress?] {
    value.split(separator: ",", omittingEmptySubsequences: false).map { address(of: $0.trimmed) }
  }

  /// The address of a node, which may have a port behind it: an IPv6 address is then in brackets.
  private static func address(of node: Substring) -> ClientAddress? {
    if node.first == "[" {
      guard let end = node.firstIndex(of: "]") else { return nil }
      let rest = node[node.index(after: end)...]
      guard rest.isEmpty || rest.first == ":" else { return nil }
      return ClientAddress(node[..<end].dropFirst())  // checked: an index of it
    }
    let parts = node.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? ClientAddress(parts[0]) : ClientAddress(node)
  }

  /// The parts of a text between separators that are not in quotation marks.
  private static func parts(of text: some StringProtocol, at separator: Character) -> [Substring] {
    var isQuoted = false
    return Substring(text).split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " || text.first == "\t" { text = text.dropFirst() }
    while text.last == " " || text.last == "\t" { text = text.dropLast() }
    return text
  }
}
