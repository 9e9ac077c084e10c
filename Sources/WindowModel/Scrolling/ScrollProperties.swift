/// Properties to set on a scroll view; nil leaves one unchanged.
public struct ScrollProperties: Hashable, Sendable {
  /// The size of its content, in points.
  public var contentSize: Size?
  /// The inset of its content at each edge, in points.
  public var contentInset: EdgeInsets?
  /// How the safe area adds to the inset.
  public var contentInsetAdjustmentBehavior: ScrollView.InsetAdjustment?
  /// Whether a finger scrolls it.
  public var isScrollEnabled: Bool?
  /// Whether its content gets a touch only after it is clear that it is not a drag.
  public var delaysContentTouches: Bool?
  /// Whether a drag cancels touches in its content.
  public var canCancelContentTouches: Bool?
  /// Whether a finger can drag its content beyond the edges.
  public var bounces: Bool?
  /// Whether it bounces vertically even if the content is no higher than the view.
  public var alwaysBounceVertical: Bool?
  /// Whether it bounces horizontally even if the content is no wider than the view.
  public var alwaysBounceHorizontal: Bool?
  /// Whether a drag ends at a page, a multiple of the view's size.
  public var isPagingEnabled: Bool?
  /// What a drag does to the keyboard.
  public var keyboardDismissMode: ScrollView.KeyboardDismissMode?

  /// Makes a set of properties that changes nothing.
  public init() {}

  /// The name of the first property that is set, or nil.
  private var firstName: String? {
    let all = [
      ("contentSize", contentSize != nil), ("contentInset", contentInset != nil),
      ("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior != nil),
      ("isScrollEnabled", isScrollEnabled != nil),
      ("delaysContentTouches", delaysContentTouches != nil),
      ("canCancelContentTouches", canCancelContentTouches != nil), ("bounces", bounces != nil),
      ("alwaysBounceVertical", alwaysBounceVertical != nil),
      ("alwaysBounceHorizontal", alwaysBounceHorizontal != nil),
      ("isPagingEnabled", isPagingEnabled != nil),
      ("keyboardDismissMode", keyboardDismissMode != nil),
    ]
    return all.first { $0.1 }?.0
  }

  /// Refuses properties that this view can't have.
  func check(on view: View) throws(Refusal) {
    guard let name = firstName else { return }
    guard view.contentOffset != nil else {
      throw .invalidValue(
        property: name, reason: "A \(view.className) has none: it is not a scroll view.")
    }
    guard view.canStartScrolling else {
      throw .invalidValue(
        property: name, reason: "Only the page view controller scrolls this view.")
    }
    if let size = contentSize, !size.isOfContent {
      throw .invalidValue(
        property: "contentSize", reason: "Its sides go from 0 to \(Int(Point.reach)) points.")
    }
    if let insets = contentInset, !insets.isUsable {
      throw .invalidValue(
        property: "contentInset", reason: "They must be within \(Int(Point.reach)).")
    }
  }

  func apply(to scroll: inout ScrollView) {
    if let value = contentSize { scroll.contentSize = value }
    if let value = contentInset { scroll.contentInset = value }
    if let value = contentInsetAdjustmentBehavior { scroll.contentInsetAdjustmentBehavior = value }
    if let value = isScrollEnabled { scroll.isScrollEnabled = value }
    if let value = delaysContentTouches { scroll.delaysContentTouches = value }
    if let value = canCancelContentTouches { scroll.canCancelContentTouches = value }
    if let value = bounces { scroll.bounces = value }
    if let value = alwaysBounceVertical { scroll.alwaysBounceVertical = value }
    if let value = alwaysBounceHorizontal { scroll.alwaysBounceHorizontal = value }
    if let value = isPagingEnabled { scroll.isPagingEnabled = value }
    if let value = keyboardDismissMode { scroll.keyboardDismissMode = value }
  }
}

extension Application {
  /// Refuses properties that no scroll view of this version has.
  func check(_ properties: ScrollProperties) throws(Refusal) {
    guard properties.contentInsetAdjustmentBehavior == nil || hasSafeArea else {
      throw .invalidValue(
        property: "contentInsetAdjustmentBehavior",
        reason: "Scroll views have it from iOS 11 on.")
    }
  }

  /// Sets checked properties on a scroll view.
  mutating func apply(_ properties: ScrollProperties, to id: NodeID) {
    let old = scrollView(id) ?? ScrollView()
    var new = old
    properties.apply(to: &new)
    guard new != old else { return }
    startScrolling(id)
    guard var scroll = scrollView(id) else { return }
    properties.apply(to: &scroll)
    scrollViewsByID[id] = scroll
    if let pan = scroll.pan, old.isScrollEnabled, !scroll.isScrollEnabled {
      stop(pan, .turnedOff)
      competeForTouches()
    }
    adjustInset(of: id)
    if new.contentSize != old.contentSize || new.contentInset != old.contentInset {
      confineContent(of: id)
    }
  }

  /// Sets the size of a scroll view's content, in points, for the app or a table.
  mutating func setContentSize(_ size: Size, of id: NodeID) {
    guard arena.isView(id), size.isOfContent else { return }
    var properties = ScrollProperties()
    properties.contentSize = size
    apply(properties, to: id)
  }
}

extension Size {
  /// Whether it can be a content size: neither side is negative or out of range.
  fileprivate var isOfContent: Bool {
    (0...Point.reach).contains(width) && (0...Point.reach).contains(height)
  }
}
