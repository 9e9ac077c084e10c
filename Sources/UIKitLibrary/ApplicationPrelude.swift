import ProgramRuntime

extension Library {
  /// Scenes and the application.
  static let uikitApplication = """
    protocol UISceneDelegate: AnyObject { }
    protocol UIWindowSceneDelegate: AnyObject { }
    class UISceneSession: NSObject {
      struct Role {
        var rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static var windowApplication: UISceneSession.Role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
      }
      var role: UISceneSession.Role = .windowApplication
      var configuration: UISceneConfiguration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
      // A scene of the model has no earlier state.
      var stateRestorationActivity: NSUserActivity?
      var persistentIdentifier: String = "session"
    }
    class UISceneConfiguration: NSObject {
      var name: String?
      var delegateClass: AnyClass?
      init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
    }
    class UIOpenURLContext: NSObject { var url: URL { return URL(string: "app:")! } }
    class NSUserActivity: NSObject {
      var activityType: String = ""
      var title: String?
      var userInfo: [String: Any]?
      var isEligibleForSearch: Bool = false
      var isEligibleForHandoff: Bool = true
      var webpageURL: URL?
      init(activityType: String) { self.activityType = activityType }
      func addUserInfoEntries(from otherDictionary: [String: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
      func becomeCurrent() { }
      func resignCurrent() { }
      func invalidate() { }
    }
    class UIScene: UIResponder {
      struct ConnectionOptions {
        // A scene of the model connects at launch, or by itself, and not for a link.
        var urlContexts: Set<UIOpenURLContext> { return [] }
        var userActivities: Set<NSUserActivity> { return [] }
      }
      enum ActivationState: Int { case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2 }
      var name: String = ""
      weak var delegate: AnyObject?
      var session: UISceneSession = UISceneSession()
      var activationState: UIScene.ActivationState
      static var willConnectNotification: NSNotification.Name = NSNotification.Name("UISceneWillConnectNotification")
      static var didActivateNotification: NSNotification.Name = NSNotification.Name("UISceneDidActivateNotification")
      static var willDeactivateNotification: NSNotification.Name = NSNotification.Name("UISceneWillDeactivateNotification")
      static var didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UISceneDidEnterBackgroundNotification")
      static var willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UISceneWillEnterForegroundNotification")
      static var didDisconnectNotification: NSNotification.Name = NSNotification.Name("UISceneDidDisconnectNotification")
    }
    class _UISceneSpace: NSObject, UICoordinateSpace {
      var name: String
      var bounds: CGRect
      init(name: String) { self.name = name }
    }
    class UIStatusBarManager: NSObject {
      var statusBarFrame: CGRect { return UIApplication.shared.statusBarFrame }
      var isStatusBarHidden: Bool { return UIApplication.shared.isStatusBarHidden }
    }
    class UIWindowScene: UIScene {
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var screen: UIScreen
      var interfaceOrientation: UIInterfaceOrientation { return UIApplication.shared.statusBarOrientation }
      var statusBarManager: UIStatusBarManager? { return screen === UIScreen.main ? UIStatusBarManager() : nil }
      var traitCollection: UITraitCollection { return screen.traitCollection }
      var coordinateSpace: UICoordinateSpace { return _UISceneSpace(name: name) }
    }
    protocol UIApplicationDelegate: AnyObject { }
    extension UIApplicationDelegate {
      // Optional once: what 'window??' reads is the same.
      var window: UIWindow? { return delegateWindow(self) }
    }
    func delegateWindow(_ delegate: Any) -> UIWindow?
    class _CommandLineArguments: NSObject { }
    enum CommandLine {
      static let argc: Int32 = 1
      static let unsafeArgv: _CommandLineArguments = _CommandLineArguments()
    }
    func UIApplicationMain(_ argc: Int32, _ argv: _CommandLineArguments, _ principalClassName: String?, _ delegateClassName: String?) -> Int32
    struct UIBackgroundTaskIdentifier: Equatable {
      static var last: Int = 0
      static var invalid: UIBackgroundTaskIdentifier = UIBackgroundTaskIdentifier(rawValue: 0)
      var rawValue: Int
    }
    class UIApplication: UIResponder {
      struct LaunchOptionsKey { var rawValue: String }
      enum State: Int { case active, inactive, background }
      static var shared: UIApplication { return UIApplication.one() }
      static func one() -> UIApplication
      weak var delegate: UIApplicationDelegate?
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var connectedScenes: Set<UIScene>
      var openSessions: Set<UISceneSession> { return Set(connectedScenes.map { $0.session }) }
      var applicationState: UIApplication.State
      var isStatusBarHidden: Bool
      var applicationSupportsShakeToEdit: Bool = true
      var applicationIconBadgeNumber: Int = 0
      var isIdleTimerDisabled: Bool = false
      var statusBarFrame: CGRect
      var statusBarOrientation: UIInterfaceOrientation
      func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.last += 1; return UIBackgroundTaskIdentifier(rawValue: UIBackgroundTaskIdentifier.last) }
      func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { return beginBackgroundTask(expirationHandler: expirationHandler) }
      func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { }
      func sendEvent(_ event: UIEvent)
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      static var didBecomeActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
      static var willResignActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillResignActiveNotification")
      static var didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
      static var willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
      static var didFinishLaunchingNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    """
}
