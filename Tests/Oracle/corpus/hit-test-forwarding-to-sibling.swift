import UIKit

class Cover: UIView {
  weak var target: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let target else { return super.hitTest(point, with: event) }
    let inner = convert(point, to: target)
    return target.bounds.contains(inner) ? target : super.hitTest(point, with: event)
  }
}
final class Log: NSObject {
  @objc func tapped(_ sender: UIButton) { print("button", sender.tag) }
}
let log = Log()
let window = UIWindow(frame: UIScreen.main.bounds)
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.tag = 4
button.addTarget(log, action: #selector(Log.tapped(_:)), for: .touchUpInside)
let cover = Cover(frame: window.bounds)
cover.target = button
window.addSubview(button)
window.addSubview(cover)
window.makeKeyAndVisible()

// tap 100,100
// tap 300,300
