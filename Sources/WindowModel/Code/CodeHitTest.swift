/// Hit tests of an application whose own classes may override `hitTest(_:with:)` and `point(inside:with:)`.
extension Application {
  /// The same as `hitTest(_:on:)`, using what the app's code returns.
  mutating func hitTestAskingCode(_ point: Point, on screen: Identifier) -> HitTest {
    var test = HitTest()
    for id in windows.reversed()
    where arena.isView(id) && arena[id].window?.screen == screen && isShownInScene(id) {
      guard let place = pointInScene(point, of: id) else { continue }
      test.view = ask(id, arena[id].pointFromSuperview(place), &test)
      if test.view != nil { break }
    }
    return test
  }

  /// Does what UIKit's own `hitTest(_:with:)` does, which calls the code of the view and of its
  /// descendants (views-H1 to views-H4).
  package mutating func standardHitTest(_ point: Point, in id: NodeID) -> NodeID? {
    var test = HitTest()
    return search(id, point, &test)
  }

  private mutating func ask(_ id: NodeID, _ point: Point?, _ test: inout HitTest) -> NodeID? {
    guard let running = code.running, let point,
      let answer = running.hitTest(point, id, in: &self)
    else { return search(id, point, &test) }
    test.steps.append(.init(view: id, point: point, outcome: answer == nil ? .letsThrough : .hit))
    return answer
  }

  private mutating func search(_ id: NodeID, _ point: Point?, _ test: inout HitTest) -> NodeID? {
    guard arena.isView(id) else { return nil }
    var outcome = arena[id].passesOver(point)
    if outcome == nil || outcome == .outside, let point {
      switch code.running?.answer(.isInside(point), id, in: &self) {
      case true?: outcome = nil
      case false?: outcome = .outside
      case nil: break
      }
    }
    if let outcome {
      test.steps.append(.init(view: id, point: point, outcome: outcome))
      return nil
    }
    guard let point, arena.isView(id) else { return nil }
    let subviews = arena[id].subviews
    if !subviews.isEmpty {
      test.steps.append(.init(view: id, point: point, outcome: .asksSubviews))
    }
    for subview in subviews.reversed() where arena.isView(subview) {
      if let hit = ask(subview, arena[subview].pointFromSuperview(point), &test) { return hit }
    }
    let isHit = arena[id].overrides.hitTest == .standard
    test.steps.append(.init(view: id, point: point, outcome: isHit ? .hit : .letsThrough))
    return isHit ? id : nil
  }
}
