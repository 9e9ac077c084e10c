extension Application {
  /// Takes a window out of hiding and puts it in front of its level (windows-1.6).
  mutating func show(_ id: NodeID, _ rule: Rule, into turn: inout Turn) {
    arena[id].isHidden = false
    orderFront(id)
    installRoot(of: id, into: &turn)
    let shown = willShow(controllers(in: id, visiting: &turn), into: &turn)
    didShow(shown, into: &turn)
    for controller in shown { installContents(of: controller, into: &turn) }
    for controller in controllers(in: id, visiting: &turn) { checkContents(of: controller) }
    turn.post(.windowDidBecomeVisible, id, rule)
  }

  /// Hides a window; if it was key, another becomes key before the notification of its hiding
  /// (windows-2.7).
  mutating func hide(_ id: NodeID, _ rule: Rule, into turn: inout Turn) {
    let hidden = willHide(controllers(in: id, visiting: &turn), into: &turn)
    let wasKey = isKey(id)
    arena[id].isHidden = true
    if wasKey { passKey(from: id, .keyFallsToFrontmost, into: &turn) }
    turn.post(.windowDidBecomeHidden, id, wasKey ? .keyFallsToFrontmost : rule)
    didHide(hidden, into: &turn)
  }

  /// The setter of `isHidden`: the same value posts nothing (windows-2.4).
  mutating func setHidden(_ isHidden: Bool, of id: NodeID, into turn: inout Turn) {
    guard arena[id].isHidden != isHidden else {
      turn.notes.append(isHidden ? .alreadyHidden : .alreadyVisible)
      return
    }
    if isHidden {
      hide(id, .onlyIsHiddenChangesVisibility, into: &turn)
    } else if mayBeShown(id) {
      show(id, .onlyIsHiddenChangesVisibility, into: &turn)
    } else {
      turn.notes.append(.noSceneToShowIn)
    }
  }

  /// `makeKeyAndVisible()`: shows, then makes key (windows-2.2); a visible window comes to the
  /// front of its level without a notification.
  mutating func makeKeyAndVisible(_ id: NodeID, into turn: inout Turn) {
    if arena[id].isHidden, mayBeShown(id) {
      show(id, .makeKeyAndVisibleOrder, into: &turn)
    } else {
      if arena[id].isHidden { turn.notes.append(.noSceneToShowIn) }
      orderFront(id)
    }
    makeKey(id, .makeKeyAndVisibleOrder, into: &turn)
  }
}
