/// Where among its new superview's subviews a view goes.
public enum Placement: Hashable, Sendable {
  /// In front of all: `addSubview`.
  case top
  /// Before the subview that has this index: `insertSubview(_:at:)`.
  case at(Int)
  /// Right in front of another subview: `insertSubview(_:aboveSubview:)`.
  case above(Identifier)
  /// Right behind another subview: `insertSubview(_:belowSubview:)`.
  case below(Identifier)
}

extension Application {
  /// A view and those it lies in, outwards.
  func ancestors(of id: NodeID) -> [NodeID] {
    var ancestors = [id]
    var id = id
    while let superview = arena[id].superview {
      ancestors.append(superview)
      id = superview
    }
    return ancestors
  }

  /// A view and all within it, each before those within it, back to front.
  func subtree(of id: NodeID) -> [NodeID] {
    var subtree: [NodeID] = []
    var waiting = [id]
    while let id = waiting.popLast() {
      subtree.append(id)
      waiting += arena[id].subviews.reversed()
    }
    return subtree
  }

  /// How many views lie one within the other from this one inwards.
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

  /// The window that a living view is in, which for a window is itself, or nil.
  public func window(of id: NodeID) -> NodeID? {
    let root = root(of: id)
    return !arena[root].isWindow ? nil : root
  }

  /// The outermost view round a view.
  func root(of id: NodeID) -> NodeID {
    var id = id
    while let superview = arena[id].superview { id = superview }
    return id
  }

  /// `isDescendant(of:)`: whether a view is another one or lies in it (views-G11).
  public func isDescendant(_ id: NodeID, of other: NodeID) -> Bool {
    var next: NodeID? = id
    while let id = next {
      if id == other { return true }
      next = arena[id].superview
    }
    return false
  }

  /// `viewWithTag(_:)`: the first view with a tag among this one and all within it (views-G10).
  public func viewWithTag(_ tag: Int, in id: NodeID) -> NodeID? {
    var waiting = [id]
    while let id = waiting.popLast() {
      if arena[id].tag == tag, arena.isAlive(id) { return id }
      waiting += arena[id].subviews.reversed()
    }
    return nil
  }
}
