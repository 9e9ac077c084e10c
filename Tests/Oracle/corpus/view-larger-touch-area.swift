import UIKit

class SmallButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(dx: -20, dy: -20)
    let isInside = area.contains(point)
    print("asked for", point, isInside)
    return isInside
  }
}

class Screen: NSObject {
  let button = SmallButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
  override init() {
    super.init()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc func tapped() { print("tapped") }
}

let screen = Screen()
let window = UIWindow(frame: UIScreen.main.bounds)
window.addSubview(screen.button)
window.isHidden = false

// tap 90,90
// tap 110,110
// tap 70,70
