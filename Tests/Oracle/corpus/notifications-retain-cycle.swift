import UIKit

final class Leaky {
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in
      print("leaky hears", self.token != nil)
    }
  }
  deinit { print("leaky deinit") }
}
final class Clean {
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) {
      [weak self] _ in
      print("clean hears", self != nil)
    }
  }
  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    print("clean deinit")
  }
}
func make() {
  let leaky = Leaky()
  let clean = Clean()
  NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
  _ = (leaky, clean)
}
make()
print("-- after")
NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
