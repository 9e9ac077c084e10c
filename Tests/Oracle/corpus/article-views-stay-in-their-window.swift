import UIKit

let first = UIWindow(frame: UIScreen.main.bounds)
let second = UIWindow(frame: UIScreen.main.bounds)
let label = UILabel()
first.addSubview(label)
first.makeKeyAndVisible()
second.makeKeyAndVisible()
print(label.window === first, second.subviews.isEmpty, UIApplication.shared.keyWindow === second)
second.addSubview(label)
print(label.window === second, first.subviews.isEmpty)
first.makeKey()
print(label.window === second)
