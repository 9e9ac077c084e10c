import UIKit

enum Route {
  case home
  case profile(id: Int)
  case settings(section: String?)

  var title: String {
    switch self {
    case .home: return "Home"
    case .profile(let id): return "Profile \(id)"
    case .settings(let section?): return "Settings/\(section)"
    case .settings(nil): return "Settings"
    }
  }
}
final class Router {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func show(_ route: Route) {
    let page = UIViewController()
    page.title = route.title
    switch route {
    case .home:
      navigation.setViewControllers([page], animated: false)
    case .profile, .settings:
      navigation.pushViewController(page, animated: false)
    }
    print(navigation.viewControllers.compactMap(\.title).joined(separator: " > "))
  }
}
let router = Router(navigation: UINavigationController())
for route in [Route.home, .profile(id: 7), .settings(section: nil), .settings(section: "privacy"), .home] {
  router.show(route)
}
