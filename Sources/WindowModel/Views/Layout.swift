/// `setNeedsLayout()`.
package struct SetNeedsLayout: CommandAction {
  package static let name = "setNeedsLayout"
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.setNeedsLayout(view)
  }
}

/// `layoutIfNeeded()`.
package struct LayoutIfNeeded: CommandAction {
  package static let name = "layoutIfNeeded"
  package var view = Identifier.unnamed

  package init() {}

  package var subject: String? { view.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.layoutIfNeeded(view)
  }
}

/// Which of a view's subviews may need layout, they or views within them: often it is one of very
/// many, and the others are not to be asked.
enum LayoutWait: Hashable, Codable, Sendable {
  case nobody
  case within(NodeID)
  case withinAny
}

extension Application {
  /// Marks a view for the next layout; a window that has nothing in it lays out nothing
  /// (views-1.5A).
  mutating func setNeedsLayout(_ id: NodeID) {
    guard !arena[id].isWindow || !arena[id].subviews.isEmpty else { return }
    markForLayout(id)
  }

  /// `setNeedsLayout()` as the app calls it, which counts for an empty window too.
  mutating func setNeedsLayout(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.view, identifier)
    markForLayout(id)
    turn.result = id
  }

  /// `layoutIfNeeded()`: lays out at once, from the outermost view that waits for it down.
  mutating func layoutIfNeeded(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.view, identifier)
    let outermost = ancestors(of: id).last { arena[$0].needsLayout }
    let count = turn.events.count
    layOut(outermost ?? id)
    if turn.events.count == count { turn.notes.append(.nothingNeedsLayout) }
    turn.result = id
  }

  /// The layout pass at the end of a turn: what waits for layout and is in a window, from the top
  /// down. Views that are marked meanwhile, though the pass is beyond them, get another one; where
  /// that goes on, the rest waits for the next turn.
  mutating func layOutWindows() {
    askAboutScreen()
    var passes = 0
    while passes < 16 {
      adjustInsets()
      guard !layoutQueue.isEmpty else { break }
      let windows = layoutQueue
      layoutQueue = []
      for id in windows where arena.isAlive(id) { layOut(id) }
      passes += 1
    }
    tellAppearing()
  }

  /// What a view's own `layoutSubviews` does: by its constraints, and a table view by its rows.
  package mutating func layOutContent(of id: NodeID) {
    if autoLayout != nil { applyConstraints(in: id) }
    if !tables.isEmpty { layOutRows(of: id) }
  }

  private func needsPass(_ id: NodeID) -> Bool {
    arena.isAlive(id) && (arena[id].needsLayout || arena[id].waitingForLayout != .nobody)
  }

  /// Tells the views above that there is something to lay out below them.
  mutating func announceLayout(of id: NodeID) {
    guard arena[id].needsLayout || arena[id].waitingForLayout != .nobody else { return }
    var id = id
    while let superview = arena[id].superview {
      // Who knows it has told those above, and waits in the queue if it is in a window.
      switch arena[superview].waitingForLayout {
      case .nobody: arena[superview].waitingForLayout = .within(id)
      case .within(let other):
        if other != id { arena[superview].waitingForLayout = .withinAny }
        return
      case .withinAny: return
      }
      id = superview
    }
    if arena[id].isWindow { layoutQueue.append(id) }
  }

  /// Marks the superview of a view that has another size or transform. A superview that gave it that
  /// in its own `layoutSubviews` is not asked again.
  mutating func setNeedsLayout(above id: NodeID) {
    guard let superview = arena[id].superview, !turn.layingOut.contains(superview) else { return }
    setNeedsLayout(superview)
  }

  private mutating func markForLayout(_ id: NodeID) {
    arena[id].needsLayout = true
    announceLayout(of: id)
  }

  /// Lets the views of a tree that wait for it lay out their subviews, each before those within it,
  /// back to front.
  private mutating func layOut(_ top: NodeID) {
    if autoLayout != nil, needsPass(top) { solveConstraints(round: top) }
    var waiting = [top]
    while let id = waiting.popLast() {
      if arena[id].needsLayout {
        arena[id].needsLayout = false
        let controller = controller(ofView: id)
        if let controller {
          tellAppearing(controller)
          post(.viewWillLayoutSubviews, controller: controller, .layoutAtEndOfTurn)
        }
        turn.layingOut.append(id)
        post(.layoutSubviews, id, .layoutAtEndOfTurn)
        _ = turn.layingOut.popLast()
        // An override does it when it calls super.
        if code.running?.overrides(.layoutSubviews, id) != true { layOutContent(of: id) }
        if let controller {
          post(.viewDidLayoutSubviews, controller: controller, .layoutAtEndOfTurn)
        }
      }
      switch arena[id].waitingForLayout {
      case .nobody: continue
      case .within(let subview):
        // It may have left since, and then it waits elsewhere.
        if arena[subview].superview == id { waiting.append(subview) }
      case .withinAny:
        // They are asked only, which is a small part of a visit.
        turn.visits += arena[id].subviews.count / 16 + 1
        waiting += arena[id].subviews.reversed()
      }
      arena[id].waitingForLayout = .nobody
    }
  }
}
