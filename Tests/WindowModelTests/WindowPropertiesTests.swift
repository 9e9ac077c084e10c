import TestSupport
import Testing
import WindowModel

@Suite struct WindowPropertiesTests {
  @Test func `every property is set`() throws {
    let app = Transcript()
    app.create("home")
    app.change("home") {
      $0.canBecomeKey = false
      $0.screen = .main
      $0.bounds = Rect(x: 5, y: 7, width: 80, height: 60)
      $0.center = Point(x: 100, y: 50)
      $0.alpha = 0.5
      $0.backgroundColor = Color("#FF8000")
      $0.isOpaque = true
      $0.clipsToBounds = true
      $0.isUserInteractionEnabled = false
      $0.windowLevel = .statusBar
      $0.isHidden = false
    }
    let view = try app.view("home")
    #expect(view.window?.canBecomeKey == false)
    #expect(view.window?.screen == .main)
    #expect(view.window?.level == .statusBar)
    #expect(view.bounds == Rect(x: 5, y: 7, width: 80, height: 60))
    #expect(view.center == Point(x: 100, y: 50))
    #expect(view.frame == Rect(x: 60, y: 20, width: 80, height: 60))
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor?.text == "#ff8000")
    #expect(view.isOpaque)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(!view.isHidden)
  }

  @Test func `a change that names nothing changes nothing`() {
    let app = Transcript()
    app.create("home") { $0.alpha = 0.5 }
    let before = app.app
    #expect(app.change("home") { _ in } == [])
    #expect(app.app == before)
  }

  @Test func `a colour can be taken away`() throws {
    let app = Transcript()
    app.create("home") { $0.backgroundColor = Color("red") }
    app.change("home") { $0.alpha = 1 }
    #expect(try app.view("home").backgroundColor?.text == "red")
    app.change("home") { $0.backgroundColor = .some(nil) }
    #expect(try app.view("home").backgroundColor == nil)
  }

  @Test func `a frame is set after bounds and centre`() throws {
    let app = Transcript()
    app.create("home")
    app.change("home") {
      $0.frame = Rect(x: 40, y: 40, width: 80, height: 60)
      $0.center = Point(x: 0, y: 0)
      $0.bounds = Rect(x: 5, y: 7, width: 1, height: 1)
    }
    #expect(try app.view("home").frame == Rect(x: 40, y: 40, width: 80, height: 60))
    #expect(try app.view("home").bounds == Rect(x: 5, y: 7, width: 80, height: 60))
  }

  @Test func `a new window is made with its frame, and bounds and centre follow`() throws {
    let app = Transcript()
    app.create("home") {
      $0.frame = Rect(x: 40, y: 40, width: 80, height: 60)
      $0.center = Point(x: 0, y: 0)
      $0.bounds = Rect(x: 5, y: 7, width: 20, height: 10)
    }
    #expect(try app.view("home").frame == Rect(x: -10, y: -5, width: 20, height: 10))
    #expect(try app.view("home").bounds == Rect(x: 5, y: 7, width: 20, height: 10))
  }

  @Test func `a window is shown with its new level in place`() {
    let app = Transcript()
    app.create("home")
    app.create("other", level: 1)
    app.change("home") {
      $0.isHidden = false
      $0.windowLevel = 2
    }
    #expect(app.windows == ["other", "home"])
  }

  @Test func `a new window is shown with its level in place`() {
    let app = Transcript()
    app.create("home", level: 1) { $0.isHidden = false }
    #expect(app.create("other") { $0.isHidden = false } == ["other visible 2.4"])
    #expect(app.windows == ["other", "home"])
  }

  @Test func `a new window is hidden already`() {
    let app = Transcript()
    #expect(app.create("home") { $0.isHidden = true } == [])
    #expect(app.notes == [.alreadyHidden])
  }

  @Test func `a frame keeps the bounds' origin`() throws {
    let app = Transcript()
    app.create("home") { $0.frame = Rect(x: 10, y: 20, width: 30, height: 40) }
    app.change("home") { $0.bounds = Rect(x: 5, y: 7, width: 30, height: 40) }
    #expect(try app.view("home").frame == Rect(x: 10, y: 20, width: 30, height: 40))
    app.change("home") { $0.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
    #expect(try app.view("home").bounds == Rect(x: 5, y: 7, width: 10, height: 10))
  }

  @Test func `new bounds keep the centre`() throws {
    let app = Transcript()
    app.create("home") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
    app.change("home") { $0.bounds = Rect(x: 0, y: 0, width: 20, height: 40) }
    #expect(try app.view("home").frame == Rect(x: 40, y: 30, width: 20, height: 40))
  }
}
