/// What a container of UIKit's has beyond other controllers.
public struct Stack: Hashable, Codable, Sendable {
  /// A change of what is shown that an animation still shows.
  struct Transition: Hashable, Codable {
    /// Who goes; its view lies in the wrapper until the end.
    let from: NodeID?
    /// Who comes.
    let to: NodeID?
    /// By which rule.
    let rule: Rule
    /// Whether a person lets go before its end, so that who goes comes back (views-N12, views-2.8B).
    var isCancelled: Bool
  }

  /// A child that has yet to be told that it moved.
  struct Move: Hashable, Codable {
    let child: NodeID
    /// Whether into this container, or out of it.
    let isInward: Bool
  }

  /// Of a tab bar controller, the child whose tab is selected, of a page view controller its page; nil for a
  /// navigation controller.
  public internal(set) var selected: NodeID?
  /// Of a tab bar controller, whether it was ever given its controllers.
  public internal(set) var isSet = false
  /// The child whose view is shown, or comes with the transition that is under way.
  public internal(set) var shown: NodeID?
  /// Whether the navigation bar is hidden.
  public internal(set) var isNavigationBarHidden = false
  /// Whether the toolbar is hidden; there is none before it is shown.
  public internal(set) var isToolbarHidden = true
  /// Whether the navigation bar prefers large titles (views-6D).
  public internal(set) var prefersLargeTitles = false
  /// Of a tab bar controller, whether a push hides its bar (views-6E).
  public internal(set) var isTabBarHidden = false
  /// Its delegate, which it does not keep alive.
  public internal(set) var delegate: NodeID?
  /// The transition that an animation still shows, or nil.
  var transition: Transition?
  /// Whether the next transition is animated.
  var isAnimated = false
  /// Whether the next transition brings its controller in front of the old one.
  var isForward = true
  /// Whether a person is to let go of the next transition before its end.
  var isCancelled = false
  /// Who has yet to be told that it moved.
  var moves: [Move] = []
  /// The views round the children's, or nil while the view is not loaded.
  var views: Views?
  /// What makes it a page view controller's, or nil.
  public internal(set) var pages: Pages?
  /// What makes it a split view controller's, or nil.
  public internal(set) var split: Split?

  /// Whether an animation shows two children's views.
  public var isInTransition: Bool { transition != nil }

  /// UIKit's views in a container's view.
  struct Views: Hashable, Codable {
    /// The one that the wrappers lie in.
    let transition: NodeID
    /// A navigation controller's wrapper, or a split view controller's; a tab bar controller's children have one
    /// each.
    var wrapper: NodeID?
    /// The navigation bar, or the tab bar; nil for a split view controller.
    var bar: NodeID?
    /// The toolbar, once it was shown.
    var toolbar: NodeID?
    /// The wrappers of a tab bar controller's children.
    var wrappers: [NodeID: NodeID] = [:]
  }
}

extension Application {
  /// The controllers in a living controller; none for a dead one.
  func children(of id: NodeID) -> [NodeID] { arena[controller: id]?.children ?? [] }

  /// Whether a living controller is a container of UIKit's.
  func isContainer(_ id: NodeID) -> Bool {
    arena[controller: id]?.controllerClass.kind.isContainer == true
  }

  /// The child that a container has in front: a navigation's last, a tab bar's selected, a page view
  /// controller's page, a split view controller's primary; nil for a container of the app's own.
  func front(of id: NodeID) -> NodeID? {
    switch arena[controller: id]?.controllerClass.kind {
    case .navigation: arena[controller: id]?.children.last
    case .tabBar, .pages: arena[controller: id]?.stack?.selected
    case .split: arena[controller: id]?.children.first
    case .plain, .table, .alert, nil: nil
    }
  }

  /// The nearest container of a kind that a controller is in, as `navigationController`,
  /// `tabBarController` and `splitViewController` answer it, or nil.
  public func container(of id: NodeID, _ kind: ControllerClass.Kind) -> NodeID? {
    containers(of: id).dropFirst().first { arena[controller: $0]?.controllerClass.kind == kind }
  }

  /// `viewControllers` of a container: its children, of a page view controller its page alone.
  public func viewControllers(of id: NodeID) -> [NodeID] {
    guard let stack = arena[controller: id]?.stack, stack.pages != nil else {
      return children(of: id)
    }
    return stack.selected.map { [$0] } ?? []
  }

  /// `visibleViewController` of a navigation controller: what its top or itself presents, else its
  /// top, or nil.
  public func visibleController(of id: NodeID) -> NodeID? {
    let top = front(of: id)
    return top.flatMap { arena[controller: $0]?.presented } ?? arena[controller: id]?.presented
      ?? top
  }

  /// Whether a container has yet to tell a controller that it moved, and if so whether into it.
  public func isMoving(_ id: NodeID) -> Bool? {
    guard let container = arena[controller: id]?.movesIn else { return nil }
    return arena[controller: container]?.stack?.moves.first { $0.child == id }?.isInward
  }

  /// Whether a page view controller keeps a controller as its page's neighbour.
  public func isNeighbour(_ id: NodeID) -> Bool {
    guard let container = arena[controller: id]?.movesIn, let pages = pages(of: container) else {
      return false
    }
    return pages.before.page == id || pages.after.page == id
  }

  /// Notes that a child has to be told of a move when the transition is over; until then the
  /// container keeps it alive.
  mutating func owe(_ child: NodeID, isInward: Bool, in container: NodeID) {
    arena[controller: container]?.stack?.moves.removeAll { $0.child == child }
    arena[controller: container]?.stack?.moves.append(.init(child: child, isInward: isInward))
    arena[controller: child]?.movesIn = container
  }

  /// Tells the children that moved that they did.
  mutating func payMoves(of container: NodeID) {
    let moves = arena[controller: container]?.stack?.moves ?? []
    arena[controller: container]?.stack?.moves = []
    for move in moves where arena[controller: move.child]?.movesIn == container {
      arena[controller: move.child]?.movesIn = nil
      releasePool.append(move.child)
      post(
        .didMoveToParent, controller: move.child, other: move.isInward ? container : nil,
        .childIsToldOfMove)
    }
  }

  /// Lets go of what a container that is going still keeps.
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
