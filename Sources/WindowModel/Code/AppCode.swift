/// The app's own code between two commands: its classes, and what its objects hold.
///
/// It never changes: what runs is a copy that `start` makes.
package protocol AppCode: AnyObject, Sendable {
  /// A copy that runs on an application.
  func start() -> any RunningCode
  /// All that tells it from another, in an order that does not change.
  var fingerprint: [UInt8] { get }
}

/// The app's own code while a command is carried out.
package protocol RunningCode: AnyObject {
  /// Lets it do what its objects do when one of them is told this.
  func told(_ event: Event, in application: inout Application)
  /// Whether an object's class overrides the method that such an event stands for.
  func overrides(_ method: Event.Name, _ id: NodeID) -> Bool
  /// Whether an object's class has a method for an action.
  func responds(to action: Selector, _ id: NodeID) -> Bool
  /// What an object's class answers in place of UIKit's, nil where it does not override the question.
  func answer(_ question: CodeQuestion, _ id: NodeID, in application: inout Application) -> Bool?
  /// Who an object's class says is hit at a point of its own, in points; `.some(nil)` for nobody, nil where it
  /// does not override `hitTest(_:with:)`.
  func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID??
  /// Does what it left for a later turn of the run loop.
  func runLater(_ task: UInt32, in application: inout Application)
  /// It as it stands now.
  var state: any AppCode { get }
  /// Why the command must be refused, or nil.
  var refusal: Refusal? { get }
}

/// What UIKit asks of an object's class.
package enum CodeQuestion: Hashable, Sendable {
  case canBecomeKey, canBecomeFirstResponder, canResignFirstResponder
  /// `point(inside:with:)`, of a point of the view's own, in points.
  case isInside(Point)
}

/// An application's code: at rest between two commands, and running within one.
struct CodePlace: Hashable, Codable, Sendable {
  /// What is to run in the next command, nil without code.
  var resting: (any AppCode)?
  /// What runs now, nil between two commands.
  nonisolated(unsafe) var running: (any RunningCode)?
  /// The objects that its variables hold.
  var held: Set<NodeID> = []

  init() {}

  static func == (a: CodePlace, b: CodePlace) -> Bool {
    a.held == b.held && a.resting?.fingerprint == b.resting?.fingerprint
  }

  func hash(into hasher: inout Hasher) {
    guard let resting else { return }
    hasher.combine(resting.fingerprint)
    for id in held.sorted() { hasher.combine(id) }
  }

  // A keyframe is not kept of an application with code, so there is nothing to store.

  init(from decoder: any Decoder) {}

  func encode(to encoder: any Encoder) {}
}

extension KeyedEncodingContainer {
  /// Writes nothing, not even the name.
  func encode(_: CodePlace, forKey: Key) {}
}

extension KeyedDecodingContainer {
  /// Reads nothing.
  func decode(_: CodePlace.Type, forKey: Key) -> CodePlace { CodePlace() }
}

extension Application {
  /// Whether it has code of its own.
  public var hasCode: Bool { code.resting != nil || code.running != nil }

  /// The code that runs now, or nil.
  package var runningCode: (any RunningCode)? { code.running }

  /// The code that rests, or nil.
  package var restingCode: (any AppCode)? { code.resting }

  /// Lets code run until the command that is under way ends.
  package mutating func run(_ code: any RunningCode) { self.code.running = code }

  /// Leaves a task of the code for the next turn of the run loop.
  package mutating func scheduleCode(_ task: UInt32) { runLoop.schedule(.code(task)) }

  /// Whether a variable of the code holds an object.
  package func isHeldByCode(_ id: NodeID) -> Bool { code.held.contains(id) }

  /// Says that a variable of the code holds an object.
  package mutating func holdByCode(_ id: NodeID) {
    code.held.insert(id)
    arena[id].wasRetained = true
  }

  /// Says that no variable of the code holds an object any longer; it goes if nobody else does, now or
  /// else when the turn ends.
  package mutating func letGoByCode(_ id: NodeID, now: Bool) {
    code.held.remove(id)
    guard arena.isAlive(id) else { return }
    releasePool.append(id)
    if now { drain() }
  }

  /// Begins to run the code for a command.
  mutating func beginCode() {
    if let code = code.resting { self.code.running = code.start() }
  }

  /// Lets the code rest until the next command.
  mutating func endCode() throws(Refusal) {
    guard let running = code.running else { return }
    code.running = nil
    if let refusal = running.refusal { throw refusal }
    code.resting = running.state
  }

  /// It as it is at a moment within a command.
  func atThisMoment() -> Application {
    var copy = self
    (copy.turn, copy.glimpse) = (Turn(), Glimpse())
    if let running = code.running {
      copy.code.resting = running.state
      copy.code.running = nil
    }
    return copy
  }
}
