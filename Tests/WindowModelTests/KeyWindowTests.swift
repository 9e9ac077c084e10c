import TestSupport
import Testing
import WindowModel

@Suite struct KeyWindowTests {
  @Test func `the old key window resigns before the new one becomes key`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.makeKeyAndVisible("home")
    #expect(app.makeKey("other") == ["home resigns 2.5", "other key 2.5"])
    #expect(app.keyWindow == "other")
  }

  @Test func `making the key window key posts nothing`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    #expect(app.makeKey("home") == [])
    #expect(app.notes == [.alreadyKey])
  }

  @Test func `a hidden window can be key and stays hidden`() throws {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.makeKeyAndVisible("home")
    #expect(app.makeKey("other") == ["home resigns 2.5", "other key 2.5"])
    #expect(try app.view("other").isHidden)
    #expect(try app.view("home").isHidden == false)
  }

  @Test func `a window that can't become key is refused silently`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("overlay") { $0.canBecomeKey = false }
    #expect(app.makeKey("overlay") == [])
    #expect(app.notes == [.cannotBecomeKey])
    #expect(app.keyWindow == "home")
  }

  @Test func `a key window that can't become key any more stays key until it changes`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.makeKeyAndVisible("home")
    #expect(app.change("home") { $0.canBecomeKey = false } == [])
    #expect(app.keyWindow == "home")

    #expect(app.makeKey("other") == ["home resigns 2.5", "other key 2.5"])
    #expect(app.makeKey("home") == [])
    #expect(app.notes == [.cannotBecomeKey])
  }

  @Test func `a level has no say in who is key`() {
    let app = Transcript()
    app.create("high", level: 9999)
    app.create("low", level: -9999)
    app.makeKeyAndVisible("high")
    #expect(app.makeKeyAndVisible("low").last == "low key 2.3")
    #expect(app.keyWindow == "low")
    #expect(app.windows == ["low", "high"])
  }

  @Test func `hiding the only window leaves nobody key`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    #expect(app.hide("home") == ["home resigns 2.7", "home hidden 2.7"])
    #expect(app.keyWindow == nil)
  }

  @Test func `a dismissed sheet resigns, the window behind it becomes key, the sheet is hidden`() {
    let app = Transcript()
    app.create("home")
    app.create("sheet", level: 2001)
    app.makeKeyAndVisible("home")
    app.makeKeyAndVisible("sheet")
    #expect(
      app.hide("sheet") == ["sheet resigns 2.7", "home key 2.7 fallback", "sheet hidden 2.7"])
  }

  @Test func `the key falls to the front-most window, not to the one that was key before`() {
    let app = Transcript()
    app.create("home")
    app.create("overlay", level: .alert)
    app.create("dialog")
    app.makeKeyAndVisible("home")
    app.show("overlay")
    app.makeKeyAndVisible("dialog")
    #expect(
      app.hide("dialog")
        == ["dialog resigns 2.7", "overlay key 2.7 fallback", "dialog hidden 2.7"])
  }

  @Test func `within a level the key falls to the window in front`() {
    let app = Transcript()
    for identifier: Identifier in ["home", "middle", "dialog"] {
      app.create(identifier)
      app.makeKeyAndVisible(identifier)
    }
    app.makeKeyAndVisible("home")
    #expect(
      app.hide("home") == ["home resigns 2.7", "dialog key 2.7 fallback", "home hidden 2.7"])
  }

  @Test func `the key passes over hidden windows and those that can't have it`() {
    let app = Transcript()
    app.create("home")
    app.create("dialog")
    app.create("hidden", level: 1)
    app.create("overlay", level: 2) { $0.canBecomeKey = false }
    app.show("overlay")
    app.show("home")
    app.makeKeyAndVisible("dialog")
    #expect(
      app.hide("dialog")
        == ["dialog resigns 2.7", "home key 2.7 fallback", "dialog hidden 2.7"])
  }

  @Test func `a transparent window gets the key like any other`() {
    let app = Transcript()
    app.create("home")
    app.create("clear") { $0.alpha = 0 }
    app.create("dialog")
    app.show("home")
    app.show("clear")
    app.makeKeyAndVisible("dialog")
    app.hide("dialog")
    #expect(app.keyWindow == "clear")
  }

  @Test func `hiding another window leaves the key where it is`() {
    let app = Transcript()
    app.create("home")
    app.create("other")
    app.makeKeyAndVisible("home")
    app.show("other")
    #expect(app.hide("other") == ["other hidden 2.4"])
    #expect(app.keyWindow == "home")
  }

  @Test(arguments: [Profile.ios8, .ios12, .ios13])
  func `hiding the key window passes the key on whatever the version`(profile: Profile) {
    let app = Transcript(profile)
    app.create("home")
    app.create("other")
    app.show("other")
    app.makeKeyAndVisible("home")
    #expect(
      app.hide("home") == ["home resigns 2.7", "other key 2.7 fallback", "home hidden 2.7"])
  }

  @Test func `a window's own becomeKey and resignKey come before the notifications, super or not`()
  {
    let app = Transcript()
    app.create("home") { $0.overrides = [.becomeKey, .resignKey] }
    app.create("panel") { $0.overrides = [.becomeKey] }
    #expect(
      app.makeKeyAndVisible("home") == ["home visible 2.3", "home becomeKey 2.8", "home key 2.3"])
    #expect(
      app.makeKey("panel") == [
        "home resignKey 2.8", "home resigns 2.5", "panel becomeKey 2.8", "panel key 2.5",
      ])
    #expect(
      app.makeKey("home") == ["panel resigns 2.5", "home becomeKey 2.8", "home key 2.5"])
    #expect(app.makeKey("home") == [])
  }
}
