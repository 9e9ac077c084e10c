/// The rules of page view controllers.
extension Rule.Entry {
  static let pageViews = Self(
    statement:
      "A page view controller whose pages scroll has a _UIPageViewControllerContentView, in it a _UIQueuingScrollView, in that three views side by side; the middle one is visible and contains the page's view. Here, with a page curl, the page's view is in the content view itself.",
    source:
      "UIKit's private headers; its assertion that there are three views in many apps' crashes, e.g. ElaWorkshop/TagListView#145, mamaral/Onboard#52 and iltercengiz/ICViewPager#67; ICViewPager#6 for the content view; Stack Overflow 22577929 for the content offset; for the curl one report, Stack Overflow 48653763",
    confidence: .high)
  static let pageIsSet = Self(
    statement:
      "setViewControllers(_:direction:animated:completion:) loads the views and tells the page at once that it will and did appear, even before the page view controller is on screen; on screen an animated change ends later. The delegate is not called. Here the page is told last that it moved, as in one log.",
    source:
      "Stack Overflow 48653763, a log; uias/Pageboy#233, a log; UIPageViewController.setViewControllers(_:direction:animated:completion:) and delegate reference",
    confidence: .high)
  static let pageTurnOrder = Self(
    statement:
      "When the user turns a page, the delegate is told first, then the new page will appear and the old one will disappear. At the end the new one did appear and the old one did disappear, with a page curl the other way round, and the delegate is told last. If the turn is cancelled and pages scroll, the old page will and did appear, then the new one will and did disappear; with a page curl the new one will disappear, the old one will appear, and then they did. The page turns if more than half of it is turned when the finger is lifted, whatever its velocity.",
    source:
      "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html, printed logs; for half of the page and for the moves to the parent no source",
    confidence: .medium)
  static let pageSourceIsAsked = Self(
    statement:
      "If pages scroll, the data source is asked for the pages after and before when the first swipe begins, and both are kept; after a page turn the old page is kept and only the next one in that direction is asked for. Their views are loaded at once. With a page curl, it is asked at each swipe. Setting a page by code, or a new data source, makes it be asked again.",
    source:
      "A log on iOS 9.1 (wisdomskyduan.blogspot.com, 2015/11); github.com/nrlnishan/ViewPager-Swift/issues/19 for the views; openradar 13162693 for a page that is set",
    confidence: .medium)
  static let onePageIsSet = Self(
    statement:
      "A page view controller that shows one page at a time gets exactly one by setViewControllers; any other number raises an exception.",
    source:
      "Crashes of apps: github.com/NYPL-Simplified/Simplified-iOS/issues/781, Taehyeon-Kim/TIL/issues/18",
    confidence: .high)
}
