extension Application {
  /// Puts a window in front of all windows of its level or lower ones (windows-1.6).
  mutating func orderFront(_ id: NodeID) {
    windows.removeAll { $0 == id }
    let level = self[window: id].level
    let place = windows.firstIndex { self[window: $0].level > level } ?? windows.endIndex
    windows.insert(id, at: place)
  }

  /// Moves a window to a level, in front of its peers there; the same level moves nothing
  /// (windows-1.6).
  mutating func setLevel(_ level: WindowLevel, of id: NodeID) {
    guard self[window: id].level != level else { return }
    arena[id].window?.level = level
    orderFront(id)
  }
}
