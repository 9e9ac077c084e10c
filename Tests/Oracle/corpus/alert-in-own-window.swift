import UIKit

final class AlertPresenter {
  private var window: UIWindow?
  func show(_ title: String) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.windowLevel = .alert + 1
    window.makeKeyAndVisible()
    self.window = window
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        self.window?.isHidden = true
        self.window = nil
        print("alert window is gone, key:", UIApplication.shared.keyWindow?.tag ?? -1)
      })
    window.rootViewController?.present(alert, animated: true)
  }
  deinit { print("presenter deinit") }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.tag = 7
main.rootViewController = UIViewController()
main.makeKeyAndVisible()
var presenter: AlertPresenter? = AlertPresenter()
presenter?.show("Hello")
presenter = nil
print(main.isKeyWindow, UIApplication.shared.windows.count)

// choose OK
