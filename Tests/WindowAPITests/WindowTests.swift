import Testing

@Suite struct WindowTests {
  let service = Service.demo()
  let windows = "/sessions/demo/windows"

  @Test func `a window without a body is counted, hidden and held by a variable of its name`() {
    let reply = service("POST \(windows)")
    #expect(reply.status == 201)
    #expect(reply["Location"] == "/sessions/demo/windows/w1")
    #expect(reply.revision == 4)
    #expect(reply[["revision"]] == 4)
    #expect(reply.events == [])
    #expect(reply[["diagnostics"]] == [])
    #expect(reply[["notes"]] == nil)
    let frame = #"{"x":0,"y":0,"width":375,"height":667}"#
    #expect(
      reply[["result"]]?.json
        == (try? Tree(
          json: """
            {"id":"w1","class":"UIWindow","screen":"main","isOnScreen":false,
            "isHidden":true,"isKeyWindow":false,
            "windowLevel":0,"canBecomeKey":true,"rootViewController":null,"frame":\(frame),"bounds":\(frame),
            "center":{"x":187.5,"y":333.5},"transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0},
            "alpha":1,"backgroundColor":null,"isOpaque":true,
            "clipsToBounds":false,"isUserInteractionEnabled":true,"tag":0,
            "autoresizesSubviews":true,"autoresizingMask":[],"superview":null,"window":"w1",
            "subviews":[],"references":["w1"]}
            """))?.json)
    #expect(service.get("\(windows)/w1").json == reply[["result"]])
  }

  @Test func `setting what a window has already moves nothing, and says so`() {
    let level = service("PATCH \(windows)/window1 {\"windowLevel\":\"normal\"}")
    #expect(level.status == 200)
    #expect(level.events == [])
    #expect(
      level[["notes"]]?.json
        == #"[{"rule":"windows-1.6","text":"The window is at that level already, so it moves nowhere."}]"#
    )
    #expect(service("POST \(windows) {\"windowLevel\":\"normal\"}")[["notes"]] == nil)
  }

  @Test func `fields stand in the same order each time`() {
    #expect(
      service.get("\(windows)/window1").body == """
        {"id":"window1","class":"UIWindow","screen":"main","isOnScreen":true,\
        "isHidden":false,"isKeyWindow":true,\
        "windowLevel":0,"canBecomeKey":true,"rootViewController":null,\
        "frame":{"x":20,"y":70,"width":200,"height":200},\
        "bounds":{"x":0,"y":0,"width":200,"height":200},"center":{"x":120,"y":170},\
        "transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0},"alpha":1,\
        "backgroundColor":"red","isOpaque":true,"clipsToBounds":false,\
        "isUserInteractionEnabled":true,"tag":0,"autoresizesSubviews":true,"autoresizingMask":[],\
        "superview":null,"window":"window1","subviews":[],"references":["window1"]}

        """)
  }

  @Test(arguments: [
    (#"{"frame":[1,2,3,4]}"#, "frame", #"{"height":4,"width":3,"x":1,"y":2}"#),
    (#"{"frame":{"x":1,"y":2,"width":3,"height":4}}"#, "center", #"{"x":2.5,"y":4}"#),
    (#"{"bounds":[5,6,7,8]}"#, "bounds", #"{"height":8,"width":7,"x":5,"y":6}"#),
    (#"{"center":[5,6]}"#, "frame", #"{"height":200,"width":200,"x":-95,"y":-94}"#),
    (#"{"center":{"y":6,"x":5}}"#, "center", #"{"x":5,"y":6}"#),
    (#"{"windowLevel":"alert"}"#, "windowLevel", "2000"),
    (#"{"windowLevel":"statusBar"}"#, "windowLevel", "1000"),
    (#"{"windowLevel":"normal"}"#, "windowLevel", "0"),
    (#"{"windowLevel":-1.5}"#, "windowLevel", "-1.5"),
    (#"{"alpha":0.25}"#, "alpha", "0.25"), (#"{"screen":"main"}"#, "screen", #""main""#),
    (##"{"backgroundColor":"#FF8800"}"##, "backgroundColor", ##""#ff8800""##),
    (#"{"backgroundColor":"DarkSeaGreen"}"#, "backgroundColor", #""darkseagreen""#),
    (#"{"backgroundColor":null}"#, "backgroundColor", "null"),
    (#"{"canBecomeKey":false}"#, "canBecomeKey", "false"),
    (#"{"isOpaque":true}"#, "isOpaque", "true"),
    (#"{"clipsToBounds":true}"#, "clipsToBounds", "true"),
    (#"{"isUserInteractionEnabled":false}"#, "isUserInteractionEnabled", "false"),
    (#"{"tag":-7}"#, "tag", "-7"),
    (#"{"autoresizesSubviews":false}"#, "autoresizesSubviews", "false"),
    (#"{"isHidden":true}"#, "isHidden", "true"),
  ])
  func `each property can be set and is shown`(body: String, name: String, value: String) {
    let changed = service("PATCH \(windows)/window1 \(body)")
    #expect(changed.status == 200)
    #expect(changed[["result", name]]?.json == value)
    let made = service("POST \(windows) \(body)")
    if name != "frame" || body.contains("frame") { #expect(made.status == 201) }
    #expect(service.get("\(windows)/window1")[[name]]?.json == value)
  }

  @Test func `making a window key and visible tells who resigned, in order`() {
    let reply = service("POST \(windows)/window2/makeKeyAndVisible")
    #expect(
      reply.events == [
        "window2 DidBecomeVisible 2.3", "window1 DidResignKey 2.3", "window2 DidBecomeKey 2.3",
      ])
    #expect(reply.json?["events"]?.elements.map { $0["seq"] } == [3, 4, 5])
    #expect(reply[["result", "isKeyWindow"]] == true)
    #expect(service.get("/sessions/demo/application")[["keyWindow"]] == "window2")
  }

  @Test func `a hidden window can be made key, with an empty object as body too`() {
    let reply = service("POST \(windows)/window2/makeKey {}")
    #expect(reply.events == ["window1 DidResignKey 2.5", "window2 DidBecomeKey 2.5"])
    #expect(reply[["result", "isHidden"]] == true)
  }

  @Test func `what does not happen is explained`() {
    let reply = service("POST \(windows)/window1/makeKey")
    #expect(reply.events == [])
    #expect(reply.json?["notes"]?.elements.map { $0["rule"] } == ["windows-2.5"])
    #expect(reply[["revision"]] == 4)
  }

  @Test func `a window that is released is hidden, gives the key away and is gone`() {
    service(#"PATCH \#(windows)/window2 {"isHidden":false}"#)
    let reply = service("DELETE \(windows)/window1")
    #expect(reply.status == 200)
    #expect(
      reply.events == [
        "window1 DidResignKey 2.7", "window2 DidBecomeKey 2.7", "window1 DidBecomeHidden 2.7",
        "window1 dealloc 1.5",
      ])
    #expect(reply[["result"]] == .null)
    for line in [
      "GET \(windows)/window1", "DELETE \(windows)/window1",
      "PATCH \(windows)/window1 {}", "POST \(windows)/window1/makeKey",
      "POST \(windows)/window1/makeKeyAndVisible",
    ] {
      #expect(service(line).problem == "404 not-found")
    }
    #expect(service(#"POST \#(windows) {"id":"window1"}"#).problem == "409 identifier-taken /id")
  }

  @Test func `a window that nobody holds does not outlive its request`() {
    let reply = service(#"POST \#(windows) {"id":"lost","retained":false}"#)
    #expect(reply.status == 200)
    #expect(reply["Location"] == nil)
    #expect(reply[["result"]] == .null)
    #expect(reply.events == ["lost dealloc 1.5"])
    #expect(
      reply.json?["events"]?.elements.first?["reason"] == "nothing ever held it strongly")
  }

  @Test func `windows run from back to front, and the table from front to back`() {
    service(#"POST \#(windows) {"id":"low","windowLevel":-1}"#)
    let names = service.get(windows).json?["windows"]?.elements.map { $0["id"] }
    #expect(names == ["low", "window1", "window2"])
    #expect(
      service.get("\(windows).txt").body == """
           window   level  hidden  frame              alpha  color  held by
           window2  2000   hidden  (60 110; 200 200)  1      blue   window2
        *  window1  0              (20 70; 200 200)   1      red    window1
           low      -1     hidden  (0 0; 375 667)     1             low

        """)
  }

  @Test func `the snapshot is what the single resources say`() {
    let snapshot = service.get("/sessions/demo/snapshot")
    #expect(snapshot[["application"]] == service.get("/sessions/demo/application").json)
    for name in ["windows", "views", "screens", "references"] {
      #expect(snapshot[[name]] == service.get("/sessions/demo/\(name)")[[name]])
    }
    for (name, value) in (service.get("/sessions/demo").json ?? .null).fields {
      #expect(snapshot[[name]] == value)
    }
    #expect(snapshot.revision == 3)
  }

  @Test func `a screen has the windows that are on it`() {
    let screen = service.get("/sessions/demo/screens/main")
    #expect(screen[["windows"]] == ["window1", "window2"])
    let missing = service.get("/sessions/demo/screens/mian")
    #expect(missing.problem == "404 not-found")
    #expect(missing.hint == "Did you mean 'main'?")
    #expect(
      service(#"POST \#(windows) {"screen":"mian"}"#).problem == "422 invalid-value /screen")
  }
}
