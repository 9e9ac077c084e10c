extension Application {
  /// Whether a living view is the first responder of its window (windows-8.4).
  public func isFirstResponder(_ id: NodeID) -> Bool {
    window(of: id).map { self[window: $0].firstResponder == id } ?? false
  }

  /// `becomeFirstResponder()`.
  mutating func becomeFirstResponder(
    _ identifier: Identifier, into turn: inout Turn
  ) throws(Refusal) {
    let id = try find(.view, identifier)
    focus(id, into: &turn)
    turn.result = id
  }

  /// `resignFirstResponder()`, which a class may refuse.
  mutating func resignFirstResponder(
    _ identifier: Identifier, into turn: inout Turn
  ) throws(Refusal) {
    let id = try find(.view, identifier)
    if !isFirstResponder(id) {
      turn.notes.append(.notFirstResponder)
    } else if !arena[id].overrides.canResignFirstResponder {
      turn.notes.append(.cannotResignFirstResponder)
    } else if let window = window(of: id) {
      resignFirstResponder(of: window, .windows8_4, into: &turn)
    }
    turn.result = id
  }

  /// Makes a view its window's first responder, if it is in one and can be: only then the old one
  /// resigns, if it can (windows-8.4); a text field's window becomes key (windows-3.3).
  mutating func focus(_ id: NodeID, into turn: inout Turn) {
    guard let window = window(of: id) else {
      turn.notes.append(.notInWindow)
      return
    }
    let bringsKey = arena[id].takesText && keyWindow != window
    if self[window: window].firstResponder == id {
      if !bringsKey { turn.notes.append(.alreadyFirstResponder) }
    } else if !arena[id].overrides.canBecomeFirstResponder {
      turn.notes.append(.cannotBecomeFirstResponder)
      return
    } else if let old = self[window: window].firstResponder,
      !arena[old].overrides.canResignFirstResponder
    {
      turn.notes.append(.cannotResignFirstResponder)
      return
    } else {
      resignFirstResponder(of: window, .windows8_4, into: &turn)
      arena[window].window?.firstResponder = id
      turn.post(.becomeFirstResponder, id, .windows8_4)
    }
    if bringsKey { makeKey(window, .windows3_3, into: &turn) }
  }

  /// Lets the first responder of a window resign that is a view or lies in it and is about to leave
  /// the window (views-V18).
  mutating func resignFirstResponder(within id: NodeID, into turn: inout Turn) {
    guard let window = window(of: id), let first = self[window: window].firstResponder,
      isDescendant(first, of: id)
    else { return }
    resignFirstResponder(of: window, .viewsV18, into: &turn)
  }

  private mutating func resignFirstResponder(
    of window: NodeID, _ rule: Rule, into turn: inout Turn
  ) {
    guard let old = self[window: window].firstResponder else { return }
    arena[window].window?.firstResponder = nil
    turn.post(.resignFirstResponder, old, rule)
  }
}
