import Foundation
@testable internal import WindowModel

open class UIViewController: UIResponder {
  private(set) var id = NodeID(index: 0)
  override var node: NodeID? { id }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    id = World.it.make(self) { create() }
  }
  public required init?(coder: NSCoder) {
    super.init()
    id = World.it.make(self) { create() }
  }
  deinit { World.it.died(id) }

  var kind: ControllerClass.Kind { .plain }

  private func create() {
    var action = CreateController()
    action.controllerClass =
      ControllerClass(String(describing: Swift.type(of: self)), superclass: kind) ?? .viewController
    action.isRetained = false
    if Classes.overrides(self, "shouldAutomaticallyForwardAppearanceMethods") {
      action.properties.forwardsAppearance = shouldAutomaticallyForwardAppearanceMethods
    }
    World.it.perform(action)
  }

  /// Its state in the model.
  var model: ViewController {
    World.it.app.pointee.controller(id) ?? ViewController(.viewController)
  }
  var name: Identifier { World.it.app.pointee.identifier(of: id) }

  func change(_ body: (inout ControllerProperties) -> Void) {
    var action = ChangeController()
    action.controller = name
    body(&action.properties)
    World.it.perform(action)
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return World.it.view(model.view)
    }
    set { change { $0.view = .some(World.it.identifier(newValue)) } }
  }
  open var viewIfLoaded: UIView? { World.it.view(model.view) }
  open var isViewLoaded: Bool { model.isViewLoaded }
  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    var action = LoadView()
    action.controller = name
    World.it.perform(action)
  }
  open func loadView() {
    guard !isViewLoaded, !kind.makesOwnView else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Callbacks

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func didReceiveMemoryWarning() {}

  // MARK: Properties

  open var title: String? {
    get { model.title }
    set { change { $0.title = .some(newValue) } }
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { model.screenPreferences.capturesStatusBar }
    set { change { $0.screen.capturesStatusBar = newValue } }
  }
  open var edgesForExtendedLayout: UIRectEdge {
    get {
      UIRectEdge(UIRectEdge.parts.filter { model.extendedEdges.contains($0.edge) }.map(\.part))
    }
    set {
      change {
        $0.extendedEdges = Set(
          UIRectEdge.parts.filter { newValue.contains($0.part) }.map(\.edge))
      }
    }
  }
  open func setNeedsStatusBarAppearanceUpdate() {
    var action = UpdateStatusBar()
    action.controller = name
    World.it.perform(action)
  }
  open var navigationItem: UINavigationItem { items.0 }
  open var tabBarItem: UITabBarItem! {
    get { items.1 }
    set { items.1 = newValue }
  }
  private lazy var items = (UINavigationItem(), UITabBarItem())
  open var definesPresentationContext: Bool {
    get { model.definesPresentationContext }
    set { change { $0.definesPresentationContext = newValue } }
  }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(model.additionalSafeAreaInsets) }
    set {
      change {
        $0.additionalSafeAreaInsets = EdgeInsets(
          top: Double(newValue.top), left: Double(newValue.left), bottom: Double(newValue.bottom),
          right: Double(newValue.right))
      }
    }
  }

  // MARK: Containment

  open var parent: UIViewController? { World.it.controller(model.parent) }
  open var children: [UIViewController] {
    return model.children.compactMap(World.it.controller)
  }
  open func addChild(_ child: UIViewController) {
    var action = AddChild()
    (action.parent, action.controller) = (name, child.name)
    World.it.perform(action)
  }
  open func removeFromParent() {
    var action = RemoveFromParent()
    action.controller = name
    World.it.perform(action)
  }
  open var isMovingToParent: Bool { World.it.app.pointee.isMoving(id) == true }
  open var isMovingFromParent: Bool { World.it.app.pointee.isMoving(id) == false }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    var action = BeginAppearanceTransition()
    (action.controller, action.isAppearing, action.isAnimated) = (name, isAppearing, animated)
    World.it.perform(action)
  }
  open func endAppearanceTransition() {
    var action = EndAppearanceTransition()
    action.controller = name
    World.it.perform(action)
  }

  open var navigationController: UINavigationController? {
    World.it.controller(World.it.app.pointee.container(of: id, .navigation))
      as? UINavigationController
  }
  open var tabBarController: UITabBarController? {
    World.it.controller(World.it.app.pointee.container(of: id, .tabBar)) as? UITabBarController
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    World.it.controller(World.it.app.pointee.presentedController(of: id))
  }
  open var presentingViewController: UIViewController? {
    World.it.controller(World.it.app.pointee.presentingController(of: id))
  }
  open var isBeingPresented: Bool { model.presentation?.isBeingPresented == true }
  open var isBeingDismissed: Bool { model.presentation?.isBeingDismissed == true }
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let style = model.style(World.it.app.pointee.settings.knobs)
      return UIModalPresentationStyle.all.first { $0.1 == style }?.0 ?? .fullScreen
    }
    set {
      change { properties in
        properties.modalPresentationStyle = UIModalPresentationStyle.all.first { $0.0 == newValue }?.1
      }
    }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation: Bool {
    get { model.isModalInPresentation }
    set { change { $0.isModalInPresentation = newValue } }
  }
  open lazy var presentationController: UIPresentationController? = UIPresentationController(self)

  private func remember(_ completion: (() -> Void)?) -> Completion? {
    guard let completion else { return nil }
    let key = "completion\(World.it.number())"
    World.it.completions[key] = completion
    return Completion(key)
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    var action = Present()
    action.receiver = .controller(name)
    action.controller = controller.name
    action.isAnimated = animated
    action.completion = remember(completion)
    World.it.perform(action)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    var action = Dismiss()
    action.controller = name
    action.isAnimated = animated
    action.completion = remember(completion)
    World.it.perform(action)
  }

  open override var next: UIResponder? {
    guard let view = model.view else { return nil }
    if let superview = World.it.view(World.it.app.pointee.view(view)?.superview) { return superview }
    return nil
  }
}

public final class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController
  init(_ controller: UIViewController) { presentedViewController = controller }
}

public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

public protocol UIViewControllerTransitionCoordinator {}
struct TransitionCoordinator: UIViewControllerTransitionCoordinator {}

public enum UIModalPresentationStyle: Int {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case none = -1
  case automatic = -2
  static let all: [(Self, ModalPresentationStyle)] = [
    (.fullScreen, .fullScreen), (.pageSheet, .pageSheet), (.formSheet, .formSheet),
    (.currentContext, .currentContext), (.custom, .custom), (.overFullScreen, .overFullScreen),
    (.overCurrentContext, .overCurrentContext), (.popover, .popover), (.none, .none),
    (.automatic, .automatic),
  ]
}
public enum UIModalTransitionStyle { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }
public enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscapeRight = Self(rawValue: 8)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}
extension UIInterfaceOrientationMask {
  init(_ orientation: Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all = Self(rawValue: 15)
  static var parts: [(part: UIRectEdge, edge: GestureSettings.Edge)] {
    [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
  }
}
open class UIBarItem: NSObject {
  open var title: String?
  open var tag = 0
}
public final class UINavigationItem: NSObject {
  public var title: String?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItem: UIBarButtonItem?
}
public final class UIBarButtonItem: UIBarItem {}
public final class UITabBarItem: UIBarItem {
  public var badgeValue: String?
  public override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.tag) = (title, tag)
  }
}
public final class UIImage: NSObject {}
