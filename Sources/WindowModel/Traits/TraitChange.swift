/// The traits of the device's own screen before and after a turn.
struct TraitChange {
  let old: TraitCollection
  let new: TraitCollection

  /// Nil where a turn leaves the traits as they were.
  init?(from old: TraitCollection, to new: TraitCollection) {
    guard old != new else { return nil }
    self.old = old
    self.new = new
  }
}

extension Application {
  /// Those on the device's own screen whose class overrides a method that tells of traits: of each window the
  /// window, then controllers from its root inwards, then views. Without code there is nobody.
  func traitObservers() -> [Subject] {
    guard let running = code.running else { return [] }
    func observes(_ id: NodeID) -> Bool {
      running.overrides(.traitCollectionDidChange, id) || running.overrides(.willTransition, id)
    }
    var observers: [Subject] = []
    for window in windows where arena[window].window?.screen == .main {
      var waiting = arena[window].window?.rootViewController.map { [$0] } ?? []
      if observes(window) { observers.append(.view(window)) }
      while let id = waiting.popLast() {
        guard let controller = arena[controller: id] else { continue }
        if controller.isViewLoaded, observes(id) { observers.append(.controller(id)) }
        if let presented = controller.presented { waiting.append(presented) }
        waiting += controller.children.reversed()
      }
      observers += subtree(of: window).dropFirst().filter(observes).map(Subject.view)
    }
    return observers
  }

  /// `willTransition(to:with:)` of controllers, before the change (windows-11.3).
  mutating func announce(_ change: TraitChange, to observers: [Subject]) {
    turn.otherTraits = change.new
    for case .controller(let id) in observers
    where arena.isAlive(id) && code.running?.overrides(.willTransition, id) == true {
      post(.willTransition, controller: id, .traitChangeIsTold)
    }
    turn.otherTraits = nil
  }

  /// `traitCollectionDidChange(_:)` of windows, controllers and views, after the change (windows-11.3).
  mutating func tell(_ change: TraitChange, to observers: [Subject]) {
    turn.otherTraits = change.old
    for observer in observers {
      guard let id = observer.node, arena.isAlive(id),
        code.running?.overrides(.traitCollectionDidChange, id) == true
      else { continue }
      post(.traitCollectionDidChange, observer, .traitChangeIsTold)
    }
    turn.otherTraits = nil
  }

  /// The traits that an object is told of beside its own: those to come, or those before.
  package var otherTraits: TraitCollection? { turn.otherTraits }
}
