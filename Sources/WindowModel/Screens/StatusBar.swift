/// The status bar of the main screen.
public struct StatusBar: Hashable, Codable, Sendable {
  /// Whether it is hidden, by the app or by the device in this orientation.
  public let isHidden: Bool
  /// Its frame on the screen, in points; empty while it is hidden.
  public let frame: Rect
}

extension Application {
  /// The current status bar.
  public var statusBar: StatusBar { statusBar(orientation, isHiddenByApp: isStatusBarHiddenByApp) }

  /// Whether the app hides the status bar, by its own setting or by its deciding controller (windows-9.1C).
  var isStatusBarHiddenByApp: Bool { hidesStatusBar || controllerHidesStatusBar }

  /// The root view controller that decides on the status bar: that of the front-most visible window with
  /// one on the main screen, key or not (windows-9.1B).
  public var statusBarController: NodeID? {
    windows.last { id in
      arena[id].window?.screen == .main && arena[id].window?.rootViewController != nil
        && isOnScreen(id)
    }.flatMap { arena[$0].window?.rootViewController }
  }

  /// The status bar in an orientation: hidden if the app hides it, and on a phone in landscape
  /// (windows-9.3C).
  func statusBar(_ orientation: Orientation, isHiddenByApp: Bool) -> StatusBar {
    let device = settings.device
    guard !isHiddenByApp, device.showsStatusBar(in: orientation) else {
      return StatusBar(isHidden: true, frame: .zero)
    }
    let width = device.screenSize(in: orientation).width
    return StatusBar(
      isHidden: false, frame: Rect(x: 0, y: 0, width: width, height: device.statusBarHeight))
  }

  /// Hides the status bar, or shows it if the device can; resizes no window (windows-9.1).
  mutating func setStatusBarHidden(_ isHidden: Bool) {
    if hidesStatusBar == isHidden { turn.notes.append(.statusBarAsItWas) }
    if !isHidden, !settings.device.showsStatusBar(in: orientation) {
      turn.notes.append(.noStatusBarOnSide)
    }
    hideStatusBar(byApp: isHidden, byController: controllerHidesStatusBar)
  }

  /// Sets what hides the status bar, and posts notifications if it changes.
  mutating func hideStatusBar(byApp: Bool, byController: Bool) {
    let changes = statusBar(orientation, isHiddenByApp: byApp || byController) != statusBar
    if changes { tell(.statusBarFrameWillChange, .statusBarHidesOnSide) }
    hidesStatusBar = byApp
    controllerHidesStatusBar = byController
    guard changes else { return }
    layOutAllBars()
    fitRootsToStatusBar()
    tell(.statusBarFrameDidChange, .statusBarHidesOnSide)
  }

  /// The insets that the status bar and the rounded corners cover in the current orientation, in points
  /// (windows-9.2A, windows-9.4).
  var safeArea: EdgeInsets {
    let device = settings.device
    var insets = orientation.isLandscape ? device.landscapeSafeArea : device.safeArea
    // There is no camera at the top.
    if device.hasHomeButton || device.idiom == .pad, statusBar.isHidden { insets.top = 0 }
    return insets
  }
}
