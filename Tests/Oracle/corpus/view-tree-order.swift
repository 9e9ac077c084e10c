import UIKit

let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let a = UIView()
let b = UIView()
let c = UIView()
a.tag = 1
b.tag = 2
c.tag = 3
func tags() -> [Int] { root.subviews.map { $0.tag } }

root.addSubview(a)
root.addSubview(b)
root.addSubview(c)
print(tags())
root.bringSubviewToFront(a)
print(tags())
root.sendSubviewToBack(c)
print(tags())
root.insertSubview(a, at: 0)
print(tags())
root.insertSubview(b, belowSubview: a)
print(tags())
root.insertSubview(b, aboveSubview: c)
print(tags())
root.exchangeSubview(at: 0, withSubviewAt: 1)
print(tags())
b.removeFromSuperview()
print(tags(), b.superview == nil, root.subviews.first === c, a.superview === root)
