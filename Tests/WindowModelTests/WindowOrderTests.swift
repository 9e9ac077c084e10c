import TestSupport
import Testing
import WindowModel

@Suite struct WindowOrderTests {
  @Test func `windows are listed from their making, hidden, in the order of their making`() throws {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    for identifier: Identifier in ["first", "second", "third"] { app.create(identifier) }

    #expect(app.windows == ["home", "first", "second", "third"])
    #expect(app.events == ["home visible 2.3", "home key 2.3"])
    for identifier: Identifier in ["first", "second", "third"] {
      #expect(try app.view(identifier).isHidden)
    }
  }

  @Test func `the window made key and visible last is in front, whichever was made last`() {
    let app = threeBehindHome()
    app.makeKeyAndVisible("third")
    app.makeKeyAndVisible("second")
    app.makeKeyAndVisible("first")

    #expect(app.windows == ["home", "third", "second", "first"])
    #expect(app.keyWindow == "first")
  }

  @Test(
    arguments: [["third", "second", "first"], ["first", "second", "third"]] as [[Identifier]])
  func `the window shown last is in front, and the key window stays`(order: [Identifier]) {
    let app = threeBehindHome()
    for identifier in order { app.show(identifier) }

    #expect(app.windows == ["home"] + order.map(\.text))
    #expect(app.keyWindow == "home")
  }

  @Test func `a higher level is in front, however late a lower window is shown`() {
    let app = Transcript()
    app.create("alert", level: .alert)
    app.create("bar", level: .statusBar)
    app.create("home")
    for identifier: Identifier in ["alert", "bar", "home"] { app.makeKeyAndVisible(identifier) }

    #expect(app.windows == ["home", "bar", "alert"])
  }

  @Test func `windows of four levels lie back to front by level, then by their making`() {
    let app = Transcript()
    app.create("one")
    app.create("two")
    app.create("bar", level: .statusBar)
    app.create("alert", level: .alert)
    #expect(app.windows == ["one", "two", "bar", "alert"])
  }

  @Test func `a new window is made in front of its level, below the levels above`() {
    let app = Transcript()
    app.create("alert", level: .alert)
    app.create("home")
    app.create("overlay")
    #expect(app.windows == ["home", "overlay", "alert"])
  }

  @Test func `levels may be fractions, negative and huge`() {
    let app = Transcript()
    app.create("huge", level: 1e300)
    app.create("half", level: 0.5)
    app.create("below", level: -1)
    app.create("normal", level: -0.0)
    app.create("deep", level: -1e300)
    app.create("quarter", level: 0.25)

    #expect(app.windows == ["deep", "below", "normal", "quarter", "half", "huge"])
  }

  @Test func `minus zero is level zero`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.change("home") { $0.windowLevel = -0.0 }
    #expect(app.windows == ["home", "other"])
  }

  @Test func `a window that changes its level goes in front of its new peers, each way`() {
    let app = Transcript()
    for identifier: Identifier in ["home", "other", "third"] { app.create(identifier) }
    app.create("high", level: 1)

    app.change("home") { $0.windowLevel = 1 }
    #expect(app.windows == ["other", "third", "high", "home"])
    app.change("home") { $0.windowLevel = .normal }
    #expect(app.windows == ["other", "third", "home", "high"])
    #expect(app.events == [])
  }

  @Test func `setting the level that a window has moves nothing`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.change("home") { $0.windowLevel = .normal }
    #expect(app.windows == ["home", "other"])
  }

  @Test func `making a window key moves nothing`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.makeKey("home")
    #expect(app.windows == ["home", "other"])
  }

  @Test func `showing a visible window and hiding one move nothing`() {
    let app = Transcript()
    for identifier: Identifier in ["home", "other", "third"] {
      app.create(identifier)
      app.show(identifier)
    }
    app.show("home")
    app.hide("other")
    app.hide("other")
    #expect(app.windows == ["home", "other", "third"])
  }

  @Test func `a window that was hidden comes back in front`() {
    let app = Transcript()
    for identifier: Identifier in ["home", "other"] {
      app.create(identifier)
      app.show(identifier)
    }
    app.hide("home")
    app.show("home")
    #expect(app.windows == ["other", "home"])
  }

  @Test func `makeKeyAndVisible brings a visible window to the front, and a key one too`() {
    let app = Transcript()
    for identifier: Identifier in ["home", "other"] {
      app.create(identifier)
      app.makeKeyAndVisible(identifier)
    }
    #expect(app.makeKeyAndVisible("home") == ["other resigns 2.3", "home key 2.3"])
    #expect(app.windows == ["other", "home"])

    app.show("other")
    app.hide("other")
    app.show("other")
    #expect(app.windows == ["home", "other"])
    #expect(app.makeKeyAndVisible("home") == [])
    #expect(app.windows == ["other", "home"])
  }

  /// A visible key window, and three hidden ones in front of it.
  private func threeBehindHome() -> Transcript {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    for identifier: Identifier in ["first", "second", "third"] { app.create(identifier) }
    return app
  }
}
