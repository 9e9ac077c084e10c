extension Application {
  /// Runs in the turn after `present`: sends the first callbacks and, with animation, keeps both views in
  /// the hierarchy (views-2.4, views-2.4C).
  mutating func beginPresenting(_ id: NodeID) {
    guard let presentation = arena[controller: id]?.presentation, presentation.stage == .called,
      let presenter = arena[controller: id]?.presenting
    else { return }
    guard canBePlaced(id, presentation, on: presenter) else {
      turn.diagnostics.append(notInHierarchy(id, on: presenter, from: presenter))
      endPresentation(of: id)
      return
    }
    guard adaptByCode(id), let presentation = arena[controller: id]?.presentation else { return }
    let isAnimated = presentation.isAnimated
    let isShown = isShowing(window(of: presentation.superview))
    _ = loadView(of: id)
    let isOwn = code.running?.hasOwnPresentation(id) == true
    if isOwn {
      let container = makeContainer(for: id, presentation, on: presenter)
      arena[controller: id]?.presentation?.container = container
      move(container, to: presentation.superview, at: arena[presentation.superview].subviews.count)
      code.running?.take(.willBegin, of: id, in: &self)
    }
    if isShown {
      if presentation.form == .cover {
        beginAppearance(of: presenter, false, animated: isAnimated, .coveringPresentationOrder)
      }
      beginAppearance(of: id, true, animated: isAnimated, .coveringPresentationOrder)
    }
    arena[controller: id]?.presentation?.stage = .presenting
    insertPresented(id, arena[controller: id]?.presentation ?? presentation, on: presenter)
    if isOwn { code.running?.take(.placed, of: id, in: &self) }
    announceAppearance(of: id)
    layOutBars(of: id)
    installContents(of: id)
    putKeyboardAway(for: id)
    focusOnField(of: id)
    if isAnimated, code.running?.animates(id, dismissing: nil, in: &self) == true { return }
    if presentation.endsLater {
      runLoop.schedule(.endPresenting(id))
    } else {
      layOutWindows()
      endPresenting(id)
    }
  }

  /// Ends a transition that the app's own animator animated.
  package mutating func finishTransition(of presented: NodeID, dismissing lowest: NodeID?) {
    if let lowest { endDismissing(lowest) } else { endPresenting(presented) }
  }

  /// Ends the presentation: removes the covered view and sends the last callbacks.
  mutating func endPresenting(_ id: NodeID) {
    guard let presentation = arena[controller: id]?.presentation,
      presentation.stage == .presenting, let presenter = arena[controller: id]?.presenting
    else { return }
    arena[controller: id]?.presentation?.stage = .presented
    if presentation.form == .cover {
      takeOut(arena[controller: presenter]?.view, of: presentation.container)
    }
    // The app's code may dismiss it in these callbacks, with a completion of that dismissal.
    arena[controller: id]?.presentation?.completion = nil
    arena[controller: id]?.presentation?.isTellingOfEnd = true
    endAppearance(of: id, .coveringPresentationOrder)
    if presentation.form == .cover {
      endAppearance(of: presenter, .coveringPresentationOrder)
    }
    arena[controller: id]?.presentation?.isTellingOfEnd = false
    code.running?.take(.didEnd, of: id, in: &self)
    complete(presentation)
    tellAlert(of: id, .didPresentAlert)
  }

  /// Whether the views can still go where the call put them: the app may have moved views since.
  private func canBePlaced(
    _ id: NodeID, _ presentation: Presentation, on presenter: NodeID
  ) -> Bool {
    guard let superview = living(presentation.superview), window(of: superview) != nil else {
      return false
    }
    if let view = arena[controller: id]?.view, isDescendant(superview, of: view) { return false }
    if arena[superview].window?.isSystem == true { return true }
    guard let covered = arena[controller: presenter]?.view else { return false }
    return window(of: covered) != nil && !isDescendant(superview, of: covered)
  }

  /// Puts the presented view into its container, and the container into the window. The covered view
  /// leaves the window, or stays in the container during the animation (views-2.4C).
  private mutating func insertPresented(
    _ id: NodeID, _ presentation: Presentation, on presenter: NodeID
  ) {
    guard let view = loadView(of: id) else { return }
    let covered = presentation.form == .cover ? arena[controller: presenter]?.view : nil
    let place = covered.flatMap { arena[$0].superview }
    let shared = place.flatMap { sharedContainer(of: presenter, $0, in: presentation.superview) }
    let made = shared ?? living(presentation.container)
    let container = made ?? makeContainer(for: id, presentation, on: presenter)
    arena[controller: id]?.presentation?.container = container
    arena[controller: id]?.presentation?.ownsContainer = shared == nil
    arena[controller: id]?.presentation?.place = place

    let index = covered.flatMap { covered in
      place == presentation.superview
        ? arena[presentation.superview].subviews.firstIndex(of: covered) : nil
    }
    insert(view, of: id, into: container, presentation)
    if let covered {
      if shared != nil {
        if !presentation.endsLater { move(covered, to: nil, at: 0) }
      } else if presentation.endsLater {
        move(covered, to: container, at: 0, telling: false)
      } else {
        move(covered, to: nil, at: 0)
      }
    }
    guard made == nil else { return }
    let isWindow = arena[presentation.superview].window != nil
    let count = arena[presentation.superview].subviews.count
    move(container, to: presentation.superview, at: isWindow ? count : min(index ?? count, count))
  }

  /// The container that a covered view is alone in and hands to the view that covers it: up to iOS 12 a
  /// window has one UITransitionView for everything (views-2.4C).
  private func sharedContainer(
    of presenter: NodeID, _ place: NodeID, in superview: NodeID
  ) -> NodeID? {
    let presentation = arena[controller: presenter]?.presentation
    guard settings.fixedKnobs.sharesTransitionView, presentation?.container == place,
      presentation?.form == .cover, arena[place].superview == superview
    else { return nil }
    return place
  }

  private mutating func makeContainer(
    for id: NodeID, _ presentation: Presentation, on presenter: NodeID
  ) -> NodeID {
    let superview = presentation.superview
    let container = insertContainer(
      .transitionView, named: "transition", of: id, size: arena[superview].bounds.size)
    arena[container].owner = id
    if arena[superview].window == nil, let context = arena[controller: presenter]?.view {
      arena[container].frame = arena[context].frame
    }
    return container
  }

  /// Puts the presented view into its container: as large as the container, a sheet in a card above a
  /// dimming view, a popover in a bubble, an alert in its own size.
  private mutating func insert(
    _ view: NodeID, of id: NodeID, into container: NodeID, _ presentation: Presentation
  ) {
    var superview = container
    if presentation.form == .sheet {
      let size = arena[container].bounds.size
      let dimming = insertContainer(.dimmingView, named: "dimming", of: id, size: size)
      // Larger than the container on every side, so that a bounce shows no edge (views-2.4G).
      arena[dimming].frame = Rect(
        x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height)
      arena[dimming].isOpaque = false
      add(dimming, to: superview)
      let card = insertContainer(.dropShadowView, named: "dropShadow", of: id, size: size)
      (arena[card].frame, arena[card].autoresizingMask) = cardPlace(of: id, in: size)
      add(card, to: superview)
      dim(behind: id)
      superview = card
    }
    let size = arena[container].bounds.size
    if isOwnAlert(id) {
      add(insertContainer(.view, named: "dimming", of: id, size: size), to: superview)
    }
    if presentation.form == .popover {
      let dimming = insertContainer(.dimmingView, named: "dimming", of: id, size: size)
      arena[dimming].isOpaque = false
      add(dimming, to: superview)
      let bubble = insertContainer(.popoverView, named: "popover", of: id, size: .zero)
      arena[bubble].autoresizingMask = []
      add(bubble, to: superview)
      add(view, to: bubble)
      placePopover(of: id)
      return
    }
    if arena[controller: id]?.alert == nil {
      fit(view, to: superview)
    } else {
      placeAlert(view, of: id, in: superview)
    }
    add(view, to: superview)
  }

  private mutating func add(_ view: NodeID, to superview: NodeID) {
    guard arena[view].superview != superview else { return }
    move(view, to: superview, at: arena[superview].subviews.count)
  }

  /// Removes a view from a container, if it is still in it.
  mutating func takeOut(_ view: NodeID?, of container: NodeID?) {
    guard let view = living(view), let container = living(container), view != container,
      isDescendant(view, of: container)
    else { return }
    move(view, to: nil, at: 0)
  }

  /// Calls the completion of a transition.
  mutating func complete(_ presentation: Presentation) {
    guard let completion = presentation.completion, let caller = completion.caller,
      arena.isController(caller)
    else { return }
    post(.completion, controller: caller, .coveringPresentationOrder, action: completion.name)
  }

  /// Ends a controller's presentation without any callback.
  mutating func endPresentation(of id: NodeID) {
    detachPresented(id)
    if let container = living(arena[controller: id]?.presentation?.container),
      arena[container].owner == id
    {
      arena[container].owner = nil
      releasePool.append(container)
    }
    arena[controller: id]?.presentation = nil
    releasePool.append(id)
  }

  /// Removes the references between a controller and its presenter.
  mutating func detachPresented(_ id: NodeID) {
    guard let presenter = arena[controller: id]?.presenting else { return }
    arena[controller: presenter]?.presented = nil
    arena[controller: id]?.presenting = nil
  }
}
