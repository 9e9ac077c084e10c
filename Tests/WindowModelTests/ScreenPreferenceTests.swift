import TestSupport
import Testing
import WindowModel

/// The controllers that decide on the status bar and on rotation, and where a view ends beside bars.
@Suite struct ScreenPreferenceTests {
  private func app(
    _ profile: Profile = .ios12, root: Identifier = "home",
    _ change: (inout ControllerProperties) -> Void = { _ in }
  ) -> Transcript {
    let app = Transcript(Settings(profile: profile))
    app.createController("home", .viewController, change)
    app.create("window")
    app.makeKeyAndVisible("window")
    if root == "home" { app.setRoot("home", of: "window") }
    return app
  }

  private func isBarHidden(_ app: Transcript) -> Bool { app.app.statusBar.isHidden }

  @Test func `a root that prefers so hides the status bar as it comes to decide`() {
    let app = Transcript(Settings(profile: .ios12))
    app.createController("home") { $0.screen.prefersStatusBarHidden = true }
    app.create("window")
    app.setRoot("home", of: "window")
    #expect(!isBarHidden(app))
    let events = app.makeKeyAndVisible("window")
    #expect(isBarHidden(app))
    #expect(
      events.filter { $0.hasPrefix("application") || $0.contains("viewWillA") } == [
        "home viewWillAppear R2", "application willChangeBar 9.3C",
        "application didChangeBar 9.3C",
      ])
    app.hide("window")
    #expect(!isBarHidden(app))
  }

  @Test func `a changed answer counts once UIKit asks again`() {
    let app = app()
    app.changeController("home") { $0.screen.prefersStatusBarHidden = true }
    #expect(!isBarHidden(app) && app.notes == [.statusBarIsNotAsked])
    app.perform(.updateStatusBar("home"))
    #expect(isBarHidden(app))
    app.setStatusBar(isHidden: true)
    app.changeController("home") { $0.screen.prefersStatusBarHidden = false }
    app.perform(.updateStatusBar("home"))
    #expect(isBarHidden(app))
    app.setStatusBar(isHidden: false)
    #expect(!isBarHidden(app))
  }

  @Test func `a navigation asks its top, and a container of the app's own the child that it names`()
  {
    let app = app(root: "nav")
    app.createController("child") { $0.screen.prefersStatusBarHidden = true }
    app.createController("nav", .navigationController) { $0.viewControllers = ["home"] }
    app.setRoot("nav", of: "window")
    #expect(!isBarHidden(app))
    app.perform(.addChild("child", to: "home"))
    app.changeController("home") { $0.screen.statusBarChild = .some("child") }
    app.perform(.updateStatusBar("home"))
    #expect(isBarHidden(app))
    app.changeController("home") { $0.screen.statusBarChild = .some(nil) }
    app.perform(.updateStatusBar("home"))
    #expect(!isBarHidden(app))
    app.perform(.push("child", onto: "nav", animated: false))
    #expect(isBarHidden(app))
  }

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true), (.pageSheet, false, false), (.pageSheet, true, true),
  ])
  func `what is presented decides in full screen, or where it says that it does`(
    style: ModalPresentationStyle, captures: Bool, decides: Bool
  ) {
    let app = app(.ios17)
    app.createController("film") {
      $0.modalPresentationStyle = style
      $0.screen.prefersStatusBarHidden = true
      $0.screen.capturesStatusBar = captures
    }
    app.present("film", on: "home")
    #expect(isBarHidden(app) == decides)
    app.dismiss("home")
    #expect(!isBarHidden(app))
  }

  @Test func `the interface follows the device where the key window's root supports that`() {
    let app = app { $0.screen.supportedOrientations = [.portrait, .landscapeLeft] }
    #expect(app.rotate(to: .landscapeRight) == [])
    #expect(app.notes == [.controllerKeepsOrientation])
    #expect(app.app.orientation == .portrait && app.app.deviceOrientation == .landscapeRight)
    app.rotate(to: .landscapeLeft)
    #expect(app.app.orientation == .landscapeLeft)
    app.createController("top") { $0.screen.supportedOrientations = [.portrait] }
    app.create("overlay") { $0.isHidden = false }
    app.setRoot("top", of: "overlay")
    #expect(app.app.orientation == .landscapeLeft)
    app.makeKeyAndVisible("overlay")
    #expect(app.app.orientation == .portrait)
  }

  @Test(arguments: [(Profile.ios12, Orientation.portrait), (.ios17, .landscapeLeft)])
  func `shouldAutorotate is asked up to iOS 15`(profile: Profile, orientation: Orientation) {
    let app = app(profile) { $0.screen.shouldAutorotate = false }
    app.rotate(to: .landscapeLeft)
    #expect(app.app.orientation == orientation)
  }

  @Test func `a full-screen presentation turns the interface, and its end turns it back`() {
    let app = app()
    app.createController("film") {
      $0.modalPresentationStyle = .fullScreen
      $0.screen.supportedOrientations = [.landscapeLeft, .landscapeRight]
    }
    app.present("film", on: "home")
    #expect(app.app.orientation == .landscapeRight && app.app.deviceOrientation == .portrait)
    app.rotate(to: .landscapeLeft)
    #expect(app.app.orientation == .landscapeLeft)
    app.rotate(to: .portrait)
    #expect(app.app.orientation == .landscapeLeft)
    app.dismiss("home")
    #expect(app.app.orientation == .portrait)
  }

  @Test func `a navigation does not ask its top which way the interface may turn`() {
    let app = app(root: "nav") { $0.screen.supportedOrientations = [.portrait] }
    app.createController("nav", .navigationController) { $0.viewControllers = ["home"] }
    app.setRoot("nav", of: "window")
    app.rotate(to: .landscapeLeft)
    #expect(app.app.orientation == .landscapeLeft)
  }

  @Test
  func `a view without top and bottom edges ends beside the bars, and is whole again with them`()
    throws
  {
    let app = app(root: "nav") { $0.extendedEdges = [.left, .right] }
    app.createController("nav", .navigationController) { $0.viewControllers = ["home"] }
    app.setRoot("nav", of: "window")
    #expect(try app.view("home-view").frame == Rect(x: 0, y: 64, width: 375, height: 603))
    app.createController("next") { $0.extendedEdges = [.top] }
    app.perform(.push("next", onto: "nav", animated: true))
    #expect(try app.view("next-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
    app.changeController("nav") { $0.isToolbarHidden = false }
    #expect(try app.view("next-view").frame == Rect(x: 0, y: 0, width: 375, height: 623))
    app.changeController("next") { $0.extendedEdges = Set(GestureSettings.Edge.allCases) }
    #expect(try app.view("next-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
  }
}
