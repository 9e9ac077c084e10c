/// The rules of scroll views.
extension Rule.Entry {
  static let scrollViewHasContent = Self(
    statement:
      "A scroll view's content has the size contentSize, with contentInset added at each edge; its bounds' origin is the contentOffset. Code may set any offset. A new contentSize moves an offset beyond the edges back to them.",
    source:
      "UIScrollView reference and header; Matt Neuburg, Programming iOS, for the bounds' origin; call stacks and comments in DWKit's and Signal's collection views for a new contentSize",
    confidence: .high)
  static let safeAreaInsetsContent = Self(
    statement:
      "From iOS 11 on, adjustedContentInset is contentInset plus a part of the safe area. contentInsetAdjustmentBehavior says which part: always takes all of it, and never takes none. scrollableAxes takes the directions in which the content is larger than the view or always bounces. automatic, the default, takes these too. Where the scroll view is the content of a controller in a navigation or tab bar controller, automatic takes top and bottom as well. Here content is the controller's view or the backmost subview in it.",
    source:
      "UIScrollView.ContentInsetAdjustmentBehavior reference; UIScrollView.h; for the subview no source but reports about automaticallyAdjustsScrollViewInsets before iOS 11",
    confidence: .high)
  static let insetsMoveContent = Self(
    statement:
      "When the safe area's part of the adjusted inset changes at the top or the left, the content offset changes by as much the other way, so that a scroll view below a navigation bar begins at minus its inset. Setting contentInset moves an offset beyond the edges back to them and does not move it otherwise. Here, outside a window, the safe area's part stays as it was.",
    source:
      "Stack in intercom/intercom-ios#332 and logs of apps whose offset begins at -64 or -88; CoderMJLee/MJRefresh#1309, uias/Tabman#80 and #300 for contentInset; for views out of a window no source",
    confidence: .high)
  static let fingerScrolls = Self(
    statement:
      "A scroll view has a pan recognizer of its own, which begins along a direction that scrolls: the content with its insets is larger than the view, or always bounces. The content follows the finger; beyond an edge it lags behind it, or stops without bounces. It goes back when the finger is lifted. Here it moves (1 - 1 / (x * 0.55 / d + 1)) * d points beyond the edge for x of the finger, where d is the view's length, and the finger's velocity does not count, so there is no deceleration.",
    source:
      "UIScrollView, panGestureRecognizer, bounces and alwaysBounceVertical references; UIScrollView.h; for how far beyond an edge only an analysis (gist originell/6961057) and re-implementations",
    confidence: .high)
  static let contentTouchesAreDelayed = Self(
    statement:
      "With delaysContentTouches, true by default, a scroll view's content gets a touch a moment after it began, and never gets one that drags earlier. Here that is after 0.15 s, or when the touch ends before.",
    source:
      "UIScrollView reference, overview and delaysContentTouches; for the 0.15 s only articles, as runxinzhi.com/blogfantasy-p-4933538.html; for the end before it no source",
    confidence: .high)
  static let contentTouchesAreCancelled = Self(
    statement:
      "A drag that begins after the content got the touch cancels it there. With canCancelContentTouches set to false, or where touchesShouldCancel(in:) returns false, as it does for a UIControl, the content keeps it and nothing scrolls.",
    source:
      "UIScrollView.canCancelContentTouches and touchesShouldCancel(in:) references",
    confidence: .high)
  static let scrollViewTellsDelegate = Self(
    statement:
      "The delegate gets scrollViewDidScroll at each change of the offset, by code too. A drag begins with scrollViewWillBeginDragging and ends with scrollViewDidEndDragging, whose willDecelerate is true if the content goes back to its edge; then the delegate is told that this begins, and gets scrollViewDidScroll and scrollViewDidEndDecelerating.",
    source:
      "UIScrollViewDelegate reference; printed logs at juejin.cn/post/7020976046191149070",
    confidence: .high)
  static let dragDismissesKeyboard = Self(
    statement:
      "With keyboardDismissMode set to onDrag, by default none, the text input in the window resigns when a drag begins. Here the delegate is told of the drag before that.",
    source:
      "UIScrollView.KeyboardDismissMode and keyboardDismissMode references; zbrateam/Zebra#855 for the first responder; no source for the order",
    confidence: .high)
}
