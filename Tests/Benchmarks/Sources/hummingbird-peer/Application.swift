import Synchronization

/// The part of the model that the measured requests use: windows and the key window.
final class BenchApplication: Sendable {
  private struct State {
    var windows: [String: Window]
    var keyWindow: String?
    var revision = 0
    var sequence = 0
  }
  private let state: Mutex<State>

  init(windows: [Window]) {
    state = Mutex(State(windows: Dictionary(uniqueKeysWithValues: windows.map { ($0.id, $0) })))
  }

  /// The window and the revision at which it was read; nil if there is no such window.
  func window(_ id: String) -> (window: Window, revision: Int)? {
    state.withLock { state in state.windows[id].map { ($0, state.revision) } }
  }

  /// The number of commands and events so far.
  var place: (revision: Int, sequence: Int) { state.withLock { ($0.revision, $0.sequence) } }

  /// Shows the window and makes it key: the old key window resigns before the new one becomes key. A window that
  /// is already key causes no event.
  func makeKeyAndVisible(_ id: String) -> WriteReply? {
    state.withLock { state in
      guard var window = state.windows[id] else { return nil }
      var events: [Event] = []
      func announce(_ name: String, _ object: String, rule: String) {
        state.sequence += 1
        events.append(Event(seq: state.sequence, name: name, object: object, rule: rule))
      }
      state.revision += 1
      if window.isHidden {
        window.isHidden = false
        announce("UIWindowDidBecomeVisibleNotification", id, rule: "windows-2.3")
      }
      if state.keyWindow != id {
        if let old = state.keyWindow {
          state.windows[old]?.isKeyWindow = false
          announce("UIWindowDidResignKeyNotification", old, rule: "windows-2.3")
        }
        window.isKeyWindow = true
        state.keyWindow = id
        announce("UIWindowDidBecomeKeyNotification", id, rule: "windows-2.3")
      }
      state.windows[id] = window
      return WriteReply(
        revision: state.revision, result: window, events: events, diagnostics: [])
    }
  }
}
