/// The traits of a window on the device's own screen before and after a change, and the observers to call.
struct TraitChange {
  let old: TraitCollection
  let new: TraitCollection
  let observers: [Subject]
}

extension Application {
  /// The trait changes of windows when the device's own screen gets another layout; none without code, as
  /// nothing observes them.
  func traitChanges(to next: ScreenLayout) -> [TraitChange] {
    guard let running = code.running else { return [] }
    return windows.compactMap { window in
      guard let place = arena[window].window, place.screen == .main else { return nil }
      let old = traits(of: place.scene, in: screenLayout)
      let new = traits(of: place.scene, in: next)
      guard old != new else { return nil }
      return TraitChange(old: old, new: new, observers: traitObservers(in: window, running))
    }
  }

  /// The observers in a window, whose classes override a method for trait changes: the window, then
  /// controllers from its root inwards, then views.
  private func traitObservers(in window: NodeID, _ running: any RunningCode) -> [Subject] {
    func observes(_ id: NodeID) -> Bool {
      running.overrides(.traitCollectionDidChange, id) || running.overrides(.willTransition, id)
    }
    var observers: [Subject] = observes(window) ? [.view(window)] : []
    var waiting = arena[window].window?.rootViewController.map { [$0] } ?? []
    while let id = waiting.popLast() {
      guard let controller = arena[controller: id] else { continue }
      if controller.isViewLoaded, observes(id) { observers.append(.controller(id)) }
      if let presented = controller.presented { waiting.append(presented) }
      waiting += controller.children.reversed()
    }
    return observers + subtree(of: window).dropFirst().filter(observes).map(Subject.view)
  }

  /// `willTransition(to:with:)` of controllers, before the change (windows-11.3).
  mutating func announce(_ changes: [TraitChange]) {
    for change in changes {
      turn.otherTraits = change.new
      for case .controller(let id) in change.observers
      where arena.isAlive(id) && code.running?.overrides(.willTransition, id) == true {
        post(.willTransition, controller: id, .traitChangeIsTold)
      }
    }
    turn.otherTraits = nil
  }

  /// `traitCollectionDidChange(_:)` of windows, controllers and views, after the change (windows-11.3).
  mutating func tell(_ changes: [TraitChange]) {
    for change in changes {
      turn.otherTraits = change.old
      for observer in change.observers {
        guard let id = observer.node, arena.isAlive(id),
          code.running?.overrides(.traitCollectionDidChange, id) == true
        else { continue }
        post(.traitCollectionDidChange, observer, .traitChangeIsTold)
      }
    }
    turn.otherTraits = nil
  }

  /// The second set of traits in the current callback: the next ones, or the previous ones.
  package var otherTraits: TraitCollection? { turn.otherTraits }
}
