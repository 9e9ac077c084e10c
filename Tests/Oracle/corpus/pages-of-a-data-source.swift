import UIKit

class Page: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    print(number, "loads")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(number, "will appear", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(number, "did appear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(number, "did disappear")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print(number, parent == nil ? "is out" : "is in")
  }
  deinit { print(number, "deinit") }
}
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let count: Int
  init(count: Int) { self.count = count }
  func page(_ number: Int) -> Page? { (1...count).contains(number) ? Page(number) : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? Page else { return nil }
    return self.page(page.number - 1)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? Page else { return nil }
    return self.page(page.number + 1)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    print("will turn to", pendingViewControllers.compactMap { ($0 as? Page)?.number })
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let page = pageViewController.viewControllers?.first as? Page
    print("turned", finished, completed, page?.number ?? 0)
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let book = Book(count: 3)
let pages = UIPageViewController(
  transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
pages.dataSource = book
pages.delegate = book
window.rootViewController = pages
window.makeKeyAndVisible()
pages.setViewControllers([Page(1)], direction: .forward, animated: false, completion: nil)
DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
  pages.setViewControllers([Page(9)], direction: .reverse, animated: true) { finished in
    print("set", finished, pages.children.count)
  }
}

// run 1
// swipePage forward
// swipePage forward cancelled
// swipePage forward
// swipePage forward
// swipePage reverse
// run 10
