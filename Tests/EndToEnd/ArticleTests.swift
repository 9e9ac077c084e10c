import TestSupport
import Testing

@Suite struct ArticleTests {
  private let origins = ["[5,70,180,180]", "[50,180,180,180]", "[100,100,180,180]"]
  private let frames = ["[20,70,200,200]", "[100,100,200,200]", "[80,200,200,200]"]

  @Test func `the last window to be made key and visible is the front-most and key`() throws {
    let article = try Article(frames: origins)
    let follower = try Stream(article.service)
    #expect(follower.read { $0.messages.count == 1 })
    #expect(
      try article.makeKeyAndVisible("window1") == [
        "window1 DidBecomeVisible", "window DidResignKey", "window1 DidBecomeKey",
      ])
    #expect(
      try article.makeKeyAndVisible("window2") == [
        "window2 DidBecomeVisible", "window1 DidResignKey", "window2 DidBecomeKey",
      ])
    #expect(
      try article.makeKeyAndVisible("window3") == [
        "window3 DidBecomeVisible", "window2 DidResignKey", "window3 DidBecomeKey",
      ])
    #expect(try article.windows == ["window", "window1", "window2", "window3"])
    #expect(try article.keyWindow == "window3")
    #expect(
      try article.table == """
           window   level  hidden  frame               alpha  color   held by
        *  window3  0              (100 100; 180 180)  1      yellow  window3
           window2  0              (50 180; 180 180)   1      blue    window2
           window1  0              (5 70; 180 180)     1      red     window1
           window   0              (0 0; 375 667)      1      gray    window delegate.window

        """)
    #expect(follower.read { $0.ids.count == 9 })
    #expect(
      follower.messages.dropFirst().map(\.json.event) == [
        "window1 DidBecomeVisible", "window DidResignKey", "window1 DidBecomeKey",
        "window2 DidBecomeVisible", "window1 DidResignKey", "window2 DidBecomeKey",
        "window3 DidBecomeVisible", "window2 DidResignKey", "window3 DidBecomeKey",
      ])
  }

  @Test func `the other way round, the red window is shown last and lies in front`() throws {
    let article = try Article(frames: frames)
    let follower = try Stream(article.service)
    #expect(follower.read { $0.messages.count == 1 })
    for window in ["window3", "window2", "window1"] { try article.makeKeyAndVisible(window) }
    #expect(try article.windows == ["window", "window3", "window2", "window1"])
    #expect(try article.keyWindow == "window1")
    #expect(
      try article.table == """
           window   level  hidden  frame               alpha  color   held by
        *  window1  0              (20 70; 200 200)    1      red     window1
           window2  0              (100 100; 200 200)  1      blue    window2
           window3  0              (80 200; 200 200)   1      yellow  window3
           window   0              (0 0; 375 667)      1      gray    window delegate.window

        """)
    #expect(follower.read { $0.ids.count == 9 })
    #expect(
      follower.messages.dropFirst().map(\.json.event) == [
        "window3 DidBecomeVisible", "window DidResignKey", "window3 DidBecomeKey",
        "window2 DidBecomeVisible", "window3 DidResignKey", "window2 DidBecomeKey",
        "window1 DidBecomeVisible", "window2 DidResignKey", "window1 DidBecomeKey",
      ])
  }

  @Test(arguments: [["window1", "window2", "window3"], ["window3", "window2", "window1"]])
  func `isHidden false shows windows in the same order and leaves the key window alone`(
    order: [String]
  ) throws {
    let article = try Article(frames: frames)
    let follower = try Stream(article.service)
    #expect(follower.read { $0.messages.count == 1 })
    for window in order { #expect(try article.show(window) == ["\(window) DidBecomeVisible"]) }
    #expect(try article.windows == ["window"] + order)
    #expect(try article.keyWindow == "window")
    let rows = try article.table.split(separator: "\n").dropFirst()
    #expect(
      rows.map { String($0.dropFirst(3).prefix { $0 != " " }) } == order.reversed() + ["window"])
    #expect(rows.map { $0.hasPrefix("*") } == [false, false, false, true])
    #expect(follower.read { $0.ids.count == 3 })
    #expect(
      follower.messages.dropFirst().map(\.json.event) == order.map { "\($0) DidBecomeVisible" })
  }

  @Test func `windows are the app's from the moment they are made, hidden, in that order`() throws {
    let article = try Article(frames: frames)
    #expect(try article.windows == ["window", "window1", "window2", "window3"])
    let windows = try article.service.curl("\(article.session)/windows").json["windows"].array
    #expect(windows.map(\.["isHidden"].bool) == [false, true, true, true])
    #expect(
      windows.map(\.["frame"].rect)[1...] == [
        [20, 70, 200, 200], [100, 100, 200, 200], [80, 200, 200, 200],
      ])
  }

  @Test func `the delegate's window is storage and makes nothing key`() throws {
    let service = try Service()
    try service.put("/sessions/demo")
    let window = try service.post("/sessions/demo/windows", #"{"id":"window"}"#).json["result"]
    #expect(window["windowLevel"].number == 0)
    #expect(window["isHidden"].bool == true)
    #expect(window["frame"].rect == [0, 0, 375, 667])

    let stored = try service.put(
      "/sessions/demo/references/delegate.window", #"{"object":"window"}"#)
    #expect(stored.status == 201)
    #expect(stored.events.isEmpty)
    var application = try service.curl("/sessions/demo/application").json
    #expect(application["delegate"]["window"].string == "window")
    #expect(application["keyWindow"].isNull)

    let raised = try service.patch("/sessions/demo/windows/window", #"{"windowLevel":3000}"#)
    #expect(raised.events.isEmpty)
    let shown = try service.curl("/sessions/demo/windows/window/makeKeyAndVisible", "-X", "POST")
    #expect(shown.events == ["window DidBecomeVisible", "window DidBecomeKey"])
    #expect(shown.json["result"]["windowLevel"].number == 3000)
    application = try service.curl("/sessions/demo/application").json
    #expect(application["keyWindow"].string == "window")
  }
}
