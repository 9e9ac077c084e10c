extension Application {
  /// `makeKey()`: the old key window resigns, then this one becomes key, whether it is visible or
  /// not; refused silently where the window can't be key (windows-2.5, windows-2.6).
  mutating func makeKey(_ id: NodeID, _ rule: Rule, into turn: inout Turn) {
    if keyWindow == id {
      turn.notes.append(.alreadyKey)
    } else if !self[window: id].canBecomeKey {
      turn.notes.append(.cannotBecomeKey)
    } else if !isInScene(id) {
      turn.notes.append(.noScene)
    } else {
      moveKey(to: id, rule, into: &turn)
    }
  }

  /// Gives the key away from a window that is going: to the front-most visible window that can be
  /// key, whichever was key before, or to none (windows-2.7).
  mutating func passKey(into turn: inout Turn) {
    let next = windows.last { id in
      id != keyWindow && !arena[id].isHidden && self[window: id].canBecomeKey && isInScene(id)
    }
    moveKey(to: next, .windows2_7, .fallback, into: &turn)
  }

  /// Makes a window key, or none; `isKeyWindow` has changed before anyone is told.
  mutating func moveKey(
    to next: NodeID?, _ rule: Rule, _ reason: Event.Reason? = nil, into turn: inout Turn
  ) {
    let old = keyWindow
    keyWindow = next
    if let old { turn.post(.windowDidResignKey, old, rule) }
    if let next { turn.post(.windowDidBecomeKey, next, rule, reason) }
  }

  /// Whether a window may be key as far as scenes go (windows-1.8): an application that nobody gave
  /// a scene has none to offer.
  private func isInScene(_ id: NodeID) -> Bool { settings.knobs.scenes != .perScene }
}
