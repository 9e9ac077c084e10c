import UIKit

final class FloatingWindow: UIWindow {
  private let button = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert + 1
    button.frame = bounds
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func pressed() {
    print("pressed, key:", isKeyWindow)
  }
}

let main = UIWindow(frame: UIScreen.main.bounds)
main.rootViewController = UIViewController()
main.makeKeyAndVisible()
let floating = FloatingWindow(frame: CGRect(x: 300, y: 500, width: 60, height: 60))
floating.isHidden = false
print(main.isKeyWindow, floating.isKeyWindow, floating.windowLevel.rawValue)

// tap 330,530
// tap 100,100
