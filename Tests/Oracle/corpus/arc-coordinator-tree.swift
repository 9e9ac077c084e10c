import UIKit

class Coordinator {
  var children: [Coordinator] = []
  weak var parent: Coordinator?
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func finish() {
    print("\(type(of: self)) finishes")
    parent?.children.removeAll { $0 === self }
  }
  deinit { print("\(type(of: self)) deinit") }
}
final class ListCoordinator: Coordinator {
  override func start() {
    let page = UIViewController()
    page.title = "list"
    navigation.pushViewController(page, animated: false)
  }
  func showDetail() {
    let detail = DetailCoordinator(navigation)
    detail.parent = self
    children.append(detail)
    detail.start()
  }
}
final class DetailCoordinator: Coordinator {
  override func start() {
    let page = UIViewController()
    page.title = "detail"
    navigation.pushViewController(page, animated: false)
  }
}
let list = ListCoordinator(UINavigationController())
list.start()
list.showDetail()
print(list.navigation.viewControllers.map { $0.title! }, list.children.count)
list.children[0].finish()
print(list.children.count)
