import UIKit

func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
  CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2,
    width: size.width, height: size.height)
}

extension CGRect {
  var center: CGPoint {
    get { CGPoint(x: midX, y: midY) }
    set { origin = CGPoint(x: newValue.x - width / 2, y: newValue.y - height / 2) }
  }
}
let screen = UIScreen.main.bounds
print(screen)
var box = centered(CGSize(width: 200, height: 100), in: screen)
print(box, box.center)
box.center = CGPoint(x: 100, y: 100)
print(box)
