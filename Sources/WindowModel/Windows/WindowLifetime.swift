extension Application {
  /// `UIWindow(frame:)` or `UIWindow()`: the window is one of `windows` from the start, hidden, at
  /// the front of its level (windows-1.1, windows-1.2).
  mutating func createWindow(_ identifier: Identifier, frame: Rect?) -> NodeID {
    let standard =
      switch settings.knobs.windowInitFrame {
      case .zero: Rect.zero
      case .screenBounds: mainScreen.bounds
      }
    let id = arena.insert(View(window: Window(), frame: frame ?? standard), as: identifier)
    orderFront(id)
    return id
  }

  /// The end of a window that nobody holds: a key window gives the key away, a visible one is
  /// hidden, and it leaves `windows` (windows-1.5, windows-2.7).
  mutating func deallocWindow(_ id: NodeID, into turn: inout Turn) {
    if keyWindow == id, settings.knobs.keyOnDealloc == .none {
      moveKey(to: nil, .windows2_7, into: &turn)
    }
    if !arena[id].isHidden {
      hide(id, .windows2_7, into: &turn)
    } else if keyWindow == id {
      passKey(into: &turn)
    }
    windows.removeAll { $0 == id }
    let reason: Event.Reason = arena[id].wasRetained ? .lastReferenceGone : .neverRetained
    arena.remove(id)
    turn.post(.dealloc, id, .windows1_5, reason)
  }

  /// Sets what `properties` names; they were checked.
  mutating func apply(_ properties: WindowProperties, to id: NodeID, into turn: inout Turn) {
    if let value = properties.canBecomeKey { arena[id].window?.canBecomeKey = value }
    if let value = properties.screen { arena[id].window?.screen = value }
    if let value = properties.bounds { arena[id].bounds = value }
    if let value = properties.center { arena[id].center = value }
    if let value = properties.frame { arena[id].frame = value }
    if let value = properties.alpha { arena[id].alpha = value }
    if let value = properties.backgroundColor { arena[id].backgroundColor = value }
    if let value = properties.isOpaque { arena[id].isOpaque = value }
    if let value = properties.clipsToBounds { arena[id].clipsToBounds = value }
    if let value = properties.isUserInteractionEnabled {
      arena[id].isUserInteractionEnabled = value
    }
    if let value = properties.windowLevel { setLevel(value, of: id) }
    if let value = properties.isHidden { setHidden(value, of: id, into: &turn) }
  }

  /// Refuses what a window can't have, before anything is set.
  func check(_ properties: WindowProperties) throws(Refusal) {
    if let screen = properties.screen, !screens.contains(where: { $0.identifier == screen }) {
      throw .notFound(.screen, screen.text)
    }
    for (name, rect) in [("bounds", properties.bounds), ("frame", properties.frame)] {
      if let rect, !rect.isUsable {
        throw .invalidValue(
          property: name,
          reason:
            "Its edges must be within \(Int(Point.reach)) points of the origin and its sides not negative."
        )
      }
    }
    if let center = properties.center, !center.isUsable {
      throw .invalidValue(
        property: "center",
        reason: "It must be within \(Int(Point.reach)) points of the origin.")
    }
    if let alpha = properties.alpha, !(0...1).contains(alpha) {
      throw .invalidValue(property: "alpha", reason: "It goes from 0, clear, to 1, opaque.")
    }
    if let level = properties.windowLevel, !level.rawValue.isFinite {
      throw .invalidValue(property: "windowLevel", reason: "It must be finite.")
    }
  }
}
