import Foundation
@testable internal import WindowModel

/// The running app, the Swift objects of the model's nodes, and scheduled work.
final class World: RunningCode, AppCode, @unchecked Sendable {
  nonisolated(unsafe) static let it = World()

  /// The Swift object of a node: retained while the model holds the node, otherwise referenced weakly.
  struct Peer {
    weak var object: UIResponder?
    var held: UIResponder?
  }

  /// The application; during a callback, the one that the model lends.
  private(set) var app: UnsafeMutablePointer<Application>
  var peers: [NodeID: Peer] = [:]
  /// The node that the next UIKit object is created for, instead of a new node.
  var adopting: NodeID?
  /// The objects kept until the end of the turn.
  var pool: [AnyObject] = []
  /// The completions of presentations and dismissals, by the model's names.
  var completions: [String: () -> Void] = [:]
  var tasks: [UInt32: () -> Void] = [:]
  private var count: UInt32 = 0
  /// The objects whose `becomeFirstResponder` or `resignFirstResponder` is running.
  var responding: Set<NodeID> = []
  var clock = Clock()
  var event: UIEvent?

  private init() {
    app = .allocate(capacity: 1)
    app.initialize(to: Application())
  }

  /// Restarts with settings.
  func begin(_ settings: Settings) {
    app.pointee = Application(settings)
    app.pointee.run(self)
  }

  func number() -> UInt32 {
    count += 1
    return count
  }

  // MARK: Commands

  /// Carries out a command in the current turn.
  func perform(_ action: some CommandAction) {
    do { try app.pointee.carryOut(Command(action)) } catch { Self.end(error) }
    checkHolds()
  }

  /// Ends the program as UIKit does, or reports that the model refused what a device allows.
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

  /// Runs a part of the program as its own turn, and the turns that follow from it.
  func turn(_ work: () -> Void) {
    beginTurn()
    work()
    endTurn()
  }

  func beginTurn() {
    app.pointee.turn = Turn()
    app.pointee.turn.number = app.pointee.runLoop.turn
  }

  /// Ends the current turn, and runs the turns that follow from it.
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

  /// Schedules work for the next turn.
  func later(_ work: @escaping () -> Void) {
    let task = number()
    tasks[task] = work
    app.pointee.scheduleCode(task)
  }

  // MARK: Queries of the model

  func start() -> any RunningCode { self }
  var fingerprint: [UInt8] { [] }
  var footprint: Int { 0 }
  var state: any AppCode { self }
  var refusal: Refusal? { nil }
  // An object is released by Swift, and then releases its node.
  func goes(_ id: NodeID, in application: inout Application) {}
  func end(in application: inout Application) {}
  func begin(patience: Double, _ trace: CodeTrace?) {}
  // The clock has the delayed work, not the model.
  var hasWaiting: Bool { false }
  func runWaiting(in application: inout Application) {}

  /// Lends the application to the program while `body` runs.
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

  // This UIKit has neither Auto Layout nor presentation delegates, so none of its classes answers.
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

  /// This module has no table views with rows.
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

  /// This module has no stack views.
  func visibilityChanged(of id: NodeID, in application: inout Application) {}

  // The module has no animators.
  func animates(
    _ presented: NodeID, dismissing lowest: NodeID?, in application: inout Application
  ) -> Bool { false }

  // The module has no presentation controllers.
  func hasOwnPresentation(_ presented: NodeID) -> Bool { false }
  func take(_ step: PresentationStep, of presented: NodeID, in application: inout Application) {}

  func tracks(
    _ phase: Input.Phase, of control: NodeID, isInside: Bool, in application: inout Application
  ) -> Bool {
    guard let object = peers[control]?.object as? UIControl else { return true }
    return lend(&application) {
      object.track(phase, event?.allTouches?.first ?? UITouch(.zero), isInside: isInside)
    }
  }

  func tracked(of control: NodeID, in application: inout Application) {
    guard let object = peers[control]?.object as? UIControl else { return }
    lend(&application) { object.endTrack() }
  }

  func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID?? {
    guard let view = peers[id]?.object as? UIView else { return nil }
    return lend(&application) { .some(view.hitTest(CGPoint(point), with: self.event)?.id) }
  }

  func sendEvent(_ event: SentEvent, in application: inout Application) -> Bool {
    guard let window = event.window.flatMap({ peers[$0]?.object }) as? UIWindow,
      let object = self.event
    else { return false }
    lend(&application) { window.sendEvent(object) }
    return true
  }

  func runLater(_ task: UInt32, in application: inout Application) {
    guard let work = tasks.removeValue(forKey: task) else { return }
    lend(&application) { work() }
  }
}
