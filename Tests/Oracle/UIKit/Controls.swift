import Foundation
@testable internal import WindowModel

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// The sender of the current action.
  nonisolated(unsafe) static var sender: UIControl?

  private struct Target {
    weak var target: AnyObject?
    let isForChain: Bool
    let action: Selector
    let event: Event
    /// The model's key for the action.
    let key: String
    let closure: UIAction?
  }
  private var targets: [Target] = []

  private static let modelled: [(Event, ControlEvent)] = [
    (.touchDown, .touchDown), (.touchUpInside, .touchUpInside),
    (.touchUpOutside, .touchUpOutside), (.touchCancel, .touchCancel),
  ]

  open func addTarget(_ target: Any?, action: Selector, for event: Event) {
    let key = target == nil ? action.name : "action\(World.it.number())"
    targets.append(
      Target(
        target: target as AnyObject?, isForChain: target == nil, action: action, event: event,
        key: key, closure: nil))
    tellModel()
  }
  public func addAction(_ action: UIAction, for event: Event) {
    targets.append(
      Target(
        target: nil, isForChain: false, action: "", event: event,
        key: "action\(World.it.number())", closure: action))
    tellModel()
  }
  open func removeTarget(_ target: Any?, action: Selector?, for event: Event) {
    let old = targets
    targets = old.filter {
      !($0.closure == nil && event.contains($0.event) && (action == nil || action == $0.action)
        && (target == nil || $0.target === target as AnyObject?))
    }
    tellModel()
  }
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  private func tellModel() {
    change { properties in
      properties.actions = targets.flatMap { target in
        Self.modelled.filter { target.event.contains($0.0) }.compactMap { _, event in
          WindowModel.Selector(target.key).map {
            ControlAction(event, $0, isForChain: target.isForChain)
          }
        }
      }
    }
  }

  /// Sends the action with the model's key; one for the responder chain is sent by the model.
  func send(_ key: String) {
    for target in targets where target.key == key {
      if target.isForChain { Self.sender = self } else { send(target) }
    }
  }
  private func send(_ target: Target) {
    if let closure = target.closure {
      closure.sender = self
      closure.handler(closure)
    } else if target.isForChain {
      sendAction(target.action, to: nil, for: World.it.event)
    } else if let object = target.target {
      sendAction(target.action, to: object, for: World.it.event)
    }
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendActions(for event: Event) {
    for target in targets where !target.event.intersection(event).isEmpty { send(target) }
  }

  /// Tracks a phase of a touch; false if the control does not track it.
  func track(_ phase: Input.Phase, _ touch: UITouch, isInside: Bool) -> Bool {
    let (event, wasInside) = (World.it.event, isTouchInside)
    isTouchInside = isInside
    switch phase {
    case .began:
      isTracking = beginTracking(touch, with: event)
      if isTracking { isHighlighted = true }
    case .moved:
      guard isTracking else { return false }
      isTracking = continueTracking(touch, with: event)
      if isTracking, wasInside != isInside { isHighlighted = isInside }
    case .ended:
      guard isTracking else { return false }
      endTracking(touch, with: event)
    case .cancelled:
      guard isTracking else { return false }
      cancelTracking(with: event)
    }
    return isTracking
  }
  func endTrack() {
    if isHighlighted { isHighlighted = false }
    (isTracking, isTouchInside) = (false, false)
  }
  public private(set) var isTracking = false
  public private(set) var isTouchInside = false
  open var isHighlighted = false
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open var isEnabled: Bool {
    get { model.control?.isEnabled ?? true }
    set { change { $0.isEnabled = newValue } }
  }
  open var isSelected = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

public final class UIAction: NSObject {
  public let title: String
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}

open class UIButton: UIControl {
  public enum ButtonType: Int {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
  private var titles: [UInt: String] = [:]
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open var currentTitle: String? {
    title(for: state)
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  private lazy var label = UILabel()
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .black
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
}

public enum NSTextAlignment: Int { case left, center, right, justified, natural }

public final class UIFont: NSObject {
  public let pointSize: CGFloat
  private init(_ size: CGFloat) { pointSize = size }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
}

open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}

open class UIImageView: UIView {
  open var image: UIImage?
}

open class UIScrollView: UIView {
  open var contentOffset: CGPoint {
    get { model.contentOffset.map(CGPoint.init) ?? .zero }
    set { change { $0.contentOffset = Point(newValue) } }
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  private var scroll: ScrollView { World.it.app.pointee.scrollView(id) ?? ScrollView() }
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set {
      change {
        $0.scrolling.contentSize = Size(
          width: Double(newValue.width), height: Double(newValue.height))
      }
    }
  }
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set {
      change {
        $0.scrolling.contentInset = EdgeInsets(
          top: Double(newValue.top), left: Double(newValue.left), bottom: Double(newValue.bottom),
          right: Double(newValue.right))
      }
    }
  }
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { change { $0.scrolling.isScrollEnabled = newValue } }
  }
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { change { $0.scrolling.alwaysBounceVertical = newValue } }
  }
  public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.keyboardDismissMode == .onDrag ? .onDrag : .none }
    set {
      change {
        $0.scrolling.keyboardDismissMode = newValue == .onDrag ? .onDrag : ScrollView.KeyboardDismissMode.none
      }
    }
  }
}

/// Table views, without data sources.
open class UITableView: UIScrollView {
  private var table: TableView { World.it.app.pointee.table(id) ?? TableView() }
  open var rowHeight: CGFloat {
    get { CGFloat(table.rowHeight) }
    set { change { $0.table.rowHeight = Double(newValue) } }
  }
  open var allowsSelection: Bool {
    get { table.allowsSelection }
    set { change { $0.table.allowsSelection = newValue } }
  }
  open var allowsMultipleSelection: Bool {
    get { table.allowsMultipleSelection }
    set { change { $0.table.allowsMultipleSelection = newValue } }
  }
}

/// A property of a view's layer, which the model omits.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
public final class CALayer: NSObject {
  private unowned let view: UIView
  init(_ view: UIView) { self.view = view }
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var zPosition: CGFloat = 0
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
}

/// A colour, equal to another with the same components.
public final class UIColor: NSObject {
  let model: Color?
  private let text: String
  init(_ color: Color) { (model, text) = (color, color.text) }
  private init(_ text: String) { (model, self.text) = (Color(text), text) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let bytes = [red, green, blue, alpha].map { Int((Double($0) * 255).rounded()) }
    self.init("#" + bytes.map { String(format: "%02x", min(max($0, 0), 255)) }.joined())
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public override func isEqual(_ other: Any?) -> Bool { (other as? UIColor)?.text == text }
  public override var hash: Int { text.hashValue }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let names = ["black": "#000000", "white": "#ffffff", "red": "#ff0000", "blue": "#0000ff"]
    let hex = names[text] ?? (text.hasPrefix("#") ? String(text.prefix(7)) : "#808080")
    return UIColor(hex + String(format: "%02x", Int((Double(alpha) * 255).rounded())))
  }
  public static var black: UIColor { UIColor("black") }
  public static var darkGray: UIColor { UIColor("#555555") }
  public static var lightGray: UIColor { UIColor("#aaaaaa") }
  public static var white: UIColor { UIColor("white") }
  public static var gray: UIColor { UIColor("gray") }
  public static var red: UIColor { UIColor("red") }
  public static var green: UIColor { UIColor("#00ff00") }
  public static var blue: UIColor { UIColor("blue") }
  public static var cyan: UIColor { UIColor("cyan") }
  public static var yellow: UIColor { UIColor("yellow") }
  public static var magenta: UIColor { UIColor("magenta") }
  public static var orange: UIColor { UIColor("#ff8000") }
  public static var purple: UIColor { UIColor("purple") }
  public static var brown: UIColor { UIColor("#996633") }
  public static var clear: UIColor { UIColor("transparent") }
  public static var systemBackground: UIColor { UIColor("white") }
  public static var systemRed: UIColor { UIColor("#ff3b30") }
  public static var systemBlue: UIColor { UIColor("#007aff") }
  public static var systemGreen: UIColor { UIColor("#34c759") }
  public static var systemYellow: UIColor { UIColor("#ffcc00") }
  public static var systemOrange: UIColor { UIColor("#ff9500") }
  public static var systemPink: UIColor { UIColor("#ff2d55") }
  public static var systemPurple: UIColor { UIColor("#af52de") }
  public static var label: UIColor { UIColor("black") }
  public static var systemGray: UIColor { UIColor("#8e8e93") }
}
