/// A way in which apps look for the controller that a person sees.
public enum CurrentControllerAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// The article's: what follows the key window's backmost subview, else the root (windows-6.9).
  case getCurrentVC
  /// From the root along what is presented (views-3.3).
  case presentedChain
  /// From the root into what is presented, selected or on top (views-3.4).
  case recursive
  /// From a view along its responder chain (views-3.5).
  case responderChain
  /// From a view along its responder chain to the first that is presented, or the root (views-3.5A).
  case topMost

  /// Whether it looks at a view's responder chain.
  public var beginsAtView: Bool { self == .responderChain || self == .topMost }

  /// The rule behind it.
  public var rule: Rule {
    switch self {
    case .getCurrentVC: .windows6_9
    case .presentedChain: .views3_3
    case .recursive: .views3_4
    case .responderChain: .views3_5
    case .topMost: .views3_5A
    }
  }
}

/// The answer to the question which controller is current, and the way to it.
public struct CurrentControllerQuery: Hashable, Sendable {
  /// What became of an object on the way.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case keyWindow, noKeyWindow, levelNotNormal, firstNormalWindow, noNormalWindow
    case backmostSubview, noSubviews, nextIsController, nextIsNoController
    case root, noRoot, presented, selected, onTop, noOther, notAController, noController
    case notPresented, inChain

    /// Why, in a sentence.
    public var text: String {
      switch self {
      case .keyWindow: "It is the key window, so the search begins here."
      case .noKeyWindow: "There is no key window, so there is nothing to search."
      case .levelNotNormal:
        "Its level is not normal, so the first window of the normal level takes its place."
      case .firstNormalWindow:
        "It is the first of application.windows whose level is normal; nobody asked whether it is seen."
      case .noNormalWindow: "No window has the normal level, so the search stays here."
      case .backmostSubview:
        "It is subviews[0], which is the backmost and not the topmost that the code takes it for."
      case .noSubviews: "It has no subviews, so objectAtIndex:0 raises NSRangeException."
      case .nextIsController: "It is the next responder and a controller, so it is the answer."
      case .nextIsNoController:
        "It is the next responder and no controller, so the window's root is the answer."
      case .root: "It is the window's root view controller."
      case .noRoot: "The window has no root view controller."
      case .presented: "The one before presents it."
      case .selected: "It is the selected controller of the tab bar controller before."
      case .onTop: "It is on top of the navigation controller before."
      case .noOther: "It leads to no other, so it is the answer."
      case .notAController: "It is no controller, so its next responder is asked."
      case .notPresented:
        "It is a controller, but neither the root nor presented, so its next responder is asked."
      case .inChain: "It is the root or presented, so it is the answer."
      case .noController: "Nobody along the responder chain is a controller."
      }
    }
  }

  /// One object on the way.
  public struct Step: Hashable, Sendable {
    /// Which one, or nil where there is none.
    public let object: NodeID?
    /// What became of it.
    public let outcome: Outcome
  }

  /// How it was searched.
  public let algorithm: CurrentControllerAlgorithm
  /// Which one it is, or nil.
  public internal(set) var controller: NodeID?
  /// The way, in order.
  public internal(set) var steps: [Step] = []

  init(_ algorithm: CurrentControllerAlgorithm) { self.algorithm = algorithm }

  /// The first step on its way that another one did not take, which is where they part; the last
  /// where it took all of them, or found nobody.
  public func parting(from other: CurrentControllerQuery) -> Step? {
    controller == nil ? steps.last : steps.first { !other.steps.contains($0) } ?? steps.last
  }

  fileprivate mutating func step(_ object: NodeID?, _ outcome: Outcome) {
    steps.append(Step(object: object, outcome: outcome))
  }
}

extension Application {
  /// The current controller by one of the algorithms; those of the responder chain start at a view,
  /// the key window if it is nil.
  public func currentController(
    by algorithm: CurrentControllerAlgorithm, from view: NodeID? = nil
  ) -> CurrentControllerQuery {
    var query = CurrentControllerQuery(algorithm)
    switch algorithm {
    case .getCurrentVC: getCurrentVC(in: &query)
    case .presentedChain, .recursive: followRoot(in: &query)
    case .responderChain: followResponders(from: view, in: &query)
    case .topMost: followPresented(from: view, in: &query)
    }
    return query
  }

  /// The article's function, to the letter.
  private func getCurrentVC(in query: inout CurrentControllerQuery) {
    guard var window = startAtKeyWindow(in: &query) else { return }
    if self[window: window].level != .normal {
      query.step(window, .levelNotNormal)
      if let normal = windows.first(where: { self[window: $0].level == .normal }) {
        query.step(normal, .firstNormalWindow)
        window = normal
      } else {
        query.step(nil, .noNormalWindow)
      }
    }
    guard let front = arena[window].subviews.first else {
      query.step(window, .noSubviews)
      return
    }
    query.step(front, .backmostSubview)
    if let controller = controller(ofView: front) {
      query.step(controller, .nextIsController)
      query.controller = controller
      return
    }
    query.step(window, .nextIsNoController)
    query.controller = startAtRoot(of: window, in: &query)
  }

  private func followRoot(in query: inout CurrentControllerQuery) {
    guard let window = startAtKeyWindow(in: &query),
      var current = startAtRoot(of: window, in: &query)
    else { return }
    while let (next, outcome) = next(after: current, query.algorithm) {
      query.step(next, outcome)
      current = next
    }
    query.step(current, .noOther)
    query.controller = current
  }

  private func next(
    after id: NodeID, _ algorithm: CurrentControllerAlgorithm
  ) -> (NodeID, CurrentControllerQuery.Outcome)? {
    if let presented = arena[controller: id].presented { return (presented, .presented) }
    guard algorithm == .recursive else { return nil }
    switch arena[controller: id].controllerClass.kind {
    case .navigation: return front(of: id).map { ($0, .onTop) }
    case .tabBar: return front(of: id).map { ($0, .selected) }
    case .plain, .table, .alert: return nil
    }
  }

  private func followResponders(from view: NodeID?, in query: inout CurrentControllerQuery) {
    guard let start = view ?? startAtKeyWindow(in: &query) else { return }
    for responder in responderChain(from: start) {
      switch responder {
      case .view(let id): query.step(id, .notAController)
      case .controller(let id):
        query.step(id, .nextIsController)
        query.controller = id
        return
      case .scene, .application, .delegate: break
      }
    }
    query.step(nil, .noController)
  }

  private func followPresented(from view: NodeID?, in query: inout CurrentControllerQuery) {
    guard let window = startAtKeyWindow(in: &query),
      let root = startAtRoot(of: window, in: &query)
    else { return }
    var chain = [root]
    while let next = arena[controller: chain[chain.count - 1]].presented {
      query.step(next, .presented)
      chain.append(next)
    }
    let controllers = Set(chain)
    for responder in responderChain(from: view ?? window) {
      switch responder {
      case .view(let id): query.step(id, .notAController)
      case .controller(let id):
        query.step(id, controllers.contains(id) ? .inChain : .notPresented)
        guard controllers.contains(id) else { continue }
        query.controller = id
        return
      case .scene, .application, .delegate: break
      }
    }
    query.step(nil, .noController)
  }

  private func startAtKeyWindow(in query: inout CurrentControllerQuery) -> NodeID? {
    query.step(keyWindow, keyWindow == nil ? .noKeyWindow : .keyWindow)
    return keyWindow
  }

  private func startAtRoot(
    of window: NodeID, in query: inout CurrentControllerQuery
  ) -> NodeID? {
    let root = self[window: window].rootViewController
    query.step(root, root == nil ? .noRoot : .root)
    return root
  }
}
