import UIKit

class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { print(title!, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { print(title!, "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { print(title!, "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { print(title!, "viewWillDisappear", isMovingFromParent) }
  override func viewDidDisappear(_ animated: Bool) { print(title!, "viewDidDisappear", isMovingFromParent) }
  deinit { print(title ?? "?", "deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: Page("list"))
window.rootViewController = navigation
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("-- push")
  navigation.pushViewController(Page("detail"), animated: true)
  print("-- pushed", navigation.viewControllers.count)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("-- pop")
  let popped = navigation.popViewController(animated: true)
  print("-- popped", popped?.title ?? "nil", navigation.topViewController?.title ?? "nil")
}
