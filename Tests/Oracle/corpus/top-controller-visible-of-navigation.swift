import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
root.title = "root"
let navigation = UINavigationController(rootViewController: root)
window.rootViewController = navigation
window.makeKeyAndVisible()
func report() {
  print("top \(navigation.topViewController?.title ?? "-"), visible \(navigation.visibleViewController?.title ?? "-")")
}
report()
let detail = UIViewController()
detail.title = "detail"
navigation.pushViewController(detail, animated: false)
report()
let modal = UIViewController()
modal.title = "modal"
detail.present(modal, animated: true) {
  report()
  print(modal.presentingViewController === navigation, detail.presentedViewController === modal)
  modal.dismiss(animated: true) { report() }
}
