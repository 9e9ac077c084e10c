import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let panel = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
let button = UIView(frame: CGRect(x: 10, y: 20, width: 44, height: 44))
window.addSubview(panel)
panel.addSubview(button)
print(button.convert(CGPoint.zero, to: window))
print(panel.convert(button.frame, to: nil))
print(button.convert(button.bounds, to: window))
print(window.convert(CGPoint(x: 60, y: 120), to: button))
print(button.convert(CGPoint(x: 60, y: 120), from: window))
panel.bounds.origin = CGPoint(x: 0, y: 50)
print(button.convert(CGPoint.zero, to: window))
