package import ProgramRuntime

extension Library {
  /// Auto Layout, as far as the model supports it. A constraint references its views weakly, as in UIKit.
  package static let autoLayout = """
    struct UILayoutPriority {
      var rawValue: Float
      init(rawValue: Float) { self.rawValue = rawValue }
      init(_ rawValue: Float) { self.rawValue = rawValue }
      static var required: UILayoutPriority = UILayoutPriority(rawValue: 1000)
      static var defaultHigh: UILayoutPriority = UILayoutPriority(rawValue: 750)
      static var defaultLow: UILayoutPriority = UILayoutPriority(rawValue: 250)
      static var fittingSizeLevel: UILayoutPriority = UILayoutPriority(rawValue: 50)
    }
    class NSLayoutConstraint: NSObject {
      enum Attribute: Int { case left = 1, right = 2, top = 3, bottom = 4, leading = 5, trailing = 6, width = 7, height = 8, centerX = 9, centerY = 10, notAnAttribute = 0 }
      enum Relation: Int { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
      enum Axis: Int { case horizontal = 0, vertical = 1 }
      weak var firstView: UIView?
      weak var secondView: UIView?
      var isFirstSafeArea: Bool = false
      var isSecondSafeArea: Bool = false
      var name: String = ""
      var identifier: String?
      var firstAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
      var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
      var relation: NSLayoutConstraint.Relation = .equal
      var multiplier: CGFloat = 1
      var constant: CGFloat = 0 { didSet { changed() } }
      var priority: UILayoutPriority = UILayoutPriority(rawValue: 1000) { didSet { changed() } }
      convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) {
        self.init()
        firstView = view1 as? UIView
        if let guide = view1 as? UILayoutGuide { firstView = guide.owningView; isFirstSafeArea = true }
        if let view = view2 as? UIView { secondView = view }
        if let guide = view2 as? UILayoutGuide { secondView = guide.owningView; isSecondSafeArea = true }
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        check()
      }
      struct FormatOptions: OptionSet {
        var rawValue: Int
        static var alignAllLeft: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 2)
        static var alignAllRight: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 4)
        static var alignAllTop: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 8)
        static var alignAllBottom: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 16)
        static var alignAllLeading: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 32)
        static var alignAllTrailing: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 64)
        static var alignAllCenterX: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 512)
        static var alignAllCenterY: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 1024)
        static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 0)
        static var directionLeftToRight: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 65536)
        static var directionRightToLeft: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 131072)
      }
      static func readFormat(_ format: String, _ options: Int, _ metrics: [String: Any], _ views: [String: Any]) -> [(UIView, Int, Int, UIView?, Int, CGFloat, CGFloat)]
      static func constraints(withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        for part in readFormat(format, options.rawValue, metrics ?? [:], views) {
          let one = NSLayoutConstraint(item: part.0, attribute: NSLayoutConstraint.Attribute(rawValue: part.1)!, relatedBy: NSLayoutConstraint.Relation(rawValue: part.2)!, toItem: part.3, attribute: NSLayoutConstraint.Attribute(rawValue: part.4)!, multiplier: 1, constant: part.5)
          one.priority = UILayoutPriority(rawValue: Float(part.6))
          all.append(one)
        }
        return all
      }
      var isActive: Bool { get { return isInstalled() } set { if newValue { NSLayoutConstraint.activate([self]) } else { NSLayoutConstraint.deactivate([self]) } } }
      func isInstalled() -> Bool
      func changed()
      func check()
      func checkOwner(_ view: UIView)
      static func activate(_ constraints: [NSLayoutConstraint])
      static func deactivate(_ constraints: [NSLayoutConstraint])
    }
    extension UIView {
      func addConstraint(_ constraint: NSLayoutConstraint) { constraint.checkOwner(self); constraint.isActive = true }
      func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }
      func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
      func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
    }
    class NSLayoutAnchor: NSObject {
      var view: UIView?
      var isSafeArea: Bool = false
      var attribute: NSLayoutConstraint.Attribute = .notAnAttribute
      // The distance from the safe area's edge, for margins.
      var offset: CGFloat = 0
      convenience init(_ view: UIView?, _ isSafeArea: Bool, _ attribute: NSLayoutConstraint.Attribute, _ offset: CGFloat) {
        self.init(view, isSafeArea, attribute)
        self.offset = offset
      }
      init(_ view: UIView?, _ isSafeArea: Bool, _ attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.isSafeArea = isSafeArea
        self.attribute = attribute
      }
      func made(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.firstView = view
        constraint.isFirstSafeArea = isSafeArea
        constraint.firstAttribute = attribute
        constraint.relation = relation
        if let second = other {
          constraint.secondView = second.view
          constraint.isSecondSafeArea = second.isSafeArea
          constraint.secondAttribute = second.attribute
        }
        constraint.multiplier = multiplier
        constraint.constant = constant - offset + (other?.offset ?? 0) * multiplier
        constraint.check()
        return constraint
      }
    }
    class NSLayoutXAxisAnchor: NSLayoutAnchor {
      func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { return made(.equal, anchor, 1, 0) }
      func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.equal, anchor, 1, constant) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, 0) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, constant) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, 0) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, constant) }
    }
    class NSLayoutYAxisAnchor: NSLayoutAnchor {
      func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { return made(.equal, anchor, 1, 0) }
      func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.equal, anchor, 1, constant) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, 0) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, constant) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, 0) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, constant) }
    }
    class NSLayoutDimension: NSLayoutAnchor {
      func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint { return made(.equal, anchor, 1, 0) }
      func constraint(equalTo anchor: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint { return made(.equal, anchor, 1, constant) }
      func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint { return made(.equal, anchor, multiplier, 0) }
      func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint { return made(.equal, anchor, multiplier, constant) }
      func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { return made(.equal, nil, 1, constant) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, 0) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, 1, constant) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, multiplier, 0) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, anchor, multiplier, constant) }
      func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { return made(.greaterThanOrEqual, nil, 1, constant) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutDimension) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, 0) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, 1, constant) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, multiplier, 0) }
      func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, anchor, multiplier, constant) }
      func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { return made(.lessThanOrEqual, nil, 1, constant) }
    }
    class UILayoutGuide: NSObject {
      weak var owningView: UIView?
      // A controller's view has the margins of the system at its sides, and none above and below.
      var hasMargins: Bool = false
      private func margin(_ isVertical: Bool) -> CGFloat {
        guard hasMargins, let view = owningView else { return 0 }
        if view.next is UIViewController { return isVertical ? 0 : UIScreen.main.bounds.width < 414 ? 16 : 20 }
        return 8
      }
      var layoutFrame: CGRect {
        guard let view = owningView else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        let insets = view.safeAreaInsets
        let safe = CGRect(x: view.bounds.origin.x + insets.left, y: view.bounds.origin.y + insets.top, width: view.bounds.width - insets.left - insets.right, height: view.bounds.height - insets.top - insets.bottom)
        return hasMargins ? safe.insetBy(dx: margin(false), dy: margin(true)) : safe
      }
      var leadingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(owningView, true, .leading, margin(false)) }
      var trailingAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(owningView, true, .trailing, -margin(false)) }
      var leftAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(owningView, true, .left, margin(false)) }
      var rightAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(owningView, true, .right, -margin(false)) }
      var centerXAnchor: NSLayoutXAxisAnchor { return NSLayoutXAxisAnchor(owningView, true, .centerX) }
      var topAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(owningView, true, .top, margin(true)) }
      var bottomAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(owningView, true, .bottom, -margin(true)) }
      var centerYAnchor: NSLayoutYAxisAnchor { return NSLayoutYAxisAnchor(owningView, true, .centerY) }
      var widthAnchor: NSLayoutDimension { return NSLayoutDimension(owningView, true, .width, -2 * margin(false)) }
      var heightAnchor: NSLayoutDimension { return NSLayoutDimension(owningView, true, .height, -2 * margin(true)) }
    }
    """
}
