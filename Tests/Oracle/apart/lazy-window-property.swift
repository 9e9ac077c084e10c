import UIKit

final class Alerts {
  private lazy var window: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    print("alert window is made")
    return window
  }()
  private var queue: [String] = []
  func show(_ title: String) {
    queue.append(title)
    if queue.count == 1 { presentFirst() }
  }
  private func presentFirst() {
    guard let title = queue.first else {
      window.isHidden = true
      print("no more alerts, key:", UIApplication.shared.keyWindow?.tag ?? -1)
      return
    }
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        print("OK of", alert.title ?? "-")
        self?.queue.removeFirst()
        self?.presentFirst()
      })
    window.rootViewController?.present(alert, animated: false)
  }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.tag = 9
main.rootViewController = UIViewController()
main.makeKeyAndVisible()
let alerts = Alerts()
alerts.show("first")
alerts.show("second")

// choose OK
// choose OK
