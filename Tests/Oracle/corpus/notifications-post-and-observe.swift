import UIKit

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
}
final class Cart {
  private(set) var items: [String] = [] {
    didSet {
      NotificationCenter.default.post(
        name: .cartChanged, object: self, userInfo: ["count": items.count, "last": items.last ?? "-"])
    }
  }
  func add(_ item: String) { items.append(item) }
}
final class Badge: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(update(_:)), name: .cartChanged, object: nil)
  }
  @objc private func update(_ notification: Notification) {
    let count = notification.userInfo?["count"] as? Int ?? 0
    print("badge \(count), last \(notification.userInfo?["last"] as? String ?? "?")")
  }
  deinit { print("badge deinit") }
}
let cart = Cart()
var badge: Badge? = Badge()
cart.add("apple")
cart.add("pear")
badge = nil
cart.add("nobody listens")
print(cart.items)
