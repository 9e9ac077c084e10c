package import ProgramRuntime

extension Library {
  /// Stack views, which arrange their views by constraints, as UIKit's do (UIStackView reference, iOS 9). The
  /// constraints' identifiers are those that UIKit logs.
  ///
  /// Distributions by spacing and alignments by baseline need constraints that the model lacks, so these cases are
  /// not declared.
  package static let uikitStacks = """
    struct NSDirectionalEdgeInsets: Equatable {
      var top: CGFloat = 0
      var leading: CGFloat = 0
      var bottom: CGFloat = 0
      var trailing: CGFloat = 0
      static var zero: NSDirectionalEdgeInsets { return NSDirectionalEdgeInsets() }
    }
    class UIStackView: UIView {
      enum Distribution: Int { case fill, fillEqually, fillProportionally }
      enum Alignment: Int {
        case fill = 0, leading = 1, center = 3, trailing = 4
        static var top: UIStackView.Alignment { return .leading }
        static var bottom: UIStackView.Alignment { return .trailing }
      }
      static var spacingUseDefault: CGFloat { return 3.4028234663852886e+38 }
      private var ownArrangedSubviews: [UIView] = []
      private var ownSpacings: [UIView: CGFloat] = [:]
      private var ownConstraints: [NSLayoutConstraint] = []
      var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangeOwnSubviews() } }
      var distribution: UIStackView.Distribution = .fill { didSet { arrangeOwnSubviews() } }
      var alignment: UIStackView.Alignment = .fill { didSet { arrangeOwnSubviews() } }
      var spacing: CGFloat = 0 { didSet { arrangeOwnSubviews() } }
      var isLayoutMarginsRelativeArrangement: Bool = false { didSet { arrangeOwnSubviews() } }
      var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { arrangeOwnSubviews() } }
      var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { return NSDirectionalEdgeInsets(top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom, trailing: layoutMargins.right) }
        set { layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing) }
      }
      init(frame: CGRect) { super.init(frame: frame) }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      init(arrangedSubviews views: [UIView]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        for view in views { takeArranged(view, ownArrangedSubviews.count) }
        arrangeOwnSubviews()
      }
      init?(coder: NSCoder) { return nil }
      var arrangedSubviews: [UIView] { return ownArrangedSubviews }
      func addArrangedSubview(_ view: UIView) {
        ownArrangedSubviews.removeAll { $0 === view }
        takeArranged(view, ownArrangedSubviews.count)
        arrangeOwnSubviews()
      }
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        ownArrangedSubviews.removeAll { $0 === view }
        if stackIndex < 0 || stackIndex > ownArrangedSubviews.count { refuseArrangedIndex(stackIndex, ownArrangedSubviews.count) }
        takeArranged(view, stackIndex)
        arrangeOwnSubviews()
      }
      func removeArrangedSubview(_ view: UIView) { loseArranged(view) }
      func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        if spacing == UIStackView.spacingUseDefault { ownSpacings[arrangedSubview] = nil }
        else { ownSpacings[arrangedSubview] = spacing }
        arrangeOwnSubviews()
      }
      func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        return ownSpacings[arrangedSubview] ?? UIStackView.spacingUseDefault
      }
      private func refuseArrangedIndex(_ index: Int, _ count: Int)
      private func takeArranged(_ view: UIView, _ index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        ownArrangedSubviews.insert(view, at: index)
        if view.superview !== self { addSubview(view) }
      }
      private func loseArranged(_ view: UIView) {
        if !ownArrangedSubviews.contains(where: { $0 === view }) { return }
        ownArrangedSubviews.removeAll { $0 === view }
        ownSpacings[view] = nil
        arrangeOwnSubviews()
      }
      private func bindArranged(_ identifier: String, _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float) {
        let constraint = NSLayoutConstraint(item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(rawValue: priority)
        ownConstraints.append(constraint)
      }
      private func arrangedLength(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return axis == .vertical ? size.height : size.width
      }
      private func arrangeOwnSubviews() {
        NSLayoutConstraint.deactivate(ownConstraints)
        ownConstraints = []
        let isVertical = axis == .vertical
        let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
        let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
        let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let near: NSLayoutConstraint.Attribute = isVertical ? .leading : .top
        let far: NSLayoutConstraint.Attribute = isVertical ? .trailing : .bottom
        let middle: NSLayoutConstraint.Attribute = isVertical ? .centerX : .centerY
        let across: NSLayoutConstraint.Attribute = isVertical ? .width : .height
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        let before = isVertical ? margins.top : margins.left
        let after = isVertical ? margins.bottom : margins.right
        let nearMargin = isVertical ? margins.left : margins.top
        let farMargin = isVertical ? margins.right : margins.bottom
        var first: UIView?
        var last: UIView?
        for view in ownArrangedSubviews {
          if let previous = last {
            let gap = view.isHidden ? 0 : ownSpacings[previous] ?? spacing
            bindArranged("UISV-spacing", view, start, .equal, previous, end, 1, gap, 1000)
          } else {
            bindArranged("UISV-canvas-connection", view, start, .equal, self, start, 1, before, 1000)
          }
          if view.isHidden {
            bindArranged("UISV-hiding", view, size, .equal, nil, .notAnAttribute, 1, 0, 1000)
          } else {
            if let model = first {
              if distribution == .fillEqually { bindArranged("UISV-fill-equally", view, size, .equal, model, size, 1, 0, 1000) }
              if distribution == .fillProportionally && arrangedLength(view) > 0 && arrangedLength(model) > 0 {
                bindArranged("UISV-fill-proportionally", view, size, .equal, model, size, arrangedLength(view) / arrangedLength(model), 0, 999)
              }
            } else { first = view }
            last = view
          }
          if alignment == .fill || alignment == .leading {
            bindArranged("UISV-alignment", view, near, .equal, self, near, 1, nearMargin, 1000)
          } else {
            bindArranged("UISV-alignment", view, near, .greaterThanOrEqual, self, near, 1, nearMargin, 1000)
          }
          if alignment == .fill || alignment == .trailing {
            bindArranged("UISV-alignment", view, far, .equal, self, far, 1, -farMargin, 1000)
          } else {
            bindArranged("UISV-alignment", view, far, .lessThanOrEqual, self, far, 1, -farMargin, 1000)
          }
          if alignment == .center { bindArranged("UISV-alignment", view, middle, .equal, self, middle, 1, (nearMargin - farMargin) / 2, 1000) }
        }
        if let view = last {
          bindArranged("UISV-canvas-connection", view, end, .equal, self, end, 1, -after, 1000)
          if alignment != .fill { bindArranged("UISV-ambiguity-suppression", self, across, .equal, nil, .notAnAttribute, 1, 0, 25) }
        }
        NSLayoutConstraint.activate(ownConstraints)
      }
    }

    """
}
