// swift-format-ignore-file
// As much of UIKit's interface as generated programs call, for the compiler to check them against.

public typealias CGFloat = Double
public struct CGPoint { public init(x: CGFloat, y: CGFloat) {} }
public struct CGSize { public init(width: CGFloat, height: CGFloat) {} }
public struct CGRect {
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
}
public struct CGAffineTransform {
  public init(rotationAngle: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
}
public struct UIEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
public struct Selector { public init(_ name: String) {} }

open class NSObject: Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}
public class UIEvent: NSObject {}
public class UIColor: NSObject {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  nonisolated(unsafe) public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public class var blue: UIColor { black }
  public class var brown: UIColor { black }
  public class var clear: UIColor { black }
  public class var cyan: UIColor { black }
  public class var darkGray: UIColor { black }
  public class var gray: UIColor { black }
  public class var green: UIColor { black }
  public class var lightGray: UIColor { black }
  public class var magenta: UIColor { black }
  public class var orange: UIColor { black }
  public class var purple: UIColor { black }
  public class var red: UIColor { black }
  public class var white: UIColor { black }
  public class var yellow: UIColor { black }
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func reloadInputViews() {}
}

@MainActor open class UIView: UIResponder, Anchored {
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  nonisolated public override init() {}
  public init(frame: CGRect) {}
  public var tag = 0
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var center = CGPoint(x: 0, y: 0)
  public var transform = CGAffineTransform(rotationAngle: 0)
  public var autoresizingMask: AutoresizingMask = []
  public var autoresizesSubviews = true
  public var alpha: CGFloat = 1
  public var backgroundColor: UIColor?
  public var isOpaque = true
  public var isHidden = false
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public func addSubview(_ view: UIView) {}
  public func insertSubview(_ view: UIView, at index: Int) {}
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {}
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  public func sizeToFit() {}
  public var translatesAutoresizingMaskIntoConstraints = true
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
@MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public var view: UIView? { nil }
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
  public func require(toFail other: UIGestureRecognizer) {}
}
@MainActor public class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
@MainActor public class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
  public var allowableMovement: CGFloat = 10
  public var numberOfTouchesRequired = 1
}
@MainActor public class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}
@MainActor public class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}
@MainActor public class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor public class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  public var direction: Direction = .right
  public var numberOfTouchesRequired = 1
}
public struct UILayoutPriority: Sendable { public init(_ rawValue: Float) {} }
@MainActor public class NSLayoutConstraint {
  public enum Axis { case horizontal, vertical }
  public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }
  public init() {}
  public init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {}
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority(1000)
  public var isActive = false
}
@MainActor public class UILayoutGuide: Anchored {}
@MainActor public protocol Anchored {}
extension Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
@MainActor public class NSLayoutAnchor<Anchor> {
  public func constraint(equalTo anchor: Anchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(greaterThanOrEqualTo anchor: Anchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(lessThanOrEqualTo anchor: Anchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
@MainActor public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let allEvents = Event(rawValue: 4095)
  }
  public var isEnabled = true
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
}
@MainActor open class UIButton: UIControl {}
@MainActor open class UITextField: UIControl {
  public var inputView: UIView?
  public var inputAccessoryView: UIView?
  public var text: String?
  public var placeholder: String?
}
@MainActor open class UISearchTextField: UITextField {}
@MainActor open class UISlider: UIControl {}
@MainActor open class UIStepper: UIControl {}
@MainActor open class UISwitch: UIControl {}
@MainActor open class UISegmentedControl: UIControl {}
@MainActor open class UIPageControl: UIControl {}
@MainActor open class UIDatePicker: UIControl {}
@MainActor open class UILabel: UIView {}
@MainActor open class UIImageView: UIView {}
@MainActor open class UINavigationBar: UIView {
  public var prefersLargeTitles = false
}
@MainActor open class UITabBar: UIView {}
@MainActor open class UIToolbar: UIView {}
@MainActor open class UIActivityIndicatorView: UIView {}
@MainActor open class UIPickerView: UIView {}
@MainActor open class UIProgressView: UIView {}
@MainActor open class UISearchBar: UIView {
  public var text: String?
  public var inputView: UIView?
  public var inputAccessoryView: UIView?
}
@MainActor open class UIStackView: UIView {}
@MainActor open class UITableViewCell: UIView {}
@MainActor open class UIVisualEffectView: UIView {}
@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode { case none, onDrag, interactive }
  public var contentOffset = CGPoint(x: 0, y: 0)
  public var contentSize = CGSize(width: 0, height: 0)
  public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var isScrollEnabled = true
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var keyboardDismissMode = KeyboardDismissMode.none
}
@MainActor open class UITextView: UIScrollView {
  public var text: String!
  public var inputView: UIView?
  public var inputAccessoryView: UIView?
}
@MainActor open class UITableView: UIScrollView {
  public var rowHeight: CGFloat = 44
  public var allowsSelection = true
  public var allowsMultipleSelection = false
}

@MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  nonisolated public override init() { super.init() }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init() }
  public var screen = UIScreen.main
  public var windowScene: UIWindowScene?
  public var windowLevel = Level.normal
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
  public func makeKey() {}
}
@MainActor public class UIScreen: NSObject {
  nonisolated override init() {}
  public static let main = UIScreen()
  public static let screens = [main]
  public let bounds = CGRect.zero
}

@MainActor open class UIAlertView: UIView {
  public enum Style { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }
  public var title: String?
  public var message: String?
  public var alertViewStyle = Style.default
  public var cancelButtonIndex = 0
  @discardableResult public func addButton(withTitle title: String?) -> Int { 0 }
  public func show() {}
}
@MainActor open class UIActionSheet: UIView {
  public var title: String?
  public var cancelButtonIndex = 0
  @discardableResult public func addButton(withTitle title: String?) -> Int { 0 }
  public func show(in view: UIView) {}
}

@MainActor public class UIBarButtonItem {
  public enum Style { case plain }
  public init(title: String?, style: Style, target: Any?, action: Selector?) {}
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
}
@MainActor public class UIPopoverPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections: UIPopoverArrowDirection = []
}
public protocol UISheetPresentationControllerDetentResolutionContext {}
@MainActor public class UISheetPresentationController {
  @MainActor public class Detent {
    public struct Identifier: Sendable {
      public init(_ rawValue: String) {}
      public static let medium = Identifier("")
      public static let large = Identifier("")
    }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }
  public var detents: [Detent] = []
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
}
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}
public enum UIModalPresentationStyle {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover
}
@MainActor public final class UINavigationItem {
  public enum LargeTitleDisplayMode { case automatic, always, never }
  nonisolated init() {}
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}
@MainActor open class UIViewController: UIResponder {
  nonisolated public override init() {}
  public var title: String?
  public var view: UIView!
  public var definesPresentationContext = false
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  public var hidesBottomBarWhenPushed = false
  public var edgesForExtendedLayout: UIRectEdge = .all
  public var modalPresentationCapturesStatusBarAppearance = false
  public func setNeedsStatusBarAppearanceUpdate() {}
  public let navigationItem = UINavigationItem()
  public var preferredContentSize = CGSize(width: 0, height: 0)
  public var popoverPresentationController: UIPopoverPresentationController?
  public var sheetPresentationController: UISheetPresentationController?
  public var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public func loadViewIfNeeded() {}
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func willMove(toParent parent: UIViewController?) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  public func endAppearanceTransition() {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  public func transition(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor open class UITableViewController: UIViewController {}
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@MainActor open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var viewControllers: [UIViewController] = []
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public let navigationBar = UINavigationBar()
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  @discardableResult public func popToRootViewController(
    animated: Bool
  ) -> [UIViewController]? { nil }
}
@MainActor public protocol UITabBarControllerDelegate: AnyObject {}
@MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController?
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case pageCurl, scroll }
  public enum NavigationOrientation { case horizontal, vertical }
  public enum NavigationDirection { case forward, reverse }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) { super.init() }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {}
@MainActor open class UISplitViewController: UIViewController {
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public var viewControllers: [UIViewController] = []
}
@MainActor public class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  nonisolated public override init() {}
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public var message: String?
  public var textFields: [UITextField]? { nil }
  public func addAction(_ action: UIAlertAction) {}
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@MainActor open class UIScene: UIResponder { public class ConnectionOptions: NSObject {} }
@MainActor open class UIWindowScene: UIScene {}
@MainActor public class UISceneSession: NSObject {
  public struct Role: Sendable {}
  public let role = Role()
}
@MainActor public class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  public var delegateClass: AnyClass?
}
@MainActor public protocol UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public static let shared = UIApplication()
  public var delegate: (any UIApplicationDelegate)?
  public var keyWindow: UIWindow? { nil }
  public var connectedScenes: Set<UIScene> { [] }
  public var isStatusBarHidden = false
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { true }
}
@MainActor public protocol UIApplicationDelegate: UIResponder {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public static func main() {}
}
