import Foundation
@testable internal import WindowModel

open class UIView: UIResponder {
  /// Its node, set once when it is created.
  private(set) var id = NodeID(index: 0)
  override var node: NodeID? { id }

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    super.init()
    id = World.it.make(self) { create(frame) }
  }

  public required init?(coder: NSCoder) {
    super.init()
    id = World.it.make(self) { create(.zero) }
  }

  deinit { World.it.died(id) }

  /// Creates the node.
  func create(_ frame: CGRect) {
    var action = CreateView()
    action.viewClass = modelClass
    action.properties.frame = Rect(frame)
    action.isRetained = false
    World.it.perform(action)
  }

  /// Its class in the model: the nearest UIKit class.
  private var modelClass: ViewClass {
    let nearest =
      switch self {
      case is UIButton: "UIButton"
      case is UITextField: "UITextField"
      case is UIControl: "UIControl"
      case is UILabel: "UILabel"
      case is UIImageView: "UIImageView"
      case is UITextView: "UITextView"
      case is UIScrollView: "UIScrollView"
      default: "UIView"
      }
    return ViewClass(String(describing: Swift.type(of: self)), subclassOf: nearest) ?? .view
  }

  /// Its state in the model.
  var model: View { World.it.app.pointee.view(id) ?? View(.view, frame: .zero) }
  var name: Identifier { World.it.app.pointee.identifier(of: id) }

  func change(_ body: (inout ViewProperties) -> Void) {
    var action = ChangeView()
    action.view = name
    body(&action.properties)
    World.it.perform(action)
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(model.frame) }
    set { change { $0.frame = Rect(newValue) } }
  }
  open var bounds: CGRect {
    get { CGRect(model.bounds) }
    set { change { $0.bounds = Rect(newValue) } }
  }
  open var center: CGPoint {
    get { CGPoint(model.center) }
    set { change { $0.center = Point(newValue) } }
  }
  open var transform: CGAffineTransform {
    get { CGAffineTransform(model.transform) }
    set { change { $0.transform = WindowModel.AffineTransform(newValue) } }
  }
  open var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(World.it.app.pointee.safeAreaInsets(of: id))
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { model.isHidden }
    set { change { $0.isHidden = newValue } }
  }
  open var alpha: CGFloat {
    get { CGFloat(model.alpha) }
    set { change { $0.alpha = Double(newValue) } }
  }
  open var backgroundColor: UIColor? {
    get { model.backgroundColor.map(UIColor.init) }
    set { change { $0.backgroundColor = .some(newValue?.model) } }
  }
  open var isOpaque: Bool {
    get { model.isOpaque }
    set { change { $0.isOpaque = newValue } }
  }
  open var clipsToBounds: Bool {
    get { model.clipsToBounds }
    set { change { $0.clipsToBounds = newValue } }
  }
  open var tag: Int {
    get { model.tag }
    set { change { $0.tag = newValue } }
  }
  open var isUserInteractionEnabled: Bool {
    get { model.isUserInteractionEnabled }
    set { change { $0.isUserInteractionEnabled = newValue } }
  }
  open var isMultipleTouchEnabled: Bool {
    get { model.isMultipleTouchEnabled }
    set { change { $0.isMultipleTouchEnabled = newValue } }
  }
  open var autoresizesSubviews: Bool {
    get { model.autoresizesSubviews }
    set { change { $0.autoresizesSubviews = newValue } }
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: model.autoresizingMask.rawValue) }
    set {
      change { $0.autoresizingMask = WindowModel.AutoresizingMask(rawValue: newValue.rawValue) }
    }
  }
  public private(set) lazy var layer = CALayer(self)
  open var accessibilityIdentifier: String?
  open var tintColor: UIColor! = UIColor.blue

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, nil) }
  open func bringSubviewToFront(_ view: UIView) {
    var action = BringSubviewToFront()
    (action.superview, action.view) = (name, view.name)
    World.it.perform(action)
  }
  open func sendSubviewToBack(_ view: UIView) {
    var action = SendSubviewToBack()
    (action.superview, action.view) = (name, view.name)
    World.it.perform(action)
  }
  open func setNeedsLayout() {
    var action = SetNeedsLayout()
    action.view = name
    World.it.perform(action)
  }
  open func layoutIfNeeded() {
    var action = LayoutIfNeeded()
    action.view = name
    World.it.perform(action)
  }
  open func removeFromSuperview() {
    var action = RemoveFromSuperview()
    action.view = name
    World.it.perform(action)
  }

  // MARK: Callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutSubviews() {}
  open func awakeFromNib() {}

  open override var next: UIResponder? {
    let world = World.it
    return world.controller(world.app.pointee.controller(ofView: id)) ?? superview
  }

  open override var canBecomeFirstResponder: Bool { model.overrides.canBecomeFirstResponder }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let world = World.it
    return world.view(world.app.pointee.standardHitTest(Point(point), in: id))
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    model.bounds.contains(Point(point))
  }
}
