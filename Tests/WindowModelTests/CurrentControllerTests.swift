import TestSupport
import Testing
import WindowModel

@Suite struct CurrentControllerTests {
  private func way(
    _ algorithm: CurrentControllerAlgorithm, in app: Transcript, from view: Identifier? = nil
  ) -> [String] {
    let query = app.app.currentController(by: algorithm, from: view.flatMap { app.app.view($0) })
    return query.steps.map { "\($0.object.map(app.name) ?? "nil") \($0.outcome)" }
      + [query.controller.map(app.name) ?? "nil"]
  }

  private func home(_ profile: Profile = .ios12) -> Transcript {
    let app = Transcript(profile)
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  @Test func `without a key window nobody finds anything`() {
    let app = Transcript()
    #expect(
      CurrentControllerAlgorithm.allCases.allSatisfy {
        way($0, in: app) == ["nil noKeyWindow", "nil"]
      })
  }

  @Test func `up to iOS 12 the article's search finds the root by its view`() {
    #expect(
      way(.getCurrentVC, in: home()) == [
        "window keyWindow", "home-view backmostSubview", "home nextIsController", "home",
      ])
  }

  @Test func `from iOS 13 on the backmost subview is UIKit's, so the root is what is left`() {
    #expect(
      way(.getCurrentVC, in: home(.ios13)) == [
        "window keyWindow", "window-transition backmostSubview", "window nextIsNoController",
        "home root", "home",
      ])
  }

  @Test func `a window without subviews makes the article's search crash`() {
    let app = Transcript()
    app.create("window")
    app.makeKey("window")
    #expect(way(.getCurrentVC, in: app) == ["window keyWindow", "window noSubviews", "nil"])
    #expect(way(.recursive, in: app) == ["window keyWindow", "nil noRoot", "nil"])
  }

  @Test func `above the normal level the article takes the first normal window, hidden or not`() {
    let app = home()
    app.create("back")
    app.createView("box", in: "back")
    app.create("alert", level: .alert)
    app.createView("sheet", in: "alert")
    app.makeKeyAndVisible("alert")
    #expect(
      way(.getCurrentVC, in: app) == [
        "alert keyWindow", "alert levelNotNormal", "window firstNormalWindow",
        "home-view backmostSubview", "home nextIsController", "home",
      ])
    app.release("window")
    app.hide("back")
    #expect(
      way(.getCurrentVC, in: app) == [
        "alert keyWindow", "alert levelNotNormal", "back firstNormalWindow",
        "box backmostSubview", "back nextIsNoController", "nil noRoot", "nil",
      ])
    app.release("back")
    #expect(
      way(.getCurrentVC, in: app) == [
        "alert keyWindow", "alert levelNotNormal", "nil noNormalWindow",
        "sheet backmostSubview", "alert nextIsNoController", "nil noRoot", "nil",
      ])
  }

  @Test func `from a view the first controller up the chain is found`() {
    let app = home()
    app.createView("box", in: "home-view")
    app.createView("loose", in: "window")
    #expect(
      way(.responderChain, in: app, from: "box") == [
        "box notAController", "home-view notAController", "home nextIsController", "home",
      ])
    #expect(
      way(.responderChain, in: app, from: "loose") == [
        "loose notAController", "window notAController", "nil noController", "nil",
      ])
    #expect(
      way(.presentedChain, in: app) == ["window keyWindow", "home root", "home noOther", "home"])
  }

  @Test(arguments: CurrentControllerQuery.Outcome.allCases)
  func `each step is told in a sentence`(outcome: CurrentControllerQuery.Outcome) {
    #expect(outcome.text.last == ".")
  }

  @Test func `each way has its rule`() {
    #expect(
      CurrentControllerAlgorithm.allCases.map(\.rule) == [
        .findKeyWindowAsAppsDo, .followPresentedChain, .searchRecursively, .searchResponderChain,
        .searchPresentedFromView,
      ])
  }
}
