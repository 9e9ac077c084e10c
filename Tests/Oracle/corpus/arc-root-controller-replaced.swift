import UIKit

class Named: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  deinit { print(title ?? "?", "deinit") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
var first: Named? = Named("first")
window.rootViewController = first
first = nil
print("the window holds it:", window.rootViewController?.title ?? "nil")
window.rootViewController = nil
print("root is nil")
DispatchQueue.main.async {
  window.rootViewController = Named("second")
  DispatchQueue.main.async {
    window.rootViewController = Named("third")
    print("third is set")
  }
}
