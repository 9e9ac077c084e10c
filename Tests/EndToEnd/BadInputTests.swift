import Testing

/// Whatever comes in, the answer is a problem that says what is wrong, and nothing has changed.
@Suite struct BadInputTests {
  /// A request and the status that refuses it.
  struct Row: Sendable {
    let status: Int
    let bytes: [UInt8]
    /// Whether libmicrohttpd refuses it by itself, with a status but with words of its own.
    var isLibrarys = false

    init(_ status: Int, _ text: String) { self.init(status, Array(text.utf8)) }
    init(_ status: Int, _ bytes: [UInt8]) { (self.status, self.bytes) = (status, bytes) }

    /// The same request, known to end in the library.
    var inLibrary: Row {
      var row = self
      row.isLibrarys = true
      return row
    }

    static func head(_ status: Int, _ lines: String...) -> Row {
      Row(status, lines.joined(separator: "\r\n") + "\r\n\r\n")
    }
    static func get(_ status: Int, _ target: String, _ fields: String...) -> Row {
      Row(status, Wire.request("GET", target, fields))
    }
    static func post(_ status: Int, _ body: String, to target: String = windows) -> Row {
      Row(status, Wire.request("POST", target, body: body))
    }
    static func patch(_ status: Int, _ body: String, _ fields: String...) -> Row {
      Row(status, Wire.request("PATCH", "\(windows)/a", fields, body: body))
    }
    static func send(_ status: Int, _ method: String, _ target: String) -> Row {
      Row(status, Wire.request(method, target))
    }
  }

  private static let session = "/sessions/demo"
  private static let windows = "/sessions/demo/windows"

  private static let documents: [Row] = [
    .post(400, "{"), .post(400, "}"), .post(400, "nothing"), .post(400, #"{"id":}"#),
    .post(400, #"{"id":"b"} {}"#), .post(400, #"{"id":"b",}"#), .post(400, #"{'id':'b'}"#),
    .post(400, #"{"id":"b","id":"c"}"#), .post(400, "{\"id\":\"b\u{1}\"}"),
    .post(400, #"{"id":"\uD800"}"#), .post(400, #"{"alpha":01}"#), .post(400, #"{"alpha":1e999}"#),
    .post(400, #"{"alpha":NaN}"#), .post(400, String(repeating: "[", count: 5000)),
    Row(
      400,
      Array(
        Wire.request("POST", windows, ["Content-Type: application/json", "Content-Length: 10"]).utf8
      )
        + Array(#"{"id":""#.utf8) + [0xFF, 0x22, 0x7D]),
  ]

  private static let values: [Row] = [
    .post(422, "[]"), .post(422, "7"), .post(422, "null"), .post(422, #""window""#),
    .post(422, #"{"id":7}"#), .post(422, #"{"id":""}"#), .post(422, #"{"id":"a b"}"#),
    .post(422, #"{"id":"../a"}"#), .post(409, #"{"id":"a"}"#),
    .post(422, #"{"isHiden":true}"#), .post(422, #"{"frame":[1,2,3]}"#),
    .post(422, #"{"frame":[1,2,3,4,5]}"#), .post(422, #"{"frame":{"x":1}}"#),
    .post(422, #"{"frame":[0,0,-1,1]}"#), .post(422, #"{"frame":[1e308,0,1e308,1]}"#),
    .post(422, #"{"frame":"all"}"#), .post(422, #"{"backgroundColor":"reddish"}"#),
    .post(422, #"{"screen":"tv"}"#), .post(422, #"{"windowLevel":"high"}"#),
    .post(422, #"{"retained":1}"#), .patch(422, #"{"isHidden":"yes"}"#),
    .patch(422, #"{"isHidden":null}"#), .patch(422, #"{"alpha":1.5}"#),
    .patch(422, #"{"alpha":-1e300}"#), .patch(422, #"{"id":"b"}"#),
    .patch(422, #"{"isHidden":true,"alpha":2}"#), .patch(422, #"{"keyWindow":true}"#),
    .post(422, #"{"profile":"ios7"}"#, to: "/sessions"),
    .post(422, #"{"knobs":{"scenes":true}}"#, to: "/sessions"),
    .post(409, #"{"id":"demo"}"#, to: "/sessions"),
    .post(422, #"{"x":1}"#, to: "\(windows)/a/makeKey"),
  ]

  private static let targets: [Row] = [
    .get(404, "/nowhere"), .get(404, "\(session)/"), .get(404, "//"), .get(404, "/sessions/nobody"),
    .get(404, "/sessions/%64emo/windows/%2e%2e"), .get(400, "/sessions/%ff/windows"),
    .get(400, "/sessions/%00"), .get(400, "/sessions/%zz"), .get(400, "/sessions/a%"),
    .get(404, "/sessions/..%2fdemo"), .get(422, "\(session)/events?after=x&limit=1"),
    .get(422, "\(session)?pretty=1"), .get(422, "\(session)/events?limit=5"),
    .get(422, "\(session)/events?after=-1"), .get(422, "\(session)/events?after=1&after=2"),
    .get(422, "\(session)/events?after=99999999999999999999"),
    .get(422, "\(session)/events?include=windows"), .get(400, "\(session)/events?after=%ff"),
    .send(422, "POST", "\(windows)/a/makeKey?dryRun=perhaps"),
    .send(404, "POST", "\(windows)/b/makeKey"), .send(404, "DELETE", "\(windows)/b"),
    .send(404, "DELETE", "\(session)/references/b"),
    .send(422, "DELETE", "\(session)/references/1b"),
  ]

  private static let heads: [Row] = [
    .send(405, "DELETE", "/sessions"), .send(405, "PUT", "\(windows)/a"),
    .send(405, "POST", session),
    .send(405, "PATCH", "/"), .send(501, "BREW", windows), .send(501, "delete", "\(windows)/a"),
    .get(406, session, "Accept: image/png"),
    .get(406, "\(session)/windows.txt", "Accept: text/html"),
    .get(400, "\(session)/events", "Last-Event-ID: here"),
    .patch(412, #"{"isHidden":true}"#, "If-Match: \"99\""),
    .patch(400, #"{"isHidden":true}"#, "If-Match: 99"),
    Row(
      415,
      "POST \(windows) HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"
    ),
    .head(400, "DELETE \(windows)/a HTTP/1.1"),
    .head(400, "DELETE \(windows)/a HTTP/1.1", "Host: a", "Host: b"),
    .head(400, "DELETE \(windows)/a HTTP/1.1", "Host : h"),
    .head(400, "POST \(windows) HTTP/1.1", "Host: localhost", "Content-Length: -1").inLibrary,
    .head(400, "POST \(windows) HTTP/1.1", "Host: localhost", "Content-Length: 0, 0").inLibrary,
    .head(
      400, "POST \(windows) HTTP/1.1", "Host: localhost", "Content-Length: 0",
      "Transfer-Encoding: chunked"),
    .head(411, "POST \(windows) HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked"),
    .head(501, "POST \(windows) HTTP/1.1", "Host: localhost", "Transfer-Encoding: brotli"),
    .head(413, "POST \(windows) HTTP/1.1", "Host: localhost", "Content-Length: 1048577"),
    .head(
      400, "POST \(windows) HTTP/1.1", "Host: localhost", "Content-Length: 9223372036854775807"),
    .get(414, "/" + String(repeating: "a", count: 4097)),
    .get(431, session, "X-Long: " + String(repeating: "a", count: 9000)).inLibrary,
    Row(400, "DELETE \(windows)/a\r\n\r\n").inLibrary,
    Row(505, "DELETE \(windows)/a HTTP/3.0\r\nHost: localhost\r\n\r\n").inLibrary,
  ]

  private static let tables = [
    "documents": documents, "values": values, "targets": targets, "heads": heads,
  ]

  @Test(arguments: tables.keys.sorted())
  func `it is refused with its own status and changes nothing`(table: String) throws {
    let rows = try #require(Self.tables[table])
    let service = try Service()
    try service.put(Self.session)
    try service.post(Self.windows, #"{"id":"a","isHidden":false}"#)
    let before = try service.curl("\(Self.session)/snapshot").body
    var wire = try Wire(service.port)
    for row in rows {
      let name = String(decoding: row.bytes.prefix(120), as: UTF8.self)
      // One connection for all that leave it open, and a fresh one behind those that do not.
      for isFresh in [false, true] {
        if isFresh { wire = try Wire(service.port) }
        try wire.send(row.bytes)
        guard let reply = wire.reply() else {
          if isFresh { Issue.record("no reply to \(name)") }
          continue
        }
        #expect(reply.status == row.status, "\(name) \(reply.body)")
        if reply.headers["connection"]?.lowercased() == "close" { wire = try Wire(service.port) }
        if row.isLibrarys { continue }
        #expect(reply.headers["content-type"] == "application/problem+json", "\(name)")
        #expect(reply.json["status"].int == row.status, "\(name)")
        #expect(reply.json["code"].string != nil, "\(name)")
      }
    }
    #expect(try service.curl("\(Self.session)/snapshot").body == before)
    #expect(try service.curl("/sessions").json["sessions"].array.count == 1)
  }

  @Test func `a body that never comes whole is not carried out`() throws {
    let service = try Service("--body-deadline", "0.3")
    try service.put(Self.session)
    let wire = try Wire(service.port)
    let whole = Wire.request("POST", Self.windows, body: #"{"id":"a"}"#)
    try wire.send(String(whole.dropLast()))
    #expect(wire.reply()?.status == 408)
    #expect(try service.curl(Self.session).json["revision"].int == 0)
  }

  @Test func `a body over the limit is refused while it is sent`() throws {
    let service = try Service("--max-body", "1000")
    try service.put(Self.session)
    let long = #"{"id":"\#(String(repeating: "a", count: 100_000))"}"#
    let reply = try service.post(Self.windows, long)
    #expect(reply.status == 413)
    #expect(try service.curl(Self.session).json["revision"].int == 0)
  }
}
