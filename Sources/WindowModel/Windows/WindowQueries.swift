/// The answer to a query about windows, and the windows checked on the way.
public struct WindowQuery: Hashable, Sendable {
  /// The result for one window.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case key, notKey
    case otherScreen, hidden, clear, otherLevel, taken
    case backMost, higherLevel, orderedLater
    case held, noWindow

    /// The explanation, in a sentence.
    public var text: String {
      switch self {
      case .key: "It is the key window; its place, its level and its visibility don't matter."
      case .notKey: "It is not the key window."
      case .otherScreen: "It is not on the main screen, so it is passed over."
      case .hidden: "It is hidden, so it is passed over."
      case .clear: "Its alpha is 0, so it is passed over."
      case .otherLevel: "Its level is not normal, so it is passed over."
      case .taken:
        "It is the first from the front that is on the main screen, visible and of the normal level, key or not."
      case .backMost: "No window is behind it."
      case .higherLevel: "Its level is higher than that of the window behind it."
      case .orderedLater:
        "It has the level of the window behind it and was ordered front after it."
      case .held: "The app delegate's variable holds it, which makes it neither visible nor key."
      case .noWindow: "The app delegate's variable holds it, but it is not a window."
      }
    }

    /// The rule behind it.
    public var rule: Rule {
      switch self {
      case .key, .notKey: .oneKeyWindowGetsKeyboard
      case .otherScreen, .hidden, .clear, .otherLevel, .taken: .findKeyWindowAsAppsDo
      case .backMost, .higherLevel, .orderedLater: .windowsAreListedBackToFront
      case .held, .noWindow: .delegateWindowIsAVariable
      }
    }
  }

  /// One window that was checked.
  public struct Step: Hashable, Sendable {
    /// The window; the app delegate's variable may hold another view.
    public let window: NodeID
    /// The result.
    public let outcome: Outcome
  }

  /// The window found, or nil.
  public internal(set) var window: NodeID?
  /// The windows checked, in order.
  public internal(set) var steps: [Step] = []
}

extension Application {
  /// `UIApplication.keyWindow`, searched from front to back (windows-2.1).
  public var keyWindowQuery: WindowQuery {
    search(windows) {
      keyWindow == $0 ? .key : .notKey
    } until: {
      $0 == .key
    }
  }

  /// `findKeyWindow` as apps write it: the front-most window on the main screen that is neither hidden
  /// nor transparent and has the normal level, key or not (windows-6.9).
  public var findKeyWindowQuery: WindowQuery {
    search(listedWindows) { id in
      let window = arena[id].window
      if window?.screen != .main { return .otherScreen }
      if arena[id].isHidden { return .hidden }
      if arena[id].alpha <= 0 { return .clear }
      return window?.level == .normal ? .taken : .otherLevel
    } until: {
      $0 == .taken
    }
  }

  /// `UIApplication.windows` from back to front, each with the reason for its place (windows-1.6).
  public var windowsQuery: [WindowQuery.Step] {
    let windows = listedWindows
    return zip([nil] + windows.map(Optional.some), windows).map { behind, id in
      guard let behind, let lower = arena[behind].window?.level else {
        return .init(window: id, outcome: .backMost)
      }
      let isHigher = arena[id].window.map { $0.level > lower } ?? false
      return .init(window: id, outcome: isHigher ? .higherLevel : .orderedLater)
    }
  }

  /// The app delegate's `window` (windows-1.7).
  public var delegateWindowQuery: WindowQuery {
    guard let id = object(heldBy: .delegateWindow) else { return WindowQuery() }
    let isWindow = arena[id].isWindow
    return WindowQuery(
      window: isWindow ? id : nil,
      steps: [.init(window: id, outcome: isWindow ? .held : .noWindow)])
  }

  /// Checks the windows from front to back until one matches.
  private func search(
    _ windows: [NodeID], _ look: (NodeID) -> WindowQuery.Outcome,
    until isFound: (WindowQuery.Outcome) -> Bool
  ) -> WindowQuery {
    var query = WindowQuery()
    for id in windows.reversed() {
      let outcome = look(id)
      query.steps.append(.init(window: id, outcome: outcome))
      if isFound(outcome) {
        query.window = id
        break
      }
    }
    return query
  }
}
