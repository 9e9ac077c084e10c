/// A kind of input that a responder's class may override methods for.
public enum InputKind: String, Hashable, Codable, Sendable, CaseIterable {
  case touches, motion, presses, remoteControl
}

/// What the app's class of a view or a controller overrides.
public struct Overrides: Hashable, Codable, Sendable {
  /// The maximum number of actions that a responder has methods for.
  public static let mostResponses = 16

  /// How the class overrides `hitTest(_:with:)`.
  public enum HitTest: String, Hashable, Codable, Sendable, CaseIterable {
    /// It does not override the method.
    case standard
    /// It returns nil in place of the view itself (views-H2A).
    case passThrough
  }

  /// The input that it handles and does not pass on along the chain (windows-8.2).
  public internal(set) var handles: Set<InputKind> = []
  /// The actions that it has methods for (windows-8.5).
  public internal(set) var respondsTo: Set<Selector> = []
  /// How it overrides `hitTest(_:with:)`.
  public internal(set) var hitTest = HitTest.standard
  /// What `canBecomeFirstResponder` returns (windows-8.4).
  public internal(set) var canBecomeFirstResponder = false
  /// What `canResignFirstResponder` returns (windows-8.4).
  public internal(set) var canResignFirstResponder = true

  /// Makes the overrides of UIKit's own classes: none.
  public init() {}

  /// Refuses more actions than the maximum.
  static func check(_ responses: Set<Selector>?) throws(Refusal) {
    guard (responses ?? []).count <= mostResponses else {
      throw .invalidValue(
        property: "respondsTo", reason: "A responder has \(mostResponses) actions at most.")
    }
  }
}

extension Application {
  /// Whether a living view or controller has a method for an action.
  func responds(to action: Selector, _ id: NodeID) -> Bool {
    overrides(of: id).respondsTo.contains(action) || code.running?.responds(to: action, id) == true
  }

  /// What `canBecomeFirstResponder` returns.
  mutating func canBecomeFirstResponder(_ id: NodeID) -> Bool {
    code.running?.answer(.canBecomeFirstResponder, id, in: &self)
      ?? overrides(of: id).canBecomeFirstResponder
  }

  /// What `canResignFirstResponder` returns.
  mutating func canResignFirstResponder(_ id: NodeID) -> Bool {
    code.running?.answer(.canResignFirstResponder, id, in: &self)
      ?? overrides(of: id).canResignFirstResponder
  }

  /// What a window's `canBecomeKey` returns.
  mutating func canBecomeKey(_ id: NodeID) -> Bool {
    code.running?.answer(.canBecomeKey, id, in: &self) ?? (arena[id].window?.canBecomeKey == true)
  }

  /// What the class of a living view or controller overrides.
  func overrides(of id: NodeID) -> Overrides {
    arena[controller: id]?.overrides ?? arena[id].overrides
  }
}
