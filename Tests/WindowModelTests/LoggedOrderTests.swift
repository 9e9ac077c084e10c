import TestSupport
import Testing
import WindowModel

/// The orders of callbacks in published logs of UIKit, one test each.
@Suite struct LoggedOrderTests {
  /// A window whose root is a container of this class, with `A` in front and `B` to show.
  private func shown(
    _ container: ControllerClass?, _ profile: Profile = .ios12, tabs: [Identifier] = ["A"]
  ) -> Transcript {
    let app = Transcript(profile)
    app.create("window")
    app.createController("A")
    app.createController("B")
    if let container {
      app.createController("root", container) { $0.viewControllers = .some(tabs) }
    }
    app.setRoot(container == nil ? "A" : "root", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  /// The callbacks of `A` and `B`.
  private func order(_ lines: [String], _ app: Transcript) -> [String] {
    app.appearances(lines).filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
  }

  @Test(arguments: [Profile.ios8, .ios12, .ios13])
  func `a launch with a root`(profile: Profile) {
    let app = shown(nil, profile)
    #expect(
      app.callbacks(app.events).map { $0.dropFirst(2) } == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test(arguments: [true, false])
  func `push, and back`(animated: Bool) {
    let app = shown(.navigationController)
    #expect(
      order(app.perform(.push("B", onto: "root", animated: animated)), app) == [
        "A.willDis", "B.didLoad", "B.willApp", "A.didDis", "B.didApp",
      ])
    #expect(
      order(app.perform(.pop("root", animated: animated)), app) == [
        "B.willDis", "A.willApp", "B.didDis", "A.didApp",
      ])
    // Already loaded.
    #expect(
      order(app.perform(.push("B", onto: "root", animated: animated)), app) == [
        "A.willDis", "B.willApp", "A.didDis", "B.didApp",
      ])
  }

  @Test func `a tab's first visit and the way back, as four logs have it`() {
    let app = shown(.tabBarController, .ios13, tabs: ["A", "B"])
    #expect(
      order(app.perform(.select(.index(1), in: "root")), app) == [
        "B.didLoad", "B.willApp", "A.willDis", "A.didDis", "B.didApp",
      ])
    #expect(
      order(app.perform(.select(.index(0), in: "root")), app) == [
        "A.willApp", "B.willDis", "B.didDis", "A.didApp",
      ])
  }

  @Test func `the same tabs, as the article has them`() {
    let app = shown(.tabBarController, .ios12, tabs: ["A", "B"])
    #expect(
      order(app.perform(.select(.index(1), in: "root")), app) == [
        "B.didLoad", "B.willApp", "A.willDis", "B.didApp", "A.didDis",
      ])
  }

  @Test(arguments: [true, false])
  func `present and dismiss, as the article has them`(animated: Bool) {
    let app = shown(nil)
    #expect(
      order(app.present("B", on: "A", animated: animated), app) == [
        "B.didLoad", "A.willDis", "B.willApp", "B.didApp", "A.didDis",
      ])
    #expect(
      order(app.dismiss("B", animated: animated), app) == [
        "B.willDis", "A.willApp", "A.didApp", "B.didDis",
      ])
  }

  @Test func `a view that is made in viewDidLoad, with a child, and taken out again`() {
    let app = Transcript(.ios12)
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.loadView("home")
    let own = { (lines: [String]) in
      lines.filter { $0.hasPrefix("my ") }.map { $0.split(separator: " ")[1] }
    }
    app.createView("my", "MyView")
    #expect(own(app.add("my", to: "home-view")) == ["willMoveToSuperview", "didMoveToSuperview"])
    #expect(own(app.createView("child", in: "my")) == ["didAddSubview"])
    #expect(
      own(app.makeKeyAndVisible("window")) == [
        "willMoveToWindow", "didMoveToWindow", "layoutSubviews",
      ])
    #expect(
      own(app.remove("my")) == [
        "willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview",
      ])
  }

  @Test(arguments: Profile.allCases)
  func `a chain of three knows who presents whom`(profile: Profile) throws {
    let app = Transcript.presenting(profile)
    app.present("B", on: "A", animated: true)
    app.present("C", on: "B", animated: true)
    for (name, presenting, presented) in [("A", nil, "B"), ("B", "A", "C"), ("C", "B", nil)] {
      let controller = try app.controller(#require(Identifier(name)))
      #expect(controller.presenting.map(app.name) == presenting)
      #expect(controller.presented.map(app.name) == presented)
    }
  }
}
