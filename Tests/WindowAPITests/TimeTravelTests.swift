import Testing
import WindowAPI

@Suite struct TimeTravelTests {
  let service = Service.demo()
  let session = "/sessions/demo"

  @Test func `everything can be seen as it was after an earlier command`() {
    service(#"POST \#(session)/views {"id":"box","superview":"window2","frame":[0,0,10,10]}"#)
    service("DELETE \(session)/windows/window1")
    #expect(
      service.get("\(session)/tree.txt").body == """
        <UIWindow: window2; frame = (60 110; 200 200); hidden = YES; backgroundColor = blue>
           | <UIView: box; frame = (0 0; 10 10)>

        """)
    #expect(
      service.get("\(session)/tree.txt?at=3").body == """
        <UIWindow: window2; frame = (60 110; 200 200); hidden = YES; backgroundColor = blue>
        <UIWindow: window1; frame = (20 70; 200 200); backgroundColor = red>

        """)
    #expect(
      service.get("\(session)/windows.txt?at=2").body == """
           window   level  hidden  frame             alpha  color  held by
        *  window1  0              (20 70; 200 200)  1      red    window1

        """)
    #expect(
      service.get("\(session)/windows.txt?at=1").body == """
          window   level  hidden  frame             alpha  color  held by
          window1  0      hidden  (20 70; 200 200)  1      red    window1

        """)
    let desc = { (query: String) in
      service.get("\(session)/snapshot.svg\(query)").body.split(separator: "\n")
        .first { $0.hasPrefix("<title>Screen") }.map(String.init)
    }
    #expect(desc("") == "<title>Screen main of session demo, revision 5</title>")
    #expect(desc("?at=2") == "<title>Screen main of session demo, revision 2</title>")
    #expect(service.get("\(session)/windows/window1").problem == "404 not-found")
    #expect(service.get("\(session)/windows/window1?at=4")[["isKeyWindow"]] == true)
    #expect(service.get("\(session)/windows/window1?at=1")[["isKeyWindow"]] == false)
    #expect(service.get("\(session)/windows/window1?at=0").problem == "404 not-found")
    #expect(service.get("\(session)/queries/keyWindow?at=-1")[["window"]] == "window1")
  }

  @Test func `a negative revision counts from the newest`() {
    for (at, revision) in [("-1", 2), ("-2", 1), ("-3", 0), ("3", 3), ("0", 0)] {
      let reply = service.get("\(session)/snapshot?at=\(at)")
      #expect(reply[["revision"]] == .number(Double(revision)))
      #expect(reply.revision == revision)
    }
  }

  @Test func `the tag of an earlier moment is that revision`() {
    let path = "\(session)/windows?at=2"
    #expect(service("GET \(path)", "If-None-Match: \"2\"").line == "304")
    #expect(service("GET \(path)", "If-None-Match: \"3\"").status == 200)
    #expect(service("HEAD \(path)").revision == 2)
  }

  @Test func `a revision that never was is not found`() {
    for at in ["4", "-4", "99999999999", "-9007199254740991", "9007199254740991"] {
      let reply = service.get("\(session)/snapshot?at=\(at)")
      #expect(reply.problem == "404 unknown-revision")
      #expect(reply.detail == "The session has no revision \(at), only 0 to 3.")
    }
    for at in ["", "x", "1.0", "1e3", "--1", "+1", "01", "9007199254740992"] {
      let reply = service.get("\(session)/snapshot?at=\(at)")
      #expect(reply.problem == "422 invalid-parameter")
      #expect(reply[["try"]] == "curl 'localhost:8080/sessions/demo/snapshot?at=-1'")
    }
  }

  @Test func `history that was cut ends at its oldest revision`() {
    let service = Service.demo(history: 2)
    for _ in 0..<10 { service("POST \(session)/windows/window2/makeKey") }
    let oldest = service.get("\(session)/snapshot?at=0")
    #expect(oldest.problem == "404 unknown-revision")
    let first = oldest.detail?.split(separator: " ").dropLast(2).last.flatMap { Int($0) } ?? 0
    #expect((1...11).contains(first))
    #expect(service.get("\(session)/snapshot?at=\(first)").status == 200)
    #expect(service.get("\(session)/snapshot?at=\(first - 1)").status == 404)
    #expect(service("POST \(session)/forks").problem == "404 unknown-revision")
    #expect(service.get("\(session)/export").problem == "404 unknown-revision")
    #expect(service.get("\(session)/commands").json?["commands"]?.elements.count == 13 - first)
  }

  static let reads = ConditionTests.reads.filter { path in
    !["/export", "/commands", "/moments", "/steps"].contains { path.hasSuffix($0) }
      && path != "/sessions/demo"
  }

  @Test(arguments: reads)
  func `what is asked of the newest revision by its number is the same`(path: String) {
    let mark = path.contains("?") ? "&" : "?"
    #expect(service.get("\(path)\(mark)at=3").body == service.get(path).body)
    #expect(service.get("\(path)\(mark)at=4").problem == "404 unknown-revision")
  }
}
