import UIKit

class Root: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let alert = UIViewController()
    present(alert, animated: true) { print("from viewDidLoad") }
    print("viewDidLoad presented:", presentedViewController != nil)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true) { print("from viewDidAppear") }
    print("viewDidAppear presented:", presentedViewController != nil)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
