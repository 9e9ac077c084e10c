/// What a window has beyond a view.
public struct Window: Hashable, Codable, Sendable {
  /// How far in front it is.
  public internal(set) var level = WindowLevel.normal
  /// The screen that shows it.
  public internal(set) var screen = Identifier.main
  /// The scene that it belongs to, or nil; weak, so it is nil when the scene is gone.
  public internal(set) var scene: Identifier?
  /// What its override of `canBecomeKey` answers.
  public internal(set) var canBecomeKey = true
  /// Which of the methods that tell it about the key its class overrides (windows-2.8).
  public internal(set) var keyOverrides: Set<KeyMethod> = []
  /// The view in it, or itself, that events without a place on the screen start from; nil where no
  /// view asked for them (windows-8.4).
  public internal(set) var firstResponder: NodeID?
  /// The controller whose view is its content, which it keeps alive, or nil (windows-5.1).
  public internal(set) var rootViewController: NodeID?
  /// Whether the system made it for itself (windows-3.4).
  public internal(set) var isSystem = false
}

/// A method by which the system tells a window about the key, and which does nothing by itself
/// (windows-2.8).
public enum KeyMethod: String, Hashable, Codable, Sendable, CaseIterable {
  case becomeKey, resignKey
}

/// What to set on a window: what every view has, and its own; nil leaves a property as it is.
///
/// They are set in the order in which they stand here, whatever order they came in, but `isHidden`
/// last, so that a window is shown with all else in place.
@dynamicMemberLookup
public struct WindowProperties: Hashable, Sendable {
  /// What `canBecomeKey` answers from now on.
  public var canBecomeKey: Bool?
  /// Which of the methods that tell it about the key its class overrides, without calling super.
  public var overrides: Set<KeyMethod>?
  /// The screen to show it on.
  public var screen: Identifier?
  /// The scene to put it in; `.some(nil)` takes it out.
  public var windowScene: Identifier??
  /// What it has as a view.
  public var view = ViewProperties()
  /// The level.
  public var windowLevel: WindowLevel?
  /// The controller whose view is its content; `.some(nil)` takes it away.
  public var rootViewController: Identifier??

  /// Makes a set of properties that leaves all as it is.
  public init() {}

  /// A property that it has as a view.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ViewProperties, Value>) -> Value {
    get { view[keyPath: path] }
    set { view[keyPath: path] = newValue }
  }
}
