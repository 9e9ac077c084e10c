import HTTP
import Testing

@Suite struct ClientAddressTests {
  @Test(
    arguments: [
      ("192.0.2.1", 0, 0xFFFF_C000_0201), ("::ffff:192.0.2.1", 0, 0xFFFF_C000_0201), ("::", 0, 0),
      ("::1", 0, 1), ("2001:db8::a:1", 0x2001_0DB8_0000_0000, 0xA_0001),
      ("1:2:3:4:5:6:7:8", 0x0001_0002_0003_0004, 0x0005_0006_0007_0008),
      ("2001:DB8:0:1::", 0x2001_0DB8_0000_0001, 0),
      ("1:2:3:4:5:6:1.2.3.4", 0x1_0002_0003_0004, 0x0005_0006_0102_0304),
    ] as [(String, UInt64, UInt64)])
  func `an address is read from its text`(text: String, high: UInt64, low: UInt64) {
    #expect(ClientAddress(text) == ClientAddress(high: high, low: low))
  }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.+4", "1:2", ":1", "1:", ":::",
    "1::2::3", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8", "12345::", "g::", "+1::", "1.2.3.4::1",
    "1.2.3.4:80", "fe80::1%eth0", "1\u{301}.2.3.4", " 1.2.3.4",
    String(repeating: "1:", count: 4000),
  ])
  func `what is no address is none`(text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test func `an IPv4 address counts whole and an IPv6 address by its network`() throws {
    let (v4, v6) = (try #require(ClientAddress("192.0.2.1")), ClientAddress("2001:db8:1:2:3::4"))
    #expect(v4.network == v4)
    #expect(v6?.network == ClientAddress("2001:db8:1:2::"))
    #expect(ClientAddress(ipv4: 0xC000_0201) == v4)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.2", false),
    ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "2001::", false),
    ("::/0", "1.2.3.4", true), ("2001:db8::/32", "2001:db8:ffff::1", true),
    ("2001:db8::/32", "2001:db9::", false), ("::1", "::1", true), ("::1/127", "::2", false),
    ("2001:db8::/64", "2001:db8::ffff", true), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
  ])
  func `a block has the addresses that begin as it does`(block: String, address: String, isIn: Bool)
    throws
  {
    #expect(try #require(AddressBlock(block)).contains(#require(ClientAddress(address))) == isIn)
  }

  @Test(arguments: [
    "10.0.0.0/33", "::/129", "10.0.0.0/", "/8", "10.0.0.0/8/8", "a", "::/+1", "::/-1",
  ])
  func `what is no block is none`(text: String) {
    #expect(AddressBlock(text) == nil)
  }
}
