import UIKit

class Badge: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    print("willMove to superview:", newSuperview != nil)
  }
  override func didMoveToSuperview() {
    print("didMoveToSuperview:", superview != nil)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    print("willMove to window:", newWindow != nil)
  }
  override func didMoveToWindow() {
    print("didMoveToWindow:", window != nil)
  }
}

class Container: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    print("didAddSubview", subviews.count)
  }
  override func willRemoveSubview(_ subview: UIView) {
    print("willRemoveSubview", subviews.count)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let container = Container()
let badge = Badge()
container.addSubview(badge)
print("-- into the window")
window.addSubview(container)
print("-- out of it")
container.removeFromSuperview()
print("-- out of the container")
badge.removeFromSuperview()
