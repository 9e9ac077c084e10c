import UIKit

class Modal: UIViewController {
  deinit { print("modal deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
window.rootViewController = root
window.makeKeyAndVisible()
do {
  let modal = Modal()
  root.present(modal, animated: true) { print("shown") }
}
print("scope ended")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("held by its presenter:", root.presentedViewController is Modal)
  root.dismiss(animated: true) { print("dismissed") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("end") }
