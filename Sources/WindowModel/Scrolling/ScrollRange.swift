/// The range of a scroll view's content offsets.
struct ScrollRange: Hashable {
  /// The offset that shows the left and the top edge.
  let lower: Point
  /// The offset that shows the right and the bottom edge.
  let upper: Point

  /// The nearest offset in the range.
  func confine(_ offset: Point) -> Point {
    Point(
      x: min(max(offset.x, lower.x), upper.x), y: min(max(offset.y, lower.y), upper.y))
  }
}

extension Application {
  /// The range of a scroll view's content offsets.
  func scrollRange(of id: NodeID) -> ScrollRange {
    let inset = adjustedContentInset(of: id)
    let size = arena[id].bounds.size
    let content = scrollView(id)?.contentSize ?? .zero
    let lower = Point(x: 0 - inset.left, y: 0 - inset.top)
    return ScrollRange(
      lower: lower,
      upper: Point(
        x: max(lower.x, content.width + inset.right - size.width),
        y: max(lower.y, content.height + inset.bottom - size.height)))
  }

  /// Sets a scroll view's content offset, and calls its delegate if it changes (views-S6).
  mutating func scroll(_ id: NodeID, to offset: Point) {
    guard offset != arena[id].bounds.origin, offset.isUsable else { return }
    var moved = arena[id]
    moved.bounds.origin = offset
    guard moved.isWithinReach else { return }
    resize(id) { $0.bounds.origin = offset }
    tellScroll(of: id)
  }

  /// Calls a scroll view's delegate after its content moved.
  mutating func tellScroll(of id: NodeID) {
    // Before anything was set on the view, only code can have a delegate.
    guard scrollView(id) != nil || code.running?.overrides(.scrollViewDidScroll, id) == true else {
      return
    }
    post(.scrollViewDidScroll, id, .scrollViewTellsDelegate)
  }

  /// Moves content beyond its edges back to them, unless it is being dragged or is bouncing.
  mutating func confineContent(of id: NodeID) {
    guard scrollView(id)?.isDragging == false, !isDecelerating(id) else { return }
    scroll(id, to: scrollRange(of: id).confine(arena[id].bounds.origin))
  }

  /// The nearest content offset that shows as much of a rectangle as possible.
  package func contentOffset(showing rect: Rect, in id: NodeID) -> Point {
    guard arena.isView(id) else { return .zero }
    let (bounds, inset) = (arena[id].bounds, adjustedContentInset(of: id))
    func nearest(
      _ start: Double, _ length: Double, _ offset: Double, _ size: Double,
      _ insets: (Double, Double)
    ) -> Double {
      let (first, last) = (start - insets.0, start + length - size + insets.1)
      // A rectangle larger than the view does not move while the view is inside it.
      return min(max(offset, min(first, last)), max(first, last))
    }
    let wanted = Point(
      x: nearest(
        rect.origin.x, rect.size.width, bounds.origin.x, bounds.size.width,
        (inset.left, inset.right)
      ),
      y: nearest(
        rect.origin.y, rect.size.height, bounds.origin.y, bounds.size.height,
        (inset.top, inset.bottom)))
    return scrollRange(of: id).confine(wanted)
  }
}

extension Double {
  /// Where the rubber band effect, in a view of this length, holds content pulled beyond a range (views-S4).
  func banded(from lower: Double, to upper: Double, in length: Double) -> Double {
    let inside = Swift.min(Swift.max(self, lower), upper)
    let pull = self - inside
    guard pull != 0, length > 0 else { return inside }
    let band = (1 - 1 / (pull.magnitude * 0.55 / length + 1)) * length
    return pull < 0 ? inside - band : inside + band
  }
}
