/// The rules of view controllers, their appearance and the search for the current one.
extension Rule.Entry {
  static let viewBelongsToOneController = Self(
    statement:
      "A view belongs to at most one controller; giving it to a second one raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let childViewLiesInParentView = Self(
    statement:
      "A child's view can only be in its parent's view. Adding it to another controller's view, or to a window outside any controller's view, raises an exception; so does adding the child to another parent while its view is there.",
    source: "Crashes of apps", confidence: .high)
  static let viewLoadsWhenAsked = Self(
    statement:
      "The first access loads a controller's view: loadView makes it and viewDidLoad follows, once. isViewLoaded does not load it. After view = nil the next access loads it again; the old view stays where it is.",
    source: "UIViewController.view reference; tests that ran on UIKit", confidence: .high)
  static let newControllerHasDefaults = Self(
    statement:
      "A new controller has no parent, no children, no title and no view yet, presents nothing and is not presented; only a navigation controller defines a presentation context.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let addingChildLoadsNothing = Self(
    statement:
      "addChild(_:) loads no view.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let unheldControllerIsReleased = Self(
    statement:
      "A controller lives while a variable, its container, the window whose root it is or its presenter holds it. It keeps its view alive, but not the other way round.",
    source: "UIViewController reference", confidence: .high)
  static let viewSetterIsSilent = Self(
    statement:
      "Setting a controller's view makes no callback, not even viewDidLoad. Here view = nil while the view is shown leaves it where it is, and the controller counts as shown until its window, its container or a presentation tells it otherwise.",
    source:
      "cocos2d/cocos2d-x#8406 and a program that prints loadView and viewDidLoad round view = another view and view = nil; UIViewController.h; for view = nil while it is shown no source",
    confidence: .high)
  static let rootViewIsWindowContent = Self(
    statement:
      "The view of a window's root view controller becomes the window's content, as large as the window and resizing with it.",
    source: "UIWindow.rootViewController reference; printed hierarchies", confidence: .high)
  static let rootAppearsWithWindow = Self(
    statement:
      "A root's view appears when its window is shown, or at once in a visible window: loadView, viewDidLoad, viewWillAppear, then the layout, then viewDidAppear, not animated. Hiding the window makes it disappear.",
    source: "The log of an app's launch; a crash's stack; for hiding no source",
    confidence: .high)
  static let rootChangeOrder = Self(
    statement:
      "When a visible window gets another root, the old one is told that it disappears and the new one, once loaded, that it appears, and the views are exchanged. Here the old one will disappear first, then the new one is loaded and will appear; after the exchange the old one did disappear and, a turn later, the new one did appear.",
    source:
      "UIWindow.rootViewController, UIViewController.viewWillAppear(_:) and viewWillDisappear(_:) reference; stack traces in which the root's viewDidAppear comes after the turn; for the order no source",
    confidence: .assumed)
  static let addingRootViewWarns = Self(
    statement:
      "From iOS 13 on UIKit warns when an app itself adds the view of a window's root.",
    source: "Logs of apps", confidence: .high)
  static let childIsToldOfMove = Self(
    statement:
      "addChild(_:) tells the child that it will move and removes it from its old container; removeFromParent() tells it that it did move to none. The container must make the other two calls.",
    source: "UIViewController reference", confidence: .high)
  static let appearanceIsForwarded = Self(
    statement:
      "UIKit forwards a container's appearance callbacks to the children whose views are in its own, the container first, unless the container forwards them itself. Unbalanced calls are logged. Here no controller is told twice in a row that it will appear.",
    source:
      "UIViewController.shouldAutomaticallyForwardAppearanceMethods and beginAppearanceTransition(_:animated:) reference; logs in phchan9/til and of a program in 2026; logged messages of unbalanced calls; that nobody is told twice is a re-implementation's",
    confidence: .high)
  static let addedViewAppears = Self(
    statement:
      "A controller whose view comes on screen because it, or a view around it, is added gets viewWillAppear at once and viewDidAppear in the run loop's next turn; one whose view is removed gets both callbacks at once.",
    source:
      "Apple's QA1693 for viewWillAppear within addSubview; a log and stack traces for viewDidAppear after the turn; for both at once at a removal a re-implementation's tests on iOS 6, which a later stack contradicts",
    confidence: .medium)
  static let viewIsAppearingComesOnce = Self(
    statement:
      "From iOS 17 on, and on iOS 13 to 16 for apps built with its SDK, viewIsAppearing comes once in each appearance: after viewWillAppear, when the view is in the hierarchy and its superview has laid it out, before its own layout.",
    source: "UIViewController.viewIsAppearing(_:) reference", confidence: .high)
  static let sizeTransitionIsAnnounced = Self(
    statement:
      "When the interface rotates or its scene's share of the screen changes, viewWillTransition(to:with:) comes before the window's size changes: to the window's root, which passes it on to its children, and to what it presents. Here presented controllers come last, and only controllers whose views are loaded are told.",
    source:
      "UIContentContainer.viewWillTransition(to:with:) reference and header; for whose turn it is between children and the presented no source",
    confidence: .high)
  static let followPresentedChain = Self(
    statement:
      "The presented chain goes from a root to what it presents, and on from there, to the end.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchRecursively = Self(
    statement:
      "The recursive search goes first to what a controller presents, then to a tab bar controller's selected one or a navigation controller's visible one, and ends at a controller that has none of these.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchResponderChain = Self(
    statement:
      "The search from a view goes up its responder chain to the first controller.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchPresentedFromView = Self(
    statement:
      "topMostController lists the key window's root and all controllers presented on it, and goes up a view's responder chain to the first of these.",
    source: "Widely copied code of keyboard managers", confidence: .medium)
}
