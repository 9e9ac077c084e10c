public import WindowModel

/// Generates scroll view commands.
extension CommandGenerator {
  /// The next command; half of them concern scroll views.
  public mutating func scrollCommand(for app: Application) -> Command {
    random.chance(50) ? scrolling(in: app) : command(for: app)
  }

  private mutating func scrolling(in app: Application) -> Command {
    let scrolls = app.views.filter { app.view($0)?.contentOffset != nil }
    guard let scroll = scrolls.randomElement(using: &random), random.chance(90) else {
      let front = app.windows.last { app.isOnScreen($0) && app.view($0)?.window?.isSystem == false }
      return .createView(
        identifier: nil, class: random.pick(["UIScrollView", "UITextView"], else: "UIScrollView"),
        properties: scrollProperties(), superview: front.map(app.identifier), retained: true)
    }
    if random.chance(50) {
      return .changeView(
        random.chance(95) ? app.identifier(of: scroll) : view(in: app), scrollProperties())
    }
    if random.chance(30) { return .input(.wait, after: random.pick([0.1, 0.2], else: 0)) }
    return drag(scroll, in: app)
  }

  /// A drag over a scroll view, perhaps with the finger lifted at the end.
  private mutating func drag(_ id: NodeID, in app: Application) -> Command {
    let center = app.view(id).flatMap {
      app.convert($0.bounds.center, from: .view(id), to: .screen)
    }
    let finger = app.touches.fingers.first
    let start = center ?? Point(x: 50, y: 50)
    var phases: [Input.Phase] = finger == nil ? [.began, .moved, .moved] : [.moved]
    if random.chance(70) { phases.append(random.pick([.ended, .cancelled], else: .ended)) }
    let step = random.pick([-40.0, -12, 12, 100], else: 12)
    let isAcross = random.chance(40)
    return .batch(
      phases.enumerated().map { index, phase in
        let moved = Double(index) * step
        return .input(
          .touch(
            phase,
            at: Point(
              x: start.x + (isAcross ? moved : 0), y: start.y + (isAcross ? 0 : moved)),
            finger: finger ?? 0))
      })
  }

  private mutating func scrollProperties() -> ViewProperties {
    var properties = random.chance(20) ? viewProperties() : ViewProperties()
    if random.chance(50) { properties.frame = Rect(x: 0, y: 0, width: 300, height: 400) }
    if random.chance(50) {
      properties.scrolling.contentSize =
        random.chance(80)
        ? Size(width: 100 * Double(index() + 1), height: 400 * Double(index() + 1))
        : Size(width: number(), height: number())
    }
    if random.chance(20) {
      properties.scrolling.contentInset =
        random.chance(80)
        ? EdgeInsets(top: 20, left: 0, bottom: Double(index()), right: 0)
        : EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
    if random.chance(20) {
      properties.scrolling.contentInsetAdjustmentBehavior = random.pick(
        ScrollView.InsetAdjustment.allCases, else: .automatic)
    }
    if random.chance(10) { properties.scrolling.isScrollEnabled = random.chance(70) }
    if random.chance(20) { properties.scrolling.delaysContentTouches = random.chance(50) }
    if random.chance(20) { properties.scrolling.canCancelContentTouches = random.chance(50) }
    if random.chance(20) { properties.scrolling.bounces = random.chance(70) }
    if random.chance(20) { properties.scrolling.alwaysBounceVertical = random.chance(70) }
    if random.chance(20) { properties.scrolling.alwaysBounceHorizontal = random.chance(70) }
    if random.chance(20) { properties.scrolling.keyboardDismissMode = .onDrag }
    if random.chance(20) { properties.contentOffset = Point(x: number(), y: 100) }
    return properties
  }
}
