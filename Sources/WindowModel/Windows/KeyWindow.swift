/// `makeKeyAndVisible()`.
package struct MakeKeyAndVisible: CommandAction {
  package static let name = "makeKeyAndVisible"
  package var window = Identifier.unnamed

  package init() {}

  package var subject: String? { window.text }

  package func perform(in application: inout Application) throws(Refusal) {
    let id = try application.find(.window, window)
    try application.checkIsOwn(id)
    application.makeKeyAndVisible(id)
    application.turn.result = id
  }
}

/// `makeKey()`.
package struct MakeKey: CommandAction {
  package static let name = "makeKey"
  package var window = Identifier.unnamed

  package init() {}

  package var subject: String? { window.text }

  package func perform(in application: inout Application) throws(Refusal) {
    let id = try application.find(.window, window)
    application.makeKey(id, .oldKeyWindowResignsFirst)
    application.turn.result = id
  }
}

extension Application {
  /// The window that receives events without a location, or nil (windows-2.1); where each scene has its
  /// own, the one that last became key.
  public var keyWindow: NodeID? { keyWindows.last }

  /// Whether a window is key.
  public func isKey(_ id: NodeID) -> Bool { keyWindows.contains(id) }

  /// `makeKey()`: the old key window resigns, then this one becomes key, visible or not. Adds a note if
  /// the window can't be key (windows-2.5, windows-2.6).
  mutating func makeKey(_ id: NodeID, _ rule: Rule) {
    if isKey(id) {
      turn.notes.append(.alreadyKey)
    } else if !canBecomeKey(id) {
      turn.notes.append(.cannotBecomeKey)
    } else if !mayBeKeyInScene(id) {
      turn.notes.append(.noScene)
    } else {
      let old = keyWindows.first { areRivals($0, id) }
      moveKey(from: old, to: id, rule)
    }
  }

  /// Passes key status on from a leaving window: to the front-most window of its scene that is visible
  /// and can be key, whichever was key before, or to none (windows-2.7).
  mutating func passKey(from id: NodeID, _ rule: Rule) {
    let scene = arena[id].window?.scene
    var next: NodeID?
    for other in windows.reversed()
    where other != id && isOnScreen(other) && arena[other].window?.scene == scene {
      guard canBecomeKey(other) else { continue }
      next = other
      break
    }
    moveKey(from: id, to: next, rule, .fallback)
  }

  /// Makes a window key, or none; `isKeyWindow` changes before any callback.
  mutating func moveKey(
    from old: NodeID?, to next: NodeID?, _ rule: Rule, _ reason: Event.Reason? = nil
  ) {
    keyWindows.removeAll { $0 == old }
    if let next { keyWindows.append(next) }
    if let old {
      call(.resignKey, .resignKey, of: old)
      post(.windowDidResignKey, old, rule)
    }
    if let next {
      call(.becomeKey, .becomeKey, of: next)
      post(.windowDidBecomeKey, next, rule, reason)
    }
  }

  /// Calls a method of a window if its class overrides it, before the notification (windows-2.8).
  private mutating func call(_ method: KeyMethod, _ name: Event.Name, of id: NodeID) {
    if arena[id].window?.keyOverrides.contains(method) == true
      || code.running?.overrides(name, id) == true
    {
      post(name, id, .systemCallsKeyMethods)
    }
  }
}
