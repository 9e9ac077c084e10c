extension Application {
  /// How many bytes of memory it needs, texts apart: an estimate in constant time that is rather too
  /// high. Copies share what neither has changed.
  public var footprint: Int {
    let living = arena.viewCount + arena.controllerCount
    // Views lie in blocks, and a block is kept whole for one that lives.
    let viewPlaces = min(arena.count + 64, (living + 1) * 64)
    return Self.baseFootprint + viewPlaces * MemoryLayout<View>.stride
      + arena.viewCount * Self.viewFootprint
      + arena.count * Self.nameFootprint + variables.count * 2 * Self.nameFootprint
      + arena.controllerCount * 4 * MemoryLayout<ViewController>.stride
      + (screens.count + scenes.count + windows.count) * 1024
      + (code.resting?.footprint ?? 0)
      + scrollViewsByID.count * 2 * MemoryLayout<ScrollView>.stride
      + (autoLayout.map { ($0.constraints.count + $0.views.count) * 512 + 512 } ?? 0)
      + tables.count * Self.tableFootprint
  }

  /// How many bytes its texts have; it looks at each view.
  public var textBytes: Int {
    var bytes = 0
    for id in arena.livingViews { bytes += arena[id].text?.utf8.count ?? 0 }
    return bytes
  }

  /// How many bytes its texts can have.
  public var textCapacity: Int { (arena.viewCount + arena.controllerCount + 8) * 2 * View.mostText }

  /// The same for what a copy does not share after so many events.
  public func footprint(changedBy events: Int) -> Int {
    // A block of views, of names and of what the names stand for.
    let block = 64 * (MemoryLayout<View>.stride + 2 * Self.nameFootprint)
    let (changed, isTooMuch) = max(events, 1).multipliedReportingOverflow(by: block)
    return isTooMuch ? footprint : min(footprint, Self.baseFootprint + changed)
  }

  /// The tables of an app without anything in it.
  private static let baseFootprint = 16_384
  /// The rows of a table view, their heights and their cells.
  private static let tableFootprint = 2 * 8 * TableView.mostRows
  /// The lists of a view: what lies in it and what holds it.
  private static let viewFootprint = 96
  /// A name of 64 characters, in a list and in a dictionary that is three eighths full.
  private static let nameFootprint = 256
}
