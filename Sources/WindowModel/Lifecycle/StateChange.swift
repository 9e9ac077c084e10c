/// What its user and the system do to the application.
package struct ChangeApplication: CommandAction {
  package static let name = "changeApplication"
  package var properties: ApplicationProperties = ApplicationProperties()

  package init() {}

  package var subject: String? { nil }

  package func perform(
    in application: inout Application, into turn: inout Turn
  ) throws(Refusal) {
    try application.changeApplication(properties, into: &turn)
  }
}

extension Application {
  /// What its user and the system do to an application.
  mutating func changeApplication(
    _ properties: ApplicationProperties, into turn: inout Turn
  ) throws(Refusal) {
    if properties.state == .notRunning, state != .notRunning {
      throw .notPossible("An app that runs can't be taken back to before its launch.")
    }
    if let value = properties.state { setState(value, into: &turn) }
    if let value = properties.orientation { rotate(to: value, into: &turn) }
    if let value = properties.hidesStatusBar { setStatusBarHidden(value, into: &turn) }
    turn.subject = .application
  }

  /// Takes the application to a state, through those on the way; no window is told, and the key
  /// window stays key (windows-2.4A).
  private mutating func setState(_ next: ApplicationState, into turn: inout Turn) {
    guard state != next else {
      turn.notes.append(.alreadyInState)
      return
    }
    if state == .notRunning {
      launch(into: &turn)
      if next == .inactive { return }
    }
    if isLaunching { endLaunch(into: &turn) }
    let old = state
    state = next
    for name in Self.notifications(from: old, to: next) {
      turn.post(name, .application, .appStateLeavesWindowsAlone)
      if name == .applicationWillResignActive { cancelTouches(.touchIsCancelled, into: &turn) }
    }
  }

  /// From the process's start to the delegate's launch methods; what the app does in the last of
  /// them comes as commands of its own (windows-0A).
  private mutating func launch(into turn: inout Turn) {
    state = .inactive
    isLaunching = true
    let steps: [Event.Name] = [
      .main, .applicationMain, .willFinishLaunching, .didFinishLaunching,
    ]
    for step in steps { turn.post(step, .application, .launchCallsDelegate) }
  }

  /// What UIKit looks at when the delegate is done with the launch (windows-5.6).
  private mutating func endLaunch(into turn: inout Turn) {
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

  /// What UIKit posts between two states, in order.
  private static func notifications(
    from old: ApplicationState, to next: ApplicationState
  ) -> [Event.Name] {
    switch (old, next) {
    case (.active, .inactive): [.applicationWillResignActive]
    case (.active, .background): [.applicationWillResignActive, .applicationDidEnterBackground]
    case (.inactive, .background): [.applicationDidEnterBackground]
    case (.inactive, .active): [.applicationDidBecomeActive]
    case (.background, .inactive): [.applicationWillEnterForeground]
    case (.background, .active): [.applicationWillEnterForeground, .applicationDidBecomeActive]
    default: []
    }
  }
}
