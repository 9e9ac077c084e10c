extension Application {
  /// The memory that it needs, in bytes, without texts: a constant-time estimate, rather too high. Copies
  /// share what neither has changed.
  public var footprint: Int {
    let living = arena.viewCount + arena.controllerCount
    // Views are stored in blocks, and one living view keeps its whole block.
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

  /// The length of its texts, in bytes; visits every view.
  public var textBytes: Int {
    var bytes = 0
    for id in arena.livingViews { bytes += arena[id].text?.utf8.count ?? 0 }
    return bytes
  }

  /// The maximum length of its texts, in bytes.
  public var textCapacity: Int { (arena.viewCount + arena.controllerCount + 8) * 2 * View.mostText }

  /// The estimate for what a copy no longer shares after this many events.
  public func footprint(changedBy events: Int) -> Int {
    // A block of views, of names and of their values.
    let block = 64 * (MemoryLayout<View>.stride + 2 * Self.nameFootprint)
    let (changed, isTooMuch) = max(events, 1).multipliedReportingOverflow(by: block)
    return isTooMuch ? footprint : min(footprint, Self.baseFootprint + changed)
  }

  /// The tables of an empty app.
  private static let baseFootprint = 16_384
  /// The rows of a table view, their heights and their cells.
  private static let tableFootprint = 2 * 8 * TableView.mostRows
  /// The lists of a view: its subviews and its references.
  private static let viewFootprint = 96
  /// A name of 64 characters, in a list and in a dictionary that is three eighths full.
  private static let nameFootprint = 256
}
