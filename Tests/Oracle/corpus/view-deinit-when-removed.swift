import UIKit

class Leaf: UIView {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { print("\(name) deinit") }
}

var parent: UIView? = UIView()
var leaf: Leaf? = Leaf("leaf")
parent?.addSubview(leaf!)
leaf = nil
print("the superview holds it:", parent!.subviews.count)
parent?.addSubview(Leaf("second"))
parent = nil
print("parent is nil")

let other = UIView()
var kept: Leaf? = Leaf("kept")
other.addSubview(kept!)
kept?.removeFromSuperview()
print("removed and still held by the variable")
kept = nil
print("end")
