extension Application {
  /// Sets a window's `rootViewController`, which the window keeps alive. In a visible window the old
  /// root's view leaves and the new one's enters at once (views-R1 to views-R3).
  mutating func setRoot(_ root: NodeID?, of window: NodeID) {
    let old = arena[window].window?.rootViewController
    guard old != root else {
      if root != nil { turn.notes.append(.alreadyRoot) }
      return
    }
    if let root, let other = arena[controller: root]?.window {
      // A controller has only one view, so it can't be the root of both.
      turn.notes.append(.rootOfAnotherWindow)
      setRoot(nil, of: other)
    }
    if let old, !settings.knobs.leavesPresentedViews {
      abandonPresented(by: old, restoring: true)
    }
    arena[window].window?.rootViewController = root
    if let root { arena[controller: root]?.window = window }
    if let root { arena[root].wasRetained = true }
    let isShown = isShowing(window)
    if isShown, let old {
      beginAppearance(of: old, false, animated: false, .rootChangeOrder)
    }
    if isShown, let root {
      _ = loadView(of: root)
      beginAppearance(
        of: root, true, animated: false, old == nil ? .rootAppearsWithWindow : .rootChangeOrder)
    }
    let place = old.flatMap {
      removeRootView(of: $0, from: window, keeping: isShown && root != nil)
    }
    if isShown, let root { insertRootView(of: root, in: place ?? window, of: window) }
    if isShown, let old { endAppearance(of: old, .rootChangeOrder) }
    if isShown, let root { didShowRoot(root) }
    if let old {
      arena[controller: old]?.window = nil
      releasePool.append(old)
    }
  }

  /// Puts the root's view into a window that is being shown, unless it is there (windows-5.2).
  mutating func installRoot(of window: NodeID) {
    guard let root = arena[window].window?.rootViewController,
      arena[window].window?.isSystem != true,
      !isCovered(root)
    else { return }
    guard let view = loadView(of: root) else { return }
    if let superview = arena[view].superview, superview == window || arena[superview].isContainer {
      return
    }
    beginAppearance(of: root, true, animated: false, .rootAppearsWithWindow)
    insertRootView(of: root, in: window, of: window)
    didShowRoot(root)
  }

  /// Continues the appearance of a root whose view is now in the window, and shows its contents at once.
  private mutating func didShowRoot(_ root: NodeID) {
    announceAppearance(of: root)
    installContents(of: root)
    didShow([root])
  }

  /// Refuses a root that is already in a container.
  func checkRoot(_ root: Identifier?) throws(Refusal) {
    guard let root else { return }
    let id = try findController(root, of: "rootViewController")
    if let parent = arena[controller: id]?.parent {
      throw .exception(
        name: "UIViewControllerHierarchyInconsistency",
        reason:
          "child view controller:\(printed(id)) should have parent view controller:(null) but actual parent is:\(printed(parent))"
      )
    }
    if arena[controller: id]?.presenting != nil {
      throw .notPossible("\(root) is presented, so it can't be a window's root.")
    }
    if let window = arena[controller: id]?.window { try checkIsOwn(window) }
    try checkObjects()
  }

  /// Warns when an app itself adds the view of a window's root, from iOS 13 on (views-R5).
  mutating func warnOfRootView(_ view: NodeID) {
    guard settings.fixedKnobs.warnsOfRootViews, let controller = controller(ofView: view),
      arena[controller: controller]?.window != nil
    else { return }
    turn.diagnostics.append(
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself."
    )
  }

  /// Refuses to move one of the views that UIKit puts around controllers' views.
  func checkIsMovable(_ id: NodeID) throws(Refusal) {
    guard !arena[id].isContainer else {
      throw .invalidValue(
        property: "view",
        reason: "\(arena.identifier(of: id)) is UIKit's own container, which the app can't move.")
    }
  }

  /// Puts a root's view in front of the other views (windows-5.3), as large as the window and resizing
  /// with it (windows-5.4).
  private mutating func insertRootView(of root: NodeID, in place: NodeID, of window: NodeID) {
    guard let view = loadView(of: root) else { return }
    var place = place
    if place == window, settings.fixedKnobs.hasRootContainers {
      place = insertContainer(.transitionView, named: "transition", in: place, of: window)
      place = insertContainer(.dropShadowView, named: "dropShadow", in: place, of: window)
    }
    fit(view, to: place)
    insert(view, into: place, .top)
    fitRootsToStatusBar()
  }

  /// Makes room for an opaque status bar above the roots' views, except those of containers, which handle
  /// it themselves (windows-9.1A).
  mutating func fitRootsToStatusBar() {
    guard settings.knobs.opaqueStatusBar else { return }
    let height = statusBar.frame.size.height
    for window in windows where fillsItsArea(window) {
      guard let root = arena[window].window?.rootViewController,
        arena[controller: root]?.controllerClass.kind.hasBars == false,
        let view = arena[controller: root]?.view, self.window(of: view) == window,
        let place = arena[view].superview
      else { continue }
      let size = arena[place].bounds.size
      let frame = Rect(x: 0, y: height, width: size.width, height: max(size.height - height, 0))
      if arena[view].frame != frame { resize(view) { $0.frame = frame } }
    }
  }

  private mutating func insertContainer(
    _ viewClass: ViewClass, named name: String, in superview: NodeID, of window: NodeID
  ) -> NodeID {
    let id = insertContainer(viewClass, named: name, of: window, size: arena[superview].bounds.size)
    move(id, to: superview, at: arena[superview].subviews.count)
    return id
  }

  /// Makes one of the views that UIKit puts around controllers' views, of a size in points.
  mutating func insertContainer(
    _ viewClass: ViewClass, named name: String, of object: NodeID, size: Size
  ) -> NodeID {
    var view = View(viewClass, frame: Rect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isContainer = true
    return insertOwn(view, named: name, of: object)
  }

  /// Makes a view as large as its superview and resize with it.
  mutating func fit(_ view: NodeID, to superview: NodeID) {
    let room = Rect(origin: .zero, size: arena[superview].bounds.size)
    arena[view].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    arena[view].transform = .identity
    resize(view) { $0.frame = room }
  }

  /// Removes a root's view from a window, with the containers around it unless another root's view will
  /// use them. Returns the view that will hold that.
  private mutating func removeRootView(
    of root: NodeID, from window: NodeID, keeping isReplaced: Bool
  ) -> NodeID? {
    guard let view = arena[controller: root]?.view, self.window(of: view) == window,
      let place = arena[view].superview
    else { return nil }
    move(view, to: nil, at: 0)
    guard arena[place].isContainer, arena[place].viewClass == .dropShadowView else { return nil }
    if isReplaced { return place }
    var outermost = place
    while let superview = arena[outermost].superview, superview != window { outermost = superview }
    move(outermost, to: nil, at: 0)
    return nil
  }
}
