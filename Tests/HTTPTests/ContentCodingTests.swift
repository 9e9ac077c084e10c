import HTTP
import JSON
import Testing

@Suite struct ContentCodingTests {
  @Test(arguments: [
    ("gzip", true), ("GZIP", true), ("x-gzip", true), ("gzip, deflate, br", true),
    ("br;q=1.0, gzip;q=0.2", true), ("*", true), ("*;q=0.1", true),
    (" deflate , gzip ; q=0.5 ", true),
    ("gzip;q=0.001", true), ("identity;q=0", false), ("identity;q=0, gzip", true),
    ("gzip, identity", true), ("gzip;q=0.5, identity;q=0.4", true), ("deflate, *", true),
    ("", false), (" ", false), ("identity", false), ("deflate, br", false), ("gzip;q=0", false),
    ("gzip;q=0.000", false), ("gzip;q=0, *", false), ("*;q=0", false), ("*;q=0, gzip", true),
    ("gzip;q=0.5, identity", false), ("gzip;q=0.5, *", false), ("gzipped", false),
    ("gzip;q=x", false),
    ("gzip;q=nan", false), ("gzip;q=-1", false), (";q=1", false), (",,gzip,,", true),
    ("g zip", false),
  ])
  func `a client gets gzip if it takes it and likes the plain form no better`(
    value: String, expected: Bool
  ) {
    #expect(AcceptEncoding(value).prefersGzip == expected)
    #expect(Request(.get, [], headers: [HeaderField(.acceptEncoding, value)]).takesGzip == expected)
  }

  @Test func `a client that names no codings gets the plain form`() {
    #expect(!Request(.get, []).takesGzip)
  }

  @Test(arguments: [
    (#""7""#, "gzip", ContentCoding.identity), (#""7-gzip""#, "gzip", .gzip),
    (#""7-gzip""#, "", nil),
    (#""7", "7-gzip""#, "gzip", .gzip), (#""7", "7-gzip""#, "", .identity),
    (#""8-gzip""#, "gzip", nil),
    (#"W/"7-gzip""#, "gzip", .gzip), (#"W/"7""#, "gzip", .identity), ("*", "gzip", .identity),
    (#""7-br""#, "gzip", nil), (#""7-gzip-gzip""#, "gzip", nil), (#""-gzip""#, "gzip", nil),
    ("7-gzip", "gzip", nil), (#""17""#, "gzip", nil),
  ])
  func `a client has the form that it names, if it can read that`(
    tags: String, accepted: String, expected: ContentCoding?
  ) {
    let request = Request(
      .get, [], headers: [HeaderField(.ifNoneMatch, tags), HeaderField(.acceptEncoding, accepted)])
    #expect(request.knownCoding(of: EntityTag(7)) == expected)
  }

  private func coding(
    _ count: Int, _ method: HTTP.Method = .get, _ headers: [HeaderField] = []
  ) -> ContentCoding {
    var buffer = ByteBuffer()
    buffer.append([UInt8](repeating: 0x20, count: count))
    var response = Response(.ok, headers: headers, body: .bytes(buffer))
    response.allowCompression(for: method)
    return response.coding
  }

  @Test func `only a body of more than one kilobyte is compressed`() {
    #expect(coding(1024) == .fixed)
    #expect(coding(1025) == .identity)
    var empty = Response(.noContent)
    empty.allowCompression(for: .get)
    #expect(empty.coding == .fixed)
  }

  @Test func `what a write tells once is never compressed`() {
    let secret = HeaderField(.cacheControl, "no-store")
    for method in [HTTP.Method.post, .put, .patch] {
      #expect(coding(5000, method, [secret]) == .fixed)
      #expect(coding(5000, method) == .identity)
    }
    #expect(coding(5000, .get, [secret]) == .identity)
    #expect(coding(5000, .head, [secret]) == .identity)
  }

  @Test func `a kept reply has the coding of what it was made of`() {
    var buffer = ByteBuffer()
    buffer.append("compressed")
    let response = Response(.ok, contentType: "text/plain", entityTag: 7)
    let kept = KeptReply(compressed: buffer, of: response, owner: Owner())
    let again = Response(kept)
    #expect(again.coding == .gzip)
    #expect(again.entityTag == EntityTag(7))
    #expect(again.bodyCount == 10)
  }

  private final class Owner: Sendable {}
}
