import Testing

/// Requests that once crashed the process; each gets a reply, and the session still works.
@Suite struct HostileInputTests {
  @Test(arguments: [
    "(lldb) po -l", "(lldb) po -", "(lldb) po --", "(lldb) po -l objc -O -- ", "(gdb) p -o --\n",
    "[UIColor colorWithRed:nil green:0 blue:0 alpha:1];", "[UIColor colorWithWhite:nil alpha:1];",
    String(repeating: "for(", count: 10_000), String(repeating: "for(;;)", count: 5_000),
  ])
  func `Objective-C is answered`(source: String) {
    expectAnswer(to: source, in: "objc")
  }

  @Test(arguments: [
    "stride(from: 1, \u{301}to: 2, \u{301}by: 3)", "stride(\u{301}from: 1, to: 2, by: 3)",
    "print(\u{301}separator: 1)", "print(1, \u{301}separator: \"\")",
    "UIColor(red: 0/0, green: 0, blue: 0, alpha: 1)",
  ])
  func `Swift is answered`(source: String) {
    expectAnswer(to: source, in: "swift")
  }

  @Test(arguments: ["v9223372036854775807", "v9223372036854775806"])
  func `an object that is gone by the end of a batch has a number that can be counted on`(
    name: String
  ) {
    let service = Service()
    service("PUT /sessions/demo")
    let gone = #"{"method":"POST","path":"/views","body":{"retained":false}}"#
    let reply = service(
      "POST /sessions/demo/commands?as=swift",
      body: #"[{"method":"POST","path":"/views","body":{"id":"\#(name)","retained":false}},"#
        + #"\#(gone),{"method":"POST","path":"/views"},"#
        + #"{"method":"DELETE","path":"/references/v2"},\#(gone),\#(gone)]"#)
    #expect(reply.status == 200)
    #expect(reply[["code"]]?.text?.contains("v1 = UIView()") == true)
  }

  @Test func `no list is put into another, so that none grows deeper than the stack`() {
    let paste = Paste()
    let source = """
      var a: [Int] = []
      var b = [1, 2, 3]
      for i in 0..<100 { b.append(i) }
      for i in 0..<5 { b.map { a.append(a) } }
      b.map { b }
      print(a)
      """
    let reply = paste.run(source, #","language":"swift""#)
    #expect(reply.status == 200)
    #expect(Paste.output(of: reply) == ["[]"])
    #expect(reply.body.contains("A list of lists is not part of the model."))
  }

  @Test func `the body of a DELETE, which nobody reads, is not in the log`() {
    let service = Service()
    service("PUT /sessions/demo")
    service(#"POST /sessions/demo/views {"id":"v0"}"#)
    #expect(service("DELETE /sessions/demo/references/v0 {a").status == 200)
    #expect(service.get("/sessions/demo/commands").json != nil)
    let document = service.get("/sessions/demo/export").body
    #expect(service("POST /imports?id=copy", body: document).status == 201)
  }

  private func expectAnswer(to source: String, in language: String) {
    let paste = Paste()
    #expect([200, 422].contains(paste.run(source, ",\"language\":\"\(language)\"").status))
    #expect(paste.service.get("/sessions/demo").status == 200)
  }

  @Test func `a window that rounding puts beyond the edge of its screen is drawn`() {
    let service = Service()
    service("PUT /sessions/demo")
    service(#"POST /sessions/demo/screens {"id":"tv","size":[640,639.9999999999999]}"#)
    service(
      #"POST /sessions/demo/windows {"id":"w","screen":"tv","isHidden":false,"#
        + #""frame":[0,1.7053025658242404e-13,640,640]}"#)
    let picture = service.get("/sessions/demo/snapshot.svg?screen=tv&style=exploded")
    #expect(picture.status == 200)
    #expect(service.get("/sessions/demo/moments?screen=tv").status == 200)
  }

  @Test(arguments: ["v9223372036854775807", "v9007199254740991", "v007", "v+3"])
  func `a name that looks counted leaves the count of anonymous views alone`(name: String) {
    let service = Service()
    service("PUT /sessions/demo")
    service("POST /sessions/demo/views {\"id\":\"\(name)\"}")
    service("DELETE /sessions/demo/references/\(name)")
    for _ in 0..<3 { service("POST /sessions/demo/views") }
    let program = service.get("/sessions/demo/commands?as=swift")
    #expect(program.status == 200)
    for number in 1...3 { #expect(program.body.contains("v\(number) = UIView()")) }
  }
}
