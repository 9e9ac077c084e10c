import ProgramRuntime

extension Library {
  /// Scroll views, whose content the user scrolls.
  static let uikitScrolling = """
    protocol UIScrollViewDelegate: AnyObject { }
    class UIScrollView: UIView {
      enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
      enum KeyboardDismissMode: Int { case none, onDrag }
      weak var scrollDelegate: UIScrollViewDelegate?
      var delegate: UIScrollViewDelegate?
      var contentOffset: CGPoint
      func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
      var contentSize: CGSize
      var contentInset: UIEdgeInsets
      var adjustedContentInset: UIEdgeInsets
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
      var isScrollEnabled: Bool
      var delaysContentTouches: Bool
      var canCancelContentTouches: Bool
      var bounces: Bool
      var alwaysBounceVertical: Bool
      var alwaysBounceHorizontal: Bool
      var isPagingEnabled: Bool
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode
      var isTracking: Bool
      var isDragging: Bool
      var isDecelerating: Bool
      var panGestureRecognizer: UIPanGestureRecognizer
      var showsHorizontalScrollIndicator: Bool = true
      var showsVerticalScrollIndicator: Bool = true
      var scrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
      var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
      var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
      var refreshControl: UIRefreshControl? {
        didSet {
          if oldValue === refreshControl { return }
          oldValue?.removeFromSuperview()
          if let control = refreshControl { control.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60); insertSubview(control, at: 0) }
        }
      }
      func flashScrollIndicators() { }
      func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      func touchesShouldCancel(in view: UIView) -> Bool
    }

    """
}
