import Testing

/// The sections of an article on UIWindow, each as a test.
@Suite struct WindowBasicsTests {
  @Test func `1: a window is a view that lies on a screen, and views come to it`() throws {
    let lesson = try Lesson()
    try lesson(
      #"POST /windows {"id":"window1","backgroundColor":"red","frame":[20,70,200,200]}"#)
    try lesson(#"POST /controllers {"id":"root"}"#)
    try lesson(#"PATCH /windows/window1 {"rootViewController":"root"}"#)
    #expect(
      try lesson.notifications(#"PATCH /windows/window1 {"isHidden":false}"#)
        == ["window1 DidBecomeVisible"])
    try lesson(#"POST /views {"id":"box","superview":"window1"}"#)
    #expect(try lesson("GET /screens/main")["bounds"].rect == [0, 0, 375, 667])
    #expect(try lesson("GET /views/window1")["class"].string == "UIWindow")
    #expect(try lesson("GET /views/window1")["subviews"].strings == ["root-view", "box"])
    #expect(try lesson("GET /views/box")["window"].string == "window1")
    #expect(try lesson.keyWindow == nil)
  }

  @Test func `2: main starts the application, which launches its delegate`() throws {
    let lesson = try Lesson(#"{"launch":"manual"}"#)
    #expect(try lesson.send(#"POST /windows {"id":"early"}"#).status == 409)
    #expect(
      try lesson.events(#"PATCH /application {"state":"active"}"#) == [
        "application main", "application UIApplicationMain",
        "application willFinishLaunchingWithOptions",
        "application didFinishLaunchingWithOptions",
        "application UIApplicationDidBecomeActive",
      ])
  }

  @Test func `3: the delegate's window is made, stored, raised, shown and given a root`() throws {
    let lesson = try Lesson()
    #expect(
      try lesson(#"POST /windows {"id":"window"}"#)["result"]["windowLevel"].number == 0)
    #expect(try lesson.events(#"PUT /references/delegate.window {"object":"window"}"#) == [])
    #expect(try lesson.keyWindow == nil)
    #expect(try lesson.events(#"PATCH /windows/window {"windowLevel":3000}"#) == [])
    #expect(
      try lesson.events("POST /windows/window/makeKeyAndVisible")
        == ["window DidBecomeVisible", "window DidBecomeKey"])
    let key = try lesson("GET /queries/keyWindow")
    #expect(key["window"].string == "window")
    #expect(try lesson("GET /windows/window")["windowLevel"].number == 3000)
    #expect(try lesson("GET /windows/window")["frame"].rect == [0, 0, 375, 667])
    try lesson(#"POST /controllers {"id":"vc"}"#)
    #expect(
      try lesson.events(#"PATCH /windows/window {"rootViewController":"vc"}"#)
        .filter { $0.hasPrefix("vc ") } == [
          "vc loadView", "vc viewDidLoad", "vc viewWillAppear", "vc viewWillLayoutSubviews",
          "vc viewDidLayoutSubviews", "vc viewDidAppear",
        ])
  }

  @Test func `4: application, delegate, window and controller hold on to one another`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window","retained":true}"#)
    try lesson(#"PUT /references/delegate.window {"object":"window"}"#)
    try lesson(#"PUT /references/window {"object":null}"#)
    try lesson(#"POST /controllers {"id":"vc"}"#)
    try lesson(#"PATCH /windows/window {"rootViewController":"vc"}"#)
    try lesson(#"PUT /references/vc {"object":null}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    #expect(try lesson("GET /application")["delegate"]["window"].string == "window")
    #expect(try lesson("GET /controllers/vc")["window"].string == "window")
    #expect(
      try lesson.chain(from: "vc-view") == ["vc-view", "vc", "window", "application", "delegate"])
    // The delegate's property retains the window, and the window its root.
    #expect(
      try lesson.events(#"PUT /references/delegate.window {"object":null}"#).filter {
        $0.hasSuffix(" dealloc")
      } == ["window dealloc", "vc dealloc", "vc-view dealloc"])
  }

  @Test func `5: a higher level lies in front, whoever was shown last`() throws {
    let lesson = try Lesson()
    for (id, level) in [
      ("any", "9999"), ("alert", "\"alert\""), ("status", "\"statusBar\""),
      ("normal", "\"normal\""),
    ] {
      try lesson("POST /windows {\"id\":\"\(id)\",\"windowLevel\":\(level),\"isHidden\":false}")
    }
    #expect(try lesson.windows == ["normal", "status", "alert", "any"])
    #expect(
      try lesson("GET /windows")["windows"].array.compactMap(\.["windowLevel"].number)
        == [0, 1000, 2000, 9999])
  }

  @Test func `6: a window tells when it is shown, hidden, made key and no longer key`() throws {
    let lesson = try Lesson()
    let follower = try Stream(lesson.service)
    #expect(follower.read { $0.messages.count == 1 })
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(#"PATCH /windows/window {"isHidden":true}"#)
    #expect(follower.read { $0.ids.count == 4 })
    #expect(
      follower.messages.dropFirst().compactMap(\.json["name"].string) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }

  @Test func `7: the key window, all windows and the delegate's are three answers`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(#"PUT /references/delegate.window {"object":"window"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(#"POST /windows {"id":"overlay"}"#)
    try lesson("POST /windows/overlay/makeKeyAndVisible")
    #expect(try lesson("GET /queries/keyWindow")["window"].string == "overlay")
    #expect(try lesson("GET /queries/windows")["windows"].strings == ["window", "overlay"])
    #expect(try lesson("GET /queries/delegateWindow")["window"].string == "window")
  }

  @Test func `10: the window of a view in the keyboard is not the key window`() throws {
    let lesson = try Lesson()
    try focusField(of: lesson)
    try lesson(#"POST /views {"id":"key","superview":"UITextEffectsWindow"}"#)
    #expect(try lesson("GET /views/key")["window"].string == "UITextEffectsWindow")
    #expect(try lesson("GET /views/field")["window"].string == "window")
    #expect(try lesson.keyWindow == "window")
  }

  @Test func `11: the search for the key window takes the front-most normal one`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(#"POST /windows {"id":"overlay","isHidden":false}"#)
    try lesson(#"POST /windows {"id":"alert","windowLevel":"alert","isHidden":false}"#)
    try lesson(#"POST /windows {"id":"hidden"}"#)
    let found = try lesson("GET /queries/findKeyWindow")
    #expect(found["window"].string == "overlay")
    #expect(try lesson.keyWindow == "window")
  }

  @Test func `12: the search for the current controller takes the backmost view for the topmost`()
    throws
  {
    let lesson = try Lesson()
    try lesson(#"POST /controllers {"id":"home"}"#)
    try lesson(
      #"POST /controllers {"id":"nav","class":"UINavigationController","viewControllers":["home"]}"#
    )
    try lesson(#"POST /windows {"id":"window","rootViewController":"nav"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    #expect(try current(in: lesson) == "nav")
    #expect(try current(in: lesson, "recursive") == "home")
    // An earlier map is behind the root's view, so subviews[0] belongs to no controller.
    try lesson(#"POST /views {"id":"map","class":"MKMapView","superview":"window","at":0}"#)
    let search = try lesson("GET /queries/currentViewController?algorithm=getCurrentVC")
    #expect(search["controller"].string == "nav")
    #expect(search["steps"].array.last?["object"].string != "nav-view")
  }

  private func current(
    in lesson: Lesson, _ algorithm: String = "getCurrentVC"
  ) throws -> String? {
    try lesson("GET /queries/currentViewController?algorithm=\(algorithm)")["controller"].string
  }

  @Test func `13: the last window is the keyboard's once a text field was touched`() throws {
    let lesson = try Lesson(#"{"profile":"ios8"}"#)
    try focusField(of: lesson)
    #expect(try lesson.windows.last == "UITextEffectsWindow")
    #expect(try lesson.keyWindow == "window")
  }

  @Test func `14: what a navigation controller shows lies in the window that shows it`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /controllers {"id":"list","class":"UITableViewController"}"#)
    try lesson(
      #"POST /controllers {"id":"nav","class":"UINavigationController","viewControllers":["list"]}"#
    )
    try lesson(#"POST /windows {"id":"window","rootViewController":"nav"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    #expect(
      try lesson.text("/tree.txt").split(separator: "\n").compactMap {
        $0.split(separator: "<").last?.split(separator: ":").first.map(String.init)
      } == [
        "UIWindow", "UILayoutContainerView", "UINavigationTransitionView",
        "UIViewControllerWrapperView", "UITableView", "UINavigationBar",
      ])
    for view in ["list-view", "nav-bar"] {
      #expect(try lesson("GET /views/\(view)")["window"].string == "window")
    }
  }

  @Test func `15: four ways into a superview, and a label below the navigation bar`() throws {
    let lesson = try Lesson()
    try lesson(#"POST /controllers {"id":"home"}"#)
    try lesson(
      #"POST /controllers {"id":"nav","class":"UINavigationController","viewControllers":["home"]}"#
    )
    try lesson(#"POST /windows {"id":"window","rootViewController":"nav"}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson(
      #"POST /views {"id":"label","class":"UILabel","frame":[0,20,375,44],"backgroundColor":"red"}"#
    )
    try lesson(#"POST /views/nav-view/subviews {"view":"label","below":"nav-bar"}"#)
    #expect(
      try lesson("GET /views/nav-view")["subviews"].strings == [
        "nav-transition", "label", "nav-bar",
      ])
    for id in ["a", "b", "c", "d"] { try lesson("POST /views {\"id\":\"\(id)\"}") }
    try lesson(#"POST /views/home-view/subviews {"view":"a"}"#)
    try lesson(#"POST /views/home-view/subviews {"view":"b","at":0}"#)
    try lesson(#"POST /views/home-view/subviews {"view":"c","above":"b"}"#)
    try lesson(#"POST /views/home-view/subviews {"view":"d","below":"a"}"#)
    #expect(try lesson("GET /views/home-view")["subviews"].strings == ["b", "c", "d", "a"])
  }

  private func focusField(of lesson: Lesson) throws {
    try lesson(#"POST /windows {"id":"window"}"#)
    try lesson(
      #"POST /views {"id":"field","class":"UITextField","superview":"window","frame":[0,0,99,30]}"#)
    try lesson("POST /windows/window/makeKeyAndVisible")
    try lesson("POST /views/field/becomeFirstResponder")
  }
}
