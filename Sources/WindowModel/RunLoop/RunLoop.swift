/// So many turns of the main run loop, or all until it is idle.
package struct StepRunLoop: CommandAction {
  package static let name = "runLoop"
  package static let isOfTheRunLoop = true
  package var turns: Int?

  package init() {}

  package var subject: String? { nil }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.step(turns)
  }
}

/// The app's main run loop: what is to be done in its next turn, as data, so that it can be stepped
/// (runLoop-1).
public struct RunLoop: Hashable, Codable, Sendable {
  /// Something that waits for the next turn.
  public enum Work: Hashable, Codable, Sendable {
    /// The end of an appearance: the did-callbacks.
    case endAppearance(NodeID)
    /// A container's change of what it shows.
    case changeContents(NodeID)
    /// The end of a container's animation.
    case endTransition(NodeID)
    /// The end of the animation from one child to another (views-2.6C).
    case endSiblingTransition(SiblingTransition)
    /// The beginning and the end of a presentation (views-2.4).
    case present(NodeID)
    case endPresenting(NodeID)
    /// The beginning and the end of a dismissal (views-2.4A).
    case dismiss(NodeID)
    case endDismissing(NodeID)
    /// The row of a table view that was touched is selected (views-T2).
    case selectRow(NodeID)
    /// A scene that has connected comes to the front (windows-1.8F).
    case activateScene(Identifier)
    /// The end of the keyboard's animation, and whether it is up before and after (windows-3.4C).
    case endKeyboard(fromUp: Bool, toUp: Bool)
    /// The end of a scroll view's way back to its edges (views-S4).
    case endScrolling(NodeID)
    /// What the app's own code left for later, by its number.
    case code(UInt32)

    /// Its name.
    public var name: String {
      switch self {
      case .endAppearance: "endAppearance"
      case .changeContents: "changeContents"
      case .endTransition: "endTransition"
      case .endSiblingTransition: "endSiblingTransition"
      case .present: "present"
      case .endPresenting: "endPresenting"
      case .dismiss: "dismiss"
      case .endDismissing: "endDismissing"
      case .selectRow: "selectRow"
      case .activateScene: "activateScene"
      case .endKeyboard: "endKeyboard"
      case .endScrolling: "endScrolling"
      case .code: "code"
      }
    }

    /// The controller that it is about, nil for scenes, the keyboard, scroll views and the app's own code.
    public var controller: NodeID? {
      switch self {
      case .endAppearance(let id), .changeContents(let id), .endTransition(let id),
        .present(let id), .endPresenting(let id), .dismiss(let id), .endDismissing(let id):
        id
      case .endSiblingTransition(let transition): transition.parent
      case .selectRow, .activateScene, .endKeyboard, .endScrolling, .code: nil
      }
    }
  }

  /// How many turns had something to do.
  public internal(set) var turn: UInt32 = 0
  /// What the next turn does, in order; nothing is in it twice.
  public private(set) var pending: [Work] = []
  private var isPending: Set<Work> = []

  /// Whether nothing waits.
  public var isIdle: Bool { pending.isEmpty }

  /// Whether something waits for the next turn.
  func isScheduled(_ work: Work) -> Bool { isPending.contains(work) }

  mutating func schedule(_ work: Work) {
    if isPending.insert(work).inserted { pending.append(work) }
  }

  /// Takes out what the turn that begins now has to do.
  fileprivate mutating func next() -> [Work] {
    turn += 1
    defer {
      pending = []
      isPending = []
    }
    return pending
  }
}

extension Application {
  /// The most turns that one command lets the run loop make.
  public static let mostTurns = 1000

  /// Lets the run loop make so many turns, fewer if it is idle before; without a number as many as
  /// it takes, `mostTurns` at most.
  mutating func step(_ turns: Int?) throws(Refusal) {
    if let turns, !(1...Self.mostTurns).contains(turns) {
      throw .invalidValue(property: "turns", reason: "It goes from 1 to \(Self.mostTurns).")
    }
    if runLoop.isIdle { turn.notes.append(.runLoopIsIdle) }
    run(atMost: turns ?? Self.mostTurns)
    if turns == nil, !runLoop.isIdle { turn.notes.append(.runLoopGoesOn) }
    turn.subject = .runLoop
  }

  /// Lets the run loop run until it is idle, as a write does unless the session is stepped.
  mutating func settle() {
    guard !runLoop.isIdle || code.running != nil else { return }
    let before = runLoop.turn
    run(atMost: Self.mostTurns)
    guard runLoop.turn != before else { return }
    if !runLoop.isIdle { turn.notes.append(.runLoopGoesOn) }
    // What the next command does is of a turn of its own.
    runLoop.turn += 1
  }

  private mutating func run(atMost turns: Int) {
    var left = turns
    while left > 0 {
      if !runLoop.isIdle {
        runTurn()
      } else if !passTime() {
        return
      }
      left -= 1
    }
  }

  /// Lets time pass up to the next thing that the app's code left for later, and does that in a turn of its
  /// own; false where there is nothing.
  private mutating func passTime() -> Bool {
    guard let running = code.running, running.hasWaiting else { return false }
    runLoop.turn += 1
    turn.number = runLoop.turn
    running.runWaiting(in: &self)
    finishTurn()
    return true
  }

  private mutating func runTurn() {
    let works = runLoop.next()
    turn.number = runLoop.turn
    for work in works where work.controller.map(arena.isAlive) ?? true { carryOut(work) }
    finishTurn()
  }

  private mutating func carryOut(_ work: RunLoop.Work) {
    switch work {
    case .endAppearance(let id): endAppearance(of: id, .addedViewAppears)
    case .changeContents(let id): changeContents(of: id)
    case .endTransition(let id): endTransition(of: id)
    case .endSiblingTransition(let transition): endTransition(transition)
    case .present(let id): beginPresenting(id)
    case .endPresenting(let id): endPresenting(id)
    case .dismiss(let id): beginDismissing(id)
    case .endDismissing(let id): endDismissing(id)
    case .selectRow(let id): selectChosenRow(of: id)
    case .activateScene(let scene): activateScene(scene)
    case .endKeyboard(let wasUp, let isUp): endKeyboard(fromUp: wasUp, toUp: isUp)
    case .endScrolling(let id): endScrolling(id)
    case .code(let task): code.running?.runLater(task, in: &self)
    }
  }

  /// What comes at the end of each turn: what nobody holds goes, the keyboard comes or goes, and
  /// views lay out their subviews.
  mutating func finishTurn() {
    drain()
    updateKeyboard()
    updateKeyboardWindows()
    // What lay in the keyboard's place and had to leave it.
    drain()
    layOutWindows()
  }
}
