import UIKit

class Page: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { print(title!, "is popped") }
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print(title!, parent == nil ? "left" : "entered")
  }
  deinit { print(title ?? "?", "deinit") }
}
func page(_ title: String) -> Page {
  let page = Page()
  page.title = title
  return page
}
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: page("root"))
window.rootViewController = navigation
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(page("detail"), animated: true)
}

// run 2
// swipeBack
