/// A window that the system shows by itself (windows-3.4).
public struct SystemWindow: Hashable, Codable, Sendable {
  /// The class.
  public let viewClass: ViewClass
  /// Its level.
  public let level: WindowLevel
  /// Its object if application.windows lists it; nil if the app can't reach it.
  public internal(set) var window: NodeID?
  /// Whether it is hidden.
  public internal(set) var isHidden: Bool

  fileprivate init(viewClass: ViewClass, level: WindowLevel, window: NodeID? = nil) {
    self.viewClass = viewClass
    self.level = level
    self.window = window
    isHidden = viewClass != .statusBarWindow
  }

  /// The keyboard's windows, back to front, and whether application.windows lists each.
  fileprivate static func keyboard(
    _ keyboardWindow: FixedKnobs.KeyboardWindow
  ) -> [(window: SystemWindow, isListed: Bool)] {
    let effects = SystemWindow(viewClass: .textEffectsWindow, level: WindowLevel(rawValue: 1))
    let keyboard = SystemWindow(
      viewClass: .remoteKeyboardWindow, level: WindowLevel(rawValue: 10_000_000))
    switch keyboardWindow {
    case .none: return [(effects, true)]
    case .listed: return [(effects, true), (keyboard, true)]
    case .unlisted: return [(effects, true), (keyboard, false)]
    }
  }
}

extension Application {
  /// The system's windows, back to front; the keyboard's exist from the first text input on.
  public var systemWindows: [SystemWindow] {
    var clock = SystemWindow(viewClass: .statusBarWindow, level: .statusBar)
    clock.isHidden = statusBar.isHidden
    return ([clock] + keyboardWindows).sorted { $0.level < $1.level }
  }

  /// The number of the app's own windows.
  var ownWindowCount: Int { windows.count - keyboardWindows.count { $0.window != nil } }

  /// Shows the keyboard's windows in the key window's scene while it is up (windows-3.4), and hides them
  /// afterwards (windows-3.4A).
  mutating func updateKeyboardWindows() {
    if isKeyboardUp, keyboardWindows.isEmpty { makeKeyboardWindows() }
    for index in keyboardWindows.indices where keyboardWindows[index].isHidden == isKeyboardUp {
      keyboardWindows[index].isHidden = !isKeyboardUp
      guard let id = keyboardWindows[index].window else { continue }
      if isKeyboardUp {
        show(id, .systemHasOwnWindows)
      } else {
        hide(id, .keyboardWindowsHideWithoutText)
      }
    }
    guard isKeyboardUp, let scene = keyWindow.map({ arena[$0].window?.scene }) else { return }
    for window in keyboardWindows.compactMap(\.window) { arena[window].window?.scene = scene }
    placeInputViews()
  }

  private mutating func makeKeyboardWindows() {
    for (window, isListed) in SystemWindow.keyboard(settings.fixedKnobs.keyboardWindow) {
      var window = window
      if isListed { window.window = insert(window) }
      keyboardWindows.append(window)
    }
  }

  /// Makes the object of a system's window: named after its class if that name is free, hidden, never
  /// key, and transparent to touches.
  private mutating func insert(_ window: SystemWindow) -> NodeID {
    var view = View(window.viewClass, frame: mainScreen.bounds, window: Window())
    view.window?.level = window.level
    view.window?.canBecomeKey = false
    view.window?.isSystem = true
    view.isOpaque = false
    view.overrides.hitTest = .passThrough
    let name = Identifier(window.viewClass.name).flatMap { arena.isTaken($0) ? nil : $0 }
    let id = arena.insert(view, as: name ?? nextIdentifier(.window))
    orderFront(id)
    return id
  }

  /// Refuses to change or release one of the system's windows.
  func checkIsOwn(_ id: NodeID) throws(Refusal) {
    guard arena[id].window?.isSystem != true else {
      throw .invalidValue(
        property: "window",
        reason: "\(arena.identifier(of: id)) is the system's, not the app's to change or release.")
    }
  }
}
