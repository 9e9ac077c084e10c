/// How touches highlight and select a table view's rows (views-T2).
extension Application {
  /// Handles a touch that reached a table view.
  mutating func trackRow(_ id: NodeID, _ phase: Input.Phase) {
    guard let table = tables[id] else { return }
    switch phase {
    case .began:
      guard table.allowsSelection, !table.blocksSelection, table.highlighted == nil,
        table.chosen == nil,
        let path = touchedRow(of: id)
      else { return }
      if case .flag(false)? = code.running?.answer(.shouldHighlight(path), of: id, in: &self) {
        return turn.noteOnce(.rowIsNotHighlighted)
      }
      guard tables[id]?.has(path) == true else { return }
      highlight(path, of: id)
    case .moved: break
    case .cancelled: unhighlight(id)
    case .ended:
      guard let path = table.highlighted else { return }
      unhighlight(id)
      guard tables[id]?.has(path) == true else { return }
      tables[id]?.chosen = path
      runLoop.schedule(.selectRow(id))
    }
  }

  /// The row of the cell in which the touch began.
  private func touchedRow(of id: NodeID) -> RowPath? {
    guard let view = currentTouch?.view, arena.isView(view),
      let cell = ancestors(of: view).first(where: { arena[$0].superview == id })
    else { return nil }
    return tables[id]?.path(of: cell)
  }

  private mutating func highlight(_ path: RowPath, of id: NodeID) {
    tables[id]?.highlighted = path
    tellHighlighted(true, path, of: id)
    tell(.tableViewDidHighlightRow, of: id, tables[id]?.cell(at: path), path)
  }

  private mutating func unhighlight(_ id: NodeID) {
    guard let path = tables[id]?.highlighted else { return }
    tables[id]?.highlighted = nil
    tellHighlighted(false, path, of: id)
    tell(.tableViewDidUnhighlightRow, of: id, tables[id]?.cell(at: path), path)
  }

  private mutating func tellHighlighted(_ isHighlighted: Bool, _ path: RowPath, of id: NodeID) {
    guard let cell = tables[id]?.cell(at: path),
      code.running?.overrides(.setHighlighted, cell) == true
    else { return }
    post(.setHighlighted, cell, .touchSelectsRow, action: "\(isHighlighted)")
  }

  /// Selects the touched row, in the turn after the touch.
  mutating func selectChosenRow(of id: NodeID) {
    guard let path = tables[id]?.chosen else { return }
    tables[id]?.chosen = nil
    guard let table = tables[id], table.has(path) else { return }
    if table.allowsMultipleSelection, table.selected.contains(path) {
      return deselectTouched(path, of: id)
    }
    guard let wanted = choice(.willSelect(path), .tableViewWillSelectRow, path, of: id) else {
      return
    }
    if !table.allowsMultipleSelection {
      for old in tables[id]?.selected ?? [] where old != wanted { deselectTouched(old, of: id) }
    }
    guard tables[id]?.has(wanted) == true else { return }
    selectRow(wanted, of: id)
    tell(.tableViewDidSelectRow, of: id, tables[id]?.cell(at: wanted), wanted)
  }

  private mutating func deselectTouched(_ path: RowPath, of id: NodeID) {
    guard let wanted = choice(.willDeselect(path), .tableViewWillDeselectRow, path, of: id) else {
      return
    }
    deselectRow(wanted, of: id)
    tell(.tableViewDidDeselectRow, of: id, tables[id]?.cell(at: wanted), wanted)
  }

  /// Asks the delegate about the next change of a row. Returns the row to change in its place, nil for none.
  private mutating func choice(
    _ question: TableQuestion, _ name: Event.Name, _ path: RowPath, of id: NodeID
  ) -> RowPath? {
    tell(name, of: id, tables[id]?.cell(at: path), path)
    guard case .row(let wanted)? = code.running?.answer(question, of: id, in: &self) else {
      return path
    }
    if wanted == nil { turn.noteOnce(.delegateKeepsRow) }
    return wanted
  }

  /// `selectRow(at:animated:scrollPosition:)`, which does not call the delegate.
  package mutating func selectRow(_ path: RowPath, of id: NodeID) {
    learnRows(of: id)
    guard let table = tables[id], table.has(path) else { return }
    if !table.allowsMultipleSelection {
      for old in table.selected where old != path { deselectRow(old, of: id) }
    }
    guard tables[id]?.selected.contains(path) == false else { return }
    tables[id]?.selected.append(path)
    if let cell = tables[id]?.cell(at: path) { tellSelected(true, cell) }
  }

  /// `deselectRow(at:animated:)`, which does not call the delegate.
  package mutating func deselectRow(_ path: RowPath, of id: NodeID) {
    guard tables[id]?.selected.contains(path) == true else { return }
    tables[id]?.selected.removeAll { $0 == path }
    if let cell = tables[id]?.cell(at: path) { tellSelected(false, cell) }
  }

  /// Deselects all rows without calling the delegate.
  package mutating func deselectRows(of id: NodeID) {
    guard !tables.isEmpty else { return }
    for path in tables[id]?.selected ?? [] { deselectRow(path, of: id) }
  }
}
