import Foundation
@testable internal import WindowModel

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int { case pageCurl, scroll }
  public enum NavigationOrientation: Int { case horizontal, vertical }
  public enum NavigationDirection: Int { case forward, reverse }
  public struct OptionsKey: Hashable { var rawValue: String }

  override var kind: ControllerClass.Kind { .pages }

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    World.it.app.pointee.arena[controller: id]?.stack?.pages?.transitionStyle =
      transitionStyle == .scroll ? .scroll : .pageCurl
    World.it.app.pointee.arena[controller: id]?.stack?.pages?.navigationOrientation =
      navigationOrientation == .vertical ? .vertical : .horizontal
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { change { $0.pages = .some(nil) } }
  }
  open var viewControllers: [UIViewController]? {
    World.it.app.pointee.viewControllers(of: id).compactMap { World.it.controller($0) }
  }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    var action = SetViewControllers()
    action.container = name
    action.controllers = (controllers ?? []).map(\.name)
    action.direction = direction == .forward ? .forward : .reverse
    action.isAnimated = animated
    if let completion {
      let key = "completion\(World.it.number())"
      World.it.completions[key] = { completion(true) }
      action.completion = Completion(key)
    }
    World.it.perform(action)
  }

  /// The page that the data source says comes next in a direction.
  func next(_ direction: Pages.NavigationDirection, of page: UIViewController) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }
}

public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
