import UIKit

final class ContainerController: UIViewController {
  private(set) var current: UIViewController?
  func transition(to next: UIViewController, duration: TimeInterval = 0.3, completion: (() -> Void)? = nil) {
    let previous = current
    previous?.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    view.addSubview(next.view)
    UIView.animate(
      withDuration: duration,
      animations: {
        next.view.frame = self.view.bounds
        previous?.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
      },
      completion: { _ in
        previous?.view.removeFromSuperview()
        previous?.removeFromParent()
        next.didMove(toParent: self)
        completion?()
      })
    current = next
  }
}
final class Child: UIViewController {
  override func viewWillAppear(_ animated: Bool) { print(title!, "will appear") }
  override func viewDidAppear(_ animated: Bool) { print(title!, "did appear", view.frame.minX) }
  override func viewDidDisappear(_ animated: Bool) { print(title!, "did disappear", view.frame.minX) }
  deinit { print("child deinit") }
}
func child(_ title: String) -> Child {
  let child = Child()
  child.title = title
  return child
}
let window = UIWindow(frame: UIScreen.main.bounds)
let container = ContainerController()
window.rootViewController = container
window.makeKeyAndVisible()
container.transition(to: child("a")) {
  print("a is in, children:", container.children.count)
  container.transition(to: child("b")) { print("b is in, children:", container.children.count) }
}
