import ProgramRuntime

extension Library {
  /// Windows and view controllers.
  static let uikitControllers = """
    class UIWindow: UIView {
      struct Level {
        var rawValue: CGFloat
        init(rawValue: CGFloat) { self.rawValue = rawValue }
        init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        static var normal: UIWindow.Level = UIWindow.Level(rawValue: 0)
        static var statusBar: UIWindow.Level = UIWindow.Level(rawValue: 1000)
        static var alert: UIWindow.Level = UIWindow.Level(rawValue: 2000)
        static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { return UIWindow.Level(rawValue: a.rawValue + b) }
        static func - (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level { return UIWindow.Level(rawValue: a.rawValue - b) }
      }
      static var didBecomeVisibleNotification: NSNotification.Name = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
      static var didBecomeHiddenNotification: NSNotification.Name = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
      static var didBecomeKeyNotification: NSNotification.Name = NSNotification.Name("UIWindowDidBecomeKeyNotification")
      static var didResignKeyNotification: NSNotification.Name = NSNotification.Name("UIWindowDidResignKeyNotification")
      init(frame: CGRect)
      convenience init()
      init(windowScene: UIWindowScene)
      var windowLevel: UIWindow.Level
      var isKeyWindow: Bool
      var canBecomeKey: Bool
      var rootViewController: UIViewController?
      var screen: UIScreen
      var windowScene: UIWindowScene?
      func makeKeyAndVisible()
      func makeKey()
      func becomeKey() { }
      func resignKey() { }
      func sendEvent(_ event: UIEvent)
    }

    enum UIModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen, none = -1, automatic = -2 }
    enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    class UINavigationItem: NSObject {
      enum LargeTitleDisplayMode: Int { case automatic, always, never }
      weak var owner: UIViewController?
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic { didSet { owner?.ownLargeTitleMode = largeTitleDisplayMode.rawValue } }
      var title: String?
      var prompt: String?
      var titleView: UIView?
      var hidesBackButton: Bool = false
      var backBarButtonItem: UIBarButtonItem?
      var leftBarButtonItems: [UIBarButtonItem]?
      var rightBarButtonItems: [UIBarButtonItem]?
      var leftBarButtonItem: UIBarButtonItem? {
        get { return leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue == nil ? nil : [newValue!] }
      }
      var rightBarButtonItem: UIBarButtonItem? {
        get { return rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue == nil ? nil : [newValue!] }
      }
      func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
      func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
      func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    }
    enum UIBarStyle: Int { case `default`, black }
    class UINavigationBar: UIView {
      var prefersLargeTitles: Bool
      var isTranslucent: Bool
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      var shadowImage: UIImage?
    }
    class UIToolbar: UIView {
      var items: [UIBarButtonItem]?
      var isTranslucent: Bool = true
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      override func sizeThatFits(_ size: CGSize) -> CGSize { return CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: 44) }
      override func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    }
    class UITabBar: UIView {
      override var isHidden: Bool
      var isTranslucent: Bool
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
    }
    class UITabBarItem: NSObject {
      var title: String?
      var image: UIImage?
      var selectedImage: UIImage?
      var badgeValue: String?
      var tag: Int = 0
      init(title: String?, image: UIImage?, tag: Int) { self.title = title; self.image = image; self.tag = tag }
      convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
      }
    }
    class UIViewController: UIResponder {
      init(nibName: String?, bundle: Bundle?)
      convenience init() { self.init(nibName: nil, bundle: nil) }
      init?(coder: NSCoder) { return nil }
      var view: UIView!
      var viewIfLoaded: UIView?
      var isViewLoaded: Bool
      var presentationController: UIPresentationController?
      var popoverPresentationController: UIPopoverPresentationController?
      var sheetPresentationController: UISheetPresentationController?
      var preferredContentSize: CGSize
      var traitCollection: UITraitCollection
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { }
      func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) { }
      var title: String?
      var parent: UIViewController?
      var children: [UIViewController]
      var presentedViewController: UIViewController?
      var presentingViewController: UIViewController?
      var navigationController: UINavigationController?
      var tabBarController: UITabBarController?
      var splitViewController: UISplitViewController?
      var isBeingPresented: Bool
      var isBeingDismissed: Bool
      var isMovingToParent: Bool
      var isMovingFromParent: Bool
      var modalPresentationStyle: UIModalPresentationStyle
      var transitionCoordinator: UIViewControllerTransitionCoordinator?
      weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
      var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
      var isModalInPresentation: Bool
      var definesPresentationContext: Bool
      var additionalSafeAreaInsets: UIEdgeInsets
      private var ownNavigationItem: UINavigationItem?
      private var ownLargeTitleMode: Int
      var navigationItem: UINavigationItem {
        if let item = ownNavigationItem { return item }
        let item = UINavigationItem()
        item.owner = self
        item.title = title
        ownNavigationItem = item
        return item
      }
      var hidesBottomBarWhenPushed: Bool
      var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
      func loadView()
      func loadViewIfNeeded()
      func viewDidLoad() { }
      func viewWillAppear(_ animated: Bool) { }
      func viewIsAppearing(_ animated: Bool) { }
      func viewDidAppear(_ animated: Bool) { }
      func viewWillDisappear(_ animated: Bool) { }
      func viewDidDisappear(_ animated: Bool) { }
      func viewWillLayoutSubviews() { }
      func viewDidLayoutSubviews() { }
      func viewSafeAreaInsetsDidChange() { }
      func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { }
      func willMove(toParent parent: UIViewController?)
      func didMove(toParent parent: UIViewController?)
      func addChild(_ child: UIViewController)
      func removeFromParent()
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
      func dismiss(animated: Bool, completion: (() -> Void)? = nil)
      func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
      func endAppearanceTransition()
      var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }
      var prefersStatusBarHidden: Bool { return false }
      var preferredStatusBarStyle: UIStatusBarStyle { return .default }
      var prefersHomeIndicatorAutoHidden: Bool { return false }
      var childForStatusBarHidden: UIViewController? { return nil }
      var modalPresentationCapturesStatusBarAppearance: Bool
      var shouldAutorotate: Bool { return true }
      var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
      }
      var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return UIApplication.shared.statusBarOrientation }
      var edgesForExtendedLayout: UIRectEdge
      var extendedLayoutIncludesOpaqueBars: Bool
      var automaticallyAdjustsScrollViewInsets: Bool = true
      var editButtonItem: UIBarButtonItem {
        if let item = ownEditItem { return item }
        let item = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: Selector("toggleEditing:"))
        ownEditItem = item
        return item
      }
      private var ownEditItem: UIBarButtonItem?
      func toggleEditing(_ sender: Any?) { setEditing(!isEditing, animated: true) }
      func setNeedsStatusBarAppearanceUpdate()
      func setNeedsUpdateOfSupportedInterfaceOrientations()
      static func attemptRotationToDeviceOrientation()
      func didReceiveMemoryWarning() { }
      func show(_ controller: UIViewController, sender: Any?) {
        if let target = showTarget(false) { target.show(controller, sender: sender) } else { viewIfLoaded?.window?.rootViewController?.present(controller, animated: true) }
      }
      func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        if let target = showTarget(true) { target.showDetailViewController(controller, sender: sender) } else { viewIfLoaded?.window?.rootViewController?.present(controller, animated: true) }
      }
      private func showTarget(_ isDetail: Bool) -> UIViewController?
      func transition(from fromController: UIViewController, to toController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 0), animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    }
    protocol UINavigationControllerDelegate: AnyObject { }
    class UINavigationController: UIViewController {
      init(rootViewController: UIViewController)
      var viewControllers: [UIViewController]
      var topViewController: UIViewController?
      var visibleViewController: UIViewController?
      var isNavigationBarHidden: Bool
      weak var delegate: UINavigationControllerDelegate?
      var navigationBar: UINavigationBar
      func pushViewController(_ controller: UIViewController, animated: Bool)
      func popViewController(animated: Bool) -> UIViewController?
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]?
      func setViewControllers(_ controllers: [UIViewController], animated: Bool)
      func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }
      override func show(_ controller: UIViewController, sender: Any?) { pushViewController(controller, animated: true) }
    }
    protocol UITabBarControllerDelegate: AnyObject { }
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]?
      var selectedIndex: Int
      var selectedViewController: UIViewController?
      weak var delegate: UITabBarControllerDelegate?
      var tabBar: UITabBar
      func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    }
    protocol UIPageViewControllerDataSource: AnyObject { }
    protocol UIPageViewControllerDelegate: AnyObject { }
    class UIPageViewController: UIViewController {
      enum TransitionStyle: Int { case pageCurl, scroll }
      enum NavigationOrientation: Int { case horizontal, vertical }
      enum NavigationDirection: Int { case forward, reverse }
      struct OptionsKey { var rawValue: String }
      init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil)
      weak var delegate: UIPageViewControllerDelegate?
      weak var dataSource: UIPageViewControllerDataSource? { didSet { sourceChanged() } }
      var transitionStyle: UIPageViewController.TransitionStyle
      var navigationOrientation: UIPageViewController.NavigationOrientation
      var viewControllers: [UIViewController]?
      func setViewControllers(_ controllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
      private func sourceChanged()
    }
    protocol UISplitViewControllerDelegate: AnyObject { }
    class UISplitViewController: UIViewController {
      enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        static var primaryHidden: UISplitViewController.DisplayMode { return .secondaryOnly }
        static var allVisible: UISplitViewController.DisplayMode { return .oneBesideSecondary }
        static var primaryOverlay: UISplitViewController.DisplayMode { return .oneOverSecondary }
      }
      weak var delegate: UISplitViewControllerDelegate?
      var viewControllers: [UIViewController]
      var isCollapsed: Bool
      var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
      private func showInColumn(_ controller: UIViewController, _ sender: Any?, _ isDetail: Bool)
      override func show(_ controller: UIViewController, sender: Any?) { showInColumn(controller, sender, false) }
      override func showDetailViewController(_ controller: UIViewController, sender: Any?) { showInColumn(controller, sender, true) }
    }
    class UIAlertAction: NSObject {
      enum Style: Int { case `default`, cancel, destructive }
      var title: String?
      var style: UIAlertAction.Style
      var handler: ((UIAlertAction) -> Void)?
      private weak var alert: UIAlertController?
      var isEnabled: Bool = true { didSet { alert?.updateActions() } }
      init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
      }
    }
    protocol UIAlertViewDelegate: AnyObject { }
    class UIAlertView: UIView {
      weak var delegate: UIAlertViewDelegate?
      var title: String?
      var message: String?
      var buttons: [String] = []
      var isVisible: Bool
    }
    protocol UIActionSheetDelegate: AnyObject { }
    class UIActionSheet: UIView {
      weak var delegate: UIActionSheetDelegate?
      var title: String?
      var buttons: [String] = []
      private var hasDestructiveButton: Bool = false
      var isVisible: Bool
    }
    class UIAlertController: UIViewController {
      enum Style: Int { case actionSheet, alert }
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var preferredStyle: UIAlertController.Style = .alert
      var message: String?
      var actions: [UIAlertAction] = []
      func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.alert = self
        updateActions()
      }
      var preferredAction: UIAlertAction?
      var textFields: [UITextField]?
      func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = makeTextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
      }
      private func makeTextField() -> UITextField
      private func updateActions()
    }

    """
}
