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

    /// The event group that subscribers select it by.
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

    /// Whether such an event has a second object, possibly nil.
    public var hasOther: Bool {
      switch self {
      case .layoutSubviews, .awakeFromNib, .tableViewCellForRow: false
      case .willMoveToParent, .didMoveToParent, .navigationControllerWillShow,
        .navigationControllerDidShow, .tabBarControllerShouldSelect, .tabBarControllerDidSelect,
        .pageViewControllerBefore, .pageViewControllerAfter, .pageViewControllerWillTransition,
        .pageViewControllerDidFinishAnimating, .splitViewControllerCollapseSecondary,
        .splitViewControllerShow, .splitViewControllerShowDetail:
        true
      // A row that is not visible has no cell.
      case .tableViewDidHighlightRow, .tableViewDidUnhighlightRow, .tableViewWillSelectRow,
        .tableViewDidSelectRow,
        .tableViewWillDeselectRow, .tableViewDidDeselectRow:
        true
      default: group == .tree
      }
    }
  }

  /// The reason, when the name and the rule leave it open.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case fallback
    case neverRetained = "nothing ever held it strongly"
    case lastReferenceGone = "its last strong reference is gone"
    case contentGoesBack = "the content is beyond its edge and goes back"
    case letGo = "the person let go before the page had turned"
  }

  /// What happened.
  public let name: Name
  /// The object; it may be released by the time a client reads this.
  public let object: Subject
  /// The superview, window or container that the object moves to, nil for none; or the subview.
  public let other: NodeID?
  /// The rule behind it.
  public let rule: Rule
  /// The reason, or nil when the rule explains it fully.
  public let reason: Reason?
  /// Whether its appearance transition is animated, nil for any other event.
  public let animated: Bool?
  /// The turn of the main run loop.
  public let turn: UInt32
  /// The method that a control or the application calls, the name of a completion, the title of an alert's
  /// button, a recognizer's name, the index path of a table view's row, what a cell is set to, or the line that
  /// was printed; nil for any other event.
  public let action: String?
  /// The keyboard's movement, for its notifications; nil for any other event, and where it was never measured.
  public let keyboard: KeyboardMove?
}

/// The kinds of events that subscribers select by name. A set, because each event is looked up for each
/// subscriber.
public struct EventGroups: OptionSet, Hashable, Sendable {
  /// A bit for each group.
  public let rawValue: UInt8

  /// Makes a set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Notifications of windows: visible, hidden, key, resign key.
  public static let window = Self(rawValue: 1 << 0)
  /// Events of screens and the status bar.
  public static let screen = Self(rawValue: 1 << 1)
  /// Callbacks of the application, its scenes, controllers and alerts.
  public static let lifecycle = Self(rawValue: 1 << 2)
  /// Callbacks of views about their place in the tree.
  public static let tree = Self(rawValue: 1 << 3)
  /// Callbacks of responders.
  public static let input = Self(rawValue: 1 << 4)
  /// Releases.
  public static let reference = Self(rawValue: 1 << 5)
  /// The commands themselves.
  public static let command = Self(rawValue: 1 << 6)
  /// Output of the app's own code.
  public static let print = Self(rawValue: 1 << 7)
  /// Every group.
  public static let all: Self = [
    .window, .screen, .lifecycle, .tree, .input, .reference, .command, .print,
  ]

  /// The name of each group, and of all together.
  public static let names: KeyValuePairs<String, Self> = [
    "window": .window, "screen": .screen, "lifecycle": .lifecycle, "tree": .tree, "input": .input,
    "reference": .reference, "command": .command, "print": .print, "all": all,
  ]
}
