import TestSupport
import WindowModel

/// Checks an application's controllers from outside, by their events alone, and reports errors.
struct ControllerWitness {
  private(set) var faults: [String] = []
  /// The last appearance event of each controller.
  private var told: [NodeID: Event.Name] = [:]
  private var isAnnounced: Set<NodeID> = []
  private var loading: Set<NodeID> = []
  private var dead: Set<NodeID> = []
  private var turn: UInt32 = 0
  /// Whether the app leaves controllers' views where UIKit puts them.
  private let isUndisturbed: Bool

  init(isUndisturbed: Bool = false) { self.isUndisturbed = isUndisturbed }

  /// Records a controller's event.
  mutating func see(_ event: Event, _ id: NodeID) {
    expect(!dead.contains(id), "\(event.name) after dealloc")
    expect(event.turn >= turn, "\(event.name) of an earlier turn")
    turn = max(turn, event.turn)
    let last = told[id]
    switch event.name {
    case .viewWillAppear:
      expect(last != .viewWillAppear && last != .viewDidAppear, "will appear twice")
      isAnnounced.remove(id)
    case .viewWillDisappear:
      expect(last == .viewWillAppear || last == .viewDidAppear, "will disappear unseen")
    case .viewDidAppear: expect(last == .viewWillAppear, "did appear without will")
    case .viewDidDisappear: expect(last == .viewWillDisappear, "did disappear without will")
    case .viewIsAppearing:
      expect(last == .viewWillAppear, "is appearing without will")
      expect(isAnnounced.insert(id).inserted, "is appearing twice")
    case .loadView: expect(loading.insert(id).inserted, "loads while it loads")
    case .viewDidLoad: loading.remove(id)
    case .dealloc: dead.insert(id)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent,
      .viewWillTransition, .navigationControllerWillShow, .navigationControllerDidShow,
      .tabBarControllerShouldSelect, .tabBarControllerDidSelect, .pageViewControllerBefore,
      .pageViewControllerAfter, .pageViewControllerWillTransition,
      .pageViewControllerDidFinishAnimating, .splitViewControllerCollapseSecondary,
      .splitViewControllerShow, .splitViewControllerShowDetail,
      .becomeFirstResponder, .resignFirstResponder, .perform,
      .motionBegan, .motionEnded, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
      .pressesBegan, .pressesEnded, .remoteControlReceived, .completion,
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
      .sheetDidChangeDetent, .prepareForPopoverPresentation,
      .popoverPresentationControllerShouldDismissPopover,
      .popoverPresentationControllerDidDismissPopover,
      .alertAction, .awakeFromNib:
      break
    default: expect(false, "\(event.name) of a controller")
    }
    if Self.appearances.contains(event.name) { told[id] = event.name }
  }

  private static let appearances: [Event.Name] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// Compares the controllers' state with their events.
  mutating func compare(_ app: Application) {
    expect(loading.isEmpty, "a view that did not load")
    if app.settings.runLoop == .automatic { expect(app.runLoop.isIdle, "left work behind") }
    for id in dead { expect(app.controller(id) == nil, "alive after dealloc") }
    for id in app.controllers {
      if let controller = app.controller(id) { compare(id, controller, in: app) }
    }
    for window in app.windows {
      guard let root = app.view(window)?.window?.rootViewController else { continue }
      expect(app.controller(root)?.window == window, "a root that knows another window")
      expect(app.controller(root)?.parent == nil, "a root with a parent")
    }
  }

  private mutating func compare(
    _ id: NodeID, _ controller: ViewController, in app: Application
  ) {
    let name = app.identifier(of: id)
    expect(app.controller(name) == id, "\(name) is not found by its identifier")
    let expected: ViewController.Appearance =
      switch told[id] {
      case .viewWillAppear: .appearing
      case .viewDidAppear: .appeared
      case .viewWillDisappear: .disappearing
      default: .disappeared
      }
    expect(controller.appearance == expected, "\(name) is \(controller.appearance)")
    expect(
      !app.references(to: id).isEmpty || controller.parent != nil || controller.window != nil
        || controller.presenting != nil || app.isMoving(id) != nil || app.isNeighbour(id),
      "\(name) lives, and nobody holds it")
    if let view = controller.view {
      expect(app.view(view)?.owner == id, "\(name)'s view knows another controller")
      expect(app.controller(ofView: view) == id, "\(name)'s view leads elsewhere")
      if let superview = app.view(view)?.superview {
        let places = app.view(superview)?.subviews.count { $0 == view }
        expect(places == 1, "\(name)'s view lies in \(places ?? 0) places")
      }
    }
    expect(Set(controller.children).count == controller.children.count, "\(name) has a child twice")
    for child in controller.children {
      expect(app.controller(child)?.parent == id, "a child of \(name) knows another parent")
    }
    if let parent = controller.parent {
      expect(app.controller(parent)?.children.contains(id) == true, "\(name) is no child")
    }
    if let stack = controller.stack { compare(id, controller, stack, in: app) }
    if let presented = controller.presented {
      expect(app.controller(presented)?.presenting == id, "\(name) presents who does not know it")
    }
    expect(
      (controller.presentation == nil) == (controller.presenting == nil),
      "\(name) is presented by nobody")
    comparePresentation(id, controller, in: app)
    if let presenting = controller.presenting {
      expect(app.controller(presenting)?.presented == id, "\(name) is presented by nobody")
    }
  }

  /// Checks that a visible container at rest shows the view of its front child in a wrapper, and no
  /// other.
  private mutating func compare(
    _ id: NodeID, _ controller: ViewController, _ stack: Stack, in app: Application
  ) {
    let name = app.identifier(of: id)
    if controller.controllerClass.kind == .pages {
      return comparePages(name, controller, stack, in: app)
    }
    if let split = stack.split {
      return compareSplit(name, controller, stack, split, in: app)
    }
    let isNavigation = controller.controllerClass.kind == .navigation
    let front = isNavigation ? controller.children.last : stack.selected
    expect(
      isNavigation || front.map(controller.children.contains) != false, "\(name) selects a stranger"
    )
    expect(isNavigation || (front == nil) == controller.children.isEmpty, "\(name) selects nobody")
    let window = controller.view.flatMap(app.window)
    let most = stack.isInTransition ? 2 : 1
    for wrapper in isUndisturbed ? wrappers(in: controller.view, of: id, app) : [] {
      let views = (app.view(wrapper)?.subviews ?? []).count {
        app.controller(ofView: $0).flatMap { app.controller($0)?.parent } == id
      }
      expect(views <= most, "\(views) views in \(name)'s wrapper")
    }
    guard app.runLoop.isIdle, controller.appearance == .appeared,
      window.flatMap(app.view)?.isHidden == false
    else { return }
    expect(stack.shown == front, "\(name) shows another than it has in front")
    let wrappers = wrappers(in: controller.view, of: id, app)
    expect(
      wrappers.count == (isNavigation || front != nil ? 1 : 0),
      "\(name)'s wrappers: \(wrappers.count)")
    guard isUndisturbed, let front, let child = app.controller(front) else { return }
    // A controller covered in its own context has handed its place to the covering one.
    let isCovered = child.presented.flatMap(app.controller)?.presentation?.form == .cover
    let isThere = child.view.flatMap(app.view)?.superview == wrappers.first
    expect(isThere != isCovered, "\(name) does not show \(app.identifier(of: front))")
  }

  /// Checks that a page view controller at rest has its page as its only child and shows the page's view.
  private mutating func comparePages(
    _ name: Identifier, _ controller: ViewController, _ stack: Stack, in app: Application
  ) {
    guard app.runLoop.isIdle, !stack.isInTransition else { return }
    expect(stack.shown == stack.selected, "\(name) shows another page")
    expect(controller.children == (stack.selected.map { [$0] } ?? []), "\(name) has other pages")
    guard isUndisturbed, let selected = stack.selected, let page = app.controller(selected),
      page.presented == nil, let view = page.view, let own = controller.view
    else { return }
    var outer = app.view(view)?.superview
    while let next = outer, next != own { outer = app.view(next)?.superview }
    expect(outer == own, "\(name)'s page lies elsewhere")
  }

  /// Checks that a split view controller has at most two children and, once collapsed, only its primary
  /// one, whose view it shows.
  private mutating func compareSplit(
    _ name: Identifier, _ controller: ViewController, _ stack: Stack, _ split: Split,
    in app: Application
  ) {
    expect(controller.children.count <= (split.isCollapsed ? 1 : 2), "\(name) has other children")
    guard app.runLoop.isIdle, controller.appearance == .appeared,
      controller.view.flatMap(app.window).flatMap(app.view)?.isHidden == false
    else { return }
    expect(split.isCollapsed, "\(name) is on screen and not collapsed")
    expect(stack.shown == controller.children.first, "\(name) shows another than its primary")
    guard isUndisturbed, let primary = controller.children.first.flatMap({ app.controller($0) }),
      primary.presented == nil, let content = primary.view.flatMap(app.view)?.superview
    else { return }
    expect(app.view(content)?.superview == controller.view, "\(name)'s primary lies elsewhere")
  }

  /// The wrappers in a container's view, without those in an inner container's.
  private func wrappers(in view: NodeID?, of id: NodeID, _ app: Application) -> [NodeID] {
    var wrappers: [NodeID] = []
    var waiting = view.map { [$0] } ?? []
    while let next = waiting.popLast() {
      guard let view = app.view(next), view.owner == id else { continue }
      if view.className == "UIViewControllerWrapperView" { wrappers.append(next) }
      waiting += view.subviews
    }
    return wrappers
  }

  /// Checks that a visible presented view is in its container, and that the view it covers is out of the window.
  private mutating func comparePresentation(
    _ id: NodeID, _ controller: ViewController, in app: Application
  ) {
    let name = app.identifier(of: id)
    var seen: Set<NodeID> = []
    var next: NodeID? = id
    while let id = next {
      expect(seen.insert(id).inserted, "\(name) presents itself")
      let presented = app.controller(id)?.presented
      if let presented, seen.contains(presented) {
        expect(false, "\(name) presents itself")
        break
      }
      next = presented
    }
    if app.runLoop.isIdle {
      expect(
        controller.presentation.map { $0.stage == .presented } ?? true,
        "\(name) is under way in an idle run loop")
    }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }
}
