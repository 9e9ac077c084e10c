/// Runs a number of turns of the main run loop, or runs it until it is idle.
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

/// The app's main run loop. The work for its next turn is data, so that a client can step it (runLoop-1).
public struct RunLoop: Hashable, Codable, Sendable {
  /// Work for the next turn.
  public enum Work: Hashable, Codable, Sendable {
    /// The end of an appearance: the did-callbacks.
    case endAppearance(NodeID)
    /// A container's change of its shown child.
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
    /// The selection of a touched table view row (views-T2).
    case selectRow(NodeID)
    /// The activation of a newly connected scene (windows-1.8F).
    case activateScene(Identifier)
    /// The end of the keyboard's animation, and whether it is up before and after (windows-3.4C).
    case endKeyboard(fromUp: Bool, toUp: Bool)
    /// The end of a scroll view's bounce back to its edges (views-S4).
    case endScrolling(NodeID)
    /// A task that the app's own code scheduled, by its number.
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

    /// Its controller, nil for scenes, the keyboard, scroll views and the app's own code.
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

  /// The number of turns that had work.
  public internal(set) var turn: UInt32 = 0
  /// The work for the next turn, in order and without duplicates.
  public private(set) var pending: [Work] = []
  private var isPending: Set<Work> = []

  /// Whether no work is pending.
  public var isIdle: Bool { pending.isEmpty }

  /// Whether this work is pending.
  func isScheduled(_ work: Work) -> Bool { isPending.contains(work) }

  mutating func schedule(_ work: Work) {
    if isPending.insert(work).inserted { pending.append(work) }
  }

  /// Removes and returns the work of the turn that begins now.
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
  /// The maximum number of turns that one command runs.
  public static let mostTurns = 1000

  /// Runs a number of turns, fewer if the loop becomes idle. Without a number it runs until idle, at most
  /// `mostTurns`.
  mutating func step(_ turns: Int?) throws(Refusal) {
    if let turns, !(1...Self.mostTurns).contains(turns) {
      throw .invalidValue(property: "turns", reason: "It goes from 1 to \(Self.mostTurns).")
    }
    if runLoop.isIdle { turn.notes.append(.runLoopIsIdle) }
    run(atMost: turns ?? Self.mostTurns)
    if turns == nil, !runLoop.isIdle { turn.notes.append(.runLoopGoesOn) }
    turn.subject = .runLoop
  }

  /// Runs the loop until it is idle, as each write does unless the session is stepped.
  mutating func settle() {
    guard !runLoop.isIdle || code.running != nil else { return }
    let before = runLoop.turn
    run(atMost: Self.mostTurns)
    guard runLoop.turn != before else { return }
    if !runLoop.isIdle { turn.notes.append(.runLoopGoesOn) }
    // The next command belongs to a new turn.
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

  /// Lets time pass until the next delayed task of the app's code and runs it in a turn of its own; false
  /// if there is none.
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

  /// Ends a turn: releases unheld objects, shows or hides the keyboard, and lays out views.
  mutating func finishTurn() {
    drain()
    updateKeyboard()
    updateKeyboardWindows()
    // Releases the views that had to leave the keyboard's place.
    drain()
    layOutWindows()
  }
}
