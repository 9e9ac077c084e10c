/// Where an app is in its life.
public enum ApplicationState: String, Hashable, Codable, Sendable, CaseIterable {
  /// Its process has not been started, so none of its code can run.
  case notRunning
  /// It is in front and gets events.
  case active
  /// It is in front and gets no events: it launches, or something covers it for a moment.
  case inactive
  /// It runs behind another app.
  case background
}

/// How a session finds its app.
public enum Launch: String, Hashable, Codable, Sendable, CaseIterable {
  /// It was launched by its user, and is active.
  case foreground
  /// It was launched by the system for some work, and is in the background.
  case background
  /// It has not been launched yet.
  case manual

  /// The state in which the session begins.
  var state: ApplicationState {
    switch self {
    case .foreground: .active
    case .background: .background
    case .manual: .notRunning
    }
  }
}

/// What to set on an application, in the order in which it stands here; nil leaves it as it is.
public struct ApplicationProperties: Hashable, Sendable {
  /// Where the user or the system takes it.
  public var state: ApplicationState?
  /// Which way the user turns the device.
  public var orientation: Orientation?
  /// Whether the app hides the status bar.
  public var hidesStatusBar: Bool?
  /// Whether a keyboard of keys is connected.
  public var hasHardwareKeyboard: Bool?

  /// Makes a set of properties that leaves all as it is.
  public init() {}
}
