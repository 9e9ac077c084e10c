import JSON
import WindowModel

extension JSONWriter {
  /// Writes the scroll view's fields that differ from a new one's, within an object.
  mutating func scrollFields(of id: NodeID, in application: borrowing Application) {
    guard let scroll = application.scrollView(id) else { return }
    if scroll.contentSize != .zero { field("contentSize", scroll.contentSize) }
    if scroll.contentInset != .zero { field("contentInset", scroll.contentInset) }
    if scroll.contentInsetAdjustmentBehavior != .automatic {
      field("contentInsetAdjustmentBehavior", scroll.contentInsetAdjustmentBehavior.rawValue)
    }
    let adjusted = application.adjustedContentInset(of: id)
    if application.hasSafeArea, adjusted != .zero { field("adjustedContentInset", adjusted) }
    if !scroll.isScrollEnabled { field("isScrollEnabled", false) }
    if !scroll.delaysContentTouches { field("delaysContentTouches", false) }
    if !scroll.canCancelContentTouches { field("canCancelContentTouches", false) }
    if !scroll.bounces { field("bounces", false) }
    if scroll.alwaysBounceVertical { field("alwaysBounceVertical", true) }
    if scroll.alwaysBounceHorizontal { field("alwaysBounceHorizontal", true) }
    if scroll.keyboardDismissMode != .none {
      field("keyboardDismissMode", scroll.keyboardDismissMode.rawValue)
    }
  }
}
