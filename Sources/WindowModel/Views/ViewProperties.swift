/// Properties to set on a view or a window; nil leaves a property unchanged.
///
/// They are set in the order in which they are declared here, whatever the order in the request.
public struct ViewProperties: Hashable, Sendable {
  /// The number by which the app can find it.
  public var tag: Int?
  /// What adapts when the superview's size changes.
  public var autoresizingMask: AutoresizingMask?
  /// Whether its subviews follow their masks.
  public var autoresizesSubviews: Bool?
  /// The transform, about the centre; its numbers are within a billion.
  public var transform: AffineTransform?
  /// The bounds, in points.
  public var bounds: Rect?
  /// The centre, in the superview's points or, for a window, the screen's.
  public var center: Point?
  /// The frame, in the superview's points or, for a window, the screen's.
  public var frame: Rect?
  /// The properties of scroll views.
  public var scrolling: ScrollProperties {
    get { scrollChange ?? ScrollProperties() }
    set { scrollChange = newValue }
  }
  private(set) var scrollChange: ScrollProperties?
  /// The content offset of a scroll view, in points.
  public var contentOffset: Point?
  /// The opacity, 0 to 1.
  public var alpha: Double?
  /// The background colour; `.some(nil)` removes it.
  public var backgroundColor: Color??
  /// Whether it promises opaque content.
  public var isOpaque: Bool?
  /// Whether it clips its subviews.
  public var clipsToBounds: Bool?
  /// Whether it receives touches.
  public var isUserInteractionEnabled: Bool?
  /// Whether it receives several fingers at once.
  public var isMultipleTouchEnabled: Bool?
  /// Whether no other view of its window receives a finger while it does.
  public var isExclusiveTouch: Bool?
  /// The kinds of input that its class handles.
  public var handles: Set<InputKind>?
  /// The actions that its class has methods for.
  public var respondsTo: Set<Selector>?
  /// How its class overrides `hitTest(_:with:)`.
  public var hitTest: Overrides.HitTest?
  /// What `canBecomeFirstResponder` returns from now on.
  public var canBecomeFirstResponder: Bool?
  /// What `canResignFirstResponder` returns from now on.
  public var canResignFirstResponder: Bool?
  /// The views that it has in the keyboard's place.
  public var inputs: InputViewChange {
    get { inputChange ?? InputViewChange() }
    set { inputChange = newValue }
  }
  private var inputChange: InputViewChange?
  /// Whether a control sends its actions.
  public var isEnabled: Bool?
  /// The actions of a control.
  public var actions: [ControlAction]?
  /// The text of a text field.
  public var text: String?
  /// The properties of a table view.
  public var table: TableChange {
    get { tableChange ?? TableChange() }
    set { tableChange = newValue }
  }
  private(set) var tableChange: TableChange?
  /// Whether its frame stays fixed and no constraint moves it.
  public var translatesAutoresizingMaskIntoConstraints: Bool?
  /// What `intrinsicContentSize` of its class returns, in points, -1 for none; `.some(nil)` for UIKit's.
  public var intrinsicContentSize: Size??
  /// How strongly it resists growing larger than its content, 1 to 1000, for each direction given.
  public var contentHuggingPriority: (horizontal: Double?, vertical: Double?) {
    get { (huggingAcross, huggingDown) }
    set { (huggingAcross, huggingDown) = newValue }
  }
  /// How strongly it resists shrinking below its content.
  public var contentCompressionResistancePriority: (horizontal: Double?, vertical: Double?) {
    get { (resistanceAcross, resistanceDown) }
    set { (resistanceAcross, resistanceDown) = newValue }
  }
  private var huggingAcross: Double?
  private var huggingDown: Double?
  private var resistanceAcross: Double?
  private var resistanceDown: Double?
  /// Whether it is hidden; set last, so that it is shown with everything else in place.
  public var isHidden: Bool?

  /// Makes a set of properties that changes nothing.
  public init() {}
}

extension Application {
  /// Sets every property given except `isHidden`; they have been checked.
  mutating func apply(_ properties: ViewProperties, to id: NodeID) {
    let offset = arena[id].contentOffset
    if let value = properties.tag { arena[id].tag = value }
    if let value = properties.autoresizingMask { arena[id].autoresizingMask = value }
    if let value = properties.autoresizesSubviews { arena[id].autoresizesSubviews = value }
    if let value = properties.transform { setTransform(value, of: id) }
    if let value = properties.bounds { resize(id) { $0.bounds = value } }
    if let value = properties.center { arena[id].center = value }
    if let value = properties.frame {
      if arena[id].transform != .identity { turn.notes.append(.frameUnderTransform) }
      resize(id) { $0.frame = value }
    }
    if arena[id].contentOffset != offset { tellScroll(of: id) }
    if let change = properties.scrollChange { apply(change, to: id) }
    if let value = properties.contentOffset {
      let before = arena[id].bounds.origin
      resize(id) { $0.bounds.origin = value }
      if value != before { tellScroll(of: id) }
    }
    if let value = properties.alpha { arena[id].alpha = value }
    if let value = properties.backgroundColor { arena[id].backgroundColor = value }
    if let value = properties.isOpaque { arena[id].isOpaque = value }
    if let value = properties.clipsToBounds { arena[id].clipsToBounds = value }
    if let value = properties.isUserInteractionEnabled {
      arena[id].isUserInteractionEnabled = value
    }
    if let value = properties.isMultipleTouchEnabled {
      arena[id].isMultipleTouchEnabled = value
    }
    if let value = properties.isExclusiveTouch { arena[id].isExclusiveTouch = value }
    if let value = properties.handles { arena[id].overrides.handles = value }
    if let value = properties.respondsTo { arena[id].overrides.respondsTo = value }
    if let value = properties.hitTest { arena[id].overrides.hitTest = value }
    if let value = properties.canBecomeFirstResponder {
      arena[id].overrides.canBecomeFirstResponder = value
    }
    if let value = properties.canResignFirstResponder {
      arena[id].overrides.canResignFirstResponder = value
    }
    apply(properties.inputs, to: id)
    if let value = properties.isEnabled { arena[id].control?.isEnabled = value }
    if let value = properties.actions { arena[id].control?.actions = value }
    if let value = properties.text {
      arena[id].text = value
      // The code knows how large the text is.
      if code.running != nil { invalidateContentSize(of: id) }
    }
    applyLayout(properties, to: id)
    if let change = properties.tableChange { apply(change, to: id) }
  }

  /// Sets `transform`; a change makes the superview lay out (views-1.5B).
  private mutating func setTransform(_ transform: AffineTransform, of id: NodeID) {
    guard arena[id].transform != transform else { return }
    arena[id].transform = transform
    setNeedsLayout(above: id)
  }

  /// Sets `isHidden`, which posts an event for a window only.
  mutating func applyHiding(_ properties: ViewProperties, to id: NodeID) {
    guard let value = properties.isHidden else { return }
    if arena[id].isWindow {
      setHidden(value, of: id)
    } else {
      let isNew = arena[id].isHidden != value
      arena[id].isHidden = value
      if isNew { code.running?.visibilityChanged(of: id, in: &self) }
    }
  }
}

extension ViewProperties {
  /// Refuses values that this view can't have, before setting any.
  func check(on view: View) throws(Refusal) {
    try checkEach(on: view)
    try checkReach(of: view)
  }

  /// Refuses values that a new view can't have; its frame was already checked.
  func check(onNew view: View) throws(Refusal) {
    try checkEach(on: view)
    var rest = self
    rest.frame = nil
    try rest.checkReach(of: view)
  }

  private func checkEach(on view: View) throws(Refusal) {
    for (name, rect) in [("bounds", bounds), ("frame", frame)] {
      if let rect, !rect.isUsable {
        throw .invalidValue(
          property: name,
          reason:
            "Its edges must be within \(Int(Point.reach)) points of the origin and its sides not negative."
        )
      }
    }
    for (name, point) in [("center", center), ("contentOffset", contentOffset)] {
      if let point, !point.isUsable {
        throw .invalidValue(
          property: name,
          reason: "It must be within \(Int(Point.reach)) points of the origin.")
      }
    }
    if let transform, !transform.isUsable {
      throw .invalidValue(
        property: "transform", reason: "Its numbers must be within \(Int(Point.reach)) of zero.")
    }
    if contentOffset != nil, view.contentOffset == nil {
      throw .invalidValue(
        property: "contentOffset", reason: "A \(view.className) has none: it is not a scroll view.")
    }
    if let alpha, !(0...1).contains(alpha) {
      throw .invalidValue(property: "alpha", reason: "It goes from 0, clear, to 1, opaque.")
    }
    try scrollChange?.check(on: view)
    try checkLayout()
    try Overrides.check(respondsTo)
    try checkControl(on: view)
    try tableChange?.check(on: view)
  }

  private func checkControl(on view: View) throws(Refusal) {
    for (name, isSet) in [("isEnabled", isEnabled != nil), ("actions", actions != nil)] {
      guard !isSet || view.control != nil else {
        throw .invalidValue(
          property: name, reason: "A \(view.className) has none: it is not a control.")
      }
    }
    if let actions, actions.count > Control.mostActions {
      throw .invalidValue(
        property: "actions", reason: "A control has \(Control.mostActions) at most.")
    }
    guard let text else { return }
    guard view.takesText else {
      throw .invalidValue(
        property: "text", reason: "A \(view.className) has none here: no keyboard types into it.")
    }
    guard text.utf8.count <= View.mostText else {
      throw .invalidValue(
        property: "text",
        reason: "A \(view.className) holds \(View.mostText) bytes at most.")
    }
  }

  /// Refuses numbers that are valid alone but out of reach together.
  private func checkReach(of view: View) throws(Refusal) {
    var view = view
    let steps: [(String, (inout View) -> Void)] = [
      ("transform", { view in if let transform { view.transform = transform } }),
      ("bounds", { view in if let bounds { view.bounds = bounds } }),
      ("center", { view in if let center { view.center = center } }),
      ("frame", { view in if let frame { view.frame = frame } }),
      ("contentOffset", { view in if let contentOffset { view.bounds.origin = contentOffset } }),
    ]
    for (name, set) in steps {
      set(&view)
      guard view.isWithinReach else {
        throw .invalidValue(
          property: name, reason: "Together with the view's other numbers it is out of range.")
      }
    }
  }
}
