import UIKit

func topController() -> UIViewController? {
  var top = UIApplication.shared.keyWindow?.rootViewController
  while let presented = top?.presentedViewController {
    top = presented
  }
  return top
}
let window = UIWindow(frame: UIScreen.main.bounds)
print(topController() == nil)
window.rootViewController = UIViewController()
window.rootViewController?.title = "root"
window.makeKeyAndVisible()
print(topController()?.title ?? "nil")
let modal = UIViewController()
modal.title = "modal"
window.rootViewController?.present(modal, animated: true) {
  print(topController()?.title ?? "nil")
  let second = UIViewController()
  second.title = "second"
  modal.present(second, animated: true) {
    print(topController()?.title ?? "nil")
    modal.dismiss(animated: true) { print(topController()?.title ?? "nil") }
  }
}
