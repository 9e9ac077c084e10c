/// The rules of view controllers, of their appearance and of the search for the current one.
extension Rule.Entry {
  static let viewBelongsToOneController = Self(
    statement:
      "A view belongs to one controller at most; giving it to a second one raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let childViewLiesInParentView = Self(
    statement:
      "A child's view can lie in its parent's view only: adding it to another controller's, or to a window where nobody's is round it, or adding the child to another parent while it lies there, raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let viewLoadsWhenAsked = Self(
    statement:
      "A controller's view is loaded by whoever asks for it first: loadView makes it and viewDidLoad follows, once. isViewLoaded does not load it, and after view = nil the next one to ask loads it anew; the old one stays where it lies.",
    source: "UIViewController.view reference; tests that ran on UIKit", confidence: .high)
  static let newControllerHasDefaults = Self(
    statement:
      "A new controller has no parent, no children, no title and no view yet, presents nothing and is presented by nobody; only a navigation controller defines a presentation context.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let addingChildLoadsNothing = Self(
    statement:
      "addChild(_:) loads nobody's view.",
    source: "Tests that ran on UIKit", confidence: .high)
  static let unheldControllerIsReleased = Self(
    statement:
      "A controller lives while a variable, its container, the window whose root it is or whoever presents it holds it; it keeps its view alive and its view does not keep it.",
    source: "UIViewController reference", confidence: .high)
  static let viewSetterIsSilent = Self(
    statement:
      "The setter of a controller's view tells nobody anything, viewDidLoad neither. view = nil while the view is shown leaves it where it lies, and the controller counts as shown until its window, its container or a presentation tells it otherwise.",
    source: "cocos2d/cocos2d-x#8406 for the setter; for view = nil no source",
    confidence: .medium)
  static let rootViewIsWindowContent = Self(
    statement:
      "A window's root view controller has its view made the window's content, as large as the window and following its size.",
    source: "UIWindow.rootViewController reference; printed hierarchies", confidence: .high)
  static let rootAppearsWithWindow = Self(
    statement:
      "A root's view appears when its window is shown, or at once in a window that is: loadView, viewDidLoad, viewWillAppear, then the layout, then viewDidAppear, not animated. Hiding the window makes it disappear.",
    source: "The log of an app's launch; a crash's stack; for hiding no source",
    confidence: .high)
  static let rootChangeOrder = Self(
    statement:
      "When a window that is shown gets another root, the old one is told that it will disappear and the new one is loaded and told that it will appear; the views are exchanged; then the old one did disappear and, a turn later, the new one did appear.",
    source: "No source", confidence: .assumed)
  static let addingRootViewWarns = Self(
    statement:
      "From iOS 13 on UIKit warns of an app that adds the view of a window's root by hand.",
    source: "Logs of apps", confidence: .high)
  static let childIsToldOfMove = Self(
    statement:
      "addChild(_:) tells the child that it will move and takes it from the container that it was in; removeFromParent() tells it that it did move to none. The other two calls are the container's to make.",
    source: "UIViewController reference", confidence: .high)
  static let appearanceIsForwarded = Self(
    statement:
      "What a container is told of its appearance it passes on to the children whose views lie in its own, unless it says that it does so itself, the container first. Nobody is told twice in a row that it will appear; calls that do not match are logged.",
    source: "UIViewController reference; a re-implementation", confidence: .medium)
  static let addedViewAppears = Self(
    statement:
      "A controller whose view comes on screen because somebody adds it, or a view round it, gets viewWillAppear at once and viewDidAppear in the run loop's next turn; one whose view is removed gets both callbacks at once.",
    source: "A re-implementation's tests on iOS 6; a crash's stack", confidence: .medium)
  static let viewIsAppearingComesOnce = Self(
    statement:
      "From iOS 17 on, and on iOS 13 to 16 for apps built with its SDK, viewIsAppearing comes once in each appearance: after viewWillAppear, when the view is in the hierarchy and its superview has laid it out, before its own layout.",
    source: "UIViewController.viewIsAppearing(_:) reference", confidence: .high)
  static let sizeTransitionIsAnnounced = Self(
    statement:
      "When the interface is turned or its scene's share of the screen changes, viewWillTransition(to:with:) comes before the window's size changes: to the window's root, then to those in it and then to what it presents, as far as their views are loaded.",
    source:
      "UIContentContainer.viewWillTransition(to:with:) reference, which forwards it to children and to what is presented; for the order no source",
    confidence: .medium)
  static let followPresentedChain = Self(
    statement:
      "The presented chain goes from a root to what it presents, and on from there, to the end.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchRecursively = Self(
    statement:
      "The recursive search goes first to what a controller presents, then to a tab bar's selected controller or a navigation's visible one, and ends at a controller that has none of these.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchResponderChain = Self(
    statement:
      "The search from a view goes up its responder chain to the first controller.",
    source: "Widely copied code of apps", confidence: .high)
  static let searchPresentedFromView = Self(
    statement:
      "topMostController lists the key window's root and all that is presented on it, and goes up a view's responder chain to the first of these.",
    source: "Widely copied code of keyboard managers", confidence: .medium)
}
