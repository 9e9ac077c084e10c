extension Application {
  /// Puts a window in front of all windows of its level and below (windows-1.6).
  mutating func orderFront(_ id: NodeID) {
    windows.removeAll { $0 == id }
    let level = level(of: id)
    let place = windows.firstIndex { self.level(of: $0) > level } ?? windows.endIndex
    windows.insert(id, at: place)
  }

  private func level(of id: NodeID) -> WindowLevel { arena[id].window?.level ?? .normal }

  /// Sets a window's level and puts it in front of its peers there; the same level moves nothing
  /// (windows-1.6).
  mutating func setLevel(_ level: WindowLevel, of id: NodeID) {
    guard self.level(of: id) != level else {
      turn.notes.append(.alreadyAtLevel)
      return
    }
    arena[id].window?.level = level
    orderFront(id)
  }
}
