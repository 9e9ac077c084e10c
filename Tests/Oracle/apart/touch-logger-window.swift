import UIKit

final class TouchWindow: UIWindow {
  private(set) var hits: [String] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    hits.append(view.map { "\(type(of: $0))" } ?? "nil")
    return view
  }
  override func becomeKey() {
    super.becomeKey()
    print("touch window is key")
  }
}
final class Root: UIViewController {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addSubview(button)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.addSubview(label)
  }
  @objc private func tap() {
    print("hits:", (view.window as? TouchWindow)?.hits ?? [])
  }
}
let window = TouchWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
window.rootViewController = Root()
window.makeKeyAndVisible()

// tap 50,150
// tap 50,350
// tap 50,50
