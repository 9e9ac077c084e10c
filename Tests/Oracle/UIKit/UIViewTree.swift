import Foundation
@testable internal import WindowModel

extension UIView {
  public var superview: UIView? { World.it.view(model.superview) }
  public var subviews: [UIView] {
    return model.subviews.compactMap(World.it.view)
  }
  public var window: UIWindow? { World.it.window(World.it.app.pointee.window(of: id)) }

  func insert(_ view: UIView, _ placement: Placement?) {
    var action = InsertSubview()
    action.superview = name
    action.view = view.name
    action.placement = placement
    World.it.perform(action)
  }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, .at(index)) }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, .below(sibling.name))
  }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, .above(sibling.name))
  }
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    var action = ExchangeSubviews()
    (action.superview, action.first, action.second) = (name, first, second)
    World.it.perform(action)
  }
  public func isDescendant(of view: UIView) -> Bool {
    World.it.app.pointee.isDescendant(id, of: view.id)
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    World.it.view(World.it.app.pointee.viewWithTag(tag, in: id))
  }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var action = EndEditing()
    (action.view, action.isForced) = (name, force)
    World.it.perform(action)
    return true
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, .view(id), space(view))
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, space(view), .view(id))
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, .view(id), space(view))
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, space(view), .view(id))
  }
  private func space(_ view: UIView?) -> CoordinateSpace { view.map { .view($0.id) } ?? .base }
  private func converted(_ point: CGPoint, _ a: CoordinateSpace, _ b: CoordinateSpace) -> CGPoint {
    guard let result = World.it.app.pointee.convert(Point(point), from: a, to: b) else {
      World.end(.notPossible("There is no way between the two."))
    }
    return CGPoint(result)
  }
  private func converted(_ rect: CGRect, _ a: CoordinateSpace, _ b: CoordinateSpace) -> CGRect {
    guard let result = World.it.app.pointee.convert(Rect(rect), from: a, to: b) else {
      World.end(.notPossible("There is no way between the two."))
    }
    return CGRect(result)
  }

  // MARK: Animations

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    World.it.clock.after(delay + duration) { completion(true) }
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: { animations?() }, completion: completion)
  }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { _UIReplicantView(frame: bounds) }
  public class func performWithoutAnimation(_ body: () -> Void) { body() }
}

/// A view that shows a snapshot of another view.
public final class _UIReplicantView: UIView {}
