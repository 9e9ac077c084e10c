import Testing

@Suite struct CommandLogTests {
  let service = Service.demo()
  let log = "/sessions/demo/commands"

  private func lines(_ query: String = "") -> [String] {
    (service.get("\(log)\(query)").json?["commands"]?.elements ?? []).map { command in
      let words = [command["revision"]?.json, command["method"]?.text, command["path"]?.text]
      return (words.compactMap(\.self) + [command["body"]?.json].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  @Test func `the log has what was sent, in order, and nothing that was refused`() {
    service(#"POST /sessions/d%65mo/windows { "id" : "three", "alpha" : 0.50 }"#)
    service(#"POST /sessions/demo/windows {"id":"three"}"#)
    service("POST /sessions/demo/windows?dryRun=true")
    service.get("/sessions/demo/windows")
    service(
      "POST /sessions/demo/commands",
      body:
        #"[{"method":"POST","path":"/windows/three/makeKey"},{"method":"DELETE","path":"/windows/three"}]"#
    )
    #expect(
      lines() == [
        #"1 POST /windows {"backgroundColor":"red","frame":[20,70,200,200],"id":"window1"}"#,
        "2 POST /windows/window1/makeKeyAndVisible",
        #"3 POST /windows {"backgroundColor":"blue","frame":[60,110,200,200],"id":"window2","windowLevel":"alert"}"#,
        #"4 POST /windows {"alpha":0.5,"id":"three"}"#,
        #"5 POST /commands [{"method":"POST","path":"/windows/three/makeKey"},{"method":"DELETE","path":"/windows/three"}]"#,
      ])
    let body = service.get(log).body
    #expect(body.contains(#""body":{ "id" : "three", "alpha" : 0.50 }"#))
  }

  @Test(arguments: 1...5) func `pages put together are the whole`(size: Int) {
    let whole = lines()
    var pages: [String] = []
    var after = "0"
    for _ in 0...whole.count {
      let page = lines("?after=\(after)&limit=\(size)")
      #expect(page.count <= size)
      pages += page
      guard let next = service.get("\(log)?after=\(after)&limit=\(size)").json?["next"],
        next != .null
      else { break }
      after = next.json
    }
    #expect(pages == whole)
  }

  @Test func `behind the newest there is nothing, and no number is too large`() {
    #expect(lines("?after=3") == [])
    #expect(service.get("\(log)?after=9007199254740991").json?["commands"] == [])
    for query in [
      "after=9007199254740992", "after=-1", "after=x", "after=+1", "after=01", "limit=0",
      "limit=10001", "limit=+1",
    ] {
      #expect(service.get("\(log)?\(query)").problem == "422 invalid-parameter")
    }
    #expect(service("GET \(log)", "If-None-Match: \"3\"").line == "304")
    #expect(service.get(log).revision == 3)
  }

  @Test func `a session that began with a nib has it as its first command`() {
    service(#"PUT /sessions/nib {"nib":{"windows":[{"id":"main"}]}}"#)
    let first = service.get("/sessions/nib/commands").json?["commands"]?.elements.first
    #expect(first?["path"] == "/nibs")
    #expect(first?["body"]?.json == #"{"windows":[{"id":"main"}]}"#)
  }
}
