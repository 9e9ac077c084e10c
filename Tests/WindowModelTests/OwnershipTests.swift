import TestSupport
import Testing
import WindowModel

@Suite struct OwnershipTests {
  @Test func `making a window stores it in a variable of its name`() throws {
    let app = Transcript()
    app.create("home")
    #expect(try app.view("home").references == ["home"])
    #expect(app.app.references.map(\.name) == ["home"])
    #expect(app.app.object(heldBy: "home") == app.app.window("home"))
  }

  @Test func `references are listed by name, those of a window as they were set`() throws {
    let app = Transcript()
    app.create("home")
    app.set("static.window", to: "home")
    app.set(.delegateWindow, to: "home")
    #expect(app.app.references.map(\.name) == ["delegate.window", "home", "static.window"])
    #expect(try app.view("home").references == ["home", "static.window", "delegate.window"])
  }

  @Test func `the delegate's window is storage: setting it shows nothing and makes nothing key`()
    throws
  {
    let app = Transcript()
    app.create("home")
    #expect(app.set(.delegateWindow, to: "home") == [])
    #expect(app.keyWindow == nil)
    #expect(try app.view("home").isHidden)
  }

  @Test(arguments: [.delegateWindow, "static.window1", "window1"] as [ReferenceName])
  func `a window lives as long as any variable holds it`(name: ReferenceName) {
    let app = Transcript()
    app.create("home")
    app.set(name, to: "home")
    #expect(app.set("home", to: nil) == [])
    #expect(app.set(name, to: nil) == ["home dealloc 1.5 lastReferenceGone"])
    #expect(app.app.references.isEmpty)
  }

  @Test func `a variable that is given another window lets go of the first`() {
    let app = Transcript()
    app.create("first")
    app.create("second")
    #expect(app.set("first", to: "second") == ["first dealloc 1.5 lastReferenceGone"])
    #expect(app.windows == ["second"])
    #expect(app.app.object(heldBy: "first") == app.app.window("second"))
  }

  @Test func `a variable that is given what it holds changes nothing`() throws {
    let app = Transcript()
    app.create("home")
    let before = app.app
    #expect(app.set("home", to: "home") == [])
    #expect(app.app == before)
  }

  @Test func `emptying an empty variable changes nothing`() {
    let app = Transcript()
    let before = app.app
    #expect(app.set(.delegateWindow, to: nil) == [])
    #expect(app.app == before)
  }

  @Test func `a new window takes over the variable of its name`() {
    let app = Transcript()
    app.create("first")
    app.set("second", to: "first")
    app.set("first", to: nil)
    #expect(app.create("second") == ["first dealloc 1.5 lastReferenceGone"])
    #expect(app.windows == ["second"])
  }

  @Test func `a window that is not retained leaves the variable of its name alone`() {
    let app = Transcript()
    app.create("first")
    app.set("second", to: "first")
    app.create("second", retained: false)
    #expect(app.app.object(heldBy: "second") == app.app.window("first"))
  }

  @Test func `a variable holds a controller as it holds a window`() throws {
    var app = Application()
    _ = try app.perform(
      .createController(identifier: "home", properties: ControllerProperties(), retained: true))
    let turn = try app.perform(.setReference("static.home", to: "home"))
    #expect(turn.made == app.controller("home").map(Subject.controller))
    _ = try app.perform(.setReference("home", to: nil))
    #expect(app.controller("home") != nil)
    let last = try app.perform(.setReference("static.home", to: nil))
    #expect(last.events.map(\.name) == [.dealloc])
    #expect(app.controller("home") == nil)
    #expect(app.isTaken("home"))
    #expect(!app.isTaken("work"))
  }

  @Test func `releasing a window drops every reference to it and no other`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.set(.delegateWindow, to: "home")
    app.set("static.window", to: "home")
    #expect(app.release("home") == ["home dealloc 1.5 lastReferenceGone"])
    #expect(app.app.references.map(\.name) == ["other"])
    #expect(app.app.object(heldBy: .delegateWindow) == nil)
  }

  @Test func `a turn's result is what was made or spoken to, and nil where that is gone`() throws {
    var app = Application()
    let made = try app.perform(
      .createWindow(identifier: "home", properties: WindowProperties(), retained: true))
    let home = try #require(made.result)
    #expect(app.identifier(of: home) == "home")
    #expect(try app.perform(.changeWindow("home", WindowProperties())).result == home)
    #expect(try app.perform(.makeKey("home")).result == home)
    #expect(try app.perform(.makeKeyAndVisible("home")).result == home)
    #expect(try app.perform(.setReference(.delegateWindow, to: "home")).result == home)
    #expect(try app.perform(.setReference(.delegateWindow, to: nil)).result == nil)
    #expect(try app.perform(.release("home")).result == nil)
    #expect(app.view(home) == nil)
    #expect(app.identifier(of: home) == "home")
  }

  @Test func `a turn tells whether it made a window or a reference that was not there`() throws {
    var app = Application()
    let make = Command.createWindow(identifier: nil, properties: WindowProperties(), retained: true)
    #expect(try app.perform(make).isCreation)
    #expect(try app.perform(make).isCreation)
    #expect(try app.perform(.setReference(.delegateWindow, to: "w1")).isCreation)
    #expect(try !app.perform(.setReference(.delegateWindow, to: "w2")).isCreation)
    #expect(try !app.perform(.setReference(.delegateWindow, to: nil)).isCreation)
    #expect(try !app.perform(.setReference(.delegateWindow, to: nil)).isCreation)
    #expect(try !app.perform(.makeKeyAndVisible("w1")).isCreation)
    #expect(try !app.perform(.changeWindow("w1", WindowProperties())).isCreation)
    #expect(try !app.perform(.release("w1")).isCreation)
  }

  @Test(arguments: ["a", "A1", "delegate.window", "a-b_c.d"])
  func `a reference's name has letters, digits, dots, dashes and underscores`(text: String) throws {
    #expect(try #require(ReferenceName(text)).text == text)
    #expect("\(try #require(ReferenceName(text)))" == text)
  }

  @Test(arguments: ["", "1a", ".a", "_a", "a b", "ä", "a\n", "a/b"])
  func `any other text is no reference's name`(text: String) {
    #expect(ReferenceName(text) == nil)
  }

  @Test func `a reference's name has 64 characters at most`() {
    #expect(ReferenceName(String(repeating: "a", count: 64)) != nil)
    #expect(ReferenceName(String(repeating: "a", count: 65)) == nil)
  }
}
