/// How a controller is presented: the state of its presentation controller.
public struct Presentation: Hashable, Codable, Sendable {
  /// Its progress from the call of `present` to the end of the dismissal (views-N13).
  public enum Stage: String, Hashable, Codable, Sendable, CaseIterable {
    /// `present` was called; no callback has run yet.
    case called
    /// The presentation is in progress.
    case presenting
    /// It is presented.
    case presented
    /// `dismiss` was called; no callback has run yet.
    case dismissCalled
    /// The dismissal is in progress.
    case dismissing
  }

  /// The form that its style led to.
  public internal(set) var form: Form
  /// Its progress.
  public internal(set) var stage = Stage.called
  /// Whether the current or last transition is animated.
  public internal(set) var isAnimated: Bool
  /// The view that holds the container: the window or, in a context, the superview of the context's view.
  public let superview: NodeID
  /// The UITransitionView around the presented view, or nil before it is made.
  public internal(set) var container: NodeID?
  /// Where the covered view was.
  var place: NodeID?
  /// Whether the container was made for it, and not for the controller that it covers.
  var ownsContainer = false
  /// The completion of the current transition.
  var completion: Completion?
  /// The title of the chosen alert action, or nil.
  var action: String?
  /// The first responder that took text before the alert came up, held weakly.
  var editor: NodeID?
  /// The lowest controller dismissed together with it, nil before a dismissal was called.
  var dismissedWith: NodeID?
  /// Whether the callbacks at the end of the presentation are running now.
  var isTellingOfEnd = false
  /// Whether the user pulled it down.
  var isPulledDown = false

  init(form: Form, isAnimated: Bool, superview: NodeID, completion: Completion?) {
    self.form = form
    self.isAnimated = isAnimated
    self.superview = superview
    self.completion = completion
  }

  /// The value of `isBeingPresented`, which is still true within `viewDidAppear(_:)`.
  public var isBeingPresented: Bool {
    stage == .called || stage == .presenting || (stage == .presented && isTellingOfEnd)
  }
  /// The value of `isBeingDismissed`.
  public var isBeingDismissed: Bool { stage == .dismissCalled || stage == .dismissing }
  /// Whether its end takes a turn of its own: with an animation, and always for a sheet (views-2.4B).
  var endsLater: Bool { isAnimated || form == .sheet }
}

/// The block that a transition calls at its end.
public struct Completion: Hashable, Codable, Sendable {
  /// Its name in the events: `[A-Za-z_][A-Za-z0-9_:]{0,63}`.
  public let name: String
  /// The controller whose method received it.
  var caller: NodeID?

  /// Makes a completion, or nil for a malformed name.
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
  /// `presentedViewController`: what the controller, or one around it, presents (views-P3).
  public func presentedController(of id: NodeID) -> NodeID? {
    containers(of: id).lazy.compactMap { arena[controller: $0]?.presented }.first
  }

  /// `presentingViewController`: the presenter of the controller, or of one around it (views-P3).
  public func presentingController(of id: NodeID) -> NodeID? {
    containers(of: id).lazy.compactMap { arena[controller: $0]?.presenting }.first
  }

  /// The controller that actually presents: the outermost container (views-P1) or, for a context style,
  /// the nearest that defines a context (views-P2).
  func presenter(for id: NodeID, _ style: ModalPresentationStyle) -> NodeID {
    let containers = containers(of: id)
    let context = containers.first { arena[controller: $0]?.definesPresentationContext == true }
    return (style.isInContext ? context : nil) ?? containers[containers.count - 1]
  }

  /// A presented controller and all those presented on it or in it, lower ones first.
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

  /// Whether a controller's view is out of the window because a presented view covers it.
  func isCovered(_ id: NodeID) -> Bool {
    let presentation = arena[controller: id]?.presented.flatMap {
      arena[controller: $0]?.presentation
    }
    return presentation?.form == .cover && presentation?.container != nil
  }

  /// A view if it is still alive, or nil.
  func living(_ view: NodeID?) -> NodeID? { view.flatMap { arena.isView($0) ? $0 : nil } }
}
