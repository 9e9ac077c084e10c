import UIKit

final class Popover: UIWindow {
  private let content: UIView
  private weak var previousKey: UIWindow?
  init(content: UIView) {
    self.content = content
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .normal + 1
    addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func open(at point: CGPoint) {
    previousKey = UIApplication.shared.keyWindow
    content.center = point
    makeKeyAndVisible()
    print("open", content.frame, isKeyWindow)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !content.frame.contains(touch.location(in: self)) else {
      return print("inside")
    }
    isHidden = true
    previousKey?.makeKey()
    print("closed, key is the previous one:", previousKey?.isKeyWindow ?? false)
  }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.makeKeyAndVisible()
let popover = Popover(content: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
popover.open(at: CGPoint(x: 150, y: 150))

// tap 150,150
// tap 10,10
// tap 10,10
