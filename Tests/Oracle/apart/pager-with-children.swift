import UIKit

final class Pager: UIViewController {
  private let pages: [UIViewController]
  private(set) var index = 0
  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(pages[0])
    let next = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    next.addTarget(self, action: #selector(forward), for: .touchUpInside)
    view.addSubview(next)
  }
  private func show(_ page: UIViewController) {
    addChild(page)
    page.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    view.insertSubview(page.view, at: 0)
    page.didMove(toParent: self)
  }
  private func hide(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
  @objc private func forward(_ sender: UIButton) {
    hide(pages[index])
    index = (index + 1) % pages.count
    show(pages[index])
    print("page", index, children.count, view.subviews.count, view.subviews.last === sender)
  }
}
final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) { print("appear", title ?? "-", view.frame.minY) }
  override func viewDidDisappear(_ animated: Bool) { print("disappear", title ?? "-") }
}
let pages = ["one", "two", "three"].map { name -> Page in
  let page = Page()
  page.title = name
  return page
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Pager(pages: pages)
window.makeKeyAndVisible()

// tap 30,30
// tap 30,30
// tap 30,30
