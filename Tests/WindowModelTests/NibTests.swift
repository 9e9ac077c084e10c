import TestSupport
import Testing
import WindowModel

@Suite struct NibTests {
  @Test func `a nib's objects are made from outside in, then connected, then woken`() {
    let app = Transcript()
    var nib = Nib()
    var window = Nib.WindowObject()
    window.archive.identifier = "main"
    window.archive.outlets = [.delegateWindow]
    window.subviews = [view("box", view("label"))]
    nib.windows = [window]
    #expect(
      app.perform(.loadNib(nib)) == [
        "box willMoveToSuperview main 1.2B", "box willMoveToWindow main 1.2B",
        "box didMoveToWindow main 1.2B", "box didMoveToSuperview main 1.2B",
        "main didAddSubview box 1.2B",
        "label willMoveToSuperview box 1.2B", "label willMoveToWindow main 1.2B",
        "label didMoveToWindow main 1.2B", "label didMoveToSuperview box 1.2B",
        "box didAddSubview label 1.2B",
        "main awakeFromNib 12.1", "box awakeFromNib 12.1",
        "label awakeFromNib 12.1",
        "main layoutSubviews 1.5", "box layoutSubviews 1.5",
        "label layoutSubviews 1.5",
      ])
    #expect(app.app.references.map(\.name) == [.delegateWindow])
  }

  @Test func `what no outlet holds at the top is held by a variable of its name, the rest is not`()
  {
    let app = Transcript()
    var nib = Nib()
    nib.views = [view("box", view("label")), view("field", outlet: "delegate.field")]
    app.perform(.loadNib(nib))
    #expect(app.app.references.map(\.name.text) == ["box", "delegate.field"])
    #expect(
      app.perform(.setReference("delegate.field", to: nil)) == [
        "field dealloc 1.1 lastReferenceGone"
      ])
  }

  @Test func `a root view controller's view wakes before it comes into the window`() throws {
    let app = Transcript()
    var nib = Nib()
    var window = Nib.WindowObject()
    window.archive.identifier = "main"
    window.properties.isHidden = false
    var root = Nib.ControllerObject()
    root.archive.identifier = "home"
    root.view = view("board")
    window.rootViewController = root
    nib.windows = [window]
    let lines = app.perform(.loadNib(nib)).map {
      $0.split(separator: " ").prefix(2).joined(separator: ".")
    }
    #expect(
      lines == [
        "home.viewDidLoad", "main.awakeFromNib", "home.awakeFromNib", "board.awakeFromNib",
        "home.viewWillAppear", "board.willMoveToSuperview", "board.willMoveToWindow",
        "board.didMoveToWindow", "board.didMoveToSuperview", "main.didAddSubview", "main.visible",
        "main.layoutSubviews",
        "home.viewWillLayoutSubviews", "board.layoutSubviews", "home.viewDidLayoutSubviews",
        "home.viewDidAppear",
      ])
    #expect(try app.tree("main") == "main > board")
  }

  @Test(arguments: Profile.allCases)
  func `full screen at launch takes the screen, and without it touches beside the window miss`(
    profile: Profile
  ) throws {
    for isFullScreen in [true, false] {
      let app = Transcript(profile)
      var window = Nib.WindowObject()
      window.archive.identifier = "main"
      window.properties.frame = Rect(x: 0, y: 0, width: 320, height: 480)
      window.isFullScreenAtLaunch = isFullScreen
      // It extends beyond the small window and is visible there, as windows do not clip.
      window.subviews = [view("low")]
      window.subviews[0].properties.frame = Rect(x: 0, y: 460, width: 320, height: 60)
      var nib = Nib()
      nib.windows = [window]
      app.perform(.loadNib(nib))
      #expect(
        try app.view("main").frame
          == (isFullScreen
            ? Rect(x: 0, y: 0, width: 375, height: 667) : Rect(x: 0, y: 0, width: 320, height: 480))
      )
      let scene: Identifier? = profile == .ios13 || profile == .ios17 ? "scene" : nil
      if let scene {
        app.connect(scene: scene)
        app.change("main") { $0.windowScene = .some(scene) }
      }
      app.makeKeyAndVisible("main")
      let hit = app.app.hitTest(Point(x: 10, y: 500), on: .main)
      #expect(hit.view.map(app.name) == (isFullScreen ? "low" : nil))
    }
  }

  @Test func `a document that is refused makes nothing, and the refusal says where`() throws {
    let app = Transcript()
    app.perform(.createView(identifier: "label", properties: ViewProperties(), retained: true))
    let before = app.app
    var nib = Nib()
    nib.views = [view("a"), view("b", view("c", view("label")))]
    #expect(
      app.refusal(of: .loadNib(nib))
        == .within("/views/1/subviews/0/subviews/0", .identifierTaken("label")))
    #expect(app.app == before)
  }

  private func view(
    _ identifier: Identifier, _ subviews: Nib.ViewObject..., outlet: ReferenceName? = nil
  ) -> Nib.ViewObject {
    var view = Nib.ViewObject()
    view.archive.identifier = identifier
    view.archive.outlets = outlet.map { [$0] } ?? []
    view.subviews = subviews
    return view
  }
}
