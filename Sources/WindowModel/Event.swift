/// Something that happened in an application: a notification that UIKit posts, or a callback that
/// it makes.
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case windowDidBecomeVisible = "UIWindowDidBecomeVisibleNotification"
    case windowDidBecomeHidden = "UIWindowDidBecomeHiddenNotification"
    case windowDidBecomeKey = "UIWindowDidBecomeKeyNotification"
    case windowDidResignKey = "UIWindowDidResignKeyNotification"
    case becomeKey, resignKey
    case dealloc
    case willMoveToSuperview, didMoveToSuperview
    case willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview
    case layoutSubviews
    case awakeFromNib
    case tableViewCellForRow, tableViewWillDisplay, tableViewDidEndDisplaying
    case becomeFirstResponder, resignFirstResponder
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case sendAction, perform
    case gestureBegan, gestureChanged, gestureEnded, gestureCancelled
    case scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewDidEndDragging
    case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
    case motionBegan, motionEnded
    case pressesBegan, pressesEnded
    case remoteControlReceived
    case tableViewDidHighlightRow, tableViewDidUnhighlightRow
    case tableViewWillSelectRow, tableViewDidSelectRow
    case tableViewWillDeselectRow, tableViewDidDeselectRow
    case setHighlighted, setSelected
    case insertText
    case textFieldShouldBeginEditing, textFieldDidBeginEditing
    case textFieldShouldEndEditing, textFieldDidEndEditing, textFieldShouldReturn
    case textViewShouldBeginEditing, textViewDidBeginEditing
    case textViewShouldEndEditing, textViewDidEndEditing
    case keyboardWillChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case keyboardDidChangeFrame = "UIKeyboardDidChangeFrameNotification"
    case keyboardWillShow = "UIKeyboardWillShowNotification"
    case keyboardDidShow = "UIKeyboardDidShowNotification"
    case keyboardWillHide = "UIKeyboardWillHideNotification"
    case keyboardDidHide = "UIKeyboardDidHideNotification"
    case screenDidConnect = "UIScreenDidConnectNotification"
    case screenDidDisconnect = "UIScreenDidDisconnectNotification"
    case statusBarOrientationWillChange = "UIApplicationWillChangeStatusBarOrientationNotification"
    case statusBarOrientationDidChange = "UIApplicationDidChangeStatusBarOrientationNotification"
    case statusBarFrameWillChange = "UIApplicationWillChangeStatusBarFrameNotification"
    case statusBarFrameDidChange = "UIApplicationDidChangeStatusBarFrameNotification"
    case main
    case applicationMain = "UIApplicationMain"
    case willFinishLaunching = "willFinishLaunchingWithOptions"
    case didFinishLaunching = "didFinishLaunchingWithOptions"
    case applicationWillResignActive = "UIApplicationWillResignActiveNotification"
    case applicationDidEnterBackground = "UIApplicationDidEnterBackgroundNotification"
    case applicationWillEnterForeground = "UIApplicationWillEnterForegroundNotification"
    case applicationDidBecomeActive = "UIApplicationDidBecomeActiveNotification"
    case sceneWillConnect = "UISceneWillConnectNotification"
    case sceneDidDisconnect = "UISceneDidDisconnectNotification"
    case sceneWillEnterForeground = "UISceneWillEnterForegroundNotification"
    case sceneDidActivate = "UISceneDidActivateNotification"
    case sceneWillDeactivate = "UISceneWillDeactivateNotification"
    case sceneDidEnterBackground = "UISceneDidEnterBackgroundNotification"
    case loadView, viewDidLoad
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewWillTransition
    case willTransition, traitCollectionDidChange
    case willMoveToParent, didMoveToParent
    case navigationControllerWillShow, navigationControllerDidShow
    case tabBarControllerShouldSelect, tabBarControllerDidSelect
    case pageViewControllerBefore, pageViewControllerAfter
    case pageViewControllerWillTransition, pageViewControllerDidFinishAnimating
    case splitViewControllerCollapseSecondary
    case splitViewControllerShow, splitViewControllerShowDetail
    case completion
    case presentationControllerShouldDismiss, presentationControllerWillDismiss
    case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
    case sheetDidChangeDetent = "sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    case prepareForPopoverPresentation
    case popoverPresentationControllerShouldDismissPopover
    case popoverPresentationControllerDidDismissPopover
    case alertAction = "alertActionHandler"
    case willPresentAlert = "willPresentAlertView"
    case didPresentAlert = "didPresentAlertView"
    case willPresentSheet = "willPresentActionSheet"
    case didPresentSheet = "didPresentActionSheet"
    case clickedButton = "clickedButtonAtIndex"
    case willDismissAlert = "willDismissWithButtonIndex"
    case didDismissAlert = "didDismissWithButtonIndex"
    case print

    /// The group by which a subscriber asks for it.
    public var group: EventGroups {
      switch self {
      case .windowDidBecomeVisible, .windowDidBecomeHidden, .windowDidBecomeKey,
        .windowDidResignKey:
        .window
      case .dealloc: .reference
      case .print: .print
      case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
        .didAddSubview, .willRemoveSubview, .layoutSubviews, .awakeFromNib, .tableViewCellForRow,
        .tableViewWillDisplay, .tableViewDidEndDisplaying:
        .tree
      case .becomeKey, .resignKey, .becomeFirstResponder, .resignFirstResponder, .touchesBegan,
        .touchesMoved,
        .touchesEnded, .touchesCancelled, .sendAction, .perform, .gestureBegan, .gestureChanged,
        .gestureEnded, .gestureCancelled, .scrollViewWillBeginDragging, .scrollViewDidScroll,
        .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
        .motionBegan, .motionEnded,
        .pressesBegan, .pressesEnded, .remoteControlReceived, .insertText,
        .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldShouldEndEditing,
        .textFieldDidEndEditing, .textFieldShouldReturn, .textViewShouldBeginEditing,
        .textViewDidBeginEditing, .textViewShouldEndEditing, .textViewDidEndEditing,
        .keyboardWillChangeFrame,
        .keyboardDidChangeFrame, .keyboardWillShow, .keyboardDidShow, .keyboardWillHide,
        .keyboardDidHide, .tableViewDidHighlightRow, .tableViewDidUnhighlightRow,
        .tableViewWillSelectRow, .tableViewDidSelectRow, .tableViewWillDeselectRow,
        .tableViewDidDeselectRow, .setHighlighted, .setSelected:
        .input
      case .screenDidConnect, .screenDidDisconnect, .statusBarOrientationWillChange,
        .statusBarOrientationDidChange, .statusBarFrameWillChange, .statusBarFrameDidChange:
        .screen
      case .main, .applicationMain, .willFinishLaunching, .didFinishLaunching,
        .applicationWillResignActive, .applicationDidEnterBackground,
        .applicationWillEnterForeground, .applicationDidBecomeActive, .sceneWillConnect,
        .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidActivate, .sceneWillDeactivate,
        .sceneDidEnterBackground, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
        .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews, .viewWillTransition, .willTransition, .traitCollectionDidChange,
        .sheetDidChangeDetent, .prepareForPopoverPresentation,
        .popoverPresentationControllerShouldDismissPopover,
        .popoverPresentationControllerDidDismissPopover, .willMoveToParent, .didMoveToParent,
        .navigationControllerWillShow, .navigationControllerDidShow, .tabBarControllerShouldSelect,
        .tabBarControllerDidSelect, .pageViewControllerBefore, .pageViewControllerAfter,
        .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating,
        .splitViewControllerCollapseSecondary, .splitViewControllerShow,
        .splitViewControllerShowDetail, .completion,
        .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
        .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
        .alertAction, .willPresentAlert, .didPresentAlert, .willPresentSheet, .didPresentSheet,
        .clickedButton, .willDismissAlert, .didDismissAlert:
        .lifecycle
      }
    }

    /// Whether such an event speaks of another object too, or of none where there could be one.
    public var hasOther: Bool {
      switch self {
      case .layoutSubviews, .awakeFromNib, .tableViewCellForRow: false
      case .willMoveToParent, .didMoveToParent, .navigationControllerWillShow,
        .navigationControllerDidShow, .tabBarControllerShouldSelect, .tabBarControllerDidSelect,
        .pageViewControllerBefore, .pageViewControllerAfter, .pageViewControllerWillTransition,
        .pageViewControllerDidFinishAnimating, .splitViewControllerCollapseSecondary,
        .splitViewControllerShow, .splitViewControllerShowDetail:
        true
      // Of a row out of sight there is no cell.
      case .tableViewDidHighlightRow, .tableViewDidUnhighlightRow, .tableViewWillSelectRow,
        .tableViewDidSelectRow,
        .tableViewWillDeselectRow, .tableViewDidDeselectRow:
        true
      default: group == .tree
      }
    }
  }

  /// Why, where the name and the rule leave that open.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case fallback
    case neverRetained = "nothing ever held it strongly"
    case lastReferenceGone = "its last strong reference is gone"
    case contentGoesBack = "the content is beyond its edge and goes back"
    case letGo = "the person let go before the page had turned"
  }

  /// What happened.
  public let name: Name
  /// To which object; it may be gone by the time somebody reads this.
  public let object: Subject
  /// The superview, the window or the container that something moves to, nil for none; or the
  /// subview.
  public let other: NodeID?
  /// By which rule.
  public let rule: Rule
  /// Why, or nil where the rule says it all.
  public let reason: Reason?
  /// Whether the appearance that it belongs to is animated, nil for any other event.
  public let animated: Bool?
  /// In which turn of the main run loop.
  public let turn: UInt32
  /// The method that a control or the application calls, the name of a completion, the title of an alert's
  /// button, a recognizer's name, the index path of a table view's row, what a cell is set to, or the line that
  /// was printed; nil for any other event.
  public let action: String?
  /// Where the keyboard goes, of its notifications; nil for any other event, and where nobody measured it.
  public let keyboard: KeyboardMove?
}

/// Kinds of events that subscribers ask for by name; a set, because each event is looked up in that of
/// each subscriber.
public struct EventGroups: OptionSet, Hashable, Sendable {
  /// A bit for each group.
  public let rawValue: UInt8

  /// Makes a set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What windows post: visible, hidden, key, resign key.
  public static let window = Self(rawValue: 1 << 0)
  /// What happens to screens and the status bar.
  public static let screen = Self(rawValue: 1 << 1)
  /// What the application, its scenes, controllers and alerts are told.
  public static let lifecycle = Self(rawValue: 1 << 2)
  /// What views are told of their places in the tree.
  public static let tree = Self(rawValue: 1 << 3)
  /// What responders are told.
  public static let input = Self(rawValue: 1 << 4)
  /// What was released.
  public static let reference = Self(rawValue: 1 << 5)
  /// Each command itself.
  public static let command = Self(rawValue: 1 << 6)
  /// What the app's own code prints.
  public static let print = Self(rawValue: 1 << 7)
  /// Every group.
  public static let all: Self = [
    .window, .screen, .lifecycle, .tree, .input, .reference, .command, .print,
  ]

  /// The name of each, and of all together.
  public static let names: KeyValuePairs<String, Self> = [
    "window": .window, "screen": .screen, "lifecycle": .lifecycle, "tree": .tree, "input": .input,
    "reference": .reference, "command": .command, "print": .print, "all": all,
  ]
}
