import HTTP
import Testing

@Suite struct TrustedProxyTests {
  private func client(_ peer: String, _ fields: HeaderField..., trusting blocks: String...)
    -> ClientAddress?
  {
    let proxies = TrustedProxies(blocks.compactMap(AddressBlock.init))
    return proxies.client(
      of: Request(.get, Array("/".utf8), headers: fields, peer: ClientAddress(peer)))
  }

  @Test func `what a stranger says of itself is not believed`() {
    let forged = HeaderField(.xForwardedFor, "192.0.2.9")
    #expect(client("192.0.2.1", forged) == ClientAddress("192.0.2.1"))
    #expect(client("192.0.2.1", forged, trusting: "10.0.0.0/8") == ClientAddress("192.0.2.1"))
    #expect(
      client("192.0.2.1", HeaderField(.forwarded, "for=192.0.2.9"), trusting: "10.0.0.0/8")
        == ClientAddress("192.0.2.1"))
  }

  @Test(arguments: [
    ("192.0.2.9", "192.0.2.9"), ("1.1.1.1, 192.0.2.9", "192.0.2.9"),
    ("1.1.1.1,192.0.2.9 , 10.0.0.2", "192.0.2.9"), ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
    ("192.0.2.9:4711", "192.0.2.9"), ("2001:db8::1", "2001:db8::1"),
    ("[2001:db8::1]:80", "2001:db8::1"), ("", "10.0.0.1"), ("1.1.1.1, unknown", "10.0.0.1"),
    ("1.1.1.1, unknown, 10.0.0.2", "10.0.0.2"), ("192.0.2.9,", "10.0.0.1"),
  ])
  func `the last hop that is no proxy's is the client`(listed: String, expected: String) {
    #expect(
      client("10.0.0.1", HeaderField(.xForwardedFor, listed), trusting: "10.0.0.0/8")
        == ClientAddress(expected), "\(listed)")
  }

  @Test(arguments: [
    ("for=192.0.2.9;proto=https", "192.0.2.9"), ("proto=https; For=\"192.0.2.9:80\"", "192.0.2.9"),
    ("for=1.1.1.1, for=\"[2001:db8::1]:4711\"", "2001:db8::1"), ("by=10.0.0.1", "10.0.0.1"),
    ("for=_hidden", "10.0.0.1"), ("for=1.1.1.1;by=\"a,b\"", "1.1.1.1"),
    ("for=\"[2001:db8::1", "10.0.0.1"), ("for=192.0.2.9, for=10.0.0.2", "192.0.2.9"),
  ])
  func `Forwarded names the client too`(value: String, expected: String) {
    #expect(
      client("10.0.0.1", HeaderField(.forwarded, value), trusting: "10.0.0.0/8")
        == ClientAddress(expected), "\(value)")
  }

  @Test func `a field that a proxy passes on as it came names no other client`() {
    let (forged, own) = (
      HeaderField(.forwarded, "for=203.0.113.5"), HeaderField(.xForwardedFor, "192.0.2.9")
    )
    #expect(client("10.0.0.1", forged, own, trusting: "10.0.0.1") == ClientAddress("10.0.0.1"))
    #expect(
      client("10.0.0.1", HeaderField(.forwarded, "for=192.0.2.9"), own, trusting: "10.0.0.1")
        == ClientAddress("192.0.2.9"))
  }

  @Test func `without a connection there is no address`() {
    let request = Request(.get, [], headers: [HeaderField(.xForwardedFor, "192.0.2.9")])
    #expect(TrustedProxies([]).client(of: request) == nil)
  }
}
