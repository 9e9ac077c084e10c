extension Application {
  /// Moves a view to another superview, or to none, with UIKit's callbacks (views-1.2A to views-1.2D).
  /// Controllers whose views return at once get none.
  mutating func move(
    _ id: NodeID, to superview: NodeID?, at index: Int, telling isTold: Bool = true
  ) {
    let oldSuperview = arena[id].superview
    let change = WindowChange(of: id, to: superview.flatMap(window), in: self)
    turn.visits += change.views.count
    let controllers = isTold ? controllers(ofViews: change.views) : []
    let isLeaving = isShowing(change.old)
    let isComing = isShowing(change.window)
    let rule: Rule =
      superview == nil
      ? .removalCallbacks
      : change.views.isEmpty ? .addingWithinWindowCallbacks : .enteringWindowCallbacks

    let hidden = isLeaving ? willHide(controllers) : []
    var shown = isComing && !isLeaving ? willShow(controllers) : []
    if let oldSuperview, superview == nil {
      post(.willRemoveSubview, oldSuperview, other: id, rule)
    }
    post(.willMoveToSuperview, id, other: superview, rule)
    if let oldSuperview, superview != nil {
      post(.willRemoveSubview, oldSuperview, other: id, rule)
    }
    if !change.views.isEmpty {
      cancelTouches(within: id, .touchIsCancelled)
      resignFirstResponder(within: id)
    }
    post(.willMoveToWindow, change, rule)
    if let oldSuperview {
      dropConstraints(leaving: id)
      arena[oldSuperview].subviews.remove(id)
      setNeedsLayout(oldSuperview)
      releasePool.append(id)
    }
    arena[id].superview = superview
    if let superview { attach(id, to: superview, at: index) }
    post(.didMoveToWindow, change, rule)
    post(.didMoveToSuperview, id, other: superview, rule)
    if let superview { post(.didAddSubview, superview, other: id, rule) }
    didHide(hidden)
    if isComing, isLeaving { shown = willShow(controllers) }
    didShow(shown)
    if isComing { for id in controllers { checkContents(of: id) } }
  }

  /// Removes all subviews from a view that is being released (views-1.2E); those that nothing else holds
  /// are released after it.
  mutating func dropSubviews(of id: NodeID) {
    let subviews = arena[id].subviews
    let changes = subviews.map { WindowChange(of: $0, to: nil, in: self) }
    turn.visits += changes.reduce(0) { $0 + $1.views.count }
    for subview in subviews {
      cancelTouches(within: subview, .touchIsCancelled)
      resignFirstResponder(within: subview)
      dropConstraints(leaving: subview)
    }
    arena[id].subviews = []
    for (subview, change) in zip(subviews, changes) {
      post(.willRemoveSubview, id, other: subview, .releasedViewLetsGoOfSubviews)
      post(.willMoveToSuperview, subview, .releasedViewLetsGoOfSubviews)
      post(.willMoveToWindow, change, .releasedViewLetsGoOfSubviews)
      arena[subview].superview = nil
      releasePool.append(subview)
      post(.didMoveToWindow, change, .releasedViewLetsGoOfSubviews)
      post(.didMoveToSuperview, subview, .releasedViewLetsGoOfSubviews)
    }
  }

  private mutating func attach(_ id: NodeID, to superview: NodeID, at index: Int) {
    // A callback in between may have removed subviews since the index was found.
    arena[superview].subviews.insert(id, at: min(index, arena[superview].subviews.count))
    arena[id].wasRetained = true
    announceLayout(of: id)
    setNeedsLayout(superview)
  }

  /// Calls each view whose window changes, with `rule` for the moved one.
  private mutating func post(_ name: Event.Name, _ change: WindowChange, _ rule: Rule) {
    for (offset, view) in change.views.enumerated() {
      post(name, view, other: change.window, offset == 0 ? rule : .windowChangeReachesSubviews)
    }
  }
}

/// The views whose window changes with a move: none, or the moved view and its descendants.
private struct WindowChange {
  /// The moved view, then its descendants, each before its subviews (views-1.2D).
  let views: [NodeID]
  /// The old window.
  let old: NodeID?
  /// The new window.
  let window: NodeID?

  init(of id: NodeID, to window: NodeID?, in application: borrowing Application) {
    old = application.window(of: id)
    views = old == window ? [] : application.subtree(of: id)
    self.window = window
  }
}
