import UIKit

class Pad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    print(tag, "began at", touch.location(in: self), touches.count)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print(tag, "ended at", touches.first?.location(in: nil) ?? .zero)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let big = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
big.tag = 1
let small = Pad(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
small.tag = 2
big.addSubview(small)
window.addSubview(big)
window.makeKeyAndVisible()

// tap 10,20
// tap 60,70
// tap 300,300
