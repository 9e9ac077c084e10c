/// An external screen is connected, with a size in points.
package struct ConnectScreen: CommandAction {
  package static let name = "connectScreen"
  package var identifier: Identifier?
  package var size: Size = .zero
  package var scale = 1.0

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.connectScreen(identifier, size: size, scale: scale)
  }
}

/// An external screen is disconnected.
package struct DisconnectScreen: CommandAction {
  package static let name = "disconnectScreen"
  package var screen = Identifier.unnamed

  package init() {}

  package var subject: String? { screen.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.disconnectScreen(screen)
  }
}

extension Application {
  /// Connects a screen as the last of `screens`, without windows (windows-7).
  mutating func connectScreen(
    _ identifier: Identifier?, size: Size, scale: Double
  ) throws(Refusal) {
    if let identifier, screenNames.contains(identifier) { throw .identifierTaken(identifier) }
    try checkObjects()
    guard screens.count < capacity.screens else {
      throw .full(.screen, limit: capacity.screens)
    }
    let sides = 1...Screen.longestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .invalidValue(
        property: "size",
        reason: "Its sides go from 1 to \(Int(Screen.longestSide)) points.")
    }
    guard (1...4).contains(scale) else {
      throw .invalidValue(property: "scale", reason: "It goes from 1 to 4 pixels for each point.")
    }
    let screen = Screen(identifier ?? nextScreenName(), size: size, scale: scale)
    screenNames.insert(screen.identifier)
    screens.append(screen)
    post(.screenDidConnect, .screen(screen.identifier), .screenConnects)
    turn.subject = .screen(screen.identifier)
    turn.isCreation = true
  }

  /// Disconnects a screen. Its windows stay listed and keep their screen, but are not visible; the key
  /// window stays key (windows-7B).
  mutating func disconnectScreen(_ identifier: Identifier) throws(Refusal) {
    guard screen(identifier) != nil else { throw .notFound(.screen, identifier.text) }
    guard identifier != .main else {
      throw .notPossible("The device's own screen can't be disconnected.")
    }
    screens.removeAll { $0.identifier == identifier }
    post(.screenDidDisconnect, .screen(identifier), .screenConnects)
  }

  /// Sets a window's `screen`. A visible window is hidden and shown again on the new screen; a key window
  /// stays key (windows-7A).
  mutating func setScreen(_ screen: Identifier, of id: NodeID) {
    guard arena[id].window?.screen != screen else { return }
    arena[id].window?.screen = screen
    guard !arena[id].isHidden else { return }
    post(.windowDidBecomeHidden, id, .screenChangeReshowsWindow)
    orderFront(id)
    post(.windowDidBecomeVisible, id, .screenChangeReshowsWindow)
  }

  /// The screen that another one mirrors: the main one if the other has no visible window of its own
  /// (windows-7C), otherwise nil; also nil for the main screen.
  public func mirrored(by screen: Screen) -> Identifier? {
    let isOwn =
      screen.identifier == .main
      || windows.contains { arena[$0].window?.screen == screen.identifier && isOnScreen($0) }
    return isOwn ? nil : .main
  }

  /// Whether a window's own state makes it visible: it is not hidden, its screen is connected, and it has
  /// a scene if it needs one (windows-1.8).
  public func isOnScreen(_ id: NodeID) -> Bool {
    guard !arena[id].isHidden, let screen = arena[id].window?.screen else { return false }
    return isShownInScene(id) && screens.contains { $0.identifier == screen }
  }
}

extension Screen {
  /// The maximum length of a side, in points.
  static let longestSide = 16_384.0
}
