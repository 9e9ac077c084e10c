/// Changes that the user or the system makes to the application.
package struct ChangeApplication: CommandAction {
  package static let name = "changeApplication"
  package var properties: ApplicationProperties = ApplicationProperties()

  package init() {}

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeApplication(properties)
  }
}

extension Application {
  /// Carries out changes that the user or the system makes to an application.
  mutating func changeApplication(_ properties: ApplicationProperties) throws(Refusal) {
    if properties.state == .notRunning, state != .notRunning {
      throw .notPossible("A running app can't go back to before its launch.")
    }
    if let value = properties.orientation {
      try checkDetents(in: value)
      try checkAdaptation(to: ScreenLayout(orientation: value, split: split))
    }
    if let value = properties.state { setState(value) }
    if let value = properties.orientation { rotate(to: value) }
    if let value = properties.hidesStatusBar { setStatusBarHidden(value) }
    if let value = properties.hasHardwareKeyboard { hasHardwareKeyboard = value }
    turn.subject = .application
  }

  /// Takes the application to a state through those in between; notifies no window, and the key window
  /// stays key (windows-2.4A).
  private mutating func setState(_ next: ApplicationState) {
    guard state != next else {
      turn.notes.append(.alreadyInState)
      return
    }
    if state == .notRunning {
      launch()
      if next == .inactive { return }
    }
    if isLaunching { endLaunch() }
    for step in Self.steps(from: state, to: next) { take(step) }
  }

  /// Takes the application and its scenes one step further. For a `will` notification both are still in
  /// the old state (windows-1.8F).
  private mutating func take(_ step: Step) {
    if step.isAnnounced {
      setActivation(step.activation)
      post(step.notification, .application, .appStateLeavesWindowsAlone)
      state = step.state
    } else {
      state = step.state
      setActivation(step.activation)
      post(step.notification, .application, .appStateLeavesWindowsAlone)
    }
    if step.notification == .applicationWillResignActive { cancelTouches(.touchIsCancelled) }
  }

  /// Launches the app, up to the delegate's launch methods. What the app does in the last of them comes
  /// in separate commands (windows-0A).
  private mutating func launch() {
    state = .inactive
    isLaunching = true
    let steps: [Event.Name] = [
      .main, .applicationMain, .willFinishLaunching, .didFinishLaunching,
    ]
    for step in steps { post(step, .application, .launchCallsDelegate) }
  }

  /// Checks what UIKit checks when the delegate has finished the launch (windows-5.6).
  private mutating func endLaunch() {
    isLaunching = false
    let isRootless = windows.contains { id in
      !arena[id].isHidden && arena[id].window?.isSystem != true
        && arena[id].window?.rootViewController == nil
    }
    guard isRootless else { return }
    turn.diagnostics.append(
      "Application windows are expected to have a root view controller at the end of application launch"
    )
  }

  /// A step from one state to the next one.
  private struct Step {
    let notification: Event.Name
    let state: ApplicationState
    let activation: SceneActivation
    /// Whether the notification precedes the step.
    let isAnnounced: Bool

    static let resignActive = Step(
      notification: .applicationWillResignActive, state: .inactive,
      activation: .foregroundInactive, isAnnounced: true)
    static let enterBackground = Step(
      notification: .applicationDidEnterBackground, state: .background,
      activation: .background, isAnnounced: false)
    static let enterForeground = Step(
      notification: .applicationWillEnterForeground, state: .inactive,
      activation: .foregroundInactive, isAnnounced: true)
    static let becomeActive = Step(
      notification: .applicationDidBecomeActive, state: .active,
      activation: .foregroundActive, isAnnounced: false)
  }

  /// The steps between two states, in order.
  private static func steps(
    from old: ApplicationState, to next: ApplicationState
  ) -> [Step] {
    switch (old, next) {
    case (.active, .inactive): [.resignActive]
    case (.active, .background): [.resignActive, .enterBackground]
    case (.inactive, .background): [.enterBackground]
    case (.inactive, .active): [.becomeActive]
    case (.background, .inactive): [.enterForeground]
    case (.background, .active): [.enterForeground, .becomeActive]
    default: []
    }
  }
}
