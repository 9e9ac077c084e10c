/// Proxies that the operator trusts to name the client of a request.
public struct TrustedProxies: Hashable, Sendable {
  private let blocks: [AddressBlock]

  /// Trusts the addresses in some blocks; none by default.
  public init(_ blocks: [AddressBlock] = []) { self.blocks = blocks }

  /// Returns the address of a request's client, nil if the connection has none.
  ///
  /// A trusted proxy names the client in `Forwarded` or `X-Forwarded-For`. Each proxy appends to them, so the
  /// client is the last address that is not a trusted proxy's. From anyone else these fields are ignored. A proxy
  /// that writes one of them may pass on the other as its client forged it. So if both are sent they must name the
  /// same client; otherwise the proxy counts as the client.
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

  /// Goes back over the hops while the one that named the next is trusted.
  private func client(behind peer: ClientAddress, _ hops: [ClientAddress?]) -> ClientAddress {
    var client = peer
    for hop in hops.reversed() {
      guard trusts(client), let hop else { return client }
      client = hop
    }
    return client
  }
}

/// Parses the addresses in the fields that proxies write.
enum Forwarding {
  /// Returns the `for` of each element of `Forwarded` (RFC 7239), nil if missing or not an address.
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

  /// Returns the addresses of `X-Forwarded-For`, nil for elements that are not addresses.
  static func hops(listed value: String) -> [ClientAddress?] {
    value.split(separator: ",", omittingEmptySubsequences: false).map { address(of: $0.trimmed) }
  }

  /// Parses the address of a node with an optional port; an IPv6 address with a port is in brackets.
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

  /// Splits a text at separators that are not in quotation marks.
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
