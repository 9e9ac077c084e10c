import UIKit

final class MenuWindow: UIWindow {
  private let ball = UIButton(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
  private var items: [UIButton] = []
  private(set) var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar + 10
    ball.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    addSubview(ball)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
  @objc private func toggle() {
    isOpen.toggle()
    if isOpen {
      for index in 0..<3 {
        let item = UIButton(frame: ball.frame.offsetBy(dx: -60 * CGFloat(index + 1), dy: 0))
        item.tag = index
        item.addTarget(self, action: #selector(pick(_:)), for: .touchUpInside)
        addSubview(item)
        items.append(item)
      }
    } else {
      items.forEach { $0.removeFromSuperview() }
      items.removeAll()
    }
    print("open:", isOpen, "subviews:", subviews.count)
  }
  @objc private func pick(_ sender: UIButton) {
    print("picked", sender.tag)
    toggle()
  }
}
final class Root: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("below") }
}
let main = UIWindow(frame: UIScreen.main.bounds)
main.rootViewController = Root()
main.makeKeyAndVisible()
let menu = MenuWindow(frame: UIScreen.main.bounds)
menu.isHidden = false

// tap 200,310
// tap 310,310
// tap 200,310
// tap 200,310
