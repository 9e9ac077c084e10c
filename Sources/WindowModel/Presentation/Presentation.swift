/// How a controller is presented: what its presentation controller knows of it.
public struct Presentation: Hashable, Codable, Sendable {
  /// Where it is between the call that presents and the end of the dismissal (views-N13).
  public enum Stage: String, Hashable, Codable, Sendable, CaseIterable {
    /// `present` was called, and nobody was told yet.
    case called
    /// It is on its way in.
    case presenting
    /// It is there.
    case presented
    /// `dismiss` was called, and nobody was told yet.
    case dismissCalled
    /// It is on its way out.
    case dismissing
  }

  /// What its style came to.
  public internal(set) var form: Form
  /// Where it is on its way.
  public internal(set) var stage = Stage.called
  /// Whether the transition that is or was under way is animated.
  public internal(set) var isAnimated: Bool
  /// The view that the container goes into: the window or, in a context, the superview of the
  /// context's view.
  public let superview: NodeID
  /// The UITransitionView round the presented view, or nil where it is not made yet.
  public internal(set) var container: NodeID?
  /// Where the view that it covers lay.
  var place: NodeID?
  /// Whether the container was made for it, and not for the one that it covers.
  var ownsContainer = false
  /// What is to be called when the transition has ended.
  var completion: Completion?
  /// The title of the alert's action that was chosen, or nil.
  var action: String?
  /// What took text in an alert's window before the alert came up, which does not keep it alive.
  var editor: NodeID?
  /// The lowest of those that were dismissed with it, nil while no dismissal was called.
  var dismissedWith: NodeID?
  /// Whether those who came and went are told now that the way in has ended.
  var isTellingOfEnd = false
  /// Whether a person pulled it down.
  var isPulledDown = false

  init(form: Form, isAnimated: Bool, superview: NodeID, completion: Completion?) {
    self.form = form
    self.isAnimated = isAnimated
    self.superview = superview
    self.completion = completion
  }

  /// Whether `isBeingPresented` says so, which it still does within `viewDidAppear(_:)`.
  public var isBeingPresented: Bool {
    stage == .called || stage == .presenting || (stage == .presented && isTellingOfEnd)
  }
  /// Whether `isBeingDismissed` says so.
  public var isBeingDismissed: Bool { stage == .dismissCalled || stage == .dismissing }
  /// Whether its end takes a turn of its own: an animation, and a sheet's without one too
  /// (views-2.4B).
  var endsLater: Bool { isAnimated || form == .sheet }
}

/// The block that a transition calls at its end.
public struct Completion: Hashable, Codable, Sendable {
  /// Its name in the events: `[A-Za-z_][A-Za-z0-9_:]{0,63}`.
  public let name: String
  /// On which controller the method was called that it was given to.
  var caller: NodeID?

  /// Makes a completion, or nil where the name does not have the shape.
  public init?(_ name: String) {
    guard let selector = Selector(name) else { return nil }
    self.name = selector.name
  }

  func given(to caller: NodeID) -> Completion {
    var completion = self
    completion.caller = caller
    return completion
  }
}

extension Application {
  /// `presentedViewController`: what the controller presents, or one that it is in (views-P3).
  public func presentedController(of id: NodeID) -> NodeID? {
    containers(of: id).lazy.compactMap { arena[controller: $0]?.presented }.first
  }

  /// `presentingViewController`: who presents the controller, or one that it is in (views-P3).
  public func presentingController(of id: NodeID) -> NodeID? {
    containers(of: id).lazy.compactMap { arena[controller: $0]?.presenting }.first
  }

  /// Who presents where a controller is asked to: the outermost one that it is in (views-P1) or, in
  /// a context, the nearest that defines one (views-P2).
  func presenter(for id: NodeID, _ style: ModalPresentationStyle) -> NodeID {
    let containers = containers(of: id)
    let context = containers.first { arena[controller: $0]?.definesPresentationContext == true }
    return (style.isInContext ? context : nil) ?? containers[containers.count - 1]
  }

  /// A presented controller and all that are presented on it or in it, the lower ones first.
  func presentedStack(from id: NodeID) -> [NodeID] {
    var stack: [NodeID] = []
    var waiting = [id]
    while let id = waiting.popLast() {
      guard let controller = arena[controller: id] else { continue }
      if controller.presentation != nil { stack.append(id) }
      if let presented = controller.presented { waiting.append(presented) }
      waiting += controller.children
    }
    return stack
  }

  /// Whether a controller's view is out of the window because another one's covers it.
  func isCovered(_ id: NodeID) -> Bool {
    let presentation = arena[controller: id]?.presented.flatMap {
      arena[controller: $0]?.presentation
    }
    return presentation?.form == .cover && presentation?.container != nil
  }

  /// A view that is not gone.
  func living(_ view: NodeID?) -> NodeID? { view.flatMap { arena.isView($0) ? $0 : nil } }
}
