extension Application {
  /// `safeAreaInsets` of a living view, in points: what the status bar and the device's rounded
  /// edges cover of it (windows-9.2).
  ///
  /// None outside any window, on an external screen, and before iOS 11.
  public func safeAreaInsets(of id: NodeID) -> EdgeInsets {
    let views = ancestors(of: id)
    guard settings.profile != .ios8, arena.isAlive(id), let outermost = views.last,
      self[window: outermost].screen == .main, arena[outermost].window != nil
    else { return .zero }
    var insets = safeArea
    var area = mainScreen.bounds
    for id in views.reversed() {
      insets = insets.reaching(arena[id].frame, of: area)
      area = arena[id].bounds
    }
    return insets
  }
}
