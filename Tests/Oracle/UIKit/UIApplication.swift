import Foundation
@testable internal import WindowModel

public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}

open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  override init() {}

  public struct LaunchOptionsKey: Hashable {}
  public enum State: Int { case active, inactive, background }
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  public var delegate: (any UIApplicationDelegate)?
  public var windows: [UIWindow] {
    return World.it.app.pointee.listedWindows.compactMap { World.it.window($0) }
  }
  public var keyWindow: UIWindow? { World.it.window(World.it.app.pointee.keyWindow) }
  public var applicationState: State {
    switch World.it.app.pointee.state {
    case .active: isLaunching ? .inactive : .active
    case .background: .background
    case .inactive, .notRunning: .inactive
    }
  }
  public var statusBarFrame: CGRect { CGRect(World.it.app.pointee.statusBar.frame) }
  public var isStatusBarHidden: Bool { World.it.app.pointee.statusBar.isHidden }
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(World.it.app.pointee.orientation)
  }

  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    UIControl.sender = sender as? UIControl
    if let target {
      Classes.perform(target, action.name, sender, event)
      return true
    }
    guard let name = WindowModel.Selector(action.name) else { return false }
    var send = SendAction()
    send.action = name
    send.sender = World.it.identifier(sender as? UIView)
    World.it.app.pointee.turn.result = nil
    World.it.perform(send)
    return World.it.app.pointee.turn.result != nil
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Scenes

  var scenes: [UIWindowScene] = []
  public var connectedScenes: Set<UIScene> { Set(scenes) }
  func scene(_ name: Identifier) -> UIWindowScene? { scenes.first { $0.identifier == name } }

  // MARK: Events of the model

  /// Whether the app is launching with scenes; the launch ends when the first scene is active.
  var isLaunching = false

  func tell(_ name: Event.Name) {
    switch name {
    case .willFinishLaunching:
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    case .didFinishLaunching:
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      post(Self.didFinishLaunchingNotification)
    case .applicationDidBecomeActive:
      if isLaunching { return }
      if scenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
      post(Self.didBecomeActiveNotification)
    case .applicationWillResignActive:
      if scenes.isEmpty { delegate?.applicationWillResignActive(self) }
      post(Self.willResignActiveNotification)
    case .applicationDidEnterBackground:
      if scenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
      post(Self.didEnterBackgroundNotification)
    case .applicationWillEnterForeground:
      if scenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
      post(Self.willEnterForegroundNotification)
    case .main, .applicationMain: break
    default: post(Notification.Name(name.rawValue))
    }
  }
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIInterfaceOrientation {
  init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}

open class UIScene: UIResponder {
  public enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
  public final class ConnectionOptions {}
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  let identifier: Identifier
  public let session: UISceneSession
  public var delegate: (any UIWindowSceneDelegate)?
  init(_ identifier: Identifier, _ session: UISceneSession) {
    (self.identifier, self.session) = (identifier, session)
  }
  public var activationState: ActivationState {
    switch World.it.app.pointee.scene(identifier)?.activation {
    case .foregroundActive: .foregroundActive
    case .foregroundInactive: .foregroundInactive
    case .background: .background
    // A scene that no longer exists is unattached.
    case .unattached, nil: .unattached
    }
  }
  open override var next: UIResponder? { UIApplication.shared }
}

public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] {
    return World.it.app.pointee.windows(of: identifier).compactMap { World.it.window($0) }
  }
  public var keyWindow: UIWindow? {
    World.it.window(World.it.app.pointee.keyWindow(of: identifier))
  }
  public var screen: UIScreen {
    UIScreen.named(World.it.app.pointee.scene(identifier)?.screen ?? .main)
  }
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(World.it.app.pointee.orientation)
  }
}

public final class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public static let windowApplication = Role()
  }
  public let role = Role.windowApplication
}

public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

public final class UIDevice: NSObject {
  nonisolated(unsafe) public static let current = UIDevice()
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "\(World.it.app.pointee.settings.profile.majorVersion).0" }
}
