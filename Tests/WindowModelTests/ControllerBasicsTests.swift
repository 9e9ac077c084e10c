import TestSupport
import Testing
import WindowModel

/// Controllers in no window, and their containers, as in tests that ran on UIKit.
@Suite struct ControllerBasicsTests {
  @Test
  func `a tab bar controller has no controllers and no selection, a navigation an empty stack`()
    throws
  {
    let app = Transcript()
    app.createController("tab", .tabBarController)
    app.createController("nav", .navigationController)
    app.createController("vc")
    let tab = try app.controller("tab")
    #expect(tab.stack?.isSet == false && tab.stack?.selected == nil && tab.children == [])
    app.loadView("tab")
    #expect(try app.subviews("tab-view") == ["tab-transition", "tab-bar"])
    #expect(try app.controller("nav").children == [])
    app.changeController("nav") { $0.viewControllers = ["vc"] }
    #expect(try app.controller("nav").children.map(app.name) == ["vc"])
    app.changeController("nav") { $0.viewControllers = .some(nil) }
    #expect(try app.controller("nav").children == [])
  }

  @Test func `presenting and dismissing outside any window throws nothing`() throws {
    for name in ["child", "b", "c"] as [Identifier] {
      let app = Transcript()
      for name in ["a", "b", "c", "child"] as [Identifier] { app.createController(name) }
      app.createController("navB", .navigationController) { $0.viewControllers = ["b"] }
      app.present(name == "b" ? "navB" : name, on: "a")
      #expect(app.diagnostics.count == 1)
      app.dismiss(name)
      app.dismiss("a")
      #expect(try app.controller("a").presented == nil)
    }
    let app = Transcript()
    for name in ["a", "b", "c"] as [Identifier] { app.createController(name) }
    app.present("b", on: "a")
    app.present("c", on: "b")
    app.dismiss("b")
    app.dismiss("a")
    app.createController("navB", .navigationController) { $0.viewControllers = ["b"] }
    app.createController("navC", .navigationController) { $0.viewControllers = ["c"] }
    app.present("navB", on: "a")
    app.present("navC", on: "b")
    app.dismiss("c")
    #expect(try app.controller("a").presented == nil)
  }

  @Test func `appearance calls outside any window are balanced`() {
    let app = Transcript()
    app.createController("vc")
    #expect(
      app.perform(.beginAppearanceTransition("vc", isAppearing: true, animated: true)) == [
        "vc loadView C1", "vc viewDidLoad C1", "vc viewWillAppear 2.6A animated",
      ])
    #expect(app.perform(.endAppearanceTransition("vc")) == ["vc viewDidAppear 2.6A animated"])
    #expect(app.diagnostics == [])
  }

  @Test func `a container of the app's own shows one child and then another in its place`() throws {
    let app = Transcript.presenting(.ios12)
    app.perform(.addChild("B", to: "A"))
    #expect(try app.controller("B").parent.map(app.name) == "A")
    #expect(try !app.controller("B").isViewLoaded)
    app.loadView("B")
    app.add("B-view", to: "A-view")
    app.perform(.didMove("B", toParent: "A"))
    #expect(try app.superview("B-view") == "A-view")
    app.perform(.willMove("B", toParent: nil))
    app.remove("B-view")
    app.perform(.removeFromParent("B"))
    app.perform(.addChild("C", to: "A"))
    app.loadView("C")
    app.add("C-view", to: "A-view")
    app.perform(.didMove("C", toParent: "A"))
    #expect(try app.controller("B").parent == nil && app.superview("B-view") == nil)
    #expect(try app.controller("C").parent.map(app.name) == "A")
    #expect(try app.superview("C-view") == "A-view")
    #expect(try app.controller("C").appearance == .appeared)
  }

  @Test func `what covers the screen is as large as the screen`() throws {
    let app = Transcript.presenting(.ios12)
    app.present("B", on: "A")
    #expect(try app.view("B-view").frame == app.app.mainScreen.bounds)
    app.dismiss("B")
    #expect(try app.controller("A").presented == nil)
    #expect(try app.controller("B").presenting == nil)
  }

  @Test func `a child that let go of its shown view goes with its container`() throws {
    let app = Transcript.inNavigation(.ios12)
    app.changeController("A") { $0.view = .some(nil) }
    #expect(try app.controller("A").appearance == .appeared)
    #expect(
      app.appearances(app.hide("window")) == [
        "nav.willDis", "A.willDis", "nav.didDis", "A.didDis",
      ])
  }

  @Test func `a view that is let go while it is shown stays, and its controller counts as shown`()
    throws
  {
    let app = Transcript.presenting(.ios12)
    #expect(app.changeController("A") { $0.view = .some(nil) } == [])
    #expect(try app.tree("window") == "window > A-view")
    #expect(try app.controller("A").appearance == .appeared)
    #expect(try !app.controller("A").isViewLoaded)
    #expect(
      app.callbacks(app.hide("window")) == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(app.callbacks(app.setRoot("B", of: "window")).filter { $0.hasPrefix("A") } == [])
    app.show("window")
    #expect(try app.tree("window") == "window > [A-view, B-view]")
  }
}
