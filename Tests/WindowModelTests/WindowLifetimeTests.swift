import TestSupport
import Testing
import WindowModel

@Suite struct WindowLifetimeTests {
  @Test func `a window that nobody holds is gone at the end of the turn`() {
    let app = Transcript()
    #expect(app.create("lost", retained: false) == ["lost dealloc 1.5 neverRetained"])
    #expect(app.windows == [])
    #expect(app.app.window("lost") == nil)
  }

  @Test func `being visible keeps no window alive`() {
    let app = Transcript()
    let events = app.create("lost", retained: false) { $0.isHidden = false }
    #expect(
      events == ["lost visible 2.4", "lost hidden 2.7", "lost dealloc 1.5 neverRetained"])
  }

  @Test func `being key and visible keeps no window alive`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    let events = app.set("home", to: nil)
    #expect(
      events == ["home resigns 2.7", "home hidden 2.7", "home dealloc 1.5 lastReferenceGone"])
    #expect(app.keyWindow == nil)
    #expect(app.windows == [])
  }

  @Test func `a visible window that is not key is hidden, then gone`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("other")
    app.show("other")
    #expect(
      app.release("other") == ["other hidden 2.7", "other dealloc 1.5 lastReferenceGone"])
    #expect(app.windows == ["home"])
    #expect(app.keyWindow == "home")
  }

  @Test func `a hidden window goes without a word but dealloc`() {
    let app = Transcript()
    app.create("home")
    #expect(app.release("home") == ["home dealloc 1.5 lastReferenceGone"])
  }

  @Test(arguments: [Profile.ios8, .ios12])
  func `another window becomes key when the key window is released`(profile: Profile) {
    let app = Transcript(profile)
    app.create("home")
    app.create("alert", level: .alert)
    app.makeKeyAndVisible("home")
    app.makeKeyAndVisible("alert")
    #expect(
      app.release("alert") == [
        "alert resigns 2.7", "home key 2.7 fallback", "alert hidden 2.7",
        "alert dealloc 1.5 lastReferenceGone",
      ])
  }

  @Test func `from iOS 13 on nobody becomes key when the key window is released`() {
    let app = Transcript(.ios13)
    app.create("home")
    app.create("alert", level: .alert)
    app.makeKeyAndVisible("home")
    app.makeKeyAndVisible("alert")
    #expect(
      app.release("alert") == [
        "alert resigns 2.7", "alert hidden 2.7", "alert dealloc 1.5 lastReferenceGone",
      ])
    #expect(app.keyWindow == nil)
  }

  @Test(arguments: Knobs.KeyOnDealloc.allCases)
  func `a hidden key window gives the key away when it is released`(knob: Knobs.KeyOnDealloc) {
    var settings = Settings()
    settings.knobs.keyOnDealloc = knob
    let app = Transcript(settings)
    app.create("home")
    app.create("other")
    app.show("home")
    app.makeKey("other")
    let passed = knob == .fallback ? ["home key 2.7 fallback"] : []
    #expect(
      app.release("other")
        == ["other resigns 2.7"] + passed + ["other dealloc 1.5 lastReferenceGone"])
  }

  @Test func `a window with a key window for each scene is hidden, then gone`() {
    let app = Transcript(.ios17)
    app.connect(scene: "left")
    app.create("home") { $0.windowScene = "left" }
    app.show("home")
    #expect(app.release("home") == ["home hidden 2.7", "home dealloc 1.5 lastReferenceGone"])
  }

  @Test func `a window can take the place of the one that it replaces in its variable`() {
    let app = Transcript()
    app.create("first")
    app.set("second", to: "first")
    app.set("first", to: nil)
    app.makeKeyAndVisible("first")
    let events = app.create("second") { $0.isHidden = false }
    #expect(
      events == [
        "second visible 2.4", "first resigns 2.7", "second key 2.7 fallback", "first hidden 2.7",
        "first dealloc 1.5 lastReferenceGone",
      ])
  }

  @Test func `a window made without a frame has the screen's size, and none on iOS 8`() throws {
    for profile in Profile.allCases {
      let app = Transcript(profile)
      app.create("home")
      let screen = Rect(x: 0, y: 0, width: 375, height: 667)
      #expect(try app.view("home").frame == (profile == .ios8 ? .zero : screen))
    }
  }

  @Test(arguments: Profile.allCases)
  func `a window made with a frame keeps it`(profile: Profile) throws {
    let frame = Rect(x: 20, y: 70, width: 200, height: 100)
    let app = Transcript(profile)
    app.create("home") { $0.frame = frame }
    #expect(try app.view("home").frame == frame)
    #expect(try app.view("home").bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(try app.view("home").center == Point(x: 120, y: 120))
  }
}
