import UIKit

class Page: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { print(name, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { print(name, "viewWillAppear", animated) }
  override func viewDidAppear(_ animated: Bool) { print(name, "viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { print(name, "viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { print(name, "viewDidDisappear", animated) }
  deinit { print(name, "deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Page("root")
window.rootViewController = root
window.makeKeyAndVisible()
DispatchQueue.main.async {
  print("-- present")
  root.present(Page("modal"), animated: true) {
    print("-- presented")
    root.dismiss(animated: true) { print("-- dismissed") }
  }
  print("-- after the call", root.presentedViewController != nil)
}
