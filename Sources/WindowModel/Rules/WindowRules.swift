/// The rules of windows, their screens and their events.
extension Rule.Entry {
  static let versionSetsBehaviors = Self(
    statement:
      "Some behaviours changed with the version of iOS. Here a session's profile sets them all, and each one can be set separately.",
    source:
      "UIWindow.isKeyWindow, becomeKey() and didResignKeyNotification references (iOS 15); WWDC 2015 session 205 (iOS 9); openradar 22364739 (iOS 9); Apple forum 667958 (iOS 14.2)",
    confidence: .high)
  static let launchCallsDelegate = Self(
    statement:
      "A launch runs main and UIApplicationMain and, while the application is inactive, the delegate's willFinishLaunching and didFinishLaunching; then the application becomes active or, when the system launched it for some work, enters the background.",
    source:
      "About the app launch sequence and Responding to the launch of your app, Apple; archived App Programming Guide, The App Launch Cycle; applicationState printed at each step (gist mttcrsp/ed2cf538a16fa8aa37daed63568c093e)",
    confidence: .high)
  static let windowIsListedOnceMade = Self(
    statement:
      "A window is one of application.windows from its initializer on, while it is still hidden.",
    source: "UIApplication.windows; the log of an app that makes three windows and shows none",
    confidence: .high)
  static let newWindowIsHidden = Self(
    statement: "A new window is hidden, unlike any other new view.",
    source: "Tests of apps that ran on UIKit", confidence: .high)
  static let newWindowHasDefaults = Self(
    statement:
      "A new window has alpha 1, level normal, no colour and no root view controller; it is on the main screen, can become key, takes touches and does not clip.",
    source: "UIWindow and UIView reference", confidence: .high)
  static let windowIsOpaque = Self(
    statement:
      "A window is opaque; UITextEffectsWindow, the window of an alert view and the other system windows are not.",
    source: "Fifteen printed hierarchies, iOS 7 to 26", confidence: .high)
  static let windowStartsWithScreenSize = Self(
    statement:
      "UIWindow(frame:) keeps the frame it is given. UIWindow() has the screen's size from iOS 9 on, and no size before. UIWindow(windowScene:) has its scene's size: the screen's, unless scenes share the screen.",
    source:
      "WWDC 2015 session 205; UIWindow.h for init(windowScene:); measured on iOS 9.3 in myell0w/MTStatusBarOverlay#102; before iOS 9 rob-brown/RBCategories#3 and an article",
    confidence: .high)
  static let unheldWindowIsReleased = Self(
    statement:
      "The application does not keep its windows alive, nor does being key or visible: a window that no variable holds is released when the run loop's turn ends.",
    source:
      "Tests of apps that ran on UIKit; the shake experiment in \"iOS Window详解\"",
    confidence: .high)
  static let windowsAreListedBackToFront = Self(
    statement:
      "application.windows runs from back to front, by level. makeKeyAndVisible() puts a window in front of its level. Here a window that is shown, or moved to the level, goes in front there too; making a window key, or setting its current value again, moves nothing.",
    source:
      "UIApplication.windows and makeKeyAndVisible() references; for a window that is shown or changes its level, an article that stacks three windows and the retired UIWindow.windowLevel reference; windowLevel's reference today promises no order within a level",
    confidence: .high)
  static let delegateWindowIsAVariable = Self(
    statement:
      "The app delegate's window is a variable like any other: setting it keeps the window alive, and neither shows it nor makes it key.",
    source: "A log of an app that prints its key window before and after", confidence: .high)
  static let oneKeyWindowGetsKeyboard = Self(
    statement:
      "The key window gets the keyboard and all other events without a location on the screen; there is at most one.",
    source: "UIWindow.isKeyWindow reference", confidence: .high)
  static let makeKeyAndVisibleShowsThenMakesKey = Self(
    statement:
      "makeKeyAndVisible() shows the window and then makes it key; showing a window needs no key window.",
    source:
      "makeKeyAndVisible() reference; the shake experiment in \"iOS Window详解\"",
    confidence: .high)
  static let makeKeyAndVisibleOrder = Self(
    statement:
      "makeKeyAndVisible() posts, in this order: the window became visible, the old key window resigned, the window became key.",
    source: "A device log of all four notifications", confidence: .high)
  static let onlyIsHiddenChangesVisibility = Self(
    statement:
      "Visible and hidden notifications follow changes of isHidden only: alpha, level, being covered, switching apps or setting the same value post none.",
    source: "UIWindow.didBecomeHiddenNotification reference", confidence: .high)
  static let appStateLeavesWindowsAlone = Self(
    statement:
      "An app that leaves the screen first resigns being active and then enters the background; when it comes back it enters the foreground and then becomes active. No window becomes hidden, visible or key because of that.",
    source: "UIApplication and UIWindow.didBecomeHiddenNotification reference",
    confidence: .high)
  static let oldKeyWindowResignsFirst = Self(
    statement:
      "makeKey() makes the old key window resign first and changes no window's visibility. A window whose canBecomeKey is false does not become key. Here such a call, and one for the key window itself, does nothing and posts nothing.",
    source:
      "UIWindow.h; UIWindow.makeKey() and canBecomeKey references; a device log of an alert's window (resigns, then becomes key); for a call that changes nothing no source",
    confidence: .high)
  static let hiddenWindowCanBeKey = Self(
    statement:
      "A hidden window can be made key and stays hidden. Here, in an app with scenes, it must be in one.",
    source: "UIWindow.h and UIWindow.makeKey() reference; for apps with scenes no source",
    confidence: .high)
  static let keyFallsToFrontmost = Self(
    statement:
      "When the key window is hidden, the front-most visible window of the same scene that can be key becomes key, whichever was key before. Whether another becomes key when it is released depends on the version. Here the hidden window resigns first, then the other becomes key, then the hidden notification is posted; a visible window that is released is hidden first.",
    source:
      "openradar 30064691 and 22364739; OneSignal-iOS-SDK#644; devxoul/Toaster#170; UIWindow.isKeyWindow reference for the scene; for the order a device log of an action sheet's dismissal, for a release no source",
    confidence: .high)
  static let systemCallsKeyMethods = Self(
    statement:
      "The system calls becomeKey() or resignKey() and posts the notification itself, so an override that does not call super loses nothing.",
    source: "UIWindow.becomeKey() reference", confidence: .high)
  static let keyWindowOutlivesCanBecomeKey = Self(
    statement:
      "A key window whose canBecomeKey turns false stays key until the key window changes for another reason.",
    source: "No source", confidence: .assumed)
  static let touchGoesToItsWindow = Self(
    statement: "Touches go to the window that they are in, whether it is key or not.",
    source: "UIWindow reference; the shake experiment in \"iOS Window详解\"", confidence: .high)
  static let touchMakesWindowKey = Self(
    statement:
      "From iOS 14.2 on, and in the article's app before, a touch makes its window key before the touch is delivered, if the window can be key; the order of the windows does not change.",
    source:
      "The shake experiment in \"iOS Window详解\"; two reports that tell the versions apart",
    confidence: .high)
  static let touchChangesScenesKeyWindow = Self(
    statement:
      "Where each scene has its own key window, a touch in another scene makes that scene's the application's keyWindow; no window becomes or resigns key because of that, and nothing is posted.",
    source:
      "UIApplication.keyWindow in UIApplication.h; UIWindow.didBecomeKeyNotification and didResignKeyNotification references; measured in Apple's forum (773669) and in an article on iPadOS 15",
    confidence: .high)
  static let textInputMakesWindowKey = Self(
    statement:
      "A text field, a text view or a search bar keeps the touches that reach it. When it becomes first responder, even by a tap, its window becomes key on every version.",
    source: "A re-implementation; notes of two articles", confidence: .medium)
  static let systemHasOwnWindows = Self(
    statement:
      "The system has windows of its own: the status bar's at level 1000, which application.windows does not list, and, after a text input was first responder of the key window, UITextEffectsWindow and, from iOS 9 on, UIRemoteKeyboardWindow far in front of all, which is not listed from iOS 16 on.",
    source:
      "UIApplication.windows and UIWindow.Level references; window lists printed on iOS 7 to 10 (an article of harrisonxi's), 9.2 and 15; Toaster#42 and #155; QMUI/LookinServer#116 and scenes printed on later versions",
    confidence: .high)
  static let keyboardWindowsHideWithoutText = Self(
    statement:
      "The keyboard's windows stay listed, and are hidden while the key window's first responder takes no text; they take no touches, can't be key and can't be changed by the app.",
    source: "No source", confidence: .assumed)
  static let keyboardHasDevicesHeight = Self(
    statement:
      "In portrait and with suggestions the keyboard is 258 points high on an iPhone 8, 333 on an iPhone X, 253 on an iPhone 5s or 4s, 336 on an iPhone 14 or 14 Pro, and on an iPad 313, in landscape 398. It is as wide as the screen and at its lower edge; without suggestions it is 216 on those with a home button. It comes from below the screen within 0.25 seconds.",
    source:
      "Printed userInfo of keyboard notifications of many apps; of one app on an iPhone 14 Pro; openradar 38117524 for the iPad",
    confidence: .high)
  static let keyboardIsAnnounced = Self(
    statement:
      "When a text input begins editing, the keyboard posts that its frame will change and that it will show; when editing ends, that its frame will change and that it will hide; and in a later turn that each did. Moving to another text input posts nothing from iOS 11 on, and up to iOS 10 that it will show again. With a hardware keyboard none is shown.",
    source:
      "Logs of apps on iOS 5 and iOS 9; openradar 34432484; an article on these notifications",
    confidence: .high)
  static let inputViewsComeFromChain = Self(
    statement:
      "The keyboard shows the first inputView and the first inputAccessoryView along the first responder's chain, whatever kind of responder that is. Setting another one changes nothing until reloadInputViews() or the next first responder.",
    source: "UIResponder reference and header, as articles quote them", confidence: .high)
  static let inputViewsMakeKeyboard = Self(
    statement:
      "An inputView replaces the keys, an inputAccessoryView is above them, as wide as the screen, in the keyboard's front window; touches reach them. The keyboard's frame is as high as both and the keys together. If the frame changes, the keyboard posts that. Here it also posts that it will show again. Here, while a text field in one of them edits, that window is key.",
    source:
      "Custom Views for Data Input, Text Programming Guide for iOS; WWDC 2010 session 101 and 2017 session 242; dumps of apps; slackhq/SlackTextViewController#41 for the frame; for will-show reports on accessories that stay docked and FuntastyKit#46; for the key window no source",
    confidence: .high)
  static let levelDecidesOrder = Self(
    statement:
      "Every window of a higher level is in front of every window of a lower one; any finite number is a level.",
    source:
      "UIWindow.Level reference; an article that stacks three windows",
    confidence: .high)
  static let levelDoesNotDecideKey = Self(
    statement: "A window's level does not decide which window is key.",
    source: "The shake experiment in \"iOS Window详解\"", confidence: .high)
  static let windowKeepsRoot = Self(
    statement:
      "A window keeps its root view controller alive, and a new window has none.",
    source: "UIWindow.rootViewController reference", confidence: .high)
  static let rootLeavesItsOldWindow = Self(
    statement:
      "The view of a controller that becomes a second window's root leaves the first window. Here the controller is no longer the first one's root.",
    source:
      "UIView.addSubview(_:) and UIWindow.rootViewController references for the view; for the first window's rootViewController no source",
    confidence: .high)
  static let rootViewLoadsWhenShown = Self(
    statement:
      "The root's view is loaded and put into the window at the first of these: the root is set while the window is shown, or the window is shown. An earlier access loads the view earlier. Here the notifications of showing come after it.",
    source:
      "Stacks of many apps of several versions with viewDidLoad under addRootViewControllerViewIfPossible, _setHidden:forced: and makeKeyAndVisible; UIWindow.rootViewController and UIViewController.view references; for the notifications no source",
    confidence: .high)
  static let newRootReplacesOldRootView = Self(
    statement:
      "A new root removes the old root's view and no other: views that the app added stay. The new root's view goes in front of all that are there then.",
    source:
      "Two printed hierarchies; SVProgressHUD#314; openradar 18535358, Sencha#23 and onmyway133/notes#251 for presented views that stay; against a sentence of the UIWindow.rootViewController reference",
    confidence: .high)
  static let rootViewFillsWindow = Self(
    statement:
      "The root's view has the window's bounds as its frame and flexible width and height.",
    source: "A printed hierarchy in an article; UIWindow.rootViewController reference",
    confidence: .high)
  static let rootViewLiesInContainers = Self(
    statement:
      "Up to iOS 12 the root's view is in the window itself; from iOS 13 on it is in a UIDropShadowView in a UITransitionView. Here these two stay for the next root.",
    source:
      "Printed hierarchies: up to iOS 12 objc.io and OWASP MSTG dumps and others; from iOS 13 on dumps of many apps up to iOS 26; for the next root no source",
    confidence: .high)
  static let launchNeedsARoot = Self(
    statement:
      "A visible window without a root view controller at the end of the launch raises NSInternalInconsistencyException from iOS 9 on and was logged on earlier versions; here it is logged.",
    source: "Crash reports of two apps", confidence: .high)
  static let windowHasNoSuperview = Self(
    statement:
      "A window has no superview, removing it from one does nothing, and its window is itself; here it can't be made a subview.",
    source: "A re-implementation", confidence: .medium)
  static let rectConvertsAsBox = Self(
    statement:
      "A rectangle is converted to its bounding box in the nearest common superview, and that to its bounding box on the way down; if one view contains the other there is only one box.",
    source: "Numbers measured on an iPhone", confidence: .high)
  static let windowCoordinatesLeadToScreen = Self(
    statement:
      "A point converts from one window to another; for a window nil means the screen. Here a window's own coordinates convert to the screen's as a view's do to its superview's.",
    source:
      "UIWindow.convert(_:to:) and convert(_:from:) references; UIWindow.h; for the way to the screen no source but a re-implementation",
    confidence: .high)
  static let frameUnderTransform = Self(
    statement:
      "Apple doesn't define what setting a frame does under a transform. Here the size is transformed back and, without an inverse transform, only the centre moves.",
    source:
      "UIView.frame reference, which leaves it open; for the size a re-implementation's tests that run on UIKit too, for the centre no source",
    confidence: .high)
  static let frontmostWindowGetsTouch = Self(
    statement:
      "A touch is offered to the windows of its screen from front to back, each in its own coordinates; hidden ones are passed over, and a transparent one takes it if its alpha is not too low and it takes touches.",
    source:
      "UIView.hitTest(_:with:) reference; gamwe6.github.io, two stacked windows tried on iOS 7.1 and 8.2; nguyenminhphuc on Medium; apps with windows that let touches through",
    confidence: .high)
  static let touchKeepsItsView = Self(
    statement:
      "A touch keeps the view and the window that it began in until it ends, wherever it moves; each of its phases is offered to that view, and then up the chain until a responder handles it.",
    source:
      "UITouch.window reference; Using responders and the responder chain to handle events, Apple",
    confidence: .high)
  static let controlTracksTouch = Self(
    statement:
      "A control that is enabled sends its actions: touchDown when a touch begins, and touchUpInside, touchUpOutside or touchCancel when it ends. A disabled one sends none but is still hit. Here a control keeps the touches that reach it.",
    source:
      "UIControl.isEnabled and UIControl.Event references; UIView.hitTest(_:with:) reference, which does not name isEnabled; for the touches that it keeps no source but a re-implementation's tests",
    confidence: .high)
  static let touchKeepsViewAlive = Self(
    statement:
      "A touch keeps its view and the view's window alive until it ends or is cancelled.",
    source:
      "UITouch.h, whose view and window are strong; Using responders and the responder chain to handle events, Apple; Tencent/MLeaksFinder#27",
    confidence: .high)
  static let touchIsCancelled = Self(
    statement:
      "A touch is cancelled when its view leaves the window, and when the application resigns being active: its view gets touchesCancelled, a control sends touchCancel, and no responder gets the rest.",
    source: "UIResponder.touchesCancelled(_:with:) reference", confidence: .high)
  static let viewFollowsOneFinger = Self(
    statement:
      "A view follows one finger at a time unless its isMultipleTouchEnabled, false by default, is true: the touches of other fingers that reach it meanwhile are not delivered. Other views get theirs.",
    source: "UIView.isMultipleTouchEnabled reference", confidence: .high)
  static let controlReachesBeyondBounds = Self(
    statement:
      "A control counts a finger as inside up to about 70 points beyond its bounds if the touch began inside.",
    source: "Measurements of two apps' authors", confidence: .high)
  static let findKeyWindowAsAppsDo = Self(
    statement:
      "findKeyWindow, as apps write it, takes from front to back the first window that is on the main screen, not hidden, not fully transparent and of the normal level. It never checks which window is key, so it may return another one.",
    source: "A category of UIWindow in an article", confidence: .high)
  static let screenConnects = Self(
    statement:
      "A screen that is connected or disconnected posts a notification, whose object is the screen. A window is on one screen, the main one unless it is set otherwise.",
    source: "UIScreen.didConnectNotification and UIWindow.screen reference", confidence: .high)
  static let screenChangeReshowsWindow = Self(
    statement:
      "A hidden window's screen can be set freely. Here a visible window becomes hidden and then visible there, in front of its level, and a key window stays key.",
    source: "UIWindow.screen reference; for a visible window no source but a re-implementation",
    confidence: .high)
  static let lostScreenLeavesWindows = Self(
    statement:
      "When a screen is disconnected, its windows stay in application.windows and keep their screen without being visible, no notification is posted for them, and the key window stays key.",
    source: "No source", confidence: .assumed)
  static let externalScreenMirrors = Self(
    statement:
      "An external screen shows what the main one shows as long as it has no visible window.",
    source:
      "Presenting Content on an External Display and Using Windows to Present Content on Multiple Displays, Apple; UIScreen.mirrored reference; against a sentence of the UIScreen reference of 2021",
    confidence: .high)
  static let responderChainGoesOutward = Self(
    statement:
      "A view's next responder is the controller whose view it is, or else its superview; a controller's is its view's superview, even for a presented one, where Apple's page names the presenting controller; a window's is the application, the application's its delegate.",
    source: "UIResponder.next reference", confidence: .high)
  static let sceneIsInResponderChain = Self(
    statement:
      "The next responder of a window in a scene is the scene, and the scene's the application.",
    source: "The responder chains that two apps print; UIResponder reference does not mention it",
    confidence: .high)
  static let placelessInputGoesToFirstResponder = Self(
    statement:
      "Events with a location on the screen go to the view there, and all others to the first responder: shakes, remote control, presses and text.",
    source:
      "UIResponder reference, \"Using responders and the responder chain\"",
    confidence: .high)
  static let inputStartsAtKeyWindow = Self(
    statement:
      "Input without a location goes to the key window's first responder and up the chain until a responder handles it. Here, without a first responder, it starts at the key window itself.",
    source:
      "UIWindow.isKeyWindow and makeKey() references; an older guide of Apple's on events; Using responders and the responder chain to handle events, Apple; for no first responder only the shake experiment in \"iOS Window详解\"",
    confidence: .high)
  static let inputWithoutKeyWindowGoesToApp = Self(
    statement:
      "Without a key window, input without a location goes to the application and then to its delegate.",
    source: "An inference", confidence: .low)
  static let firstResponderMustBeInWindow = Self(
    statement:
      "A view becomes first responder of its window if it is in one and canBecomeFirstResponder is true, by default only for text fields, text views and search bars. Only then is the old one asked to resign, which canResignFirstResponder allows unless a class overrides it. Each window has at most one.",
    source:
      "UIResponder.becomeFirstResponder() reference; tests of a re-implementation",
    confidence: .high)
  static let endEditingReachesBelow = Self(
    statement:
      "endEditing(_:) makes the first responder resign if it takes text and is the view or anywhere in it, with force even if it would refuse; it returns whether one resigned.",
    source: "UIView.endEditing(_:) reference", confidence: .high)
  static let delegateFollowsEditing = Self(
    statement:
      "The delegate of a text field or a text view is asked whether editing may begin, before the old one's is asked whether it may end. A text field's delegate is told that editing began before the keyboard posts anything, a text view's after that; both are told that it ended after the keyboard began to leave. The return key asks a text field's delegate, and does nothing else.",
    source: "Logs of apps on iOS 5 and iOS 9; UITextFieldDelegate reference; an article",
    confidence: .high)
  static let actionFindsTarget = Self(
    statement:
      "An action without a target goes to the key window's first responder or, if it has none, to the sender, and up the chain until a responder has a method of that name; otherwise sendAction returns false. A target without such a method raises NSInvalidArgumentException.",
    source:
      "UIApplication.sendAction(_:to:from:for:) and UIControl.sendAction(_:to:for:) references; for the sender bou.io and two more developers' findings (sammeadley/responder-chain, cocoanetics.com); for the exception crash texts, wallabag/ios-app#110 and Krivoblotsky/ActionPicker#7",
    confidence: .high)
  static let actionStartsAtKeyWindow = Self(
    statement:
      "An action without target, first responder and sender starts at the key window or, without one, at the application.",
    source: "No source", confidence: .assumed)
  static let windowIgnoresStatusBar = Self(
    statement:
      "A window extends under the status bar: its frame never makes room for it. From iOS 7 on its content does not either.",
    source: "View Programming Guide for iOS, as an article quotes it", confidence: .high)
  static let opaqueStatusBarPushesRootDown = Self(
    statement:
      "Up to iOS 6, and here with the knob opaqueStatusBar, a root's view begins below an opaque status bar and fills the window when the bar is hidden or translucent; a navigation or a tab bar controller's view always does.",
    source: "View Programming Guide for iOS, as an article quotes it", confidence: .high)
  static let frontmostRootDecidesStatusBar = Self(
    statement:
      "The root view controller of the visible window with the highest level, key or not, decides on the status bar's appearance.",
    source: "Reports on two windows of apps", confidence: .high)
  static let controllerDecidesStatusBar = Self(
    statement:
      "The deciding controller is asked whether it prefers the status bar hidden when it begins to decide, and by setNeedsStatusBarAppearanceUpdate(). A navigation controller asks its top, a tab bar controller the selected one, another container its childForStatusBarHidden. A presented controller decides if it is in full screen, or captures the status bar's appearance.",
    source:
      "UIViewController references of the four properties; for the two containers, apps that override nothing",
    confidence: .medium)
  static let safeAreaFollowsSuperview = Self(
    statement:
      "A view's safe-area insets are its superview's, on each side less the gap between their edges, never below 0 and never more than the superview's. A full-screen window has the device's; a view in no window has none.",
    source: "Nine cases measured on Mac Catalyst; printed insets of devices",
    confidence: .high)
  static let deviceEdgesAreUnsafe = Self(
    statement:
      "A device's insets exclude the status bar or the camera at the top and the home indicator at the bottom, and in landscape the camera's height on the left and right.",
    source:
      "Insets of an iPhone X measured by useyourloaf.com; printed at csl.cool (59, 34 and 59, 21) and in appandflow/react-native-safe-area-context#215 (48, 34 and 48, 21); tables of other devices",
    confidence: .high)
  static let hiddenStatusBarFreesSafeArea = Self(
    statement:
      "If the app hides the status bar, a phone with a home button has no inset left, and any other phone keeps its own. There are no insets before iOS 11. Here there are none on external screens.",
    source:
      "react-navigation/react-native-safe-area-view#62; SwiftKickMobile/SwiftMessages#488; UIView.safeAreaInsets reference; for external screens no source",
    confidence: .high)
  static let screenTurnsWithInterface = Self(
    statement:
      "From iOS 8 on the main screen's bounds and its windows' rotate with the interface: width and height swap, no view gets a transform, and subviews follow their masks. Up to iOS 7 both stayed as in portrait and the root view was transformed.",
    source: "Logs of two articles that print both versions", confidence: .high)
  static let turnAnnouncesStatusBar = Self(
    statement:
      "A rotation posts that the status bar's orientation and then its frame will change, resizes the screen and the windows, posts that the orientation and then the frame did change, and lays out; a frame that stays the same posts nothing.",
    source:
      "A device's log of all notifications, iOS 7; Daltron/NotificationBanner#110 for the new sizes",
    confidence: .medium)
  static let fullWindowFollowsTurn = Self(
    statement:
      "A window that fills the main screen fills it after the rotation; any other keeps its frame. A phone without a home button never turns its interface upside down. Here a hidden window rotates like a visible one, one with a transform keeps its frame, and external screens do not rotate.",
    source:
      "Reports of apps with small windows, e.g. hyperoslo/Whisper#80; UIViewController.supportedInterfaceOrientations and UIInterfaceOrientation.portraitUpsideDown references; articles on iOS 8 for windows that fill the screen; for hidden windows, a transform and external screens no source",
    confidence: .medium)
  static let statusBarHidesOnSide = Self(
    statement:
      "The status bar is hidden while the app hides it, and on a phone in landscape; a hidden one has an empty frame, and hiding or showing it posts that its frame changes.",
    source: "Tables of devices; no source for what is posted", confidence: .low)
  static let controllerDecidesTurns = Self(
    statement:
      "The interface rotates with the device only if the key window's root, or the controller that fills the screen above it, supports the orientation and, up to iOS 15, autorotates; containers do not ask their children. A controller that begins to decide rotates an interface whose orientation it does not support; one that supports the device's orientation rotates it back.",
    source:
      "UIViewController.supportedInterfaceOrientations reference; iOS 6 and 16 release notes; no source for when it turns back",
    confidence: .medium)
  static let nibWakesObjects = Self(
    statement:
      "Loading a nib makes its objects, then connects the outlets, then sends each object awakeFromNib. Apple leaves the order among objects open; here outer objects come before inner ones.",
    source: "NSObject.awakeFromNib() reference", confidence: .high)
  static let nibWindowFillsScreen = Self(
    statement:
      "A nib's window with Full Screen at Launch takes its screen's bounds; any other keeps its frame from the nib, and touches beside it miss it although its views may be visible there.",
    source: "View Programming Guide for iOS, Windows", confidence: .high)
}
