import TestSupport
import Testing
import WindowModel

/// The events of the call (t0), of the next turn (t1) and of the end of the animation (t2).
@Suite struct PresentationTimingTests {
  private func stepped(_ profile: Profile) -> Transcript {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    settings.knobs.scenes = .none
    return Transcript.presenting(settings)
  }

  @Test func `an animated cover shows both views until the animation ends`() throws {
    let app = stepped(.ios12)
    #expect(app.appearances(app.present("B", on: "A", animated: true)) == [])
    #expect(try app.controller("A").presented.map(app.name) == "B")
    #expect(try app.controller("B").presentation?.isBeingPresented == true)
    #expect(try app.tree("window") == "window > A-view")
    #expect(app.appearances(app.nextTurn()) == ["B.didLoad", "A.willDis", "B.willApp"])
    #expect(try app.tree("window") == "window > B-transition > [A-view, B-view]")
    #expect(app.appearances(app.nextTurn()) == ["B.didApp", "A.didDis"])
    #expect(try app.tree("window") == "window > B-transition > B-view")
    #expect(app.nextTurn() == [])

    #expect(app.appearances(app.dismiss("B", animated: true)) == [])
    #expect(try app.controller("A").presented.map(app.name) == "B")
    #expect(try app.controller("B").presentation?.isBeingDismissed == true)
    #expect(app.appearances(app.nextTurn()) == ["B.willDis", "A.willApp"])
    #expect(try app.tree("window") == "window > B-transition > [A-view, B-view]")
    let lines = app.nextTurn()
    #expect(app.appearances(lines) == ["A.didApp", "B.didDis"])
    #expect(
      lines.filter { $0.contains("Superview") }.map {
        $0.split(separator: " ").prefix(3).joined(separator: " ")
      } == [
        "B-view willMoveToSuperview nil", "B-view didMoveToSuperview nil",
        "B-transition willMoveToSuperview nil", "B-transition didMoveToSuperview nil",
        "A-view willMoveToSuperview window", "A-view didMoveToSuperview window",
      ])
    #expect(try app.tree("window") == "window > A-view")
    #expect(try app.controller("A").presented == nil)
  }

  @Test(arguments: [Profile.ios8, .ios12])
  func `up to iOS 12 a page sheet covers`(profile: Profile) {
    for animated in [true, false] {
      let app = stepped(profile)
      app.changeController("B") { $0.modalPresentationStyle = .pageSheet }
      #expect(app.appearances(app.present("B", on: "A", animated: animated)) == [])
      let begin = ["B.didLoad", "A.willDis", "B.willApp"]
      let end = ["B.didApp", "A.didDis"]
      #expect(app.appearances(app.nextTurn()) == (animated ? begin : begin + end))
      #expect(app.appearances(app.nextTurn()) == (animated ? end : []))
    }
  }

  @Test(arguments: [true, false])
  func `from iOS 13 on a page sheet ends a turn later, animated or not`(animated: Bool) {
    let app = stepped(.ios13)
    app.changeController("B") { $0.modalPresentationStyle = .pageSheet }
    #expect(app.appearances(app.present("B", on: "A", animated: animated)) == [])
    #expect(app.appearances(app.nextTurn()) == ["B.didLoad", "B.willApp"])
    #expect(app.appearances(app.nextTurn()) == ["B.didApp"])
    #expect(app.appearances(app.dismiss("B", animated: animated)) == [])
    #expect(app.appearances(app.nextTurn()) == ["B.willDis"])
    #expect(app.appearances(app.nextTurn()) == ["B.didDis"])
  }

  @Test(arguments: Profile.allCases)
  func `a full screen that is not animated comes all in the next turn`(profile: Profile) {
    let app = stepped(profile)
    app.changeController("B") { $0.modalPresentationStyle = .fullScreen }
    #expect(app.appearances(app.present("B", on: "A")) == [])
    #expect(
      app.appearances(app.nextTurn()) == [
        "B.didLoad", "A.willDis", "B.willApp", "B.didApp", "A.didDis",
      ])
    #expect(app.app.runLoop.isIdle)
    app.dismiss("B")
    #expect(app.appearances(app.nextTurn()) == ["B.willDis", "A.willApp", "A.didApp", "B.didDis"])
  }

  @Test func `a presentation whose window is gone by the next turn does not come about`() throws {
    let app = stepped(.ios12)
    app.present("B", on: "A")
    app.remove("A-view")
    app.nextTurn()
    #expect(
      app.diagnostics == [
        "Warning: Attempt to present <UIViewController: B> on <UIViewController: A> whose view is not in the window hierarchy!"
      ])
    #expect(try app.controller("A").presented == nil)
    #expect(try !app.controller("B").isViewLoaded)
  }

  /// An app in which `A` presents a navigation controller, whose top presents `B` in its own context.
  private func presentingInContext() -> Transcript {
    let app = stepped(.ios12)
    for name in ["root", "page"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = ["root", "page"] }
    app.changeController("page") { $0.definesPresentationContext = true }
    app.changeController("B") { $0.modalPresentationStyle = .currentContext }
    app.present("nav", on: "A")
    while app.nextTurn() != [] {}
    app.present("B", on: "page")
    while app.nextTurn() != [] {}
    return app
  }

  @Test func `what leaves the controller that is dismissed keeps what it presents`() throws {
    let app = presentingInContext()
    #expect(try app.controller("page").presented.map(app.name) == "B")
    app.dismiss("nav")
    #expect(try app.controller("B").presentation?.isBeingDismissed == true)
    app.perform(.pop("nav", animated: false))
    while app.nextTurn() != [] {}
    #expect(try app.controller("A").presented == nil)
    #expect(try app.controller("page").presented.map(app.name) == "B")
    #expect(try app.controller("B").presentation?.isBeingDismissed == false)
    app.dismiss("B")
    while app.nextTurn() != [] {}
    #expect(try app.controller("page").presented == nil)
  }

  @Test func `what leaves the controller on its way out goes with it all the same`() throws {
    let app = presentingInContext()
    app.dismiss("nav", animated: true)
    app.nextTurn()
    #expect(try app.controller("B").presentation?.stage == .dismissing)
    app.perform(.pop("nav", animated: false))
    while app.nextTurn() != [] {}
    #expect(try app.controller("A").presented == nil)
    #expect(try app.controller("page").presented == nil)
    #expect(try app.controller("B").presentation == nil)
    #expect(try app.controller("B").appearance == .disappeared)
  }

  @Test func `a window that is hidden during the animation leaves the callbacks balanced`() throws {
    let app = stepped(.ios12)
    app.present("B", on: "A", animated: true)
    app.nextTurn()
    app.hide("window")
    app.nextTurn()
    app.show("window")
    app.perform(.runLoop(turns: nil))
    #expect(try app.controller("A").appearance == .disappeared)
    #expect(try app.controller("B").appearance == .appeared)
    #expect(try app.tree("window") == "window > B-transition > B-view")
  }
}
