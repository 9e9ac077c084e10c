import TestSupport
import Testing
import WindowModel

/// When `viewIsAppearing` comes (views-2.7).
@Suite struct AppearingTests {
  /// A window that shows `home`, which has the child controller `list`.
  private func home() -> Transcript {
    let app = Transcript(.ios17)
    app.connect(scene: "scene")
    app.create("window") { $0.windowScene = "scene" }
    app.createController("home")
    app.createController("list")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.addChild("list", to: "home"))
    app.loadView("list")
    return app
  }

  /// The appearance and layout events.
  private func passes(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("ppear") || $0.contains("ayoutSubviews") }
  }

  @Test func `a root is appearing when the views above it are laid out, before its own layout`() {
    let app = home()
    app.createController("next")
    #expect(
      passes(app.setRoot("next", of: "window")) == [
        "home viewWillDisappear R3", "next viewWillAppear R3", "home viewDidDisappear R3",
        "window-dropShadow layoutSubviews 1.5", "next viewIsAppearing 2.7",
        "next viewWillLayoutSubviews 1.5", "next-view layoutSubviews 1.5",
        "next viewDidLayoutSubviews 1.5", "next viewDidAppear 2.6B",
      ])
  }

  @Test func `a child is appearing after its parent's layout`() {
    let app = home()
    #expect(
      passes(app.add("list-view", to: "home-view")) == [
        "list viewWillAppear 2.6B", "home viewWillLayoutSubviews 1.5",
        "home-view layoutSubviews 1.5", "home viewDidLayoutSubviews 1.5",
        "list viewIsAppearing 2.7", "list viewWillLayoutSubviews 1.5",
        "list-view layoutSubviews 1.5", "list viewDidLayoutSubviews 1.5",
        "list viewDidAppear 2.6B",
      ])
  }

  @Test func `what a container of the app's own announces is appearing once its view is there`() {
    let app = home()
    let begin = Command.beginAppearanceTransition("list", isAppearing: true, animated: false)
    #expect(app.perform(begin) == ["list viewWillAppear 2.6A"])
    #expect(
      passes(app.add("list-view", to: "home-view")) == [
        "home viewWillLayoutSubviews 1.5", "home-view layoutSubviews 1.5",
        "home viewDidLayoutSubviews 1.5", "list viewIsAppearing 2.7",
        "list viewWillLayoutSubviews 1.5", "list-view layoutSubviews 1.5",
        "list viewDidLayoutSubviews 1.5",
      ])
    #expect(app.perform(.endAppearanceTransition("list")) == ["list viewDidAppear 2.6A"])
  }

  @Test func `a view that is there and is laid out is appearing at once`() {
    let app = home()
    app.changeController("home") { $0.forwardsAppearance = false }
    app.add("list-view", to: "home-view")
    let begin = Command.beginAppearanceTransition("list", isAppearing: true, animated: false)
    #expect(app.perform(begin) == ["list viewWillAppear 2.6A", "list viewIsAppearing 2.7"])
    #expect(app.perform(.endAppearanceTransition("list")) == ["list viewDidAppear 2.6A"])
  }

  @Test func `in one turn it comes before the view did appear, and once`() {
    let app = home()
    app.changeController("home") { $0.forwardsAppearance = false }
    let commands: [Command] = [
      .beginAppearanceTransition("list", isAppearing: true, animated: false),
      .insertSubview("list-view", into: "home-view"),
      .endAppearanceTransition("list"),
    ]
    #expect(
      passes(app.perform(.batch(commands))).filter { $0.hasPrefix("list ") } == [
        "list viewWillAppear 2.6A", "list viewIsAppearing 2.7", "list viewDidAppear 2.6A",
        "list viewWillLayoutSubviews 1.5", "list viewDidLayoutSubviews 1.5",
      ])
  }
}
