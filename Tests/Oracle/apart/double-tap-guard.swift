import UIKit

final class OnceButton: UIButton {
  var interval: TimeInterval = 1
  private var isLocked = false
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard !isLocked else { return print("ignored") }
    isLocked = true
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
      self?.isLocked = false
      print("unlocked")
    }
    super.sendAction(action, to: target, for: event)
  }
}
final class Shop: UIViewController {
  let button = OnceButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  private var orders = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(buy), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func buy() {
    orders += 1
    print("order", orders)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Shop()
window.makeKeyAndVisible()

// tap 10,10
// tap 10,10
// run 1.5
// tap 10,10
