/// The rules of presentations and alerts.
extension Rule.Entry {
  static let rootChangeTakesPresented = Self(
    statement:
      "From iOS 8 to 13 what a window's old root presents stays in the window, behind the new root's view, when another root, or none, replaces it; a dismissal that was called just before brings the old root's view back there. Here it is removed on later versions. The knob leavesPresentedViews decides this.",
    source:
      "openradar 18535358; AdevintaSpain/Sencha#23; onmyway133/notes#251; Rightpoint/Swiftilities#38; a printed hierarchy on iOS 8; for what comes after iOS 13 no source",
    confidence: .high)
  static let coveringPresentationOrder = Self(
    statement:
      "A presentation that covers loads the new view, tells the old controller that it will disappear and the new one that it will appear, exchanges the views and then tells the new one that it did appear, the old one that it did disappear, and calls the completion last.",
    source:
      "The present flow of \"蘋果App的層級關系淺析\"; tests of a re-implementation; tests that ran on UIKit",
    confidence: .high)
  static let coveringDismissalOrder = Self(
    statement:
      "The dismissal of a covering controller tells it that it will disappear and the controller below that it will appear, exchanges the views and then tells the lower one that it did appear, the upper one that it did disappear, and calls the completion last.",
    source:
      "The dismiss flow of \"蘋果App的層級關系淺析\"; a re-implementation", confidence: .high)
  static let styleDecidesForm = Self(
    statement:
      "On a phone fullScreen and currentContext cover, and up to iOS 12 pageSheet, formSheet and popover too; from iOS 13 on those are sheets. The others and alerts are shown over the view. A presenter that is not covered gets no callbacks, and the end of a sheet's transition takes a turn of its own even without animation.",
    source:
      "UIModalPresentationStyle reference; tests that ran on UIKit, iOS 12 and 13",
    confidence: .high)
  static let presentedViewLiesInContainer = Self(
    statement:
      "A presented view is in a UITransitionView at the front of the window, a sheet's in a UIDropShadowView in that, with a UIDimmingView behind. A covered view leaves the window and, during an animation, is in the UITransitionView too. From iOS 13 on each presentation has a UITransitionView of its own. Here, up to iOS 12, one that covers another takes over its UITransitionView.",
    source:
      "Printed hierarchies of apps up to iOS 12 and from iOS 13 on; UIViewControllerContextTransitioning.containerView and UIModalPresentationStyle.fullScreen reference; up to iOS 12 for the shared view \"蘋果App的層級關系淺析\"",
    confidence: .high)
  static let sheetIsPulledDown = Self(
    statement:
      "A sheet that is pulled down asks its delegate whether it should dismiss, tells it that it will and, when it is gone, that it did; a modal one stays, and the delegate is told of the attempt. A dismissal by the app does not call the delegate.",
    source: "UIAdaptivePresentationControllerDelegate reference; an article's log",
    confidence: .high)
  static let presentationMisuse = Self(
    statement:
      "Presenting outside the window hierarchy, on a controller that presents already or during a transition does nothing and is logged; presenting nil, or a controller that is shown already, raises NSInvalidArgumentException.",
    source: "Logs and crashes of apps", confidence: .high)
  static let presentationChecksInOrder = Self(
    statement:
      "UIKit refuses a controller that is shown already, a presentation during another's transition, one by a controller that presents already and one by a controller outside a window. Here it checks in this order; a presentation whose window is gone by the next turn does not happen.",
    source:
      "Logs of each refusal: otm-ios#362, DCModalSegue#10, deltachat-ios#2736, dillidon/alerts-and-pickers#52 and #70; for the order no source",
    confidence: .assumed)
  static let sheetBeginsBelowSafeArea = Self(
    statement:
      "On a phone a sheet begins 10 points below the top of the safe area, or 20 with a home button, and reaches the lower edge. On a phone in landscape it fills the screen.",
    source:
      "A printed hierarchy on a screen of 375 × 667 points, (0 40; 375 627); maximumDetentValue on iOS 16, measured in boscojwho/SheetInteraction; UISheetPresentationController.prefersEdgeAttachedInCompactHeight reference",
    confidence: .high)
  static let sheetRestsAtDetents = Self(
    statement:
      "From iOS 15 on a sheet on a phone rests at its selected detent or else at the first one that is active. With a custom detent its height is that plus the bottom safe area; the medium one is about half the screen, and is not active on a phone in landscape. Here it is 0.56 of the largest. Without an active one UIKit raises an exception. The area beside the sheet takes touches, unless the detent is no higher than largestUndimmedDetentIdentifier: then they reach the view behind. The delegate is told of a detent that the user chose, not of one that the app set.",
    source:
      "UISheetPresentationController.detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier and Detent reference; UISheetPresentationControllerDelegate reference; frames measured in boscojwho/SheetInteraction; quran/quran-ios#961 for the exception; for 0.56 a frame on iOS 26 and mbta/mobile_app",
    confidence: .high)
  static let dimmingViewReachesBeyondScreen = Self(
    statement:
      "The UIDimmingView behind a sheet is three times as wide and as high as the screen, and not opaque.",
    source:
      "Printed hierarchies of a sheet on a screen of 375 × 667 points and, in tangem/tangem-app-ios, of 414 × 736",
    confidence: .high)
  static let outermostContainerPresents = Self(
    statement:
      "A controller in containers passes a presentation on to the outermost of them, which then is the presenting one.",
    source:
      "UIViewController.present(_:animated:completion:) reference; tests that ran on UIKit",
    confidence: .high)
  static let nearestContextPresents = Self(
    statement:
      "A presentation in the current context is made by the nearest controller that defines one, from the receiver outwards, else by the outermost.",
    source: "UIViewController.definesPresentationContext reference", confidence: .high)
  static let contextPresentationGoesWithChild = Self(
    statement:
      "What is presented in the context of a child of a tab bar controller leaves and returns with the child when tabs change. Here it is in that child's wrapper, and a navigation controller's child does the same.",
    source:
      "openradar 18552380, ekazaev/route-composer#46 and mattneub/Programming-iOS-Book-Examples, modalPresentationContext, for tab bars; for navigation controllers and the wrapper no source",
    confidence: .high)
  static let containersAnswerForPresentation = Self(
    statement:
      "presentedViewController and presentingViewController answer for the controller itself or else for the nearest container around it.",
    source: "UIViewController.presentedViewController reference; logs of apps",
    confidence: .high)
  static let presentationLandsInCallersWindow = Self(
    statement:
      "A presentation lands in the window of the controller that it is called on: on the key window's root that is whichever window is key at the moment, on that of the app delegate's window the app's own.",
    source: "The last part of \"iOS Window详解\"", confidence: .high)
  static let dismissalTakesAllAbove = Self(
    statement:
      "dismiss(animated:completion:) dismisses what the controller, or one around it, presents, with everything presented above; a controller that presents nothing asks its presenter. Only the top one is animated. With nothing to dismiss, and during a dismissal, nothing happens and no block is called.",
    source: "UIViewController.dismiss(animated:completion:) reference; tests of an article",
    confidence: .high)
  static let alertIsPresented = Self(
    statement:
      "A UIAlertController has no window of its own: it is presented in that of its presenter, over it, in a UITransitionView.",
    source: "Printed hierarchies of apps", confidence: .high)
  static let alertViewHasItsWindow = Self(
    statement:
      "A UIAlertView and a UIActionSheet have a window of their own, which becomes visible and key, and is hidden when they are dismissed, so that the front-most window becomes key. An app with scenes can have neither.",
    source: "Printed hierarchies, logs and crashes of apps", confidence: .high)
  static let alertHandlerRunsAfterDismissal = Self(
    statement:
      "The handler of an alert's button runs after the alert has been dismissed. Here an alert with text fields brings up the keyboard for the first of them.",
    source:
      "Crash traces of apps on iOS 9 to 26, whose handlers run from the end of the dismissal's transition; material-components-ios#1885 and PivotalCoreKit#152; for the keyboard only articles' logs",
    confidence: .high)
  static let alertHasFixedWidth = Self(
    statement:
      "An alert is 270 points wide and in the centre, an action sheet at the lower edge. Here each is as high as its parts and has no views except its text fields. Windows of alert views and action sheets have the levels that were logged on iOS 7.",
    source:
      "A printed hierarchy and goodpatch/PKAlertController#17 for the width and the middle; google/EarlGrey#664 for the edge; a log of iOS 7 for the levels; for the heights no source",
    confidence: .medium)
  static let alertViewCancelsTouches = Self(
    statement:
      "A UIAlertView or UIActionSheet that is shown cancels the touches in progress; a UIAlertController does not.",
    source: "A bug report with its log", confidence: .medium)
  static let alertViewRisesAboveKeyWindow = Self(
    statement:
      "Over a key window of level 2000 or more the window of an alert view has that level plus 1.",
    source: "A printed log", confidence: .medium)
  static let alertWindowIsNotListed = Self(
    statement:
      "From iOS 8 on the window of an alert view or action sheet is key and not in application.windows.",
    source:
      "UIApplication.windows reference; BubbleWrap#426, specs that ran on iOS 8; FLEXTool/FLEX#64, a printed log",
    confidence: .high)
  static let alertViewFillsScreen = Self(
    statement:
      "On iOS 8 the _UIAlertControllerView of an alert fills the screen, and contains the visible box.",
    source: "A printed hierarchy, whose box lies at (25, 235) on a screen of 320 × 568 points",
    confidence: .medium)
  static let alertPutsKeyboardAway = Self(
    statement:
      "A UIAlertController without text fields dismisses the keyboard: the text input in its window resigns, and is first responder again after the alert was dismissed.",
    source:
      "openradar 22455302; github.com/dinhquan/SwiftAlertView/pull/6; Stack Overflow 28564710; dbettermann/DBAlertController#12",
    confidence: .high)
}
