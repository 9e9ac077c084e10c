import TestSupport
import Testing
import WindowModel

/// The article's experiment with a shake and a window that is not key, in its four variants.
@Suite struct ShakeTests {
  /// A key window `home` and, in front of it, `small`, whose class handles shakes and which has a button.
  private func app(_ settings: Settings = Settings(), canBecomeKey: Bool = true) -> Transcript {
    let app = Transcript(settings)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("small", level: 100) {
      $0.frame = Rect(x: 100, y: 100, width: 100, height: 100)
      $0.handles = [.motion]
      $0.canBecomeKey = canBecomeKey
      $0.isHidden = false
    }
    app.createView("button", "UIButton", in: "small") {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 30)
      $0.actions = [ControlAction(.touchUpInside, "btn2Click")]
    }
    return app
  }

  @Test func `a window that is not key gets no shake`() {
    let app = app()
    #expect(app.keyWindow == "home")
    #expect(app.shake() == [])
    #expect(app.notes == [.nobodyHandles])
    #expect(
      app.deliveries == [
        "motionBegan: home passesOn, application passesOn, delegate passesOn",
        "motionEnded: home passesOn, application passesOn, delegate passesOn",
      ])
  }

  @Test func `its button works, and the action finds it key already`() {
    let app = app()
    #expect(
      app.tap(110, 110) == [
        "home resigns 3.2", "small key 3.2", "button touchesBegan 6.8", "button touchesEnded 6.8",
        "button sendAction 6.8A btn2Click",
      ])
    #expect(app.windows == ["home", "small"])
  }

  @Test func `once it is key it gets the shake`() {
    let app = app()
    app.tap(110, 110)
    #expect(app.shake() == ["small motionBegan 8.3", "small motionEnded 8.3"])
    #expect(app.notes == [])
  }

  @Test func `a window that can't be key works too and never gets a shake`() {
    let app = app(canBecomeKey: false)
    #expect(
      app.tap(110, 110) == [
        "button touchesBegan 6.8", "button touchesEnded 6.8", "button sendAction 6.8A btn2Click",
      ])
    #expect(app.notes == [.cannotBecomeKey])
    #expect(app.keyWindow == "home")
    #expect(app.shake() == [])
    #expect(app.perform(.makeKeyAndVisible("small")) == [])
    #expect(app.shake() == [])
  }

  @Test(arguments: Profile.allCases)
  func `whether a touch makes its window key depends on the version`(profile: Profile) {
    for isSet in [true, false] {
      var settings = Settings(profile: profile)
      settings.knobs.scenes = .none
      #expect(settings.knobs.touchMakesKey == [.ios12, .ios17].contains(profile))
      settings.knobs.touchMakesKey = isSet
      let app = app(settings)
      app.tap(110, 110)
      #expect(app.keyWindow == (isSet ? "small" : "home"))
      #expect(app.shake().isEmpty == !isSet)
    }
  }

  @Test func `the window becomes key by a touch anywhere in it, and not by one that misses it`() {
    let app = app()
    app.tap(90, 90)
    #expect(app.keyWindow == "home")
    #expect(app.touch(.began, 150, 190) == ["home resigns 3.2", "small key 3.2"])
    #expect(app.notes == [.nobodyHandles])
  }

  @Test func `a touch moves no window in front of its peers`() {
    let app = Transcript()
    app.create("behind")
    app.create("small") { $0.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
    for window in ["behind", "small"] as [Identifier] { app.makeKeyAndVisible(window) }
    #expect(app.tap(50, 50) == ["small resigns 3.2", "behind key 3.2"])
    #expect(app.windows == ["behind", "small"])
  }
}
