/// Rules of scenes (windows-1.8).
extension Rule.Entry {
  static let windowNeedsAScene = Self(
    statement:
      "Where each scene has its own key window, a window without a scene can, in an app that has scenes, neither be visible nor become key. Here it can't be shown: it stays hidden.",
    source:
      "UIWindow.h (windowScene) and UIWindow.isKeyWindow reference; tests of apps since iOS 15 (denickman/EF2); Rye#26, NavigationNotice#12, Tencent/Hippy#1346; for isHidden the tests alone",
    confidence: .high)
  static let sceneConnects = Self(
    statement:
      "Scenes are there from iOS 13 on, and connecting or disconnecting one posts a notification. A window holds its scene weakly, so a scene that is disconnected leaves its windows without one; those stay in application.windows but are not visible. Putting a window into a scene that is gone raises an exception.",
    source: "UIWindow.windowScene and UIWindowScene.windows reference; crashes of apps",
    confidence: .high)
  static let sceneHasItsKeyWindow = Self(
    statement:
      "From iOS 15 on each scene has its own key window. Here it resigns when it leaves the scene or the scene is disconnected, and another window of that scene, or none, becomes key.",
    source:
      "UIWindow.h and the references of UIWindowScene.keyWindow, UIWindow.isKeyWindow, resignKey() and didResignKeyNotification; for a window that leaves its scene no source",
    confidence: .high)
  static let leavingASceneHidesWindow = Self(
    statement:
      "A window that is removed from its scene is no longer visible, and the scene stays connected. Here its isHidden becomes true.",
    source:
      "UIWindow.h and UIWindow.windowScene reference; a test of an app that ran on UIKit for isHidden",
    confidence: .high)
  static let lostSceneHidesWindow = Self(
    statement:
      "Before iOS 15 an app without any scene shows its windows as usual; from its first scene on a window without one is not visible, whatever its isHidden says. Here such a window can be made key only while isHidden is false. Here a window that is hidden because it leaves its scene, or because its scene is disconnected, posts the hidden notification.",
    source:
      "UIWindow.h (windowScene); Rye#26 and Tencent/Hippy#1346 on iOS 13; mixpanel-swift#338 and Apple's text on the implicit scene for apps without a manifest; for the notifications and the key no source",
    confidence: .high)
  static let classicAppHasImplicitScene = Self(
    statement:
      "From iOS 13 on an app that has no scenes of its own gets an implicit one: its windows are visible, can be key and share one key window, as usual.",
    source: "UIScene reference; logs of apps", confidence: .high)
  static let sceneHasActivationState = Self(
    statement:
      "A scene is unattached while it connects. Then it enters the foreground and becomes active. An active scene is deactivated before it is disconnected. Here it enters the foreground in the next turn, as far as the application has; then it follows the application, and posts each step before the application posts its own.",
    source:
      "UIScene.ActivationState, UISceneDelegate and UIApplication.applicationState references; WWDC 2019 sessions 212 and 258; printed logs of launches and of an end (Apple forum, mmatiush); for the turn and for which of the two posts first no source",
    confidence: .high)
  static let scenesShareScreen = Self(
    statement:
      "On an iPad two scenes can share the device's own screen, with 10 points between them: halves in landscape, or a third and two thirds in either orientation. A window that fills its scene follows the scene's size, and its coordinates begin at the scene's corner. The screen's bounds stay whole. Both scenes stay active. Here halves become two thirds and a third in portrait.",
    source:
      "WWDC 2015 session 205 for windows and the screen's bounds; Adopting Multitasking Enhancements on iPad, Apple; iPad Split View sizes, measured and published for 9.7, 10.5 and 12.9 inches; cordova-plugin-ionic-keyboard#29; for the 11-inch screen and for halves that turn no source",
    confidence: .high)
}
