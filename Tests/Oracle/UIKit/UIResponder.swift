import Foundation
@testable internal import WindowModel

open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The objects set by `objc_setAssociatedObject`.
  fileprivate var associations: [UnsafeRawPointer: Any] = [:]

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  public var isFirstResponder: Bool {
    node.map { World.it.app.pointee.isFirstResponder($0) } ?? false
  }
  var node: NodeID? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let node else { return false }
    let world = World.it
    if !world.responding.contains(node), !isFirstResponder {
      world.responding.insert(node)
      defer { world.responding.remove(node) }
      var action = BecomeFirstResponder()
      action.responder = world.app.pointee.identifier(of: node)
      world.perform(action)
    }
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let node else { return true }
    let world = World.it
    if !world.responding.contains(node), isFirstResponder {
      world.responding.insert(node)
      defer { world.responding.remove(node) }
      var action = ResignFirstResponder()
      action.responder = world.app.pointee.identifier(of: node)
      world.perform(action)
    }
    return !isFirstResponder
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }
}

public final class UITouch: NSObject {
  let point: CGPoint
  public internal(set) var tapCount = 1
  public internal(set) weak var view: UIView?
  public enum Phase { case began, moved, stationary, ended, cancelled }
  public internal(set) var phase = Phase.began
  public var window: UIWindow? { view?.window }
  init(_ point: CGPoint) { self.point = point }
  public func location(in view: UIView?) -> CGPoint {
    let world = World.it
    guard let id = view?.id,
      let inner = world.app.pointee.convert(Point(point), from: .screen, to: .view(id))
    else { return point }
    return CGPoint(inner)
  }
}

public final class UIEvent: NSObject {
  public enum EventType { case touches, motion, remoteControl, presses }
  public enum EventSubtype { case none, motionShake }
  public internal(set) var type = EventType.touches
  public internal(set) var subtype = EventSubtype.none
  public internal(set) var allTouches: Set<UITouch>?
  public internal(set) var timestamp: TimeInterval = 0
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
extension CGRect {
  init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}
extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
extension Rect {
  init(_ rect: CGRect) {
    self.init(
      origin: Point(rect.origin),
      size: Size(width: Double(rect.size.width), height: Double(rect.size.height)))
  }
}
extension WindowModel.AffineTransform {
  init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}
extension CGAffineTransform {
  init(_ t: WindowModel.AffineTransform) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx),
      ty: CGFloat(t.ty))
  }
}
extension UIEdgeInsets {
  init(_ i: EdgeInsets) {
    self.init(
      top: CGFloat(i.top), left: CGFloat(i.left), bottom: CGFloat(i.bottom), right: CGFloat(i.right))
  }
}

/// Linux has no Objective-C runtime; a responder stores its associations itself.
public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? UIResponder)?.associations[key] = value
}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIResponder)?.associations[key]
}
