/// The rules of navigation and tab bar controllers.
extension Rule.Entry {
  static let navigationViews = Self(
    statement:
      "A navigation controller's view is a UILayoutContainerView. It contains a UINavigationTransitionView and, in front, the UINavigationBar. The transition view contains a UIViewControllerWrapperView, and that only the view of the stack's top. During an animation the wrapper contains both views.",
    source: "Printed hierarchies of apps; the flows of an article about them", confidence: .high
  )
  static let tabSwitchOrder = Self(
    statement:
      "A tab bar controller's view is a UILayoutContainerView with a UITransitionView and the UITabBar; each child has a UIViewControllerWrapperView of its own, and the selected one's is in the transition view. At a switch the new controller is loaded and will appear, then the old one will disappear, then the wrappers are exchanged; which of the two first gets its did-callback is a knob.",
    source:
      "Printed hierarchies of apps on several versions; logs of the switch: csdndocs, pgzxc, lxweimin, a program in 2026; for the other end the flows of an article about hierarchies",
    confidence: .high)
  static let navigationViewClips = Self(
    statement:
      "The view of a navigation controller clips from iOS 13 on; that of a tab bar controller never does.",
    source: "Printed hierarchies, iOS 7 to 15", confidence: .high)
  static let newTabsKeepSelection = Self(
    statement:
      "With new viewControllers a tab bar controller keeps the selected one if it is among them; else it selects the one at the same index or, if there is none, the first.",
    source: "UITabBarController.viewControllers reference", confidence: .high)
  static let tabDelegateHearsOfTaps = Self(
    statement:
      "A user's tap on a tab selects it if the tab bar controller's delegate allows that. The delegate is told, even if the tab is selected already; a navigation controller there then pops to its root. A selection by code does not call the delegate.",
    source:
      "UITabBarControllerDelegate reference; github.com/Ramotion/animated-tab-bar/pull/40 for the pop; that it comes first has no source",
    confidence: .high)
  static let barsHaveFixedHeights = Self(
    statement:
      "A navigation bar is 44 points high below the status bar, a toolbar 44 and a tab bar 49 above the device's lower edge, and all of them 32 on a phone in landscape; a child's safe area excludes them.",
    source: "Printed hierarchies; measured safe areas", confidence: .high)
  static let sheetHasHigherBar = Self(
    statement:
      "From iOS 13 on a navigation bar in a sheet in portrait is 56 points high, and the safe area below it follows.",
    source: "Reports of three libraries; a printed hierarchy", confidence: .high)
  static let largeTitleMakesBarHigher = Self(
    statement:
      "From iOS 11 on a navigation bar that prefers large titles is 52 points higher, except on a phone in landscape. A top whose display mode is never has none, and one that is automatic follows the one below. Scrolling does not shrink it here.",
    source:
      "UINavigationItem.LargeTitleDisplayMode reference and header; bars measured on Qiita, by hacknicity and on blog.csdn.net; openradar 32707795 for a phone on its side",
    confidence: .high)
  static let pushHidesTabBar = Self(
    statement:
      "A tab bar is hidden, and takes nothing from the safe area, while the stack above it has a controller with hidesBottomBarWhenPushed. UIKit checks this when the stack or the tab changes.",
    source:
      "UIViewController.hidesBottomBarWhenPushed reference, as Apple had it up to the 2020s; uias/Tabman#286; openradar 16095272; wix/react-native-navigation#2820 for the safe area; when it looks, apps that set it back after a push",
    confidence: .high)
  static let viewReachesUnderBars = Self(
    statement:
      "A child's view extends under a container's bars. At the top or bottom it ends beside them if its edgesForExtendedLayout lacks that edge: it has the smaller frame from viewWillAppear on, not yet in viewDidLoad. An edge without a bar changes nothing.",
    source:
      "UIViewController.edgesForExtendedLayout reference; frames that an article on CSDN printed in both methods",
    confidence: .high)
  static let pushOrder = Self(
    statement:
      "A push puts the controller on the stack at once; then the old top will disappear, the new one is loaded and will appear, the views are exchanged, the old one did disappear, the new one did appear, and it is told last that it moved.",
    source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
  static let popOrder = Self(
    statement:
      "A pop takes the controller off the stack at once; then it will disappear, the new top will appear, the views are exchanged, it did disappear, the new top did appear, and it is told last that it moved.",
    source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
  static let stackKeepsItsRoot = Self(
    statement:
      "A stack's root is not popped: nothing happens.",
    source: "UINavigationController.popViewController(animated:) reference", confidence: .high)
  static let severalPopInOneTransition = Self(
    statement:
      "Several controllers are popped in one transition, and those in between get no appearance callbacks.",
    source: "UINavigationController.popToViewController(_:animated:) reference",
    confidence: .high)
  static let popReturnsControllers = Self(
    statement:
      "A pop returns the controllers that it took off the stack, in stack order; on a root it returns none.",
    source:
      "UINavigationController reference; for the order the tests of sinarionn/AppRouter and Sajjon/NanoViewController, which ran on UIKit",
    confidence: .high)
  static let popToStrangerRaises = Self(
    statement:
      "Popping to a controller that is not in the stack raises an exception.",
    source: "Crashes of apps", confidence: .high)
  static let pushingTwiceRaises = Self(
    statement:
      "Pushing a controller that is in the stack raises an exception, with another message from iOS 13 on.",
    source: "Crashes of apps", confidence: .high)
  static let pushingNavigationRaises = Self(
    statement:
      "Pushing a navigation controller raises an exception.",
    source: "The crash of an app", confidence: .high)
  static let tabBarCanBePushed = Self(
    statement:
      "A tab bar controller can be pushed, although the reference says that it can't.",
    source:
      "An article's experiment; ChenYilong/CYLTabBarController#135 and eggswift/ESTabBarController#22, apps that do it; against a sentence of Apple's",
    confidence: .high)
  static let newStackShowsItsLast = Self(
    statement:
      "A new list of controllers shows its last one: without a transition if it is the top already, by a pop if it was in the stack, else by a push. An empty list shows nothing.",
    source:
      "UINavigationController.setViewControllers(_:animated:) reference; tests that ran on UIKit",
    confidence: .high)
  static let nestedPushIsLogged = Self(
    statement:
      "Up to iOS 13 UIKit logs that a push during another one's animation, or in the same turn, can corrupt the bar, and that appearance calls are unbalanced; here the second one waits for the first, and of two in one turn only the last is shown.",
    source:
      "Logs of apps: ChatSecure#597, cobaltians/Cobalt#18, HeroTransitions/Hero#638 (2019), BAMEasyTable#4; what is shown has no source",
    confidence: .high)
  static let navigationDelegateIsTold = Self(
    statement:
      "A navigation controller's delegate, held weakly, is told that a controller will show after the old and the new controller got their will-callbacks, and that it did show after everything else. So is the controller shown when the container appears; the first time the delegate is also told that it did show right after it is told that it will.",
    source:
      "vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle, a printed log; openradar 29912893 (iOS 10) and 44966342 (iOS 12); UINavigationController.delegate reference",
    confidence: .medium)
  static let edgePopCanBeCancelled = Self(
    statement:
      "A user's swipe from the edge pops a navigation controller's top with an animation. If it is cancelled, the controller that was coming will and did disappear, and the one that was leaving will and did appear and is back on the stack. Here that one is told that it moves there again.",
    source:
      "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html and dev.mo4tech.com/ios-features-life-cycle.html, logs; Stack Overflow 18927878; AlphaWallet/alpha-wallet-ios#5146 for the stack; for the moves no source",
    confidence: .high)
  static let siblingsTransition = Self(
    statement:
      "A container of the app's own that transitions from one child to another tells both, adds the other's view in front of the first one's, and at the end removes the first one's view and calls the block. Children without a common parent raise an exception. Here the first is told that it will disappear before the other that it will appear, and both that they did before the block is called.",
    source:
      "UIViewController.transition(from:to:duration:options:animations:completion:) reference; github.com/Awful/Awful.app/issues/213 for the exception; for who is told first two re-implementations, for the block no source",
    confidence: .high)
  static let shownByNearestContainer = Self(
    statement:
      "show(_:sender:) and showDetailViewController(_:sender:) ask the nearest controller, from the receiver outwards, that overrides the method: a navigation controller overrides the first, and pushes. If none does, the root of the receiver's window presents the other controller. Here the push is animated, and a navigation controller, which can't be pushed, is presented.",
    source:
      "UIViewController.show(_:sender:), showDetailViewController(_:sender:) and targetViewController(forAction:sender:) reference; UINavigationController.show(_:sender:) reference; for the animation no source, and for another navigation controller one developer's report",
    confidence: .high)
  static let callbacksComeNextTurn = Self(
    statement:
      "What a controller is told to do changes what it knows at once; the callbacks come in the run loop's next turn, and the last ones of an animation when it ends.",
    source: "Tests that ran on UIKit, iOS 12 and 13", confidence: .high)
}
