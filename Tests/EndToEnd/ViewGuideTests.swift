import Testing

/// The sections of Apple's guide to windows, each as a test.
@Suite struct ViewGuideTests {
  @Test func `points and rects go from a window's coordinates to a view's and back`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(#"POST /views {"id":"box","superview":"window","frame":[20,70,200,200]}"#)
    let point = try lesson("GET /views/window/convert?point=25,80&to=box")["point"]
    #expect([point["x"].number, point["y"].number] == [5, 10])
    let rect = try lesson("GET /views/box/convert?rect=5,10,20,20&to=window")["rect"]
    #expect(rect.rect == [25, 80, 20, 20])
  }

  @Test func `an app that is launched into the background makes its window and does not show it`()
    throws
  {
    let lesson = try Lesson(#"{"launch":"background"}"#)
    #expect(try lesson.events(#"POST /windows {"id":"window"}"#) == [])
    #expect(try lesson("GET /windows/window")["isHidden"].bool == true)
    #expect(
      try lesson.events(#"PATCH /application {"state":"active"}"#) == [
        "application UIApplicationWillEnterForeground", "application UIApplicationDidBecomeActive",
      ])
    #expect(
      try lesson.events("POST /windows/window/makeKeyAndVisible")
        == ["window DidBecomeVisible", "window DidBecomeKey"])
  }

  @Test func `a nib's window that is smaller than the screen gets no touches beside it`() throws {
    for (isFullScreen, hit) in [(true, "low"), (false, nil)] {
      let lesson = try Lesson(
        #"{"nib":{"windows":[{"id":"window","outlets":["delegate.window"],"frame":[0,0,320,480],"isFullScreenAtLaunch":\#(isFullScreen),"subviews":[{"id":"low","frame":[0,460,320,60]}]}]}}"#
      )
      #expect(try lesson("GET /application")["delegate"]["window"].string == "window")
      try lesson("POST /windows/window/makeKeyAndVisible")
      #expect(try lesson("GET /hitTest?point=10,500")["view"].string == hit)
      // It is still visible there, since a window does not clip.
      #expect(try lesson.text("/snapshot.svg").contains("low"))
    }
  }

  @Test func `a window made in code has the bounds of its screen, also of an external one`() throws
  {
    let lesson = try Lesson()
    let main = try lesson("GET /screens/main")["bounds"].rect
    #expect(try lesson(#"POST /windows {"id":"window"}"#)["result"]["frame"].rect == main)
    #expect(
      try lesson.events(#"POST /screens {"id":"tv","size":[1280,720]}"#)
        == ["tv UIScreenDidConnect"])
    let second = try lesson(#"POST /windows {"id":"second","screen":"tv"}"#)["result"]
    #expect(second["frame"].rect == [0, 0, 1280, 720])
    #expect(second["isOnScreen"].bool == false)
    try lesson(#"PATCH /windows/second {"isHidden":false}"#)
    #expect(try lesson("GET /windows/second")["isOnScreen"].bool == true)
  }

  @Test func `a root view is added by hand or by a controller, and replaced with it`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(#"POST /controllers {"id":"first"}"#)
    try lesson(#"POST /controllers/first/loadViewIfNeeded"#)
    try lesson(#"POST /views/window/subviews {"view":"first-view"}"#)
    #expect(try lesson("GET /windows/window")["rootViewController"].isNull)
    #expect(try lesson("GET /windows/window")["subviews"].strings == ["first-view"])
    try lesson("POST /views/first-view/removeFromSuperview")

    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(#"PATCH /windows/window {"rootViewController":"first"}"#)
    #expect(try lesson("GET /views/first-view")["frame"].rect == [0, 0, 375, 667])
    try lesson(#"POST /controllers {"id":"second"}"#)
    try lesson(#"PATCH /windows/window {"rootViewController":"second"}"#)
    #expect(try lesson("GET /windows/window")["subviews"].strings == ["second-view"])
  }

  @Test func `the status bar lies over a window, which keeps its size`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    let bar = try lesson("GET /application")["statusBar"]
    #expect(bar["frame"].rect == [0, 0, 375, 20])
    #expect(bar["windowLevel"].number == 1000)
    #expect(try lesson("GET /windows/window")["frame"].rect == [0, 0, 375, 667])
    #expect(
      try lesson("GET /views/window/safeAreaInsets")["top"].number == 20)
  }

  @Test func `a new window is at the normal level and can be raised`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(#"POST /windows {"id":"other"}"#)
    #expect(try lesson("GET /windows/window")["windowLevel"].number == 0)
    try lesson(#"PATCH /windows/window {"windowLevel":"statusBar"}"#)
    #expect(try lesson.windows == ["other", "window"])
  }

  @Test func `showing, hiding and changing the key window post its four notifications`() throws {
    let lesson = try Lesson()
    for id in ["a", "b"] { try lesson("POST /windows {\"id\":\"\(id)\"}") }
    try lesson("POST /windows/a/makeKeyAndVisible")
    #expect(
      try lesson.events("POST /windows/b/makeKeyAndVisible")
        == ["b DidBecomeVisible", "a DidResignKey", "b DidBecomeKey"])
    #expect(
      try lesson.events(#"PATCH /windows/b {"isHidden":true}"#)
        == ["b DidResignKey", "a DidBecomeKey", "b DidBecomeHidden"])
  }
}
