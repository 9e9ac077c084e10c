extension Application {
  /// Whether views have safe-area insets, as from iOS 11 on.
  public var hasSafeArea: Bool { settings.fixedKnobs.hasSafeArea }

  /// `safeAreaInsets` of a living view, in points: the insets of the status bar and the device's rounded
  /// corners (windows-9.2).
  ///
  /// Zero outside any window, on an external screen, and before iOS 11.
  public func safeAreaInsets(of id: NodeID) -> EdgeInsets {
    hasSafeArea && arena.isView(id) ? coveredEdges(of: id) : .zero
  }

  /// The insets of a view that the status bar, the device's edges and the bars of its containers cover,
  /// in points, on every version (views-6).
  func coveredEdges(of id: NodeID) -> EdgeInsets {
    let views = ancestors(of: id)
    guard let outermost = views.last, arena[outermost].window?.screen == .main,
      arena[outermost].isWindow
    else { return .zero }
    var insets = safeArea
    var area = Rect(origin: .zero, size: self.area(of: outermost).size)
    for id in views.reversed() {
      insets = insets.reaching(arena[id].frame, of: area)
      if let controller = controller(ofView: id) {
        insets = (insets + ownInsets(of: controller)).withoutNegatives
      }
      area = arena[id].bounds
    }
    return insets
  }

  /// The insets of a container's bars beyond the device's safe area, plus those that the child adds.
  private func ownInsets(of id: NodeID) -> EdgeInsets {
    guard let controller = arena[controller: id] else { return .zero }
    var insets = controller.additionalSafeAreaInsets
    guard let parent = controller.parent else { return insets }
    let bars = barInsets(of: parent)
    let edges = layoutEdges(of: id)
    if edges.contains(.top) { insets.top += bars.top }
    if edges.contains(.bottom) { insets.bottom += bars.bottom }
    return insets
  }
}
