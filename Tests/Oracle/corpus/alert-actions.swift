import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
window.rootViewController = root
window.makeKeyAndVisible()

let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("cancelled") })
alert.addAction(
  UIAlertAction(title: "Delete", style: .destructive) { action in
    print("deleted by", action.title ?? "-", root.presentedViewController == nil)
  })
print(alert.actions.map { $0.title! }, alert.message ?? "-", alert.preferredStyle == .alert)
root.present(alert, animated: true) {
  print("alert is up", root.presentedViewController === alert)
}

// choose Delete
