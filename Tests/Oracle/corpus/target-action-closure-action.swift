// profile ios17
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
var count = 0
button.addAction(
  UIAction { _ in
    count += 1
    print("count is", count)
  }, for: .touchUpInside)
button.addAction(UIAction(title: "Log") { action in print(action.title, count) }, for: .touchDown)
window.addSubview(button)
window.makeKeyAndVisible()

// tap 50,50
// tap 50,50
