/// Rules of iPads, size classes and presentations in regular width (windows-11).
extension Rule.Entry {
  static let padTurnsAllWays = Self(
    statement:
      "An iPad rotates its interface to all four orientations and shows its status bar in landscape too, 20 points high with a home button and 24 without. At the bottom only the home indicator's 20 points are outside the safe area.",
    source:
      "Tencent/QMUI_iOS#633; UISupportedInterfaceOrientations~ipad in Apple's list of Info.plist keys",
    confidence: .medium)
  static let deviceHasSizeClasses = Self(
    statement:
      "On a full screen an iPad has regular width and height, a phone in portrait compact width and regular height, and a phone in landscape compact width and height; Plus and Max phones, which have regular width in landscape, are not among the devices. Other screens leave both unspecified here.",
    source: "UITraitCollection reference; Human Interface Guidelines, Layout", confidence: .high)
  static let sharedScreenHasSizeClasses = Self(
    statement:
      "A scene that shares an iPad's screen has compact width, except that two thirds of a landscape screen are regular. A change of width calls viewWillTransition(to:with:), and traitCollectionDidChange(_:) only if the size class changes. Here the divider stays where it is while a sheet or a popover would have to adapt.",
    source:
      "A log of size classes in every Split View of iOS 9; Human Interface Guidelines, Layout",
    confidence: .high)
  static let traitsAreInherited = Self(
    statement:
      "Views and controllers have the traits of their window or, outside any window, those of the device. In a popover or a form sheet of an iPad they have compact width.",
    source:
      "UITraitEnvironment reference; openradar 27448912 for form sheets; duckduckgo/apple-browsers#6420 for popovers",
    confidence: .medium)
  static let traitChangeIsTold = Self(
    statement:
      "A rotation that changes size classes calls willTransition(to:with:) of controllers before viewWillTransition(to:with:), and then traitCollectionDidChange(_:) with the previous traits. Here the size has changed by then, and only overrides in programs are called, for each window first its own, then its controllers', then its views'; the call when a view first enters a window is left out.",
    source:
      "View Controller Programming Guide for iOS, The Adaptive Model; UIContentContainer and UITraitEnvironment references; a log in mattneub/Programming-iOS-Book-Examples; WWDC 2016, session 222, for the window first; for the size no source",
    confidence: .high)
  static let regularWidthKeepsStyles = Self(
    statement:
      "In regular width pageSheet and formSheet are cards in front of the presenter's view on every version, and popover is a bubble. The presenter's view stays in the window and its controller gets no callbacks. In compact width a popover is a sheet from iOS 13 on and covers on earlier versions.",
    source: "UIModalPresentationStyle reference", confidence: .high)
  static let sheetHasItsSize = Self(
    statement:
      "On an iPad a form sheet has the controller's preferredContentSize or 540 x 620 points, in the centre. A page sheet is as wide as the screen in portrait up to iOS 12, and is below the status bar. From iOS 13 on the system chooses its size; here it is 704 points wide, 20 from the upper and the lower edge.",
    source:
      "UIModalPresentationStyle reference; openradar 17950846; for 704 and 20 no source",
    confidence: .medium)
  static let popoverPointsToSource = Self(
    statement:
      "A popover is beside its sourceRect and keeps 10 points from the screen's edges. Its size is preferredContentSize or 320 points by as high as there is room. Without a sourceRect it points to the view's corner, on iOS 17 to its bounds. Here it is below if there is room, else above, right or left, and its arrow is 13 points high.",
    source:
      "UIPopoverPresentationController.sourceRect and popoverLayoutMargins reference; UIViewController.contentSizeForViewInPopover and preferredContentSize reference; for the side and the arrow no source",
    confidence: .high)
  static let popoverNeedsASource = Self(
    statement:
      "A popover that has neither a sourceView nor a barButtonItem when its presentation begins raises NSGenericException. Its delegate may still set one in prepareForPopoverPresentation(_:), and so may code that runs after the call. Without code the call itself raises here.",
    source: "Crashes of apps, with their stacks; refugerestrooms-ios#119", confidence: .high)
  static let popoverIsDismissedOutside = Self(
    statement:
      "A touch beside a popover dismisses it. From iOS 13 on the delegate is called as for a sheet, on earlier versions by popoverPresentationControllerShouldDismissPopover and DidDismissPopover. A dismissal by the app does not call the delegate.",
    source:
      "UIPopoverPresentationControllerDelegate and UIAdaptivePresentationControllerDelegate references",
    confidence: .high)
  static let delegateAdaptsStyle = Self(
    statement:
      "In compact width the delegate's adaptivePresentationStyle(for:) says what a page sheet, a form sheet or a popover becomes: none keeps it as it is, so that a popover stays one on a phone. adaptivePresentationStyle(for:traitCollection:) is asked in any width, and first. Here it is asked once, when the presentation begins.",
    source: "UIAdaptivePresentationControllerDelegate reference", confidence: .high)
  static let actionSheetIsAPopover = Self(
    statement:
      "In regular width a UIAlertController of style actionSheet is a popover without its cancel button, whose handler runs on a touch beside it. Without a sourceView or a barButtonItem it raises NSGenericException when its presentation begins. Here it is 304 points wide.",
    source:
      "material-components-ios#8730; dillidon/alerts-and-pickers#71; tasanobu-zz/Kamagari#1 with its stack; no source for the width",
    confidence: .high)
  static let padBarsAreHigher = Self(
    statement:
      "On an iPad a navigation bar is 50 points high from iOS 12 on and 44 before, in every orientation. A tab bar and a toolbar are 50 with a home button, and 49 and 44 before iOS 12. Here they are 45 above the home indicator without one.",
    source:
      "\"iPad Navigation Bar and Toolbar Height Changes in iOS 12\" (hacknicity); Tencent/QMUI_iOS#633, which alone has the 45",
    confidence: .high)
}
