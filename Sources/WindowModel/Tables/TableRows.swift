/// How a table view gets its rows and lays out their cells (views-T1).
extension Application {
  /// `reloadData()`: makes the visible cells reusable, deselects all rows, and asks the data source
  /// again.
  package mutating func reloadRows(of id: NodeID) {
    bounceAlways(id)
    var table = tables[id] ?? TableView()
    let cells = table.shown.map(\.cell)
    let supplements = table.supplements.map(\.view)
    (table.shown, table.heights, table.items) = ([], nil, nil)
    (table.edges, table.supplements) = ([], [])
    (table.selected, table.highlighted, table.chosen) = ([], nil, nil)
    tables[id] = table
    for cell in cells { putAway(cell, in: id) }
    for view in supplements { removeSupplement(view, of: id) }
    setNeedsLayout(id)
  }

  /// Asks for the number and the heights of the rows, unless they are known.
  package mutating func learnRows(of id: NodeID) {
    guard let table = tables[id], table.heights == nil else { return }
    if code.running != nil, case .items(let items)? = ask(.items, of: id) {
      turn.visits += items.frames.reduce(0) { $0 + $1.count }
      tables[id]?.heights = items.frames.map { $0.map(\.size.height) }
      tables[id]?.items = items
      resizeContent(of: id)
      return
    }
    // A layout that was asked before, and answers no more, has no items.
    tables[id]?.items = nil
    var counts = table.rows
    if code.running != nil, case .count(let sections)? = ask(.numberOfSections, of: id) {
      counts = []
      for section in 0..<min(max(sections, 0), TableView.mostRows) {
        guard case .count(let rows)? = ask(.numberOfRows(section: section), of: id) else { break }
        // One more than the maximum, which is noticed below.
        counts.append(min(max(rows, 0), TableView.mostRows + 1))
      }
    }
    var left = TableView.mostRows
    var heights: [[Double]] = []
    var edges: [SectionEdges] = []
    for (section, count) in counts.enumerated() {
      if count > left { turn.noteOnce(.tableHasNoMoreRows) }
      let rows = (0..<min(count, left)).map { row -> Double in
        let path = RowPath(section: section, row: row)
        guard code.running != nil, case .height(let height)? = ask(.height(path), of: id) else {
          return table.rowHeight
        }
        tables[id]?.hasDelegatesHeights = true
        return height.clamped(to: TableView.delegatesHeights)
      }
      left -= rows.count
      heights.append(rows)
      if code.running != nil, case .edges(let edge)? = ask(.edges(section: section), of: id) {
        edges.append(edge)
      }
    }
    turn.visits += TableView.mostRows - left
    tables[id]?.heights = heights
    tables[id]?.edges = edges
    resizeContent(of: id)
  }

  /// Makes a new table view bounce vertically, even with few rows, unless the app set otherwise.
  mutating func bounceAlways(_ id: NodeID) {
    guard tables[id] == nil, scrollView(id) == nil, arena.isView(id) else { return }
    var properties = ScrollProperties()
    properties.alwaysBounceVertical = true
    apply(properties, to: id)
  }

  /// Makes a table view's content as wide as the view and as high as its rows.
  mutating func resizeContent(of id: NodeID) {
    guard let height = tables[id]?.height, arena.isView(id) else { return }
    if let items = tables[id]?.items { return setContentSize(items.contentSize, of: id) }
    setContentSize(Size(width: arena[id].bounds.size.width, height: height), of: id)
  }

  private mutating func ask(_ question: TableQuestion, of id: NodeID) -> TableAnswer? {
    code.running?.answer(question, of: id, in: &self)
  }

  /// Gives each visible row a cell, and removes the cells of the others.
  mutating func layOutRows(of id: NodeID) {
    guard tables[id] != nil else { return }
    learnRows(of: id)
    layOutEnds(of: id)
    resizeContent(of: id)
    guard let table = tables[id], arena.isView(id) else { return }
    let bounds = arena[id].bounds
    var seen = table.rows(in: bounds, width: bounds.size.width)
    if seen.count > TableView.mostCells {
      _ = seen.popLast()
      turn.noteOnce(.tableShowsNoMoreCells)
    }
    turn.visits += seen.count
    let wanted = Set(seen.map(\.path))
    let cells = table.shown.filter { arena.isView($0.cell) && arena[$0.cell].superview == id }
    tables[id]?.shown = cells
    for gone in cells where !wanted.contains(gone.path) {
      tables[id]?.shown.removeAll { $0.cell == gone.cell }
      tell(.tableViewDidEndDisplaying, of: id, gone.cell, gone.path, isForCode: true)
      putAway(gone.cell, in: id)
    }
    for (path, frame) in seen {
      if let cell = tables[id]?.cell(at: path) {
        if arena[cell].frame != frame { resize(cell) { $0.frame = frame } }
      } else {
        show(path, of: id)
        guard tables[id]?.heights == table.heights else { return }
      }
    }
    layOutSupplements(of: id)
  }

  /// Gets a cell for a row and adds it to the table view.
  private mutating func show(_ path: RowPath, of id: NodeID) {
    post(.tableViewCellForRow, id, .tableAsksForCells, action: path.description)
    if code.running != nil {
      // The call puts the cell into place.
      if case .cell? = ask(.cell(path), of: id) { return }
      if tables[id]?.rows.isEmpty != false { return }
    }
    if let cell = cell(for: path, of: id) { place(cell, at: path, of: id) }
  }

  /// Puts a cell at a row and makes it a subview of the table view.
  package mutating func place(_ cell: NodeID, at path: RowPath, of id: NodeID) {
    guard arena.isView(cell), arena.isView(id), !arena[cell].isWindow, !isDescendant(id, of: cell),
      (try? checkDepth(of: height(of: cell), in: id)) != nil, let frame = frame(of: path, in: id)
    else { return }
    // A cell that the data source returns for two rows is shown at the last one.
    tables[id]?.shown.removeAll { $0.cell == cell }
    tables[id]?.reusable.removeAll { $0 == cell }
    var shown = tables[id]?.shown ?? []
    shown.append(.init(path: path, cell: cell))
    shown.sort { $0.path < $1.path }
    tables[id]?.shown = shown
    arena[cell].isHidden = false
    resize(cell) { $0.frame = frame }
    tellSelected(tables[id]?.selected.contains(path) == true, cell)
    tell(.tableViewWillDisplay, of: id, cell, path, isForCode: true)
    guard arena.isView(cell), arena.isView(id) else { return }
    if arena[cell].superview != id { move(cell, to: id, at: 0) }
    noteHeight(ofContentIn: cell, id)
  }

  /// Notes that a row has the default height where UIKit would use the constraints in its cell.
  private mutating func noteHeight(ofContentIn cell: NodeID, _ id: NodeID) {
    guard autoLayout != nil, let table = tables[id], !table.hasRowHeight,
      !table.hasDelegatesHeights, let content = contentView(of: cell)
    else { return }
    let isConstrained = arena[content].subviews.contains {
      !layout(of: $0).translatesAutoresizingMask
    }
    if isConstrained { turn.noteOnce(.rowsDoNotFitContent) }
  }

  /// A cell of the model's own, reused or new; nil when a limit is reached.
  private mutating func cell(for path: RowPath, of id: NodeID) -> NodeID? {
    if let cell = tables[id]?.reusable.popLast() { return cell }
    guard arena.viewCount - windows.count + 1 < capacity.views,
      arena.count + 1 < capacity.objects, (try? checkDepth(of: 2, in: id)) != nil
    else {
      turn.noteOnce(.tableShowsNoMoreCells)
      return nil
    }
    let number = (tables[id]?.cellsMade ?? 0) + 1
    tables[id]?.cellsMade = number
    let cell = insertOwn(View(.tableViewCell, frame: .zero), named: "cell\(number)", of: id)
    makeContentView(of: cell)
    return cell
  }

  /// Hides a cell that no row uses, and keeps it for reuse.
  mutating func putAway(_ cell: NodeID, in id: NodeID) {
    guard arena.isView(cell), arena[cell].superview == id else { return }
    arena[cell].isHidden = true
    tables[id]?.reusable.append(cell)
  }

  /// Removes a cell from the reusable ones, if it is one.
  package mutating func reuse(_ cell: NodeID, of id: NodeID) {
    tables[id]?.reusable.removeAll { $0 == cell }
  }

  /// The reusable cells.
  package func reusableCells(of id: NodeID) -> [NodeID] { tables[id]?.reusable ?? [] }

  /// The visible cells, from the top.
  package func visibleCells(of id: NodeID) -> [NodeID] { tables[id]?.shown.map(\.cell) ?? [] }

  /// The frame of a row in its table view, in points; nil for no such row.
  package func frame(of path: RowPath, in id: NodeID) -> Rect? {
    tables[id]?.frame(of: path, width: arena[id].bounds.size.width)
  }

  /// `reloadRows(at:with:)`: asks for their heights and cells again.
  package mutating func reload(_ paths: [RowPath], of id: NodeID) {
    for path in paths {
      guard let table = tables[id], table.has(path) else { continue }
      if code.running != nil, case .height(let height)? = ask(.height(path), of: id),
        tables[id]?.has(path) == true
      {
        tables[id]?.heights?[path.section][path.row] = height.clamped(
          to: TableView.delegatesHeights)
      }
      guard let cell = tables[id]?.cell(at: path) else { continue }
      tables[id]?.shown.removeAll { $0.cell == cell }
      putAway(cell, in: id)
    }
    setNeedsLayout(id)
  }

  /// The content offset that shows a row at a position, in points; nil for no such row.
  package func offset(showing path: RowPath, at place: RowPlace, of id: NodeID) -> Point? {
    guard let frame = frame(of: path, in: id) else { return nil }
    let (offset, room) = (arena[id].bounds.origin, arena[id].bounds.size.height)
    let inset = adjustedContentInset(of: id)
    let top = frame.origin.y - inset.top
    let bottom = frame.origin.y + frame.size.height - room + inset.bottom
    switch place {
    case .nearest: return contentOffset(showing: frame, in: id)
    case .top: return scrollRange(of: id).confine(Point(x: offset.x, y: top))
    case .middle: return scrollRange(of: id).confine(Point(x: offset.x, y: (top + bottom) / 2))
    case .bottom: return scrollRange(of: id).confine(Point(x: offset.x, y: bottom))
    }
  }

  /// Calls a table view's delegate about a row; with `isForCode` only if the app's code has the method.
  mutating func tell(
    _ name: Event.Name, of id: NodeID, _ cell: NodeID?, _ path: RowPath, isForCode: Bool = false
  ) {
    if isForCode, code.running?.overrides(name, id) != true { return }
    post(
      name, id, other: cell, isForCode ? .tableAsksForCells : .touchSelectsRow,
      action: path.description)
  }

  /// Calls `setSelected(_:animated:)` on a cell whose class overrides it.
  mutating func tellSelected(_ isSelected: Bool, _ cell: NodeID) {
    guard code.running?.overrides(.setSelected, cell) == true else { return }
    post(.setSelected, cell, .touchSelectsRow, action: "\(isSelected)")
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}

/// `UITableView.ScrollPosition`.
package enum RowPlace: Hashable, Sendable {
  case nearest, top, middle, bottom
}
