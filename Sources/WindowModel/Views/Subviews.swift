/// `addSubview` and the three ways of `insertSubview`; views-V1 to views-V10.
package struct InsertSubview: CommandAction {
  package static let name = "insertSubview"
  package var superview = Identifier.unnamed
  package var view = Identifier.unnamed
  package var placement: Placement?

  package init() {}

  package var subject: String? { superview.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.insertSubview(view, into: superview, placement ?? .top)
  }
}

/// `removeFromSuperview()`.
package struct RemoveFromSuperview: CommandAction {
  package static let name = "removeFromSuperview"
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.removeFromSuperview(view)
  }
}

/// `bringSubviewToFront(_:)`.
package struct BringSubviewToFront: CommandAction {
  package static let name = "bringSubviewToFront"
  package var superview = Identifier.unnamed
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { superview.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.moveSubview(view, toFront: true, in: superview)
  }
}

/// `sendSubviewToBack(_:)`.
package struct SendSubviewToBack: CommandAction {
  package static let name = "sendSubviewToBack"
  package var superview = Identifier.unnamed
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { superview.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.moveSubview(view, toFront: false, in: superview)
  }
}

/// `exchangeSubview(at:withSubviewAt:)`.
package struct ExchangeSubviews: CommandAction {
  package static let name = "exchangeSubviews"
  package var superview = Identifier.unnamed
  package var first: Int = 0
  package var second: Int = 0

  package init() {}

  package var subject: String? { superview.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.exchangeSubviews(in: superview, first, second)
  }
}

extension Application {
  /// The four methods that add a view to another: the view leaves its old superview; within the same one
  /// only its index changes (views-V1 to views-V10).
  mutating func insertSubview(
    _ view: Identifier, into superview: Identifier, _ placement: Placement
  ) throws(Refusal) {
    let superview = try find(.view, superview)
    let view = try find(view, of: "view")
    try checkInsertion(of: view, into: superview)
    try checkIsMovable(view)
    try checkParent(ofView: view, in: superview)
    warnOfRootView(view)
    let place = try check(placement)
    insert(view, into: superview, place)
    turn.result = superview
  }

  /// `removeFromSuperview()`, which does nothing without a superview (views-V14).
  mutating func removeFromSuperview(_ view: Identifier) throws(Refusal) {
    let view = try find(.view, view)
    try checkIsMovable(view)
    if arena[view].superview == nil {
      turn.notes.append(!arena[view].isWindow ? .noSuperview : .windowHasNoSuperview)
    } else {
      move(view, to: nil, at: 0)
    }
    turn.result = view
  }

  /// `bringSubviewToFront(_:)` and `sendSubviewToBack(_:)`, which do nothing to another view's subview
  /// (views-V13).
  mutating func moveSubview(
    _ view: Identifier, toFront: Bool, in superview: Identifier
  ) throws(Refusal) {
    let superview = try find(.view, superview)
    let view = try find(view, of: "view")
    if arena[view].superview == superview {
      let old = arena[superview].subviews
      arena[superview].subviews.remove(view)
      arena[superview].subviews.insert(view, at: toFront ? old.count - 1 : 0)
      if toFront, arena[superview].subviews != old { setNeedsLayout(superview) }
    } else {
      turn.notes.append(.notASubview)
    }
    turn.result = superview
  }

  /// `exchangeSubview(at:withSubviewAt:)`, which only changes the order (views-V12).
  mutating func exchangeSubviews(
    in superview: Identifier, _ first: Int, _ second: Int
  ) throws(Refusal) {
    let superview = try find(.view, superview)
    let indices = arena[superview].subviews.indices
    for (name, index) in [("at", first), ("with", second)]
    where !indices.contains(index) {
      throw .invalidValue(
        property: name, reason: "The view has \(indices.count) subviews, counted from 0.")
    }
    arena[superview].subviews.swapAt(first, second)
    turn.result = superview
  }

  /// Inserts a view at a place that `check` returned.
  mutating func insert(_ view: NodeID, into superview: NodeID, _ place: Place) {
    if case .at(let index) = place, index > arena[superview].subviews.count {
      turn.notes.append(.indexBeyondEnd)
    }
    let isInside = arena[view].superview == superview
    if isInside { arena[superview].subviews.remove(view) }
    let index = index(of: place, beside: view, in: superview)
    if isInside {
      arena[superview].subviews.insert(view, at: index)
    } else {
      move(view, to: superview, at: index)
    }
  }

  /// The index at which a view from elsewhere is inserted (views-V8). Beside a view that is not a sibling
  /// (views-V9), or beside itself (views-V10), it goes to the front.
  private mutating func index(of place: Place, beside view: NodeID, in superview: NodeID) -> Int {
    let count = arena[superview].subviews.count
    let sibling: NodeID
    let offset: Int
    switch place {
    case .at(let index): return min(index, count)
    case .top: return count
    case .above(let id): (sibling, offset) = (id, 1)
    case .below(let id): (sibling, offset) = (id, 0)
    }
    if let index = arena[superview].subviews.firstIndex(of: sibling) { return index + offset }
    turn.notes.append(sibling == view ? .besideItself : .besideNoSibling)
    return count
  }
}

/// A placement whose sibling was found.
enum Place {
  case top
  case at(Int)
  case above(NodeID)
  case below(NodeID)
}

extension Application {
  /// Refuses a placement with an unknown sibling or a negative index.
  func check(_ placement: Placement) throws(Refusal) -> Place {
    switch placement {
    case .top: return .top
    case .above(let sibling): return .above(try find(sibling, of: "above"))
    case .below(let sibling): return .below(try find(sibling, of: "below"))
    case .at(let index):
      guard index >= 0 else {
        throw .invalidValue(property: "at", reason: "Subviews are counted from 0.")
      }
      return .at(index)
    }
  }

  /// Refuses to put a view into itself or a descendant, or too deep, and to put a window anywhere.
  private mutating func checkInsertion(of view: NodeID, into superview: NodeID) throws(Refusal) {
    guard view != superview else {
      throw .exception(name: "NSInvalidArgumentException", reason: "Can't add self as subview")
    }
    guard !isDescendant(superview, of: view) else {
      let layer = arena.identifier(of: view)
      throw .exception(
        name: "CALayerInvalid",
        reason: "layer <CALayer: \(layer)> is a part of cycle in its layer tree")
    }
    guard !arena[view].isWindow else {
      throw .invalidValue(property: "view", reason: "A window has no superview.")
    }
    if arena[view].superview != superview {
      try checkDepth(of: height(of: view), in: superview)
    }
  }

  /// Refuses to nest views of this depth in a view that is already too deep.
  func checkDepth(of height: Int, in superview: NodeID) throws(Refusal) {
    guard ancestors(of: superview).count + height <= capacity.depth else {
      throw .tooDeep(limit: capacity.depth)
    }
  }
}

extension [NodeID] {
  /// Removes an element that occurs once, searching from the end.
  mutating func remove(_ id: NodeID) {
    if let index = lastIndex(of: id) { remove(at: index) }
  }
}
