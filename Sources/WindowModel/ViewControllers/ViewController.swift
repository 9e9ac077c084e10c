/// One view controller.
public struct ViewController: Hashable, Codable, Sendable {
  /// Where it is between two appearances (views-2.6A).
  public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
    /// Its view is not shown.
    case disappeared
    /// It was told that its view will appear, and not yet that it did.
    case appearing
    /// Its view is shown.
    case appeared
    /// It was told that its view will disappear, and not yet that it did.
    case disappearing
  }

  /// Whether a navigation bar shows a large title: as for the controller below, in any case, or never.
  public enum LargeTitleDisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, always, never
  }

  /// The class.
  public let controllerClass: ControllerClass
  /// What bars show of it, or nil.
  public internal(set) var title: String?
  /// Its view, which it keeps alive, or nil while none is loaded (views-C1).
  public internal(set) var view: NodeID?
  /// The class of the view that its `loadView` makes.
  public internal(set) var viewClass: ViewClass
  /// The container that it is in and that keeps it alive, or nil.
  public internal(set) var parent: NodeID?
  /// The controllers in it, in the order in which they came.
  public internal(set) var children: [NodeID] = []
  /// The controller that it presents and keeps alive, or nil.
  public internal(set) var presented: NodeID?
  /// The controller that presents it, or nil.
  public internal(set) var presenting: NodeID?
  /// How it is presented, or nil where nobody presents it.
  public internal(set) var presentation: Presentation?
  /// How it asks to be presented, nil where the app leaves that to the version (views-2.4B).
  public internal(set) var modalPresentationStyle: ModalPresentationStyle?
  /// Whether a person can't pull its sheet down (views-2.4D).
  public internal(set) var isModalInPresentation = false
  /// What was set of its popover, or nil.
  public internal(set) var popover: Popover?
  /// What was set of its sheet, or nil.
  public internal(set) var sheet: Sheet?
  /// The size that it asks for in a popover or a form sheet, in points; sides of 0 leave it to UIKit
  /// (views-2.4I, views-2.4J).
  public internal(set) var preferredContentSize = Size.zero
  /// What makes it an alert, or nil.
  public internal(set) var alert: Alert?
  /// The window whose root it is and that keeps it alive, or nil.
  public internal(set) var window: NodeID?
  /// Where it is between two appearances.
  public internal(set) var appearance = Appearance.disappeared
  /// Whether a presentation in the current context is made on it.
  public internal(set) var definesPresentationContext: Bool
  /// What its override of `shouldAutomaticallyForwardAppearanceMethods` answers.
  public internal(set) var forwardsAppearance = true
  /// What its class answers and handles as a responder.
  public internal(set) var overrides = Overrides()
  /// What makes it a container of UIKit's, or nil.
  public internal(set) var stack: Stack?
  /// What it adds to its view's safe area, in points.
  public internal(set) var additionalSafeAreaInsets = EdgeInsets.zero
  /// The edges at which its view reaches under a container's bars (views-6F).
  public internal(set) var extendedEdges = Set(GestureSettings.Edge.allCases)
  /// What it answers about the screen round it.
  public internal(set) var screenPreferences = ScreenPreferences()
  /// Whether the tab bar goes while it is on the stack of a navigation (views-6E).
  public internal(set) var hidesBottomBarWhenPushed = false
  /// Whether a navigation bar that prefers large titles shows a large one for it (views-6D).
  public internal(set) var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The container that has yet to tell it that it moved, and keeps it alive until then, or that keeps it as
  /// its page's neighbour; nil for none.
  var movesIn: NodeID?
  /// Whether the appearance that is under way is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` was sent for the appearance that is under way (views-2.7).
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

  /// Whether its view reaches under bars at all edges.
  var reachesUnderBars: Bool { extendedEdges.count == GestureSettings.Edge.allCases.count }

  /// Whether its view is loaded; asking does not load it.
  public var isViewLoaded: Bool { view != nil }

  /// Whether it was told that its view appears or disappears, and not yet that it did.
  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }
}
