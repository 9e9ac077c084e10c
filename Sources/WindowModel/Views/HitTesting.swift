/// The view that receives a touch, and the views asked before.
public struct HitTest: Hashable, Sendable {
  /// The result for one view.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It contains the point, and no subview takes it.
    case hit
    /// It contains the point, and asks its subviews from front to back.
    case asksSubviews
    case hidden
    case takesNoTouches
    case tooClear
    case outside
    /// It contains the point, but its class lets touches through (views-H2A).
    case letsThrough
    /// Its transform reduces it to nothing.
    case flattened

    /// The rule behind it.
    public var rule: Rule {
      switch self {
      case .hit, .asksSubviews: .frontmostSubviewIsHit
      case .hidden, .takesNoTouches, .tooClear: .hitTestPassesOver
      case .outside: .pointOutsideHitsNothing
      case .letsThrough: .hitTestLetsThrough
      case .flattened: .boundsContainPoint
      }
    }
  }

  /// One view that was asked.
  public struct Step: Hashable, Sendable {
    /// The view; a window is a view too.
    public let view: NodeID
    /// The point in the view's own coordinates, in points; nil if there is none.
    public let point: Point?
    /// The result.
    public let outcome: Outcome
  }

  /// The view that receives the touch, or nil.
  public internal(set) var view: NodeID?
  /// The views asked, in order.
  public internal(set) var steps: [Step] = []
}

extension Application {
  /// `hitTest(_:with:)` of a living view for a point in its own coordinates, in points (views-H1 to
  /// views-H4).
  public func hitTest(_ point: Point, in id: NodeID) -> HitTest {
    var test = HitTest()
    guard arena.isAlive(id) else { return test }
    if let outcome = arena[id].passesOver(point) {
      test.steps.append(.init(view: id, point: point, outcome: outcome))
    } else {
      search(id, point, in: &test)
    }
    return test
  }

  /// The view that receives a touch at a point of a screen, in points; the screen's windows are asked
  /// from front to back (windows-6.7).
  public func hitTest(_ point: Point, on screen: Identifier = .main) -> HitTest {
    var test = HitTest()
    for id in windows.reversed()
    where arena[id].window?.screen == screen && isShownInScene(id) {
      guard let place = pointInScene(point, of: id), let inner = ask(id, place, in: &test) else {
        continue
      }
      search(id, inner, in: &test)
      if test.view != nil { break }
    }
    return test
  }

  /// The point in a view's own coordinates if the view takes it, otherwise nil. Records why not.
  private func ask(_ id: NodeID, _ point: Point, in test: inout HitTest) -> Point? {
    let inner = arena[id].pointFromSuperview(point)
    guard let outcome = arena[id].passesOver(inner) else { return inner }
    test.steps.append(.init(view: id, point: inner, outcome: outcome))
    return nil
  }

  /// Finds the innermost view that takes a point, within a view that contains it. A view that lets
  /// touches through leads on to the views behind it (views-H2A).
  private func search(_ id: NodeID, _ point: Point, in test: inout HitTest) {
    var path = [Search(id, point, in: self, &test)]
    while let last = path.indices.last {
      // In place: taking it out and back would count references for each subview.
      if path[last].waiting > 0 {
        path[last].waiting -= 1
        let subview = path[last].subviews[path[last].waiting]
        if let inner = ask(subview, path[last].point, in: &test) {
          path.append(Search(subview, inner, in: self, &test))
        }
        continue
      }
      let asked = path.removeLast()  // checked: it has a last one
      let isHit = arena[asked.id].overrides.hitTest == .standard
      test.steps.append(
        .init(view: asked.id, point: asked.point, outcome: isHit ? .hit : .letsThrough))
      guard !isHit else {
        test.view = asked.id
        return
      }
    }
  }

  /// A view that contains the point, and the number of its subviews, asked from the end, that are still
  /// unasked.
  private struct Search {
    let id: NodeID
    let point: Point
    let subviews: [NodeID]
    var waiting: Int

    init(_ id: NodeID, _ point: Point, in application: Application, _ test: inout HitTest) {
      self.id = id
      self.point = point
      subviews = application.arena[id].subviews
      waiting = subviews.count
      if waiting > 0 {
        test.steps.append(.init(view: id, point: point, outcome: .asksSubviews))
      }
    }
  }
}

extension View {
  /// Why a touch at a point in its own coordinates passes it over, or nil if it takes the touch.
  ///
  /// Always inlined, like `pointFromSuperview`, so that it reads a few numbers and copies no view.
  @inline(__always)
  func passesOver(_ point: Point?) -> HitTest.Outcome? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .takesNoTouches }
    if alpha < 0.01 { return .tooClear }
    guard let point else { return .flattened }
    return bounds.contains(point) ? nil : .outside
  }
}
