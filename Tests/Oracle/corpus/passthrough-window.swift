import UIKit

final class PassthroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

final class Target: NSObject {
  @objc func below() { print("the button below") }
  @objc func above() { print("the button above") }
}

let target = Target()
let main = UIWindow(frame: UIScreen.main.bounds)
let below = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
below.addTarget(target, action: #selector(Target.below), for: .touchUpInside)
main.addSubview(below)
main.makeKeyAndVisible()

let overlay = PassthroughWindow(frame: UIScreen.main.bounds)
overlay.windowLevel = .alert
let above = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
above.addTarget(target, action: #selector(Target.above), for: .touchUpInside)
overlay.addSubview(above)
overlay.isHidden = false

// tap 10,10
// tap 100,100
