import Foundation
@testable internal import WindowModel

open class UINavigationController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override var kind: ControllerClass.Kind { .navigation }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    var action = Push()
    (action.navigation, action.controller, action.isAnimated) = (name, controller.name, animated)
    World.it.perform(action)
  }
  private func popped(_ action: some CommandAction) -> [UIViewController] {
    World.it.app.pointee.turn.popped = nil
    World.it.perform(action)
    return (World.it.app.pointee.turn.popped ?? []).compactMap(World.it.controller)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    var action = Pop()
    (action.navigation, action.isAnimated) = (name, animated)
    return popped(action).first
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var action = PopToRoot()
    (action.navigation, action.isAnimated) = (name, animated)
    let list = popped(action)
    return list.isEmpty ? nil : list
  }
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    var action = PopTo()
    (action.navigation, action.controller, action.isAnimated) = (name, controller.name, animated)
    let list = popped(action)
    return list.isEmpty ? nil : list
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var action = SetViewControllers()
    (action.container, action.controllers, action.isAnimated) =
      (name, controllers.map(\.name), animated)
    World.it.perform(action)
  }
  open var topViewController: UIViewController? { World.it.controller(model.children.last) }
  open var visibleViewController: UIViewController? {
    World.it.controller(World.it.app.pointee.visibleController(of: id))
  }
  open var isNavigationBarHidden: Bool {
    get { model.stack?.isNavigationBarHidden ?? false }
    set { change { $0.isNavigationBarHidden = newValue } }
  }
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }
  open var isToolbarHidden: Bool {
    get { model.stack?.isToolbarHidden ?? true }
    set { change { $0.isToolbarHidden = newValue } }
  }
  open var navigationBar: UINavigationBar {
    loadViewIfNeeded()
    return World.it.view(model.stack?.views?.bar) as? UINavigationBar ?? UINavigationBar()
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { setDelegate(delegate) }
  }
  private var standIn: UIViewController?
  private func setDelegate(_ delegate: AnyObject?) {
    standIn = delegate == nil || delegate is UIViewController ? nil : UIViewController()
    let controller = delegate as? UIViewController ?? standIn
    change { $0.delegate = .some(World.it.identifier(controller)) }
  }
}

public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

open class UITabBarController: UIViewController {
  override var kind: ControllerClass.Kind { .tabBar }

  open var viewControllers: [UIViewController]? {
    get { model.stack?.isSet == true ? children : nil }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    var action = SetViewControllers()
    (action.container, action.controllers, action.isAnimated) =
      (name, (controllers ?? []).map(\.name), animated)
    World.it.perform(action)
  }
  open var selectedIndex: Int {
    get {
      guard let selected = model.stack?.selected else { return NSNotFound }
      return model.children.firstIndex(of: selected) ?? NSNotFound
    }
    set { select(.index(newValue)) }
  }
  open var selectedViewController: UIViewController? {
    get { World.it.controller(model.stack?.selected) }
    set { if let newValue { select(.controller(newValue.name)) } }
  }
  private func select(_ selection: TabSelection) {
    var action = Select()
    (action.tabBar, action.selection) = (name, selection)
    World.it.perform(action)
  }
  open var tabBar: UITabBar {
    loadViewIfNeeded()
    return World.it.view(model.stack?.views?.bar) as? UITabBar ?? UITabBar()
  }

  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { setDelegate(delegate) }
  }
  private var standIn: UIViewController?
  private func setDelegate(_ delegate: AnyObject?) {
    standIn = delegate == nil || delegate is UIViewController ? nil : UIViewController()
    let controller = delegate as? UIViewController ?? standIn
    change { $0.delegate = .some(World.it.identifier(controller)) }
  }
}

public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

open class UINavigationBar: UIView {}
open class UITabBar: UIView {}
open class UIToolbar: UIView {}

open class UITableViewController: UIViewController {
  override var kind: ControllerClass.Kind { .table }
}

public final class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  override var kind: ControllerClass.Kind { .alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    World.it.app.pointee.arena[controller: id]?.alert?.style =
      preferredStyle == .alert ? .alert : .actionSheet
    self.title = title
    self.message = message
  }
  open var message: String? {
    get { model.alert?.message }
    set { change { $0.alert.message = .some(newValue) } }
  }
  public private(set) var actions: [UIAlertAction] = []
  open var preferredStyle: Style { model.alert?.style == .actionSheet ? .actionSheet : .alert }
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    change {
      $0.alert.actions = actions.map { action in
        let style: Alert.Action.Style =
          switch action.style {
          case .default: .standard
          case .cancel: .cancel
          case .destructive: .destructive
          }
        return Alert.Action(action.title ?? "", style)
      }
    }
  }
  public private(set) var textFields: [UITextField]?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    loadViewIfNeeded()
    let placeholders = model.alert?.textFields ?? []
    change { $0.alert.textFields = placeholders + [""] }
    guard let node = World.it.app.pointee.alertFields(id).last,
      let field = World.it.view(node) as? UITextField
    else { return }
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  func chose(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }) else { return }
    action.handler?(action)
  }
}
