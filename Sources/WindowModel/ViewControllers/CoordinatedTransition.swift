/// A transition from one controller to another, as its coordinator knows it.
package struct CoordinatedTransition: Hashable, Sendable {
  /// The container of both, or nil for a presentation.
  var container: NodeID?
  /// The controller that goes.
  package var from: NodeID?
  /// The controller that comes.
  package var to: NodeID?
}

extension Application {
  /// The animated transition that a controller or one of its containers is in, from the call on; nil for none.
  ///
  /// A navigation controller's delegate still sees it in `didShow`.
  package func coordinatedTransition(of id: NodeID) -> CoordinatedTransition? {
    if let move = turn.transition, [move.container, move.from, move.to].contains(id) {
      return move
    }
    for container in containers(of: id) {
      if let move = turn.transition, move.container == container { return move }
      if let move = slide(in: container) ?? presentation(around: container) { return move }
    }
    return nil
  }

  /// The running or pending animation of a navigation controller.
  private func slide(in id: NodeID) -> CoordinatedTransition? {
    guard let controller = arena[controller: id], controller.controllerClass.kind == .navigation,
      let stack = controller.stack
    else { return nil }
    if let transition = stack.transition {
      return .init(container: id, from: transition.from, to: transition.to)
    }
    guard stack.isAnimated, let shown = stack.shown, shown != front(of: id),
      runLoop.isScheduled(.changeContents(id)), controller.appearance == .appeared
    else { return nil }
    return .init(container: id, from: shown, to: front(of: id))
  }

  /// The running or pending animated presentation or dismissal of a controller, or on it.
  private func presentation(around id: NodeID) -> CoordinatedTransition? {
    for presented in [id, arena[controller: id]?.presented].compactMap(\.self) {
      guard let controller = arena[controller: presented], let own = controller.presentation,
        own.isAnimated
      else { continue }
      switch own.stage {
      case .called, .presenting: return .init(from: controller.presenting, to: presented)
      case .dismissCalled, .dismissing: return .init(from: presented, to: controller.presenting)
      case .presented: continue
      }
    }
    return nil
  }
}
