/// The state that a window adds to a view.
public struct Window: Hashable, Codable, Sendable {
  /// Its level.
  public internal(set) var level = WindowLevel.normal
  /// The screen that shows it.
  public internal(set) var screen = Identifier.main
  /// Its scene, or nil; weak, so it becomes nil when the scene is released.
  public internal(set) var scene: Identifier?
  /// What its override of `canBecomeKey` returns.
  public internal(set) var canBecomeKey = true
  /// The key methods that its class overrides (windows-2.8).
  public internal(set) var keyOverrides: Set<KeyMethod> = []
  /// The view in it, or itself, where events without a location start; nil without a first responder
  /// (windows-8.4).
  public internal(set) var firstResponder: NodeID?
  /// The controller whose view is its content, which it keeps alive, or nil (windows-5.1).
  public internal(set) var rootViewController: NodeID?
  /// Whether the system made it (windows-3.4).
  public internal(set) var isSystem = false
}

/// A method that UIKit calls when a window becomes or stops being key; its default does nothing
/// (windows-2.8).
public enum KeyMethod: String, Hashable, Codable, Sendable, CaseIterable {
  case becomeKey, resignKey
}

/// Properties to set on a window: a view's and its own; nil leaves a property unchanged.
///
/// They are set in the order in which they are declared here, whatever the order in the request.
/// `isHidden` comes last, so that a window is shown with everything else in place.
@dynamicMemberLookup
public struct WindowProperties: Hashable, Sendable {
  /// The new value of `canBecomeKey`.
  public var canBecomeKey: Bool?
  /// The key methods that its class overrides without calling super.
  public var overrides: Set<KeyMethod>?
  /// The screen to show it on.
  public var screen: Identifier?
  /// The scene to put it in; `.some(nil)` takes it out.
  public var windowScene: Identifier??
  /// The properties of its view.
  public var view = ViewProperties()
  /// The level.
  public var windowLevel: WindowLevel?
  /// The controller whose view is its content; `.some(nil)` removes it.
  public var rootViewController: Identifier??

  /// Makes a set of properties that changes nothing.
  public init() {}

  /// A property of its view.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ViewProperties, Value>) -> Value {
    get { view[keyPath: path] }
    set { view[keyPath: path] = newValue }
  }
}
