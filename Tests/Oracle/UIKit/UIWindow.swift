import Foundation
@testable internal import WindowModel

open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  public convenience init() {
    let app = World.it.app.pointee
    self.init(
      frame: app.settings.knobs.windowInitFrame == .zero ? .zero : CGRect(app.mainScreen.bounds))
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    Self.scene = windowScene.identifier
    super.init(frame: UIScreen.main.bounds)
  }

  /// The scene of the window that is being created.
  nonisolated(unsafe) private static var scene: Identifier?

  override func create(_ frame: CGRect) {
    let scene = Self.scene
    Self.scene = nil
    var action = CreateWindow()
    action.viewClass = ViewClass(String(describing: Swift.type(of: self))) ?? .window
    action.properties.frame = Rect(frame)
    action.properties.overrides = Set(
      [KeyMethod.becomeKey, .resignKey].filter { Classes.overrides(self, $0.rawValue) })
    if let scene { action.properties.windowScene = .some(scene) }
    action.isRetained = false
    World.it.perform(action)
  }

  var windowModel: Window { model.window ?? Window() }

  private func changeWindow(_ body: (inout WindowProperties) -> Void) {
    var action = ChangeWindow()
    action.window = name
    body(&action.properties)
    World.it.perform(action)
  }

  override func change(_ body: (inout ViewProperties) -> Void) {
    changeWindow { body(&$0.view) }
  }

  open var windowLevel: Level {
    get { Level(CGFloat(windowModel.level.rawValue)) }
    set { changeWindow { $0.windowLevel = WindowLevel(rawValue: Double(newValue.rawValue)) } }
  }
  open var rootViewController: UIViewController? {
    get { World.it.controller(windowModel.rootViewController) }
    set { changeWindow { $0.rootViewController = .some(World.it.identifier(newValue)) } }
  }
  open var windowScene: UIWindowScene? {
    get { windowModel.scene.flatMap { UIApplication.shared.scene($0) } }
    set { changeWindow { $0.windowScene = .some(newValue?.identifier) } }
  }
  open var screen: UIScreen {
    get { UIScreen.named(windowModel.screen) }
    set { changeWindow { $0.screen = newValue.identifier } }
  }
  open var isKeyWindow: Bool { World.it.app.pointee.isKey(id) }
  open var canBecomeKey: Bool { windowModel.canBecomeKey }

  open func makeKeyAndVisible() {
    var action = MakeKeyAndVisible()
    action.window = name
    World.it.perform(action)
  }
  open func makeKey() {
    var action = MakeKey()
    action.window = name
    World.it.perform(action)
  }
  open func becomeKey() {}
  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open func sendEvent(_ event: UIEvent) { World.it.app.pointee.deliverSentEvent() }

  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return onScreen(point, .view(id), .screen) }
    return convert(point, to: window as UIView)
  }
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return onScreen(point, .screen, .view(id)) }
    return convert(point, from: window as UIView)
  }
  private func onScreen(_ point: CGPoint, _ a: CoordinateSpace, _ b: CoordinateSpace) -> CGPoint {
    World.it.app.pointee.convert(Point(point), from: a, to: b).map(CGPoint.init) ?? point
  }
}

public final class UIScreen: NSObject {
  let identifier: Identifier
  nonisolated(unsafe) private static var all: [Identifier: UIScreen] = [:]
  static func named(_ name: Identifier) -> UIScreen {
    if let screen = all[name] { return screen }
    let screen = UIScreen(name)
    all[name] = screen
    return screen
  }
  private init(_ identifier: Identifier) { self.identifier = identifier }

  public static var main: UIScreen { named(.main) }
  public static var screens: [UIScreen] {
    World.it.app.pointee.screens.map { named($0.identifier) }
  }
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  private var model: Screen {
    World.it.app.pointee.screen(identifier) ?? World.it.app.pointee.mainScreen
  }
  public var bounds: CGRect { CGRect(model.bounds) }
  public var scale: CGFloat { CGFloat(model.scale) }
}
