import UIKit

class Child: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("willMove", parent == nil ? "to nil" : "to parent")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("didMove", parent == nil ? "to nil" : "to parent")
  }
  override func viewDidLoad() { print("child viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { print("child viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { print("child viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { print("child viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { print("child viewDidDisappear") }
  deinit { print("child deinit") }
}
extension UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
  func unembed() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
window.rootViewController = root
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  root.embed(Child())
  print("-- embedded", root.children.count)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  root.children.first?.unembed()
  print("-- unembedded", root.children.isEmpty)
}
