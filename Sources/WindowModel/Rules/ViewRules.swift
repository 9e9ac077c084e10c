/// The rules of views: their tree, geometry, layout and hit testing.
extension Rule.Entry {
  static let unheldViewIsReleased = Self(
    statement:
      "A superview holds its subviews strongly. A view that neither a superview nor a variable holds is released when the run loop's turn ends, before the layout pass.",
    source: "UIView.addSubview(_:) reference", confidence: .high)
  static let addedViewIsFrontmost = Self(
    statement:
      "addSubview(_:) puts a view at the end of the subviews, which is in front of all others on the screen, and makes the receiver its superview.",
    source: "UIView.addSubview(_:) reference", confidence: .high)
  static let viewHasOneSuperview = Self(
    statement: "A view has one superview: adding it to another one removes it from the first.",
    source: "UIView.addSubview(_:) reference; tests of three re-implementations",
    confidence: .high)
  static let addingAgainBringsToFront = Self(
    statement:
      "Adding a view to its current superview only brings it to the front. Here this makes no callback.",
    source:
      "UIView.addSubview(_:) reference; an article that brings a view to the front in this way; for the callbacks no source but two re-implementations",
    confidence: .high)
  static let insertAtIndex = Self(
    statement:
      "insertSubview(_:at:) puts a view at an index of the subviews, and the subviews from there on move up by one.",
    source: "UIView.insertSubview(_:at:) reference", confidence: .high)
  static let indexBeyondEndIsFront = Self(
    statement: "An index beyond the last subview does no harm: the view goes in front of all.",
    source: "Tests of two re-implementations", confidence: .high)
  static let negativeIndexIsRefused = Self(
    statement:
      "Indices start at zero. UIKit does not document what it does with a negative one; here it is refused.",
    source: "UIView.insertSubview(_:at:) reference, which says nothing of an index below zero",
    confidence: .high)
  static let insertBesideSibling = Self(
    statement:
      "insertSubview(_:aboveSubview:) puts a view right in front of a sibling, insertSubview(_:belowSubview:) right behind it.",
    source:
      "UIView.insertSubview(_:aboveSubview:) and insertSubview(_:belowSubview:) reference",
    confidence: .high)
  static let movedViewIsTakenOutFirst = Self(
    statement:
      "A view that moves within its superview is removed first, and its new place is found among the remaining subviews.",
    source: "Tests of a re-implementation", confidence: .high)
  static let besideStrangerIsFront = Self(
    statement:
      "A view to insert beside one that is not among the subviews goes in front of all.",
    source: "Tests of two re-implementations", confidence: .high)
  static let besideItselfIsFront = Self(
    statement: "A view to insert above or below itself goes in front of all.",
    source: "Tests of a re-implementation", confidence: .medium)
  static let exchangeIsSilent = Self(
    statement:
      "exchangeSubview(at:withSubviewAt:) swaps the places of two subviews and makes no callback; an index that no subview has is refused.",
    source: "UIView.exchangeSubview(at:withSubviewAt:) reference", confidence: .high)
  static let bringOrSendToEnds = Self(
    statement:
      "bringSubviewToFront(_:) makes a view the last of the subviews, sendSubviewToBack(_:) the first; for a view that is not a subview they do nothing.",
    source:
      "UIView.bringSubviewToFront(_:) and sendSubviewToBack(_:) reference; three re-implementations",
    confidence: .high)
  static let removalWithoutSuperviewIsNothing = Self(
    statement: "removeFromSuperview() without a superview does nothing and makes no callback.",
    source: "UIView.removeFromSuperview() reference; three re-implementations",
    confidence: .high)
  static let addingToItselfRaises = Self(
    statement: "Adding a view to itself raises NSInvalidArgumentException.",
    source: "Crash reports of several apps", confidence: .high)
  static let addingToDescendantRaises = Self(
    statement:
      "Adding a view to a view within it raises CALayerInvalid; here the tree stays as it was.",
    source: "Crash reports of several apps, iOS 9 to 17", confidence: .high)
  static let leavingViewResignsFirstResponder = Self(
    statement:
      "A view that leaves its window resigns first responder, and so does a view inside it.",
    source:
      "martinjuhasz/MJPopupViewController#56, a crash's stack; KyoheiG3/Keynode#13, a log; a re-implementation's notes on iOS 4.2",
    confidence: .high)
  static let refusalToResignIsLogged = Self(
    statement:
      "When a first responder that refuses to resign is removed from its window, UIKit logs that it rejected the request. Here it resigns anyway.",
    source:
      "KyoheiG3/Keynode#13, MessageKit/MessageKit#317 and #1517, nathantannar4/InputBarAccessoryView#130 and #178 for what is logged; that it resigns all the same has no source",
    confidence: .high)
  static let controllerResignsFirstResponder = Self(
    statement:
      "A controller that is first responder resigns when its view leaves its window, when it gets another view and when it is released.",
    source: "No source", confidence: .assumed)
  static let addingWithinWindowCallbacks = Self(
    statement:
      "A view that is added without changing its window gets willMove(toSuperview:), the old superview, if any, willRemoveSubview(_:), then the view didMoveToSuperview() and the superview didAddSubview(_:).",
    source: "Two logs of apps, iOS 9 and 12, but for the old superview's turn",
    confidence: .high)
  static let enteringWindowCallbacks = Self(
    statement:
      "A view that enters another window when it is added is told before, with willMove(toSuperview:) and willMove(toWindow:), and after, with didMoveToWindow() and didMoveToSuperview(); the superview gets didAddSubview(_:). Here they come in this order.",
    source:
      "UIView references of the five callbacks; stack traces of addSubview in a window; for the order of superview and window only the logged order of removal, read backwards",
    confidence: .high)
  static let removalCallbacks = Self(
    statement:
      "On removal the superview gets willRemoveSubview(_:), then the view willMove(toSuperview:) and, if it was in a window, willMove(toWindow:) and didMoveToWindow(), and last didMoveToSuperview().",
    source: "Two logs of apps, iOS 9 and 12; for the superview's turn two re-implementations",
    confidence: .high)
  static let windowChangeReachesSubviews = Self(
    statement:
      "Views that change their window with a view around them get willMove(toWindow:) and didMoveToWindow(), the outer ones first, and no callback about superviews.",
    source: "A crash's stack; a re-implementation", confidence: .high)
  static let releasedViewLetsGoOfSubviews = Self(
    statement:
      "A view that is released removes its subviews, each with the callbacks of a removal, and is then gone; a subview that nothing else holds is released after it. Here they are removed from back to front.",
    source:
      "A log of an app that releases a view with a subview; stack traces in MobiVM/RoboVM and dotnet/macios#10562; ole/OLEContainerScrollView#18; Stack Overflow, \"what happens to subviews when superview is dealloced\"; for the order of the subviews no source",
    confidence: .high)
  static let frameIsDerived = Self(
    statement:
      "Bounds, centre and transform are what a view stores; its frame follows from them, and setting the frame moves the centre, resizes the bounds and keeps their origin.",
    source: "UIView.frame reference", confidence: .high)
  static let transformWorksAboutCenter = Self(
    statement: "A transform applies about the centre, and so does a new size of the bounds.",
    source: "UIView.transform reference; tests of a re-implementation", confidence: .high)
  static let frameUnderScaleDividesBounds = Self(
    statement:
      "A frame that is set under a scale gives the bounds its size divided by the scale.",
    source: "Tests of a re-implementation that run on UIKit too", confidence: .high)
  static let pointsConvertAboutCenter = Self(
    statement:
      "A point converts to the superview by subtracting the middle of the bounds, applying the transform and adding the centre, and back the other way round.",
    source: "Numbers measured on an iPhone; tests of two re-implementations", confidence: .high)
  static let nilMeansWindowCoordinates = Self(
    statement:
      "Converting to or from nil means the coordinates of the window or, without one, of the outermost view.",
    source: "UIView.convert(_:to:) reference; tests of a re-implementation", confidence: .high)
  static let ownFrameDoesNotCount = Self(
    statement:
      "A view's own frame and a window's place on the screen don't matter when something is converted to its coordinates from within.",
    source: "Tests of a re-implementation", confidence: .high)
  static let newViewHasDefaults = Self(
    statement:
      "A new view is visible, has alpha 1, tag 0 and no subviews, takes touches unless it is a label or an image view, resizes its subviews and does not clip; without a frame it has no size.",
    source: "UIView reference; tests of two re-implementations", confidence: .high)
  static let classesHaveOwnDefaults = Self(
    statement:
      "Maps, scroll views, tables, text views and text fields clip by default; buttons, text fields, navigation bars and toolbars are not opaque, other views are.",
    source: "Printed hierarchies of apps", confidence: .low)
  static let tagSearchGoesInward = Self(
    statement:
      "viewWithTag(_:) checks the view itself, then each subview from back to front with all its descendants, and returns the first match.",
    source:
      "UIView.viewWithTag(_:) reference; the experiments of two articles; a re-implementation",
    confidence: .high)
  static let viewIsItsOwnDescendant = Self(
    statement: "A view is a descendant of itself and of every view around it.",
    source: "UIView.isDescendant(of:) reference", confidence: .high)
  static let autoresizingSharesDifference = Self(
    statement:
      "When a view's size changes, each subview's flexible parts along an axis share the difference in proportion to their old lengths, without rounding.",
    source: "UIView.autoresizingMask reference; tests of AppKit", confidence: .medium)
  static let autoresizingOfNothing = Self(
    statement:
      "Flexible parts that were all 0 share the difference equally, but a width or height leaves nothing to a lone margin behind it; no side shrinks below 0, a transform is ignored, and a subview that would move out of range stays as it was.",
    source: "No source", confidence: .assumed)
  static let layoutAtEndOfTurn = Self(
    statement:
      "A new view needs layout; so does a superview that gets, loses or sees resized a subview, a view with a new size and a scroll view that scrolls. At the end of the turn, those in a window lay out their subviews, the outer ones first, each once.",
    source:
      "UIView.setNeedsLayout() and layoutSubviews() reference; WWDC 2018 session 220 for the outer ones first; Stack Overflow 24673063 with what Apple's engineers said, and tables of tried cases; logs of a view's life cycle",
    confidence: .high)
  static let whatAsksForLayout = Self(
    statement:
      "A changed transform makes the superview lay out, and so do a subview's removal and bringSubviewToFront(_:) where it changes the order; a changed size makes the view and its superview lay out; a changed centre or alpha, or a frame of the same size, makes none.",
    source: "Measurements of apps' authors; words of Apple's engineers", confidence: .high)
  static let hiddenWindowLaysOut = Self(
    statement:
      "A hidden view stays where it is in the tree and takes part in layout. Here the views of a hidden window do so too, after unheld objects are released; the window itself does so while it has subviews or after setNeedsLayout() was called on it.",
    source:
      "UIView.isHidden reference, by which hidden views take part in autoresizing, and Xamarin's UIView.Hidden reference, by which in layout too; for windows no source",
    confidence: .high)
  static let hitTestPassesOver = Self(
    statement:
      "A view that is hidden, takes no touches or has an alpha below 0.01 is passed over by hit testing, with all its descendants.",
    source: "UIView.hitTest(_:with:) reference", confidence: .high)
  static let frontmostSubviewIsHit = Self(
    statement:
      "Hit testing asks the subviews from front to back and returns the first one's answer; if none contains the point, the view itself is hit.",
    source: "UIView.hitTest(_:with:) reference", confidence: .high)
  static let hitTestLetsThrough = Self(
    statement:
      "A view whose hitTest(_:with:) returns nil in place of itself is never hit; views inside it can be, and if none is, those behind it are asked.",
    source:
      "UIView.hitTest(_:with:) reference; articles and apps with windows and views that let touches through (livsycode.com, nguyenminhphuc on Medium, Stack Overflow 15359653)",
    confidence: .high)
  static let pointOutsideHitsNothing = Self(
    statement:
      "A point outside the bounds hits neither the view nor a subview that extends beyond them, whether the view clips or not.",
    source: "UIView.hitTest(_:with:) reference", confidence: .high)
  static let boundsContainPoint = Self(
    statement:
      "A point is inside if, converted to the view's own coordinates with the bounds' origin and the transform, it is in the bounds: their left and top edges count, right and bottom do not.",
    source: "Tests of two re-implementations", confidence: .high)
}
