/// `dismiss(animated:completion:)`; views-2.4A.
package struct Dismiss: CommandAction {
  package static let name = "dismiss"
  package var controller = Identifier.unnamed
  package var isAnimated = false
  package var completion: Completion?

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.dismiss(controller, animated: isAnimated, completion: completion)
  }
}

extension Application {
  /// `dismiss(animated:completion:)`: dismisses what the controller presents, with everything above it,
  /// or else the controller itself (views-D1). The callbacks come in the next turn.
  mutating func dismiss(
    _ identifier: Identifier, animated: Bool, completion: Completion?
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    turn.subject = .controller(id)
    let containers = containers(of: id)
    let presenter =
      containers.first { arena[controller: $0]?.presented != nil } ?? presentingController(of: id)
    guard let presenter, let lowest = arena[controller: presenter]?.presented else {
      turn.notes.append(.nothingToDismiss)
      return
    }
    beginDismissal(of: lowest, from: presenter, animated: animated, completion?.given(to: id))
  }

  /// Begins the dismissal of a presented controller with everything above it; does nothing during a
  /// transition (views-2.4E). Returns whether it began.
  @discardableResult
  mutating func beginDismissal(
    of lowest: NodeID, from presenter: NodeID, animated: Bool, _ completion: Completion?
  ) -> Bool {
    let stack = presentedStack(from: lowest)
    let stages = (stack + [presenter]).compactMap { arena[controller: $0]?.presentation?.stage }
    if arena[controller: lowest]?.presentation?.stage == .dismissCalled {
      turn.notes.append(.alreadyDismissing)
      return false
    }
    if stages.contains(where: { $0 != .presented }) {
      turn.diagnostics.append(
        settings.fixedKnobs.hasLaterPresentationMessages
          ? "Trying to dismiss the presentation controller while transitioning already. (\(printed(lowest)))"
          : "Warning: Attempt to dismiss from view controller \(printed(presenter)) while a presentation or dismiss is in progress!"
      )
      return false
    }
    for id in stack {
      arena[controller: id]?.presentation?.stage = .dismissCalled
      arena[controller: id]?.presentation?.dismissedWith = lowest
      arena[controller: id]?.presentation?.isAnimated = animated && id == stack.last
    }
    arena[controller: lowest]?.presentation?.completion = completion
    runLoop.schedule(.dismiss(lowest))
    return true
  }

  /// Cancels the dismissal of everything above a controller when both were dismissed and the controller's
  /// presenter goes first.
  mutating func takeBackDismissal(of lowest: NodeID) {
    guard arena[controller: lowest]?.presentation?.stage == .dismissCalled else { return }
    for id in presentedStack(from: lowest) {
      arena[controller: id]?.presentation?.stage = .presented
    }
  }

  /// Cancels the dismissal of controllers whose presenter is no longer above the controller that began it.
  private mutating func takeBackDismissals(outOf lowest: NodeID) {
    for id in leftBehind(by: lowest, .dismissCalled) {
      arena[controller: id]?.presentation?.stage = .presented
    }
  }

  /// The controllers dismissed together with another but no longer presented above it.
  private func leftBehind(by lowest: NodeID, _ stage: Presentation.Stage) -> [NodeID] {
    let stack = presentedStack(from: lowest)
    return arena.livingControllers.filter { id in
      guard let presentation = arena[controller: id]?.presentation else { return false }
      return presentation.stage == stage && presentation.dismissedWith == lowest
        && !stack.contains(id)
    }
  }

  /// The controllers being dismissed with another, top-most last, including those whose presenter is no
  /// longer above it.
  private func dismissedStack(from lowest: NodeID) -> [NodeID] {
    let stacks = leftBehind(by: lowest, .dismissing).map(presentedStack)
    let outermost = stacks.filter { stack in
      !stacks.contains { $0.dropFirst().contains(stack[0]) }
    }
    return presentedStack(from: lowest) + outermost.joined()
  }

  /// Runs in the turn after `dismiss`: sends the first callbacks; only the top-most is animated
  /// (views-2.4A, views-D1).
  mutating func beginDismissing(_ lowest: NodeID) {
    takeBackDismissals(outOf: lowest)
    guard arena[controller: lowest]?.presentation?.stage == .dismissCalled else { return }
    let stack = presentedStack(from: lowest)
    guard let top = stack.last, let presenter = arena[controller: lowest]?.presenting,
      let presentation = arena[controller: lowest]?.presentation
    else { return }
    let endsLater = arena[controller: top]?.presentation?.endsLater ?? false
    code.running?.take(.dismissalWillBegin, of: top, in: &self)
    for id in stack.reversed() where isShown(id) {
      beginAppearance(
        of: id, false, animated: arena[controller: id]?.presentation?.isAnimated ?? false,
        .coveringDismissalOrder)
    }
    let covered = presentation.form == .cover ? loadView(of: presenter) : nil
    if covered != nil, isShowing(living(presentation.container).flatMap(window)) {
      let animated = arena[controller: top]?.presentation?.isAnimated ?? false
      beginAppearance(of: presenter, true, animated: animated, .coveringDismissalOrder)
    }
    for id in stack {
      arena[controller: id]?.presentation?.stage = .dismissing
      if id != top { removePresented(id, keeping: container(of: top)) }
    }
    guard endsLater else {
      endDismissing(lowest)
      return
    }
    if let covered, let container = container(of: top), !isDescendant(container, of: covered) {
      move(covered, to: container, at: 0)
      announceAppearance(of: presenter)
      installContents(of: presenter)
    }
    let isAnimated = arena[controller: top]?.presentation?.isAnimated ?? false
    if isAnimated, code.running?.animates(top, dismissing: lowest, in: &self) == true { return }
    runLoop.schedule(.endDismissing(lowest))
  }

  /// The controller presented in a container view; nil for any other view.
  package func presentedController(inContainer view: NodeID) -> NodeID? {
    guard arena.isView(view), arena[view].isContainer, let owner = arena[view].owner,
      arena[controller: owner]?.presentation?.container == view
    else { return nil }
    return owner
  }

  /// The top-most controller of the dismissal that was just called on a controller, or nil.
  package func topOfDismissal(from receiver: NodeID) -> NodeID? {
    arena.livingControllers.last { id in
      guard let presentation = arena[controller: id]?.presentation else { return false }
      return presentation.stage == .dismissCalled && arena[controller: id]?.presented == nil
        && presentation.dismissedWith.map { presentedStack(from: $0).contains(id) } ?? true
    }
  }

  /// Ends the dismissal: removes the views, puts the covered view back, and sends the last callbacks.
  mutating func endDismissing(_ lowest: NodeID) {
    guard let presentation = arena[controller: lowest]?.presentation,
      presentation.stage == .dismissing, let presenter = arena[controller: lowest]?.presenting
    else { return }
    let stack = dismissedStack(from: lowest)
    guard let top = stack.last else { return }
    removeViews(of: stack, restoring: presenter)
    announceAppearance(of: presenter)
    if presentation.form == .cover { installContents(of: presenter) }
    layOutWindows()
    let last = arena[controller: top]?.presentation
    let presentations = stack.reversed().compactMap { arena[controller: $0]?.presentation }
    // A callback at the end may present again, even the same controller (views-2.4A).
    for id in stack.reversed() { detachPresented(id) }
    if presentation.form == .cover {
      endAppearance(of: presenter, .coveringDismissalOrder)
    }
    for id in stack.reversed() { endAppearance(of: id, .coveringDismissalOrder) }
    for id in stack.reversed() where arena[controller: id]?.presenting == nil {
      endPresentation(of: id)
    }
    for presentation in presentations { bringKeyboardBack(after: presentation) }
    code.running?.take(.dismissalDidEnd, of: top, in: &self)
    complete(presentation)
    if let last { tellOfDismissal(of: top, last) }
    endAlert(lowest, presentation)
  }

  /// Removes presented views, top-most first, with the containers that they own. The view of the lowest
  /// one's presenter returns to its place.
  private mutating func removeViews(of stack: [NodeID], restoring presenter: NodeID?) {
    let lowest = stack.first.flatMap { arena[controller: $0]?.presentation }
    let container = living(lowest?.container)
    let superview = container.flatMap { arena[$0].superview }
    let index = superview.flatMap { superview in
      arena[superview].subviews.firstIndex { $0 == container }
    }
    for id in stack.reversed() { removePresented(id, keeping: nil) }
    guard let lowest, lowest.form == .cover, let presenter,
      let view = arena[controller: presenter]?.view
    else { return }
    let place = living(lowest.place) ?? superview
    guard let place, !isDescendant(place, of: view), arena[view].superview != place,
      mayReturn(presenter, to: place)
    else { return }
    let count = arena[place].subviews.count
    let isBeside = place == superview && lowest.ownsContainer
    insertBack(view, into: place, at: isBeside ? min(index ?? count, count) : count)
  }

  /// Whether a view may return to its place: into a container's wrapper only if its controller is still
  /// the one shown there.
  private func mayReturn(_ id: NodeID, to place: NodeID) -> Bool {
    guard let container = arena[place].owner, let stack = arena[controller: container]?.stack,
      let views = stack.views
    else { return true }
    return views.wrapper == place ? stack.shown == id : views.wrappers[id] == place
  }

  private mutating func insertBack(_ view: NodeID, into place: NodeID, at index: Int) {
    if arena[place].window != nil || arena[place].isContainer { fit(view, to: place) }
    move(view, to: place, at: index)
    fitRootsToStatusBar()
  }

  /// Removes one presented view from its container and, unless it is `kept`, the container too. Views
  /// that stay in the container get no callbacks, as they return at once.
  private mutating func removePresented(_ id: NodeID, keeping kept: NodeID?) {
    guard let presentation = arena[controller: id]?.presentation,
      let container = living(presentation.container)
    else { return }
    takeOut(arena[controller: id]?.view, of: container)
    guard presentation.ownsContainer, container != kept, arena[container].superview != nil else {
      return
    }
    move(container, to: nil, at: 0, telling: false)
  }

  private func container(of id: NodeID) -> NodeID? {
    living(arena[controller: id]?.presentation?.container)
  }

  /// Ends what a controller presents at once, because it leaves the window or is released. The presented
  /// views leave with their callbacks, but without animation or completion (views-R4).
  mutating func abandonPresented(by presenter: NodeID, restoring: Bool) {
    guard let lowest = arena[controller: presenter]?.presented else { return }
    let stack = presentedStack(from: lowest)
    let presentation = arena[controller: lowest]?.presentation
    for id in stack.reversed() where isShown(id) {
      beginAppearance(of: id, false, animated: false, .rootChangeTakesPresented)
    }
    removeViews(of: stack, restoring: restoring ? presenter : nil)
    for id in stack.reversed() { endAppearance(of: id, .rootChangeTakesPresented) }
    for id in stack.reversed() { endPresentation(of: id) }
    let wasUnderWay = presentation?.stage == .presenting || presentation?.stage == .dismissing
    if wasUnderWay, presentation?.form == .cover {
      endAppearance(of: presenter, .rootChangeTakesPresented)
    }
  }
}
