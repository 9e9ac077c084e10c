import UIKit

class Stack: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    print("has", subviews.count)
    if subviews.count < 3 { addSubview(UIView()) }
    print("done", subviews.count)
  }
}

class Shy: UIWindow {
  override func becomeKey() {
    super.becomeKey()
    print("key", windowLevel == .alert)
    if windowLevel != .alert {
      windowLevel = .alert
      resignFirstResponder()
      makeKey()
    }
  }
}

let stack = Stack()
stack.addSubview(UIView())
print(stack.subviews.count)
let window = Shy(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
