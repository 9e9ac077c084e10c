// profile ios17
import UIKit

func name(_ state: UIScene.ActivationState) -> String {
  switch state {
  case .unattached: return "unattached"
  case .foregroundInactive: return "foregroundInactive"
  case .foregroundActive: return "foregroundActive"
  case .background: return "background"
  }
}

func name(_ state: UIApplication.State) -> String {
  switch state {
  case .active: return "active"
  case .inactive: return "inactive"
  case .background: return "background"
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched", name(application.applicationState))
    let center = NotificationCenter.default
    let scenes = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    ]
    for notification in scenes {
      center.addObserver(forName: notification, object: nil, queue: nil) { notification in
        guard let scene = notification.object as? UIWindowScene else { return print("no scene") }
        print("  posted", notification.name.rawValue, name(scene.activationState))
      }
    }
    let applications = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ]
    for notification in applications {
      center.addObserver(forName: notification, object: nil, queue: nil) { notification in
        let state = UIApplication.shared.applicationState
        print("  posted", notification.name.rawValue, name(state), notification.object is UIApplication)
      }
    }
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("not called with scenes") }
  func applicationWillResignActive(_ application: UIApplication) { print("not called with scenes") }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    say("willConnect", scene)
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { say("willEnterForeground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { say("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { say("willResignActive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { say("didEnterBackground", scene) }

  func say(_ event: String, _ scene: UIScene) {
    print(event, name(scene.activationState), name(UIApplication.shared.applicationState))
  }
}

// inactive
// foreground
// background
// foreground
