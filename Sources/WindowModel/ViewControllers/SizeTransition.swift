extension Application {
  /// `viewWillTransition(to:with:)`: before a window's size changes, calls its root, then the root's
  /// children and what it presents, if their views are loaded and change size (views-6A).
  mutating func announce(_ size: Size, ofRootIn window: NodeID) {
    turn.nextSize = size
    defer { turn.nextSize = nil }
    var waiting = arena[window].window?.rootViewController.map { [$0] } ?? []
    while let id = waiting.popLast() {
      guard let controller = arena[controller: id] else { continue }
      if controller.isViewLoaded, !containers(of: id).contains(where: hasItsOwnSize) {
        post(.viewWillTransition, controller: id, .sizeTransitionIsAnnounced)
      }
      if let presented = controller.presented { waiting.append(presented) }
      waiting += controller.children.reversed()
    }
  }

  /// A window's next size, in points, while its controllers get the size callbacks, or nil.
  package var nextSize: Size? { turn.nextSize }
}
