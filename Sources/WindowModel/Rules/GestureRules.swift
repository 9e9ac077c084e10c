/// Rules of gesture recognizers (windows-10) and of drags on controls.
extension Rule.Entry {
  static let gestureSeesTouchesBelow = Self(
    statement:
      "A touch is given to the enabled recognizers of the view that is hit and of its superviews up to the window, before the view itself. One that is turned off amid a gesture is cancelled. Here the inner come first.",
    source: "UIGestureRecognizer reference; Event Handling Guide for iOS; no source for the order",
    confidence: .high)
  static let gestureExcludesOthers = Self(
    statement:
      "A recognizer that recognizes makes the others fail that look at the same touches. A tap does not do so to one that needs more taps. Of several at once the inner one recognizes.",
    source: "Event Handling Guide for iOS; apps with single and double taps", confidence: .medium)
  static let gestureTakesTouches = Self(
    statement:
      "With cancelsTouchesInView, true at first, the touches of a recognized gesture are cancelled in their view, which gets touchesCancelled and no more.",
    source: "UIGestureRecognizer.cancelsTouchesInView reference", confidence: .high)
  static let gestureDelaysTouches = Self(
    statement:
      "With delaysTouchesBegan, false at first, the view is told of a touch only when the recognizer failed; with delaysTouchesEnded, true at first, of its end only then.",
    source:
      "UIGestureRecognizer.delaysTouchesBegan and delaysTouchesEnded references",
    confidence: .high)
  static let gestureDelegateDecides = Self(
    statement:
      "The delegate may keep a touch from a recognizer, keep it from beginning, so that it fails, and let two recognize at the same time; for the last, one of the two delegates is enough.",
    source: "UIGestureRecognizerDelegate reference", confidence: .high)
  static let gestureHasItsMeasure = Self(
    statement:
      "A long press begins after 0.5 s within 10 points. A pan begins after 10 points, counted from where it began. A tap lasts 0.75 s and moves 45 points at most. A swipe is 50 points within 0.5 s, and as much aside at most. Only the first is documented.",
    source: "UILongPressGestureRecognizer reference; re-implementations for the others",
    confidence: .low)
  static let controlActionComesFirst = Self(
    statement:
      "From iOS 6 on a tap of one finger on an enabled button, switch, stepper, segmented control or page control is the control's: a single-tap recognizer of a view round it fails. Here it fails on what takes text too.",
    source:
      "UIGestureRecognizer reference, Interacting with other user interface controls; for text, apps that end editing by a tap",
    confidence: .high)
  static let touchClockGoesByInputs = Self(
    statement:
      "What recognizers wait for comes when its time is over, without another touch. Here touches have a clock that stands still between inputs: each input may say how many seconds pass before it, and what is waited for comes meanwhile, in turns of its own.",
    source:
      "UILongPressGestureRecognizer reference; \"Preferring one gesture over another\"; UIScrollView reference, the timer; for the clock no source: the model's own",
    confidence: .assumed)
  static let tapsFollowInTime = Self(
    statement:
      "A touch that begins soon after the end of a tap is the next tap in a row. A recognizer that needs it fails when it does not come in time. Here it has 0.35 s, and comes within 45 points of the tap in the same window.",
    source:
      "UITouch.tapCount reference; \"Preferring one gesture over another\"; for the numbers and the place no source but a re-implementation",
    confidence: .low)
  static let gestureWaitsForFailure = Self(
    statement:
      "A recognizer that requires another one to fail waits until that one failed, and fails where it recognizes.",
    source: "UIGestureRecognizer.require(toFail:) reference", confidence: .high)
  static let gestureSendsActions = Self(
    statement:
      "A recognizer sends its actions at each change of its state: a discrete one once, any other when it begins, at each movement, and when it ends or is cancelled. One that fails sends nothing.",
    source: "UIGestureRecognizer reference", confidence: .high)
  static let controlTellsOfDrags = Self(
    statement:
      "A control sends touchDragInside or touchDragOutside at each movement of a finger, and touchDragEnter or touchDragExit where it crosses the edge of its reach; touchDownRepeat comes after touchDown for each tap but the first in a row.",
    source: "UIControl.Event reference; a re-implementation", confidence: .high)
  static let exclusiveViewIsAlone = Self(
    statement:
      "A view with isExclusiveTouch, false at first, follows a finger only while no other view of its window follows one, and no other view of the window follows one while it does. Recognizers get their touches all the same.",
    source: "UIView.isExclusiveTouch reference of two bindings; an article about recognizers",
    confidence: .high)
  static let twoFingersPinchOrTurn = Self(
    statement:
      "A pinch and a rotation follow two fingers. They begin when these moved enough, change while both are down, and end when both are lifted. Scale and rotation are not the difference from the last report, and the app may set them. Here they count from where both fingers were down, or from what the app sets; 8 points or 0.1 radians are enough, and a third finger is left out.",
    source:
      "UIPinchGestureRecognizer and UIRotationGestureRecognizer reference and headers, scale and rotation references; for how much is enough, where they count from and a third finger no source",
    confidence: .high)
  static let edgePanStartsAtEdge = Self(
    statement:
      "A pan from a screen's edge begins as a pan does, inwards, with a touch that began at one of its edges; without edges it never begins. Here 20 points are the edge.",
    source:
      "UIScreenEdgePanGestureRecognizer reference and header; an article for no edges at first; no source for the width",
    confidence: .high)
}
