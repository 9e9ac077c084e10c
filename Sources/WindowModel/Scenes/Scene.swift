/// A `UIWindowScene`: one instance of the app's user interface, with windows of its own.
public struct Scene: Hashable, Codable, Sendable {
  /// Its name in the API.
  public let identifier: Identifier
  /// The screen that shows it and its windows.
  public let screen: Identifier
  /// Its activation state (windows-1.8F).
  public internal(set) var activation = SceneActivation.unattached
}

extension Application {
  /// The scene with this identifier, or nil.
  public func scene(_ identifier: Identifier) -> Scene? {
    scenes.first { $0.identifier == identifier }
  }

  /// The windows of a scene, back to front.
  public func windows(of scene: Identifier) -> [NodeID] {
    windows.filter { arena[$0].window?.scene == scene }
  }

  /// The key window of a scene, or nil (windows-1.8B).
  public func keyWindow(of scene: Identifier) -> NodeID? {
    keyWindows.first { arena[$0].window?.scene == scene }
  }

  /// Whether a window's scene allows it to be key: it needs a scene if there are any; before iOS 15 a
  /// visible window without one also qualifies (windows-1.8, windows-2.6).
  func mayBeKeyInScene(_ id: NodeID) -> Bool {
    isShownInScene(id)
      || settings.knobs.scenes == .optional && !arena[id].isHidden
  }

  /// Whether a window's scene allows its `isHidden` to become false (windows-1.8).
  func mayBeShown(_ id: NodeID) -> Bool {
    settings.knobs.scenes != .perScene || isShownInScene(id)
  }

  /// Whether the app never connected a scene, so that the system gives all its windows one
  /// (windows-1.8E).
  var hasImplicitScene: Bool { sceneNames.isEmpty }

  /// Whether a window's scene allows it to be seen: in an app with scenes it needs one (windows-1.8,
  /// windows-1.8D).
  func isShownInScene(_ id: NodeID) -> Bool {
    switch settings.knobs.scenes {
    case .none: true
    case .optional: scenes.isEmpty || arena[id].window?.scene != nil
    case .perScene: hasImplicitScene || arena[id].window?.scene != nil
    }
  }

  /// Whether only one of two windows can be key (windows-1.8B).
  func areRivals(_ id: NodeID, _ other: NodeID) -> Bool {
    settings.knobs.scenes != .perScene || arena[id].window?.scene == arena[other].window?.scene
  }
}
