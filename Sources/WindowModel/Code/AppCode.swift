/// The app's own code between two commands: its classes, and what its objects hold.
///
/// It never changes: what runs is a copy that `start` makes.
package protocol AppCode: AnyObject, Sendable {
  /// A copy that runs on an application.
  func start() -> any RunningCode
  /// About how much memory it takes, in bytes.
  var footprint: Int { get }
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
  /// What the delegate of a controller's presentation adapts its style to, nil where it has no such method. One
  /// of the two methods is asked in compact width alone.
  func adaptiveStyle(of id: NodeID, isCompact: Bool, in application: inout Application)
    -> ModalPresentationStyle?
  /// Ends the app by an exception that no line of the code is to blame for.
  func raise(_ refusal: Refusal)
  /// The size of a view's content in points, -1 for none in a direction, as its class and what it shows say;
  /// nil where UIKit's own class alone says it.
  func contentSize(of id: NodeID, in application: inout Application) -> Size?
  /// The page that a page view controller's data source says comes next in a direction, which is kept as its
  /// neighbour; nil for none.
  func keepPage(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID,
    application: inout Application
  ) -> NodeID?
  /// What a table view's data source or delegate answers, nil where it has no such method.
  func answer(_ question: TableQuestion, of table: NodeID, in application: inout Application)
    -> TableAnswer?
  /// Who an object's class says is hit at a point of its own, in points; `.some(nil)` for nobody, nil where it
  /// does not override `hitTest(_:with:)`.
  func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID??
  /// What an object's class has in the keyboard's place; `.some(nil)` for nothing, nil where it does not
  /// override the property.
  func inputView(_ part: InputPart, of id: NodeID, in application: inout Application) -> NodeID??
  /// What a recognizer's delegate answers, nil where the code has no such recognizer or its delegate no such
  /// method.
  func answer(
    _ question: GestureQuestion, of recognizer: Identifier, in application: inout Application
  ) -> Bool?
  /// The child that a container's class names to be asked about the status bar in its place; `.some(nil)` for itself,
  /// nil where it does not override the property.
  func statusBarChild(of id: NodeID, in application: inout Application) -> NodeID??
  /// What a controller's class has as its `supportedInterfaceOrientations`, nil where it does not override them.
  func supportedOrientations(of id: NodeID, in application: inout Application) -> Set<Orientation>?
  /// Hears that a view was hidden or shown, of which UIKit tells no method: a stack view arranges the others anew.
  func visibilityChanged(of id: NodeID, in application: inout Application)
  /// Does what it left for a later turn of the run loop.
  func runLater(_ task: UInt32, in application: inout Application)
  /// Hears that nobody holds an object any longer, while it still has all it had.
  func goes(_ id: NodeID, in application: inout Application)
  /// Begins a command, after which so many seconds may pass; `trace` takes its steps down.
  func begin(patience: Double, _ trace: CodeTrace?)
  /// Ends the command.
  func end(in application: inout Application)
  /// Whether it left something for a time that may come while this command is settled.
  var hasWaiting: Bool { get }
  /// Does the first of that, when its time has come.
  func runWaiting(in application: inout Application)
  /// It as it stands now.
  var state: any AppCode { get }
  /// Why the command must be refused, or nil.
  var refusal: Refusal? { get }
}

/// What UIKit asks of an object's class.
package enum CodeQuestion: Hashable, Sendable {
  case canBecomeKey, canBecomeFirstResponder, canResignFirstResponder
  case prefersStatusBarHidden, shouldAutorotate
  /// What the delegate of a view is asked, by the name of that method.
  case delegate(Event.Name)
  /// Whether the delegate of a text input lets letters in, at the end.
  case mayInsert(String)
  /// Whether the delegate of a tab bar lets the tab of a controller be selected.
  case shouldSelect(NodeID)
  /// Whether the delegate of a split view controller has dealt with its secondary one, which else is put onto the
  /// primary one.
  case collapse(NodeID, onto: NodeID)
  /// Whether the delegate of a split view controller shows a controller itself.
  case show(NodeID, isDetail: Bool)
  /// `point(inside:with:)`, of a point of the view's own, in points.
  case isInside(Point)
  /// `touchesShouldCancel(in:)` of a scroll view, of a view in its content.
  case touchesShouldCancel(in: NodeID)
}

/// An application's code: at rest between two commands, and running within one.
struct CodePlace: Hashable, Codable, Sendable {
  /// What is to run in the next command, nil without code.
  var resting: (any AppCode)?
  /// What runs now, nil between two commands.
  // Sendable: nil in every copy that another thread may get, which are those between two commands.
  nonisolated(unsafe) var running: (any RunningCode)?
  /// Who takes down what runs, nil while nobody looks.
  // Sendable: as `running`.
  nonisolated(unsafe) var trace: CodeTrace?
  /// How many seconds pass for it after a command, at most.
  var patience = 60.0
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

  /// About how many microseconds it takes to begin and to end a command with the code that rests.
  package var codeSteps: Int { (code.resting?.footprint ?? 0) / 64 }

  /// Lets code run from the command that is under way on, in place of what ran before.
  package mutating func run(_ code: any RunningCode) {
    self.code.running = code
    code.begin(patience: patience, self.code.trace)
    for id in self.code.held.sorted() { letGoByCode(id) }
  }

  /// How many seconds pass for the code after a command, at most.
  package var patience: Double {
    get { code.patience }
    set { code.patience = newValue }
  }

  /// Whether the model itself keeps an object alive.
  package func isHeldByModel(_ id: NodeID) -> Bool {
    arena.isController(id)
      ? isHeld(controller: id, code: []) : arena.isView(id) && isHeld(view: id, code: [])
  }

  /// Leaves a task of the code for the next turn of the run loop.
  package mutating func scheduleCode(_ task: UInt32) { runLoop.schedule(.code(task)) }

  /// Whether a variable of the code holds an object.
  package func isHeldByCode(_ id: NodeID) -> Bool { code.held.contains(id) }

  /// Says that a variable of the code holds an object.
  package mutating func holdByCode(_ id: NodeID) {
    guard arena.isAlive(id) else { return }
    code.held.insert(id)
    arena[id].wasRetained = true
  }

  /// Says that no variable of the code holds an object any longer, which goes at once if nobody else does,
  /// with what it alone held.
  package mutating func letGoByCode(_ id: NodeID, atOnce: Bool = true) {
    guard code.held.remove(id) != nil, arena.isAlive(id) else { return }
    guard atOnce else { return releasePool.append(id) }
    let waiting = releasePool
    releasePool = [id]
    drain()
    releasePool = waiting
  }

  /// Forgets that the code held an object that goes.
  package mutating func forgetByCode(_ id: NodeID) { code.held.remove(id) }

  /// Carries out a command that the code asks for, within the turn that is under way; what it made or spoke
  /// to.
  package mutating func carryOut(inCode command: Command) throws(Refusal) -> NodeID? {
    let outer = (turn.result, turn.subject, turn.isCreation, turn.trace)
    (turn.result, turn.subject) = (nil, nil)
    defer { (turn.result, turn.subject, turn.isCreation, turn.trace) = outer }
    try carryOut(command)
    return turn.result ?? turn.subject?.node
  }

  /// The touch that a responder or a delegate is told of now, nil while there is none.
  package var currentTouch: TouchSight? { turn.touch ?? turn.trace?.touch }

  /// What UIKit's own method of a responder does with input: it passes it on to the next one.
  package mutating func passOn(_ method: Event.Name, _ kind: InputKind, from id: NodeID) {
    if kind == .touches, let touch = currentTouch { return passOn(touch, from: id) }
    let chain = Array(responderChain(from: id).dropFirst())
    _ = deliver(method, .input(kind), along: chain, .responderChainGoesOutward)
  }

  /// `sendActions(for:)` of a living control.
  package mutating func sendActions(of id: NodeID, for event: ControlEvent) {
    guard arena.isView(id) else { return }
    sendActions(of: id, arena[id].control?.actions ?? [], for: event, .controlTracksTouch)
  }

  /// The event of a control whose action is sent now, nil for a recognizer's.
  package var currentControlEvent: ControlEvent? { turn.controlEvent }

  /// Offers an action of a control to the responder chain.
  package mutating func sendAlongChain(_ action: Selector, from id: NodeID) {
    _ = send(action, from: id)
  }

  /// What the class of a living view or controller answers, as far as the model knows it.
  package func overrides(ofLiving id: NodeID) -> Overrides { overrides(of: id) }

  /// Adds a sentence about the code to what is logged.
  package mutating func remark(_ sentence: String) { turn.diagnostics.append(sentence) }

  /// Tells of a line that the code printed.
  package mutating func postPrint(_ text: String) {
    post(.print, .application, nil, .codeRunsWhenCalled, action: text)
  }

  /// Begins to run the code for a command.
  mutating func beginCode() {
    if let code = code.resting { self.code.running = code.start() }
    code.running?.begin(patience: patience, code.trace)
  }

  /// Lets the code rest until the next command.
  mutating func endCode() throws(Refusal) {
    guard let running = code.running else { return }
    running.end(in: &self)
    (code.running, code.trace) = (nil, nil)
    if let refusal = running.refusal { throw refusal }
    code.resting = running.state
  }

  /// It as it is at a moment within a command.
  func atThisMoment() -> Application {
    var copy = self
    (copy.turn, copy.glimpse) = (Turn(), Glimpse())
    if let running = code.running {
      copy.code.resting = running.state
      (copy.code.running, copy.code.trace) = (nil, nil)
    }
    return copy
  }
}
