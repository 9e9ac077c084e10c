import TestSupport
import Testing
import WindowModel

@Suite struct ViewLoadingTests {
  @Test func `a new controller has nothing, not even a view`() throws {
    let app = Transcript()
    #expect(app.createController("home") == [])
    let home = try app.controller("home")
    #expect(home.controllerClass == .viewController)
    #expect(home.title == nil && home.view == nil && !home.isViewLoaded)
    #expect(home.parent == nil && home.children == [] && home.window == nil)
    #expect(home.presented == nil && home.presenting == nil)
    #expect(home.appearance == .disappeared && !home.definesPresentationContext)
    #expect(home.forwardsAppearance && home.overrides == Overrides())
    #expect(ViewControllerDefaults.navigation(in: app))
  }

  @Test func `the view is loaded by whoever asks first, once`() throws {
    let app = Transcript()
    app.createController("home")
    #expect(app.loadView("home") == ["home loadView C1", "home viewDidLoad C1"])
    #expect(app.loadView("home") == [])
    #expect(app.notes == [.viewIsLoaded])
    #expect(try app.view("home-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try app.controller("home").isViewLoaded)
  }

  @Test func `a view that is let go is loaded anew, and goes unless it lies somewhere`() throws {
    let app = Transcript()
    app.createController("home")
    app.loadView("home")
    #expect(
      app.changeController("home") { $0.view = .some(nil) } == [
        "home-view dealloc 1.1 lastReferenceGone"
      ])
    #expect(try !app.controller("home").isViewLoaded)
    #expect(app.loadView("home") == ["home loadView C1", "home viewDidLoad C1"])
    #expect(try app.controller("home").view.map(app.name) == "v1")
  }

  @Test func `a subclass loads what it says`() throws {
    let app = Transcript()
    app.createController("home", "HomePage_RootViewController") { $0.viewClass = "UIScrollView" }
    app.createController("list", "UITableViewController")
    app.loadView("home")
    app.loadView("list")
    #expect(try app.view("home-view").className == "UIScrollView")
    #expect(try app.view("list-view").className == "UITableView")
    #expect(try app.view("list-view").clipsToBounds)
    let new = Transcript(.ios13)
    new.createController("home")
    new.loadView("home")
    #expect(try !new.view("home-view").clipsToBounds)
  }

  @Test func `a controller keeps its view alive, and its view does not keep it`() throws {
    let app = Transcript()
    app.createController("home")
    app.createView("box")
    #expect(app.changeController("home") { $0.view = "box" } == [])
    #expect(try app.controller("home").isViewLoaded)
    app.set("box", to: nil)
    #expect(try app.view("box").owner == app.app.controller("home"))
    app.createView("room")
    app.add("box", to: "room")
    #expect(app.set("home", to: nil) == ["home dealloc C4 lastReferenceGone"])
    #expect(try app.tree("room") == "room > box")
    #expect(app.createController("gone", retained: false) == ["gone dealloc C4 neverRetained"])
  }

  @Test func `a view has one controller only`() {
    let app = Transcript()
    app.createController("home")
    app.createController("next", "NextController")
    app.createView("box", "Box")
    app.changeController("home") { $0.view = "box" }
    var properties = ControllerProperties()
    properties.view = "box"
    #expect(
      app.refusal(of: .changeController("next", properties))
        == .exception(
          name: "UIViewControllerHierarchyInconsistency",
          reason:
            "A view can only be associated with at most one view controller at a time! View <Box: box> is associated with <UIViewController: home>. Clear this association before associating this view with <NextController: next>."
        ))
    #expect(app.refusal(of: .changeController("home", properties)) == nil)
  }

  @Test func `what a controller can't be made with is refused`() {
    let app = Transcript(
      .standard, capacity: .init(controllers: 1))
    app.create("window")
    app.createView("box")
    let wrong: [(String, (inout ControllerProperties) -> Void)] = [
      ("title", { $0.title = String(repeating: "x", count: 257) }),
      ("view", { $0.view = "window" }), ("viewClass", { $0.viewClass = .window }),
    ]
    for (property, set) in wrong {
      var properties = ControllerProperties()
      set(&properties)
      let refusal = app.refusal(
        of: .createController(identifier: nil, properties: properties, retained: true))
      guard case .invalidValue(property, _) = refusal else {
        Issue.record("\(property): \(String(describing: refusal))")
        continue
      }
    }
    var properties = ControllerProperties()
    #expect(
      app.refusal(of: .createController(identifier: "box", properties: properties, retained: true))
        == .identifierTaken("box"))
    app.createController("home")
    #expect(
      app.refusal(of: .createController(identifier: nil, properties: properties, retained: true))
        == .full(.controller, limit: 1))
    properties.view = "home"
    #expect(
      app.refusal(of: .changeController("home", properties))
        == .unknown(.view, "home", property: "view"))
    #expect(app.refusal(of: .changeView("home", ViewProperties())) == .notFound(.view, "home"))
    #expect(app.refusal(of: .loadView("box")) == .notFound(.controller, "box"))
  }
}

private enum ViewControllerDefaults {
  /// Whether only a navigation controller defines a presentation context.
  static func navigation(in app: Transcript) -> Bool {
    app.createController("nav", .navigationController)
    app.createController("tab", .tabBarController)
    return (try? app.controller("nav").definesPresentationContext) == true
      && (try? app.controller("tab").definesPresentationContext) == false
  }
}
