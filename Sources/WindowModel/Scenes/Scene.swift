/// A `UIWindowScene`: one instance of the app's user interface, with windows of its own.
public struct Scene: Hashable, Codable, Sendable {
  /// The name by which a client knows it.
  public let identifier: Identifier
  /// The screen that shows it, and its windows.
  public let screen: Identifier
  /// Whether its user sees and uses it (windows-1.8F).
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

  /// Whether a window may be key as far as scenes go: it needs one to be seen where there are any
  /// and, before iOS 15, a hidden window to be key (windows-1.8, windows-2.6).
  func mayBeKeyInScene(_ id: NodeID) -> Bool {
    isShownInScene(id)
      || settings.knobs.scenes == .optional && !arena[id].isHidden
  }

  /// Whether a window's `isHidden` may turn false as far as scenes go (windows-1.8).
  func mayBeShown(_ id: NodeID) -> Bool {
    settings.knobs.scenes != .perScene || isShownInScene(id)
  }

  /// Whether the app never had a scene of its own, so that the system gives all of its windows one
  /// (windows-1.8E).
  var hasImplicitScene: Bool { sceneNames.isEmpty }

  /// Whether a window can be seen as far as scenes go: in an app with scenes it needs one
  /// (windows-1.8, windows-1.8D).
  func isShownInScene(_ id: NodeID) -> Bool {
    switch settings.knobs.scenes {
    case .none: true
    case .optional: scenes.isEmpty || arena[id].window?.scene != nil
    case .perScene: hasImplicitScene || arena[id].window?.scene != nil
    }
  }

  /// Whether the one of two windows must resign for the other to become key (windows-1.8B).
  func areRivals(_ id: NodeID, _ other: NodeID) -> Bool {
    settings.knobs.scenes != .perScene || arena[id].window?.scene == arena[other].window?.scene
  }
}
