import TestSupport
import Testing
import WindowModel

/// The names in the API.
@Suite struct NamesTests {
  @Test func `events have the names of UIKit's notifications and callbacks`() {
    #expect(
      Event.Name.allCases.map(\.rawValue) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification", "becomeKey",
        "resignKey", "dealloc", "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow",
        "didMoveToWindow",
        "didAddSubview", "willRemoveSubview", "layoutSubviews", "awakeFromNib",
        "tableViewCellForRow", "tableViewWillDisplay", "tableViewDidEndDisplaying",
        "becomeFirstResponder", "resignFirstResponder", "touchesBegan", "touchesMoved",
        "touchesEnded", "touchesCancelled", "sendAction", "perform", "gestureBegan",
        "gestureChanged", "gestureEnded", "gestureCancelled", "scrollViewWillBeginDragging",
        "scrollViewDidScroll", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "motionBegan", "motionEnded",
        "pressesBegan", "pressesEnded", "remoteControlReceived",
        "tableViewDidHighlightRow", "tableViewDidUnhighlightRow", "tableViewWillSelectRow",
        "tableViewDidSelectRow", "tableViewWillDeselectRow", "tableViewDidDeselectRow",
        "setHighlighted", "setSelected", "insertText",
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
        "textFieldDidEndEditing", "textFieldShouldReturn", "textViewShouldBeginEditing",
        "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing",
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification",
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
        "UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification",
        "UIApplicationWillChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
        "UIApplicationWillChangeStatusBarFrameNotification",
        "UIApplicationDidChangeStatusBarFrameNotification", "main", "UIApplicationMain",
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "UIApplicationWillResignActiveNotification",
        "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification", "UISceneWillConnectNotification",
        "UISceneDidDisconnectNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneDidEnterBackgroundNotification", "loadView", "viewDidLoad", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition", "willTransition",
        "traitCollectionDidChange", "willMoveToParent",
        "didMoveToParent", "navigationControllerWillShow", "navigationControllerDidShow",
        "tabBarControllerShouldSelect", "tabBarControllerDidSelect", "pageViewControllerBefore",
        "pageViewControllerAfter", "pageViewControllerWillTransition",
        "pageViewControllerDidFinishAnimating", "splitViewControllerCollapseSecondary",
        "splitViewControllerShow", "splitViewControllerShowDetail", "completion",
        "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss",
        "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
        "prepareForPopoverPresentation", "popoverPresentationControllerShouldDismissPopover",
        "popoverPresentationControllerDidDismissPopover",
        "alertActionHandler", "willPresentAlertView", "didPresentAlertView",
        "willPresentActionSheet", "didPresentActionSheet", "clickedButtonAtIndex",
        "willDismissWithButtonIndex", "didDismissWithButtonIndex", "print",
      ])
  }

  @Test
  func
    `notifications are window events, dealloc a reference event, callbacks tree or input events`()
  {
    #expect(Event.Name.allCases.prefix(4).allSatisfy { $0.group == .window })
    #expect(Event.Name.dealloc.group == .reference)
    #expect(Event.Name.allCases[7..<18].allSatisfy { $0.group == .tree })
    #expect(Event.Name.allCases.filter { $0.group == .input }.count == 48)
    #expect(
      Event.Name.allCases.filter { $0.group == .screen } == [
        .screenDidConnect, .screenDidDisconnect, .statusBarOrientationWillChange,
        .statusBarOrientationDidChange, .statusBarFrameWillChange, .statusBarFrameDidChange,
      ])
    #expect(Event.Name.allCases.suffix(48).dropLast().allSatisfy { $0.group == .lifecycle })
  }

  @Test func `the callbacks of a move speak of another object`() {
    #expect(
      Event.Name.allCases.filter(\.hasOther) == [
        .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
        .didAddSubview, .willRemoveSubview, .tableViewWillDisplay, .tableViewDidEndDisplaying,
        .tableViewDidHighlightRow, .tableViewDidUnhighlightRow, .tableViewWillSelectRow,
        .tableViewDidSelectRow, .tableViewWillDeselectRow, .tableViewDidDeselectRow,
        .willMoveToParent, .didMoveToParent,
        .navigationControllerWillShow, .navigationControllerDidShow, .tabBarControllerShouldSelect,
        .tabBarControllerDidSelect, .pageViewControllerBefore, .pageViewControllerAfter,
        .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating,
        .splitViewControllerCollapseSecondary, .splitViewControllerShow,
        .splitViewControllerShowDetail,
      ])
  }

  @Test(arguments: Note.allCases)
  func `a note is a sentence, with a rule behind it`(note: Note) {
    #expect(note.rawValue.last == ".")
    #expect(note.rule == Self.rules[note])
  }

  private static let rules: [Note: Rule] = [
    .noPageThere: .pageSourceIsAsked, .notKeyResponder: .inputViewsComeFromChain,
    .keyboardNotMeasured: .inputViewsMakeKeyboard,
    .alreadyKey: .oldKeyWindowResignsFirst, .cannotBecomeKey: .oldKeyWindowResignsFirst,
    .noScene: .windowNeedsAScene,
    .alreadyVisible: .onlyIsHiddenChangesVisibility, .alreadyInState: .appStateLeavesWindowsAlone,
    .alreadyHidden: .onlyIsHiddenChangesVisibility,
    .alreadyAtLevel: .windowsAreListedBackToFront, .alreadyRoot: .windowKeepsRoot,
    .indexBeyondEnd: .indexBeyondEndIsFront,
    .besideNoSibling: .besideStrangerIsFront, .besideItself: .besideItselfIsFront,
    .notASubview: .bringOrSendToEnds,
    .noSuperview: .removalWithoutSuperviewIsNothing, .windowHasNoSuperview: .windowHasNoSuperview,
    .frameUnderTransform: .frameUnderTransform, .keepsOutOfReach: .autoresizingOfNothing,
    .nothingNeedsLayout: .layoutAtEndOfTurn,
    .ambiguousLayout: .constraintsMayBeAmbiguous,
    .constraintsTakeTooLong: .constraintsMoveInLayout,
    .notInWindow: .firstResponderMustBeInWindow,
    .alreadyFirstResponder: .firstResponderMustBeInWindow,
    .cannotBecomeFirstResponder: .firstResponderMustBeInWindow,
    .cannotResignFirstResponder: .firstResponderMustBeInWindow,
    .nothingEdited: .endEditingReachesBelow,
    .delegateRefusesToBegin: .delegateFollowsEditing,
    .delegateRefusesToEnd: .delegateFollowsEditing, .delegateRefusesText: .delegateFollowsEditing,
    .notFirstResponder: .firstResponderMustBeInWindow,
    .nobodyTouched: .frontmostWindowGetsTouch, .touchIsNotFollowed: .touchIsCancelled,
    .eventIsKept: .eventIsSentByWindow,
    .disabledControl: .controlTracksTouch,
    .nobodyHandles: .responderChainGoesOutward, .noTextInput: .inputStartsAtKeyWindow,
    .noSceneToShowIn: .windowNeedsAScene,
    .sceneHasItsShare: .scenesShareScreen,
    .alreadyTurned: .screenTurnsWithInterface, .staysUpright: .fullWindowFollowsTurn,
    .statusBarAsItWas: .statusBarHidesOnSide, .controllerKeepsOrientation: .controllerDecidesTurns,
    .statusBarIsNotAsked: .controllerDecidesStatusBar,
    .noStatusBarOnSide: .statusBarHidesOnSide, .nobodyResponds: .actionFindsTarget,
    .viewIsLoaded: .viewLoadsWhenAsked, .alreadyThere: .appearanceIsForwarded,
    .alreadyChild: .childIsToldOfMove,
    .tableHasNoMoreRows: .tableAsksForCells, .tableShowsNoMoreCells: .tableAsksForCells,
    .rowsDoNotFitContent: .tableAsksForCells, .rowIsNotHighlighted: .touchSelectsRow,
    .delegateKeepsRow: .touchSelectsRow,
    .noParent: .childIsToldOfMove, .stillHeld: .unheldControllerIsReleased,
    .rootOfAnotherWindow: .rootLeavesItsOldWindow,
    .runLoopIsIdle: .callbacksComeNextTurn, .runLoopGoesOn: .callbacksComeNextTurn,
    .nothingToPop: .stackKeepsItsRoot,
    .tabBarOnStack: .tabBarCanBePushed,
    .alreadySelected: .tabSwitchOrder, .nothingToDismiss: .dismissalTakesAllAbove,
    .alreadyDismissing: .dismissalTakesAllAbove,
    .sheetIsThere: .sheetRestsAtDetents, .noWindowToShowIn: .shownByNearestContainer,
    .noReceiver: .presentationLandsInCallersWindow,
    .keyWindowIsAnother: .presentationLandsInCallersWindow, .alertIsUp: .alertViewHasItsWindow,
  ]
}
