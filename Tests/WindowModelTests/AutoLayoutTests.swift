import TestSupport
import Testing
import WindowModel

@Suite struct AutoLayoutTests {
  @Test func `a view takes part as UIKit has it until something is set`() throws {
    let app = Transcript()
    app.createView("box")
    let layout = app.app.layout(of: try app.id("box"))
    #expect(layout.translatesAutoresizingMask)
    #expect(layout.hugging == .init(horizontal: 250, vertical: 250))
    #expect(layout.resistance == .init(horizontal: 750, vertical: 750))
    #expect(layout.contentSize == nil)
    #expect(app.app.constraints.isEmpty)
  }

  @Test func `constraints ask for layout, and the superview sets the frames in it`() throws {
    let app = stage()
    #expect(
      app.perform(.addConstraints(pinned("box", x: 10, y: 20, width: 100, height: 50)))
        == ["home layoutSubviews 1.5", "box layoutSubviews 1.5"])
    #expect(try app.view("box").frame == Rect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `within a turn the frame stays as it was until layout`() throws {
    let app = stage()
    let before = try app.view("box").frame
    let events = app.perform(
      .batch([
        .addConstraints(pinned("box", x: 1, y: 2, width: 3, height: 4)), .setNeedsLayout("box"),
      ]))
    #expect(before == .zero)
    #expect(events == ["home layoutSubviews 1.5", "box layoutSubviews 1.5"])
    #expect(app.notes == [])
  }

  @Test func `a changed constant moves the view in the next layout`() throws {
    let app = stage()
    app.perform(.addConstraints(pinned("box", x: 10, y: 20, width: 100, height: 50)))
    #expect(
      app.perform(.changeConstraint("c1", constant: 30)) == ["home layoutSubviews 1.5"])
    #expect(try app.view("box").frame == Rect(x: 30, y: 20, width: 100, height: 50))
  }

  @Test func `a view whose frame counts contradicts a constraint on its size`() throws {
    let app = stage(isFree: false)
    app.perform(.addConstraints([size("box", .width, 50)]))
    #expect(try app.view("box").frame == .zero)
    #expect(app.diagnostics.count == 1)
    let text = app.diagnostics.first ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("NSAutoresizingMaskLayoutConstraint UIView:box"))
    #expect(
      text.hasSuffix(
        "Will attempt to recover by breaking constraint <NSLayoutConstraint:c1 UIView:box.width == 50   (active)>"
      ))
    #expect(app.app.isBroken("c1"))
  }

  @Test func `of two that contradict each other the later one is broken, and named once`() throws {
    let app = stage()
    app.perform(.addConstraints(pinned("box", x: 0, y: 0, width: 100, height: 50)))
    app.perform(.addConstraints([size("box", .width, 80)]))
    #expect(try app.view("box").frame.size.width == 100)
    #expect(
      app.diagnostics.first?.contains("NSLayoutConstraint:c3 UIView:box.width == 100") == true)
    #expect(app.diagnostics.first?.contains("c4") == false)
    app.perform(.setNeedsLayout("home"))
    #expect(app.diagnostics == [])
    app.perform(.removeConstraint("c3"))
    #expect(try app.view("box").frame.size.width == 80)
    #expect(!app.app.isBroken("c5"))
  }

  @Test func `a higher priority wins, and equal wishes give way to what is required`() throws {
    let app = stage()
    app.perform(
      .addConstraints(
        pinned("box", x: 0, y: 0, width: 100, height: 50).dropLast(2) + [
          size("box", .height, 40), size("box", .width, 90, priority: 500),
          size("box", .width, 70, priority: 600), size("box", .width, 60, .lessThanOrEqual),
        ]))
    #expect(try app.view("box").frame == Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(app.diagnostics == [])
  }

  @Test func `what constraints leave open is ambiguous`() throws {
    let app = stage()
    app.perform(.addConstraints([size("box", .width, 50)]))
    #expect(app.notes == [.ambiguousLayout])
    #expect(app.app.hasAmbiguousLayout(try app.id("box")))
    app.perform(
      .addConstraints(
        pinned("box", x: 5, y: 5, width: 50, height: 30).filter {
          $0.firstAttribute != .width
        }))
    #expect(!app.app.hasAmbiguousLayout(try app.id("box")))
    #expect(try app.view("box").frame == Rect(x: 5, y: 5, width: 50, height: 30))
  }

  @Test func `a content's size is kept, and gives way to what is required`() throws {
    let app = stage()
    app.changeView("box") { $0.intrinsicContentSize = Size(width: 40, height: 20) }
    app.perform(
      .addConstraints(
        pinned("box", x: 0, y: 0, width: 0, height: 0).filter {
          $0.firstAttribute.rawValue != "width" && $0.firstAttribute.rawValue != "height"
        }))
    #expect(try app.view("box").frame == Rect(x: 0, y: 0, width: 40, height: 20))
    app.perform(.addConstraints([size("box", .width, 60, .greaterThanOrEqual)]))
    #expect(try app.view("box").frame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(app.perform(.sizeToFit("box")).isEmpty == false)
  }

  @Test func `the safe area lies within the status bar`() throws {
    let app = stage()
    var top = edge("box", .top, to: "home", 8)
    top.isSecondSafeArea = true
    app.perform(
      .addConstraints([
        top, edge("box", .leading, to: "home", 0), edge("box", .trailing, to: "home", -16),
        size("box", .height, 44),
      ]))
    #expect(try app.view("box").frame == Rect(x: 0, y: 28, width: 359, height: 44))
  }

  @Test func `views hang on each other, and on a multiple of another one's size`() throws {
    let app = stage()
    app.createView("next", in: "home") { $0.translatesAutoresizingMaskIntoConstraints = false }
    app.perform(.addConstraints(pinned("box", x: 10, y: 20, width: 100, height: 50)))
    var top = edge("next", .top, to: "box", 8)
    top.secondAttribute = .bottom
    var width = edge("next", .width, to: "box", 10)
    width.multiplier = 0.5
    app.perform(
      .addConstraints([
        top, width, edge("next", .centerX, to: "home", 0), edge("next", .height, to: "box", 0),
      ]))
    #expect(try app.view("next").frame == Rect(x: 157.5, y: 78, width: 60, height: 50))
  }

  /// Frames that a test on devices printed: Stack Overflow 19349072.
  @Test(arguments: [(950.25, 950.5), (950.2, 950)])
  func `an edge lies on the nearest pixel`(y: Double, shown: Double) throws {
    let app = stage()
    app.perform(.addConstraints(pinned("box", x: 0, y: y, width: 100, height: 8)))
    #expect(try app.view("box").frame == Rect(x: 0, y: shown, width: 100, height: 8))
  }

  @Test func `pixels are those of the window, also within a view between pixels`() throws {
    let app = stage()
    app.createView("inner", in: "box") { $0.translatesAutoresizingMaskIntoConstraints = false }
    let inner = pinned("inner", x: 0.2, y: 0, width: 10, height: 10).map { constraint in
      var constraint = constraint
      if constraint.second != nil { constraint.second = "box" }
      return constraint
    }
    app.perform(
      .addConstraints(pinned("box", x: 0.2, y: 0, width: 100, height: 50) + inner))
    #expect(try app.view("box").frame.origin.x == 0)
    #expect(try app.view("inner").frame == Rect(x: 0.5, y: 0, width: 10, height: 10))
  }

  @Test func `text is measured in Helvetica's letters and the system font's lines`() {
    let size = TextMetrics(size: 17, scale: 2).size(of: "This is a test string", lines: 1)
    // Apps print 144.093 by 20.287 for the system font.
    #expect(size == Size(width: 142, height: 20.5))
  }

  @Test func `a view that leaves takes the constraints across its border along`() throws {
    let app = stage()
    app.perform(.addConstraints(pinned("box", x: 10, y: 20, width: 100, height: 50)))
    app.remove("box")
    #expect(app.app.constraints.map(\.identifier.text) == ["c3", "c4"])
    app.release("box")
    #expect(app.app.constraints.isEmpty)
  }

  @Test func `an inactive constraint does nothing until it is activated`() throws {
    let app = stage()
    var width = size("box", .width, 50)
    width.isActive = false
    #expect(app.perform(.addConstraints([width])) == [])
    #expect(
      app.perform(.changeConstraint("c1", isActive: true))
        == ["home layoutSubviews 1.5", "box layoutSubviews 1.5"])
    #expect(try app.view("box").frame.size.width == 50)
  }

  @Test func `UIKit's exceptions refuse, and change nothing`() {
    let app = stage()
    app.createView("stranger")
    func reason(_ command: Command) -> String? {
      var refusal = app.refusal(of: command)
      if case .within(_, let inner)? = refusal { refusal = inner }
      guard case .exception(let name, let reason)? = refusal else { return nil }
      return "\(name) \(reason)"
    }
    #expect(
      reason(.addConstraints([edge("box", .top, to: "stranger", 0)]))?
        .hasPrefix("NSGenericException Unable to activate constraint with anchors") == true)
    var crossed = edge("box", .width, to: "home", 0)
    crossed.secondAttribute = .top
    #expect(
      reason(.addConstraints([crossed]))?.hasSuffix("Invalid pairing of layout attributes") == true)
    #expect(
      reason(.addConstraints([size("box", .top, 5)]))?.hasPrefix("NSInvalidArgumentException")
        == true)
    app.perform(.addConstraints([size("box", .width, 50)]))
    #expect(
      reason(.changeConstraint("c1", priority: 500))?
        .hasPrefix("NSInternalInconsistencyException Mutating a priority from required") == true)
    #expect(app.refusal(of: .changeConstraint("c9", constant: 1)) == .notFound(.constraint, "c9"))
  }

  @Test func `a refused list makes none of its constraints`() {
    let app = stage()
    let refusal = app.refusal(
      of: .addConstraints([size("box", .width, 50), size("nobody", .width, 50)]))
    #expect(
      refusal == .within("/constraints/1", .unknown(.view, "nobody", property: "item")))
    #expect(app.app.constraints.isEmpty)
  }

  /// A window with one constrained view, laid out.
  private func stage(isFree: Bool = true) -> Transcript {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("box", in: "home") {
      $0.translatesAutoresizingMaskIntoConstraints = isFree ? false : nil
    }
    return app
  }

  private func size(
    _ view: Identifier, _ attribute: Constraint.Attribute, _ constant: Double,
    _ relation: Constraint.Relation = .equal, priority: Double = 1000
  ) -> NewConstraint {
    var new = NewConstraint()
    (new.first, new.firstAttribute, new.constant) = (view, attribute, constant)
    (new.relation, new.priority) = (relation, priority)
    return new
  }

  private func edge(
    _ view: Identifier, _ attribute: Constraint.Attribute, to other: Identifier, _ constant: Double
  ) -> NewConstraint {
    var new = size(view, attribute, constant)
    (new.second, new.secondAttribute) = (other, attribute)
    return new
  }

  private func pinned(
    _ view: Identifier, x: Double, y: Double, width: Double, height: Double
  ) -> [NewConstraint] {
    [
      edge(view, .left, to: "home", x), edge(view, .top, to: "home", y),
      size(view, .width, width), size(view, .height, height),
    ]
  }
}
