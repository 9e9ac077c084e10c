/// The rules of split view controllers.
extension Rule.Entry {
  static let splitViews = Self(
    statement:
      "A collapsed split view controller's view is a _UISplitViewControllerPanelImplView, which is a UILayoutContainerView; in it lies a _UIPanelControllerContentView, in that the view of its primary controller and no other.",
    source:
      "Two printed hierarchies of iPhones: notes on lldb with a screen of 428 by 926 points, and SwiftUI's NavigationSplitView on iOS 26.1; for iOS 8 no source",
    confidence: .medium)
  static let splitCollapses = Self(
    statement:
      "In compact width a split view controller collapses when it comes on screen, before its view will appear: the delegate is asked with splitViewController(_:collapseSecondary:onto:). On true the secondary controller is let go. Else a primary navigation controller pushes it as a whole, also another navigation controller, whose own bar is then hidden; any other primary does nothing with it. From then on viewControllers has the primary alone. Here it collapses on other screens too, whose size classes are not known.",
    source:
      "UISplitViewControllerDelegate, isCollapsed and collapseSecondaryViewController(_:for:) reference; commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller for when; malcolmhall.com/2017/01/27 for what is let go; for the moves and the bar no source",
    confidence: .medium)
  static let splitShowsDetail = Self(
    statement:
      "A split view controller overrides show(_:sender:) and showDetailViewController(_:sender:). Collapsed it asks its delegate, which answers true where it shows the controller itself; else a primary navigation controller pushes it with an animation, also another navigation controller, and where the primary is none, it is presented.",
    source:
      "UISplitViewController.showDetailViewController(_:sender:) and UISplitViewControllerDelegate reference; for the animation and for who presents no source",
    confidence: .medium)
  static let splitIsNotStacked = Self(
    statement:
      "Pushing a split view controller does nothing but log that it can't be pushed to a navigation controller.",
    source: "A comment in an app that had to do without it; the words also in Zuikyo/ZIKRouter",
    confidence: .medium)
}
