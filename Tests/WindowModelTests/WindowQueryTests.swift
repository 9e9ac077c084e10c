import TestSupport
import Testing
import WindowModel

@Suite struct WindowQueryTests {
  @Test func `an overlay that is shown and not key is what findKeyWindow takes`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("overlay")
    app.show("overlay")
    #expect(app.lines(app.app.keyWindowQuery) == ["overlay notKey", "home key"])
    #expect(app.app.keyWindowQuery.window.map(app.name) == "home")
    #expect(app.lines(app.app.findKeyWindowQuery) == ["overlay taken"])
    #expect(app.app.findKeyWindowQuery.window.map(app.name) == "overlay")
  }

  @Test func `findKeyWindow passes windows of other screens, hidden, clear and of other levels`() {
    let app = Transcript()
    app.connect("tv")
    app.create("home") { $0.isHidden = false }
    app.create("clear") {
      $0.alpha = 0
      $0.isHidden = false
    }
    app.create("hidden")
    app.create("far") {
      $0.screen = "tv"
      $0.isHidden = false
    }
    app.create("alert", level: .alert) { $0.isHidden = false }
    app.create("below", level: -1) { $0.isHidden = false }
    let query = app.app.findKeyWindowQuery
    #expect(
      app.lines(query) == [
        "alert otherLevel", "far otherScreen", "hidden hidden", "clear clear", "home taken",
      ])
    #expect(query.window.map(app.name) == "home")
    app.hide("home")
    #expect(app.app.findKeyWindowQuery.window == nil)
    #expect(app.lines(app.app.findKeyWindowQuery).last == "below otherLevel")
  }

  @Test func `nobody is key, and no window is looked at where there is none`() {
    let app = Transcript()
    #expect(app.app.keyWindowQuery == app.app.findKeyWindowQuery)
    #expect(app.app.keyWindowQuery.window == nil)
    #expect(app.app.keyWindowQuery.steps == [])
    #expect(app.app.windowsQuery == [])
    app.create("home")
    #expect(app.lines(app.app.keyWindowQuery) == ["home notKey"])
    #expect(app.app.keyWindowQuery.window == nil)
  }

  @Test func `each window lies where its level and the order of showing put it`() {
    let app = Transcript()
    app.create("back")
    app.create("alert", level: .alert)
    app.create("front")
    #expect(
      app.lines(app.app.windowsQuery) == [
        "back backMost", "front orderedLater", "alert higherLevel",
      ])
  }

  @Test func `the delegate's window is what its variable holds, if that is a window`() {
    let app = Transcript()
    #expect(app.lines(app.app.delegateWindowQuery) == [])
    app.create("home")
    app.set(.delegateWindow, to: "home")
    #expect(app.lines(app.app.delegateWindowQuery) == ["home held"])
    #expect(app.app.delegateWindowQuery.window.map(app.name) == "home")
    #expect(app.app.keyWindowQuery.window == nil)
    app.createView("box")
    app.set(.delegateWindow, to: "box")
    #expect(app.lines(app.app.delegateWindowQuery) == ["box noWindow"])
    #expect(app.app.delegateWindowQuery.window == nil)
  }

  @Test(arguments: WindowQuery.Outcome.allCases)
  func `an outcome is told in a sentence`(outcome: WindowQuery.Outcome) {
    #expect(outcome.text.last == ".")
  }
}

extension Transcript {
  /// The steps as text, for example `home key`.
  fileprivate func lines(_ steps: [WindowQuery.Step]) -> [String] {
    steps.map { "\(name($0.window)) \($0.outcome)" }
  }

  fileprivate func lines(_ query: WindowQuery) -> [String] { lines(query.steps) }
}
