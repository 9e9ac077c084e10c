import Testing

/// States of the maximum depth: views, controllers, presentations, and documents. No traversal of
/// them may recurse.
@Suite struct DeepStateTests {
  private let reads = [
    "snapshot", "snapshot.svg", "snapshot.svg?style=exploded", "tree.txt", "windows.txt", "moments",
    "commands?as=swift", "commands?as=objc", "commands?as=curl", "export", "hitTest?point=1,1",
    "queries/currentViewController", "queries/currentViewController?algorithm=topMost",
  ]

  private func expectAnswers(_ service: Service) {
    for path in reads {
      let reply = service.get("/sessions/demo/\(path)", isChecked: false)
      #expect(reply.status < 500, "\(path)")
    }
  }

  @Test(arguments: ["ios12", "ios17"])
  func `controllers that present each other 300 times over come and go`(profile: String) {
    let service = Service()
    service("PUT /sessions/demo {\"profile\":\"\(profile)\",\"knobs\":{\"scenes\":\"none\"}}")
    service(#"POST /sessions/demo/controllers {"id":"c0"}"#)
    service(#"POST /sessions/demo/windows {"id":"w","rootViewController":"c0","isHidden":false}"#)
    var presented = 0
    for number in 1...300 {
      service.send(
        #"POST /sessions/demo/controllers {"id":"c\#(number)"}"#, [], isChecked: false)
      let reply = service.send(
        #"POST /sessions/demo/controllers/c\#(number - 1)/present {"viewController":"c\#(number)"}"#,
        [], isChecked: false)
      #expect(reply.status < 500)
      presented += reply.status == 200 ? 1 : 0
    }
    #expect(presented > 0)
    expectAnswers(service)
    for line in [
      "GET /sessions/demo/controllers/c300/responderChain",
      #"PATCH /sessions/demo/application {"orientation":"landscapeLeft"}"#,
      #"PATCH /sessions/demo/windows/w {"frame":[0,0,100,100]}"#,
      #"PATCH /sessions/demo/windows/w {"isHidden":true}"#,
      #"PATCH /sessions/demo/windows/w {"isHidden":false}"#,
      "POST /sessions/demo/controllers/c0/dismiss",
      #"PATCH /sessions/demo/windows/w {"rootViewController":null}"#,
      "DELETE /sessions/demo/references/w", "DELETE /sessions/demo/references/c0",
    ] {
      #expect(service.send(line, [], isChecked: false).status < 500, "\(line)")
    }
    expectAnswers(service)
  }

  @Test func `views and controllers that lie as deep as they may come and go`() {
    let service = Service()
    service("PUT /sessions/demo")
    service(#"POST /sessions/demo/windows {"id":"v0","isHidden":false}"#)
    service(#"POST /sessions/demo/controllers {"id":"c0"}"#)
    for number in 1..<511 {
      service.send(
        #"POST /sessions/demo/views {"id":"v\#(number)","superview":"v\#(number - 1)","#
          + #""frame":[1,1,300,300],"clipsToBounds":true,"autoresizingMask":["flexibleWidth"]}"#,
        [], isChecked: false)
    }
    for number in 1..<20 {
      service.send(
        #"POST /sessions/demo/controllers {"id":"c\#(number)","view":"v\#(number * 20)"}"#, [],
        isChecked: false)
      service.send(
        #"POST /sessions/demo/controllers/c\#(number - 1)/addChild {"controller":"c\#(number)"}"#,
        [], isChecked: false)
    }
    expectAnswers(service)
    for line in [
      "GET /sessions/demo/views/v510/responderChain",
      "GET /sessions/demo/views/v510/safeAreaInsets",
      "GET /sessions/demo/views/v510/convert?point=1,1&to=screen",
      #"PATCH /sessions/demo/windows/v0 {"frame":[0,0,100,100]}"#,
      "POST /sessions/demo/views/v510/setNeedsLayout",
      "POST /sessions/demo/views/v0/layoutIfNeeded",
      #"POST /sessions/demo/inputs {"type":"tap","at":[50,50]}"#,
      "POST /sessions/demo/views/v1/removeFromSuperview", "DELETE /sessions/demo/references/v0",
      "DELETE /sessions/demo/references/c0",
    ] {
      #expect(service.send(line, [], isChecked: false).status < 500, "\(line)")
    }
    expectAnswers(service)
  }

  @Test(arguments: [
    ("[", "]"), ("{\"a\":", "}"), ("{\"subviews\":[", "]}"),
    ("{\"views\":[{\"subviews\":[", "]}]}"),
    ("{\"view\":", "}"), ("[{\"body\":", "}]"),
  ])
  func `documents that nest without end are refused`(opening: String, closing: String) {
    let service = Service()
    service("PUT /sessions/demo")
    for depth in [31, 62, 63, 64, 65, 10_000] {
      let body =
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      for path in [
        "sessions", "imports", "sessions/demo/nibs", "sessions/demo/views",
        "sessions/demo/commands",
        "sessions/demo/code",
      ] {
        let reply = service.send("POST /\(path)", [], body: body, isChecked: false)
        #expect((400..<500).contains(reply.status), "\(path) \(depth)")
      }
    }
  }

  @Test func `code that lies as deep as it may is run`() {
    let paste = Paste()
    paste.service(#"POST /sessions/demo/windows {"id":"w"}"#)
    for (piece, end) in [
      (".map { $0", "}"), (".subviews", ""), ("!", ""), ("?.superview", ""), ("[0]", ""),
      (".first.superview", ""),
    ] {
      for depth in [10, 30, 60, 63, 64, 100] {
        let source =
          "[w]" + String(repeating: piece, count: depth) + String(repeating: end, count: depth)
        let reply = paste.run("let a = \(source)", #","language":"swift""#)
        #expect([200, 422].contains(reply.status), "\(piece) \(depth)")
      }
    }
    for depth in [10, 20, 30, 60, 64] {
      for (opening, closing) in [
        ("if true {\n", "}\n"), ("for a in [1] {\n", "}\n"), ("[1].forEach { b in\n", "}\n"),
        ("UIView.animate(withDuration: 1) {\n", "}\n"), ("repeat {\n", "} while false\n"),
      ] {
        let source =
          String(repeating: opening, count: depth) + "print(1)\n"
          + String(repeating: closing, count: depth)
        let reply = paste.run(source, #","language":"swift""#)
        #expect([200, 422].contains(reply.status), "\(opening) \(depth)")
      }
    }
  }
}
