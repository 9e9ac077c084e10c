/// One turn of the app's main run loop: everything from a command until the loop is idle again.
///
/// Rules write to the current turn, `Application.turn`.
public struct Turn: Hashable, Sendable, Passing {
  /// Its events, in order.
  public internal(set) var events: [Event] = []
  /// What UIKit would have logged, in UIKit's words, and warnings of class names that look misspelt.
  public internal(set) var diagnostics: [String] = []
  /// The reasons why requested actions had no effect.
  public internal(set) var notes: [Note] = []
  /// The object that the command made or acted on, nil if there was none or it was released.
  public internal(set) var result: NodeID?
  /// The responders that an input was offered to, nil for any other command.
  public internal(set) var trace: InputTrace?
  /// Anything but a view that the command made or acted on, nil if it was released.
  public internal(set) var subject: Subject?
  /// The controllers that a pop removed, in the order in which UIKit returns them (views-N4A); they may
  /// be released. Nil for any other command.
  public internal(set) var popped: [NodeID]?
  /// The constraints that the command made or changed; empty for any other command.
  public internal(set) var constraints: [Identifier] = []
  /// The number of the run loop's turn.
  var number: UInt32 = 0
  /// The touch that a view is handling now, nil when it is the input's own.
  var touch: TouchSight?
  /// The event that no responder has got yet, nil when none is being sent.
  var sent: SentEvent?
  /// The event of the control whose action is being sent, or nil.
  var controlEvent: ControlEvent?
  /// Controllers whose views are in the hierarchy and that get `viewIsAppearing` when these are laid out
  /// (views-2.7).
  var appearing: [NodeID] = []
  /// The views whose `layoutSubviews` runs, outermost first.
  var layingOut: [NodeID] = []
  /// The second set of traits in the current callback, besides the object's own, or nil (windows-11.3).
  var otherTraits: TraitCollection?
  /// The transition of a container whose callbacks are running, before it is stored and after it has ended.
  var transition: CoordinatedTransition?
  /// A window's next size, in points, while its controllers get the size callbacks, or nil.
  var nextSize: Size?
  /// The number of views visited: moved, resized, laid out, hit-tested or measured. Sixteen that are only
  /// checked for needing layout count as one.
  public internal(set) var visits = 0
  /// Whether it made a new object or reference.
  public internal(set) var isCreation = false

  /// The turn of each command of a batch, without events; empty for any other command.
  public internal(set) var parts: [Turn] = []

  /// The new object, or nil.
  public var made: Subject? { isCreation ? result.map(Subject.view) ?? subject : nil }

  /// Removes results that are released by the end of the turn.
  mutating func forget(unless isAlive: (NodeID) -> Bool) {
    if let id = result, !isAlive(id) { result = nil }
    if case .controller(let id) = subject, !isAlive(id) { subject = nil }
    for index in parts.indices { parts[index].forget(unless: isAlive) }
  }

  /// Adds a note unless the turn already has it.
  mutating func noteOnce(_ note: Note) {
    if !notes.contains(note) { notes.append(note) }
  }
}

extension Application {
  /// Releases unheld objects, before the layout pass (windows-1.5, views-1.1).
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

  /// Whether anything keeps a view alive: its superview, a variable, its controller or a touch in
  /// progress. The system keeps its own windows and visible alert views alive.
  func isHeld(view id: NodeID, code held: Set<NodeID>) -> Bool {
    arena[id].superview != nil || arena[id].owner != nil || !arena[id].references.isEmpty
      || held.contains(id)
      || arena[id].window?.isSystem == true || alertViewsByID[id]?.window != nil
      || isTouched(id) || isHeldByTouch(id) || isInputView(id)
  }
}
