/// Why a requested action had no effect, where UIKit itself says nothing.
public enum Note: String, Hashable, Sendable, CaseIterable {
  case alreadyKey = "The window is key already, so no window resigns and none becomes key."
  case cannotBecomeKey = "The window's canBecomeKey is false, so the key window stays the same."
  case sceneHasItsShare = "The scene has that share of the screen already, so nothing is resized."
  case noScene = "The window has no scene, and here only a window in a scene can be made key."
  case noSceneToShowIn =
    "The window has no scene, and on this system only a window in a scene can be shown."
  case alreadyVisible =
    "The window is visible already, so showing it posts nothing and moves nothing."
  case alreadyHidden = "The window is hidden already, so hiding it posts nothing."
  case alreadyAtLevel = "The window is at that level already, so it moves nowhere."
  case alreadyRoot =
    "The controller is the window's root already, so no controller appears or disappears."
  case indexBeyondEnd = "The index is beyond the last subview, so the view goes in front of all."
  case besideNoSibling =
    "The view to go beside is not a subview of this superview, so the view goes in front of all."
  case besideItself = "A view can't lie beside itself, so it goes in front of all."
  case notASubview = "The view is not a subview of this superview, so the order stays as it is."
  case noSuperview = "The view has no superview, so there is nothing to remove it from."
  case windowHasNoSuperview = "A window has no superview, so there is nothing to remove it from."
  case frameUnderTransform =
    "UIKit doesn't define what setting a frame does under a transform; here the size is transformed back."
  case keepsOutOfReach =
    "Its superview's new size would have moved a view out of range, so the view stays as it was."
  case alreadyTurned = "The interface has that orientation already, so nothing is posted."
  case staysUpright =
    "A phone without a home button does not turn its interface upside down, so it stays as it was."
  case controllerKeepsOrientation =
    "The deciding controller does not support that orientation, so the interface stays as it was."
  case statusBarIsNotAsked =
    "UIKit does not notice the controller's new preference until setNeedsStatusBarAppearanceUpdate()."
  case statusBarAsItWas = "The app's status bar setting is the same already, so nothing is posted."
  case noStatusBarOnSide = "A phone in landscape shows no status bar, whatever the app sets."
  case alreadyInState = "The application is in that state already, so nothing is posted."
  case ambiguousLayout =
    "Constraints leave a view's frame ambiguous, so UIKit may choose another frame than the one here."
  case constraintsTakeTooLong =
    "The constraints took more steps than one layout may take, so frames may not satisfy all of them."
  case nothingNeedsLayout = "Nothing here needs layout, so no view lays out its subviews."
  case notInWindow =
    "The view is in no window, so it does not become first responder."
  case alreadyFirstResponder =
    "The view is its window's first responder already, so nothing changes."
  case cannotBecomeFirstResponder =
    "The view's canBecomeFirstResponder is false, so the first responder stays the same."
  case cannotResignFirstResponder =
    "The first responder's canResignFirstResponder is false, so it stays first responder."
  case delegateRefusesToBegin =
    "The text input's delegate doesn't allow editing to begin, so the first responder stays the same."
  case delegateRefusesToEnd =
    "The first responder's delegate doesn't allow editing to end, so it stays first responder."
  case delegateRefusesText =
    "The text input's delegate doesn't allow the text, so the text input stays as it was."
  case nothingEdited =
    "No text input in this view is first responder, so none resigns and endEditing returns false."
  case notFirstResponder = "The view is not its window's first responder, so nothing resigns."
  case notKeyResponder =
    "The responder is not the key window's first responder, so the keyboard stays as it is."
  case keyboardNotMeasured =
    "The keyboard of a phone in landscape was never measured, so the app's views are not put above it."
  case nobodyTouched = "No view of any window takes the touch, so no responder receives it."
  case eventIsKept =
    "The app's code keeps the event: its sendEvent(_:) doesn't call super, so no responder receives it."
  case touchIsNotFollowed =
    "The touch was cancelled, or another finger keeps its view from following it, so no responder receives it."
  case disabledControl = "The control is not enabled, so it keeps the touch and sends no action."
  case nobodyHandles =
    "No responder in the chain handles it, so the app's delegate is the last to be asked."
  case viewIsLoaded = "The view is loaded already, so asking for it loads nothing."
  case alreadyThere =
    "The controller's view appeared, or disappeared, already, so the controller gets no callback."
  case alreadyChild = "The controller is a child of this one already, so nothing changes."
  case noParent = "The controller has no parent, so there is nothing to remove it from."
  case stillHeld =
    "Something else still holds the controller: the window whose root it is, its container or its presenter."
  case rootOfAnotherWindow =
    "The controller was another window's root, and has only one view, so that window has no root now."
  case nothingToPop = "Nothing is above it in the stack, so nothing is popped."
  case tabBarOnStack =
    "UIKit's reference says that a tab bar controller can't be pushed; apps that do it anyway see it work."
  case alreadySelected = "The tab is selected already, so no controller appears or disappears."
  case noPageThere =
    "No page at rest has another one on that side, in its list or data source, so no page turns."
  case tableHasNoMoreRows =
    "A table view has 10000 rows at most here, so it leaves the others out."
  case tableShowsNoMoreCells =
    "A table view shows 200 cells at most here, or the app has reached its limit of views, so rows are left out."
  case rowsDoNotFitContent =
    "Constraints in a cell don't make its row higher here; UIKit may, unless the app says how high rows are."
  case rowIsNotHighlighted =
    "The table view's delegate doesn't let the row be highlighted, so the touch selects nothing."
  case delegateKeepsRow =
    "The table view's delegate answers nil, so the row stays as it is."
  case nothingToDismiss =
    "The controller neither presents nor is presented, so there is nothing to dismiss and no block is called."
  case alreadyDismissing =
    "The dismissal was called already, so this call does nothing and its block is not called."
  case sheetIsThere = "The sheet rests there already, so nothing moves."
  case noReceiver =
    "There is no such window, or it has no root view controller, and a message to nil does nothing."
  case keyWindowIsAnother =
    "The key window is not the app delegate's, so the presentation lands in a window that the app may not mean."
  case noWindowToShowIn =
    "The controller's view is in no window with a root view controller, so no controller presents the other one."
  case alertIsUp = "The alert is up already, so showing it does nothing."
  case runLoopIsIdle = "The run loop has nothing to do."
  case runLoopGoesOn =
    "The run loop made 1000 turns and still has work; the next command continues with it."
  case nobodyResponds =
    "No responder in the chain has a method of that name, so sendAction returns false."
  case noTextInput =
    "The key window's first responder takes no text, so there is nothing to type into."

  /// The rule behind it.
  public var rule: Rule {
    switch self {
    case .alreadyKey, .cannotBecomeKey: .oldKeyWindowResignsFirst
    case .noScene, .noSceneToShowIn: .windowNeedsAScene
    case .sceneHasItsShare: .scenesShareScreen
    case .alreadyVisible, .alreadyHidden: .onlyIsHiddenChangesVisibility
    case .alreadyAtLevel: .windowsAreListedBackToFront
    case .alreadyRoot: .windowKeepsRoot
    case .alreadyInState: .appStateLeavesWindowsAlone
    case .alreadyTurned: .screenTurnsWithInterface
    case .staysUpright: .fullWindowFollowsTurn
    case .controllerKeepsOrientation: .controllerDecidesTurns
    case .statusBarIsNotAsked: .controllerDecidesStatusBar
    case .statusBarAsItWas, .noStatusBarOnSide: .statusBarHidesOnSide
    case .indexBeyondEnd: .indexBeyondEndIsFront
    case .besideNoSibling: .besideStrangerIsFront
    case .besideItself: .besideItselfIsFront
    case .notASubview: .bringOrSendToEnds
    case .noSuperview: .removalWithoutSuperviewIsNothing
    case .windowHasNoSuperview: .windowHasNoSuperview
    case .frameUnderTransform: .frameUnderTransform
    case .keepsOutOfReach: .autoresizingOfNothing
    case .ambiguousLayout: .constraintsMayBeAmbiguous
    case .constraintsTakeTooLong: .constraintsMoveInLayout
    case .nothingNeedsLayout: .layoutAtEndOfTurn
    case .notInWindow, .alreadyFirstResponder, .cannotBecomeFirstResponder,
      .cannotResignFirstResponder, .notFirstResponder:
      .firstResponderMustBeInWindow
    case .nothingEdited: .endEditingReachesBelow
    case .notKeyResponder: .inputViewsComeFromChain
    case .keyboardNotMeasured: .inputViewsMakeKeyboard
    case .delegateRefusesToBegin, .delegateRefusesToEnd, .delegateRefusesText:
      .delegateFollowsEditing
    case .nobodyTouched: .frontmostWindowGetsTouch
    case .eventIsKept: .eventIsSentByWindow
    case .touchIsNotFollowed: .touchIsCancelled
    case .disabledControl: .controlTracksTouch
    case .nobodyHandles: .responderChainGoesOutward
    case .nobodyResponds: .actionFindsTarget
    case .noTextInput: .inputStartsAtKeyWindow
    case .viewIsLoaded: .viewLoadsWhenAsked
    case .alreadyThere: .appearanceIsForwarded
    case .alreadyChild, .noParent: .childIsToldOfMove
    case .stillHeld: .unheldControllerIsReleased
    case .rootOfAnotherWindow: .rootLeavesItsOldWindow
    case .nothingToPop: .stackKeepsItsRoot
    case .tabBarOnStack: .tabBarCanBePushed
    case .alreadySelected: .tabSwitchOrder
    case .noPageThere: .pageSourceIsAsked
    case .tableHasNoMoreRows, .tableShowsNoMoreCells, .rowsDoNotFitContent: .tableAsksForCells
    case .rowIsNotHighlighted, .delegateKeepsRow: .touchSelectsRow
    case .nothingToDismiss, .alreadyDismissing: .dismissalTakesAllAbove
    case .noReceiver, .keyWindowIsAnother: .presentationLandsInCallersWindow
    case .noWindowToShowIn: .shownByNearestContainer
    case .sheetIsThere: .sheetRestsAtDetents
    case .alertIsUp: .alertViewHasItsWindow
    case .runLoopIsIdle, .runLoopGoesOn: .callbacksComeNextTurn
    }
  }
}
