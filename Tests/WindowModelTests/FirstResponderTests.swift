import TestSupport
import Testing
import WindowModel

@Suite struct FirstResponderTests {
  private func app(_ profile: Profile = .standard) -> Transcript {
    let app = Transcript(profile)
    app.create("home")
    app.makeKeyAndVisible("home")
    for name in ["one", "two"] as [Identifier] {
      app.place(name, 0, 0, 10, 10, in: "home") { $0.canBecomeFirstResponder = true }
    }
    return app
  }

  @Test(arguments: ViewClass.known)
  func `of UIKit's classes what takes text alone can become first responder`(
    viewClass: ViewClass
  ) throws {
    let app = app()
    if viewClass == .window {
      app.create("box")
    } else {
      app.createView("box", viewClass, in: "home")
    }
    let isField = try app.view("box").takesText
    #expect(try app.view("box").overrides.canBecomeFirstResponder == isField)
    app.focus("box")
    #expect(try app.isFirstResponder("box") == isField)
    #expect(app.notes == (isField ? [] : [.cannotBecomeFirstResponder]))
  }

  @Test func `the old one resigns before the new one becomes it`() throws {
    let app = app()
    #expect(app.focus("one") == ["one becomeFirstResponder 8.4"])
    #expect(app.focus("two") == ["one resignFirstResponder 8.4", "two becomeFirstResponder 8.4"])
    #expect(try !app.isFirstResponder("one"))
    #expect(app.focus("two") == [])
    #expect(app.notes == [.alreadyFirstResponder])
  }

  @Test func `the old one is not asked to resign by one that can't become it`() throws {
    let app = app()
    app.focus("one")
    app.createView("label", "UILabel", in: "home")
    #expect(app.focus("label") == [])
    #expect(try app.isFirstResponder("one"))
  }

  @Test func `one that can't resign stays, until it leaves its window`() throws {
    let app = app()
    app.focus("one")
    app.changeView("one") { $0.canResignFirstResponder = false }
    #expect(app.focus("two") == [])
    #expect(app.notes == [.cannotResignFirstResponder])
    #expect(app.resign("one") == [])
    #expect(app.notes == [.cannotResignFirstResponder])
    #expect(try app.isFirstResponder("one"))
    app.createView("label", "UILabel", in: "home")
    app.focus("label")
    #expect(app.notes == [.cannotBecomeFirstResponder])
    #expect(app.remove("one").contains("one resignFirstResponder V18"))
    #expect(app.focus("two") == ["two becomeFirstResponder 8.4"])
  }

  @Test func `a view outside any window does not become it`() {
    let app = app()
    app.createView("loose") { $0.canBecomeFirstResponder = true }
    #expect(app.focus("loose") == [])
    #expect(app.notes == [.notInWindow])
  }

  @Test func `each window has its own`() throws {
    let app = app()
    app.create("other")
    app.createView("three", in: "other") { $0.canBecomeFirstResponder = true }
    app.focus("one")
    #expect(app.focus("three") == ["three becomeFirstResponder 8.4"])
    #expect(try app.isFirstResponder("one"))
  }

  @Test func `resigning leaves nobody, and says so where there is nobody`() throws {
    let app = app()
    app.focus("one")
    #expect(app.resign("one") == ["one resignFirstResponder 8.4"])
    #expect(try !app.isFirstResponder("one"))
    #expect(app.resign("one") == [])
    #expect(app.notes == [.notFirstResponder])
  }

  @Test func `a view that leaves its window resigns, from within another too`() {
    let app = app()
    app.place("inner", 0, 0, 5, 5, in: "one") { $0.canBecomeFirstResponder = true }
    app.focus("inner")
    #expect(app.remove("one").contains("inner resignFirstResponder V18"))
    app.add("one", to: "home")
    app.focus("inner")
    app.create("other")
    #expect(app.add("one", to: "other").contains("inner resignFirstResponder V18"))
  }

  @Test func `within its window it moves without resigning`() throws {
    let app = app()
    app.focus("one")
    app.add("one", to: "two")
    #expect(try app.isFirstResponder("one"))
  }

  @Test func `a window that goes lets its first responder resign`() {
    let app = app()
    app.focus("one")
    let events = app.release("home")
    #expect(events.contains("one resignFirstResponder V18"))
    #expect(events.last == "home dealloc 1.5 lastReferenceGone")
  }

  @Test func `a refused command names no view`() {
    #expect(app().refusal(of: .becomeFirstResponder("nobody")) == .notFound(.view, "nobody"))
    #expect(app().refusal(of: .resignFirstResponder("nobody")) == .notFound(.view, "nobody"))
  }
}
