// profile ios13
import UIKit

class Root: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("insets", view.safeAreaInsets)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
print(root.view.safeAreaInsets)
window.rootViewController = root
window.makeKeyAndVisible()
print(window.safeAreaInsets)
root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
print(root.view.safeAreaInsets)
