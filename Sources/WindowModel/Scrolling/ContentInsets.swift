/// How the safe area adds to a scroll view's insets (views-S2), and moves its content (views-S3).
extension Application {
  /// `adjustedContentInset`: the insets plus what the safe area adds, in points.
  public func adjustedContentInset(of id: NodeID) -> EdgeInsets {
    (scrollView(id) ?? ScrollView()).contentInset + coveredInset(of: id)
  }

  /// What the safe area adds; outside a window the last value.
  private func coveredInset(of id: NodeID) -> EdgeInsets {
    let scroll = scrollView(id) ?? ScrollView()
    guard hasSafeArea, arena.isView(id), window(of: id) != nil else {
      return scroll.coveredInset
    }
    let behavior = scroll.contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    var inset = safeAreaInsets(of: id)
    guard behavior != .always else { return inset }
    let (content, bounds) = (scroll.contentSize, arena[id].bounds.size)
    if content.width <= bounds.width, !scroll.alwaysBounceHorizontal {
      (inset.left, inset.right) = (0, 0)
    }
    if content.height <= bounds.height, !scroll.alwaysBounceVertical,
      behavior == .scrollableAxes || !isContentOfContainer(id)
    {
      (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  /// Whether a scroll view is the view, or the backmost subview of the view, of a controller in a
  /// navigation or tab bar controller.
  private func isContentOfContainer(_ id: NodeID) -> Bool {
    var owner = controller(ofView: id)
    if owner == nil, let superview = arena[id].superview, arena[superview].subviews.first == id {
      owner = controller(ofView: superview)
    }
    while let child = owner, let parent = arena[controller: child]?.parent {
      switch arena[controller: parent]?.controllerClass.kind {
      case .navigation, .tabBar: return true
      default: owner = parent
      }
    }
    return false
  }

  /// Adjusts the content of all scroll views to a changed safe area.
  mutating func adjustInsets() {
    guard !scrollViewsByID.isEmpty else { return }
    turn.visits += scrollViewsByID.count
    for id in scrollViewsByID.keys.sorted() { adjustInset(of: id) }
  }

  mutating func adjustInset(of id: NodeID) {
    guard let old = scrollView(id)?.coveredInset, arena.isView(id) else { return }
    let new = coveredInset(of: id)
    guard new != old else { return }
    scrollViewsByID[id]?.coveredInset = new
    // The content's offset moves the opposite way.
    let offset = arena[id].bounds.origin
    scroll(id, to: Point(x: offset.x - (new.left - old.left), y: offset.y - (new.top - old.top)))
  }
}
