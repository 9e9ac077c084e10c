/// `UIScene.activationState` (windows-1.8F).
public enum SceneActivation: String, Hashable, Codable, Sendable, CaseIterable {
  /// It is connecting, and its windows are being made; or it is disconnected.
  case unattached
  /// It is on screen and receives events.
  case foregroundActive
  /// It is on screen but receives no events.
  case foregroundInactive
  /// It is off screen.
  case background
}

extension Application {
  /// Brings a newly connected scene to the state of the application.
  mutating func activateScene(_ identifier: Identifier) {
    let steps: [SceneActivation] =
      switch state {
      case .active: [.foregroundInactive, .foregroundActive]
      case .inactive: [.foregroundInactive]
      case .background, .notRunning: [.background]
      }
    for step in steps { setActivation(step, of: identifier) }
  }

  /// Changes all scenes with the application's state. Scenes that are still connecting follow in
  /// `activateScene`.
  mutating func setActivation(_ activation: SceneActivation) {
    for scene in scenes where scene.activation != .unattached {
      setActivation(activation, of: scene.identifier)
    }
  }

  /// Takes a scene one step further, and posts the notification. For a `will` notification the scene is
  /// still in its old state.
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
      // A scene that connects in the background was never on screen, so it gets no notification.
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
    // The app's own code may have disconnected it in the notification.
    guard let index = scenes.firstIndex(where: { $0.identifier == identifier }) else { return }
    scenes[index].activation = activation
  }
}
