/// One turn of the app's main run loop: what a command did until the loop was idle again.
public struct Turn: Hashable, Sendable {
  /// What happened, in order.
  public internal(set) var events: [Event] = []
  /// What UIKit would have logged, in UIKit's words.
  public internal(set) var diagnostics: [String] = []
  /// Why something that was asked for did not happen.
  public internal(set) var notes: [Note] = []
  /// The object that the command made or spoke to, nil where it is gone or there was none.
  public internal(set) var result: NodeID?
  /// Whether it made something that was not there before: an object, or a reference.
  public internal(set) var isCreation = false

  mutating func post(
    _ name: Event.Name, _ object: NodeID, _ rule: Rule, _ reason: Event.Reason? = nil
  ) {
    events.append(Event(name: name, object: object, rule: rule, reason: reason))
  }
}

/// Why something that was asked for did not happen, where UIKit itself says nothing.
public enum Note: String, Hashable, Sendable, CaseIterable {
  case alreadyKey = "The window is key already, so no window resigns and none becomes key."
  case cannotBecomeKey = "The window's canBecomeKey is false, so the key window stays what it was."
  case noScene = "The window has no scene, and on this system only a window in a scene can be key."
  case alreadyVisible =
    "The window is visible already, so showing it posts nothing and moves nothing."
  case alreadyHidden = "The window is hidden already, so hiding it posts nothing."

  /// The rule behind it.
  public var rule: Rule {
    switch self {
    case .alreadyKey, .cannotBecomeKey: .windows2_5
    case .noScene: .windows1_8
    case .alreadyVisible, .alreadyHidden: .windows2_4
    }
  }
}

extension Application {
  /// Lets go of what nobody holds; the end of every turn (windows-1.5).
  mutating func drain(into turn: inout Turn) {
    while !releasePool.isEmpty {
      let id = releasePool.removeFirst()
      guard arena.isAlive(id), arena[id].references.isEmpty else { continue }
      deallocWindow(id, into: &turn)
    }
  }
}
