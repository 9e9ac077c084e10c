import UIKit

class Layer: UIView {
  let name: String
  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print(name, "before")
    super.touchesBegan(touches, with: event)
    print(name, "after")
  }
}
class Root: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("controller")
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
window.rootViewController = root
window.makeKeyAndVisible()
let outer = Layer("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
let inner = Layer("inner", CGRect(x: 0, y: 0, width: 50, height: 50))
outer.addSubview(inner)
root.view.addSubview(outer)

// tap 10,10
// tap 80,80
// tap 300,300
