import UIKit

let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
print(view.frame, view.bounds, view.center)
view.center = CGPoint(x: 200, y: 200)
print(view.frame)
view.bounds = CGRect(x: 10, y: 10, width: 50, height: 50)
print(view.frame, view.bounds)
view.frame.size.width = 80
view.frame.origin.x += 1
print(view.frame, view.bounds, view.center)
print(UIView().frame, view.isHidden, view.alpha, view.tag)
