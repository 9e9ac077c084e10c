extension Rule {
  /// The one place that tells what each rule says.
  public var entry: Entry {
    switch self {
    case .windows0:
      Entry(
        statement:
          "Some behaviours changed with the system's version: a session's profile sets them all, and each one can be set by itself.",
        source: "Device logs of several iOS versions", confidence: .medium)
    case .windows0A:
      Entry(
        statement:
          "A launch runs main and UIApplicationMain and, while the application is inactive, the delegate's willFinishLaunching and didFinishLaunching; then the application becomes active or, when the system launched it for some work, enters the background.",
        source: "UIApplicationDelegate reference; tests of a re-implementation",
        confidence: .medium)
    case .windows1_1:
      Entry(
        statement:
          "A window is one of application.windows from its initializer on, while it is still hidden.",
        source: "UIApplication.windows; the log of an app that makes three windows and shows none",
        confidence: .high)
    case .windows1_2:
      Entry(
        statement: "A new window is hidden, unlike any other new view.",
        source: "Tests of apps that ran on UIKit", confidence: .high)
    case .windows1_3:
      Entry(
        statement:
          "A new window has alpha 1, level normal, no colour and no root view controller; it is on the main screen, can become key, takes touches and does not clip.",
        source: "UIWindow and UIView reference", confidence: .high)
    case .windows1_4:
      Entry(
        statement:
          "UIWindow(frame:) keeps the frame it is given. UIWindow() has the screen's size from iOS 9 on, and no size before; UIWindow(windowScene:) that of the scene's screen.",
        source: "A measurement on iOS 9.3", confidence: .medium)
    case .windows1_5:
      Entry(
        statement:
          "The application does not keep its windows alive, nor does being key or visible: a window that no variable holds is released when the run loop's turn ends.",
        source:
          "Tests of apps that ran on UIKit; the shake experiment in \"iOS Window详解\"",
        confidence: .high)
    case .windows1_6:
      Entry(
        statement:
          "application.windows runs from back to front: by level, and within a level in the order in which windows were last shown, made key and visible, or moved to the level. Making a window key, or setting what it already has, moves nothing.",
        source:
          "UIApplication.windows and makeKeyAndVisible() reference; an article that stacks three windows",
        confidence: .medium)
    case .windows1_7:
      Entry(
        statement:
          "The app delegate's window is a variable like any other: setting it keeps the window alive, and neither shows it nor makes it key.",
        source: "A log of an app that prints its key window before and after", confidence: .high)
    case .windows1_8:
      Entry(
        statement:
          "Where each scene has its own key window, a window without a scene can be neither shown nor made key: it stays hidden.",
        source: "UIWindow.windowScene reference; tests of apps since iOS 15", confidence: .medium)
    case .windows1_8A:
      Entry(
        statement:
          "Scenes are there from iOS 13 on, and connecting or disconnecting one posts a notification. A window knows its scene without keeping it, so a scene that is disconnected leaves its windows without one; those stay in application.windows and are not seen.",
        source: "UIWindow.windowScene and UIWindowScene.windows reference", confidence: .high)
    case .windows1_8B:
      Entry(
        statement:
          "From iOS 15 on each scene has its own key window. It resigns when it leaves the scene or the scene is disconnected, and the key falls to a window of that scene or to none.",
        source: "UIWindowScene.keyWindow and UIWindow.isKeyWindow reference",
        confidence: .medium)
    case .windows1_8C:
      Entry(
        statement:
          "A window that is taken out of its scene is hidden by that, and the scene stays connected.",
        source: "A test of an app that ran on UIKit", confidence: .medium)
    case .windows1_8D:
      Entry(
        statement:
          "That hiding posts its notification, and so it is for each window of a scene that is disconnected. Before iOS 15 an app without any scene shows its windows as ever; from its first scene on a window without one is not seen, whatever its isHidden says, and can be made key only while that says no.",
        source: "No source", confidence: .assumed)
    case .windows2_1:
      Entry(
        statement:
          "The key window gets the keyboard and all other events that have no place on the screen; there is one at most.",
        source: "UIWindow.isKeyWindow reference", confidence: .high)
    case .windows2_2:
      Entry(
        statement:
          "makeKeyAndVisible() shows the window and then makes it key; showing alone needs no key window.",
        source:
          "makeKeyAndVisible() reference; the shake experiment in \"iOS Window详解\"",
        confidence: .high)
    case .windows2_3:
      Entry(
        statement:
          "makeKeyAndVisible() posts, in this order: the window became visible, the old key window resigned, the window became key.",
        source: "A device log of all four notifications", confidence: .high)
    case .windows2_4:
      Entry(
        statement:
          "Visible and hidden notifications follow changes of isHidden only: alpha, level, being covered, switching apps or setting the same value post none.",
        source: "UIWindow.didBecomeHiddenNotification reference", confidence: .high)
    case .windows2_4A:
      Entry(
        statement:
          "An app that leaves the screen first resigns being active and then enters the background; when it comes back it enters the foreground and then becomes active. No window becomes hidden, visible or key by that.",
        source: "UIApplication and UIWindow.didBecomeHiddenNotification reference",
        confidence: .high)
    case .windows2_5:
      Entry(
        statement:
          "makeKey() lets the old key window resign first and changes nobody's visibility; for the key window itself, or one whose canBecomeKey is false, it does nothing and says nothing.",
        source: "UIWindow.makeKey() and canBecomeKey reference", confidence: .medium)
    case .windows2_6:
      Entry(
        statement:
          "A hidden window can be made key and stays hidden; in an app with scenes it must be in one.",
        source: "UIWindow.makeKey() reference", confidence: .medium)
    case .windows2_7:
      Entry(
        statement:
          "When the key window is hidden it resigns, the front-most visible window that can be key becomes key, whichever was key before, and then the hidden notification is posted. A visible window that is released is hidden first; whether another becomes key then depends on the version.",
        source: "Bug reports to Apple; a device log of an action sheet's dismissal",
        confidence: .medium)
    case .windows2_8:
      Entry(
        statement:
          "The system calls becomeKey() or resignKey() and posts the notification itself, so an override that forgets super loses nothing.",
        source: "UIWindow.becomeKey() reference", confidence: .high)
    case .windows2_9:
      Entry(
        statement:
          "A key window whose canBecomeKey turns false stays key until the key window changes for another reason.",
        source: "No source", confidence: .assumed)
    case .windows3_1:
      Entry(
        statement: "Touches go to the window that they are in, whether it is key or not.",
        source: "UIWindow reference; the shake experiment in \"iOS Window详解\"", confidence: .high)
    case .windows3_2:
      Entry(
        statement:
          "From iOS 14.2 on, and in the article's app before, a touch makes its window key before anyone is told of the touch, if the window can be key; the window's place among the others stays.",
        source:
          "The shake experiment in \"iOS Window详解\"; two reports that tell the versions apart",
        confidence: .high)
    case .windows3_3:
      Entry(
        statement:
          "A text field that becomes first responder, by a tap too, makes its window key on every version.",
        source: "A re-implementation; notes of two articles", confidence: .medium)
    case .windows3_4:
      Entry(
        statement:
          "The system has windows of its own: the status bar's at level 1000, which application.windows does not list, and, once a text field has been first responder of the key window, UITextEffectsWindow and, from iOS 9 on, UIRemoteKeyboardWindow far in front of all, which is not listed from iOS 16 on.",
        source:
          "UIApplication.windows reference; dumps of apps on several versions",
        confidence: .medium)
    case .windows3_4A:
      Entry(
        statement:
          "The keyboard's windows stay listed, and are hidden while no text field is the key window's first responder; they take no touches, can't be key and are not the app's to change.",
        source: "No source", confidence: .assumed)
    case .windows4_1:
      Entry(
        statement:
          "Every window of a higher level is in front of every window of a lower one; any finite number is a level.",
        source:
          "UIWindow.Level reference; an article that stacks three windows",
        confidence: .high)
    case .windows4_2:
      Entry(
        statement: "A window's level has no say in which window is key.",
        source: "The shake experiment in \"iOS Window详解\"", confidence: .high)
    case .windows5_1:
      Entry(
        statement:
          "A window keeps its root view controller alive, and a new window has none.",
        source: "UIWindow.rootViewController reference", confidence: .high)
    case .windows5_1A:
      Entry(
        statement:
          "A controller that becomes a second window's root leaves the first one.",
        source: "No source", confidence: .assumed)
    case .windows5_2:
      Entry(
        statement:
          "The root's view is loaded and put into the window at the first of these: the root is set while the window is shown, or the window is shown. Whoever asks for the view earlier loads it earlier; the notifications of showing come after it.",
        source: "A crash's stack; two re-implementations", confidence: .medium)
    case .windows5_3:
      Entry(
        statement:
          "Another root takes the old root's view out and no other: views that the app added stay. The new one's view goes in front of all that is there then.",
        source: "Two printed hierarchies, against a sentence of Apple's", confidence: .medium)
    case .windows5_4:
      Entry(
        statement:
          "The root's view has the window's bounds as its frame and flexible width and height.",
        source: "A printed hierarchy in an article; UIWindow.rootViewController reference",
        confidence: .high)
    case .windows5_5:
      Entry(
        statement:
          "Up to iOS 12 the root's view lies in the window itself; from iOS 13 on in a UIDropShadowView in a UITransitionView, which stay for the next root.",
        source: "Printed hierarchies of apps on several versions", confidence: .medium)
    case .windows5_6:
      Entry(
        statement:
          "A visible window without a root view controller at the end of the launch raises NSInternalInconsistencyException from iOS 9 on and was logged before; here it is logged.",
        source: "Crash reports of two apps", confidence: .high)
    case .windows5_8:
      Entry(
        statement:
          "A window has no superview, removing it from one does nothing, and its window is itself; here it can't be made a subview.",
        source: "A re-implementation", confidence: .medium)
    case .windows6_2:
      Entry(
        statement:
          "A rectangle is converted as the box round its corners in the superview that both views lie in, and that box as the box round its corners on the way down; within one line of superviews there is one box.",
        source: "Numbers measured on an iPhone", confidence: .high)
    case .windows6_4:
      Entry(
        statement:
          "A window's own coordinates lead to the screen's as a view's lead to its superview's, and so from one window to another; to a window nil means the screen.",
        source: "UIWindow.convert(_:to:) reference; a re-implementation", confidence: .medium)
    case .windows6_5:
      Entry(
        statement:
          "Apple leaves open what setting a frame does under a transform. Here the size is taken back through the transform and, where nothing leads back, only the centre moves.",
        source: "UIView.frame reference; tests of a re-implementation that run on UIKit too",
        confidence: .medium)
    case .windows6_7:
      Entry(
        statement:
          "A touch is offered to the windows of its screen from front to back, each in its own coordinates; hidden ones are passed over, and a clear one takes it if it is not too clear and takes touches.",
        source: "Apps with windows that let touches through; a re-implementation",
        confidence: .medium)
    case .windows6_8:
      Entry(
        statement:
          "A touch keeps the view and the window that it began in until it ends, wherever it moves; each of its phases is offered to that view, and then up the chain until somebody handles it.",
        source: "UITouch reference; a re-implementation", confidence: .medium)
    case .windows6_8A:
      Entry(
        statement:
          "A control keeps the touches that come to it and, while it is enabled, sends its actions: touchDown when one begins, and touchUpInside, touchUpOutside or touchCancel when it ends. A disabled one is hit all the same.",
        source: "UIControl reference; tests of a re-implementation", confidence: .medium)
    case .windows6_8B:
      Entry(
        statement:
          "A touch does not keep its view alive; when the view is gone, nobody is told of the rest.",
        source: "No source", confidence: .assumed)
    case .windows6_9:
      Entry(
        statement:
          "findKeyWindow, as apps write it, takes from front to back the first window that is on the main screen, not hidden, not wholly clear and of the normal level. It never asks which window is key, so it may well answer another one.",
        source: "A category of UIWindow in an article", confidence: .high)
    case .windows7:
      Entry(
        statement:
          "A screen that is plugged in or pulled out posts a notification, whose object is the screen. A window is on one screen, the main one unless it is set otherwise.",
        source: "UIScreen.didConnectNotification and UIWindow.screen reference", confidence: .high)
    case .windows7A:
      Entry(
        statement:
          "Setting a window's screen is free while it is hidden. A visible window becomes hidden and then visible there, in front of its level; here a key window stays key.",
        source: "UIWindow.screen reference; a re-implementation", confidence: .low)
    case .windows7B:
      Entry(
        statement:
          "When a screen is disconnected, its windows stay in application.windows and keep their screen without being seen, no notification tells of them, and the key window stays key.",
        source: "No source", confidence: .assumed)
    case .windows7C:
      Entry(
        statement:
          "An external screen shows what the main one shows as long as it has no visible window.",
        source: "A guide of Apple's about external displays", confidence: .medium)
    case .windows8_1:
      Entry(
        statement:
          "A view's next responder is its superview, a window's the application, the application's its delegate.",
        source: "UIResponder.next reference", confidence: .high)
    case .windows8_1A:
      Entry(
        statement:
          "The next responder of a window in a scene is the scene, and the scene's the application.",
        source: "Tests of a re-implementation; UIResponder reference does not mention it",
        confidence: .assumed)
    case .windows8_2:
      Entry(
        statement:
          "What has a place on the screen goes to the view there, and all else to the first responder: shakes, remote control, presses and text.",
        source:
          "UIResponder reference, \"Using responders and the responder chain\"",
        confidence: .high)
    case .windows8_3:
      Entry(
        statement:
          "Input without a place goes to the key window's first responder and up the chain until somebody handles it; without a first responder it starts at the key window itself.",
        source: "UIWindow reference; the shake experiment in \"iOS Window详解\"", confidence: .medium)
    case .windows8_3A:
      Entry(
        statement:
          "Without a key window, input without a place goes to the application and then to its delegate.",
        source: "An inference", confidence: .low)
    case .windows8_4:
      Entry(
        statement:
          "A view becomes first responder of its window if it is in one and canBecomeFirstResponder says yes, which text fields alone do by themselves; only then the old one is asked to resign, which canResignFirstResponder allows unless a class says otherwise. Each window has one at most.",
        source:
          "UIResponder.becomeFirstResponder() reference; tests of a re-implementation",
        confidence: .high)
    case .windows8_5:
      Entry(
        statement:
          "An action without a target goes to the key window's first responder or, where it has none, to the sender, and up the chain until somebody has a method of that name; else sendAction returns false. A target that has none raises NSInvalidArgumentException.",
        source:
          "UIApplication.sendAction(_:to:from:for:) reference; an article; two re-implementations that disagree",
        confidence: .medium)
    case .windows8_5A:
      Entry(
        statement:
          "An action without target, first responder and sender starts at the key window, and without that one at the application.",
        source: "No source", confidence: .assumed)
    case .windows9_1:
      Entry(
        statement:
          "A window lies under the status bar: its frame never makes room for it. From iOS 7 on its content does not either.",
        source: "View Programming Guide for iOS, as an article quotes it", confidence: .high)
    case .windows9_2:
      Entry(
        statement:
          "A view's safe-area insets are what is left of its superview's, side by side: less the gap between their edges, never below nothing and never more than the superview's. A full window has the device's; a view in no window has none.",
        source: "Nine cases measured on Mac Catalyst; printed insets of devices",
        confidence: .high)
    case .windows9_2A:
      Entry(
        statement:
          "A device's insets leave out the status bar or the camera above and the home indicator below, and on its side the camera's height to the left and right.",
        source: "Printed insets of some devices, tables of others", confidence: .medium)
    case .windows9_2B:
      Entry(
        statement:
          "Where the app hides the status bar, a phone with a home button has no inset left, and another one keeps its own. There are no insets before iOS 11, nor on external screens.",
        source: "An inference", confidence: .low)
    case .windows9_3:
      Entry(
        statement:
          "From iOS 8 on the main screen's bounds and its windows' turn with the interface: width and height swap, no view gets a transform, and subviews follow their masks. Up to iOS 7 both stayed as in portrait and the root view was transformed.",
        source: "Logs of two articles that print both versions", confidence: .high)
    case .windows9_3A:
      Entry(
        statement:
          "A turn posts that the status bar's orientation and then its frame will change, resizes the screen and the windows, posts that the orientation and then the frame did change, and lays out; a frame that stays posts nothing.",
        source: "No source", confidence: .assumed)
    case .windows9_3B:
      Entry(
        statement:
          "A window that fills the main screen fills it after the turn, hidden or not; any other keeps its frame, and so does one with a transform. External screens do not turn. Without a home button a phone never turns its interface upside down.",
        source: "Reports of apps with small windows; no source for the rest",
        confidence: .assumed)
    case .windows9_3C:
      Entry(
        statement:
          "The status bar is hidden while the app hides it, and on a phone that lies on its side; a hidden one has an empty frame, and hiding or showing it posts that its frame changes.",
        source: "Tables of devices; no source for what is posted", confidence: .low)
    case .views1_1:
      Entry(
        statement:
          "A superview holds its subviews strongly. A view that neither a superview nor a variable holds is released when the run loop's turn ends, before the layout pass.",
        source: "UIView.addSubview(_:) reference", confidence: .high)
    case .viewsV1:
      Entry(
        statement:
          "addSubview(_:) puts a view behind the last of the subviews, which is in front of all others on the screen, and makes the receiver its superview.",
        source: "UIView.addSubview(_:) reference", confidence: .high)
    case .viewsV2:
      Entry(
        statement: "A view has one superview: adding it to another one takes it out of the first.",
        source: "UIView.addSubview(_:) reference; tests of three re-implementations",
        confidence: .high)
    case .viewsV3:
      Entry(
        statement:
          "Adding a view to the superview that it has only brings it to the front; no callback tells of it.",
        source: "An article that brings a view to the front in this way; two re-implementations",
        confidence: .medium)
    case .viewsV4:
      Entry(
        statement:
          "insertSubview(_:at:) puts a view at an index of the subviews, and those from there on move up by one.",
        source: "UIView.insertSubview(_:at:) reference", confidence: .high)
    case .viewsV5:
      Entry(
        statement: "An index beyond the last subview does no harm: the view goes in front of all.",
        source: "Tests of two re-implementations", confidence: .high)
    case .viewsV6:
      Entry(
        statement: "An index below zero is refused.",
        source: "No source", confidence: .assumed)
    case .viewsV7:
      Entry(
        statement:
          "insertSubview(_:aboveSubview:) puts a view right in front of a sibling, insertSubview(_:belowSubview:) right behind it.",
        source:
          "UIView.insertSubview(_:aboveSubview:) and insertSubview(_:belowSubview:) reference",
        confidence: .high)
    case .viewsV8:
      Entry(
        statement:
          "A view that moves within its superview is taken out first, and its new place is found among those that are left.",
        source: "Tests of a re-implementation", confidence: .high)
    case .viewsV9:
      Entry(
        statement:
          "A view that should go beside one that is not among the subviews goes in front of all.",
        source: "Tests of two re-implementations", confidence: .high)
    case .viewsV10:
      Entry(
        statement: "A view that should go above or below itself goes in front of all.",
        source: "Tests of a re-implementation", confidence: .medium)
    case .viewsV12:
      Entry(
        statement:
          "exchangeSubview(at:withSubviewAt:) swaps the places of two subviews and makes no callback; an index that no subview has is refused.",
        source: "UIView.exchangeSubview(at:withSubviewAt:) reference", confidence: .high)
    case .viewsV13:
      Entry(
        statement:
          "bringSubviewToFront(_:) makes a view the last of the subviews, sendSubviewToBack(_:) the first; to a view that is no subview they do nothing.",
        source:
          "UIView.bringSubviewToFront(_:) and sendSubviewToBack(_:) reference; three re-implementations",
        confidence: .high)
    case .viewsV14:
      Entry(
        statement: "removeFromSuperview() without a superview does nothing and makes no callback.",
        source: "UIView.removeFromSuperview() reference; three re-implementations",
        confidence: .high)
    case .viewsV15:
      Entry(
        statement: "Adding a view to itself raises NSInvalidArgumentException.",
        source: "Crash reports of several apps", confidence: .high)
    case .viewsV16:
      Entry(
        statement:
          "Adding a view to a view within it raises CALayerInvalid; here the tree stays as it was.",
        source: "Crash reports of several apps, iOS 9 to 17", confidence: .high)
    case .viewsV18:
      Entry(
        statement:
          "A view that leaves its window resigns first responder, and so does one within it.",
        source: "A re-implementation's notes on iOS 4.2", confidence: .medium)
    case .views1_2A:
      Entry(
        statement:
          "A view that is added where its window stays the same gets willMove(toSuperview:), the old superview, if any, willRemoveSubview(_:), then the view didMoveToSuperview() and the superview didAddSubview(_:).",
        source: "Two logs of apps, iOS 9 and 12, but for the old superview's turn",
        confidence: .high)
    case .views1_2B:
      Entry(
        statement:
          "A view that comes into another window by being added gets willMove(toSuperview:), willMove(toWindow:), didMoveToWindow() and didMoveToSuperview(), and then the superview didAddSubview(_:).",
        source: "The logged order of removal, read backwards", confidence: .medium)
    case .views1_2C:
      Entry(
        statement:
          "On removal the superview gets willRemoveSubview(_:), then the view willMove(toSuperview:) and, if it was in a window, willMove(toWindow:) and didMoveToWindow(), and last didMoveToSuperview().",
        source: "Two logs of apps, iOS 9 and 12; for the superview's turn two re-implementations",
        confidence: .high)
    case .views1_2D:
      Entry(
        statement:
          "Views that change their window with a view round them get willMove(toWindow:) and didMoveToWindow(), the outer ones first, and no callback about superviews.",
        source: "A crash's stack; a re-implementation", confidence: .high)
    case .views1_2E:
      Entry(
        statement:
          "A view that is released lets go of its subviews from back to front, each with the callbacks of a removal, and is gone then; a subview that nobody else holds goes after it.",
        source: "The log of an app that releases a view with a subview", confidence: .assumed)
    case .viewsV19:
      Entry(
        statement:
          "A view belongs to one controller at most; giving it to a second one raises an exception.",
        source: "Crashes of apps", confidence: .high)
    case .viewsV20:
      Entry(
        statement:
          "A child's view can lie in its parent's view only: adding it elsewhere, or adding the child to another parent while it lies there, raises an exception.",
        source: "Crashes of apps", confidence: .high)
    case .viewsG1:
      Entry(
        statement:
          "Bounds, centre and transform are what a view stores; its frame follows from them, and setting the frame moves the centre, resizes the bounds and keeps their origin.",
        source: "UIView.frame reference", confidence: .high)
    case .viewsG2:
      Entry(
        statement: "A transform works about the centre, and so does a new size of the bounds.",
        source: "UIView.transform reference; tests of a re-implementation", confidence: .high)
    case .viewsG3:
      Entry(
        statement:
          "A frame that is set under a scale makes bounds of its size divided by the scale.",
        source: "Tests of a re-implementation that run on UIKit too", confidence: .high)
    case .viewsG4:
      Entry(
        statement:
          "A point goes to the superview by taking the middle of the bounds from it, applying the transform and adding the centre, and back the other way round.",
        source: "Numbers measured on an iPhone; tests of two re-implementations", confidence: .high)
    case .viewsG5:
      Entry(
        statement:
          "Converting to or from nil means the coordinates of the window and, where there is none, of the outermost view.",
        source: "UIView.convert(_:to:) reference; tests of a re-implementation", confidence: .high)
    case .viewsG6:
      Entry(
        statement:
          "A view's own frame and a window's place on the screen have no say when something is converted to its coordinates from within.",
        source: "Tests of a re-implementation", confidence: .high)
    case .viewsG9:
      Entry(
        statement:
          "A new view is visible, has alpha 1, tag 0 and no subviews, takes touches, unless it is a label or an image view, resizes its subviews and does not clip; without a frame it has no size.",
        source: "UIView reference; tests of two re-implementations", confidence: .high)
    case .viewsG9A:
      Entry(
        statement:
          "Maps, scroll views, tables and text fields clip from the start; buttons, text fields, navigation bars and toolbars are not opaque, other views are.",
        source: "Printed hierarchies of apps", confidence: .low)
    case .viewsG10:
      Entry(
        statement:
          "viewWithTag(_:) looks at the view itself, then at each subview from back to front with all within it, and answers the first.",
        source: "UIView.viewWithTag(_:) reference; a re-implementation", confidence: .medium)
    case .viewsG11:
      Entry(
        statement: "A view is a descendant of itself and of every view round it.",
        source: "UIView.isDescendant(of:) reference", confidence: .high)
    case .views1_4:
      Entry(
        statement:
          "When a view's size changes, each subview's flexible parts along an axis share the difference in proportion to what they were, without rounding.",
        source: "UIView.autoresizingMask reference; tests of AppKit", confidence: .medium)
    case .views1_4A:
      Entry(
        statement:
          "Flexible parts that were all nothing share the difference equally, no side shrinks below nothing, a transform is left out, and a subview that would be carried out of reach stays as it was.",
        source: "No source", confidence: .assumed)
    case .views1_5:
      Entry(
        statement:
          "A new view needs layout; so does a superview that gets, loses or sees resized a subview, a view with a new size and a scroll view that scrolls. When the turn ends, those in a window lay out their subviews, the outer ones first, each once.",
        source: "UIView.layoutSubviews() reference; tests of a re-implementation",
        confidence: .medium)
    case .views1_5A:
      Entry(
        statement:
          "A hidden window's views lay out like a visible one's, after what nobody holds is gone; the window itself does so while it has subviews or when setNeedsLayout() was called on it.",
        source: "No source", confidence: .assumed)
    case .viewsH1:
      Entry(
        statement:
          "A view that is hidden, takes no touches or has an alpha below 0.01 is passed over by hit testing, with all within it.",
        source: "UIView.hitTest(_:with:) reference", confidence: .high)
    case .viewsH2:
      Entry(
        statement:
          "Hit testing asks the subviews from front to back and answers what the first one answers; if none has the point, the view itself is hit.",
        source: "UIView.hitTest(_:with:) reference", confidence: .high)
    case .viewsH2A:
      Entry(
        statement:
          "A view whose hitTest(_:with:) answers nil in place of itself is never hit; views within it are, and where none is, those behind it are asked.",
        source: "Apps with windows that let touches through", confidence: .medium)
    case .viewsH3:
      Entry(
        statement:
          "A point outside the bounds hits neither the view nor a subview that reaches out of them, whether the view clips or not.",
        source: "UIView.hitTest(_:with:) reference", confidence: .high)
    case .viewsH4:
      Entry(
        statement:
          "A point is inside when the view's own coordinates, which the bounds' origin moves and the transform scales, have it in the bounds: their left and top edges count, right and bottom do not.",
        source: "Tests of two re-implementations", confidence: .high)
    case .viewsC1:
      Entry(
        statement:
          "A controller's view is loaded by whoever asks for it first: loadView makes it and viewDidLoad follows, once. isViewLoaded does not load it, and after view = nil the next one to ask loads it anew; the old one stays where it lies.",
        source: "UIViewController.view reference; tests that ran on UIKit", confidence: .high)
    case .viewsC2:
      Entry(
        statement:
          "A new controller has no parent, no children, no title and no view yet, presents nothing and is presented by nobody; only a navigation controller defines a presentation context.",
        source: "Tests that ran on UIKit", confidence: .high)
    case .viewsC3:
      Entry(
        statement:
          "addChild(_:) loads nobody's view.",
        source: "Tests that ran on UIKit", confidence: .high)
    case .viewsC4:
      Entry(
        statement:
          "A controller lives while a variable, its container, the window whose root it is or whoever presents it holds it; it keeps its view alive and its view does not keep it.",
        source: "UIViewController reference", confidence: .high)
    case .viewsR1:
      Entry(
        statement:
          "A window's root view controller has its view made the window's content, as large as the window and following its size.",
        source: "UIWindow.rootViewController reference; printed hierarchies", confidence: .high)
    case .viewsR2:
      Entry(
        statement:
          "A root's view appears when its window is shown, or at once in a window that is: loadView, viewDidLoad, viewWillAppear, then the layout, then viewDidAppear, not animated. Hiding the window makes it disappear.",
        source: "The log of an app's launch; a crash's stack; for hiding no source",
        confidence: .high)
    case .viewsR3:
      Entry(
        statement:
          "When a window that is shown gets another root, the old one is told that it will disappear and the new one is loaded and told that it will appear; the views are exchanged; then the old one did disappear and, a turn later, the new one did appear.",
        source: "No source", confidence: .assumed)
    case .viewsR5:
      Entry(
        statement:
          "From iOS 13 on UIKit warns of an app that adds the view of a window's root by hand.",
        source: "Logs of apps", confidence: .high)
    case .viewsR4:
      Entry(
        statement:
          "What a window's old root presents is taken out with it here. An app may see it stay in the window behind the new root's view, which the knob leavesPresentedViews shows, and a dismissal that was called just before brings the old root's view back there.",
        source: "Printed hierarchies of an app on iOS 8", confidence: .medium)
    case .views2_4:
      Entry(
        statement:
          "A presentation that covers loads the new view, tells the old controller that it will disappear and the new one that it will appear, exchanges the views and then tells the new one that it did appear, the old one that it did disappear, and calls the completion last.",
        source:
          "The present flow of \"蘋果App的層級關系淺析\"; tests of a re-implementation; tests that ran on UIKit",
        confidence: .high)
    case .views2_4A:
      Entry(
        statement:
          "A dismissal of what covers tells it that it will disappear and the controller below that it will appear, exchanges the views and then tells the lower one that it did appear, the upper one that it did disappear, and calls the completion last.",
        source:
          "The dismiss flow of \"蘋果App的層級關系淺析\"; a re-implementation", confidence: .high)
    case .views2_4B:
      Entry(
        statement:
          "On a phone fullScreen and currentContext cover, and up to iOS 12 pageSheet, formSheet and popover too; from iOS 13 on those are sheets. The others and alerts lie over. Who is not covered hears nothing, and the end of a sheet's transition takes a turn of its own even without animation.",
        source:
          "UIModalPresentationStyle reference; tests that ran on UIKit, iOS 12 and 13",
        confidence: .high)
    case .views2_4C:
      Entry(
        statement:
          "A presented view lies in a UITransitionView in front in the window, a sheet's in a UIDropShadowView in that, with a UIDimmingView behind. A covered view leaves the window and, during an animation, lies in the UITransitionView too. Up to iOS 12 one that covers another takes over its UITransitionView; from iOS 13 on each has its own.",
        source:
          "\"蘋果App的層級關系淺析\"; printed hierarchies of apps on several versions; UIViewControllerContextTransitioning reference",
        confidence: .medium)
    case .views2_4D:
      Entry(
        statement:
          "A sheet that is pulled down asks its delegate whether it should, tells it that it will and, when it is gone, that it did; one that is modal stays, and the delegate hears of the attempt. A dismissal by the app tells the delegate nothing.",
        source: "UIAdaptivePresentationControllerDelegate reference; an article's log",
        confidence: .high)
    case .views2_4E:
      Entry(
        statement:
          "Presenting out of the window hierarchy, on a controller that presents already or during a transition does nothing and is logged; presenting nobody, or a controller that is shown already, raises NSInvalidArgumentException.",
        source: "Logs and crashes of apps", confidence: .high)
    case .views2_4F:
      Entry(
        statement:
          "It is looked first whether the controller is shown already, then for a transition under way, then whether the presenter presents already, then for the window; a presentation whose window is gone by the next turn does not come about. A sheet begins 10 points below the safe area.",
        source: "No source", confidence: .assumed)
    case .viewsP1:
      Entry(
        statement:
          "A controller that is in others passes a presentation on to the outermost of them, which then is the presenting one.",
        source:
          "UIViewController.present(_:animated:completion:) reference; tests that ran on UIKit",
        confidence: .high)
    case .viewsP2:
      Entry(
        statement:
          "A presentation in the current context is made by the nearest controller that defines one, from the one that was asked outwards, else by the outermost.",
        source: "UIViewController.definesPresentationContext reference", confidence: .high)
    case .viewsP3:
      Entry(
        statement:
          "presentedViewController and presentingViewController answer for the controller itself or else for the nearest one that it is in.",
        source: "UIViewController.presentedViewController reference; logs of apps",
        confidence: .high)
    case .viewsP6:
      Entry(
        statement:
          "A presentation lands in the window of the controller that it is called on: on the key window's root that is whichever window is key at the moment, on that of the app delegate's window the app's own.",
        source: "The last part of \"iOS Window详解\"", confidence: .high)
    case .viewsD1:
      Entry(
        statement:
          "dismiss(animated:completion:) takes away what the controller, or one that it is in, presents, with all that is presented above; a controller that presents nothing asks who presents it. Only what is on top is animated. With nothing to dismiss, and while a dismissal is on its way, nothing happens and no block is called.",
        source: "UIViewController.dismiss(animated:completion:) reference; tests of an article",
        confidence: .high)
    case .views2_6:
      Entry(
        statement:
          "addChild(_:) tells the child that it will move and takes it from the container that it was in; removeFromParent() tells it that it did move to none. The other two calls are the container's to make.",
        source: "UIViewController reference", confidence: .high)
    case .views2_6A:
      Entry(
        statement:
          "What a container is told of its appearance it passes on to the children whose views lie in its own, unless it says that it does so itself, the container first. Nobody is told twice in a row that it will appear; calls that do not match are logged.",
        source: "UIViewController reference; a re-implementation", confidence: .medium)
    case .views2_6B:
      Entry(
        statement:
          "A controller whose view comes on screen because somebody adds it, or a view round it, gets viewWillAppear at once and viewDidAppear in the run loop's next turn; one whose view is removed gets both callbacks at once.",
        source: "A re-implementation's tests on iOS 6; a crash's stack", confidence: .medium)
    case .views2_7:
      Entry(
        statement:
          "From iOS 17 on, and on iOS 13 to 16 for apps built with its SDK, viewIsAppearing comes once in each appearance: after viewWillAppear, when the view is in the hierarchy and its superview has laid it out, before its own layout.",
        source: "UIViewController.viewIsAppearing(_:) reference", confidence: .high)
    case .views2_3:
      Entry(
        statement:
          "A navigation controller's view is a UILayoutContainerView; in it lie a UINavigationTransitionView, in that a UIViewControllerWrapperView, in that the view of the stack's top and no other, and the UINavigationBar in front. While an animation runs the wrapper has both views.",
        source: "Printed hierarchies of apps; the flows of an article about them", confidence: .high
      )
    case .views2_5:
      Entry(
        statement:
          "A tab bar controller's view is a UILayoutContainerView with a UITransitionView and the UITabBar; each child has a UIViewControllerWrapperView of its own, and the selected one's lies in the transition view. At a switch the new controller is loaded and will appear, then the old one will disappear, then the wrappers are exchanged; which of the two is told first that it did is a knob.",
        source: "The flows of an article about hierarchies, against four logs for the end",
        confidence: .medium)
    case .views6:
      Entry(
        statement:
          "A navigation bar is 44 points high below the status bar, a toolbar 44 and a tab bar 49 above the device's lower edge, and all of them 32 on a phone that lies on its side; a child's safe area leaves them out.",
        source: "Printed hierarchies; measured safe areas", confidence: .high)
    case .viewsN1:
      Entry(
        statement:
          "A push puts the controller on the stack at once; then the old top will disappear, the new one is loaded and will appear, the views are exchanged, the old one did disappear, the new one did appear, and it is told last that it moved.",
        source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
    case .viewsN2:
      Entry(
        statement:
          "A pop takes the controller off the stack at once; then it will disappear, the new top will appear, the views are exchanged, it did disappear, the new top did appear, and it is told last that it moved.",
        source: "The flows of an article about hierarchies; logs of apps", confidence: .high)
    case .viewsN3:
      Entry(
        statement:
          "A stack's root is not popped: nothing happens.",
        source: "UINavigationController.popViewController(animated:) reference", confidence: .high)
    case .viewsN4:
      Entry(
        statement:
          "Several controllers are popped in one transition, and those between are told of no appearance.",
        source: "UINavigationController.popToViewController(_:animated:) reference",
        confidence: .high)
    case .viewsN5:
      Entry(
        statement:
          "Popping to a controller that is not in the stack raises an exception.",
        source: "Crashes of apps", confidence: .high)
    case .viewsN6:
      Entry(
        statement:
          "Pushing a controller that is in the stack raises an exception, with other words from iOS 13 on.",
        source: "Crashes of apps", confidence: .high)
    case .viewsN7:
      Entry(
        statement:
          "Pushing a navigation controller raises an exception.",
        source: "The crash of an app", confidence: .high)
    case .viewsN8:
      Entry(
        statement:
          "A tab bar controller can be pushed, although the reference says that it can't.",
        source: "An article's experiment, against a sentence of Apple's", confidence: .medium)
    case .viewsN9:
      Entry(
        statement:
          "A new list of controllers shows its last one: by nothing if it is the top already, by a pop if it was in the stack, else by a push; an empty one shows nothing.",
        source:
          "UINavigationController.setViewControllers(_:animated:) reference; tests that ran on UIKit",
        confidence: .medium)
    case .viewsN10:
      Entry(
        statement:
          "Up to iOS 13 UIKit logs that a push during another one's animation can corrupt the bar, and that appearance calls are unbalanced; here the second one waits for the first.",
        source: "Logs of apps; that it waits has no source", confidence: .medium)
    case .viewsN13:
      Entry(
        statement:
          "What a controller is told to do changes what it knows at once; the callbacks come in the run loop's next turn, and the last ones of an animation when it ends.",
        source: "Tests that ran on UIKit, iOS 12 and 13", confidence: .high)
    case .views3_3:
      Entry(
        statement:
          "The presented chain goes from a root to what it presents, and on from there, to the end.",
        source: "Widely copied code of apps", confidence: .high)
    case .views3_4:
      Entry(
        statement:
          "The recursive search goes first to what a controller presents, then to a tab bar's selected controller or a navigation's visible one, and ends at a controller that has none of these.",
        source: "Widely copied code of apps", confidence: .high)
    case .views3_5:
      Entry(
        statement:
          "The search from a view goes up its responder chain to the first controller.",
        source: "Widely copied code of apps", confidence: .high)
    case .windows12_1:
      Entry(
        statement:
          "Loading a nib makes its objects, the outer before the inner, then connects the outlets, then sends each object awakeFromNib.",
        source: "NSObject.awakeFromNib() reference; the order among objects has no source",
        confidence: .assumed)
    case .windows12_2:
      Entry(
        statement:
          "A nib's window with Full Screen at Launch takes its screen's bounds; any other keeps the frame that it was drawn with, and touches beside it pass it by although its views may show there.",
        source: "View Programming Guide for iOS, Windows", confidence: .high)
    case .views3_5A:
      Entry(
        statement:
          "topMostController lists the key window's root and all that is presented on it, and goes up a view's responder chain to the first of these.",
        source: "Widely copied code of keyboard managers", confidence: .medium)
    case .views5:
      Entry(
        statement:
          "A UIAlertController has no window of its own: it is presented in that of its presenter, over it, in a UITransitionView.",
        source: "Printed hierarchies of apps", confidence: .high)
    case .views5A:
      Entry(
        statement:
          "A UIAlertView and a UIActionSheet come in a window of their own, which becomes visible and key, and is hidden when they are dismissed, so that the key falls to the front-most window. An app with scenes can have neither.",
        source: "Printed hierarchies, logs and crashes of apps", confidence: .high)
    case .views5B:
      Entry(
        statement:
          "The handler of an alert's button runs after the alert has been dismissed. An alert with text fields brings the keyboard for the first of them.",
        source: "UIAlertController reference; articles' logs", confidence: .medium)
    case .views5C:
      Entry(
        statement:
          "An alert is 270 points wide and lies in the middle, an action sheet at the lower edge, each as high as its parts; it has no views but its text fields. Windows of alert views and action sheets have the levels that were logged on iOS 7.",
        source: "No source", confidence: .assumed)
    }
  }
}
