/// `UIWindow(frame:)` or, without a frame, `UIWindow()`, then its properties.
package struct CreateWindow: CommandAction {
  package static let name = "createWindow"
  package static let makesObject = true
  package var identifier: Identifier?
  package var viewClass: ViewClass = .window
  package var properties: WindowProperties = WindowProperties()
  package var isRetained = true

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.createWindow(identifier, viewClass, properties, retained: isRetained)
  }
}

/// Sets a window's properties.
package struct ChangeWindow: CommandAction {
  package static let name = "changeWindow"
  package var window = Identifier.unnamed
  package var properties: WindowProperties = WindowProperties()

  package init() {}

  package var subject: String? { window.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeWindow(window, properties)
  }
}

extension Application {
  /// `UIWindow(frame:)` or `UIWindow()`: the new window is in `windows`, hidden, at the front of its
  /// level (windows-1.1, windows-1.2).
  mutating func createWindow(
    _ identifier: Identifier?, _ viewClass: ViewClass, _ properties: WindowProperties,
    retained: Bool
  ) throws(Refusal) {
    guard viewClass == .window || !ViewClass.known.contains(viewClass) else {
      throw .invalidValue(property: "class", reason: "\(viewClass) is not a window.")
    }
    try checkRoom(for: identifier, retained: retained)
    guard ownWindowCount < capacity.windows else {
      throw .full(.window, limit: capacity.windows)
    }
    let window = View(
      viewClass, frame: properties.frame ?? standardFrame(of: properties),
      window: Window(level: properties.windowLevel ?? .normal))
    try checkOwn(properties)
    try properties.view.check(onNew: window)
    try check(properties.view.inputs)

    let id = insert(window, as: identifier ?? nextIdentifier(.window), retained: retained)
    orderFront(id)
    var rest = properties
    rest.frame = nil
    rest.windowLevel = nil
    apply(rest, to: id)
    turn.checkSpelling(of: viewClass.name)
    turn.result = id
    turn.isCreation = true
  }

  /// Sets a window's properties.
  mutating func changeWindow(
    _ identifier: Identifier, _ properties: WindowProperties
  ) throws(Refusal) {
    let id = try find(.window, identifier)
    try checkIsOwn(id)
    try checkOwn(properties)
    try properties.view.check(on: arena[id])
    try check(properties.view.inputs, of: id)
    apply(properties, to: id)
    turn.result = id
  }

  /// Ends a window: a key window passes key status on, a visible one is hidden, and it leaves `windows`
  /// (windows-1.5, windows-2.7).
  mutating func endWindow(_ id: NodeID) {
    if isKey(id), settings.knobs.keyOnDealloc == .none {
      moveKey(from: id, to: nil, .keyFallsToFrontmost)
    }
    if !arena[id].isHidden {
      hide(id, .keyFallsToFrontmost)
    } else if isKey(id) {
      passKey(from: id, .keyFallsToFrontmost)
    }
    windows.removeAll { $0 == id }
    if let root = arena[id].window?.rootViewController {
      abandonPresented(by: root, restoring: true)
      arena[controller: root]?.window = nil
      releasePool.append(root)
    }
  }

  /// The screen of a new window: the one it is given, or its scene's.
  private func screen(of properties: WindowProperties) -> Identifier {
    let scene = properties.windowScene.flatMap { $0 }.flatMap(scene)
    return properties.screen ?? scene?.screen ?? .main
  }

  /// The bounds of the screen for a window with these properties or, where its scene shares the screen,
  /// of the scene, in points.
  func screenBounds(for properties: WindowProperties) -> Rect {
    if properties.screen == nil, let scene = properties.windowScene.flatMap({ $0 }).flatMap(scene) {
      return Rect(origin: .zero, size: frame(of: scene).size)
    }
    return (screen(screen(of: properties)) ?? mainScreen).bounds
  }

  /// The frame of a window made without one: its screen's bounds or, on some versions without a scene, an
  /// empty one (windows-1.4).
  private func standardFrame(of properties: WindowProperties) -> Rect {
    let isInScene = properties.windowScene.flatMap { $0 } != nil
    let isEmpty = !isInScene && settings.knobs.windowInitFrame == .zero
    return isEmpty ? .zero : screenBounds(for: properties)
  }

  private mutating func apply(_ properties: WindowProperties, to id: NodeID) {
    if let value = properties.canBecomeKey { arena[id].window?.canBecomeKey = value }
    if let value = properties.overrides { arena[id].window?.keyOverrides = value }
    if let value = properties.windowScene { setScene(value, of: id) }
    if let value = properties.screen { setScreen(value, of: id) }
    apply(properties.view, to: id)
    if let value = properties.windowLevel { setLevel(value, of: id) }
    if let value = properties.rootViewController {
      setRoot(value.flatMap(controller), of: id)
    }
    applyHiding(properties.view, to: id)
  }

  private func checkOwn(_ properties: WindowProperties) throws(Refusal) {
    if let screen = properties.screen, !screens.contains(where: { $0.identifier == screen }) {
      throw .unknown(.screen, screen.text, property: "screen")
    }
    if let scene = properties.windowScene { try checkScene(scene) }
    if let root = properties.rootViewController { try checkRoot(root) }
    if let level = properties.windowLevel, !level.rawValue.isFinite {
      throw .invalidValue(property: "windowLevel", reason: "It must be finite.")
    }
  }
}
