/// The rules of view controllers, presentations and alerts.
extension Rule.Entry {
  static let viewsV19 = Self(
    statement:
      "A view belongs to one controller at most; giving it to a second one raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let viewsV20 = Self(
    statement:
      "A child's view can lie in its parent's view only: adding it elsewhere, or adding the child to another parent while it lies there, raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let viewsC1 = Self(
    statement:
      "A controller's view is loaded by whoever asks for it first: loadView makes it and viewDidLoad follows, once. isViewLoaded does not load it, and after view = nil the next one to ask loads it anew; the old one stays where it lies.",
    source: "UIViewController.view reference; tests that ran on UIKit", confidence: .high)
  static let viewsC2 = Self(
    statement:
      "A new controller has no parent, no children, no title and no view yet, presents nothing and is presented by nobody; only a navigation controller defines a presentation context.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let viewsC3 = Self(
    statement:
      "addChild(_:) loads nobody's view.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let viewsC4 = Self(
    statement:
      "A controller lives while a variable, its container, the window whose root it is or whoever presents it holds it; it keeps its view alive and its view does not keep it.",
    source: "UIViewController reference", confidence: .high)
  static let viewsC5 = Self(
    statement:
      "The setter of a controller's view tells nobody anything, viewDidLoad neither. view = nil while the view is shown leaves it where it lies, and the controller counts as shown until its window, its container or a presentation tells it otherwise.",
    source: "No source", confidence: .assumed)
  static let viewsR1 = Self(
    statement:
      "A window's root view controller has its view made the window's content, as large as the window and following its size.",
    source: "UIWindow.rootViewController reference; printed hierarchies", confidence: .high)
  static let viewsR2 = Self(
    statement:
      "A root's view appears when its window is shown, or at once in a window that is: loadView, viewDidLoad, viewWillAppear, then the layout, then viewDidAppear, not animated. Hiding the window makes it disappear.",
    source: "The log of an app's launch; a crash's stack; for hiding no source",
    confidence: .high)
  static let viewsR3 = Self(
    statement:
      "When a window that is shown gets another root, the old one is told that it will disappear and the new one is loaded and told that it will appear; the views are exchanged; then the old one did disappear and, a turn later, the new one did appear.",
    source: "No source", confidence: .assumed)
  static let viewsR5 = Self(
    statement:
      "From iOS 13 on UIKit warns of an app that adds the view of a window's root by hand.",
    source: "Logs of apps", confidence: .high)
  static let viewsR4 = Self(
    statement:
      "What a window's old root presents is taken out with it here. An app may see it stay in the window behind the new root's view, which the knob leavesPresentedViews shows, and a dismissal that was called just before brings the old root's view back there.",
    source: "Printed hierarchies of an app on iOS 8", confidence: .medium)
  static let views2_4 = Self(
    statement:
      "A presentation that covers loads the new view, tells the old controller that it will disappear and the new one that it will appear, exchanges the views and then tells the new one that it did appear, the old one that it did disappear, and calls the completion last.",
    source:
      "The present flow of \"蘋果App的層級關系淺析\"; tests of a re-implementation; tests that ran on UIKit",
    confidence: .high)
  static let views2_4A = Self(
    statement:
      "A dismissal of what covers tells it that it will disappear and the controller below that it will appear, exchanges the views and then tells the lower one that it did appear, the upper one that it did disappear, and calls the completion last.",
    source:
      "The dismiss flow of \"蘋果App的層級關系淺析\"; a re-implementation", confidence: .high)
  static let views2_4B = Self(
    statement:
      "On a phone fullScreen and currentContext cover, and up to iOS 12 pageSheet, formSheet and popover too; from iOS 13 on those are sheets. The others and alerts lie over. Who is not covered hears nothing, and the end of a sheet's transition takes a turn of its own even without animation.",
    source:
      "UIModalPresentationStyle reference; tests that ran on UIKit, iOS 12 and 13",
    confidence: .high)
  static let views2_4C = Self(
    statement:
      "A presented view lies in a UITransitionView in front in the window, a sheet's in a UIDropShadowView in that, with a UIDimmingView behind. A covered view leaves the window and, during an animation, lies in the UITransitionView too. Up to iOS 12 one that covers another takes over its UITransitionView; from iOS 13 on each has its own.",
    source:
      "\"蘋果App的層級關系淺析\"; printed hierarchies of apps on several versions; UIViewControllerContextTransitioning reference",
    confidence: .medium)
  static let views2_4D = Self(
    statement:
      "A sheet that is pulled down asks its delegate whether it should, tells it that it will and, when it is gone, that it did; one that is modal stays, and the delegate hears of the attempt. A dismissal by the app tells the delegate nothing.",
    source: "UIAdaptivePresentationControllerDelegate reference; an article's log",
    confidence: .high)
  static let views2_4E = Self(
    statement:
      "Presenting out of the window hierarchy, on a controller that presents already or during a transition does nothing and is logged; presenting nobody, or a controller that is shown already, raises NSInvalidArgumentException.",
    source: "Logs and crashes of apps", confidence: .high)
  static let views2_4F = Self(
    statement:
      "It is looked first whether the controller is shown already, then for a transition under way, then whether the presenter presents already, then for the window; a presentation whose window is gone by the next turn does not come about. A sheet begins 10 points below the safe area.",
    source: "No source", confidence: .assumed)
  static let viewsP1 = Self(
    statement:
      "A controller that is in others passes a presentation on to the outermost of them, which then is the presenting one.",
    source:
      "UIViewController.present(_:animated:completion:) reference; tests that ran on UIKit",
    confidence: .high)
  static let viewsP2 = Self(
    statement:
      "A presentation in the current context is made by the nearest controller that defines one, from the one that was asked outwards, else by the outermost.",
    source: "UIViewController.definesPresentationContext reference", confidence: .high)
  static let viewsP2A = Self(
    statement:
      "What is presented in the context of a child of a navigation or tab bar controller lies in that child's wrapper, goes with the child when another takes its place and is back with it.",
    source: "No source", confidence: .assumed)
  static let viewsP3 = Self(
    statement:
      "presentedViewController and presentingViewController answer for the controller itself or else for the nearest one that it is in.",
    source: "UIViewController.presentedViewController reference; logs of apps",
    confidence: .high)
  static let viewsP6 = Self(
    statement:
      "A presentation lands in the window of the controller that it is called on: on the key window's root that is whichever window is key at the moment, on that of the app delegate's window the app's own.",
    source: "The last part of \"iOS Window详解\"", confidence: .high)
  static let viewsD1 = Self(
    statement:
      "dismiss(animated:completion:) takes away what the controller, or one that it is in, presents, with all that is presented above; a controller that presents nothing asks who presents it. Only what is on top is animated. With nothing to dismiss, and while a dismissal is on its way, nothing happens and no block is called.",
    source: "UIViewController.dismiss(animated:completion:) reference; tests of an article",
    confidence: .high)
  static let views2_6 = Self(
    statement:
      "addChild(_:) tells the child that it will move and takes it from the container that it was in; removeFromParent() tells it that it did move to none. The other two calls are the container's to make.",
    source: "UIViewController reference", confidence: .high)
  static let views2_6A = Self(
    statement:
      "What a container is told of its appearance it passes on to the children whose views lie in its own, unless it says that it does so itself, the container first. Nobody is told twice in a row that it will appear; calls that do not match are logged.",
    source: "UIViewController reference; a re-implementation", confidence: .medium)
  static let views2_6B = Self(
    statement:
      "A controller whose view comes on screen because somebody adds it, or a view round it, gets viewWillAppear at once and viewDidAppear in the run loop's next turn; one whose view is removed gets both callbacks at once.",
    source: "A re-implementation's tests on iOS 6; a crash's stack", confidence: .medium)
  static let views2_7 = Self(
    statement:
      "From iOS 17 on, and on iOS 13 to 16 for apps built with its SDK, viewIsAppearing comes once in each appearance: after viewWillAppear, when the view is in the hierarchy and its superview has laid it out, before its own layout.",
    source: "UIViewController.viewIsAppearing(_:) reference", confidence: .high)
  static let views2_3 = Self(
    statement:
      "A navigation controller's view is a UILayoutContainerView; in it lie a UINavigationTransitionView, in that a UIViewControllerWrapperView, in that the view of the stack's top and no other, and the UINavigationBar in front. While an animation runs the wrapper has both views.",
    source: "Printed hierarchies of apps; the flows of an article about them", confidence: .high
  )
  static let views2_5 = Self(
    statement:
      "A tab bar controller's view is a UILayoutContainerView with a UITransitionView and the UITabBar; each child has a UIViewControllerWrapperView of its own, and the selected one's lies in the transition view. At a switch the new controller is loaded and will appear, then the old one will disappear, then the wrappers are exchanged; which of the two is told first that it did is a knob.",
    source: "The flows of an article about hierarchies, against four logs for the end",
    confidence: .medium)
  static let views6 = Self(
    statement:
      "A navigation bar is 44 points high below the status bar, a toolbar 44 and a tab bar 49 above the device's lower edge, and all of them 32 on a phone that lies on its side; a child's safe area leaves them out.",
    source: "Printed hierarchies; measured safe areas", confidence: .high)
  static let views6A = Self(
    statement:
      "When the interface is turned, viewWillTransition(to:with:) comes before the window's size changes: to the window's root, then to those in it and then to what it presents, as far as their views are loaded.",
    source:
      "UIContentContainer.viewWillTransition(to:with:) reference; for the order and for who is told no source",
    confidence: .assumed)
  static let viewsN1 = Self(
    statement:
      "A push puts the controller on the stack at once; then the old top will disappear, the new one is loaded and will appear, the views are exchanged, the old one did disappear, the new one did appear, and it is told last that it moved.",
    source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
  static let viewsN2 = Self(
    statement:
      "A pop takes the controller off the stack at once; then it will disappear, the new top will appear, the views are exchanged, it did disappear, the new top did appear, and it is told last that it moved.",
    source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
  static let viewsN3 = Self(
    statement:
      "A stack's root is not popped: nothing happens.",
    source: "UINavigationController.popViewController(animated:) reference", confidence: .high)
  static let viewsN4 = Self(
    statement:
      "Several controllers are popped in one transition, and those between are told of no appearance.",
    source: "UINavigationController.popToViewController(_:animated:) reference",
    confidence: .high)
  static let viewsN5 = Self(
    statement:
      "Popping to a controller that is not in the stack raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let viewsN6 = Self(
    statement:
      "Pushing a controller that is in the stack raises an exception, with other words from iOS 13 on.",
    source: "Crashes of apps", confidence: .high)
  static let viewsN7 = Self(
    statement:
      "Pushing a navigation controller raises an exception.",
    source: "The crash of an app", confidence: .high)
  static let viewsN8 = Self(
    statement:
      "A tab bar controller can be pushed, although the reference says that it can't.",
    source: "An article's experiment, against a sentence of Apple's", confidence: .medium)
  static let viewsN9 = Self(
    statement:
      "A new list of controllers shows its last one: by nothing if it is the top already, by a pop if it was in the stack, else by a push; an empty one shows nothing.",
    source:
      "UINavigationController.setViewControllers(_:animated:) reference; tests that ran on UIKit",
    confidence: .medium)
  static let viewsN10 = Self(
    statement:
      "Up to iOS 13 UIKit logs that a push during another one's animation, or in the same turn, can corrupt the bar, and that appearance calls are unbalanced; here the second one waits for the first, and of two in one turn only the last is shown.",
    source: "Logs of apps; what is shown has no source", confidence: .medium)
  static let viewsN11 = Self(
    statement:
      "A navigation controller's delegate, which it does not keep alive, is told that a controller will show after who goes and who comes were told that they will, and that it did show at the end of all; what is there when the container appears is not told.",
    source: "A re-implementation; for the end and for what is there no source",
    confidence: .medium)
  static let viewsN12 = Self(
    statement:
      "A person who swipes a navigation's top off it pops it with an animation. Let go before its end, who was to come will and did disappear, who was to go will and did appear, and is back on the stack; it is told that it moves there again.",
    source: "An article's log; for the stack and for the moves no source", confidence: .medium)
  static let viewsN13 = Self(
    statement:
      "What a controller is told to do changes what it knows at once; the callbacks come in the run loop's next turn, and the last ones of an animation when it ends.",
    source: "Tests that ran on UIKit, iOS 12 and 13", confidence: .high)
  static let views3_3 = Self(
    statement:
      "The presented chain goes from a root to what it presents, and on from there, to the end.",
    source: "Widely copied code of apps", confidence: .high)
  static let views3_4 = Self(
    statement:
      "The recursive search goes first to what a controller presents, then to a tab bar's selected controller or a navigation's visible one, and ends at a controller that has none of these.",
    source: "Widely copied code of apps", confidence: .high)
  static let views3_5 = Self(
    statement:
      "The search from a view goes up its responder chain to the first controller.",
    source: "Widely copied code of apps", confidence: .high)
  static let views3_5A = Self(
    statement:
      "topMostController lists the key window's root and all that is presented on it, and goes up a view's responder chain to the first of these.",
    source: "Widely copied code of keyboard managers", confidence: .medium)
  static let views5 = Self(
    statement:
      "A UIAlertController has no window of its own: it is presented in that of its presenter, over it, in a UITransitionView.",
    source: "Printed hierarchies of apps", confidence: .high)
  static let views5A = Self(
    statement:
      "A UIAlertView and a UIActionSheet come in a window of their own, which becomes visible and key, and is hidden when they are dismissed, so that the key falls to the front-most window. An app with scenes can have neither.",
    source: "Printed hierarchies, logs and crashes of apps", confidence: .high)
  static let views5B = Self(
    statement:
      "The handler of an alert's button runs after the alert has been dismissed. An alert with text fields brings the keyboard for the first of them.",
    source: "UIAlertController reference; articles' logs", confidence: .medium)
  static let views5C = Self(
    statement:
      "An alert is 270 points wide and lies in the middle, an action sheet at the lower edge, each as high as its parts; it has no views but its text fields. Windows of alert views and action sheets have the levels that were logged on iOS 7.",
    source: "No source", confidence: .assumed)
}
