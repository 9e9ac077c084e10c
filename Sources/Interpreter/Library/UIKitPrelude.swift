extension Library {
  /// What programs use of UIKit: what has no body is the model's, and methods with an empty one are called by
  /// UIKit and do nothing by themselves.
  static let uikit = """
    class UIColor: NSObject {
      var name: String
      init(name: String) { self.name = name }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = UIColor.hex(red, green, blue, alpha) }
      init(white: CGFloat, alpha: CGFloat) { name = UIColor.hex(white, white, white, alpha) }
      static func hex(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> String
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor { return UIColor(name: UIColor.faded(name, alpha)) }
      static func faded(_ name: String, _ alpha: CGFloat) -> String
      var cgColor: UIColor { return self }
      func isEqual(_ other: Any?) -> Bool { return (other as? UIColor)?.name == name }
      static var black: UIColor = UIColor(name: "black")
      static var darkGray: UIColor = UIColor(name: "darkGray")
      static var lightGray: UIColor = UIColor(name: "lightGray")
      static var white: UIColor = UIColor(name: "white")
      static var gray: UIColor = UIColor(name: "gray")
      static var red: UIColor = UIColor(name: "red")
      static var green: UIColor = UIColor(name: "green")
      static var blue: UIColor = UIColor(name: "blue")
      static var cyan: UIColor = UIColor(name: "cyan")
      static var yellow: UIColor = UIColor(name: "yellow")
      static var magenta: UIColor = UIColor(name: "magenta")
      static var orange: UIColor = UIColor(name: "orange")
      static var purple: UIColor = UIColor(name: "purple")
      static var brown: UIColor = UIColor(name: "brown")
      static var clear: UIColor = UIColor(name: "clear")
      static var systemRed: UIColor = UIColor(name: "systemRed")
      static var systemGreen: UIColor = UIColor(name: "systemGreen")
      static var systemBlue: UIColor = UIColor(name: "systemBlue")
      static var systemOrange: UIColor = UIColor(name: "systemOrange")
      static var systemYellow: UIColor = UIColor(name: "systemYellow")
      static var systemPink: UIColor = UIColor(name: "systemPink")
      static var systemPurple: UIColor = UIColor(name: "systemPurple")
      static var systemTeal: UIColor = UIColor(name: "systemTeal")
      static var systemGray: UIColor = UIColor(name: "systemGray")
      static var systemBackground: UIColor = UIColor(name: "systemBackground")
      static var label: UIColor = UIColor(name: "label")
    }
    class UIFont: NSObject {
      var pointSize: CGFloat = 17
      static func systemFont(ofSize size: CGFloat) -> UIFont { let font = UIFont(); font.pointSize = size; return font }
      static func boldSystemFont(ofSize size: CGFloat) -> UIFont { return systemFont(ofSize: size) }
    }
    class UIScreen: NSObject {
      var name: String = "main"
      static var main: UIScreen { return UIScreen.named("main") }
      static func named(_ name: String) -> UIScreen
      static var screens: [UIScreen]
      var bounds: CGRect
      var nativeBounds: CGRect { return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
      var scale: CGFloat
    }
    enum UIStatusBarStyle: Int { case `default` = 0, lightContent = 1, darkContent = 3 }
    enum UIInterfaceOrientation: Int {
      case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeLeft = 4, landscapeRight = 3
      var isPortrait: Bool { return self == .portrait || self == .portraitUpsideDown }
      var isLandscape: Bool { return self == .landscapeLeft || self == .landscapeRight }
    }
    class UIDevice: NSObject {
      static var current: UIDevice = UIDevice()
      var systemVersion: String
      var systemName: String { return "iOS" }
    }

    class UITouch: NSObject {
      var view: UIView?
      var window: UIWindow?
      var tapCount: Int = 1
      var screenPoint: CGPoint = CGPoint(x: 0, y: 0)
      func location(in view: UIView?) -> CGPoint
    }
    class UIEvent: NSObject {
      var allTouches: Set<UITouch>?
      var type: UIEvent.EventType = .touches
      var subtype: UIEvent.EventSubtype = .none
      enum EventType: Int { case touches, motion, remoteControl, presses }
      enum EventSubtype: Int { case none = 0, motionShake = 1 }
    }
    class UIPress: NSObject { }
    class UIPressesEvent: UIEvent { }

    class UIResponder: NSObject {
      var next: UIResponder?
      var isFirstResponder: Bool
      var canBecomeFirstResponder: Bool
      var canResignFirstResponder: Bool
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func remoteControlReceived(with event: UIEvent?)
    }

    class CALayer: NSObject {
      var view: UIView?
      var cornerRadius: CGFloat = 0
      var borderWidth: CGFloat = 0
      var borderColor: UIColor?
      var shadowOpacity: Float = 0
      var shadowRadius: CGFloat = 0
      var shadowColor: UIColor?
      var shadowOffset: CGSize = CGSize(width: 0, height: -3)
      var zPosition: CGFloat = 0
      var masksToBounds: Bool {
        get { return view!.clipsToBounds }
        set { view!.clipsToBounds = newValue }
      }
      var frame: CGRect { return view!.frame }
      var bounds: CGRect { return view!.bounds }
    }
    class UIView: UIResponder {
      enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right }
      struct AutoresizingMask: OptionSet {
        var rawValue: Int
        static var flexibleLeftMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 1)
        static var flexibleWidth: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 2)
        static var flexibleRightMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 4)
        static var flexibleTopMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 8)
        static var flexibleHeight: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 16)
        static var flexibleBottomMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 32)
      }
      struct AnimationOptions: OptionSet {
        var rawValue: Int
        static var curveEaseIn: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 1)
        static var curveEaseOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2)
        static var curveEaseInOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 0)
        static var curveLinear: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 4)
        static var allowUserInteraction: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 8)
        static var beginFromCurrentState: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 16)
      }
      init(frame: CGRect)
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      init?(coder: NSCoder) { return nil }
      var frame: CGRect
      var bounds: CGRect
      var center: CGPoint
      var transform: CGAffineTransform
      var tag: Int
      var alpha: CGFloat
      var isHidden: Bool
      var isOpaque: Bool
      var clipsToBounds: Bool
      var isUserInteractionEnabled: Bool
      var isMultipleTouchEnabled: Bool
      var backgroundColor: UIColor?
      var autoresizingMask: UIView.AutoresizingMask
      var autoresizesSubviews: Bool
      var superview: UIView?
      var subviews: [UIView]
      var window: UIWindow?
      var safeAreaInsets: UIEdgeInsets
      var layer: CALayer
      var contentMode: UIView.ContentMode = .scaleToFill
      static var noIntrinsicMetric: CGFloat { return -1 }
      var translatesAutoresizingMaskIntoConstraints: Bool
      var intrinsicContentSize: CGSize
      var hasAmbiguousLayout: Bool
      var safeAreaLayoutGuide: UILayoutGuide { let guide = UILayoutGuide(); guide.owningView = self; return guide }
      var leadingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .leading) }
      var trailingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .trailing) }
      var leftAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .left) }
      var rightAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .right) }
      var centerXAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(self, false, .centerX) }
      var topAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .top) }
      var bottomAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .bottom) }
      var centerYAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(self, false, .centerY) }
      var widthAnchor: NSLayoutDimension { return NSLayoutDimension(self, false, .width) }
      var heightAnchor: NSLayoutDimension { return NSLayoutDimension(self, false, .height) }
      var accessibilityIdentifier: String?
      var tintColor: UIColor?
      func addSubview(_ view: UIView)
      func insertSubview(_ view: UIView, at index: Int)
      func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      func removeFromSuperview()
      func bringSubviewToFront(_ view: UIView)
      func sendSubviewToBack(_ view: UIView)
      func exchangeSubview(at index: Int, withSubviewAt other: Int)
      func isDescendant(of view: UIView) -> Bool
      func viewWithTag(_ tag: Int) -> UIView?
      func setNeedsLayout()
      func layoutIfNeeded()
      func setNeedsDisplay() { }
      func endEditing(_ force: Bool) -> Bool
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      func layoutSubviews()
      func invalidateIntrinsicContentSize()
      func sizeToFit()
      func sizeThatFits(_ size: CGSize) -> CGSize
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func didMoveToSuperview() { }
      func willMove(toSuperview newSuperview: UIView?) { }
      func didMoveToWindow() { }
      func willMove(toWindow newWindow: UIWindow?) { }
      func didAddSubview(_ subview: UIView) { }
      func willRemoveSubview(_ subview: UIView) { }
      func safeAreaInsetsDidChange() { }
      static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
      static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
      static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      static func performWithoutAnimation(_ body: () -> Void) { body() }
    }
    class UIImage: NSObject {
      var name: String = ""
      init(named name: String) { self.name = name }
    }
    class UIImageView: UIView { var image: UIImage? }
    enum NSTextAlignment: Int { case left, center, right, justified, natural }
    class UILabel: UIView {
      var text: String? { didSet { invalidateIntrinsicContentSize() } }
      var textColor: UIColor?
      var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
      var textAlignment: NSTextAlignment = .left
      var numberOfLines: Int = 1 { didSet { invalidateIntrinsicContentSize() } }
    }
    class UIScrollView: UIView {
      var contentOffset: CGPoint
      func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
      var contentSize: CGSize = CGSize(width: 0, height: 0)
      var contentInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
    class UITextView: UIScrollView { var text: String? }
    class UIControl: UIView {
      struct Event: OptionSet {
        var rawValue: Int
        static var touchDown: UIControl.Event = UIControl.Event(rawValue: 1)
        static var touchUpInside: UIControl.Event = UIControl.Event(rawValue: 64)
        static var touchUpOutside: UIControl.Event = UIControl.Event(rawValue: 128)
        static var touchCancel: UIControl.Event = UIControl.Event(rawValue: 256)
        static var valueChanged: UIControl.Event = UIControl.Event(rawValue: 4096)
        static var primaryActionTriggered: UIControl.Event = UIControl.Event(rawValue: 8192)
        static var editingDidBegin: UIControl.Event = UIControl.Event(rawValue: 65536)
        static var editingChanged: UIControl.Event = UIControl.Event(rawValue: 131072)
        static var editingDidEnd: UIControl.Event = UIControl.Event(rawValue: 262144)
      }
      struct State: OptionSet {
        var rawValue: Int
        static var normal: UIControl.State = UIControl.State(rawValue: 0)
        static var highlighted: UIControl.State = UIControl.State(rawValue: 1)
        static var disabled: UIControl.State = UIControl.State(rawValue: 2)
        static var selected: UIControl.State = UIControl.State(rawValue: 4)
      }
      var isEnabled: Bool
      var isSelected: Bool = false
      func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event)
      func addAction(_ action: UIAction, for events: UIControl.Event)
      func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event)
      func sendActions(for events: UIControl.Event)
      func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
    }
    class UIAction: NSObject {
      var title: String = ""
      var handler: (UIAction) -> Void
      init(title: String = "", handler: @escaping (UIAction) -> Void) { self.title = title; self.handler = handler }
    }
    class UIButton: UIControl {
      enum ButtonType: Int { case custom, system, close }
      var titles: [Int: String] = [:]
      var currentTitle: String? { return title(for: isEnabled ? .normal : .disabled) }
      var titleLabel: UILabel?
      convenience init(type: UIButton.ButtonType) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let action = primaryAction { addAction(action, for: .touchUpInside) }
      }
      func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title; invalidateIntrinsicContentSize() }
      func setTitleColor(_ color: UIColor?, for state: UIControl.State) { }
      func title(for state: UIControl.State) -> String? { return titles[state.rawValue] ?? titles[0] }
    }
    class UISwitch: UIControl { var isOn: Bool = false }
    protocol UITextFieldDelegate: AnyObject { }
    class UITextField: UIControl {
      enum BorderStyle: Int { case none, line, bezel, roundedRect }
      var text: String?
      var placeholder: String?
      var borderStyle: UITextField.BorderStyle = .none
      weak var delegate: UITextFieldDelegate?
    }

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
      func sendEvent(_ event: UIEvent) { }
    }

    enum UIModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen, none, automatic }
    enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    protocol UIViewControllerTransitionCoordinator { }
    protocol UIAdaptivePresentationControllerDelegate: AnyObject { }
    class UIPresentationController: NSObject {
      weak var delegate: UIAdaptivePresentationControllerDelegate?
    }
    class UINavigationItem: NSObject { var title: String? }
    class UITabBarItem: NSObject {
      var title: String?
      var tag: Int = 0
      init(title: String?, image: UIImage?, tag: Int) { self.title = title; self.tag = tag }
    }
    class UIViewController: UIResponder {
      init(nibName: String?, bundle: Bundle?)
      convenience init() { self.init(nibName: nil, bundle: nil) }
      init?(coder: NSCoder) { return nil }
      var view: UIView!
      var viewIfLoaded: UIView?
      var isViewLoaded: Bool
      var presentationController: UIPresentationController?
      var title: String?
      var parent: UIViewController?
      var children: [UIViewController]
      var presentedViewController: UIViewController?
      var presentingViewController: UIViewController?
      var navigationController: UINavigationController?
      var tabBarController: UITabBarController?
      var isBeingPresented: Bool
      var isBeingDismissed: Bool
      var isMovingToParent: Bool
      var isMovingFromParent: Bool
      var modalPresentationStyle: UIModalPresentationStyle
      var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
      var isModalInPresentation: Bool
      var definesPresentationContext: Bool
      var additionalSafeAreaInsets: UIEdgeInsets
      var navigationItem: UINavigationItem = UINavigationItem()
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
      var shouldAutorotate: Bool { return true }
      func setNeedsStatusBarAppearanceUpdate() { }
      func didReceiveMemoryWarning() { }
      func show(_ controller: UIViewController, sender: Any?) {
        if let navigation = navigationController { navigation.pushViewController(controller, animated: true) } else { present(controller, animated: true) }
      }
    }
    class UITableViewController: UIViewController { }
    protocol UINavigationControllerDelegate: AnyObject { }
    class UINavigationController: UIViewController {
      init(rootViewController: UIViewController)
      var viewControllers: [UIViewController]
      var topViewController: UIViewController?
      var visibleViewController: UIViewController?
      var isNavigationBarHidden: Bool
      weak var delegate: UINavigationControllerDelegate?
      func pushViewController(_ controller: UIViewController, animated: Bool)
      func popViewController(animated: Bool) -> UIViewController?
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]?
      func setViewControllers(_ controllers: [UIViewController], animated: Bool)
      func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }
    }
    protocol UITabBarControllerDelegate: AnyObject { }
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]?
      var selectedIndex: Int
      var selectedViewController: UIViewController?
      weak var delegate: UITabBarControllerDelegate?
      func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    }
    class UIAlertAction: NSObject {
      enum Style: Int { case `default`, cancel, destructive }
      var title: String?
      var style: UIAlertAction.Style
      var handler: ((UIAlertAction) -> Void)?
      init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
      }
    }
    class UIAlertController: UIViewController {
      enum Style: Int { case actionSheet, alert }
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var preferredStyle: UIAlertController.Style = .alert
      var message: String?
      var actions: [UIAlertAction] = []
      func addAction(_ action: UIAlertAction) {
        actions.append(action)
        updateActions()
      }
      func updateActions()
    }

    protocol UISceneDelegate: AnyObject { }
    protocol UIWindowSceneDelegate: AnyObject { }
    class UISceneSession: NSObject {
      var role: String = "UIWindowSceneSessionRoleApplication"
      var configuration: UISceneConfiguration?
    }
    class UISceneConfiguration: NSObject {
      var name: String?
      init(name: String?, sessionRole: String) { self.name = name }
    }
    class UIScene: UIResponder {
      struct ConnectionOptions { }
      enum ActivationState: Int { case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2 }
      var name: String = ""
      weak var delegate: AnyObject?
      var activationState: UIScene.ActivationState
      static var willConnectNotification: NSNotification.Name = NSNotification.Name("UISceneWillConnectNotification")
      static var didActivateNotification: NSNotification.Name = NSNotification.Name("UISceneDidActivateNotification")
    }
    class UIWindowScene: UIScene {
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var screen: UIScreen
    }
    protocol UIApplicationDelegate: AnyObject { }
    class UIApplication: UIResponder {
      struct LaunchOptionsKey { var rawValue: String }
      enum State: Int { case active, inactive, background }
      static var shared: UIApplication { return UIApplication.one() }
      static func one() -> UIApplication
      weak var delegate: UIApplicationDelegate?
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var connectedScenes: Set<UIScene>
      var applicationState: UIApplication.State
      var isStatusBarHidden: Bool
      var statusBarFrame: CGRect
      var statusBarOrientation: UIInterfaceOrientation
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      static var didBecomeActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
      static var willResignActiveNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillResignActiveNotification")
      static var didEnterBackgroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
      static var willEnterForegroundNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
      static var didFinishLaunchingNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    """
}
