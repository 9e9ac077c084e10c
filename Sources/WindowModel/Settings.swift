/// The version of iOS, which selects the rules that changed with it (windows-0).
public enum Profile: String, Hashable, Codable, Sendable, CaseIterable {
  case ios8, ios12, ios13, ios17

  /// The default profile.
  public static let standard = Profile.ios12

  /// The major version of iOS, as `#available` compares it.
  public var majorVersion: Int {
    switch self {
    case .ios8: 8
    case .ios12: 12
    case .ios13: 13
    case .ios17: 17
    }
  }

  /// How this version behaves.
  public var knobs: Knobs {
    switch self {
    case .ios8:
      Knobs(
        scenes: .none, touchMakesKey: false, keyOnDealloc: .fallback, windowInitFrame: .zero,
        tabSwitchOrder: .seed, defaultModalStyle: .fullScreen, viewIsAppearing: false,
        leavesPresentedViews: true)
    case .ios12:
      Knobs(
        scenes: .none, touchMakesKey: true, keyOnDealloc: .fallback, windowInitFrame: .screenBounds,
        tabSwitchOrder: .seed, defaultModalStyle: .fullScreen, viewIsAppearing: false,
        leavesPresentedViews: true)
    case .ios13:
      Knobs(
        scenes: .optional, touchMakesKey: false, keyOnDealloc: .none,
        windowInitFrame: .screenBounds, tabSwitchOrder: .observed, defaultModalStyle: .pageSheet,
        viewIsAppearing: false, leavesPresentedViews: true)
    case .ios17:
      Knobs(
        scenes: .perScene, touchMakesKey: true, keyOnDealloc: .none, windowInitFrame: .screenBounds,
        tabSwitchOrder: .observed, defaultModalStyle: .pageSheet, viewIsAppearing: true)
    }
  }
}

/// Behaviours whose defaults a profile sets and a session may override.
public struct Knobs: Hashable, Codable, Sendable {
  /// Whether windows need a scene to be on screen and key.
  public enum Scenes: String, Hashable, Codable, Sendable, CaseIterable {
    case none, optional, perScene
  }
  /// Which window becomes key after the key window was released.
  public enum KeyOnDealloc: String, Hashable, Codable, Sendable, CaseIterable {
    case fallback, none
  }
  /// The frame of a window made without one.
  public enum WindowInitFrame: String, Hashable, Codable, Sendable, CaseIterable {
    case zero, screenBounds
  }
  /// The order of the last callbacks when a tab bar controller changes its tab.
  public enum TabSwitchOrder: String, Hashable, Codable, Sendable, CaseIterable {
    case seed, observed
  }
  /// The default presentation style.
  public enum ModalStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case fullScreen, pageSheet
  }

  /// Whether windows need a scene (windows-1.8).
  public var scenes: Scenes
  /// Whether a touch makes its window key (windows-3.2).
  public var touchMakesKey: Bool
  /// Which window becomes key after the key window was released (windows-2.7).
  public var keyOnDealloc: KeyOnDealloc
  /// The frame of a window made without one (windows-1.4).
  public var windowInitFrame: WindowInitFrame
  /// The order of callbacks at a tab switch.
  public var tabSwitchOrder: TabSwitchOrder
  /// How a controller is presented by default.
  public var defaultModalStyle: ModalStyle
  /// Whether controllers get `viewIsAppearing` (views-2.7).
  public var viewIsAppearing: Bool
  /// Whether what the old root presented stays in the window, behind the new root (views-R4).
  public var leavesPresentedViews = false
  /// Whether the status bar is opaque, so that a root's view begins below it (windows-9.1A).
  public var opaqueStatusBar = false
}

/// Behaviours that only the profile sets.
package struct FixedKnobs: Hashable, Sendable {
  /// Whether the keyboard's front window exists and is listed.
  enum KeyboardWindow {
    /// It does not exist.
    case none
    /// It is in `application.windows`.
    case listed
    /// It is not in `application.windows`.
    case unlisted
  }

  /// Whether `UIRemoteKeyboardWindow` exists and is listed (windows-3.4).
  var keyboardWindow = KeyboardWindow.listed
  /// Whether the keyboard is shown again when another text input takes over (windows-3.4C).
  var showsKeyboardAgain = false
  /// Whether a page sheet in compact width leaves the view behind it visible (views-2.4B).
  var hasSheets = false
  /// Whether a sheet rests at detents (views-2.4O).
  package private(set) var hasDetents = false
  /// Whether a window uses one `UITransitionView` for everything that covers it (views-2.4C).
  var sharesTransitionView = true
  /// Whether the exception for an action sheet without a source names the presenter (views-5I).
  var namesPopoverPresenter = true
  /// Whether a popover without a rectangle points to its whole source, not to the corner (views-2.4J).
  var popoverPointsAtBounds = false
  /// Whether bars are higher on an iPad (views-6C).
  var hasHigherPadBars = true
  /// Whether messages about presentations have their later wording (views-2.4E).
  var hasLaterPresentationMessages = false
  /// Whether an alert's view has its later class (views-5).
  var hasLaterAlertView = false
  /// Whether an alert's view fills the screen, with the visible box inside it (views-5G).
  var alertViewFillsScreen = false
  /// Whether a window puts views of its own around its root's view (windows-5.5).
  var hasRootContainers = false
  /// Whether UIKit warns when the app itself adds a root's view (views-R5).
  var warnsOfRootViews = false
  /// Whether the view of a navigation controller clips (views-2.3A).
  var clipsNavigationViews = false
  /// Whether the message about a controller pushed twice has its later wording (views-N6).
  var hasLaterPushMessage = false
  /// Whether UIKit logs that a push during another push's animation can corrupt the bar (views-N10).
  var logsNestedPushes = true
  /// Whether views have safe-area insets (windows-9.2).
  var hasSafeArea = true
  /// Whether a tab bar is lower on a phone in landscape (views-6).
  var lowersTabBar = true
  /// Whether UIKit calls `shouldAutorotate` (windows-9.3D).
  var asksToAutorotate = true
  /// Whether controllers have `loadViewIfNeeded()` (views-C1).
  package private(set) var hasLoadViewIfNeeded = true
}

extension Profile {
  /// The behaviours of this version that a session can't override.
  package var fixedKnobs: FixedKnobs {
    switch self {
    case .ios8:
      FixedKnobs(
        keyboardWindow: .none, showsKeyboardAgain: true, namesPopoverPresenter: false,
        hasHigherPadBars: false, alertViewFillsScreen: true, hasSafeArea: false,
        lowersTabBar: false,
        hasLoadViewIfNeeded: false)
    case .ios12: FixedKnobs()
    case .ios13: .withSheets(keyboardWindow: .listed, logsNestedPushes: true)
    case .ios17:
      .withSheets(
        keyboardWindow: .unlisted, hasDetents: true, logsNestedPushes: false,
        popoverPointsAtBounds: true, asksToAutorotate: false)
    }
  }
}

extension FixedKnobs {
  /// The behaviours since iOS 13, and those that changed after it.
  fileprivate static func withSheets(
    keyboardWindow: KeyboardWindow, hasDetents: Bool = false, logsNestedPushes: Bool,
    popoverPointsAtBounds: Bool = false, asksToAutorotate: Bool = true
  ) -> FixedKnobs {
    FixedKnobs(
      keyboardWindow: keyboardWindow, hasSheets: true, hasDetents: hasDetents,
      sharesTransitionView: false,
      popoverPointsAtBounds: popoverPointsAtBounds, hasLaterPresentationMessages: true,
      hasLaterAlertView: true, hasRootContainers: true,
      warnsOfRootViews: true, clipsNavigationViews: true, hasLaterPushMessage: true,
      logsNestedPushes: logsNestedPushes, asksToAutorotate: asksToAutorotate)
  }
}

/// What turns an app's main run loop.
public enum RunLoopMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Each command turns it until it is idle.
  case automatic
  /// A command of its own, so that a client can look at each turn.
  case manual
}

/// The settings that an application starts with.
public struct Settings: Hashable, Codable, Sendable {
  /// The version of iOS.
  public var profile: Profile
  /// Its behaviours, the profile's unless overridden.
  public var knobs: Knobs
  /// The behaviours that only the profile sets.
  package var fixedKnobs: FixedKnobs { profile.fixedKnobs }
  /// The phone or tablet.
  public var device: Device
  /// Whether the app already runs when the session begins.
  public var launch = Launch.foreground
  /// What turns the main run loop.
  public var runLoop = RunLoopMode.automatic

  /// Makes the settings of a profile on a device.
  public init(profile: Profile = .standard, device: Device = .standard) {
    self.profile = profile
    knobs = profile.knobs
    self.device = device
  }
}
