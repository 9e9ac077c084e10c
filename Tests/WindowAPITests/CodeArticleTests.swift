import Testing

/// The articles' own programs, unchanged.
@Suite struct CodeArticleTests {
  @Test func `a window of the delegate is key once it is made key and visible`() {
    let paste = Paste()
    let reply = paste.run(ArticlePrograms.launch)
    #expect(reply.json?["language"] == "objc")
    #expect(Paste.events(of: reply) == ["window DidBecomeVisible", "window DidBecomeKey"])
    #expect(
      Paste.output(of: reply) == [
        "application = <UIApplication: 0x600000000100>",
        "windowLevel = 0.000000",
        "appdelegate.keyWindow = (null)",
        "appdelegate.keyWindow = <UIWindow: 0x600000001000; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x600000001010>; layer = <UIWindowLayer: 0x600000001020>>",
        "windowLevel = 3000.000000",
      ])
    #expect(Paste.deeds(of: reply) == ["command": 8, "printed": 5, "skipped": 3, "value": 1])
    #expect(paste.references == ["delegate.window window"])
  }

  @Test func `each line has the request that does the same`() {
    let lines = Paste()(ArticlePrograms.launch)
    #expect(
      lines.prefix(9).suffix(6) == [
        "8 printed\n  > application = <UIApplication: 0x600000000100>",
        #"10 command POST /windows {"frame":[0,0,375,667],"id":"window"}"#,
        "11 printed\n  > windowLevel = 0.000000",
        #"13 command PUT /references/delegate.window {"object":"window"}"#,
        "14 printed\n  > appdelegate.keyWindow = (null)",
        #"16 command PATCH /windows/window {"windowLevel":3000}"#,
      ])
    #expect(
      lines.last == """
        27 command POST /commands
          DELETE /references/window
          DELETE /references/vc
          # The method ends, and with it its local variables.
        """)
  }

  @Test func `the window that is made key last is in front, and static variables keep all three`() {
    let paste = Paste()
    let reply = paste.run(ArticlePrograms.threeKeyWindows)
    #expect(
      Paste.events(of: reply) == [
        "window DidBecomeVisible", "window DidBecomeKey",
        "window1 DidBecomeVisible", "window DidResignKey", "window1 DidBecomeKey",
        "window2 DidBecomeVisible", "window1 DidResignKey", "window2 DidBecomeKey",
        "window3 DidBecomeVisible", "window2 DidResignKey", "window3 DidBecomeKey",
      ])
    #expect(paste.windows == ["window", "window1", "window2", "window3"])
    #expect(paste.keyWindow == "window3")
    #expect(
      paste.references == [
        "delegate.window window", "window1 window1", "window2 window2", "window3 window3",
      ])
    #expect(Paste.deeds(of: reply)["refused"] == nil)
    #expect(
      paste.service.get("/sessions/demo/windows.txt").body == """
           window   level  hidden  frame               alpha  color   held by
        *  window3  0              (100 100; 180 180)  1      yellow  window3
           window2  0              (50 180; 180 180)   1      blue    window2
           window1  0              (5 70; 180 180)     1      red     window1
           window   0              (0 0; 375 667)      1      gray    delegate.window

        """)
  }

  @Test(arguments: [
    ("window", ["window3", "window2", "window1"]), ("window", ["window1", "window2", "window3"]),
    ("window1", ["window3", "window2", "window1"]),
  ])
  func `windows lie as they are shown, whether or not that makes them key`(
    key: String, order: [String]
  ) {
    let paste = Paste()
    let isKeyed = key != "window"
    let statements = order.map { isKeyed ? "[\($0) makeKeyAndVisible];" : "\($0).hidden = NO;" }
    let reply = paste.run(
      ArticlePrograms.threeWindows(shownBy: statements.joined(separator: "\n")))
    #expect(paste.windows == ["window"] + order)
    #expect(paste.keyWindow == key)
    let printed = Paste.output(of: reply)
    #expect(printed.count == 2)
    #expect(printed.first?.hasPrefix("application.windows = (\n    \"<UIWindow: ") == true)
    #expect(printed.first?.split(separator: "\n").count == 6)
    #expect(printed.last?.hasPrefix("application.keyWindow = <UIWindow: ") == true)
  }

  @Test func `a property keeps the window of a method, and a shake handler is its class's`() {
    let paste = Paste()
    let reply = paste.run(ArticlePrograms.shakingWindow)
    let lines = Paste.lines(of: reply)
    #expect(
      lines[2] == "7 skipped\n  # An override: objects of its class behave like that.")
    #expect(
      lines[5]
        == #"17 command POST /windows {"class":"YZKWindow","frame":[100,100,100,100],"handles":["motion"],"id":"window"}"#
    )
    #expect(lines[14].hasPrefix("27 skipped\n  # 'setTitle:forState:'"))
    #expect(
      lines[15]
        == #"28 command PATCH /views/button {"actions":[{"action":"btn2Click","event":"touchUpInside"}]}"#
    )
    #expect(Paste.events(of: reply) == ["window DidBecomeVisible"])
    #expect(Paste.output(of: reply).map { $0.prefix(8) } == ["1 (\n)", "2 (\n    ", "3 (null)"])
    #expect(paste.references == ["self.window2 window"])
    let button = paste.service.get("/sessions/demo/views/button").json
    #expect(button?["superview"] == "window")
  }

  @Test func `without a property the window is gone at the method's end`() {
    let paste = Paste()
    let source = ArticlePrograms.shakingWindow.replacing("    self.window2 = window;\n", with: "")
    #expect(
      Paste.events(of: paste.run(source)) == [
        "window DidBecomeVisible", "window DidBecomeHidden", "window dealloc", "button dealloc",
      ])
    #expect(paste.windows == [])
  }

  @Test func `loops and conditions run`() {
    let paste = Paste()
    _ = paste.run(ArticlePrograms.threeWindows(shownBy: "window2.hidden = NO;"))
    let found = paste.run(ArticlePrograms.findKeyWindow)
    #expect(Paste.output(of: found).first?.contains("frame = (100 100; 200 200)") == true)
    let current = paste.run(ArticlePrograms.currentController)
    #expect(Paste.output(of: current) == ["HomePage"] || Paste.output(of: current) == ["(null)"])
    #expect(Paste.deeds(of: current)["refused"] == nil)
  }

  @Test func `self is who the request says it is`() {
    let paste = Paste()
    for line in [
      #"POST /sessions/demo/controllers {"id":"home"}"#,
      #"POST /sessions/demo/controllers {"id":"nav","class":"UINavigationController","viewControllers":["home"]}"#,
      "POST /sessions/demo/controllers/nav/loadViewIfNeeded",
    ] { paste.service(line) }
    let unknown = paste(ArticlePrograms.topLabel)
    #expect(unknown.last?.hasPrefix("9 skipped\n  # The object of self is unknown") == true)
    let lines = paste(ArticlePrograms.topLabel, #","self":"home""#)
    #expect(
      lines.last?.hasPrefix(
        #"9 command POST /views/nav-view/subviews {"below":"nav-bar","view":"label-2"}"#) == true)
    #expect(lines[2].hasPrefix("3 skipped\n  # UIFont"))
    #expect(
      paste.service.get("/sessions/demo/views/label-2").json?["frame"]?.json
        == #"{"height":44,"width":375,"x":0,"y":20}"#)
  }

  @Test func `the same in Swift`() {
    let paste = Paste()
    let reply = paste.run(ArticlePrograms.swift)
    #expect(reply.json?["language"] == "swift")
    #expect(
      Paste.events(of: reply) == [
        "window DidBecomeVisible", "window DidBecomeKey", "overlay DidBecomeVisible",
        "overlay DidBecomeHidden", "overlay dealloc",
      ])
    #expect(
      Paste.output(of: reply) == [
        "2 windows, true", "(0.0, 0.0, 375.0, 667.0)", "(20.0, 70.0, 200.0, 200.0)",
      ])
    #expect(paste.references == ["delegate.window window"])
  }
}
