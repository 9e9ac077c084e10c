/// What an app sets of a scroll view, and where a finger drags it (views-S1).
public struct ScrollView: Hashable, Codable, Sendable {
  /// `UIScrollView.ContentInsetAdjustmentBehavior`, in the order of its raw values.
  public enum InsetAdjustment: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// `UIScrollView.KeyboardDismissMode`, as far as the model follows it.
  public enum KeyboardDismissMode: String, Hashable, Codable, Sendable, CaseIterable {
    case none, onDrag
  }

  /// How large its content is, in points.
  public internal(set) var contentSize = Size.zero
  /// How far its content may be scrolled beyond each edge, in points.
  public internal(set) var contentInset = EdgeInsets.zero
  /// How the safe area adds to that.
  public internal(set) var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  /// Whether a finger scrolls it.
  public internal(set) var isScrollEnabled = true
  /// Whether its content is told of a touch only when it may not be a drag.
  public internal(set) var delaysContentTouches = true
  /// Whether a drag takes touches from its content.
  public internal(set) var canCancelContentTouches = true
  /// Whether a finger drags its content beyond the edges.
  public internal(set) var bounces = true
  /// Whether it does so up and down where the content is no higher than the view.
  public internal(set) var alwaysBounceVertical = false
  /// Whether it does so sideways where the content is no wider than the view.
  public internal(set) var alwaysBounceHorizontal = false
  /// What a drag does to the keyboard.
  public internal(set) var keyboardDismissMode = KeyboardDismissMode.none

  /// `panGestureRecognizer`; nil where the application has no room for one.
  package internal(set) var pan: Identifier?
  /// What the safe area adds to the insets, as far as the content has moved for it, in points.
  var coveredInset = EdgeInsets.zero
  /// Where its content was when a finger began to drag it; nil while none does.
  var dragStart: Point?

  /// Makes what a new scroll view has.
  package init() {}

  /// Whether a finger drags it.
  package var isDragging: Bool { dragStart != nil }
}

extension Application {
  /// What is set of a scroll view; nil where nothing ever was, and for other views.
  public func scrollView(_ id: NodeID) -> ScrollView? {
    scrollViewsByID.isEmpty ? nil : scrollViewsByID[id]
  }

  /// Whether a finger is on a scroll view that it may scroll.
  package func isTracking(_ id: NodeID) -> Bool {
    guard let pan = scrollView(id)?.pan else { return false }
    return gestureRecognizer(pan)?.fingers.isEmpty == false
  }

  /// Whether a scroll view's content goes back to its edges.
  package func isDecelerating(_ id: NodeID) -> Bool { runLoop.isScheduled(.endScrolling(id)) }

  /// Gives a scroll view its recognizer, unless it has one already.
  package mutating func startScrolling(_ id: NodeID) {
    guard scrollView(id) == nil, arena.isView(id), arena[id].canStartScrolling else { return }
    var scroll = ScrollView()
    if gestures.recognizers.count < Gestures.most {
      let pan = addPan(to: id, namedAfter: id)
      gestures[pan]?.settings.delaysTouchesEnded = false
      scroll.pan = pan
    }
    scrollViewsByID[id] = scroll
  }

  /// Forgets what was set of a view that goes.
  mutating func forgetScrolling(of id: NodeID) {
    if !scrollViewsByID.isEmpty { scrollViewsByID[id] = nil }
  }
}

extension View {
  /// Whether it is a scroll view of the app's: pages have one that only they scroll.
  var canStartScrolling: Bool { contentOffset != nil && viewClass != .queuingScrollView }
}
