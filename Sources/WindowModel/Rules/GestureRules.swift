/// Rules of gesture recognizers (windows-10) and of drags on controls.
extension Rule.Entry {
  static let gestureSeesTouchesBelow = Self(
    statement:
      "A touch goes to the enabled recognizers of the hit view and of its superviews up to the window, before the view itself. One that is disabled during a gesture is cancelled. Here the inner ones come first.",
    source: "UIGestureRecognizer reference; Event Handling Guide for iOS; no source for the order",
    confidence: .high)
  static let gestureExcludesOthers = Self(
    statement:
      "A recognizer that recognizes makes the others with the same touches fail. A tap does not do so to one that needs more taps. Of several at once the inner one recognizes.",
    source: "Event Handling Guide for iOS; apps with single and double taps", confidence: .medium)
  static let gestureTakesTouches = Self(
    statement:
      "With cancelsTouchesInView, true by default, the touches of a recognized gesture are cancelled in their view, which gets touchesCancelled and no more.",
    source: "UIGestureRecognizer.cancelsTouchesInView reference", confidence: .high)
  static let gestureDelaysTouches = Self(
    statement:
      "With delaysTouchesBegan, false by default, the view gets a touch only after the recognizer failed; with delaysTouchesEnded, true by default, it gets the end only then.",
    source:
      "UIGestureRecognizer.delaysTouchesBegan and delaysTouchesEnded references",
    confidence: .high)
  static let gestureDelegateDecides = Self(
    statement:
      "The delegate may keep a touch from a recognizer, keep the recognizer from beginning, so that it fails, and let two recognize at the same time; for the last, one of the two delegates is enough.",
    source: "UIGestureRecognizerDelegate reference", confidence: .high)
  static let gestureHasItsMeasure = Self(
    statement:
      "A long press begins after 0.5 s within 10 points. A pan begins after 10 points, counted from where it began. A tap lasts 0.75 s and moves 45 points at most. A swipe moves 50 points within 0.5 s, and at most as far sideways. Only the first is documented.",
    source: "UILongPressGestureRecognizer reference; re-implementations for the others",
    confidence: .low)
  static let controlActionComesFirst = Self(
    statement:
      "From iOS 6 on a tap of one finger on an enabled button, switch, stepper, segmented control or page control belongs to the control: a single-tap recognizer of a view around it fails. Here it also fails on a text input.",
    source:
      "UIGestureRecognizer reference, Interacting with other user interface controls; for text, apps that end editing by a tap",
    confidence: .high)
  static let touchClockGoesByInputs = Self(
    statement:
      "A recognizer's deadline takes effect when its time is over, without another touch. Here touches have a clock that stands still between inputs: each input may say how many seconds pass before it, and the deadlines in between take effect in turns of their own.",
    source:
      "UILongPressGestureRecognizer reference; \"Preferring one gesture over another\"; UIScrollView reference, the timer; for the clock no source: the model's own",
    confidence: .assumed)
  static let tapsFollowInTime = Self(
    statement:
      "A touch that begins soon after the end of a tap is the next tap in a row. A recognizer that needs it fails if it does not come in time. Here it must come within 0.35 s, within 45 points of the tap and in the same window.",
    source:
      "UITouch.tapCount reference; \"Preferring one gesture over another\"; for the numbers and the place no source but a re-implementation",
    confidence: .low)
  static let gestureWaitsForFailure = Self(
    statement:
      "A recognizer that requires another one to fail waits until that one failed, and fails if that one recognizes.",
    source: "UIGestureRecognizer.require(toFail:) reference", confidence: .high)
  static let gestureSendsActions = Self(
    statement:
      "A recognizer sends its actions at each change of its state: a discrete one once, any other when it begins, at each movement, and when it ends or is cancelled. One that fails sends nothing.",
    source: "UIGestureRecognizer reference", confidence: .high)
  static let controlTellsOfDrags = Self(
    statement:
      "A control sends touchDragInside or touchDragOutside at each movement of a finger, and touchDragEnter or touchDragExit when it crosses the edge of the control's reach; touchDownRepeat comes after touchDown for each tap but the first in a row.",
    source: "UIControl.Event reference; a re-implementation", confidence: .high)
  static let exclusiveViewIsAlone = Self(
    statement:
      "A view with isExclusiveTouch, false by default, follows a finger only while no other view of its window follows one, and no other view of the window follows one while it does. Recognizers still get their touches.",
    source: "UIView.isExclusiveTouch reference of two bindings; an article about recognizers",
    confidence: .high)
  static let eventIsSentByWindow = Self(
    statement:
      "The application's sendEvent(_:) gets each event first and passes it to that of the touch's window or, without a location, of the key window, which passes it to recognizers and responders. An override that doesn't call super keeps the event. Here each phase of each touch is an event of its own.",
    source:
      "UIApplication.sendEvent(_:) and UIWindow.sendEvent(_:) references; a re-implementation; for one event of each phase no source",
    confidence: .high)
  static let twoFingersPinchOrTurn = Self(
    statement:
      "A pinch and a rotation follow two fingers. They begin after enough movement, change while both are down, and end when both are lifted. Scale and rotation are not the difference from the last report, and the app may set them. Here they count from where both fingers went down, or from the value that the app sets; 8 points or 0.1 radians are enough, and a third finger is ignored.",
    source:
      "UIPinchGestureRecognizer and UIRotationGestureRecognizer reference and headers, scale and rotation references; for how much is enough, where they count from and a third finger no source",
    confidence: .high)
  static let edgePanStartsAtEdge = Self(
    statement:
      "A screen edge pan begins like a pan, inwards, with a touch that began at one of its edges; without edges it never begins. Here the edge is 20 points wide.",
    source:
      "UIScreenEdgePanGestureRecognizer reference and header; an article for no edges at first; no source for the width",
    confidence: .high)
}
