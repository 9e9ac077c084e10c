/// A new subview's place among its siblings.
public enum Placement: Hashable, Sendable {
  /// In front of all others: `addSubview`.
  case top
  /// Before the subview that has this index: `insertSubview(_:at:)`.
  case at(Int)
  /// Right in front of another subview: `insertSubview(_:aboveSubview:)`.
  case above(Identifier)
  /// Right behind another subview: `insertSubview(_:belowSubview:)`.
  case below(Identifier)
}

extension Application {
  /// A view and its superviews, outwards.
  func ancestors(of id: NodeID) -> [NodeID] {
    var ancestors = [id]
    var id = id
    while let superview = arena[id].superview {
      ancestors.append(superview)
      id = superview
    }
    return ancestors
  }

  /// A view and its descendants, outer views before inner ones, back to front.
  func subtree(of id: NodeID) -> [NodeID] {
    var subtree: [NodeID] = []
    var waiting = [id]
    while let id = waiting.popLast() {
      subtree.append(id)
      waiting += arena[id].subviews.reversed()
    }
    return subtree
  }

  /// The depth of nested views from this one inwards.
  mutating func height(of id: NodeID) -> Int {
    var height = 0
    var level = [id]
    while !level.isEmpty {
      height += 1
      turn.visits += level.count
      level = level.flatMap { arena[$0].subviews }
    }
    return height
  }

  /// The window of a living view, itself for a window, or nil.
  public func window(of id: NodeID) -> NodeID? {
    let root = root(of: id)
    return !arena[root].isWindow ? nil : root
  }

  /// The outermost view around a view.
  func root(of id: NodeID) -> NodeID {
    var id = id
    while let superview = arena[id].superview { id = superview }
    return id
  }

  /// `isDescendant(of:)`: whether a view is another one or in it (views-G11).
  public func isDescendant(_ id: NodeID, of other: NodeID) -> Bool {
    var next: NodeID? = id
    while let id = next {
      if id == other { return true }
      next = arena[id].superview
    }
    return false
  }

  /// `viewWithTag(_:)`: the first view with this tag among a view and its descendants (views-G10).
  public func viewWithTag(_ tag: Int, in id: NodeID) -> NodeID? {
    var waiting = [id]
    while let id = waiting.popLast() {
      if arena[id].tag == tag, arena.isAlive(id) { return id }
      waiting += arena[id].subviews.reversed()
    }
    return nil
  }
}
