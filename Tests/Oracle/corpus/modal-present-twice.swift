import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
window.rootViewController = root
window.makeKeyAndVisible()
let first = UIViewController()
let second = UIViewController()
root.present(first, animated: true) { print("first is up") }
root.present(second, animated: true) { print("never") }
print(root.presentedViewController === first, second.presentingViewController == nil)
first.present(second, animated: true) { print("too early, so never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  first.present(second, animated: true) { print("second is up on the first") }
}
