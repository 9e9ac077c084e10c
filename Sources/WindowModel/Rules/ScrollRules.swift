/// The rules of scroll views.
extension Rule.Entry {
  static let scrollViewHasContent = Self(
    statement:
      "A scroll view's content is contentSize large, and contentInset more at each edge; its bounds' origin is the contentOffset. Code may set any offset. A new contentSize takes an offset beyond the edges back to them.",
    source:
      "UIScrollView reference; Chameleon's UIScrollView, setContentSize: and its _confineContent",
    confidence: .medium)
  static let safeAreaInsetsContent = Self(
    statement:
      "adjustedContentInset, from iOS 11 on, is contentInset and what contentInsetAdjustmentBehavior adds of the safe area: always all, never nothing, scrollableAxes in the directions in which the content is larger than the view or always bounces, and automatic, as at first, also top and bottom where the scroll view is the content of a controller in a navigation or tab bar controller. Content is the controller's view or the hindmost subview in it.",
    source:
      "UIScrollView.ContentInsetAdjustmentBehavior reference; UIScrollView.h; no source for the subview but the property before iOS 11, automaticallyAdjustsScrollViewInsets",
    confidence: .medium)
  static let insetsMoveContent = Self(
    statement:
      "Where the adjusted inset changes at the top or the left, the content offset changes by as much the other way, so that a scroll view below a navigation bar begins at minus its inset. Out of a window the safe area's part stays as it was.",
    source:
      "Chameleon's UIScrollView, setContentInset:; logs of apps whose offset begins at -64 or -88; for views out of a window no source",
    confidence: .medium)
  static let fingerScrolls = Self(
    statement:
      "A scroll view has a pan recognizer of its own, which begins along a direction that scrolls: the content with its insets is larger than the view, or bounces always. The content follows the finger; beyond an edge it moves (1 - 1 / (x * 0.55 / d + 1)) * d points for x of the finger, where d is the view's length, or stops without bounces. It goes back when the finger is lifted. Here the speed of the finger is not counted, so nothing glides on.",
    source:
      "UIScrollView and UIScrollView.h; re-implementations of the rubber band, as github.com/super-ultra/UltraDrawerView",
    confidence: .medium)
  static let contentTouchesAreDelayed = Self(
    statement:
      "With delaysContentTouches, true at first, a scroll view's content is told of a touch 0.15 s after it began, or when it ends before; a finger that drags earlier is never told of there.",
    source:
      "UIScrollView.delaysContentTouches reference; charlesharley.com/2013 and runxinzhi.com/blogfantasy-p-4933538.html for what is seen and for the 150 ms",
    confidence: .medium)
  static let contentTouchesAreCancelled = Self(
    statement:
      "A drag that begins when the content was told of the touch cancels it there. With canCancelContentTouches set to false, or where touchesShouldCancel(in:) returns false, as it does for a UIControl, the content keeps it and nothing scrolls.",
    source:
      "UIScrollView.canCancelContentTouches and touchesShouldCancel(in:) references",
    confidence: .high)
  static let scrollViewTellsDelegate = Self(
    statement:
      "The delegate is told scrollViewDidScroll at each change of the offset, by code too. A drag begins with scrollViewWillBeginDragging and ends with scrollViewDidEndDragging, whose willDecelerate is true where the content goes back to its edge; then it is told that this begins, scrollViewDidScroll, and scrollViewDidEndDecelerating.",
    source:
      "UIScrollViewDelegate reference; printed logs at juejin.cn/post/7020976046191149070",
    confidence: .high)
  static let dragDismissesKeyboard = Self(
    statement:
      "With keyboardDismissMode set to onDrag, none at first, what takes text in the window resigns when a drag begins. Here the delegate is told of the drag before.",
    source: "UIScrollView.KeyboardDismissMode reference; no source for the order",
    confidence: .medium)
}
