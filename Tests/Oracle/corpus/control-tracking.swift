import UIKit

class PressButton: UIButton {
  override var isHighlighted: Bool {
    didSet { print("highlighted", isHighlighted, state.rawValue) }
  }
  override var isSelected: Bool {
    didSet { print("selected", oldValue, "->", isSelected) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    print("begin", touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    print("end", isTracking, isTouchInside)
  }
}

class RefusingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    print("not tracked")
    return false
  }
}

class Home: UIViewController {
  let button = PressButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: .selected)
    button.addTarget(self, action: #selector(down), for: .touchDown)
    button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
    view.addSubview(button)
    let other = RefusingControl(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
    other.addTarget(self, action: #selector(down), for: .touchDown)
    other.addTarget(self, action: #selector(down), for: .touchUpInside)
    view.addSubview(other)
    print(button.titleLabel?.text ?? "none", button.state == .normal)
  }
  @objc func down() { print("down") }
  @objc func toggle(_ sender: UIButton) {
    sender.isSelected.toggle()
    print(sender.state == [.highlighted, .selected])
    DispatchQueue.main.async {
      print(sender.currentTitle ?? "none", sender.titleLabel?.text ?? "none", sender.state == .selected)
    }
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
// tap 60,110
// tap 60,210
