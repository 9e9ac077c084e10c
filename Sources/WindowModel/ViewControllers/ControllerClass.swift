/// The class of a view controller: one of UIKit's, or a subclass of the app's own that is known only by
/// name.
public struct ControllerClass: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The UIKit class that determines how a controller behaves.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// It shows its own view.
    case plain = "UIViewController"
    /// It stacks others.
    case navigation = "UINavigationController"
    /// It shows one of several children.
    case tabBar = "UITabBarController"
    /// It shows one page of several, which the user swipes.
    case pages = "UIPageViewController"
    /// It shows a primary controller, with a secondary one on top of it where there is no room for both.
    case split = "UISplitViewController"
    /// Its view is a table.
    case table = "UITableViewController"
    /// It shows an alert or an action sheet.
    case alert = "UIAlertController"
  }

  /// The name, as in `UINavigationController`: `[A-Za-z_][A-Za-z0-9_.]{0,63}`.
  public let name: String
  /// The UIKit class that it is or inherits from.
  public let kind: Kind

  /// Makes a class from its name, or nil for a malformed name.
  ///
  /// A name that is not one of UIKit's is a subclass of `superclass`.
  public init?(_ name: String, superclass: Kind = .plain) {
    guard ViewClass(name) != nil else { return nil }
    self.name = name
    kind = Kind(rawValue: name) ?? superclass
  }

  private init(known name: String) {
    self.name = name
    kind = .plain
  }

  private init(_ kind: Kind) {
    name = kind.rawValue
    self.kind = kind
  }

  /// The name.
  public var description: String { name }

  /// UIViewController.
  public static let viewController = ControllerClass(.plain)
  /// UINavigationController.
  public static let navigationController = ControllerClass(.navigation)
  /// UITabBarController.
  public static let tabBarController = ControllerClass(.tabBar)
  /// UIPageViewController.
  public static let pageViewController = ControllerClass(.pages)
  /// UISplitViewController.
  public static let splitViewController = ControllerClass(.split)
  /// UIAlertController.
  public static let alertController = ControllerClass(.alert)
  /// The root of an alert view's window (views-5A).
  static let rotationFollowingController = ControllerClass(
    known: "UIApplicationRotationFollowingController")

  /// The class of the view that `loadView` makes (views-C1).
  package var viewClass: ViewClass {
    switch kind {
    case .plain: .view
    case .navigation, .tabBar: .layoutContainerView
    case .pages: .pageContentView
    case .split: .splitPanelView
    case .table: .tableView
    case .alert: .alertControllerView
    }
  }
}

extension ControllerClass.Kind {
  /// Whether UIKit puts views around its children's.
  package var isContainer: Bool { listsControllers || self == .pages }

  /// Whether the app sets its `viewControllers`.
  package var listsControllers: Bool { hasBars || self == .split }

  /// Whether its view has a bar, and so handles the status bar's space itself.
  var hasBars: Bool { self == .navigation || self == .tabBar }

  /// Whether the app can't replace its view.
  var makesOwnView: Bool { isContainer || self == .alert }
}
