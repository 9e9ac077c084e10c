import Testing

/// Sessions from lldb's text, as transcripts: the text, and the result.
@Suite struct DumpTests {
  private func imported(_ text: String, _ query: String = "") -> (Service, Reply) {
    let service = Service()
    let reply = service.send(
      "POST /imports?id=mine\(query)", ["Content-Type: text/plain"], body: text)
    return (service, reply)
  }

  /// The notes of a reply: code, subject and lines.
  private func notes(_ reply: Reply) -> [String] {
    (reply.json?["notes"]?.elements ?? []).map { note in
      let lines = (note["lines"]?.elements ?? []).compactMap(\.number).map { "\(Int($0))" }
      return [note["code"]?.text, note["subject"]?.text, lines.joined(separator: ",")]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `the tree of a window is the tree that was printed`() {
    let (service, reply) = imported(
      """
      (lldb) po window.value(forKey: "recursiveDescription")!
      <MyApp.MainWindow: 0x7f8b01; baseClass = UIWindow; frame = (0 0; 390 844); autoresize = W+H; layer = <UIWindowLayer: 0x6001>>
         | <UIView: 0x7f8b02; frame = (0 0; 390 844); autoresize = W+H; backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x6002>>
         |    | <UIScrollView: 0x7f8b03; frame = (0 100; 390 744); clipsToBounds = YES; layer = <CALayer: 0x6003>; contentOffset: {0, -64}>
         |    |    | <UITextField: 0x7f8b04; frame = (20 20; 200 34); text = 'a; b'; clipsToBounds = YES; opaque = NO; tag = 7; layer = <CALayer: 0x6004>>
         |    | <UIView: 0x7f8b05; frame = (0 50; 390 50); alpha = 0.5; hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x6005>>
      """)
    #expect(reply.status == 201)
    #expect(reply.json?["device"]?.text == "iPhone 14")
    #expect(notes(reply) == ["unknown-level 2", "unknown-key-window 2"])
    #expect(
      service.get("/sessions/mine/tree.txt").body == """
        <MyApp.MainWindow: window1; frame = (0 0; 390 844); autoresize = W+H>
           | <UIView: view1; frame = (0 0; 390 844); autoresize = W+H; backgroundColor = #ff8000>
           |    | <UIScrollView: scrollView1; frame = (0 100; 390 744); clipsToBounds = YES; contentOffset: {0, -64}>
           |    |    | <UITextField: textField1; frame = (20 20; 200 34); clipsToBounds = YES; opaque = NO; tag = 7>
           |    | <UIView: view2; frame = (0 50; 390 50); alpha = 0.5; hidden = YES; userInteractionEnabled = NO>

        """)
    #expect(service.get("/sessions/mine/views/textField1").json?["text"]?.text == "a; b")
    #expect(service.get("/sessions/mine/windows/window1").json?["isOnScreen"]?.json == "true")
  }

  @Test func `the content view of a cell is the one that comes with the cell`() {
    let (service, reply) = imported(
      """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
         | <UITableView: 0x3; frame = (0 0; 375 667); clipsToBounds = YES; layer = <CALayer: 0x4>; contentOffset: {0, 0}>
         |    | <UITableViewCell: 0x5; frame = (0 0; 375 44); autoresize = W; layer = <CALayer: 0x6>>
         |    |    | <UITableViewCellContentView: 0x7; frame = (0 0; 340 44); layer = <CALayer: 0x8>>
         |    |    |    | <UITableViewLabel: 0x9; frame = (16 0; 300 44); layer = <_UILabelLayer: 0xa>>
      """)
    #expect(reply.status == 201)
    #expect(
      service.get("/sessions/mine/tree.txt").body == """
        <UIWindow: window1; frame = (0 0; 375 667)>
           | <UITableView: tableView1; frame = (0 0; 375 667); clipsToBounds = YES; contentOffset: {0, 0}>
           |    | <UITableViewCell: tableViewCell1; frame = (0 0; 375 44); autoresize = W>
           |    |    | <UITableViewCellContentView: tableViewCell1-content; frame = (0 0; 340 44); autoresize = W+H>
           |    |    |    | <UITableViewLabel: tableViewLabel1; frame = (16 0; 300 44)>

        """)
  }

  @Test func `a window of the list takes the views that are printed by themselves`() {
    let (service, reply) = imported(
      """
      ▿ 2 elements
        - 0 : <UIWindow: 0x7f8b01; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6001>>
        - 1 : <UITextEffectsWindow: 0x7f8b09; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6009>>
      <UIWindow: 0x7f8b01; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6001>>
         | <UILabel: 0x7f8b02; frame = (0 0; 50 20); text = 'it's
      two < lines'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6002>>
      """)
    #expect(
      notes(reply) == [
        "unknown-level 2", "unknown-key-window 2", "system-window UITextEffectsWindow 3",
        "left-out text 5",
      ])
    #expect(
      service.get("/sessions/mine/tree.txt").body == """
        <UIWindow: window1; frame = (0 0; 375 667)>
           | <UILabel: label1; frame = (0 0; 50 20); userInteractionEnabled = NO>

        """)
  }

  @Test func `a window of the app's own class is known by UIKit's class beside it`() {
    let (service, reply) = imported(
      """
      <MyApp.Overlay: 0x7f8b01; baseClass = UIWindow; frame = (0 0; 667 375); hidden = YES; layer = <UIWindowLayer: 0x6001>>
      <MyApp.DarkWindow: 0x7f8b02; baseClass = UIView; frame = (0 0; 10 10); layer = <CALayer: 0x6002>>
      """)
    #expect(
      notes(reply) == [
        "other-screen 667 × 375 1", "unknown-level 1", "unknown-key-window 1", "added-window 2",
      ])
    #expect(
      service.get("/sessions/mine/tree.txt").body == """
        <UIWindow: window2; frame = (0 0; 375 667)>
           | <MyApp.DarkWindow: darkWindow1; frame = (0 0; 10 10)>
        <MyApp.Overlay: window1; frame = (0 0; 667 375); hidden = YES>

        """)
  }

  @Test func `the version of iOS is for lldb's text alone`() {
    let service = Service()
    let document = #"{"format":"fenestra-session-2","origin":{},"commands":[]}"#
    let refused = service.send("POST /imports?profile=ios13", [], body: document)
    #expect(refused.problem == "422 invalid-parameter")
    let unknown = service.send(
      "POST /imports?profile=ios99", ["Content-Type: text/plain"],
      body: "<UIView: 0x1; frame = (0 0; 1 1)>")
    #expect(unknown.problem == "422 invalid-parameter")
  }

  @Test func `what the model does not have is listed by its lines`() {
    let (_, reply) = imported(
      """
      <UIView: 0x7f8b01; frame = (nan 0; 10 10); tintColor = red; layer = <CALayer: 0x6001>>
      never printed
      <MyApp.Fancy<Swift.Int>: 0x7f8b02; baseClass = UIView; frame = (0 0; 10 10); layer = <CALayer: 0x6002>>
      <MyApp.Send: 0x7f8b03; baseClass = UIButton; frame = (0 0; 10 10); layer = <CALayer: 0x6003>>
      """)
    #expect(
      notes(reply) == [
        "unread-line 2", "added-window 1", "left-out frame 1", "left-out tintColor 1",
        "base-class MyApp.Fancy<Swift.Int> 3", "base-class MyApp.Send 4",
      ])
  }

  @Test func `controllers are contained and presented as they were printed`() {
    let (service, reply) = imported(
      """
      <MyApp.RootNavigationController 0x7f8b01>, state: disappeared, view: <UILayoutContainerView 0x6001> not in the window
         | <MyApp.ListController 0x7f8b02>, state: disappeared, view: <UITableView 0x6002> not in the window
         + <UITabBarController 0x7f8b03>, state: appeared, view: <UILayoutContainerView 0x6003>, presented with: <_UIFullscreenPresentationController 0x5001>
         |    | <MyApp.FirstController 0x7f8b04>, state: disappeared, view: (view not loaded)
         |    | <MyApp.SecondController 0x7f8b05>, state: appeared, view: <UIView 0x6005>
         |    |    | <MyApp.ChildController 0x7f8b06>, state: appeared, view: <UIView 0x6006>
      """, "&profile=ios17")
    #expect(notes(reply) == ["guessed-class MyApp.RootNavigationController 1", "added-window 1"])
    let seen = ["listController1", "firstController1", "secondController1", "childController1"]
      .map { name in
        service.get("/sessions/mine/controllers/\(name)").json?["appearance"]?.text
      }
    #expect(seen == ["disappeared", "disappeared", "appeared", "appeared"])
    #expect(
      service.get("/sessions/mine/controllers/tabBarController1").json?["presentingViewController"]?
        .text == "rootNavigationController1")
  }

  @Test func `a controller that is in another state is told`() {
    let (_, reply) = imported(
      "<HomeController 0x7f8b01>, state: disappeared, view: <UIView 0x6001> not in the window")
    #expect(
      notes(reply) == ["added-window 1", "other-state homeController1 has disappeared 1"])
  }

  @Test(arguments: [
    ("nil", "The text has no object in lldb's format."),
    (
      "<UIView: 0x1; frame = (0 0; 1 1)>\n<HomeController 0x2>, state: appeared, view: <UIView 0x1>",
      "Line 1 has a view and line 2 a controller."
    ),
    (String(repeating: " ", count: 1_048_577), "A text of lldb's has 1048576 bytes at most."),
    (
      "<UIView: 0x1; frame = (0 0; -1e300 1)>",
      "Line 1: Its edges must be within 1000000000 points of the origin and its sides not negative."
    ),
  ])
  func `what is no dump is refused, and starts no session`(text: String, detail: String) {
    let (service, reply) = imported(text)
    #expect(reply.status == 422 && reply.json?["detail"]?.text == detail)
    #expect(service.get("/sessions/mine").status == 404)
  }

  @Test func `hostile texts end soon`() {
    for piece in ["<", "'", "<A: 0x1; ", "<A: 0x1; text = '", "   |", "\n", "<a", "; '"] {
      let text = String(String(repeating: piece, count: 40_000).prefix(1 << 15))
      _ = imported(text)
      _ = imported("<UIView: 0x1; frame = (0 0; 1 1); " + text + ">")
    }
  }
}
