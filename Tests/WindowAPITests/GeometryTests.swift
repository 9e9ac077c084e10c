import Testing

@Suite struct GeometryTests {
  let service = Service.demo()
  let views = "/sessions/demo/views"

  init() {
    for body in [
      #"{"id":"box","superview":"window1","frame":[10,20,100,100],"tag":7}"#,
      #"{"id":"inner","superview":"box","frame":[5,5,50,50],"tag":7}"#, #"{"id":"loose"}"#,
      #"{"id":"flat","superview":"window1","frame":[0,0,10,10],"transform":{"scale":0}}"#,
    ] { service("POST \(views) \(body)") }
  }

  @Test(arguments: [
    ("inner/convert?point=1,2", #"{"from":"inner","point":{"x":16,"y":27},"to":null}"#),
    ("inner/convert?point=1,2&to=box", #"{"from":"inner","point":{"x":6,"y":7},"to":"box"}"#),
    ("inner/convert?point=6,7&from=box", #"{"from":"box","point":{"x":1,"y":2},"to":"inner"}"#),
    (
      "inner/convert?point=0,0&to=screen",
      #"{"from":"inner","point":{"x":35,"y":95},"to":"screen"}"#
    ),
    (
      "inner/convert?rect=0,0,5,6&to=window2",
      #"{"from":"inner","rect":{"height":6,"width":5,"x":-25,"y":-15},"to":"window2"}"#
    ),
    ("loose/convert?point=1,1", #"{"from":"loose","point":{"x":1,"y":1},"to":null}"#),
    ("window1/viewWithTag?tag=7", #"{"view":"box"}"#),
    ("inner/viewWithTag?tag=7", #"{"view":"inner"}"#),
    ("window1/viewWithTag?tag=8", #"{"view":null}"#),
  ])
  func `a question about a view has its answer`(path: String, answer: String) {
    #expect(service.get("\(views)/\(path)").json?.json == answer)
  }

  @Test(arguments: [
    (
      "window1/convert?point=1,1&to=flat", "views-G4",
      "A transform on the way flattens its view, so no point in there corresponds to this one."
    ),
    (
      "loose/convert?point=1,1&to=screen", "views-G5",
      "One of the two is in no window, so they have no coordinates in common."
    ),
    (
      "loose/convert?rect=1,1,1,1&from=box", "views-G5",
      "One of the two is in no window, so they have no coordinates in common."
    ),
  ])
  func `a place that leads nowhere says why`(path: String, rule: String, text: String) {
    let reply = service.get("\(views)/\(path)")
    #expect((reply[["point"]] ?? reply[["rect"]]) == .null)
    #expect(reply[["notes"]]?.elements.map { $0["rule"]?.text } == [rule])
    #expect(reply[["notes"]]?.elements.map { $0["text"]?.text } == [text])
  }

  @Test(arguments: [
    "window1/convert", "window1/convert?point=1", "window1/convert?point=1,2,3",
    "window1/convert?point=1,2&rect=1,2,3,4", "window1/convert?rect=0,0,-1,1",
    "window1/convert?point=1,2&to=box&from=box", "window1/convert?point=1,2&to=nobody",
    "window1/convert?point=nan,1", "window1/convert?point=1e10,1", "window1/convert?point=0x1,1",
    "window1/convert?point=1,2],[", "window1/hitTest", "window1/hitTest?point=a,b",
    "window1/viewWithTag", "window1/viewWithTag?tag=x", "window1/viewWithTag?tag=1.5",
    "window1/viewWithTag?tag=9007199254740992", "window1/viewWithTag?tag=%2B7",
    "window1/viewWithTag?tag=07",
  ])
  func `a question that makes no sense is refused`(path: String) {
    #expect(service.get("\(views)/\(path)").problem == "422 invalid-parameter")
  }

  @Test(arguments: [
    "convert?point=1,2", "hitTest?point=1,2", "responderChain", "viewWithTag?tag=1", "tree.txt",
  ])
  func `nobody has no answers`(path: String) {
    #expect(service.get("\(views)/nobody/\(path)").problem == "404 not-found")
  }

  @Test func `a hit test names who gets the touch and everybody who was asked`() {
    let reply = service.get("/sessions/demo/hitTest?point=40,100")
    #expect(reply[["view"]] == "inner")
    let trace = (reply.json?["trace"]?.elements ?? []).map { step in
      let point = "\(step["point"]?["x"]?.json ?? "-") \(step["point"]?["y"]?.json ?? "-")"
      return "\(step["view"]?.text ?? "") \(point) \(step["outcome"]?.text ?? "")"
    }
    #expect(
      trace == [
        "window2 -20 -10 hidden", "window1 20 30 asksSubviews", "flat - - flattened",
        "box 10 10 asksSubviews", "inner 5 5 hit",
      ])
    #expect(reply["Vary"] == "Accept")
  }

  @Test func `a hit test is a text too`() {
    let path = "GET \(views)/window1/hitTest?point=12,22"
    let reply = service(path, "Accept: text/plain")
    #expect(
      reply.body == """
        window1 (12 22): has it, and asks its subviews from front to back, views-H2
           | flat nowhere: has no room for it, views-H4
           | box (2 2): has it, and asks its subviews from front to back, views-H2
           |    | inner (-3 -3): does not have it, views-H3
           | box (2 2): takes it, views-H2
        box gets the touch.

        """)
    #expect(reply["ETag"] == nil)
    #expect(service(path)[["view"]] == "box")
  }

  @Test func `a responder chain leads outwards to the application's delegate`() {
    let chain = service.get("\(views)/inner/responderChain").json?["responders"]?.elements ?? []
    #expect(
      chain.map { "\($0["kind"]?.text ?? "") \($0["id"]?.text ?? "")" }
        == ["view inner", "view box", "window window1", "application ", "delegate "])
    #expect(
      service.get("\(views)/loose/responderChain").json?["responders"]?.elements.count == 1)
  }
}
