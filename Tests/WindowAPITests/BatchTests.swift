import Testing

@Suite struct BatchTests {
  @Test func `each command of a batch has the result that it would have by itself`() {
    let service = Service()
    service("PUT /sessions/demo")
    let reply = service(
      "POST /sessions/demo/commands",
      body: """
        [{"method":"POST","path":"/screens","body":{"id":"left","size":[100,50]}},
         {"method":"POST","path":"/screens","body":{"id":"right","size":[200,50]}},
         {"method":"POST","path":"/controllers","body":{"id":"home"}},
         {"method":"POST","path":"/views","body":{"id":"box","retained":false}},
         {"method":"DELETE","path":"/screens/left"}]
        """)
    let results = reply.json?["result"]?.elements ?? []
    #expect(results.map { $0["id"]?.text } == [nil, "right", "home", nil, nil])
    #expect(reply.json?["revision"] == 1)
    #expect(service.get("/sessions/demo").json?["revision"] == 1)
  }

  @Test func `what is wrong with a command has a pointer into the batch`() {
    let service = Service()
    service("PUT /sessions/demo")
    for (batch, problem) in [
      (
        #"[{"method":"POST","path":"/windows","body":{"alpa":1}}]"#,
        "422 unknown-field /0/body/alpa"
      ),
      (#"{"method":"POST","path":"/windows","body":{"alpa":1}}"#, "422 unknown-field /body/alpa"),
      (#"[{"method":"POST","path":"/windows/no/makeKey"}]"#, "422 invalid-value /0/path"),
      (#"[{"method":"POST","path":"/nowhere"}]"#, "422 invalid-value /0/path"),
      (#"[{"method":"POST","path":"/windows?dryRun=true"}]"#, "422 invalid-value /0/path"),
      (#"[{"method":"GET","path":"/windows"}]"#, "422 invalid-value /0/method"),
      (#"[{"method":"POST","path":"/commands","body":[]}]"#, "422 invalid-value /0/method"),
      (#"[{"path":"/windows"}]"#, "422 missing-field /0/method"),
      (#"[{"method":"POST","path":"/runLoop"}]"#, "409 not-possible /0"),
      (
        #"[{"method":"POST","path":"/windows","body":{"id":"a"}},{"method":"POST","path":"/windows","body":{"id":"a"}}]"#,
        "409 identifier-taken /1/body/id"
      ),
    ] {
      #expect(service("POST /sessions/demo/commands", body: batch).problem == problem)
      #expect(service.get("/sessions/demo").json?["revision"] == 0)
    }
  }

  @Test func `a batch has a thousand commands at most`() {
    let service = Service()
    service("PUT /sessions/demo")
    let one = #"{"method":"POST","path":"/windows","body":{"retained":false}}"#
    let thousand = Array(repeating: one, count: 1000)
    let reply = service.send(
      "POST /sessions/demo/commands", [], body: "[\((thousand + [one]).joined(separator: ","))]")
    #expect(reply.problem == "422 invalid-value /1000")
    #expect(
      service.send(
        "POST /sessions/demo/commands", [], body: "[\(thousand.joined(separator: ","))]"
      ).status == 200)
  }

  @Test(arguments: ["/views", "/windows", "/controllers", "/alerts", "/scenes", "/screens"])
  func `a path in a batch with a name that no object can have is refused`(collection: String) {
    let service = Service()
    service("PUT /sessions/demo")
    for method in ["POST", "PATCH", "DELETE"] {
      for rest in ["", "/removeFromSuperview", "/makeKey", "/push", "/show"] {
        let path = "\(collection)/delegate.window\(rest)"
        for text in [
          "{\"method\":\"\(method)\",\"path\":\"\(path)\"}",
          "[{\"method\":\"\(method)\",\"path\":\"\(path)\",\"body\":{}}]",
        ] {
          let reply = service("POST /sessions/demo/commands", body: text)
          #expect((400..<500).contains(reply.status), "\(text): \(reply.problem)")
        }
      }
    }
  }
}
