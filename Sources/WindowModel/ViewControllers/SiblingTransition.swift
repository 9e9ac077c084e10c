/// A call of `transition(from:to:duration:options:animations:completion:)`; views-2.6C.
package struct TransitionChildren: CommandAction {
  package static let name = "transition"
  package var parent = Identifier.unnamed
  package var from = Identifier.unnamed
  package var to = Identifier.unnamed
  package var isAnimated = false
  package var completion: Completion?

  package init() {}

  package var subject: String? { parent.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.beginTransition(self)
    try application.goOnWithTransition(self)
  }
}

/// A transition from one child to another whose animation is still running.
public struct SiblingTransition: Hashable, Codable, Sendable {
  let parent: NodeID
  let from: NodeID
  let to: NodeID
  var completion: Completion?
}

extension Application {
  /// Sends both children their will-callback, and adds the new view in front of the old one (views-2.6C).
  package mutating func beginTransition(_ call: TransitionChildren) throws(Refusal) {
    let (parent, from, to) = try siblings(of: call)
    guard let old = arena[controller: from]?.view, let place = arena[old].superview else {
      throw .notPossible(
        "\(call.from)'s view has no superview, so there is no place for the other.")
    }
    guard !isDescendant(place, of: arena[controller: to]?.view ?? old) else {
      throw .notPossible("\(call.to)'s view contains that of \(call.from).")
    }
    try checkObjects()
    try checkDepth(of: arena[controller: to]?.view.map { height(of: $0) } ?? 1, in: place)
    turn.subject = .controller(parent)
    let isSeen = isShown(parent)
    if isSeen {
      beginAppearance(of: from, false, animated: call.isAnimated, .siblingsTransition)
      _ = loadView(of: to)
      beginAppearance(of: to, true, animated: call.isAnimated, .siblingsTransition)
    }
    guard let view = loadView(of: to), arena.isView(place) else { return }
    if arena[view].superview != place { insert(view, into: place, .top) }
    if isShowing(window(of: view)) { announceAppearance(of: to) }
    installContents(of: to)
  }

  /// Ends the transition at once or, with an animation, in the next turn.
  package mutating func goOnWithTransition(_ call: TransitionChildren) throws(Refusal) {
    let (parent, from, to) = try siblings(of: call)
    let transition = SiblingTransition(
      parent: parent, from: from, to: to, completion: call.completion?.given(to: parent))
    if call.isAnimated {
      runLoop.schedule(.endSiblingTransition(transition))
    } else {
      endTransition(transition)
    }
  }

  /// Removes the old view, sends both children their did-callback, and calls the block (views-2.6C).
  mutating func endTransition(_ transition: SiblingTransition) {
    if let old = arena[controller: transition.from]?.view, arena[old].superview != nil {
      move(old, to: nil, at: 0)
    }
    for id in [transition.from, transition.to] where arena.isController(id) {
      endAppearance(of: id, .siblingsTransition)
    }
    guard let completion = transition.completion, let caller = completion.caller,
      arena.isController(caller)
    else { return }
    post(.completion, controller: caller, .siblingsTransition, action: completion.name)
  }

  private func siblings(
    of call: TransitionChildren
  ) throws(Refusal) -> (parent: NodeID, from: NodeID, to: NodeID) {
    let parent = try find(.controller, call.parent)
    let from = try findController(call.from, of: "from")
    let to = try findController(call.to, of: "to")
    guard arena[controller: from]?.parent == arena[controller: to]?.parent else {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason:
          "Children view controllers \(printed(from)) and \(printed(to)) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    guard arena[controller: from]?.parent == parent, from != to, !isContainer(parent) else {
      throw .notPossible("\(call.parent) is not a container of the app's own that contains both.")
    }
    return (parent, from, to)
  }
}
