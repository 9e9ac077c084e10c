import Testing

/// The sections of an article on the key window, each as a test.
@Suite struct KeyWindowGuideTests {
  /// The demo: a main window, and over it a shown window of the app's own class. That one handles
  /// shakes, has a button and is not key.
  private func demo(_ settings: String = "{}", canBecomeKey: Bool = true) throws -> Lesson {
    let lesson = try Lesson(settings)
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(#"PUT /references/delegate.window {"object":"window"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(
      #"POST /windows {"id":"window2","class":"YZKWindow","frame":[100,100,100,100],"windowLevel":100,"handles":["motion"],"canBecomeKey":\#(canBecomeKey)}"#
    )
    try lesson(#"PATCH /windows/window2 {"isHidden":false}"#)
    try lesson(
      #"POST /views {"id":"button","class":"UIButton","superview":"window2","frame":[0,0,100,30],"actions":[{"event":"touchUpInside","action":"btn2Click"}]}"#
    )
    return lesson
  }

  private func shake(_ lesson: Lesson) throws -> [String] {
    try lesson.events(#"POST /inputs {"type":"motion"}"#)
  }

  /// The events of a tap on the button, without the touch itself.
  private func tap(_ lesson: Lesson) throws -> [String] {
    let events = try lesson.events(#"POST /inputs {"type":"tap","at":[150,110]}"#)
    #expect(events.filter { $0.hasPrefix("button touches") }.count == 2)
    return events.filter { !$0.hasPrefix("button touches") }
  }

  @Test func `touches go where they are made, all other events to the one key window`() throws {
    let lesson = try demo(#"{"knobs":{"touchMakesKey":false}}"#)
    #expect(try tap(lesson) == ["button sendAction"])
    try lesson(
      #"POST /views {"id":"field","class":"UITextField","superview":"window","frame":[0,0,90,30]}"#)
    try lesson("POST /views/field/becomeFirstResponder")
    #expect(try lesson.events(#"POST /inputs {"type":"text","text":"a"}"#) == ["field insertText"])
    #expect(
      try lesson("GET /windows")["windows"].array.count { $0["isKeyWindow"].bool == true } == 1)
  }

  @Test func `a window that is shown and not key gets touches and no shake`() throws {
    let lesson = try demo()
    #expect(try lesson.keyWindow == "window")
    #expect(try shake(lesson) == [])
    #expect(try tap(lesson).contains("button sendAction"))
  }

  @Test func `the touch on its button makes it key, and then it is shaken`() throws {
    let lesson = try demo()
    #expect(
      try tap(lesson) == [
        "window DidResignKey", "window2 DidBecomeKey", "button sendAction",
      ])
    #expect(try lesson.keyWindow == "window2")
    #expect(try shake(lesson) == ["window2 motionBegan", "window2 motionEnded"])
  }

  @Test func `one whose canBecomeKey is false stays out of the way`() throws {
    let lesson = try demo(canBecomeKey: false)
    #expect(try tap(lesson) == ["button sendAction"])
    #expect(try lesson.keyWindow == "window")
    #expect(try shake(lesson) == [])
  }

  @Test func `isHidden and the level alone show a window, and nobody but the app keeps it`() throws
  {
    let lesson = try demo()
    try lesson(#"POST /windows {"id":"ball"}"#)
    #expect(try lesson.windows == ["window", "ball", "window2"])
    #expect(
      try lesson.events(#"PATCH /windows/ball {"isHidden":false}"#) == ["ball DidBecomeVisible"])
    #expect(try lesson.keyWindow == "window")
    #expect(
      try lesson.events(#"PUT /references/ball {"object":null}"#)
        == ["ball DidBecomeHidden", "ball dealloc"])
    #expect(
      try lesson.events(#"POST /windows {"isHidden":false,"retained":false}"#)
        == ["w1 DidBecomeVisible", "w1 DidBecomeHidden", "w1 dealloc"])
  }

  @Test func `makeKeyAndVisible is makeKey and isHidden at once`() throws {
    let (once, apart) = (try demo(), try demo())
    let events = try once.events("POST /windows/window2/makeKeyAndVisible")
    #expect(events == (try apart.events("POST /windows/window2/makeKey")))
    #expect(try once.keyWindow == apart.keyWindow)
    #expect(try once.windows == apart.windows)
  }

  @Test func `who presents from the key window presents where the last touch was`() throws {
    for (from, window) in [("keyWindow", "window2"), ("delegate.window", "window")] {
      let lesson = try demo()
      for (root, shown) in [("main", "window"), ("floating", "window2")] {
        try lesson("POST /controllers {\"id\":\"\(root)\"}")
        try lesson("PATCH /windows/\(shown) {\"rootViewController\":\"\(root)\"}")
      }
      try lesson(#"POST /controllers {"id":"detail"}"#)
      try lesson("POST /windows/window2/makeKey")
      let presented = try lesson(
        "POST /application/present {\"from\":\"\(from)\",\"viewController\":\"detail\"}")
      #expect(presented["result"]["presentation"]["window"].string == window)
      #expect(try lesson("GET /views/detail-view")["window"].string == window)
    }
  }
}
