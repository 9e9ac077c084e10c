import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.isHidden = false
let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
back.tag = 1
let front = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
front.tag = 2
window.addSubview(back)
back.addSubview(front)

func hit(_ x: CGFloat, _ y: CGFloat) -> Int {
  window.hitTest(CGPoint(x: x, y: y), with: nil)?.tag ?? -1
}
print(hit(10, 10), hit(150, 150), hit(300, 300))
front.isHidden = true
print(hit(150, 150))
front.isHidden = false
front.alpha = 0
print(hit(150, 150))
front.alpha = 1
front.isUserInteractionEnabled = false
print(hit(150, 150))
back.isUserInteractionEnabled = false
print(hit(150, 150))
print(front.point(inside: CGPoint(x: 5, y: 5), with: nil), front.point(inside: CGPoint(x: 100, y: 0), with: nil))
