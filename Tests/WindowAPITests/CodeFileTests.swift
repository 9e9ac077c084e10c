import Testing

@Suite struct CodeFileTests {
  private func service() -> Service {
    let service = Service()
    service("PUT /sessions/demo")
    return service
  }

  private func put(_ service: Service, _ target: String, _ source: String) -> Reply {
    service.send("PUT /sessions/demo/code/\(target)", ["Content-Type:"], body: source)
  }

  @Test func `a file runs as it is, and the reply is a transcript`() {
    let service = service()
    let reply = put(
      service, "Home.m",
      """
      UIWindow *w = [[UIWindow alloc] init];
      [w makeKeyAndVisible];
      NSLog(@"%d\\n%d", 1, 2);
      [w foo];
      """)
    #expect(reply.status == 200)
    #expect(
      reply.body == """
        1  UIWindow *w = [[UIWindow alloc] init];
        2  [w makeKeyAndVisible];
             w UIWindowDidBecomeVisibleNotification, windows-2.3
             w UIWindowDidBecomeKeyNotification, windows-2.3
        3  NSLog(@"%d\\n%d", 1, 2);
             > 1
             > 2
        4  [w foo];  // skipped: 'foo' is not part of the model.
        4  }
             w UIWindowDidResignKeyNotification, windows-2.7
             w UIWindowDidBecomeHiddenNotification, windows-2.7
             w dealloc, windows-1.5, its last strong reference is gone
             The method ends, and with it its local variables.

        """)
  }

  @Test func `the file's name says the language, and else the file does`() {
    let service = service()
    let swift = "print(1)"
    for (name, source) in [("a.swift", swift), ("a.m", "NSLog(@\"1\");"), ("notes", swift)] {
      #expect(put(service, name, source).body.contains("> 1\n"), "\(name)")
    }
    #expect(put(service, "a.m", "let a = 1").problem == "422 invalid-code /source")
    let guessed = put(service, "notes", "let a = (")
    #expect(guessed.json?["hint"]?.text?.contains("ends in .swift or .m") == true)
  }

  @Test func `what stops the run is told where it happened`() {
    #expect(
      put(service(), "a.swift", "let a = [1]\nprint(a[3])\nprint(2)").body == """
        1  let a = [1]
        2  print(a[3])
             Fatal error: Index out of range
        3  print(2)  // not run

        """)
  }

  @Test func `self is the object that the query names`() {
    let service = service()
    service(#"POST /sessions/demo/controllers {"id":"home"}"#)
    #expect(
      put(service, "a.swift?self=home", "print(self.isViewLoaded)").body.contains("> false\n"))
    #expect(put(service, "a.swift?self=-", "print(1)").problem == "422 invalid-parameter")
  }

  @Test func `what is no text is refused`() {
    let service = service()
    let long = String(repeating: " ", count: 65_537)
    #expect(put(service, "a.swift", long).problem == "422 invalid-code")
    #expect(put(service, "a.swift", "").problem == "422 invalid-code")
  }

  @Test func `a client may have JSON, and a run of JSON its transcript`() {
    let service = service()
    let json = service.send(
      "PUT /sessions/demo/code/a.swift?dryRun=true", ["Content-Type:", "Accept: application/json"],
      body: "print(1)")
    #expect(json.json?["output"]?.texts == ["1"])
    let text = service.send(
      "POST /sessions/demo/code", ["Accept: text/plain"], body: #"{"source":"print(1)"}"#)
    #expect(text.body == "1  print(1)\n     > 1\n")
  }
}
