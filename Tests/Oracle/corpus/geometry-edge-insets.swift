import UIKit

var insets = UIEdgeInsets(top: 10, left: 16, bottom: 20, right: 16)
print(insets.top, insets.left, insets.bottom, insets.right)
insets.top += 44
print(insets)
print(insets == UIEdgeInsets.zero, UIEdgeInsets.zero)
let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
print(bounds.inset(by: insets))
func content(_ rect: CGRect, margin: CGFloat) -> CGRect {
  rect.inset(by: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
}
print(content(bounds, margin: 10))
