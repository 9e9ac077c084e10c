/// The class of a view: one of UIKit's, or a subclass of the app's own that is known only by name.
public struct ViewClass: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name, as in `UILabel`: `[A-Za-z_][A-Za-z0-9_.]{0,63}`.
  public let name: String
  /// The properties of a new view of this class.
  package let defaults: Defaults

  /// Makes a class from its name, or nil for a malformed name.
  ///
  /// A name not in `known` is a subclass of UIView or, for a window, of UIWindow.
  public init?(_ name: String) {
    // Private classes of UIKit begin with an underscore.
    let letters = name.hasPrefix("_") ? "A" + name.dropFirst() : name
    guard Identifier.matches(letters, punctuation: "_.") else { return nil }
    self.init(known: name)
  }

  /// Makes a subclass of one of UIKit's classes, or nil for a malformed name.
  package init?(_ name: String, subclassOf superclass: String) {
    guard let plain = ViewClass(name) else { return nil }
    self.name = plain.name
    defaults = Self.table[name] ?? Self.table[superclass] ?? Defaults()
  }

  init(known name: String) {
    self.name = name
    defaults = Self.table[name] ?? Defaults()
  }

  /// Decodes the name.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name, which determines the rest.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// The name.
  public var description: String { name }

  /// UIView.
  public static let view = ViewClass(known: "UIView")
  /// UIWindow.
  public static let window = ViewClass(known: "UIWindow")
  /// The system's own windows (windows-3.4).
  static let statusBarWindow = ViewClass(known: "UIStatusBarWindow")
  static let textEffectsWindow = ViewClass(known: "UITextEffectsWindow")
  static let remoteKeyboardWindow = ViewClass(known: "UIRemoteKeyboardWindow")
  /// The views that hold the app's own keyboard views (windows-3.4E).
  static let inputSetContainerView = ViewClass(known: "UIInputSetContainerView")
  static let inputSetHostView = ViewClass(known: "UIInputSetHostView")
  /// The windows that UIKit makes for itself (windows-3.4, views-5).
  package static let ofSystemWindows = [
    statusBarWindow, textEffectsWindow, remoteKeyboardWindow, alertWindow,
  ]
  /// UITableView.
  static let tableView = ViewClass(known: "UITableView")
  /// Whether it is a cell, which always has a content view.
  package var isCell: Bool { defaults.isCell }
  /// Whether it is a cell's content view.
  package var isCellContent: Bool { self == .cellContentView }
  /// The views that UIKit puts around controllers' views (views-2.3, windows-5.5).
  static let layoutContainerView = ViewClass(known: "UILayoutContainerView")
  static let navigationTransitionView = ViewClass(known: "UINavigationTransitionView")
  static let controllerWrapperView = ViewClass(known: "UIViewControllerWrapperView")
  static let transitionView = ViewClass(known: "UITransitionView")
  static let dropShadowView = ViewClass(known: "UIDropShadowView")
  static let pageContentView = ViewClass(known: "_UIPageViewControllerContentView")
  static let queuingScrollView = ViewClass(known: "_UIQueuingScrollView")
  static let splitPanelView = ViewClass(known: "_UISplitViewControllerPanelImplView")
  static let panelContentView = ViewClass(known: "_UIPanelControllerContentView")
  static let dimmingView = ViewClass(known: "UIDimmingView")
  static let popoverView = ViewClass(known: "_UIPopoverView")
  /// The window and views of alerts (views-5, views-5A).
  static let alertWindow = ViewClass(known: "_UIAlertControllerShimPresenterWindow")
  static let alertControllerView = ViewClass(known: "_UIAlertControllerView")
  static let alertMacView = ViewClass(known: "_UIAlertControllerPhoneTVMacView")
  static let textField = ViewClass(known: "UITextField")
  /// A table view's cell and its content view (views-T1).
  static let tableViewCell = ViewClass(known: "UITableViewCell")
  static let cellContentView = ViewClass(known: "UITableViewCellContentView")
  /// UIKit's classes whose initial properties the model knows.
  public static let known = table.keys.sorted().map(ViewClass.init(known:))

  /// Whether the app may set `inputView` and `inputAccessoryView`; other classes must override them.
  package var setsInputViews: Bool { defaults.takesText }

  /// The initial properties of a class (views-G9, views-G9A).
  package struct Defaults: Hashable {
    package var isUserInteractionEnabled = true
    package var isOpaque = true
    package var clipsToBounds = false
    /// Whether it has a content offset.
    package var scrolls = false
    /// Whether it keeps touches and sends actions.
    package var isControl = false
    /// Whether the keyboard comes up for it.
    package var takesText = false
    /// Whether it is a table view.
    package var hasRows = false
    /// Whether it has a content view.
    package var isCell = false
    /// Whether it is a collection view's cell.
    package var isItem = false
  }

  private static let table = [
    "MKMapView": Defaults(clipsToBounds: true),
    "UIButton": Defaults(isOpaque: false, isControl: true),
    "UICollectionView": Defaults(clipsToBounds: true, scrolls: true, hasRows: true),
    "UICollectionViewCell": Defaults(isCell: true, isItem: true),
    "UIControl": Defaults(isControl: true),
    "UIImageView": Defaults(isUserInteractionEnabled: false),
    "UILabel": Defaults(isUserInteractionEnabled: false),
    "UINavigationBar": Defaults(isOpaque: false),
    "UIScrollView": Defaults(clipsToBounds: true, scrolls: true),
    "UISearchBar": Defaults(takesText: true),
    "UISearchTextField": Defaults(
      isOpaque: false, clipsToBounds: true, isControl: true, takesText: true),
    "UITabBar": Defaults(),
    "UITableView": Defaults(clipsToBounds: true, scrolls: true, hasRows: true),
    "UITableViewCell": Defaults(isCell: true),
    "UITextField": Defaults(
      isOpaque: false, clipsToBounds: true, isControl: true, takesText: true),
    "UITextView": Defaults(clipsToBounds: true, scrolls: true, takesText: true),
    "UIToolbar": Defaults(isOpaque: false),
    "UIView": Defaults(),
    "UIWindow": Defaults(),
    "_UIQueuingScrollView": Defaults(clipsToBounds: true, scrolls: true),
  ]
}
