import UIKit

let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
view.transform = CGAffineTransform(scaleX: 2, y: 2)
print(view.frame, view.bounds, view.center)
view.transform = .identity
print(view.frame)
view.transform = CGAffineTransform(translationX: 10, y: 20)
print(view.frame, view.center)
view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
print(view.frame, view.transform.isIdentity)
