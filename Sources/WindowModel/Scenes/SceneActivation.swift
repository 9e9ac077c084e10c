/// `UIScene.activationState`: whether its user sees and uses a scene (windows-1.8F).
public enum SceneActivation: String, Hashable, Codable, Sendable, CaseIterable {
  /// It connects, and its windows are being made; or it is gone.
  case unattached
  /// It is on the screen and gets events.
  case foregroundActive
  /// It is on the screen and gets no events.
  case foregroundInactive
  /// It is off the screen.
  case background
}

extension Application {
  /// Takes a scene that has connected to the state of the application.
  mutating func activateScene(_ identifier: Identifier) {
    let steps: [SceneActivation] =
      switch state {
      case .active: [.foregroundInactive, .foregroundActive]
      case .inactive: [.foregroundInactive]
      case .background, .notRunning: [.background]
      }
    for step in steps { setActivation(step, of: identifier) }
  }

  /// Takes all scenes along when the application changes its state. Scenes that still connect follow in
  /// `activateScene`.
  mutating func setActivation(_ activation: SceneActivation) {
    for scene in scenes where scene.activation != .unattached {
      setActivation(activation, of: scene.identifier)
    }
  }

  /// Takes a scene one step further, and posts the notification of that step. While a notification that
  /// begins with `will` is posted, the scene still is in its old state.
  mutating func setActivation(_ activation: SceneActivation, of identifier: Identifier) {
    guard let old = scene(identifier)?.activation, old != activation else { return }
    switch (old, activation) {
    case (.foregroundActive, _):
      post(.sceneWillDeactivate, .scene(identifier), .sceneHasActivationState)
      store(activation, of: identifier)
    case (_, .foregroundActive):
      store(activation, of: identifier)
      post(.sceneDidActivate, .scene(identifier), .sceneHasActivationState)
    case (.unattached, .background):
      // A scene that connects in the background was never on the screen, so it is told nothing.
      store(activation, of: identifier)
    case (_, .background):
      store(activation, of: identifier)
      post(.sceneDidEnterBackground, .scene(identifier), .sceneHasActivationState)
    default:
      post(.sceneWillEnterForeground, .scene(identifier), .sceneHasActivationState)
      store(activation, of: identifier)
    }
  }

  private mutating func store(_ activation: SceneActivation, of identifier: Identifier) {
    // The app's own code may have disconnected it while it was told.
    guard let index = scenes.firstIndex(where: { $0.identifier == identifier }) else { return }
    scenes[index].activation = activation
  }
}
