import UIKit

final class Child: UIViewController {
  override func viewWillAppear(_ animated: Bool) { print("child will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { print("child did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { print("child will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { print("child did disappear", animated) }
}
final class ManualContainer: UIViewController {
  let child = Child()
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("container did appear")
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = ManualContainer()
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("hide the window")
  window.isHidden = true
}
