/// The setters of a controller's properties.
package struct ChangeController: CommandAction {
  package static let name = "changeController"
  package var controller = Identifier.unnamed
  package var properties: ControllerProperties = ControllerProperties()

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.changeController(controller, properties)
  }
}

/// `setViewControllers(_:animated:)` and, for a page view controller,
/// `setViewControllers(_:direction:animated:completion:)`; views-N9, views-2.8A.
package struct SetViewControllers: CommandAction {
  package static let name = "setViewControllers"
  package var container = Identifier.unnamed
  package var controllers: [Identifier] = []
  package var isAnimated = false
  package var direction: Pages.NavigationDirection?
  package var completion: Completion?

  package init() {}

  package var subject: String? { container.text }

  package func perform(in application: inout Application) throws(Refusal) {
    let id = try application.find(.controller, container)
    if application.controller(id)?.stack?.pages != nil {
      return try application.setPage(of: id, self)
    }
    for (name, isSet) in [("direction", direction != nil), ("completion", completion != nil)]
    where isSet {
      throw .invalidValue(
        property: name, reason: "Only a page view controller's setViewControllers has one.")
    }
    try application.setViewControllers(container, controllers, animated: isAnimated)
  }
}

/// Properties to set on a view controller; nil leaves a property unchanged.
public struct ControllerProperties: Hashable, Sendable {
  /// The title that bars show; `.some(nil)` removes it.
  public var title: String??
  /// Its view; `.some(nil)` releases it, so that the next access loads it again.
  public var view: Identifier??
  /// The class of the view that its `loadView` makes from now on.
  public var viewClass: ViewClass?
  /// Whether it provides the context for current-context presentations.
  public var definesPresentationContext: Bool?
  /// The style in which it is presented.
  public var modalPresentationStyle: ModalPresentationStyle?
  /// Whether the user can't pull its sheet down.
  public var isModalInPresentation: Bool?
  /// The size that it prefers in a popover or a form sheet, in points.
  public var preferredContentSize: Size?
  /// The source of its popover, and the style that replaces it where there is no room.
  public var popover: PopoverProperties?
  /// The detents of its sheet, and which of them dim the background.
  public var sheet: SheetProperties?
  /// What an alert controller shows.
  public var alert = AlertProperties()
  /// What `shouldAutomaticallyForwardAppearanceMethods` returns from now on.
  public var forwardsAppearance: Bool?
  /// The input that its class handles.
  public var handles: Set<InputKind>?
  /// The actions that its class has methods for.
  public var respondsTo: Set<Selector>?
  /// What `canBecomeFirstResponder` returns from now on.
  public var canBecomeFirstResponder: Bool?
  /// What `canResignFirstResponder` returns from now on.
  public var canResignFirstResponder: Bool?
  /// The views that its class puts in the keyboard's place.
  public var inputs: InputViewChange {
    get { inputChange ?? InputViewChange() }
    set { inputChange = newValue }
  }
  private var inputChange: InputViewChange?
  /// What it adds to its view's safe area, in points.
  public var additionalSafeAreaInsets: EdgeInsets?
  /// How a new page view controller turns its pages.
  public var transitionStyle: Pages.TransitionStyle?
  /// The direction in which it turns them.
  public var navigationOrientation: Pages.NavigationOrientation?
  /// The pages of a page view controller, in place of a data source; `.some(nil)` for none.
  public var pages: [Identifier]??
  /// What the delegate of a split view controller answers to
  /// `splitViewController(_:collapseSecondary:onto:)`.
  public var collapsesSecondary: Bool?
  /// The controllers of a navigation, tab bar or split view controller; `.some(nil)` for none.
  public var viewControllers: [Identifier]??
  /// Whether a navigation controller's bar is hidden.
  public var isNavigationBarHidden: Bool?
  /// Whether a navigation controller's toolbar is hidden.
  public var isToolbarHidden: Bool?
  /// Whether a navigation controller's bar prefers large titles.
  public var prefersLargeTitles: Bool?
  /// Whether a navigation bar shows a large title for it.
  public var largeTitleDisplayMode: ViewController.LargeTitleDisplayMode?
  /// Whether the tab bar hides when it is pushed.
  public var hidesBottomBarWhenPushed: Bool?
  /// The edges at which its view extends under a container's bars.
  public var extendedEdges: Set<GestureSettings.Edge>?
  /// Its preferences for the status bar and rotation.
  public var screen: ScreenPreferencesChange {
    get { screenChange ?? ScreenPreferencesChange() }
    set { screenChange = newValue }
  }
  private(set) var screenChange: ScreenPreferencesChange?
  /// A container's delegate; `.some(nil)` for none.
  public var delegate: Identifier??

  /// Makes a set of properties that changes nothing.
  public init() {}
}

extension Application {
  /// The maximum length of a title, in bytes.
  static let mostTitle = 256

  /// Sets a controller's properties.
  mutating func changeController(
    _ identifier: Identifier, _ properties: ControllerProperties
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id] else {
      throw .notFound(.controller, identifier.text)
    }
    try check(properties, on: controller, id)
    apply(properties, to: id)
    turn.subject = .controller(id)
  }

  func check(
    _ properties: ControllerProperties, on controller: ViewController, _ id: NodeID?
  ) throws(Refusal) {
    if let title = properties.title.flatMap({ $0 }), title.utf8.count > Self.mostTitle {
      throw .invalidValue(property: "title", reason: "A title has \(Self.mostTitle) bytes at most.")
    }
    try Overrides.check(properties.respondsTo)
    try check(properties.inputs, of: id)
    if let change = properties.screenChange { try check(change) }
    try check(properties.alert, on: controller, isNew: id == nil)
    if let size = properties.preferredContentSize, !Rect(origin: .zero, size: size).isUsable {
      throw .invalidValue(
        property: "preferredContentSize",
        reason: "Its sides go from 0 to \(Int(Point.reach)) points.")
    }
    if let popover = properties.popover {
      do throws(Refusal) { try check(popover) } catch {
        throw .within("/popoverPresentationController", error)
      }
    }
    if let sheet = properties.sheet {
      do throws(Refusal) { try check(sheet) } catch {
        throw .within("/sheetPresentationController", error)
      }
      if controller.presentation?.form == .sheet {
        try checkDetents(sheet.detents, isCompact: hasCompactHeight)
      }
    }
    if properties.viewClass != nil, controller.controllerClass.kind.makesOwnView {
      throw .invalidValue(
        property: "viewClass",
        reason: "A \(controller.controllerClass) makes its view itself.")
    }
    if properties.viewClass == .window {
      throw .invalidValue(property: "viewClass", reason: "A window can't be a controller's view.")
    }
    if let view = properties.view { try checkView(view, of: controller, id) }
    try checkPages(properties, on: controller, isNew: id == nil)
    try checkSplit(properties, on: controller)
    try checkStack(properties, on: controller, id)
  }

  mutating func apply(_ properties: ControllerProperties, to id: NodeID) {
    if let value = properties.title { arena[controller: id]?.title = value }
    if let value = properties.viewClass {
      arena[controller: id]?.viewClass = value
      turn.checkSpelling(of: value.name)
    }
    if let value = properties.definesPresentationContext {
      arena[controller: id]?.definesPresentationContext = value
    }
    if let value = properties.modalPresentationStyle {
      arena[controller: id]?.modalPresentationStyle = value
    }
    if let value = properties.isModalInPresentation {
      arena[controller: id]?.isModalInPresentation = value
    }
    if let value = properties.preferredContentSize {
      arena[controller: id]?.preferredContentSize = value
    }
    if let value = properties.popover { apply(value, to: id) }
    if properties.preferredContentSize != nil || properties.popover != nil { placePopover(of: id) }
    if let value = properties.sheet { apply(value, to: id) }
    apply(properties.alert, to: id)
    if let value = properties.forwardsAppearance {
      arena[controller: id]?.forwardsAppearance = value
    }
    if let value = properties.handles { arena[controller: id]?.overrides.handles = value }
    if let value = properties.respondsTo { arena[controller: id]?.overrides.respondsTo = value }
    if let value = properties.canBecomeFirstResponder {
      arena[controller: id]?.overrides.canBecomeFirstResponder = value
    }
    if let value = properties.canResignFirstResponder {
      arena[controller: id]?.overrides.canResignFirstResponder = value
    }
    apply(properties.inputs, to: id)
    if let value = properties.additionalSafeAreaInsets {
      arena[controller: id]?.additionalSafeAreaInsets = value
    }
    if let value = properties.hidesBottomBarWhenPushed {
      arena[controller: id]?.hidesBottomBarWhenPushed = value
    }
    if let value = properties.view { setView(value.flatMap(view), of: id) }
    applyPages(properties, to: id)
    if let value = properties.collapsesSecondary {
      arena[controller: id]?.stack?.split?.collapsesSecondary = value
    }
    if let value = properties.viewControllers {
      setControllers((value ?? []).compactMap(controller), of: id, animated: false)
    }
    if let value = properties.delegate {
      let delegate = value.flatMap(controller)
      arena[controller: id]?.stack?.delegate = delegate
    }
    if let value = properties.isNavigationBarHidden { setNavigationBarHidden(value, of: id) }
    if let value = properties.isToolbarHidden { setToolbarHidden(value, of: id) }
    applyTitles(properties, to: id)
    if let value = properties.extendedEdges { setExtendedEdges(value, of: id) }
    if let change = properties.screenChange { apply(change, to: id) }
  }

  /// `setViewControllers(_:animated:)`.
  mutating func setViewControllers(
    _ identifier: Identifier, _ controllers: [Identifier], animated: Bool
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    var properties = ControllerProperties()
    properties.viewControllers = controllers
    guard let container = arena[controller: id] else {
      throw .notFound(.controller, identifier.text)
    }
    try checkSplit(properties, on: container)
    try checkStack(properties, on: container, id)
    setControllers(controllers.compactMap(controller), of: id, animated: animated)
    turn.subject = .controller(id)
  }

  private mutating func setControllers(_ children: [NodeID], of id: NodeID, animated: Bool) {
    switch arena[controller: id]?.controllerClass.kind {
    case .tabBar: setTabs(children, of: id)
    case .split: setColumns(children, of: id)
    default: setStack(children, of: id, animated: animated)
    }
  }

  /// Refuses properties that only UIKit's containers have, and children that these can't have.
  private func checkStack(
    _ properties: ControllerProperties, on controller: ViewController, _ id: NodeID?
  ) throws(Refusal) {
    let kind = controller.controllerClass.kind
    for (name, isSet) in [
      ("prefersLargeTitles", properties.prefersLargeTitles != nil),
      ("largeTitleDisplayMode", properties.largeTitleDisplayMode != nil),
    ] where isSet && !hasSafeArea {
      throw .invalidValue(
        property: name, reason: "Navigation bars have large titles from iOS 11 on.")
    }
    for (name, isSet, isThere) in [
      ("prefersLargeTitles", properties.prefersLargeTitles != nil, kind == .navigation),
      ("isNavigationBarHidden", properties.isNavigationBarHidden != nil, kind == .navigation),
      ("isToolbarHidden", properties.isToolbarHidden != nil, kind == .navigation),
      ("delegate", properties.delegate != nil, kind.isContainer),
    ] where isSet && !isThere {
      throw .invalidValue(property: name, reason: "A \(controller.controllerClass) has none.")
    }
    if let delegate = properties.delegate.flatMap({ $0 }) {
      _ = try findController(delegate, of: "delegate")
    }
    if let insets = properties.additionalSafeAreaInsets, !insets.isUsable {
      throw .invalidValue(
        property: "additionalSafeAreaInsets", reason: "They must be within \(Int(Point.reach)).")
    }
    guard let names = properties.viewControllers else { return }
    guard kind.listsControllers else {
      throw .invalidValue(
        property: "viewControllers",
        reason: kind == .pages
          ? "A \(controller.controllerClass) gets its page by setViewControllers."
          : "A \(controller.controllerClass) has none.")
    }
    var seen: Set<Identifier> = []
    for name in names ?? [] {
      let child = try findController(name, of: "viewControllers")
      guard seen.insert(name).inserted else {
        throw .exception(
          name: "NSInvalidArgumentException",
          reason: "All view controllers in a navigation controller must be distinct")
      }
      if kind == .navigation, id == nil || arena[controller: child]?.parent != id {
        try checkListing(child)
      }
      if let id { try checkEntry(of: child, into: id) } else { try checkEntry(of: child) }
    }
  }
}
