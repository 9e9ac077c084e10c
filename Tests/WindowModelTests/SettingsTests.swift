import TestSupport
import Testing
import WindowModel

@Suite struct SettingsTests {
  @Test func `the profile is iOS 12 on an iPhone 8 unless somebody chose`() {
    let settings = Settings()
    #expect(settings.profile == .ios12)
    #expect(settings.knobs == Profile.ios12.knobs)
    #expect(settings.device == .standard)
    #expect(Device.standard.name == "iPhone 8")
    #expect(Device.standard == Device.all.first)
    #expect(settings.launch == .foreground)
  }

  @Test func `iOS 8 has no scenes, touches that leave the key alone and windows without a frame`() {
    let knobs = Profile.ios8.knobs
    #expect(knobs.scenes == .none)
    #expect(!knobs.touchMakesKey)
    #expect(knobs.keyOnDealloc == .fallback)
    #expect(knobs.windowInitFrame == .zero)
    #expect(knobs.tabSwitchOrder == .seed)
    #expect(knobs.defaultModalStyle == .fullScreen)
  }

  @Test func `iOS 12 lets a touch make its window key and fills the screen`() {
    let knobs = Profile.ios12.knobs
    #expect(knobs.scenes == .none)
    #expect(knobs.touchMakesKey)
    #expect(knobs.keyOnDealloc == .fallback)
    #expect(knobs.windowInitFrame == .screenBounds)
    #expect(knobs.tabSwitchOrder == .seed)
    #expect(knobs.defaultModalStyle == .fullScreen)
  }

  @Test func `iOS 13 may have scenes, and leaves nobody key after a release`() {
    let knobs = Profile.ios13.knobs
    #expect(knobs.scenes == .optional)
    #expect(!knobs.touchMakesKey)
    #expect(knobs.keyOnDealloc == .none)
    #expect(knobs.windowInitFrame == .screenBounds)
    #expect(knobs.tabSwitchOrder == .observed)
    #expect(knobs.defaultModalStyle == .pageSheet)
  }

  @Test func `iOS 17 has a key window for each scene`() {
    let knobs = Profile.ios17.knobs
    #expect(knobs.scenes == .perScene)
    #expect(knobs.touchMakesKey)
    #expect(knobs.keyOnDealloc == .none)
    #expect(knobs.windowInitFrame == .screenBounds)
    #expect(knobs.tabSwitchOrder == .observed)
    #expect(knobs.defaultModalStyle == .pageSheet)
  }

  @Test func `a knob can be set against its profile`() throws {
    var settings = Settings(profile: .ios17)
    settings.knobs.scenes = .none
    settings.knobs.windowInitFrame = .zero
    let app = Transcript(settings)
    app.create("home")
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(try app.view("home").frame == .zero)
    #expect(app.app.settings.profile == .ios17)
  }

  @Test func `a window without a frame has the size of the device that was chosen`() throws {
    let device = try #require(Device.all.last)
    let app = Transcript(Settings(device: device))
    app.create("home")
    #expect(try app.view("home").frame.size == device.screenSize)
  }

  @Test func `devices have names of their own`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
