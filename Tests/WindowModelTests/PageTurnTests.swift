import TestSupport
import Testing
import WindowModel

/// Page view controllers: setting and turning pages, and finding the next ones.
@Suite struct PageTurnTests {
  /// A window whose root `book` shows page `A` of `A`, `B` and `C`, with the delegate `teller`.
  private func app(
    _ style: Pages.TransitionStyle = .scroll, _ profile: Profile = .ios12,
    _ set: (inout ControllerProperties) -> Void = { _ in }
  ) -> Transcript {
    var settings = Settings(profile: profile)
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    for name in ["A", "B", "C", "teller"] as [Identifier] { app.createController(name) }
    app.createController("book", .pageViewController) {
      $0.transitionStyle = style
      $0.pages = ["A", "B", "C"]
      $0.delegate = "teller"
      set(&$0)
    }
    app.perform(.setPage("book", "A"))
    app.setRoot("book", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  private func own(_ lines: [String], _ app: Transcript) -> [String] {
    app.callbacks(lines).filter { !$0.contains("Layout") && !$0.contains("oadView") }
  }

  private func page(_ app: Transcript) throws -> String? {
    try app.controller("book").stack?.selected.map(app.name)
  }

  @Test func `a new one curls across, shows no page and knows none`() throws {
    let app = Transcript()
    app.createController("book", .pageViewController)
    let stack = try #require(try app.controller("book").stack)
    let pages = try #require(stack.pages)
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(stack.selected == nil && pages.list == nil)
    #expect(try app.controller("book").viewClass == "_UIPageViewControllerContentView")
    #expect(app.app.viewControllers(of: try #require(app.app.controller("book"))) == [])
  }

  @Test func `a page that is set appears at once, before its container is on screen`() throws {
    let app = Transcript()
    for name in ["A", "B"] as [Identifier] { app.createController(name) }
    app.createController("book", .pageViewController) { $0.transitionStyle = .scroll }
    let set = app.perform(.setPage("book", "A", animated: true, completion: Completion("set")))
    #expect(
      app.callbacks(set) == [
        "book.loadView", "book.viewDidLoad", "A.willMoveToParent", "A.loadView", "A.viewDidLoad",
        "A.viewWillAppear", "A.viewDidAppear", "A.didMoveToParent", "book.completion",
      ])
    #expect(set.last == "book completion 2.8A set")
    #expect(set.contains("A viewWillAppear 2.8B"))
    let next = app.perform(.setPage("book", "B"))
    #expect(
      own(next, app) == [
        "B.willMoveToParent", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "B.viewDidAppear", "A.viewDidDisappear", "A.willMoveToParent", "B.didMoveToParent",
        "A.didMoveToParent",
      ])
    app.create("window")
    app.setRoot("book", of: "window")
    #expect(
      app.callbacks(app.makeKeyAndVisible("window")).filter { $0.hasPrefix("B.view") } == [
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
  }

  @Test func `the pages of a scrolled one lie in the middle of three views`() throws {
    let app = app()
    #expect(
      try app.tree("book-view")
        == "book-view > book-scroll > [book-slot1, book-slot2, book-slot3 > A-view]")
    let width = try app.view("book-view").bounds.size.width
    #expect(try app.view("book-scroll").contentOffset == Point(x: width, y: 0))
    #expect(try app.view("book-scroll").className == "_UIQueuingScrollView")
    #expect(app.app.convert(Point.zero, from: .view(try app.id("A-view")), to: .screen) == .zero)
    app.perform(.swipePage("book"))
    #expect(app.app.convert(Point.zero, from: .view(try app.id("B-view")), to: .screen) == .zero)
    #expect(try app.view("A-view").superview == nil)
    app.rotate(to: .landscapeLeft)
    let turned = try app.view("book-view").bounds.size
    #expect(turned.width > turned.height)
    #expect(try app.view("book-scroll").contentOffset == Point(x: turned.width, y: 0))
    #expect(try app.view("B-view").bounds.size == turned)
    #expect(app.app.convert(Point.zero, from: .view(try app.id("B-view")), to: .screen) == .zero)
  }

  @Test func `a swipe tells the delegate, who comes, who goes, and the delegate again`() throws {
    let app = app()
    let lines = app.perform(.swipePage("book"))
    #expect(
      own(lines, app) == [
        "book.pageViewControllerAfter", "B.viewDidLoad", "book.pageViewControllerBefore",
        "book.pageViewControllerWillTransition", "B.willMoveToParent", "B.viewWillAppear",
        "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear", "A.willMoveToParent",
        "B.didMoveToParent", "A.didMoveToParent", "book.pageViewControllerDidFinishAnimating",
        "book.pageViewControllerAfter", "C.viewDidLoad",
      ])
    #expect(lines.contains("book pageViewControllerWillTransition B 2.8B"))
    #expect(lines.contains("book pageViewControllerDidFinishAnimating A 2.8B"))
    #expect(lines.contains("B viewWillAppear 2.8B animated"))
    #expect(try page(app) == "B")
    #expect(try app.controller("book").children.map(app.name) == ["B"])
  }

  @Test func `a swipe that is let go of turns them back, the old page first`() throws {
    let app = app()
    let lines = app.perform(.swipePage("book", isCancelled: true))
    #expect(
      own(lines, app).suffix(10) == [
        "B.willMoveToParent", "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear",
        "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear", "B.willMoveToParent",
        "B.didMoveToParent", "book.pageViewControllerDidFinishAnimating",
      ])
    #expect(lines.contains("book pageViewControllerDidFinishAnimating A 2.8B letGo"))
    #expect(try page(app) == "A")
    #expect(try app.controller("B").appearance == .disappeared)
    #expect(try app.controller("A").appearance == .appeared)
    #expect(try app.view("B-view").superview == nil)
  }

  @Test func `pages that curl end the other way round`() throws {
    let app = app(.pageCurl)
    #expect(try app.tree("book-view") == "book-view > A-view")
    #expect(
      own(app.perform(.swipePage("book")), app) == [
        "book.pageViewControllerAfter", "book.pageViewControllerWillTransition",
        "B.willMoveToParent", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear", "A.willMoveToParent", "B.didMoveToParent",
        "A.didMoveToParent", "book.pageViewControllerDidFinishAnimating",
      ])
    #expect(
      own(app.perform(.swipePage("book", .reverse, isCancelled: true)), app) == [
        "book.pageViewControllerBefore", "book.pageViewControllerWillTransition",
        "A.willMoveToParent", "A.viewWillAppear", "B.viewWillDisappear", "A.viewWillDisappear",
        "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "A.willMoveToParent",
        "A.didMoveToParent", "book.pageViewControllerDidFinishAnimating",
      ])
    #expect(try app.tree("book-view") == "book-view > B-view")
  }

  @Test func `a scrolled one asks for what it does not know yet, and a new page has it ask again`()
  {
    let app = app()
    func asked(_ command: Command) -> [String] {
      app.perform(command).filter {
        $0.hasPrefix("book pageViewControllerAfter")
          || $0.hasPrefix("book pageViewControllerBefore")
      }
    }
    #expect(
      asked(.swipePage("book", isCancelled: true)) == [
        "book pageViewControllerAfter A 2.8C", "book pageViewControllerBefore A 2.8C",
      ])
    #expect(asked(.swipePage("book")) == ["book pageViewControllerAfter B 2.8C"])
    #expect(asked(.swipePage("book", .reverse)) == ["book pageViewControllerBefore A 2.8C"])
    #expect(asked(.swipePage("book", .reverse)) == [])
    #expect(app.notes == [.noPageThere])
    app.perform(.setPage("book", "C", animated: true))
    #expect(
      asked(.swipePage("book")) == [
        "book pageViewControllerAfter C 2.8C", "book pageViewControllerBefore C 2.8C",
      ])
    #expect(app.notes == [.noPageThere])
  }

  @Test func `neither a list nor a delegate is kept alive, and a page that is gone is passed over`()
    throws
  {
    let app = app()
    #expect(app.set("teller", to: nil) == ["teller dealloc C4 lastReferenceGone"])
    #expect(app.set("B", to: nil) == ["B dealloc C4 lastReferenceGone"])
    let lines = app.perform(.swipePage("book"))
    #expect(!lines.contains { $0.contains("Transition") || $0.contains("Finish") })
    #expect(try page(app) == "C")
    app.changeController("book") { $0.pages = .some(nil) }
    #expect(app.perform(.swipePage("book", .reverse)) == [])
    #expect(app.notes == [.noPageThere])
  }

  @Test func `a page that is kept as a neighbour lives until another one takes its place`() throws {
    let app = app()
    app.perform(.swipePage("book"))
    #expect(app.set("A", to: nil) == [])
    app.changeController("book") { $0.pages = ["B", "C"] }
    #expect(app.app.controller("A") == nil)
    #expect(app.events.contains("A dealloc C4 lastReferenceGone"))
  }

  @Test func `a page that is taken away by hand leaves, and none is shown`() throws {
    let app = app()
    let lines = app.perform(.removeFromParent("A"))
    #expect(
      own(lines, app) == [
        "A.willMoveToParent", "A.viewWillDisappear", "A.viewDidDisappear", "A.didMoveToParent",
      ])
    #expect(try page(app) == nil)
    #expect(
      app.refusal(of: .swipePage("book"))
        == .notPossible("book has no page at rest on screen, so it can't be swiped."))
    app.perform(.setPage("book", "B"))
    #expect(try page(app) == "B")
  }

  @Test func `what no page view controller takes is refused`() throws {
    let app = app()
    func reason(_ count: Int) -> Refusal {
      .exception(
        name: "NSInvalidArgumentException",
        reason:
          "The number of view controllers provided (\(count)) doesn't match the number required (1) for the requested transition"
      )
    }
    for names in [[], ["A", "B"]] as [[Identifier]] {
      var set = SetViewControllers()
      set.container = "book"
      set.controllers = names
      set.direction = .forward
      #expect(app.refusal(of: Command(set)) == reason(names.count))
    }
    #expect(
      app.refusal(of: .setPage("book", "B", nil))
        == .invalidValue(
          property: "direction", reason: "The direction of the page turn: forward or reverse."))
    var properties = ControllerProperties()
    properties.viewControllers = ["A"]
    #expect(
      app.refusal(of: .changeController("book", properties))
        == .invalidValue(
          property: "viewControllers",
          reason: "A UIPageViewController gets its page by setViewControllers."))
    properties = ControllerProperties()
    properties.transitionStyle = .scroll
    #expect(
      app.refusal(of: .changeController("book", properties))
        == .invalidValue(
          property: "transitionStyle",
          reason: "It can only be set when a page view controller is made."))
    properties = ControllerProperties()
    properties.pages = ["A"]
    #expect(
      app.refusal(of: .changeController("A", properties))
        == .invalidValue(property: "pages", reason: "A UIViewController has none."))
    properties.pages = ["A", "A"]
    #expect(
      app.refusal(of: .changeController("book", properties))
        == .invalidValue(property: "pages", reason: "A is in the list twice."))
    #expect(
      app.refusal(of: .swipePage("A"))
        == .notPossible("A is not a page view controller, so it has no pages."))
    app.createController("nav", .navigationController) { $0.viewControllers = ["B"] }
    #expect(app.refusal(of: .swipePage("book")) == .notPossible("B is in another container."))
    #expect(app.refusal(of: .setPage("book", "B")) == .notPossible("B is in another container."))
    #expect(
      app.refusal(of: .setPage("nav", "C"))
        == .invalidValue(
          property: "direction",
          reason: "Only a page view controller's setViewControllers has one."))
  }

  @Test func `one page turns at a time, and its end comes in the next turn`() throws {
    var settings = Settings()
    settings.runLoop = .manual
    let app = Transcript(settings)
    app.create("window")
    for name in ["A", "B", "C"] as [Identifier] { app.createController(name) }
    app.createController("book", .pageViewController) {
      $0.transitionStyle = .scroll
      $0.pages = ["A", "B", "C"]
    }
    app.perform(.setPage("book", "A"))
    app.setRoot("book", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.runLoop(turns: nil))
    app.perform(.swipePage("book"))
    #expect(try app.controller("book").children.map(app.name) == ["A", "B"])
    let book = try #require(app.app.controller("book"))
    #expect(app.app.viewControllers(of: book).map(app.name) == ["A"])
    let width = try app.view("book-view").bounds.size.width
    #expect(try app.view("book-scroll").contentOffset == Point(x: 2 * width, y: 0))
    #expect(
      app.refusal(of: .setPage("book", "C"))
        == .notPossible("book is already turning a page; here it turns one at a time."))
    #expect(
      app.refusal(of: .swipePage("book"))
        == .notPossible("book has no page at rest on screen, so it can't be swiped."))
    app.perform(.removeFromParent("A"))
    app.perform(.runLoop(turns: nil))
    #expect(try page(app) == "B")
    #expect(try app.controller("A").appearance == .disappeared)
    app.perform(.swipePage("book"))
    app.perform(.removeFromParent("C"))
    app.perform(.runLoop(turns: nil))
    #expect(try page(app) == "B")
    #expect(try app.controller("B").appearance == .appeared)
    #expect(try app.controller("C").appearance == .disappeared)
  }

  @Test func `a finger turns the page if it is lifted beyond half of it`() throws {
    let app = app()
    func touch(_ phase: Input.Phase, _ x: Double) -> [String] {
      app.callbacks(app.touch(phase, x, 300)).filter {
        $0.hasPrefix("B.view") && !$0.contains("Layout")
      }
    }
    _ = touch(.began, 300)
    #expect(touch(.moved, 200) == ["B.viewDidLoad", "B.viewWillAppear"])
    let width = try app.view("book-view").bounds.size.width
    #expect(try app.view("book-scroll").contentOffset == Point(x: width + 100, y: 0))
    _ = touch(.moved, 150)
    #expect(touch(.ended, 150) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(try page(app) == "A")
    _ = touch(.began, 300)
    #expect(touch(.moved, 200) == ["B.viewWillAppear"])
    _ = touch(.moved, 50)
    #expect(touch(.ended, 50) == ["B.viewDidAppear"])
    #expect(try page(app) == "B")
    #expect(try app.view("book-scroll").contentOffset == Point(x: width, y: 0))
  }

  @Test func `a finger across the pages turns none, and one beyond the last page neither`() throws {
    let app = app()
    for (dx, dy) in [(-20.0, 200.0), (150.0, 0.0)] {
      app.touch(.began, 200, 300)
      let moved = app.touch(.moved, 200 + dx, 300 + dy)
      #expect(!moved.contains { $0.contains("WillTransition") })
      app.touch(.ended, 200 + dx, 300 + dy)
      #expect(try page(app) == "A")
    }
    let upright = self.app { $0.navigationOrientation = .vertical }
    upright.touch(.began, 200, 500)
    upright.touch(.moved, 200, 100)
    upright.touch(.ended, 200, 100)
    #expect(try page(upright) == "B")
  }

  @Test func `a navigation controller on a page shows its top, and its bar counts for it alone`()
    throws
  {
    let app = app(.scroll, .ios17)
    app.createController("top")
    app.createController("nav", .navigationController) { $0.viewControllers = ["top"] }
    let lines = own(app.perform(.setPage("book", "nav")), app)
    #expect(
      lines.filter { $0.contains("ppear") } == [
        "nav.viewWillAppear", "A.viewWillDisappear", "top.viewWillAppear",
        "nav.viewIsAppearing", "nav.viewDidAppear", "top.viewIsAppearing", "top.viewDidAppear",
        "A.viewDidDisappear",
      ])
    let insets = app.app.safeAreaInsets(of: try app.id("nav-view"))
    #expect(app.app.safeAreaInsets(of: try app.id("top-view")).top == insets.top + 44)
    #expect(app.app.safeAreaInsets(of: try app.id("book-view")) == insets)
  }
}
