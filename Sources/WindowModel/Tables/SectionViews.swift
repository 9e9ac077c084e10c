/// The headers and footers of tables and of their sections, and a collection view's supplementary views (views-T1).
extension Application {
  /// Sets a table view's own header and footer, which are its subviews already.
  package mutating func setEnds(of id: NodeID, head: NodeID?, foot: NodeID?) {
    bounceAlways(id)
    var table = tables[id] ?? TableView()
    (table.head, table.foot) = (head, foot)
    tables[id] = table
    layOutEnds(of: id)
    resizeContent(of: id)
    setNeedsLayout(id)
  }

  /// Sets how far cells are from the sides, and whether headers stay visible while their section is.
  package mutating func setStyle(of id: NodeID, margin: Double, floatsEdges: Bool) {
    var table = tables[id] ?? TableView()
    (table.margin, table.floatsEdges) = (margin, floatsEdges)
    tables[id] = table
  }

  /// Stops touches from selecting rows, as during editing.
  package mutating func blockSelection(_ blocks: Bool, of id: NodeID) {
    guard blocks || tables[id] != nil else { return }
    var table = tables[id] ?? TableView()
    table.blocksSelection = blocks
    tables[id] = table
  }

  /// Computes the frames of a collection view's items anew at the next layout.
  package mutating func forgetItemFrames(of id: NodeID) {
    guard tables[id]?.items != nil else { return }
    tables[id]?.items = nil
    tables[id]?.heights = nil
    setNeedsLayout(id)
  }

  /// Puts a table's own header at the top and its footer at the end, as wide as the table.
  mutating func layOutEnds(of id: NodeID) {
    guard let table = tables[id], arena.isView(id),
      table.head != nil || table.foot != nil
        || table.headHeight + table.footHeight > 0
    else { return }
    let (width, head, foot) = (arena[id].bounds.size.width, table.head, table.foot)
    func height(_ view: NodeID?) -> Double {
      guard let view, arena.isView(view) else { return 0 }
      return arena[view].frame.size.height
    }
    let (top, bottom) = (height(head), height(foot))
    tables[id]?.headHeight = top
    tables[id]?.footHeight = bottom
    let end = tables[id]?.height ?? 0
    for (view, y) in [(head, 0), (foot, end - bottom)] {
      guard let view, arena.isView(view) else { continue }
      let frame = Rect(x: 0, y: y, width: width, height: height(view))
      if arena[view].frame != frame { resize(view) { $0.frame = frame } }
    }
  }

  /// The frame of a section's header or footer; nil for no such section.
  package func frame(ofEdge section: Int, isFooter: Bool, in id: NodeID) -> Rect? {
    tables[id]?.frame(ofEdge: section, isFooter: isFooter, width: arena[id].bounds.size.width)
  }

  /// The shown header or footer of a section.
  package func supplement(_ section: Int, isFooter: Bool, of id: NodeID) -> NodeID? {
    tables[id]?.supplements.first { $0.section == section && $0.isFooter == isFooter }?.view
  }

  /// Gives each visible header and footer its view, and removes the others.
  mutating func layOutSupplements(of id: NodeID) {
    guard let table = tables[id], arena.isView(id), code.running != nil,
      !table.edges.isEmpty || table.items != nil || !table.supplements.isEmpty
    else { return }
    let bounds = arena[id].bounds
    let inset = adjustedContentInset(of: id)
    for (section, top) in table.tops.enumerated() {
      for isFooter in [false, true] {
        guard
          var frame = table.frame(
            ofEdge: section, isFooter: isFooter, width: bounds.size.width, top: top)
        else { continue }
        if table.floatsEdges {
          float(&frame, isFooter, section, from: top, table, Bounds(bounds, inset))
        }
        let shown = supplement(section, isFooter: isFooter, of: id)
        let isVisible = frame.size.height > 0 && frame.size.width > 0 && Self.touches(frame, bounds)
        if !isVisible {
          if let shown {
            tables[id]?.supplements.removeAll { $0.view == shown }
            removeSupplement(shown, of: id)
          }
        } else if let shown {
          if arena[shown].frame != frame { resize(shown) { $0.frame = frame } }
        } else {
          showSupplement(section, isFooter, frame, of: id)
          guard tables[id]?.heights == table.heights else { return }
        }
      }
    }
  }

  /// The part of the content between a table's insets.
  private struct Bounds {
    var top: Double
    var bottom: Double

    init(_ bounds: Rect, _ inset: EdgeInsets) {
      top = bounds.origin.y + inset.top
      bottom = bounds.origin.y + bounds.size.height - inset.bottom
    }
  }

  private func float(
    _ frame: inout Rect, _ isFooter: Bool, _ section: Int, from top: Double, _ table: TableView,
    _ seen: Bounds
  ) {
    let edge = table.edge(of: section)
    let top = top + edge.gap
    let rows = table.heights?[section].reduce(0, +) ?? 0
    if isFooter {
      frame.origin.y = max(top + edge.header, min(frame.origin.y, seen.bottom - edge.footer))
    } else {
      frame.origin.y = min(top + rows, max(frame.origin.y, seen.top))
    }
  }

  private static func touches(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.y < b.origin.y + b.size.height && a.origin.y + a.size.height > b.origin.y
      && a.origin.x < b.origin.x + b.size.width && a.origin.x + a.size.width > b.origin.x
  }

  private mutating func showSupplement(
    _ section: Int, _ isFooter: Bool, _ frame: Rect, of id: NodeID
  ) {
    // The call puts the view into place.
    guard
      case .cell(let view)? = code.running?.answer(
        .supplement(section: section, isFooter: isFooter), of: id, in: &self),
      arena.isView(view)
    else { return }
    if arena[view].frame != frame { resize(view) { $0.frame = frame } }
  }

  /// Adds the view of a section's header or footer to its table view.
  package mutating func place(
    _ view: NodeID, asFooter isFooter: Bool, of section: Int, in id: NodeID
  ) {
    guard arena.isView(view), arena.isView(id), !arena[view].isWindow, !isDescendant(id, of: view),
      (try? checkDepth(of: height(of: view), in: id)) != nil,
      let frame = frame(ofEdge: section, isFooter: isFooter, in: id)
    else { return }
    tables[id]?.supplements.removeAll { $0.view == view }
    tables[id]?.supplements.append(
      Supplement(section: section, isFooter: isFooter, view: view))
    resize(view) { $0.frame = frame }
    // Headers are in front of cells.
    if arena[view].superview != id { move(view, to: id, at: arena[id].subviews.count) }
  }

  mutating func removeSupplement(_ view: NodeID, of id: NodeID) {
    guard arena.isView(view), arena[view].superview == id else { return }
    move(view, to: nil, at: 0)
  }
}
