import UIKit

class Onboarding: UIViewController {
  var onDone: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("onboarding disappeared", view.window == nil)
  }
  deinit { print("onboarding gone") }
}

class Home: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("home appeared", animated)
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let onboarding = Onboarding()
    onboarding.onDone = { [weak self] in self?.showHome() }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = onboarding
    window?.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak onboarding] in onboarding?.onDone?() }
    return true
  }

  func showHome() {
    guard let window = window else { return }
    UIView.transition(
      with: window, duration: 0.3, options: [.transitionCrossDissolve, .layoutSubviews],
      animations: { window.rootViewController = Home() },
      completion: { finished in print("switched", finished, type(of: window.rootViewController!)) })
    print("under way")
    UIView.transition(with: window, duration: 0.1, options: .transitionFlipFromLeft, animations: nil)
  }
}
