import UIKit

class Tracker: UIView {
  override func addSubview(_ view: UIView) {
    print("add", view.tag)
    super.addSubview(view)
  }
  override func removeFromSuperview() {
    print("remove", tag)
    super.removeFromSuperview()
  }
  override var isHidden: Bool {
    didSet { print("hidden", oldValue, "->", isHidden) }
  }
  override var frame: CGRect {
    didSet { print("frame", frame) }
  }
}
let outer = Tracker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let inner = Tracker()
inner.tag = 2
outer.addSubview(inner)
inner.removeFromSuperview()
outer.isHidden = true
outer.frame.size.width = 30
