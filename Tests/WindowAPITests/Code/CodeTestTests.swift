import Testing

/// A session as an XCTest test case. Tests/Oracle/xctest compiles and runs such tests.
@Suite struct CodeTestTests {
  let service = Service.demo()

  /// The test's actions and checks, without the code around them.
  private func body(_ session: String = "demo") -> [String] {
    let lines = service.get("/sessions/\(session)/commands?as=xctest").body
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "    let told = Told()"),
      let end = lines.firstIndex(of: "    withExtendedLifetime(appDelegate) {}")
    else { return lines }
    return lines[(start + 2)..<end].map { String($0.drop { $0 == " " }) }
  }

  @Test func `each command is followed by what it told and by what changed`() {
    service(#"POST /sessions/demo/windows {"id":"top","windowLevel":"alert"}"#)
    service("POST /sessions/demo/windows/top/makeKeyAndVisible")
    service("DELETE /sessions/demo/windows/top")
    #expect(
      body().suffix(18) == [
        "top = UIWindow()",
        "top.windowLevel = .alert",
        #"told.name(top, "top")"#,
        "XCTAssertEqual(told.turn(), [])",
        #"XCTAssertEqual(told.windows, ["window1", "window2", "top"])"#,
        "XCTAssertEqual(top.frame, CGRect(x: 0, y: 0, width: 375, height: 667))",
        "XCTAssertEqual(top.isHidden, true)",
        "XCTAssertEqual(top.windowLevel.rawValue, 2000)",
        "",
        "top.makeKeyAndVisible()",
        #"XCTAssertEqual(told.turn(), ["top became visible", "window1 resigned key", "top became key"])"#,
        "XCTAssertIdentical(UIApplication.shared.keyWindow, top)",
        "XCTAssertEqual(top.isHidden, false)",
        "",
        "top = nil",
        #"XCTAssertEqual(told.turn(), ["top resigned key", "window1 became key", "top became hidden"])"#,
        "XCTAssertIdentical(UIApplication.shared.keyWindow, window1)",
        #"XCTAssertEqual(told.windows, ["window1", "window2"])"#,
      ])
  }

  @Test(arguments: [
    (#"POST /sessions/demo/inputs {"type":"tap","at":[60,110]}"#, "// A finger taps (60, 110)."),
    (
      #"PATCH /sessions/demo/application {"state":"background"}"#,
      "// The app goes to the background."
    ),
    (
      #"PATCH /sessions/demo/windows/window1 {"canBecomeKey":false}"#,
      "// The class of window1 overrides canBecomeKey to answer false."
    ),
  ])
  func `the test ends where no code does what the session did`(request: String, comment: String) {
    service(request)
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    #expect(body().suffix(2) == [comment, #"throw XCTSkip("A test can't do what comes here.")"#])
  }

  @Test func `the test goes on only where the device has such a scene`() {
    service(#"PUT /sessions/scenes {"profile":"ios17"}"#)
    service("POST /sessions/scenes/scenes")
    #expect(
      body("scenes").prefix(4) == [
        "// The system connects a scene: scene1.",
        "scene1 = UIApplication.shared.connectedScenes.first as? UIWindowScene",
        #"try XCTSkipIf(UIApplication.shared.connectedScenes.count < 1, "The device has no more of these.")"#,
        "XCTAssertEqual(told.turn(), [])",
      ])
  }

  @Test(arguments: ["revision=1", "after=1", "limit=1"])
  func `a test has the whole log and no page of it`(query: String) {
    let reply = service.get("/sessions/demo/commands?as=xctest&\(query)")
    #expect(reply.problem.contains("invalid-parameter"))
  }

  @Test func `a command is not shown as a test`() {
    let reply = service("POST /sessions/demo/windows?as=xctest")
    #expect(reply.detail == "as is swift, objc or curl, not 'xctest'.")
    #expect(service.get("/sessions/demo").json?["revision"] == 3)
  }

  @Test func `a test is not sent again to who has it`() {
    let target = "GET /sessions/demo/commands?as=xctest"
    #expect(service(target).revision == 3)
    #expect(service(target, "If-None-Match: \"3\"").line == "304")
  }
}
