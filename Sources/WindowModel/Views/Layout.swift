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

/// Which subviews, or views in them, may need layout: often it is one of very many, and checking the
/// others would be slow.
enum LayoutWait: Hashable, Codable, Sendable {
  case nobody
  case within(NodeID)
  case withinAny
}

extension Application {
  /// Marks a view for the next layout pass; an empty window has nothing to lay out (views-1.5A).
  mutating func setNeedsLayout(_ id: NodeID) {
    guard !arena[id].isWindow || !arena[id].subviews.isEmpty else { return }
    markForLayout(id)
  }

  /// `setNeedsLayout()` called by the app, which marks even an empty window.
  mutating func setNeedsLayout(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.view, identifier)
    markForLayout(id)
    turn.result = id
  }

  /// `layoutIfNeeded()`: lays out at once, starting at the outermost view that needs layout.
  mutating func layoutIfNeeded(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.view, identifier)
    let outermost = ancestors(of: id).last { arena[$0].needsLayout }
    let count = turn.events.count
    layOut(outermost ?? id)
    if turn.events.count == count { turn.notes.append(.nothingNeedsLayout) }
    turn.result = id
  }

  /// The layout pass at the end of a turn: lays out marked views in windows, from the top down. Views
  /// marked behind the pass get another pass; after too many passes the rest waits for the next turn.
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

  /// Does what UIKit's `layoutSubviews` does: applies constraints and, for a table view, lays out rows.
  package mutating func layOutContent(of id: NodeID) {
    if autoLayout != nil { applyConstraints(in: id) }
    if !tables.isEmpty { layOutRows(of: id) }
  }

  private func needsPass(_ id: NodeID) -> Bool {
    arena.isAlive(id) && (arena[id].needsLayout || arena[id].waitingForLayout != .nobody)
  }

  /// Marks the views above as having something below them to lay out.
  mutating func announceLayout(of id: NodeID) {
    guard arena[id].needsLayout || arena[id].waitingForLayout != .nobody else { return }
    var id = id
    while let superview = arena[id].superview {
      // A view that knew already has marked those above, and is queued if it is in a window.
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

  /// Marks the superview of a view whose size or transform changed, unless the superview changed it in
  /// its own `layoutSubviews`.
  mutating func setNeedsLayout(above id: NodeID) {
    guard let superview = arena[id].superview, !turn.layingOut.contains(superview) else { return }
    setNeedsLayout(superview)
  }

  private mutating func markForLayout(_ id: NodeID) {
    arena[id].needsLayout = true
    announceLayout(of: id)
  }

  /// Lays out the marked views of a tree, outer views before inner ones, back to front.
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
        // An override does this by calling super.
        if code.running?.overrides(.layoutSubviews, id) != true { layOutContent(of: id) }
        if let controller {
          post(.viewDidLayoutSubviews, controller: controller, .layoutAtEndOfTurn)
        }
      }
      switch arena[id].waitingForLayout {
      case .nobody: continue
      case .within(let subview):
        // A view that has left waits in its new place.
        if arena[subview].superview == id { waiting.append(subview) }
      case .withinAny:
        // They are only checked, which costs a small part of a visit.
        turn.visits += arena[id].subviews.count / 16 + 1
        waiting += arena[id].subviews.reversed()
      }
      arena[id].waitingForLayout = .nobody
    }
  }
}
