import Testing

@Suite struct IdempotencyTests {
  let service = Service.demo()
  let key = "Idempotency-Key: 8e03978e-40d5"
  let windows = "POST /sessions/demo/windows"

  private func isSame(_ a: Reply, _ b: Reply) -> Bool {
    a.line == b.line && a["Location"] == b["Location"] && a["ETag"] == b["ETag"]
  }

  @Test func `the same request twice is done once and answered twice`() {
    let first = service(windows, key)
    #expect(first.status == 201)
    #expect(first["Location"] == "/sessions/demo/windows/w1")
    #expect(first.revision == 4)
    service("POST /sessions/demo/windows/w1/makeKeyAndVisible")
    #expect(isSame(service(windows, key), first))
    #expect(isSame(service(windows, "Idempotency-Key: \"8e03978e-40d5\""), first))
    #expect(isSame(service(windows, key, "If-Match: \"0\""), first))
    #expect(service.get("/sessions/demo")[["revision"]] == 5)
    service("DELETE /sessions/demo/windows/w1")
    #expect(isSame(service(windows, key), first))
    #expect(service(windows, key, "Prefer: return=minimal").line == "204")
  }

  @Test(arguments: [
    "DELETE /sessions/demo/windows/window1", "DELETE /sessions/demo/references/window1",
    "DELETE /sessions/demo/views/window1", "DELETE /sessions/demo/controllers/home",
  ])
  func `what is gone can be deleted twice with one key`(line: String) {
    service(#"POST /sessions/demo/controllers {"id":"home"}"#)
    let first = service(line, key)
    #expect(first.status == 200)
    #expect(isSame(service(line, key), first))
    #expect(service(line).status == 404)
  }

  @Test func `a batch is answered twice too`() {
    let body = #"[{"method":"POST","path":"/windows"},{"method":"POST","path":"/windows"}]"#
    let first = service("POST /sessions/demo/commands", key, body: body)
    #expect(isSame(service("POST /sessions/demo/commands", key, body: body), first))
    #expect(service.get("/sessions/demo")[["revision"]] == 4)
  }

  @Test func `a key does not stand for another request`() {
    service(#"\#(windows) {"id":"a"}"#, key)
    for line in [
      windows, #"\#(windows) {"id":"b"}"#, "POST /sessions/demo/windows/a/makeKey",
      "DELETE /sessions/demo/windows/a",
    ] {
      let reply = service(line, key)
      #expect(reply.problem == "422 key-reused")
      #expect(
        reply.detail == "The Idempotency-Key '8e03978e-40d5' was used with another request.")
    }
    // The same request, in another notation.
    #expect(service(#"\#(windows) { "id": "a" }"#, key).status == 201)
    #expect(service(#"\#(windows) {"id":"b"}"#, "Idempotency-Key: other").status == 201)
  }

  @Test func `a refused request leaves its key free`() {
    #expect(service(#"\#(windows) {"id":"window1"}"#, key).problem == "409 identifier-taken /id")
    #expect(service(windows, key, "If-Match: \"0\"").problem == "412 stale")
    #expect(service(windows, key).status == 201)
  }

  @Test func `a dry run neither uses nor takes a key`() {
    let dry = service("\(windows)?dryRun=true", key)
    #expect(dry[["revision"]] == 4)
    let wet = service(#"\#(windows) {"id":"a"}"#, key)
    #expect(wet[["revision"]] == 4)
    #expect(service("\(windows)?dryRun=true", key)[["revision"]] == 5)
  }

  @Test(arguments: ["", "\"\"", "a b", "é", String(repeating: "k", count: 256)])
  func `what is no word is no key`(key: String) {
    for line in [windows, "POST /sessions"] {
      #expect(service(line, "Idempotency-Key: \(key)").problem == "400 invalid-header")
    }
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a session that is asked for twice is started once and shown as it began`() {
    let first = service(#"POST /sessions {"profile":"ios8"}"#, key)
    let path = first["Location"] ?? ""
    service("POST \(path)/windows")
    #expect(isSame(service(#"POST /sessions {"profile":"ios8"}"#, key), first))
    #expect(service("POST /sessions", key).problem == "422 key-reused")
    #expect(
      service(#"POST /sessions {"profile":"ios8","id":"a"}"#, key).problem == "422 key-reused")
    #expect(service.get("/sessions").json?["sessions"]?.elements.count == 2)
    service("DELETE \(path)")
    #expect(service(#"POST /sessions {"profile":"ios8"}"#, key)["Location"] != path)
  }

  @Test func `a session with a nib is shown as the nib left it`() {
    let body = #"{"nib":{"windows":[{"id":"main"}]}}"#
    let first = service("POST /sessions?verbose=true", key, body: body)
    #expect(first.revision == 1)
    service("POST \(first["Location"] ?? "")/windows")
    #expect(isSame(service("POST /sessions?verbose=true", key, body: body), first))
  }

  @Test func `keys of one session are not another's`() {
    service("PUT /sessions/two")
    service(windows, key)
    #expect(service("POST /sessions/two/windows", key)[["revision"]] == 1)
  }
}
