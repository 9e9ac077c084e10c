extension Application {
  /// `viewWillTransition(to:with:)`: before a window's size changes, its root is told, then those in
  /// it and then what it presents, as far as their views are loaded and change their size (views-6A).
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

  /// The size, in points, that a controller's window is to have, while its controllers are told.
  package var nextSize: Size? { turn.nextSize }
}
