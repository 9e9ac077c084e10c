extension Application {
  /// Rotates the device, and the interface if the deciding controller supports the orientation (windows-9.3D).
  mutating func rotate(to next: Orientation) {
    deviceOrientation = next
    guard next != orientation else {
      turn.notes.append(.alreadyTurned)
      return
    }
    guard settings.device.turns(to: next) else {
      turn.notes.append(.staysUpright)
      return
    }
    guard letsTurn(to: next) else {
      turn.notes.append(.controllerKeepsOrientation)
      return
    }
    turnInterface(to: next)
  }

  /// Swaps the width and height of the main screen and of the windows that fill it (windows-9.3), and posts the status
  /// bar's notifications before and after (windows-9.3A).
  mutating func turnInterface(to next: Orientation) {
    let bar = statusBar(next, isHiddenByApp: isStatusBarHiddenByApp)
    let changesBar = bar.frame != statusBar.frame
    tell(.statusBarOrientationWillChange, .turnAnnouncesStatusBar)
    if changesBar { tell(.statusBarFrameWillChange, .turnAnnouncesStatusBar) }
    layOutScreen(ScreenLayout(orientation: next, split: split))
    tell(.statusBarOrientationDidChange, .turnAnnouncesStatusBar)
    if changesBar { tell(.statusBarFrameDidChange, .turnAnnouncesStatusBar) }
  }

  /// Posts an event of the application, unless it is not running.
  mutating func tell(_ name: Event.Name, _ rule: Rule) {
    if state != .notRunning { post(name, .application, rule) }
  }
}
