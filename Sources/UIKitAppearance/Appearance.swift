/// The parts of UIKit that only change how an app looks: the model does not draw them, so they just keep their
/// values. They are declared for programs that set them in passing.
package enum Appearance {
  /// Classes, structs and enumerations in Swift.
  package static let types = """
    struct UIAccessibilityTraits: OptionSet {
      var rawValue: UInt64
      static var none: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 0)
      static var button: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1)
      static var link: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 2)
      static var image: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4)
      static var selected: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 8)
      static var staticText: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 64)
      static var notEnabled: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 256)
      static var header: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 65536)
    }
    struct UITextContentType {
      var rawValue: String
      static var username: UITextContentType = UITextContentType(rawValue: "username")
      static var password: UITextContentType = UITextContentType(rawValue: "password")
      static var newPassword: UITextContentType = UITextContentType(rawValue: "new-password")
      static var emailAddress: UITextContentType = UITextContentType(rawValue: "email")
      static var telephoneNumber: UITextContentType = UITextContentType(rawValue: "tel")
      static var oneTimeCode: UITextContentType = UITextContentType(rawValue: "one-time-code")
      static var name: UITextContentType = UITextContentType(rawValue: "name")
    }
    enum UIKeyboardAppearance: Int { case `default`, dark, light }
    enum UITextSpellCheckingType: Int { case `default`, no, yes }
    enum UIBarMetrics: Int { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }
    enum UIStatusBarAnimation: Int { case none, fade, slide }
    enum CAGradientLayerType { case axial, radial, conic }
    class CGPath: NSObject { }
    class UIBezierPath: NSObject {
      var lineWidth: CGFloat = 1
      var usesEvenOddFillRule: Bool = false
      var cgPath: CGPath { return CGPath() }
      init() { }
      init(rect: CGRect) { }
      init(ovalIn rect: CGRect) { }
      init(roundedRect rect: CGRect, cornerRadius: CGFloat) { }
      init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { }
      func move(to point: CGPoint) { }
      func addLine(to point: CGPoint) { }
      func close() { }
    }
    struct NSDirectionalRectEdge: OptionSet {
      var rawValue: UInt
      static var top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1)
      static var leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
      static var bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 4)
      static var trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 8)
    }
    struct CALayerCornerCurve {
      var rawValue: String
      static var circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
      static var continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
    }
    class UIBarAppearance: NSObject {
      var backgroundColor: UIColor?
      var backgroundImage: UIImage?
      var backgroundEffect: UIBlurEffect?
      var shadowColor: UIColor?
      var shadowImage: UIImage?
      func configureWithDefaultBackground() { }
      func configureWithOpaqueBackground() { }
      func configureWithTransparentBackground() { }
    }
    class UINavigationBarAppearance: UIBarAppearance {
      var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    class UITabBarAppearance: UIBarAppearance { }
    class NSAttributedString: NSObject {
      struct Key: Hashable {
        var rawValue: String
        static var foregroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSColor")
        static var backgroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        static var font: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSFont")
        static var underlineStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSUnderline")
      }
      private var ownText: String = ""
      private var ownAttributes: [NSAttributedString.Key: Any] = [:]
      init(string: String) { ownText = string }
      init(string: String, attributes: [NSAttributedString.Key: Any]?) { ownText = string; ownAttributes = attributes ?? [:] }
      var string: String { return ownText }
    }
    class UIFeedbackGenerator: NSObject { func prepare() { } }
    class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
      init(style: UIImpactFeedbackGenerator.FeedbackStyle) { }
      func impactOccurred() { }
    }
    class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      enum FeedbackType: Int { case success, warning, error }
      func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType) { }
    }
    class UISelectionFeedbackGenerator: UIFeedbackGenerator { func selectionChanged() { } }
    """

  /// Members in Swift by class, which the class's declaration begins with.
  package static let members: [String: String] = [
    "UIView": """
    enum TintAdjustmentMode: Int { case automatic, normal, dimmed }
    var tintAdjustmentMode: UIView.TintAdjustmentMode = .normal
    var accessibilityViewIsModal: Bool = false
    var accessibilityElementsHidden: Bool = false
    var accessibilityTraits: UIAccessibilityTraits = .none
    var restorationIdentifier: String?
    var mask: UIView?
    // The object keeps the values for a class, which the model does not draw.
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { return appearance() }
    func setNeedsUpdateConstraints() { }
    func updateConstraintsIfNeeded() { }
    """,
    "CALayer": """
    var cornerCurve: CALayerCornerCurve = .circular
    var allowsGroupOpacity: Bool = true
    var name: String?
    var backgroundColor: UIColor? {
      get { return view?.backgroundColor ?? ownBackground }
      set { if let view = view { view.backgroundColor = newValue } else { ownBackground = newValue } }
    }
    private var ownBackground: UIColor?
    var position: CGPoint { return view?.center ?? CGPoint(x: frame.midX, y: frame.midY) }
    func removeAllAnimations() { }
    var mask: CALayer?
    var shadowPath: CGPath?
    """,
    "UIViewController": """
    var restorationIdentifier: String?
    var providesPresentationContextTransitionStyle: Bool = false
    var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .fade }
    var childForStatusBarStyle: UIViewController? { return nil }
    var isEditing: Bool = false
    func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    func setNeedsUpdateOfHomeIndicatorAutoHidden() { }
    """,
    "UINavigationItem": """
    var backButtonTitle: String?
    var standardAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    """,
    "UINavigationBar": """
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var backIndicatorImage: UIImage?
    var backIndicatorTransitionMaskImage: UIImage?
    var topItem: UINavigationItem? { return (superview?.next as? UINavigationController)?.topViewController?.navigationItem }
    func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { }
    """,
    "UITabBar": """
    var standardAppearance: UITabBarAppearance = UITabBarAppearance()
    var scrollEdgeAppearance: UITabBarAppearance?
    var shadowImage: UIImage?
    var backgroundImage: UIImage?
    var items: [UITabBarItem]? { return (superview?.next as? UITabBarController)?.viewControllers?.map { $0.tabBarItem! } }
    """,
    "UITabBarItem": """
    enum SystemItem: Int { case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed }
    var badgeColor: UIColor?
    var isEnabled: Bool = true
    convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { self.init(title: nil, image: nil, tag: tag) }
    """,
    "UIButton": """
    func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { }
    """,
    "UILabel": """
    var isHighlighted: Bool = false
    var isEnabled: Bool = true
    var allowsDefaultTighteningForTruncation: Bool = false
    """,
    "UITextField": """
    var textContentType: UITextContentType!
    var attributedPlaceholder: NSAttributedString? {
      get { return placeholder.map { NSAttributedString(string: $0) } }
      set { placeholder = newValue?.string }
    }
    var hasText: Bool { return !(text ?? "").isEmpty }
    var enablesReturnKeyAutomatically: Bool = false
    var spellCheckingType: UITextSpellCheckingType = .default
    var keyboardAppearance: UIKeyboardAppearance = .default
    var adjustsFontSizeToFitWidth: Bool = false
    var minimumFontSize: CGFloat = 0
    """,
    "UITextView": """
    var hasText: Bool { return !text.isEmpty }
    var spellCheckingType: UITextSpellCheckingType = .default
    var autocorrectionType: UITextAutocorrectionType = .default
    var autocapitalizationType: UITextAutocapitalizationType = .sentences
    var keyboardAppearance: UIKeyboardAppearance = .default
    """,
    "UIScrollView": """
    enum IndicatorStyle: Int { case `default`, black, white }
    var indicatorStyle: UIScrollView.IndicatorStyle = .default
    var scrollsToTop: Bool = true
    """,
    "UITableViewCell": """
    var selectedBackgroundView: UIView?
    var backgroundView: UIView?
    var separatorInset: UIEdgeInsets = UIEdgeInsets.zero
    """,
    "UITableView": """
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    """,
    "UIScreen": """
    var nativeScale: CGFloat { return scale }
    var coordinateSpace: UICoordinateSpace { return self }
    var isCaptured: Bool { return false }
    """,
    "UIDevice": """
    var model: String { return userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    var localizedModel: String { return model }
    """,
    "UIApplication": """
    var isNetworkActivityIndicatorVisible: Bool = false
    static var willTerminateNotification: NSNotification.Name = NSNotification.Name("UIApplicationWillTerminateNotification")
    static var didReceiveMemoryWarningNotification: NSNotification.Name = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    static var userDidTakeScreenshotNotification: NSNotification.Name = NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    """,
    "UIScene": """
    var title: String! = ""
    """,
  ]

  /// UIKit's source with the members in its classes.
  package static func completed(_ source: String) -> String {
    var lines: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      guard line.hasPrefix("class "), line.hasSuffix("{") else { continue }
      let name = line.dropFirst(6).prefix { $0.isLetter || $0 == "_" }
      if let more = members[String(name)] { lines.append(more) }
    }
    return lines.joined(separator: "\n")
  }
}
