import Testing

@Suite struct SubviewTests {
  let service = Service.demo()
  let views = "/sessions/demo/views"

  init() {
    for id in ["a", "b", "c"] { service(#"POST \#(views) {"id":"\#(id)","superview":"window1"}"#) }
  }

  private func order() -> [String] {
    service.get("\(views)/window1")[["subviews"]]?.texts ?? []
  }

  @Test(arguments: [
    (#"{"view":"a"}"#, ["b", "c", "a"]), (#"{"view":"c","at":0}"#, ["c", "a", "b"]),
    (#"{"view":"c","above":"a"}"#, ["a", "c", "b"]),
    (#"{"view":"c","below":"a"}"#, ["c", "a", "b"]),
  ])
  func `a subview goes to its place`(body: String, order: [String]) {
    let reply = service("POST \(views)/window1/subviews \(body)")
    #expect(reply[["result", "id"]] == "window1")
    #expect(reply.events == [])
    #expect(self.order() == order)
  }

  @Test func `a view that moves tells where to, and each one what came and went`() {
    let reply = service(#"POST \#(views)/b/subviews {"view":"a"}"#)
    let told = (reply.json?["events"]?.elements ?? []).map { event in
      let other = event["superview"] ?? event["window"] ?? event["subview"]
      return "\(event["object"]?.text ?? "") \(event["name"]?.text ?? "") \(other?.text ?? "nil")"
    }
    #expect(
      told == [
        "a willMoveToSuperview b", "window1 willRemoveSubview a", "a didMoveToSuperview b",
        "b didAddSubview a", "window1 layoutSubviews nil", "b layoutSubviews nil",
      ])
    let out = service("POST \(views)/a/removeFromSuperview")
    #expect(out.json?["events"]?.elements.map { $0["superview"] }.contains(.null) == true)
    #expect(service.get("\(views)/a")[["window"]] == .null)
  }

  @Test func `a stream of the tree tells of views, and the standard one does not`() {
    let events = "GET /sessions/demo/events"
    let json = "Accept: application/json"
    #expect(service("\(events)?include=tree", json).events.count > 10)
    #expect(
      service(events, json).events == ["window1 DidBecomeVisible 2.3", "window1 DidBecomeKey 2.3"])
  }

  @Test func `subviews are brought to the front, sent to the back and exchanged`() {
    service(#"POST \#(views)/window1/bringSubviewToFront {"view":"a"}"#)
    #expect(order() == ["b", "c", "a"])
    service(#"POST \#(views)/window1/sendSubviewToBack {"view":"c"}"#)
    #expect(order() == ["c", "b", "a"])
    service(#"POST \#(views)/window1/exchangeSubview {"at":0,"with":2}"#)
    #expect(order() == ["a", "b", "c"])
    let stranger = service(#"POST \#(views)/a/sendSubviewToBack {"view":"b"}"#)
    #expect(stranger.json?["notes"]?.elements.map { $0["rule"] } == ["views-V13"])
  }

  @Test func `what UIKit raises an exception for is refused in its words`() {
    service(#"POST \#(views)/a/subviews {"view":"b"}"#)
    let revision = service.get("/sessions/demo")[["revision"]]
    let itself = service(#"POST \#(views)/a/subviews {"view":"a"}"#)
    #expect(itself.problem == "422 uikit-exception")
    #expect(
      itself[["exception"]]?.json
        == #"{"name":"NSInvalidArgumentException","reason":"Can't add self as subview"}"#)
    let cycle = service(#"POST \#(views)/b/subviews {"view":"a"}"#)
    #expect(cycle[["exception", "name"]] == "CALayerInvalid")
    #expect(service.get("/sessions/demo")[["revision"]] == revision)
  }

  @Test(arguments: [
    (#"window1/subviews {"view":"nobody"}"#, "422 invalid-value /view"),
    (#"window1/subviews {"view":"a","above":"nobody"}"#, "422 invalid-value /above"),
    (#"window1/subviews {"view":"a","at":0,"above":"b"}"#, "422 invalid-value /above"),
    (#"window1/subviews {"view":"a","at":0.5}"#, "422 invalid-value /at"),
    (#"window1/subviews {}"#, "422 missing-field /view"),
    (#"window1/subviews"#, "422 missing-field /view"),
    (#"nobody/subviews {"view":"a"}"#, "404 not-found"),
    (#"nobody/subviews {"view":"nothing"}"#, "404 not-found"),
    (#"window1/bringSubviewToFront {"view":"nobody"}"#, "422 invalid-value /view"),
    (#"window1/bringSubviewToFront"#, "422 missing-field /view"),
    (#"window1/sendSubviewToBack {"view":"nobody"}"#, "422 invalid-value /view"),
    (#"nobody/sendSubviewToBack {"view":"a"}"#, "404 not-found"),
    (#"window1/exchangeSubview {"at":0,"with":3}"#, "422 invalid-value /with"),
    (#"window1/exchangeSubview {"at":-1,"with":0}"#, "422 invalid-value /at"),
    (#"window1/exchangeSubview {"at":0}"#, "422 missing-field /with"),
    (#"window1/exchangeSubview {"with":0}"#, "422 missing-field /at"),
    (#"window1/removeFromSuperview {"view":"a"}"#, "422 unknown-field /view"),
    (#"nobody/removeFromSuperview"#, "404 not-found"), (#"no.id/setNeedsLayout"#, "404 not-found"),
    (#"nobody/layoutIfNeeded"#, "404 not-found"),
  ])
  func `what names nobody or no place is refused`(line: String, problem: String) {
    let order = order()
    #expect(service("POST \(views)/\(line)").problem == problem)
    #expect(self.order() == order)
  }

  @Test func `layout is asked for and done when the turn ends, or at once`() {
    #expect(service("POST \(views)/a/setNeedsLayout").events == ["a layoutSubviews views-1.5"])
    service("POST \(views)")
    #expect(service("POST \(views)/v1/layoutIfNeeded").events == ["v1 layoutSubviews views-1.5"])
    let again = service("POST \(views)/v1/layoutIfNeeded")
    #expect(again.events == [])
    #expect(again.json?["notes"]?.elements.map { $0["rule"] } == ["views-1.5"])
    #expect(service("POST \(views)/v1/setNeedsLayout").events == [])
  }
}
