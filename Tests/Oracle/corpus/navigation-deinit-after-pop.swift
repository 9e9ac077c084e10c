import UIKit

class Detail: UIViewController {
  var onDone: (() -> Void)?
  deinit { print("detail deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
window.makeKeyAndVisible()

func open(leaking: Bool) {
  let detail = Detail()
  if leaking {
    detail.onDone = { print(detail.title ?? "") }
  } else {
    detail.onDone = { [weak detail] in print(detail?.title ?? "") }
  }
  navigation.pushViewController(detail, animated: false)
}
func after(_ seconds: Double, _ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}
after(1) { open(leaking: false) }
after(2) {
  print("pop the first")
  navigation.popViewController(animated: false)
}
after(3) { open(leaking: true) }
after(4) {
  print("pop the second")
  navigation.popViewController(animated: false)
}
after(5) { print("end") }
