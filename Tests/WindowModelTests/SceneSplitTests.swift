import TestSupport
import Testing
import WindowModel

/// Two scenes side by side on an iPad: `a` fills the left one, `b` the right one.
@Suite struct SceneSplitTests {
  private func twoScenes(
    _ device: String = "iPad", turned orientation: Orientation = .landscapeLeft
  ) throws -> Transcript {
    let device = try #require(Device.all.first { $0.name == device })
    let app = Transcript(Settings(profile: .ios17, device: device))
    app.rotate(to: orientation)
    let parts: [(Identifier, Identifier, Identifier)] = [
      ("left", "a", "home"), ("right", "b", "detail"),
    ]
    for (scene, window, root) in parts {
      app.connect(scene: scene)
      app.createController(root)
      app.create(window) { $0.windowScene = scene }
      app.setRoot(root, of: window)
      app.makeKeyAndVisible(window)
    }
    return app
  }

  private func width(_ window: Identifier, _ app: Transcript) throws -> Double {
    try app.view(window).frame.size.width
  }

  private func sizeClass(
    _ window: Identifier, _ app: Transcript
  ) throws -> TraitCollection.SizeClass {
    try app.app.traitCollection(ofView: app.id(window)).horizontalSizeClass
  }

  @Test(arguments: [
    ("iPad", Orientation.landscapeLeft, ScreenShare.third, 694.0, 320.0),
    ("iPad", .landscapeLeft, .half, 507, 507), ("iPad", .landscapeLeft, .twoThirds, 320, 694),
    ("iPad", .portrait, .third, 438, 320), ("iPad", .portrait, .twoThirds, 320, 438),
    ("iPad Pro 11-inch", .landscapeLeft, .third, 809, 375),
    ("iPad Pro 11-inch", .landscapeLeft, .half, 592, 592),
    ("iPad Pro 11-inch", .portrait, .third, 504, 320),
  ])
  func `windows that fill their scenes are as wide as these`(
    device: String, orientation: Orientation, share: ScreenShare, left: Double, right: Double
  ) throws {
    let app = try twoScenes(device, turned: orientation)
    let screen = app.app.mainScreen.bounds
    app.perform(.changeScene("right", beside: "left", share: share))
    #expect(try width("a", app) == left)
    #expect(try width("b", app) == right)
    #expect(app.app.mainScreen.bounds == screen)
    #expect(left + 10 + right == screen.size.width)
  }

  @Test func `controllers hear of the size before it changes, each in its scene`() throws {
    let app = try twoScenes()
    let events = app.perform(.changeScene("right", beside: "left"))
    #expect(
      events.filter { $0.contains("viewWillTransition") } == [
        "home viewWillTransition 6A", "detail viewWillTransition 6A",
      ])
    #expect(app.perform(.changeScene("right", share: .half)) == [])
    #expect(app.notes == [.sceneHasItsShare])
  }

  @Test func `only two thirds of a screen on its side are regular`() throws {
    let app = try twoScenes()
    #expect(try sizeClass("a", app) == .regular)
    app.perform(.changeScene("right", beside: "left", share: .third))
    #expect(try sizeClass("a", app) == .regular)
    #expect(try sizeClass("b", app) == .compact)
    app.perform(.changeScene("left", share: .half))
    #expect(try sizeClass("a", app) == .compact)
    app.rotate(to: .portrait)
    #expect(try sizeClass("a", app) == .compact)
    #expect(try width("a", app) == 438)
    app.rotate(to: .landscapeRight)
    #expect(try width("a", app) == 507)
  }

  @Test func `a touch goes to the scene that has that part of the screen, or to none`() throws {
    let app = try twoScenes()
    app.perform(.changeScene("right", beside: "left"))
    for (x, window) in [(506.5, "a"), (512, nil), (517, "b")] as [(Double, String?)] {
      let hit = app.app.hitTest(Point(x: x, y: 700)).view.map(app.app.identifier)
      #expect(hit?.text == window.map { $0 == "a" ? "home-view" : "detail-view" })
    }
    let id = try app.id("b")
    let corner = app.app.convert(Point.zero, from: .view(id), to: .screen)
    #expect(corner == Point(x: 517, y: 0))
    let inner = app.app.convert(Point(x: 600, y: 20), from: .screen, to: .view(id))
    #expect(inner == Point(x: 83, y: 20))
    let across = app.app.convert(Point.zero, from: .view(id), to: .view(try app.id("a")))
    #expect(across == Point(x: 517, y: 0))
  }

  @Test func `a window with a frame of its own keeps it, and a new one is as large as its scene`()
    throws
  {
    let app = try twoScenes()
    app.perform(.changeScene("right", beside: "left"))
    app.create("small") {
      $0.windowScene = "right"
      $0.view.frame = Rect(x: 10, y: 10, width: 100, height: 100)
    }
    app.create("new") { $0.windowScene = "right" }
    #expect(try width("new", app) == 507)
    app.perform(.changeScene("right", share: .third))
    #expect(try app.view("small").frame == Rect(x: 10, y: 10, width: 100, height: 100))
    #expect(try width("new", app) == 320)
  }

  @Test func `the scene that is left has all of the screen again`() throws {
    let app = try twoScenes()
    app.perform(.changeScene("right", beside: "left"))
    let events = app.disconnect(scene: "left")
    #expect(app.app.split == nil)
    #expect(try width("b", app) == 1024)
    #expect(events.filter { $0.contains("Transition") } == ["detail viewWillTransition 6A"])
    #expect(try width("a", app) == 507)
  }

  @Test func `what would have a sheet adapt is refused, and changes nothing`() throws {
    let app = try twoScenes()
    app.createController("sheet") { $0.modalPresentationStyle = .pageSheet }
    app.present("sheet", on: "home")
    let refusal = Refusal.notPossible(
      "sheet is up, and would adapt to another width, which the model does not do: dismiss it first."
    )
    #expect(app.refusal(of: .changeScene("right", beside: "left")) == refusal)
    #expect(app.app.split == nil)
    app.perform(.changeScene("right", beside: "left", share: .third))
    #expect(try width("a", app) == 694)
    var turn = ApplicationProperties()
    turn.orientation = .portrait
    #expect(app.refusal(of: .changeApplication(turn)) == refusal)
  }

  @Test func `a sheet in compact width fills its scene from side to side`() throws {
    let app = try twoScenes()
    app.perform(.changeScene("right", beside: "left"))
    app.createController("sheet") { $0.modalPresentationStyle = .formSheet }
    app.present("sheet", on: "home")
    #expect(try app.view("sheet-view").bounds.size.width == 507)
  }

  @Test func `a split needs two scenes on the screen of an iPad`() throws {
    let app = try twoScenes(turned: .portrait)
    #expect(app.refusal(of: .changeScene("gone", beside: "left")) == .notFound(.scene, "gone"))
    #expect(
      app.refusal(of: .changeScene("right", beside: "gone"))
        == .unknown(.scene, "gone", property: "beside"))
    #expect(
      app.refusal(of: .changeScene("right", beside: "right"))
        == .invalidValue(property: "beside", reason: "It can't be beside itself."))
    #expect(
      app.refusal(of: .changeScene("right", share: .third))
        == .invalidValue(
          property: "beside", reason: "It has the whole screen: name the scene to its left."))
    #expect(
      app.refusal(of: .changeScene("right", beside: "left", share: .half))
        == .invalidValue(
          property: "share", reason: "In portrait the screen is shared as a third and two thirds."))
    app.connect(scene: "third")
    #expect(
      app.refusal(of: .changeScene("right", beside: "left"))
        == .notPossible("Two scenes share the screen: disconnect the others first."))
    app.disconnect(scene: "third")
    app.perform(.changeScene("right", beside: "left"))
    #expect(
      app.refusal(of: .connectScene(identifier: nil))
        == .notPossible("Two scenes share the screen: disconnect one of them first."))
  }
}
