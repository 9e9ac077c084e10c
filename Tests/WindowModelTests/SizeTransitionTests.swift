import TestSupport
import Testing
import WindowModel

/// The callbacks of controllers when the interface rotates, and roots below an opaque status bar.
@Suite struct SizeTransitionTests {
  @Test(arguments: [Profile.ios8, .ios12, .ios13])
  func `those whose views are loaded are told before the size changes, outer first`(
    profile: Profile
  ) {
    let app = Transcript.presenting(settings(profile))
    app.createController("nav", .navigationController) { $0.viewControllers = ["B"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["nav", "C"] }
    app.setRoot("tab", of: "window")
    app.createController("more")
    app.present("D", on: "tab")
    app.present("more", on: "D")
    let lines = app.rotate(to: .landscapeLeft)
    #expect(
      lines.filter { !$0.contains("ayout") } == [
        "application willTurn 9.3A", "application willChangeBar 9.3A",
        "tab viewWillTransition 6A", "nav viewWillTransition 6A", "B viewWillTransition 6A",
        "D viewWillTransition 6A", "more viewWillTransition 6A",
        "application didTurn 9.3A", "application didChangeBar 9.3A",
      ])
    let layout = lines.firstIndex { $0.contains("viewWillLayoutSubviews") } ?? 0
    #expect(layout > 6)
  }

  @Test func `a turn that keeps the size, and a window that keeps its frame, tell nobody`() {
    let app = Transcript.presenting(.ios12)
    app.rotate(to: .landscapeLeft)
    #expect(!app.rotate(to: .landscapeRight).contains { $0.contains("viewWillTransition") })
    app.change("window") { $0.view.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
    #expect(!app.rotate(to: .portrait).contains { $0.contains("viewWillTransition") })
  }

  private func settings(_ profile: Profile) -> Settings {
    var settings = Settings(profile: profile)
    settings.knobs.scenes = .none
    settings.knobs.windowInitFrame = .screenBounds
    return settings
  }

  private func opaque(_ profile: Profile = .ios8) -> Transcript {
    var settings = settings(profile)
    settings.knobs.opaqueStatusBar = true
    return Transcript.presenting(settings)
  }

  @Test(arguments: Profile.allCases)
  func `below an opaque status bar a root's view begins below it`(profile: Profile) throws {
    let app = opaque(profile)
    let below = Rect(x: 0, y: 20, width: 375, height: 647)
    let whole = Rect(x: 0, y: 0, width: 375, height: 667)
    #expect(try app.view("A-view").frame == below)
    #expect(try app.view("window").frame == whole)
    app.setStatusBar(isHidden: true)
    #expect(try app.view("A-view").frame == whole)
    app.setStatusBar(isHidden: false)
    #expect(try app.view("A-view").frame == below)
    app.rotate(to: .landscapeLeft)
    #expect(try app.view("A-view").frame == Rect(x: 0, y: 0, width: 667, height: 375))
    app.rotate(to: .portrait)
    #expect(try app.view("A-view").frame == below)
    app.changeController("B") { $0.modalPresentationStyle = .fullScreen }
    app.present("B", on: "A")
    app.dismiss("A")
    #expect(try app.view("A-view").frame == below)
  }

  @Test func `a container's view and a smaller window's root do not move`() throws {
    let app = opaque()
    app.createController("nav", .navigationController) { $0.viewControllers = ["B"] }
    app.setRoot("nav", of: "window")
    #expect(try app.view("nav-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try app.view("nav-bar").frame == Rect(x: 0, y: 20, width: 375, height: 44))
    app.create("small") {
      $0.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      $0.isHidden = false
    }
    app.setRoot("C", of: "small")
    #expect(try app.view("C-view").frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }
}
