import TestSupport
import Testing
import WindowModel

@Suite struct WindowVisibilityTests {
  @Test func `showing a window posts once and makes nothing key`() throws {
    let app = Transcript()
    app.create("home")
    #expect(app.show("home") == ["home visible 2.4"])
    #expect(try app.view("home").isHidden == false)
    #expect(app.keyWindow == nil)

    #expect(app.show("home") == [])
    #expect(app.notes == [.alreadyVisible])
  }

  @Test func `hiding a window posts once`() throws {
    let app = Transcript()
    app.create("home")
    app.show("home")
    #expect(app.hide("home") == ["home hidden 2.4"])
    #expect(try app.view("home").isHidden)

    #expect(app.hide("home") == [])
    #expect(app.notes == [.alreadyHidden])
  }

  @Test func `alpha, level, frame and colour of a visible window post nothing`() {
    let app = Transcript()
    app.create("home")
    app.show("home")
    let events = app.change("home") {
      $0.alpha = 0
      $0.windowLevel = .alert
      $0.frame = .zero
      $0.backgroundColor = Color("red")
    }
    #expect(events == [])
    #expect(app.notes == [])
  }

  @Test func `being covered posts nothing`() {
    let app = Transcript()
    app.create("home")
    app.show("home")
    app.create("cover")
    #expect(app.show("cover") == ["cover visible 2.4"])
  }

  @Test func `the first window is shown and becomes key`() {
    let app = Transcript()
    app.create("home", level: 3000)
    app.set(.delegateWindow, to: "home")
    #expect(app.keyWindow == nil)

    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(app.keyWindow == "home")
    #expect(app.notes == [])
  }

  @Test func `an alert is shown, the old key window resigns, the alert becomes key`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("alert", level: 1996)
    app.makeKeyAndVisible("alert")

    #expect(
      app.events == [
        "home visible 2.3", "home key 2.3",
        "alert visible 2.3", "home resigns 2.3", "alert key 2.3",
      ])
  }

  @Test func `makeKeyAndVisible on a visible window posts only what the key does`() {
    let app = Transcript()
    app.create("home")
    app.show("home")
    #expect(app.makeKeyAndVisible("home") == ["home key 2.3"])
    #expect(app.makeKeyAndVisible("home") == [])
    #expect(app.notes == [.alreadyKey])
  }

  @Test func `makeKeyAndVisible on a hidden key window shows it`() {
    let app = Transcript()
    app.create("home")
    app.makeKey("home")
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3"])
    #expect(app.notes == [.alreadyKey])
  }

  @Test func `a window that can't become key is shown all the same`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("overlay") { $0.canBecomeKey = false }
    #expect(app.makeKeyAndVisible("overlay") == ["overlay visible 2.3"])
    #expect(app.notes == [.cannotBecomeKey])
    #expect(app.keyWindow == "home")
  }

  @Test func `a window without a size can be visible and key`() {
    let app = Transcript()
    app.create("home") { $0.frame = .zero }
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
  }

  @Test(arguments: [Profile.ios8, .ios12, .ios13])
  func `without scenes of its own a window is shown and made key`(profile: Profile) {
    let app = Transcript(profile)
    app.create("home")
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(app.notes == [])
  }

  @Test func `with a key window for each scene a window without a scene is neither shown nor key`()
  {
    let app = Transcript(.ios17)
    app.connect(scene: nil)
    app.create("home")
    app.create("other")
    #expect(app.makeKeyAndVisible("home") == [])
    #expect(app.notes == [.noSceneToShowIn, .noScene])
    #expect(app.windows == ["other", "home"])
    #expect(app.makeKey("home") == [])
    #expect(app.notes == [.noScene])
    #expect(app.hide("home") == [])
    #expect(app.notes == [.alreadyHidden])
    #expect(app.keyWindow == nil)
  }
}
