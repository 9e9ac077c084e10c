/// An app's state.
public enum ApplicationState: String, Hashable, Codable, Sendable, CaseIterable {
  /// Its process has not been started, so none of its code can run.
  case notRunning
  /// It is in the foreground and receives events.
  case active
  /// It is in the foreground without events: it is launching, or something covers it for a moment.
  case inactive
  /// It runs behind another app.
  case background
}

/// How an app was launched when the session begins.
public enum Launch: String, Hashable, Codable, Sendable, CaseIterable {
  /// Its user launched it, and it is active.
  case foreground
  /// The system launched it for some work, and it is in the background.
  case background
  /// It has not been launched yet.
  case manual

  /// The state at the beginning of the session.
  var state: ApplicationState {
    switch self {
    case .foreground: .active
    case .background: .background
    case .manual: .notRunning
    }
  }
}

/// Properties to set on an application, in the order of declaration; nil leaves one unchanged.
public struct ApplicationProperties: Hashable, Sendable {
  /// The state that the user or the system moves it to.
  public var state: ApplicationState?
  /// The orientation that the user turns the device to.
  public var orientation: Orientation?
  /// Whether the app hides the status bar.
  public var hidesStatusBar: Bool?
  /// Whether a hardware keyboard is connected.
  public var hasHardwareKeyboard: Bool?

  /// Makes a set of properties that changes nothing.
  public init() {}
}
