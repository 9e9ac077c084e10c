import TestSupport
import Testing
import WindowModel

@Suite struct ContainmentTests {
  /// A window that shows `home`, and a controller `list` beside it.
  private func home(_ profile: Profile = .ios12) -> Transcript {
    let app = Transcript(profile)
    app.create("window")
    app.createController("home")
    app.createController("list")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  @Test func `a child is told before it comes and after it goes, and loads nothing`() throws {
    let app = home()
    #expect(app.perform(.addChild("list", to: "home")) == ["list willMoveToParent home 2.6"])
    #expect(try app.controller("list").parent.map(app.name) == "home")
    #expect(try app.controller("home").children.map(app.name) == ["list"])
    #expect(try !app.controller("list").isViewLoaded)
    #expect(
      app.perform(.didMove("list", toParent: "home")) == ["list didMoveToParent home 2.6"])
    #expect(app.perform(.willMove("list", toParent: nil)) == ["list willMoveToParent nil 2.6"])
    #expect(app.perform(.removeFromParent("list")) == ["list didMoveToParent nil 2.6"])
    #expect(try app.controller("list").parent == nil)
    #expect(app.perform(.removeFromParent("list")) == [])
    #expect(app.notes == [.noParent])
  }

  @Test func `a child whose view is added on screen appears, and disappears with it`() {
    let app = home()
    app.perform(.addChild("list", to: "home"))
    app.loadView("list")
    #expect(
      app.add("list-view", to: "home-view") == [
        "list viewWillAppear 2.6B", "list-view willMoveToSuperview home-view 1.2B",
        "list-view willMoveToWindow window 1.2B", "list-view didMoveToWindow window 1.2B",
        "list-view didMoveToSuperview home-view 1.2B", "home-view didAddSubview list-view 1.2B",
        "home viewWillLayoutSubviews 1.5", "home-view layoutSubviews 1.5",
        "home viewDidLayoutSubviews 1.5", "list viewWillLayoutSubviews 1.5",
        "list-view layoutSubviews 1.5", "list viewDidLayoutSubviews 1.5",
        "list viewDidAppear 2.6B",
      ])
    #expect(
      app.callbacks(app.remove("list-view")) == [
        "list.viewWillDisappear", "list.viewDidDisappear", "home.viewWillLayoutSubviews",
        "home.viewDidLayoutSubviews",
      ])
  }

  @Test func `a container passes its appearance on to those whose views lie in its own`() {
    let app = home()
    app.createController("detail")
    for child in ["list", "detail"] as [Identifier] { app.perform(.addChild(child, to: "home")) }
    app.loadView("list")
    app.loadView("detail")
    app.add("list-view", to: "home-view")
    app.hide("window")
    #expect(
      app.callbacks(app.show("window")) == [
        "home.viewWillAppear", "list.viewWillAppear", "home.viewDidAppear", "list.viewDidAppear",
      ])
  }

  @Test func `a container that does it itself is not helped`() {
    let app = home()
    app.changeController("home") { $0.forwardsAppearance = false }
    app.perform(.addChild("list", to: "home"))
    app.loadView("list")
    #expect(
      app.callbacks(app.add("list-view", to: "home-view")).allSatisfy {
        !$0.hasPrefix("list.viewWillA")
      })
    #expect(
      app.perform(.beginAppearanceTransition("list", isAppearing: true, animated: true)) == [
        "list viewWillAppear 2.6A animated"
      ])
    #expect(
      app.perform(.endAppearanceTransition("list")) == ["list viewDidAppear 2.6A animated"])
    #expect(
      app.callbacks(app.hide("window")) == ["home.viewWillDisappear", "home.viewDidDisappear"])
  }

  @Test func `calls that do not match are logged`() {
    let app = home()
    let log = [
      "Unbalanced calls to begin/end appearance transitions for <UIViewController: list>."
    ]
    app.perform(.endAppearanceTransition("list"))
    #expect(app.diagnostics == log)
    app.perform(.beginAppearanceTransition("list", isAppearing: true, animated: false))
    #expect(app.diagnostics == [])
    #expect(
      app.perform(.beginAppearanceTransition("list", isAppearing: true, animated: false)) == [])
    #expect(app.diagnostics == log)
    app.perform(.endAppearanceTransition("list"))
    app.perform(.beginAppearanceTransition("list", isAppearing: true, animated: false))
    #expect(app.notes == [.alreadyThere])
  }

  @Test func `a child's view can't lie in another controller's view`() {
    let app = home()
    app.createController("other")
    app.createView("room")
    app.perform(.addChild("list", to: "home"))
    for controller in ["list", "other"] as [Identifier] { app.loadView(controller) }
    func mismatch(_ nearest: String, _ which: String, _ parent: String) -> Refusal {
      .exception(
        name: "UIViewControllerHierarchyInconsistency",
        reason:
          "child view controller:<UIViewController: list> should have parent view controller:\(nearest) but \(which) parent is:\(parent)"
      )
    }
    #expect(
      app.refusal(of: .insertSubview("list-view", into: "other-view"))
        == mismatch("<UIViewController: other>", "actual", "<UIViewController: home>"))
    app.create("panel")
    #expect(
      app.refusal(of: .insertSubview("list-view", into: "panel"))
        == mismatch("(null)", "actual", "<UIViewController: home>"))
    app.add("room", to: "panel")
    #expect(
      app.refusal(of: .insertSubview("list-view", into: "room"))
        == mismatch("(null)", "actual", "<UIViewController: home>"))
    app.add("list-view", to: "home-view")
    #expect(
      app.refusal(of: .addChild("list", to: "other"))
        == mismatch("<UIViewController: home>", "requested", "<UIViewController: other>"))
  }

  @Test func `a child's view may be put into a view that goes into its parent's later`() throws {
    let app = home()
    app.createView("room")
    app.perform(.addChild("list", to: "home"))
    app.loadView("list")
    #expect(
      app.add("list-view", to: "room") == [
        "list-view willMoveToSuperview room 1.2A", "list-view didMoveToSuperview room 1.2A",
        "room didAddSubview list-view 1.2A",
      ])
    #expect(app.add("room", to: "home-view").first == "list viewWillAppear 2.6B")
    #expect(try app.superview("list-view") == "room")
  }

  @Test func `controllers do not lie in themselves, too deep or where they can't`() {
    let app = home()
    #expect(app.refusal(of: .addChild("list", to: "list")) != nil)
    #expect(app.refusal(of: .addChild("home", to: "list")) != nil)
    #expect(
      app.refusal(of: .addChild("nobody", to: "home"))
        == .unknown(.controller, "nobody", property: "controller"))
    #expect(
      app.refusal(of: .didMove("list", toParent: "nobody"))
        == .unknown(.controller, "nobody", property: "toParent"))
    for number in 0..<Application.mostNesting {
      app.createController("c\(number)")
      if number > 0 { app.perform(.addChild("c\(number)", to: "c\(number - 1)")) }
    }
    #expect(
      app.refusal(of: .addChild("c0", to: "list"))
        == .notPossible("Controllers lie 16 deep at most, one within the other."))
    app.perform(.addChild("list", to: "home"))
    app.perform(.addChild("list", to: "home"))
    #expect(app.notes == [.alreadyChild])
  }

  @Test func `a container keeps its children alive, and lets them go with itself`() {
    let app = Transcript()
    app.createController("home")
    app.createController("list")
    app.perform(.addChild("list", to: "home"))
    #expect(app.set("list", to: nil) == [])
    #expect(
      app.release("home") == [
        "home dealloc C4 lastReferenceGone", "list dealloc C4 lastReferenceGone",
      ])
  }
}
