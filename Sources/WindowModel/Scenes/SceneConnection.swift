/// The system connects a `UIWindowScene` on a screen.
package struct ConnectScene: CommandAction {
  package static let name = "connectScene"
  package static let makesObject = true
  package var identifier: Identifier?
  package var screen: Identifier = .main

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.connectScene(identifier, on: screen)
  }
}

/// The system disconnects a scene.
package struct DisconnectScene: CommandAction {
  package static let name = "disconnectScene"
  package var scene = Identifier.unnamed

  package init() {}

  package var subject: String? { scene.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.disconnectScene(scene)
  }
}

extension Application {
  /// Connects a scene without windows (windows-1.8A). After its first scene the app has scenes of its
  /// own, and its earlier windows are in none (windows-1.8E).
  mutating func connectScene(_ identifier: Identifier?, on screen: Identifier) throws(Refusal) {
    try checkScenes()
    if let identifier, sceneNames.contains(identifier) { throw .identifierTaken(identifier) }
    try checkObjects()
    guard scenes.count < capacity.scenes else { throw .full(.scene, limit: capacity.scenes) }
    guard self.screen(screen) != nil else {
      throw .unknown(.screen, screen.text, property: "screen")
    }
    guard split == nil || screen != .main else {
      throw .notPossible("Two scenes share the screen: disconnect one of them first.")
    }
    if hasImplicitScene, settings.knobs.scenes == .perScene { empty(nil) }
    let scene = Scene(identifier: identifier ?? nextSceneName(), screen: screen)
    sceneNames.insert(scene.identifier)
    scenes.append(scene)
    // Scheduled before the delegate shows a window, whose appearance ends later.
    runLoop.schedule(.activateScene(scene.identifier))
    post(.sceneWillConnect, .scene(scene.identifier), .sceneConnects)
    turn.subject = .scene(scene.identifier)
    turn.isCreation = true
  }

  /// Disconnects a scene: deactivates it, resigns its key window, and removes its windows from it
  /// (windows-1.8A to windows-1.8F). A scene that shared the screen now fills it (windows-1.8G).
  mutating func disconnectScene(_ identifier: Identifier) throws(Refusal) {
    guard let scene = scene(identifier) else { throw .notFound(.scene, identifier.text) }
    let sharesScreen = split?.neighbor(of: identifier) != nil
    let undivided = ScreenLayout(orientation: orientation, split: nil)
    if sharesScreen { try checkAdaptation(to: undivided) }
    if scene.activation == .foregroundActive {
      setActivation(.foregroundInactive, of: identifier)
    }
    empty(identifier)
    scenes.removeAll { $0.identifier == identifier }
    post(.sceneDidDisconnect, .scene(identifier), .sceneConnects)
    if sharesScreen { layOutScreen(undivided) }
  }

  /// Removes all windows from a scene, nil for the implicit one, after its key window resigned.
  private mutating func empty(_ scene: Identifier?) {
    let leaving = windows.filter { arena[$0].window?.scene == scene }
    if settings.knobs.scenes == .perScene, let key = leaving.first(where: isKey) {
      moveKey(from: key, to: nil, .sceneHasItsKeyWindow)
    }
    // The key window goes last, so that no other leaving window becomes key.
    for id in leaving.filter({ !isKey($0) }) + leaving.filter(isKey) {
      leaveScene(id)
    }
  }

  /// Sets a window's `windowScene`. A key window first passes key status on within the old scene. The
  /// window then moves to the new scene's screen, or is hidden without a scene.
  mutating func setScene(_ scene: Identifier?, of id: NodeID) {
    guard arena[id].window?.scene != scene else { return }
    if settings.knobs.scenes == .perScene, isKey(id) {
      passKey(from: id, .sceneHasItsKeyWindow)
    }
    guard let scene = scene.flatMap(self.scene) else { return leaveScene(id) }
    arena[id].window?.scene = scene.identifier
    setScreen(scene.screen, of: id)
  }

  /// Removes a window from its scene, which hides it (windows-1.8C); the windows of the keyboard and of
  /// alert views are not hidden here.
  private mutating func leaveScene(_ id: NodeID) {
    // Still in the old scene, so that another of its windows becomes key.
    if !arena[id].isHidden, arena[id].window?.isSystem != true {
      hide(id, .lostSceneHidesWindow)
    }
    arena[id].window?.scene = nil
  }

  /// Refuses an unknown scene; for a disconnected one with UIKit's exception (windows-1.8A).
  func checkScene(_ scene: Identifier?) throws(Refusal) {
    try checkScenes()
    guard let scene, self.scene(scene) == nil else { return }
    guard sceneNames.contains(scene) else {
      throw .unknown(.scene, scene.text, property: "windowScene")
    }
    throw .exception(
      name: "NSInternalInconsistencyException",
      reason: "Attempting to attach window to an invalidated scene: <UIWindowScene: \(scene)>")
  }

  private func checkScenes() throws(Refusal) {
    guard settings.knobs.scenes != .none else {
      throw .notPossible("An app has no scenes before iOS 13.")
    }
  }
}
