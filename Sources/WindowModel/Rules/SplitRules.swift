/// The rules of split view controllers.
extension Rule.Entry {
  static let splitViews = Self(
    statement:
      "A collapsed split view controller's view is a _UISplitViewControllerPanelImplView. It contains a _UIPanelControllerContentView, and that only the view of its primary controller. Here the first inherits from UILayoutContainerView, and all versions have these views.",
    source:
      "Two printed hierarchies of iPhones: notes on lldb with a screen of 428 by 926 points, and SwiftUI's NavigationSplitView on iOS 26.1; for the superclass and for iOS 8 no source",
    confidence: .high)
  static let splitCollapses = Self(
    statement:
      "In compact width a split view controller collapses when it comes on screen: the delegate is asked with splitViewController(_:collapseSecondary:onto:). On true the secondary controller is released. Otherwise a primary navigation controller pushes it whole, even if it is another navigation controller; any other primary does nothing with it. From then on viewControllers contains only the primary. Here this comes before its view will appear, a pushed navigation controller's own bar is hidden, and it collapses on other screens too, whose size classes are unknown.",
    source:
      "UISplitViewControllerDelegate, isCollapsed, viewControllers and collapseSecondaryViewController(_:for:) reference; Apple's sample UsingPhotosFramework for what is let go; commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller for when; for the call before the appearance, the moves and the bar no source",
    confidence: .high)
  static let splitShowsDetail = Self(
    statement:
      "A split view controller overrides show(_:sender:) and showDetailViewController(_:sender:). Collapsed it asks its delegate, which answers true if it shows the controller itself. Otherwise a primary navigation controller pushes it, even if it is another navigation controller; with any other primary it is presented. Here the push is animated.",
    source:
      "UISplitViewController.h's comments on show(_:sender:) and showDetailViewController(_:sender:); UISplitViewControllerDelegate reference; for the animation and for who presents no source",
    confidence: .high)
  static let splitIsNotStacked = Self(
    statement:
      "Pushing a split view controller only logs that it can't be pushed to a navigation controller.",
    source:
      "UISplitViewController reference; printed messages in ProMotion#379 and IntelligentSplitViewController#11; a comment in an app that had to do without it",
    confidence: .high)
}
