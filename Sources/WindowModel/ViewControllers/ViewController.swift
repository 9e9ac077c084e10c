/// One view controller.
public struct ViewController: Hashable, Codable, Sendable {
  /// Its appearance state (views-2.6A).
  public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
    /// Its view is not shown.
    case disappeared
    /// It got `viewWillAppear`, but not yet `viewDidAppear`.
    case appearing
    /// Its view is shown.
    case appeared
    /// It got `viewWillDisappear`, but not yet `viewDidDisappear`.
    case disappearing
  }

  /// Whether a navigation bar shows a large title: as for the controller below, always, or never.
  public enum LargeTitleDisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, always, never
  }

  /// The class.
  public let controllerClass: ControllerClass
  /// The title that bars show, or nil.
  public internal(set) var title: String?
  /// Its view, which it keeps alive, or nil while none is loaded (views-C1).
  public internal(set) var view: NodeID?
  /// The class of the view that `loadView` makes.
  public internal(set) var viewClass: ViewClass
  /// The parent, which keeps it alive, or nil.
  public internal(set) var parent: NodeID?
  /// Its children, in the order in which they were added.
  public internal(set) var children: [NodeID] = []
  /// The controller that it presents and keeps alive, or nil.
  public internal(set) var presented: NodeID?
  /// The controller that presents it, or nil.
  public internal(set) var presenting: NodeID?
  /// How it is presented, nil while it is not.
  public internal(set) var presentation: Presentation?
  /// The presentation style that the app set, nil for the version's default (views-2.4B).
  public internal(set) var modalPresentationStyle: ModalPresentationStyle?
  /// Whether the user can't pull its sheet down (views-2.4D).
  public internal(set) var isModalInPresentation = false
  /// The popover's settings, or nil.
  public internal(set) var popover: Popover?
  /// The sheet's settings, or nil.
  public internal(set) var sheet: Sheet?
  /// The size that it prefers in a popover or a form sheet, in points; UIKit decides a side of 0
  /// (views-2.4I, views-2.4J).
  public internal(set) var preferredContentSize = Size.zero
  /// The state of an alert, or nil.
  public internal(set) var alert: Alert?
  /// The window whose root it is, which keeps it alive, or nil.
  public internal(set) var window: NodeID?
  /// Its appearance state.
  public internal(set) var appearance = Appearance.disappeared
  /// Whether it provides the context for current-context presentations.
  public internal(set) var definesPresentationContext: Bool
  /// What its override of `shouldAutomaticallyForwardAppearanceMethods` returns.
  public internal(set) var forwardsAppearance = true
  /// What its class overrides as a responder.
  public internal(set) var overrides = Overrides()
  /// The state of one of UIKit's containers, or nil.
  public internal(set) var stack: Stack?
  /// What it adds to its view's safe area, in points.
  public internal(set) var additionalSafeAreaInsets = EdgeInsets.zero
  /// The edges at which its view extends under a container's bars (views-6F).
  public internal(set) var extendedEdges = Set(GestureSettings.Edge.allCases)
  /// Its preferences for the status bar and rotation.
  public internal(set) var screenPreferences = ScreenPreferences()
  /// Whether the tab bar hides while it is on a navigation stack (views-6E).
  public internal(set) var hidesBottomBarWhenPushed = false
  /// Whether a navigation bar that prefers large titles shows a large one for it (views-6D).
  public internal(set) var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The container that must still tell it that it moved, and keeps it alive until then, or that keeps it
  /// as its page's neighbour; or nil.
  var movesIn: NodeID?
  /// Whether the current appearance transition is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` was sent in the current appearance transition (views-2.7).
  var isAnnounced = false

  /// Makes what `init()` of a class returns (views-C2).
  init(_ controllerClass: ControllerClass) {
    self.controllerClass = controllerClass
    viewClass = controllerClass.viewClass
    definesPresentationContext = controllerClass.kind == .navigation
    if controllerClass.kind.isContainer { stack = Stack() }
    if controllerClass.kind == .pages { stack?.pages = Pages() }
    if controllerClass.kind == .split { stack?.split = Split() }
    if controllerClass.kind == .alert { alert = Alert() }
  }

  /// Makes what `init()` of a class returns on a version.
  init(_ controllerClass: ControllerClass, _ knobs: FixedKnobs) {
    self.init(controllerClass)
    if controllerClass.kind == .alert, knobs.hasLaterAlertView { viewClass = .alertMacView }
  }

  /// Whether its view extends under bars at all edges.
  /// `extendedLayoutIncludesOpaqueBars`.
  package internal(set) var reachesUnderOpaqueBars = false

  /// Whether its view is loaded; reading this does not load it.
  public var isViewLoaded: Bool { view != nil }

  /// Whether it is between a will- and a did-callback of an appearance.
  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }
}
