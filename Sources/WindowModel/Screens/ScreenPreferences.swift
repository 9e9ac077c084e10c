/// A controller's preferences for the status bar and rotation.
public struct ScreenPreferences: Hashable, Codable, Sendable {
  /// `prefersStatusBarHidden`.
  public internal(set) var prefersStatusBarHidden = false
  /// `childForStatusBarHidden` of one of the app's own containers, held weakly; nil for itself.
  public internal(set) var statusBarChild: NodeID?
  /// `modalPresentationCapturesStatusBarAppearance`.
  public internal(set) var capturesStatusBar = false
  /// `supportedInterfaceOrientations`; nil for the device's own.
  public internal(set) var supportedOrientations: Set<Orientation>?
  /// `shouldAutorotate`, which UIKit no longer calls from iOS 16 on.
  public internal(set) var shouldAutorotate = true

  init() {}
}

/// Changes to a controller's screen preferences; nil leaves one unchanged.
public struct ScreenPreferencesChange: Hashable, Sendable {
  /// The new value of `prefersStatusBarHidden`.
  public var prefersStatusBarHidden: Bool?
  /// The new value of `childForStatusBarHidden`; `.some(nil)` for none.
  public var statusBarChild: Identifier??
  /// Whether it decides on the status bar even when it is not presented in full screen.
  public var capturesStatusBar: Bool?
  /// The new value of `supportedInterfaceOrientations`.
  public var supportedOrientations: Set<Orientation>?
  /// The new value of `shouldAutorotate`.
  public var shouldAutorotate: Bool?

  init() {}
}

/// `setNeedsStatusBarAppearanceUpdate()`; windows-9.1C.
package struct UpdateStatusBar: CommandAction {
  package static let name = "setNeedsStatusBarAppearanceUpdate"
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    application.turn.subject = .controller(try application.find(.controller, controller))
    application.askAboutStatusBar()
  }
}

/// The status bar.
extension Application {
  func check(_ change: ScreenPreferencesChange) throws(Refusal) {
    if let name = change.statusBarChild.flatMap({ $0 }) {
      _ = try findController(name, of: "childForStatusBarHidden")
    }
    if change.supportedOrientations?.isEmpty == true {
      throw .invalidValue(
        property: "supportedInterfaceOrientations",
        reason: "A controller supports at least one orientation.")
    }
  }

  /// Sets a controller's preferences, which UIKit reads when it next has a reason.
  mutating func apply(_ change: ScreenPreferencesChange, to id: NodeID) {
    guard var preferences = arena[controller: id]?.screenPreferences else { return }
    if let value = change.prefersStatusBarHidden {
      preferences.prefersStatusBarHidden = value
      if id == screenDeciders.statusBar, value != controllerHidesStatusBar {
        turn.notes.append(.statusBarIsNotAsked)
      }
    }
    if let value = change.capturesStatusBar { preferences.capturesStatusBar = value }
    if let value = change.supportedOrientations { preferences.supportedOrientations = value }
    if let value = change.shouldAutorotate { preferences.shouldAutorotate = value }
    if let value = change.statusBarChild {
      preferences.statusBarChild = value.flatMap { controller($0) }
    }
    arena[controller: id]?.screenPreferences = preferences
  }

  /// Asks the controllers that decide on the status bar and on rotation, if they have changed.
  mutating func askAboutScreen() {
    if statusBarDecider != screenDeciders.statusBar { askAboutStatusBar() }
    if orientationDecider != screenDeciders.orientation { askAboutOrientation() }
  }

  /// Hides or shows the status bar as the deciding controller prefers (windows-9.1C).
  package mutating func askAboutStatusBar() {
    screenDeciders.statusBar = statusBarDecider
    var asked = statusBarDecider
    for _ in 0..<Self.mostNesting {
      guard let id = asked else { break }
      guard let child = statusBarChild(of: id) else { break }
      asked = frontForStatusBar(from: child)
    }
    let isHidden = asked.map { id in
      code.running?.answer(.prefersStatusBarHidden, id, in: &self)
        ?? arena[controller: id]?.screenPreferences.prefersStatusBarHidden ?? false
    }
    hideStatusBar(byApp: hidesStatusBar, byController: isHidden ?? false)
  }

  /// The controller that decides on the status bar, before the app's own containers name a child.
  private var statusBarDecider: NodeID? { statusBarController.map(frontForStatusBar) }

  /// The controller in front of another: what it presents in full screen, its top or its selected child, and so on.
  private func frontForStatusBar(from id: NodeID) -> NodeID {
    var id = id
    while true {
      if let presented = presentedOverScreen(by: id, ofStatusBar: true) {
        id = presented
      } else if arena[controller: id]?.controllerClass.kind.hasBars == true,
        let inner = front(of: id)
      {
        id = inner
      } else {
        return id
      }
    }
  }

  /// The child that one of the app's own containers lets decide in its place.
  private mutating func statusBarChild(of id: NodeID) -> NodeID? {
    let child =
      code.running?.statusBarChild(of: id, in: &self)
      ?? arena[controller: id]?.screenPreferences.statusBarChild
    return child.flatMap { arena.isController($0) ? $0 : nil }
  }

  /// What a controller presents that decides in its place: on the status bar if it is in full screen or
  /// captures the status bar, on rotation if it fills the screen.
  private func presentedOverScreen(by id: NodeID, ofStatusBar: Bool) -> NodeID? {
    guard let presented = arena[controller: id]?.presented,
      let controller = arena[controller: presented], let presentation = controller.presentation,
      [.presenting, .presented, .dismissCalled].contains(presentation.stage)
    else { return nil }
    let isFullScreen = presentation.form == .cover && arena[presentation.superview].isWindow
    let decides =
      isFullScreen
      || (ofStatusBar
        ? controller.screenPreferences.capturesStatusBar
        : controller.modalPresentationStyle == .overFullScreen)
    return decides ? presented : nil
  }
}

/// Rotation.
extension Application {
  /// The controller that decides on rotation: the one that fills the screen above the key window's root,
  /// or above the front-most window's (windows-9.3D).
  private var orientationDecider: NodeID? {
    let ofKeyWindow = keyWindow.flatMap { id in
      arena[id].window?.screen == .main && isOnScreen(id)
        ? arena[id].window?.rootViewController : nil
    }
    guard var id = ofKeyWindow ?? statusBarController else { return nil }
    while let presented = presentedOverScreen(by: id, ofStatusBar: false) { id = presented }
    return id
  }

  /// Whether the deciding controller lets the interface follow the device's rotation.
  mutating func letsTurn(to orientation: Orientation) -> Bool {
    guard let id = orientationDecider else { return true }
    return autorotates(id) && supportedOrientations(of: id).contains(orientation)
  }

  /// Rotates the interface if the deciding controller does not support its orientation, or back to the
  /// device's orientation if it supports that.
  package mutating func askAboutOrientation() {
    screenDeciders.orientation = orientationDecider
    guard let id = orientationDecider else { return }
    let supported = supportedOrientations(of: id)
    if deviceOrientation != orientation, supported.contains(deviceOrientation) {
      if !supported.contains(orientation) || autorotates(id) {
        turnInterface(to: deviceOrientation)
      }
    } else if !supported.contains(orientation) {
      let order: [Orientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
      if let next = order.first(where: supported.contains) { return turnInterface(to: next) }
      code.running?.raise(
        .exception(
          name: "UIApplicationInvalidInterfaceOrientation",
          reason:
            "Supported orientations has no common orientation with the application, and [\(className(of: id)) shouldAutorotate] is returning YES"
        ))
    }
  }

  private mutating func autorotates(_ id: NodeID) -> Bool {
    guard settings.fixedKnobs.asksToAutorotate else { return true }
    return code.running?.answer(.shouldAutorotate, id, in: &self)
      ?? arena[controller: id]?.screenPreferences.shouldAutorotate ?? true
  }

  /// A controller's orientations that the device has. The default is all on an iPad, and all but upside
  /// down on a phone.
  private mutating func supportedOrientations(of id: NodeID) -> Set<Orientation> {
    let device = settings.device
    let own =
      code.running?.supportedOrientations(of: id, in: &self)
      ?? arena[controller: id]?.screenPreferences.supportedOrientations
    return Set(Orientation.allCases).filter { orientation in
      device.turns(to: orientation)
        && own?.contains(orientation)
          ?? (device.idiom == .pad || orientation != .portraitUpsideDown)
    }
  }
}

/// The controllers that decided the last time.
struct ScreenDeciders: Hashable, Codable, Sendable {
  var statusBar: NodeID?
  var orientation: NodeID?
}
