/// The state that only UIKit's containers have.
public struct Stack: Hashable, Codable, Sendable {
  /// A change of the shown child whose animation is still running.
  struct Transition: Hashable, Codable {
    /// The old child; its view stays in the wrapper until the end.
    let from: NodeID?
    /// The new child.
    let to: NodeID?
    /// The rule behind it.
    let rule: Rule
    /// Whether the user cancels it, so that the old child comes back (views-N12, views-2.8B).
    var isCancelled: Bool
  }

  /// A child that must still be told that it moved.
  struct Move: Hashable, Codable {
    let child: NodeID
    /// Whether it moves into this container.
    let isInward: Bool
  }

  /// The selected child of a tab bar controller, or the page of a page view controller; nil for a
  /// navigation controller.
  public internal(set) var selected: NodeID?
  /// Whether a tab bar controller was ever given its controllers.
  public internal(set) var isSet = false
  /// The child whose view is shown, or is coming with the current transition.
  public internal(set) var shown: NodeID?
  /// Whether the navigation bar is hidden.
  public internal(set) var isNavigationBarHidden = false
  /// Whether the toolbar is hidden; it does not exist until it is first shown.
  public internal(set) var isToolbarHidden = true
  /// Whether the navigation bar or tab bar is opaque, so that content ends beside it.
  package internal(set) var hasOpaqueBar = false
  /// Whether the navigation bar prefers large titles (views-6D).
  public internal(set) var prefersLargeTitles = false
  /// Whether a push hides a tab bar controller's bar (views-6E).
  public internal(set) var isTabBarHidden = false
  /// Whether a navigation controller has appeared with a child (views-N11).
  var hasAppeared = false
  /// Its delegate, held weakly.
  public internal(set) var delegate: NodeID?
  /// The transition whose animation is still running, or nil.
  var transition: Transition?
  /// Whether the next transition is animated.
  var isAnimated = false
  /// Whether the next transition brings the new controller in front of the old one.
  var isForward = true
  /// Whether the user will cancel the next transition.
  var isCancelled = false
  /// The children that must still be told that they moved.
  var moves: [Move] = []
  /// UIKit's views around the children's, nil while the view is not loaded.
  var views: Views?
  /// The state of a page view controller, or nil.
  public internal(set) var pages: Pages?
  /// The state of a split view controller, or nil.
  public internal(set) var split: Split?

  /// Whether an animation between two children is running.
  public var isInTransition: Bool { transition != nil }

  /// UIKit's views in a container's view.
  struct Views: Hashable, Codable {
    /// The view that holds the wrappers.
    let transition: NodeID
    /// The wrapper of a navigation or split view controller; a tab bar controller's children have one
    /// each.
    var wrapper: NodeID?
    /// The navigation bar, or the tab bar; nil for a split view controller.
    var bar: NodeID?
    /// The toolbar, after it was first shown.
    var toolbar: NodeID?
    /// The wrappers of a tab bar controller's children.
    var wrappers: [NodeID: NodeID] = [:]
  }
}

extension Application {
  /// The children of a living controller; none for a dead one.
  func children(of id: NodeID) -> [NodeID] { arena[controller: id]?.children ?? [] }

  /// Whether a living controller is one of UIKit's containers.
  func isContainer(_ id: NodeID) -> Bool {
    arena[controller: id]?.controllerClass.kind.isContainer == true
  }

  /// The front child of a container: a navigation controller's last, a tab bar controller's selected one,
  /// a page view controller's page, a split view controller's primary. Nil for one of the app's own
  /// containers.
  func front(of id: NodeID) -> NodeID? {
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation: arena[controller: id]?.children.last
    case .tabBar, .pages: arena[controller: id]?.stack?.selected
    case .split: arena[controller: id]?.children.first
    case .plain, .table, .alert, nil: nil
    }
  }

  /// The nearest container of a kind around a controller, as `navigationController`, `tabBarController`
  /// and `splitViewController` return it, or nil.
  ///
  /// A controller that is popped still has its navigation controller in `viewWillDisappear`, though that no longer
  /// lists it.
  public func container(of id: NodeID, _ kind: ControllerClass.Kind) -> NodeID? {
    var outer = Array(containers(of: id).dropFirst())
    if outer.isEmpty, let controller = arena[controller: id],
      controller.appearance == .disappearing,
      isMoving(id) == false, let container = controller.movesIn
    {
      outer = containers(of: container)
    }
    return outer.first { arena[controller: $0]?.controllerClass.kind == kind }
  }

  /// `viewControllers` of a container: its children or, for a page view controller, only its page.
  public func viewControllers(of id: NodeID) -> [NodeID] {
    guard let stack = arena[controller: id]?.stack, stack.pages != nil else {
      return children(of: id)
    }
    return stack.selected.map { [$0] } ?? []
  }

  /// `visibleViewController` of a navigation controller: what its top or itself presents, otherwise its
  /// top, or nil.
  public func visibleController(of id: NodeID) -> NodeID? {
    let top = front(of: id)
    return top.flatMap { arena[controller: $0]?.presented } ?? arena[controller: id]?.presented
      ?? top
  }

  /// Whether a container must still tell a controller that it moved, and if so, whether into it.
  public func isMoving(_ id: NodeID) -> Bool? {
    guard let container = arena[controller: id]?.movesIn else { return nil }
    return arena[controller: container]?.stack?.moves.first { $0.child == id }?.isInward
  }

  /// Whether a page view controller keeps a controller as a neighbour of its page.
  public func isNeighbour(_ id: NodeID) -> Bool {
    guard let container = arena[controller: id]?.movesIn, let pages = pages(of: container) else {
      return false
    }
    return pages.before.page == id || pages.after.page == id
  }

  /// Records a move that a child must be told of after the transition; until then the container keeps it
  /// alive.
  mutating func owe(_ child: NodeID, isInward: Bool, in container: NodeID) {
    arena[controller: container]?.stack?.moves.removeAll { $0.child == child }
    arena[controller: container]?.stack?.moves.append(.init(child: child, isInward: isInward))
    arena[controller: child]?.movesIn = container
  }

  /// Tells the children that they moved; with `owed` only of these moves, as a later one waits for its own
  /// transition.
  mutating func payMoves(of container: NodeID, owed: [Stack.Move]? = nil) {
    let all = arena[controller: container]?.stack?.moves ?? []
    let due = owed ?? all
    let later = all.filter { !due.contains($0) }
    arena[controller: container]?.stack?.moves = later
    for move in due where arena[controller: move.child]?.movesIn == container {
      if !later.contains(where: { $0.child == move.child }) {
        arena[controller: move.child]?.movesIn = nil
        releasePool.append(move.child)
      }
      post(
        .didMoveToParent, controller: move.child, other: move.isInward ? container : nil,
        .childIsToldOfMove)
    }
  }

  /// Releases what a container that is being released still keeps.
  mutating func dropStack(of id: NodeID) {
    guard let controller = arena[controller: id], let stack = controller.stack else { return }
    for move in stack.moves where arena[controller: move.child]?.movesIn == id {
      arena[controller: move.child]?.movesIn = nil
      releasePool.append(move.child)
    }
    if stack.pages != nil { forgetNeighbours(of: id) }
    let own = stack.views.map { views in
      [views.transition, views.wrapper, views.bar, views.toolbar].compactMap(\.self)
        + views.wrappers.values.sorted()
    }
    for view in (own ?? []) + (stack.pages?.views?.all ?? []) where view != controller.view {
      arena[view].owner = nil
      releasePool.append(view)
    }
  }
}
