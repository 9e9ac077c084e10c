import UIKit

final class Page: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { print("+", title!) }
  override func viewDidDisappear(_ animated: Bool) { print("-", title!) }
  deinit { print("x", title ?? "?") }
}
final class Switcher: UIViewController {
  private(set) var current: Page?
  func show(_ page: Page) {
    let old = current
    old?.willMove(toParent: nil)
    addChild(page)
    view.addSubview(page.view)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    page.didMove(toParent: self)
    current = page
    print("shows", page.title!, children.count)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let switcher = Switcher()
window.rootViewController = switcher
window.makeKeyAndVisible()
for (index, name) in ["one", "two", "three"].enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) { switcher.show(Page(name)) }
}
