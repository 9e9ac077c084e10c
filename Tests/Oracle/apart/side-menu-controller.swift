import UIKit

final class SideMenuController: UIViewController {
  private let content: UIViewController
  private let menu: UIViewController
  private let width: CGFloat = 240
  private(set) var isOpen = false
  init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [menu, content] {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    menu.view.frame.size.width = width
    let button = UIButton(frame: CGRect(x: 0, y: 20, width: 44, height: 44))
    button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    content.view.addSubview(button)
  }
  @objc func toggle() {
    isOpen.toggle()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.content.view.frame.origin.x = self.isOpen ? self.width : 0
      }
    ) { [weak self] _ in
      print("open:", self?.isOpen ?? false, self?.content.view.frame.minX ?? -1)
    }
  }
}
final class Menu: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("menu touched")
    (parent as? SideMenuController)?.toggle()
  }
}
final class Content: UIViewController {
  override func viewDidLoad() { print("content loads in", parent == nil ? "nothing" : "the container") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = SideMenuController(content: Content(), menu: Menu())
window.makeKeyAndVisible()

// tap 20,40
// run 1
// tap 100,300
// run 1
// tap 100,300
