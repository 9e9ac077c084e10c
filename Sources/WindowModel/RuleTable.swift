extension Rule {
  /// The one place that tells what each rule says.
  public var entry: Entry {
    switch self {
    case .windows0:
      Entry(
        statement:
          "Some behaviours changed with the system's version: a session's profile sets them all, and each one can be set by itself.",
        source: "Device logs of several iOS versions", confidence: .medium)
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
          "UIWindow(frame:) keeps the frame it is given. UIWindow() has the screen's size from iOS 9 on, and no size before.",
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
          "Where each scene has its own key window, a window without a scene can be neither on screen nor key.",
        source: "UIWindow.windowScene reference; tests of apps since iOS 15", confidence: .medium)
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
    case .windows2_5:
      Entry(
        statement:
          "makeKey() lets the old key window resign first and changes nobody's visibility; for the key window itself, or one whose canBecomeKey is false, it does nothing and says nothing.",
        source: "UIWindow.makeKey() and canBecomeKey reference", confidence: .medium)
    case .windows2_6:
      Entry(
        statement: "A hidden window can be made key and stays hidden.",
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
    }
  }
}
