/// One turn of the app's main run loop: what a command did until the loop was idle again.
///
/// Rules write to the turn that is under way, `Application.turn`.
public struct Turn: Hashable, Sendable, Passing {
  /// What happened, in order.
  public internal(set) var events: [Event] = []
  /// What UIKit would have logged, in UIKit's words, and classes whose names look misspelt.
  public internal(set) var diagnostics: [String] = []
  /// Why something that was asked for did not happen.
  public internal(set) var notes: [Note] = []
  /// The object that the command made or spoke to, nil where it is gone or there was none.
  public internal(set) var result: NodeID?
  /// Whom an input was offered to, nil for any other command.
  public internal(set) var trace: InputTrace?
  /// What the command made or spoke to where that is no view, nil where it is gone.
  public internal(set) var subject: Subject?
  /// Of a pop, the controllers that it took off the stack, in the order in which UIKit returns them
  /// (views-N4A); they may be gone. Nil for any other command.
  public internal(set) var popped: [NodeID]?
  /// The constraints that the command made or spoke to; empty for any other command.
  public internal(set) var constraints: [Identifier] = []
  /// The number of the run loop's turn.
  var number: UInt32 = 0
  /// The touch that a view is told of now, nil where it is the input's own.
  var touch: TouchSight?
  /// The event of a control whose action is sent now, nil while none is.
  var controlEvent: ControlEvent?
  /// Controllers whose views are in the hierarchy now, and that are told so as these are laid out
  /// (views-2.7).
  var appearing: [NodeID] = []
  /// The views whose `layoutSubviews` runs, outermost first.
  var layingOut: [NodeID] = []
  /// The traits that an object is told of now beside its own, nil while none is (windows-11.3).
  var otherTraits: TraitCollection?
  /// The size that a window is to have, in points, while its controllers are told; nil while none is.
  var nextSize: Size?
  /// How many views were visited: to move, resize, lay out, hit-test or measure them. Sixteen that
  /// are only asked whether they need layout count as one.
  public internal(set) var visits = 0
  /// Whether it made something that was not there before: an object, or a reference.
  public internal(set) var isCreation = false

  /// What each command of a batch came to by itself, without what happened; empty for any other
  /// command.
  public internal(set) var parts: [Turn] = []

  /// What was not there before, or nil.
  public var made: Subject? { isCreation ? result.map(Subject.view) ?? subject : nil }

  /// Drops results that are gone by the end of the turn.
  mutating func forget(unless isAlive: (NodeID) -> Bool) {
    if let id = result, !isAlive(id) { result = nil }
    if case .controller(let id) = subject, !isAlive(id) { subject = nil }
    for index in parts.indices { parts[index].forget(unless: isAlive) }
  }

  /// Notes what may come up several times in a turn and is said once.
  mutating func noteOnce(_ note: Note) {
    if !notes.contains(note) { notes.append(note) }
  }
}

extension Application {
  /// Lets go of what nobody holds, before the layout pass (windows-1.5, views-1.1).
  mutating func drain() {
    var next = 0
    while next < releasePool.count {
      let id = releasePool[next]
      next += 1
      if arena.isController(id), !isHeld(controller: id, code: code.held) {
        deallocController(id)
      } else if arena.isView(id), !isHeld(view: id, code: code.held) {
        dealloc(id)
      }
    }
    releasePool = []
  }

  /// Whether something keeps a view alive: its superview, a variable, the controller whose view it
  /// is, a touch in progress or, for one of its own windows and an alert view that is up, the system.
  func isHeld(view id: NodeID, code held: Set<NodeID>) -> Bool {
    arena[id].superview != nil || arena[id].owner != nil || !arena[id].references.isEmpty
      || held.contains(id)
      || arena[id].window?.isSystem == true || alertViewsByID[id]?.window != nil
      || isTouched(id) || isHeldByTouch(id) || isInputView(id)
  }
}
