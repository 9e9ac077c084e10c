import TestSupport
import Testing
import WindowModel

/// The detents of sheets on phones, and touches beside them.
@Suite struct SheetDetentTests {
  private func app(
    _ profile: Profile = .ios17, _ device: String = "iPhone 14", _ detents: [Detent]? = nil
  ) throws -> Transcript {
    var settings = Settings(
      profile: profile, device: try #require(Device.all.first { $0.name == device }))
    settings.knobs.scenes = .none
    settings.knobs.windowInitFrame = .screenBounds
    let app = Transcript.presenting(settings)
    app.changeController("B") { $0.modalPresentationStyle = .pageSheet }
    if let detents { app.changeSheet { $0.detents = detents } }
    return app
  }

  private func card(in app: Transcript) throws -> Rect { try app.view("B-dropShadow").frame }

  @Test(arguments: [
    ("iPhone 14", Profile.ios13, 57.0), ("iPhone 14", .ios17, 57), ("iPhone 8", .ios13, 40),
    ("iPhone 8", .ios17, 40),
  ])
  func `a sheet begins below the safe area and reaches the lower edge`(
    device: String, profile: Profile, top: Double
  ) throws {
    let app = try app(profile, device)
    app.present("B", on: "A")
    let size = app.app.mainScreen.bounds.size
    #expect(try card(in: app) == Rect(x: 0, y: top, width: size.width, height: size.height - top))
    app.rotate(to: .landscapeLeft)
    #expect(try card(in: app) == Rect(x: 0, y: 0, width: size.height, height: size.width))
    app.rotate(to: .portrait)
    #expect(try card(in: app) == Rect(x: 0, y: top, width: size.width, height: size.height - top))
  }

  @Test(arguments: [
    (Detent.medium, 1265.0 / 3 + 34), (.large, 787), (.custom(200), 234), (.custom(10_000), 787),
    (.custom(0), 34),
  ])
  func `a sheet is as high as its detent and the bottom safe area`(detent: Detent, height: Double)
    throws
  {
    let app = try app(.ios17, "iPhone 14", [detent])
    app.present("B", on: "A")
    let (card, view) = (try card(in: app), try app.view("B-view").frame)
    #expect(card.size.width == 390 && card.origin.x == 0)
    #expect(abs(card.size.height - height) < 1e-9 && abs(card.origin.y + height - 844) < 1e-9)
    #expect(view == Rect(origin: .zero, size: card.size))
  }

  @Test func `it rests at the first detent, where the app puts it, and where a person drags it`()
    throws
  {
    let app = try app(.ios17, "iPhone 14", [.custom(200), .medium, .large])
    app.present("B", on: "A")
    #expect(try card(in: app).size.height == 234)
    // The app's own change does not call the delegate.
    #expect(app.changeSheet { $0.selected = .large }.allSatisfy { !$0.contains("DidChange") })
    #expect(try card(in: app).size.height == 787)
    #expect(
      app.callbacks(app.drag("B", to: .custom(200))) == [
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      ])
    #expect(try app.controller("B").sheet?.selected == .custom(200))
    #expect(try card(in: app).size.height == 234)
    #expect(app.callbacks(app.drag("B", to: .custom(200))).isEmpty)
    // It does not rest at a detent that it does not have.
    app.changeSheet { $0.selected = .custom(300) }
    #expect(try card(in: app).size.height == 234)
    #expect(app.refusal(of: .dragSheet("B", to: .custom(300))) != nil)
  }

  @Test func `what is behind takes touches where nothing is dimmed`() throws {
    let app = try app(.ios17, "iPhone 14", [.medium, .large])
    app.present("B", on: "A")
    #expect(app.hit(100, 100) == "B-dimming")
    app.changeSheet { $0.largestUndimmed = .medium }
    #expect(app.hit(100, 100) == "A-view")
    #expect(app.hit(100, 500) == "B-view")
    app.drag("B", to: .large)
    #expect(app.hit(100, 30) == "B-dimming")
    app.changeSheet { $0.largestUndimmed = .some(nil) }
    app.drag("B", to: .medium)
    #expect(app.hit(100, 100) == "B-dimming")
  }

  @Test func `a sheet that could rest nowhere is refused where a phone lies on its side`() throws {
    let app = try app(.ios17, "iPhone 14", [.medium])
    app.present("B", on: "A")
    var turned = ApplicationProperties()
    turned.orientation = .landscapeLeft
    #expect(app.refusal(of: .changeApplication(turned)) != nil)
    app.changeSheet { $0.detents = [.medium, .custom(100)] }
    app.rotate(to: .landscapeLeft)
    #expect(try card(in: app).size == Size(width: 844, height: 390))
    var lone = ControllerProperties()
    lone.sheet = SheetProperties()
    lone.sheet?.detents = [.medium]
    #expect(app.refusal(of: .changeController("B", lone)) != nil)
    app.dismiss("A")
    app.changeSheet { $0.detents = [.medium] }
    #expect(
      app.refusal(of: .present(Presenting("B", on: .controller("A"), animated: false))) != nil)
  }

  @Test(arguments: [(Profile.ios13, "iPhone 14"), (.ios17, "iPad")])
  func `detents are refused where the model knows none`(profile: Profile, device: String) throws {
    let app = try app(profile, device)
    var properties = ControllerProperties()
    properties.sheet = SheetProperties()
    properties.sheet?.detents = [.medium]
    #expect(app.refusal(of: .changeController("B", properties)) != nil)
  }
}

extension Transcript {
  @discardableResult
  fileprivate func changeSheet(_ change: (inout SheetProperties) -> Void) -> [String] {
    changeController("B") {
      var sheet = SheetProperties()
      change(&sheet)
      $0.sheet = sheet
    }
  }

  @discardableResult
  fileprivate func drag(_ controller: Identifier, to detent: Detent) -> [String] {
    perform(.dragSheet(controller, to: detent))
  }

  fileprivate func hit(_ x: Double, _ y: Double) -> String? {
    app.hitTest(Point(x: x, y: y)).view.map { app.identifier(of: $0).text }
  }
}
