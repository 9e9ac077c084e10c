extension Application {
  /// Shows a window in front of its level (windows-1.6).
  mutating func show(_ id: NodeID, _ rule: Rule) {
    arena[id].isHidden = false
    orderFront(id)
    installRoot(of: id)
    let shown = willShow(controllers(in: id))
    didShow(shown)
    for controller in shown { installContents(of: controller) }
    for controller in controllers(in: id) { checkContents(of: controller) }
    post(.windowDidBecomeVisible, id, rule)
  }

  /// Hides a window; if it was key, another becomes key before the hiding is posted (windows-2.7).
  mutating func hide(_ id: NodeID, _ rule: Rule) {
    let hidden = willHide(controllers(in: id))
    let wasKey = isKey(id)
    arena[id].isHidden = true
    if wasKey { passKey(from: id, .keyFallsToFrontmost) }
    post(.windowDidBecomeHidden, id, wasKey ? .keyFallsToFrontmost : rule)
    didHide(hidden)
  }

  /// Sets `isHidden`; the same value posts nothing (windows-2.4).
  mutating func setHidden(_ isHidden: Bool, of id: NodeID) {
    guard arena[id].isHidden != isHidden else {
      turn.notes.append(isHidden ? .alreadyHidden : .alreadyVisible)
      return
    }
    if isHidden {
      hide(id, .onlyIsHiddenChangesVisibility)
    } else if mayBeShown(id) {
      show(id, .onlyIsHiddenChangesVisibility)
    } else {
      turn.notes.append(.noSceneToShowIn)
    }
  }

  /// `makeKeyAndVisible()`: shows, then makes key (windows-2.2); a visible window comes to the
  /// front of its level without a notification.
  mutating func makeKeyAndVisible(_ id: NodeID) {
    if arena[id].isHidden, mayBeShown(id) {
      show(id, .makeKeyAndVisibleOrder)
    } else {
      if arena[id].isHidden { turn.notes.append(.noSceneToShowIn) }
      orderFront(id)
    }
    makeKey(id, .makeKeyAndVisibleOrder)
  }
}
