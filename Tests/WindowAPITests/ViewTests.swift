import Testing

@Suite struct ViewTests {
  let service = Service.demo()
  let views = "/sessions/demo/views"

  @Test func `a view without a body is counted, outside any window and held by its variable`() {
    let reply = service("POST \(views)")
    #expect(reply.status == 201)
    #expect(reply["Location"] == "/sessions/demo/views/v1")
    #expect(reply.events == [])
    #expect(
      service.get("\(views)/v1").body == """
        {"id":"v1","class":"UIView","isHidden":false,\
        "frame":{"x":0,"y":0,"width":0,"height":0},"bounds":{"x":0,"y":0,"width":0,"height":0},\
        "center":{"x":0,"y":0},"transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0},"alpha":1,\
        "backgroundColor":null,"isOpaque":true,"clipsToBounds":false,\
        "isUserInteractionEnabled":true,"tag":0,"autoresizesSubviews":true,\
        "autoresizingMask":[],"superview":null,"window":null,"subviews":[],"references":["v1"]}

        """)
    #expect(service.get(views).json?["views"]?.elements == [reply[["result"]] ?? .null])
  }

  @Test(arguments: [
    (#"{"frame":[1,2,3,4]}"#, "bounds", #"{"height":4,"width":3,"x":0,"y":0}"#),
    (#"{"center":[5,6]}"#, "center", #"{"x":5,"y":6}"#),
    (#"{"transform":[1,2,3,4,5,6]}"#, "transform", #"{"a":1,"b":2,"c":3,"d":4,"tx":5,"ty":6}"#),
    (
      #"{"transform":{"ty":6,"a":1,"b":2,"c":3,"d":4,"tx":5}}"#, "transform",
      #"{"a":1,"b":2,"c":3,"d":4,"tx":5,"ty":6}"#
    ),
    (#"{"transform":{"scale":2}}"#, "transform", #"{"a":2,"b":0,"c":0,"d":2,"tx":0,"ty":0}"#),
    (
      #"{"transform":{"rotation":0,"scale":0.5}}"#, "transform",
      #"{"a":0.5,"b":0,"c":0,"d":0.5,"tx":0,"ty":0}"#
    ),
    (#"{"alpha":0}"#, "alpha", "0"), (#"{"isHidden":true}"#, "isHidden", "true"),
    (#"{"backgroundColor":"teal"}"#, "backgroundColor", #""teal""#), (#"{"tag":-3}"#, "tag", "-3"),
    (#"{"isOpaque":false}"#, "isOpaque", "false"),
    (#"{"clipsToBounds":true}"#, "clipsToBounds", "true"),
    (#"{"isUserInteractionEnabled":false}"#, "isUserInteractionEnabled", "false"),
    (#"{"autoresizesSubviews":false}"#, "autoresizesSubviews", "false"),
    (
      #"{"autoresizingMask":["flexibleHeight","flexibleWidth"]}"#, "autoresizingMask",
      #"["flexibleWidth","flexibleHeight"]"#
    ),
  ])
  func `each property can be set, of a window too, and is shown`(
    body: String, name: String, value: String
  ) {
    #expect(service("POST \(views) \(body)")[["result", name]]?.json == value)
    for id in ["v1", "window1"] {
      #expect(service("PATCH \(views)/\(id) \(body)")[["result", name]]?.json == value)
      #expect(service.get("\(views)/\(id)")[[name]]?.json == value)
    }
    #expect(service("PATCH /sessions/demo/windows/window2 \(body)").status == 200)
  }

  @Test func `a scroll view has a content offset and no other view has`() {
    let body = #"{"id":"list","class":"UITableView","contentOffset":[0,30]}"#
    #expect(
      service("POST \(views) \(body)")[["result", "contentOffset"]]?.json == #"{"x":0,"y":30}"#)
    #expect(
      service(#"PATCH \#(views)/window1 {"contentOffset":[0,1]}"#).problem
        == "422 invalid-value /contentOffset")
  }

  @Test(arguments: [
    (#"{"transform":[1,2]}"#, "422 invalid-value /transform"),
    (#"{"transform":{"a":1}}"#, "422 missing-field /transform/b"),
    (#"{"transform":{"a":1,"scale":1}}"#, "422 invalid-value /transform"),
    (#"{"transform":{"angle":1}}"#, "422 unknown-field /transform/angle"),
    (#"{"transform":{"rotation":1e10}}"#, "422 invalid-value /transform"),
    (#"{"tag":1.5}"#, "422 invalid-value /tag"), (#"{"tag":1e300}"#, "422 invalid-value /tag"),
    (#"{"autoresizingMask":["W"]}"#, "422 invalid-value /autoresizingMask/0"),
    (
      #"{"autoresizingMask":["flexibleWidth","flexibleWidth"]}"#,
      "422 invalid-value /autoresizingMask/1"
    ),
    (#"{"frame":[0,0,-1,1]}"#, "422 invalid-value /frame"),
    (#"{"class":"UIWindow"}"#, "422 invalid-value /class"),
    (#"{"class":"no class"}"#, "422 invalid-value /class"),
    (#"{"superview":"nobody"}"#, "422 invalid-value /superview"),
    (#"{"superview":"window1","above":"nobody"}"#, "422 invalid-value /above"),
    (#"{"superview":"window1","below":"nobody"}"#, "422 invalid-value /below"),
    (#"{"superview":"window1","at":-1}"#, "422 invalid-value /at"),
    (#"{"superview":"window1","at":0,"below":"v1"}"#, "422 invalid-value /below"),
    (#"{"at":0}"#, "422 missing-field /superview"),
    (#"{"id":"window1"}"#, "409 identifier-taken /id"),
    (#"{"windowLevel":1}"#, "422 unknown-field /windowLevel"),
  ])
  func `what a view can't have is refused at its place`(body: String, problem: String) {
    #expect(service("POST \(views) \(body)").problem == problem)
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a window has a class of the app's own, and is no subview`() {
    let made = service(#"POST /sessions/demo/windows {"id":"mine","class":"YZKWindow"}"#)
    #expect(made[["result", "class"]] == "YZKWindow")
    #expect(
      service(#"POST /sessions/demo/windows {"class":"UILabel"}"#).problem
        == "422 invalid-value /class")
    #expect(
      service(#"POST \#(views)/mine/subviews {"view":"window1"}"#).problem
        == "422 invalid-value /view")
  }

  @Test func `a window is a view, and a view is no window`() {
    service(#"POST \#(views) {"id":"box"}"#)
    #expect(
      service.get("\(views)/window1").json == service.get("/sessions/demo/windows/window1").json)
    for line in ["GET", "PATCH", "DELETE"] {
      let reply = service("\(line) /sessions/demo/windows/box")
      #expect(reply.problem == "404 not-found")
      #expect(reply.detail == "There is no window 'box'.")
    }
    #expect(service.get("\(views)/box").status == 200)
    #expect(service("DELETE \(views)/window2").events == ["window2 dealloc 1.5"])
  }

  @Test func `a released view is gone with what only it held`() {
    service(#"POST \#(views) {"id":"box","superview":"window1"}"#)
    service(#"POST \#(views) {"id":"inner","superview":"box","retained":false}"#)
    let reply = service("DELETE \(views)/box")
    #expect(reply[["result"]] == .null)
    #expect(reply.events.suffix(1) == ["inner dealloc views-1.1"])
    #expect(service.get(views)[["views"]] == [])
    for line in ["GET \(views)/box", "DELETE \(views)/inner", "PATCH \(views)/box {}"] {
      #expect(service(line).problem == "404 not-found")
    }
    #expect(service.get("\(views)/windw1").hint == "Did you mean 'window1'?")
  }
}
