/// The coordinate space of a point.
public enum CoordinateSpace: Hashable, Sendable {
  /// A view's or a window's own coordinates.
  case view(NodeID)
  /// The meaning of nil in UIKit. For a view: its window or, without one, the outermost view around it
  /// (views-G5). For a window: its screen (windows-6.4).
  case base
  /// The main screen's.
  case screen
}

/// Why a point in one space has none in another.
public enum Nowhere: String, Hashable, Sendable, CaseIterable {
  case apart = "One of the two is in no window, so they have no coordinates in common."
  case flattened =
    "A transform on the way flattens its view, so no point in there corresponds to this one."

  /// The rule behind it.
  public var rule: Rule {
    switch self {
    case .apart: .nilMeansWindowCoordinates
    case .flattened: .pointsConvertAboutCenter
    }
  }
}

extension Application {
  /// Why `convert` returns nil between two spaces.
  public func nowhere(from: CoordinateSpace, to: CoordinateSpace) -> Nowhere {
    route(from: from, to: to) == nil ? .apart : .flattened
  }

  /// Converts a point, in points, to another space (views-G4, windows-6.4).
  ///
  /// Returns nil without a common space: a view outside any window has no position on the screen, and no
  /// point converts into a view that its transform flattens.
  public func convert(
    _ point: Point, from: CoordinateSpace, to: CoordinateSpace
  ) -> Point? {
    guard let route = route(from: from, to: to) else { return nil }
    return rise([point], along: route).flatMap { descend($0, along: route) }?.first
  }

  /// The bounding box of a rectangle, in points, in another space (windows-6.2); nil as for points.
  public func convert(_ rect: Rect, from: CoordinateSpace, to: CoordinateSpace) -> Rect? {
    guard let route = route(from: from, to: to), var corners = rise(rect.corners, along: route)
    else { return nil }
    if !route.up.isEmpty, !route.down.isEmpty {
      corners = Rect(around: corners)?.corners ?? []
    }
    return descend(corners, along: route).flatMap(Rect.init(around:))
  }

  /// The views whose coordinates are left on the way out, and those that are entered, both from the
  /// inside outwards.
  private struct Route {
    var up: [NodeID]
    var down: [NodeID]
  }

  private func route(from: CoordinateSpace, to: CoordinateSpace) -> Route? {
    guard let start = views(round: from, base: to), let end = views(round: to, base: from) else {
      return nil
    }
    var route = Route(up: start, down: end)
    var meet = false
    while let outermost = route.up.last, outermost == route.down.last {
      _ = (route.up.popLast(), route.down.popLast())
      meet = true
    }
    return meet || from == to || (isOnScreen(start) && isOnScreen(end)) ? route : nil
  }

  /// The views around a space, outwards; none for the screen, nil if the space does not exist.
  private func views(round space: CoordinateSpace, base other: CoordinateSpace) -> [NodeID]? {
    switch (space, other) {
    case (.screen, _), (.base, .base): []
    case (.base, .screen): nil
    case (.base, .view(let id)):
      arena.isAlive(id) ? (!arena[id].isWindow ? [root(of: id)] : []) : nil
    case (.view(let id), _): arena.isAlive(id) ? ancestors(of: id) : nil
    }
  }

  private func isOnScreen(_ views: [NodeID]) -> Bool {
    views.last.map { arena[$0].isWindow } ?? true
  }

  /// The origin of a window's scene on its screen, in points; zero for other views.
  private func originOfScene(of id: NodeID) -> Point {
    split != nil && arena[id].isWindow ? area(of: id).origin : .zero
  }

  private func rise(_ points: [Point], along route: Route) -> [Point]? {
    var points = points
    for id in route.up {
      let origin = originOfScene(of: id)
      points = points.map { arena[id].pointInSuperview($0) + origin }
    }
    return points.allSatisfy(\.isFinite) ? points : nil
  }

  private func descend(_ points: [Point], along route: Route) -> [Point]? {
    var points = points
    for id in route.down.reversed() {
      let origin = originOfScene(of: id)
      let inner = points.compactMap { arena[id].pointFromSuperview($0 - origin) }
      guard inner.count == points.count else { return nil }
      points = inner
    }
    return points.allSatisfy(\.isFinite) ? points : nil
  }
}

extension Application {
  /// The transform from a view's own coordinates to its superview's or, for a window, its screen's (views-G4).
  public func transformToSuperview(of id: NodeID, _ view: borrowing View) -> AffineTransform {
    let origin = originOfScene(of: id)
    guard origin != .zero else { return view.transformToSuperview }
    let move = AffineTransform(translationX: origin.x, y: origin.y)
    return view.transformToSuperview.concatenating(move)
  }
}

extension View {
  /// The transform from the view's own coordinates to its superview's or, for a window, its scene's
  /// (views-G4).
  var transformToSuperview: AffineTransform {
    let middle = bounds.center
    let start = AffineTransform(translationX: -middle.x, y: -middle.y)
    let end = AffineTransform(translationX: center.x, y: center.y)
    return start.concatenating(transform).concatenating(end)
  }

  /// Converts a point in the view's own coordinates to its superview's (views-G4).
  @inline(__always)
  func pointInSuperview(_ point: Point) -> Point {
    let middle = bounds.center
    let turned = transform(Point(x: point.x - middle.x, y: point.y - middle.y))
    return Point(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// Converts a point in the superview's coordinates to the view's own, or nil if the transform flattens
  /// the view.
  @inline(__always)
  func pointFromSuperview(_ point: Point) -> Point? {
    var point = Point(x: point.x - center.x, y: point.y - center.y)
    if transform != .identity {
      guard let inverse = transform.inverse else { return nil }
      point = inverse(point)
    }
    let middle = bounds.center
    return Point(x: point.x + middle.x, y: point.y + middle.y)
  }
}
