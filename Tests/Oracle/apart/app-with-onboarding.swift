import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let seen = UserDefaults.standard.bool(forKey: "seenOnboarding")
    window?.rootViewController = seen ? MainController() : OnboardingController(pages: ["Hello", "Swipe", "Go"])
    window?.makeKeyAndVisible()
    return true
  }
}
final class OnboardingController: UIViewController {
  private let pages: [String]
  private var current = 0 {
    didSet { label.text = pages[current] }
  }
  private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
  init(pages: [String]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    current = 0
    print("page:", label.text ?? "-")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard current + 1 < pages.count else { return finish() }
    current += 1
    print("page:", label.text ?? "-")
  }
  private func finish() {
    UserDefaults.standard.set(true, forKey: "seenOnboarding")
    view.window?.rootViewController = MainController()
    print("seen:", UserDefaults.standard.bool(forKey: "seenOnboarding"))
  }
  deinit { print("onboarding deinit") }
}
final class MainController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { print("main is there") }
}

// tap 10,10
// tap 10,10
// tap 10,10
// tap 10,10
