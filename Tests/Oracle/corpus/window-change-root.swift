import UIKit

class Page: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewWillAppear(_ animated: Bool) { print(name, "willAppear") }
  override func viewDidAppear(_ animated: Bool) { print(name, "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { print(name, "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { print(name, "didDisappear") }
  deinit { print(name, "deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page("login")
window.makeKeyAndVisible()
DispatchQueue.main.async {
  print("-- change")
  window.rootViewController = Page("home")
  print("-- changed")
}
