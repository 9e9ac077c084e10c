/// `insertRows(at:with:)` and `deleteRows(at:with:)`, or both in one update.
package struct RowUpdate: Hashable, Sendable {
  /// The rows that go, by their paths before the update.
  package var deleted: [RowPath] = []
  /// The rows that come, by their paths after the update.
  package var inserted: [RowPath] = []

  package init() {}

  /// Where a row is after the update; nil if it goes.
  func path(after path: RowPath) -> RowPath? {
    guard !deleted.contains(path) else { return nil }
    var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
    for new in inserted.sorted() where new.section == path.section && new.row <= row { row += 1 }
    return RowPath(section: path.section, row: row)
  }

  /// Why the data source's new numbers of rows do not fit the old ones, in UIKit's words, or nil.
  func fault(_ old: [Int], _ new: [Int]) -> String? {
    for path in deleted where !(old.indices.contains(path.section) && path.row < old[path.section])
    {
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      return
        "attempt to delete row \(path.row) from section \(path.section) which only contains \(count) rows before the update"
    }
    guard old.count == new.count else {
      return
        "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (\(new.count)) must be equal to the number of sections contained in the table view before the update (\(old.count)), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
    }
    for (section, (before, after)) in zip(old, new).enumerated() {
      let (added, removed) = (
        inserted.count { $0.section == section }, deleted.count { $0.section == section }
      )
      guard after != before + added - removed else { continue }
      return
        "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing section after the update (\(after)) must be equal to the number of rows contained in that section before the update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(added) inserted, \(removed) deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    }
    return nil
  }
}

extension Application {
  /// Carries out an update: asks for the numbers of rows again, and for the cells of new rows that are visible.
  package mutating func update(_ id: NodeID, by update: RowUpdate) throws(Refusal) {
    learnRows(of: id)
    guard let old = tables[id], let counts = old.counts else { return }
    tables[id]?.heights = nil
    tables[id]?.items = nil
    learnRows(of: id)
    if let reason = update.fault(counts, tables[id]?.counts ?? []) {
      throw .exception(name: "NSInternalInconsistencyException", reason: reason)
    }
    tables[id]?.shown = old.shown.compactMap { shown in
      update.path(after: shown.path).map { .init(path: $0, cell: shown.cell) }
    }
    tables[id]?.selected = old.selected.compactMap(update.path(after:))
    tables[id]?.highlighted = nil
    tables[id]?.chosen = nil
    for gone in old.shown where update.path(after: gone.path) == nil {
      tell(.tableViewDidEndDisplaying, of: id, gone.cell, gone.path, isForCode: true)
      putAway(gone.cell, in: id)
    }
    setNeedsLayout(id)
    if isShowing(window(of: id)) { layOutRows(of: id) }
  }
}
