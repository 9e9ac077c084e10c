/// What an app sets on a scroll view, and the state of a drag (views-S1).
public struct ScrollView: Hashable, Codable, Sendable {
  /// `UIScrollView.ContentInsetAdjustmentBehavior`, in the order of its raw values.
  public enum InsetAdjustment: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// `UIScrollView.KeyboardDismissMode`, as far as the model follows it.
  public enum KeyboardDismissMode: String, Hashable, Codable, Sendable, CaseIterable {
    case none, onDrag
  }

  /// The size of its content, in points.
  public internal(set) var contentSize = Size.zero
  /// The inset of its content at each edge, in points.
  public internal(set) var contentInset = EdgeInsets.zero
  /// How the safe area adds to the inset.
  public internal(set) var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  /// Whether a finger scrolls it.
  public internal(set) var isScrollEnabled = true
  /// Whether its content gets a touch only after it is clear that it is not a drag.
  public internal(set) var delaysContentTouches = true
  /// Whether a drag cancels touches in its content.
  public internal(set) var canCancelContentTouches = true
  /// Whether a finger can drag its content beyond the edges.
  public internal(set) var bounces = true
  /// Whether it bounces vertically even if the content is no higher than the view.
  public internal(set) var alwaysBounceVertical = false
  /// Whether it bounces horizontally even if the content is no wider than the view.
  public internal(set) var alwaysBounceHorizontal = false
  /// Whether a drag ends at a page, a multiple of the view's size (views-S4).
  public internal(set) var isPagingEnabled = false
  /// What a drag does to the keyboard.
  public internal(set) var keyboardDismissMode = KeyboardDismissMode.none

  /// `panGestureRecognizer`; nil if the application's limit of recognizers is reached.
  package internal(set) var pan: Identifier?
  /// What the safe area adds to the insets, as far as the content has moved for it, in points.
  var coveredInset = EdgeInsets.zero
  /// The content offset at which a drag began, nil without a drag.
  var dragStart: Point?

  /// Makes the state of a new scroll view.
  package init() {}

  /// Whether a finger drags it.
  package var isDragging: Bool { dragStart != nil }
}

extension Application {
  /// The state of a scroll view; nil before anything was set, and for other views.
  public func scrollView(_ id: NodeID) -> ScrollView? {
    scrollViewsByID.isEmpty ? nil : scrollViewsByID[id]
  }

  /// Whether a finger that can scroll a scroll view is on it.
  package func isTracking(_ id: NodeID) -> Bool {
    guard let pan = scrollView(id)?.pan else { return false }
    return gestureRecognizer(pan)?.fingers.isEmpty == false
  }

  /// Whether a scroll view's content is bouncing back to its edges.
  package func isDecelerating(_ id: NodeID) -> Bool { runLoop.isScheduled(.endScrolling(id)) }

  /// Gives a scroll view its pan recognizer, unless it has one.
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

  /// Removes the scroll state of a view that is being released.
  mutating func forgetScrolling(of id: NodeID) {
    if !scrollViewsByID.isEmpty { scrollViewsByID[id] = nil }
  }
}

extension View {
  /// Whether it is a scroll view of the app's; the one of a page view controller only turns pages.
  var canStartScrolling: Bool { contentOffset != nil && viewClass != .queuingScrollView }
}
