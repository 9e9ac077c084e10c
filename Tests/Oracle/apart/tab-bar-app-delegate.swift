import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private lazy var tabs: UITabBarController = {
    let tabs = UITabBarController()
    tabs.viewControllers = Tab.allCases.map { tab in
      let page = PageController(tab)
      let navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)
      return navigation
    }
    return tabs
  }()
  enum Tab: Int, CaseIterable {
    case home, search, me
    var title: String { "\(self)".uppercased() }
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    print("tabs:", tabs.viewControllers?.compactMap { $0.tabBarItem.title } ?? [])
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    tabs.selectedIndex = Tab.search.rawValue
  }
}
final class PageController: UIViewController {
  private let tab: AppDelegate.Tab
  init(_ tab: AppDelegate.Tab) {
    self.tab = tab
    super.init(nibName: nil, bundle: nil)
    title = tab.title
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() { print("load", tab) }
  override func viewDidAppear(_ animated: Bool) { print("appear", tab, tabBarController?.selectedIndex ?? -1) }
}

// tab 2
// tab 0
