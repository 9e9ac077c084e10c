extension Application {
  /// Changes a view's geometry. If its size changes, subviews follow their masks, then the view and its
  /// superview need layout (views-1.4, views-1.5).
  ///
  /// Under a transform UIKit's frame may give bounds out of range; the view then stays unchanged.
  mutating func resize(_ id: NodeID, _ change: (inout View) -> Void) {
    let (old, center, transform) = (arena[id].bounds, arena[id].center, arena[id].transform)
    change(&arena[id])
    guard arena[id].isWithinReach else {
      (arena[id].bounds, arena[id].center, arena[id].transform) = (old, center, transform)
      return turn.noteOnce(.keepsOutOfReach)
    }
    if arena[id].bounds.size != old.size {
      autoresize(below: id, from: old.size)
      setNeedsLayout(above: id)
    } else if arena[id].contentOffset != nil, arena[id].bounds != old {
      setNeedsLayout(id)
    }
  }

  mutating func autoresize(below id: NodeID, from old: Size) {
    var resized = [(id: id, old: old)]
    while let (id, old) = resized.popLast() {
      if arena[id].viewClass == .queuingScrollView, let places = pagePlaces(in: id) {
        for (slot, frame) in places {
          let before = arena[slot].bounds.size
          arena[slot].frame = frame
          resized.append((slot, before))
        }
      } else if arena[id].autoresizesSubviews {
        turn.visits += arena[id].subviews.count
        for subview in arena[id].subviews {
          let before = arena[subview].bounds.size
          var moved = arena[subview]
          moved.autoresize(in: old, to: arena[id].bounds.size)
          if moved.isWithinReach {
            arena[subview] = moved
          } else {
            turn.noteOnce(.keepsOutOfReach)
          }
          if arena[subview].bounds.size != before { resized.append((subview, before)) }
        }
      }
      setNeedsLayout(id)
    }
  }
}

extension View {
  /// Applies the mask after the superview's size changed; under a transform to the untransformed
  /// rectangle (views-1.4A).
  mutating func autoresize(in old: Size, to new: Size) {
    let box = Rect(center: center, size: bounds.size)
    let mask = autoresizingMask
    let (x, width) = AutoresizedSpan(
      start: box.origin.x, length: box.size.width, whole: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).stretched(by: new.width - old.width)
    let (y, height) = AutoresizedSpan(
      start: box.origin.y, length: box.size.height, whole: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).stretched(by: new.height - old.height)
    let moved = Rect(x: x, y: y, width: width, height: height)
    guard moved != box else { return }
    center = moved.center
    bounds.size = moved.size
  }
}

/// One axis of a view in its superview: a margin, the view, and the other margin.
private struct AutoresizedSpan {
  let start: Double
  let length: Double
  let whole: Double
  let flexible: (start: Bool, length: Bool, end: Bool)

  /// The view's span after the superview has grown. Each flexible part takes a share of the difference in
  /// proportion to its old length, or an equal share if all were 0. In that case a length leaves nothing to a
  /// lone margin behind it (views-1.4A).
  func stretched(by difference: Double) -> (start: Double, length: Double) {
    let parts = [
      flexible.start ? start : 0, flexible.length ? length : 0,
      flexible.end ? whole - start - length : 0,
    ]
    let total = parts.reduce(0, +)
    let sharesEnd = flexible.end && (flexible.start || !flexible.length)
    let count = [flexible.start, flexible.length, sharesEnd].count { $0 }
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? difference / Double(count) : difference * part / total
    }
    return (
      start + share(parts[0], flexible.start),
      max(0, length + share(parts[1], flexible.length))
    )
  }
}
