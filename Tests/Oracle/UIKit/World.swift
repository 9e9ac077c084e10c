import Foundation
@testable internal import WindowModel

/// The app that runs, the Swift objects that stand for the model's, and what is left for later.
final class World: RunningCode, AppCode, @unchecked Sendable {
  nonisolated(unsafe) static let it = World()

  /// A Swift object of a node: held while the model holds the node, else known weakly.
  struct Peer {
    weak var object: UIResponder?
    var held: UIResponder?
  }

  /// The application; within `told` the one that the model lends.
  private(set) var app: UnsafeMutablePointer<Application>
  var peers: [NodeID: Peer] = [:]
  /// What an object of UIKit's own is made for, instead of a new node.
  var adopting: NodeID?
  /// What lives until the end of the turn.
  var pool: [AnyObject] = []
  /// What presentations and dismissals do when they end, by the name that the model knows.
  var completions: [String: () -> Void] = [:]
  var tasks: [UInt32: () -> Void] = [:]
  private var count: UInt32 = 0
  /// The objects whose `becomeFirstResponder` or `resignFirstResponder` is under way.
  var responding: Set<NodeID> = []
  var clock = Clock()
  var event: UIEvent?

  private init() {
    app = .allocate(capacity: 1)
    app.initialize(to: Application())
  }

  /// Starts anew with settings.
  func begin(_ settings: Settings) {
    app.pointee = Application(settings)
    app.pointee.run(self)
  }

  func number() -> UInt32 {
    count += 1
    return count
  }

  // MARK: Commands

  /// Carries a command out as a part of the turn that is under way.
  func perform(_ action: some CommandAction) {
    do { try app.pointee.carryOut(Command(action)) } catch { Self.end(error) }
    checkHolds()
  }

  /// Ends the program as UIKit does, or says that the model refused what a device does not.
  static func end(_ refusal: Refusal) -> Never {
    if case .exception(let name, let reason) = refusal {
      fputs("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n", stderr)
      fflush(stdout)
      abort()
    }
    fputs("the model refuses: \(refusal)\n", stderr)
    fflush(stdout)
    exit(3)
  }

  /// Runs a part of the program as a turn of its own, and the turns that follow from it.
  func turn(_ work: () -> Void) {
    beginTurn()
    work()
    endTurn()
  }

  func beginTurn() {
    app.pointee.turn = Turn()
    app.pointee.turn.number = app.pointee.runLoop.turn
  }

  /// Ends the turn that is under way, and runs the turns that follow from it.
  func endTurn() {
    sweep()
    app.pointee.finishTurn()
    logDiagnostics()
    settle()
  }

  private func settle() {
    var left = 1000
    while !app.pointee.runLoop.isIdle, left > 0 {
      left -= 1
      let sweeping = number()
      tasks[sweeping] = { [unowned self] in sweep() }
      app.pointee.scheduleCode(sweeping)
      app.pointee.turn = Turn()
      do { try app.pointee.step(1) } catch { Self.end(error) }
      logDiagnostics()
    }
    if left == 0 { fputs("the run loop does not become idle\n", stderr) }
  }

  private func logDiagnostics() {
    for line in app.pointee.turn.diagnostics { fputs(line + "\n", stderr) }
    app.pointee.turn.diagnostics = []
  }

  /// Leaves something for the next turn.
  func later(_ work: @escaping () -> Void) {
    let task = number()
    tasks[task] = work
    app.pointee.scheduleCode(task)
  }

  // MARK: What the model asks

  func start() -> any RunningCode { self }
  var fingerprint: [UInt8] { [] }
  var footprint: Int { 0 }
  var state: any AppCode { self }
  var refusal: Refusal? { nil }
  // An object goes by itself, and lets its node go then.
  func goes(_ id: NodeID, in application: inout Application) {}
  func end(in application: inout Application) {}
  func begin(patience: Double, _ trace: CodeTrace?) {}
  // What waits for its time is the clock's, not the model's.
  var hasWaiting: Bool { false }
  func runWaiting(in application: inout Application) {}

  /// Lends the application to the program for a while.
  func lend<Result>(_ application: inout Application, _ body: () -> Result) -> Result {
    withUnsafeMutablePointer(to: &application) { pointer in
      let before = app
      app = pointer
      defer { app = before }
      return body()
    }
  }

  func told(_ event: Event, in application: inout Application) {
    lend(&application) { tell(event) }
  }

  func overrides(_ method: Event.Name, _ id: NodeID) -> Bool {
    guard let object = peers[id]?.object else { return false }
    return Classes.overrides(object, method.rawValue)
  }

  func responds(to action: WindowModel.Selector, _ id: NodeID) -> Bool {
    guard let object = peers[id]?.object else { return false }
    return Classes.responds(object, action.name)
  }

  func answer(_ question: CodeQuestion, _ id: NodeID, in application: inout Application) -> Bool? {
    guard let object = peers[id]?.object else { return nil }
    return lend(&application) {
      switch question {
      case .canBecomeKey: (object as? UIWindow)?.canBecomeKey
      case .canBecomeFirstResponder: object.canBecomeFirstResponder
      case .canResignFirstResponder: object.canResignFirstResponder
      case .prefersStatusBarHidden: (object as? UIViewController)?.prefersStatusBarHidden
      case .shouldAutorotate: (object as? UIViewController)?.shouldAutorotate
      case .delegate(.presentationControllerShouldDismiss), .shouldSelect, .collapse, .show,
        .touchesShouldCancel:
        nil
      case .delegate, .mayInsert: (object as? any TextInput)?.answer(question)
      case .isInside(let point): (object as? UIView)?.point(inside: CGPoint(point), with: self.event)
      }
    }
  }

  // Neither Auto Layout nor delegates of presentations are a part of this UIKit, so no class of it answers.
  func contentSize(of id: NodeID, in application: inout Application) -> Size? { nil }
  func adaptiveStyle(
    of id: NodeID, isCompact: Bool, in application: inout Application
  ) -> ModalPresentationStyle? { nil }

  func raise(_ refusal: Refusal) { Self.end(refusal) }

  /// This module has no page view controllers.
  func keepPage(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID,
    application: inout Application
  ) -> NodeID? { nil }

  /// Nor table views with rows.
  func answer(_ question: TableQuestion, of table: NodeID, in application: inout Application)
    -> TableAnswer?
  { nil }

  func statusBarChild(of id: NodeID, in application: inout Application) -> NodeID?? {
    guard let controller = peers[id]?.object as? UIViewController,
      Classes.overrides(controller, "childForStatusBarHidden")
    else { return nil }
    return lend(&application) { .some(controller.childForStatusBarHidden?.id) }
  }

  func supportedOrientations(of id: NodeID, in application: inout Application) -> Set<Orientation>? {
    guard let controller = peers[id]?.object as? UIViewController,
      Classes.overrides(controller, "supportedInterfaceOrientations")
    else { return nil }
    return lend(&application) {
      let mask = controller.supportedInterfaceOrientations
      return Set(Orientation.allCases.filter { mask.contains(.init($0)) })
    }
  }

  /// Nor stack views.
  func visibilityChanged(of id: NodeID, in application: inout Application) {}

  func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID?? {
    guard let view = peers[id]?.object as? UIView else { return nil }
    return lend(&application) { .some(view.hitTest(CGPoint(point), with: self.event)?.id) }
  }

  func runLater(_ task: UInt32, in application: inout Application) {
    guard let work = tasks.removeValue(forKey: task) else { return }
    lend(&application) { work() }
  }
}
