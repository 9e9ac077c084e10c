/// The bar at the top of the main screen with the clock in it.
public struct StatusBar: Hashable, Codable, Sendable {
  /// Whether it is hidden, by the app or because the device shows none that way round.
  public let isHidden: Bool
  /// Where it is on the screen, in points; the empty rectangle while it is hidden.
  public let frame: Rect
}

extension Application {
  /// The status bar as it is.
  public var statusBar: StatusBar { statusBar(orientation, isHiddenByApp: isStatusBarHiddenByApp) }

  /// Whether the app hides the status bar, by itself or by the controller that decides (windows-9.1C).
  var isStatusBarHiddenByApp: Bool { hidesStatusBar || controllerHidesStatusBar }

  /// The root view controller that is asked how the status bar looks: that of the front-most window
  /// that is seen on the main screen and has one, key or not (windows-9.1B).
  public var statusBarController: NodeID? {
    windows.last { id in
      arena[id].window?.screen == .main && arena[id].window?.rootViewController != nil
        && isOnScreen(id)
    }.flatMap { arena[$0].window?.rootViewController }
  }

  /// The status bar as it would be: hidden if the app hides it, and on a phone that lies on its side
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

  /// Hides the status bar, or shows it where the device does; no window is resized by that
  /// (windows-9.1).
  mutating func setStatusBarHidden(_ isHidden: Bool) {
    if hidesStatusBar == isHidden { turn.notes.append(.statusBarAsItWas) }
    if !isHidden, !settings.device.showsStatusBar(in: orientation) {
      turn.notes.append(.noStatusBarOnSide)
    }
    hideStatusBar(byApp: isHidden, byController: controllerHidesStatusBar)
  }

  /// Changes who hides the status bar, with the notifications of what that does to it.
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

  /// What the status bar and the device's rounded edges cover of the main screen as it is turned, in
  /// points (windows-9.2A, windows-9.4).
  var safeArea: EdgeInsets {
    let device = settings.device
    var insets = orientation.isLandscape ? device.landscapeSafeArea : device.safeArea
    // No camera lies above.
    if device.hasHomeButton || device.idiom == .pad, statusBar.isHidden { insets.top = 0 }
    return insets
  }
}
