import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let blue = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
red.backgroundColor = .red
blue.backgroundColor = .blue
window.addSubview(blue)
window.addSubview(red)
window.makeKeyAndVisible()
print(window.subviews[0] === blue, window.subviews.last === red)
print(window.hitTest(CGPoint(x: 75, y: 75), with: nil) === red)
window.sendSubviewToBack(red)
print(window.hitTest(CGPoint(x: 75, y: 75), with: nil) === blue, window.subviews.first === red)
