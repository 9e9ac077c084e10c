import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
root.title = "root"
window.rootViewController = root
window.makeKeyAndVisible()

func chain() -> String {
  var names: [String] = []
  var current: UIViewController? = root
  while let controller = current {
    names.append(controller.title ?? "-")
    current = controller.presentedViewController
  }
  return names.joined(separator: " > ")
}
func show(_ names: [String], on controller: UIViewController, then done: @escaping () -> Void) {
  guard let name = names.first else { return done() }
  let next = UIViewController()
  next.title = name
  controller.present(next, animated: true) {
    print(chain())
    show(Array(names.dropFirst()), on: next, then: done)
  }
}
show(["a", "b", "c"], on: root) {
  root.presentedViewController?.dismiss(animated: true) {
    print("from a:", chain())
    root.dismiss(animated: true) { print("from root:", chain()) }
  }
}
