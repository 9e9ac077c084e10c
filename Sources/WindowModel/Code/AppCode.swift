/// The app's own code between two commands: its classes, and what its objects hold.
///
/// It is immutable: each command runs a copy that `start` makes.
package protocol AppCode: AnyObject, Sendable {
  /// Makes a copy that can run.
  func start() -> any RunningCode
  /// The approximate memory that it takes, in bytes.
  var footprint: Int { get }
  /// Bytes that tell two states of the code apart, in a stable order.
  var fingerprint: [UInt8] { get }
}

/// A step of a presentation for which UIKit calls its presentation controller.
package enum PresentationStep: Hashable, Sendable {
  /// The container is in the window, the presented view not yet.
  case willBegin
  /// The presented view is in the container and gets its frame.
  case placed
  case didEnd
  case dismissalWillBegin
  case dismissalDidEnd
}

/// The app's own code while a command is carried out.
package protocol RunningCode: AnyObject {
  /// Runs the code that an event calls, as an override or a delegate's method.
  func told(_ event: Event, in application: inout Application)
  /// Whether an object's class overrides the method that an event's name denotes.
  func overrides(_ method: Event.Name, _ id: NodeID) -> Bool
  /// Whether an object's class has a method for an action.
  func responds(to action: Selector, _ id: NodeID) -> Bool
  /// What an object's class answers in place of UIKit's, nil when it does not override the method.
  func answer(_ question: CodeQuestion, _ id: NodeID, in application: inout Application) -> Bool?
  /// The style that the delegate of a controller's presentation adapts to, nil when it has no such
  /// method. UIKit calls one of the two methods in compact width only.
  func adaptiveStyle(of id: NodeID, isCompact: Bool, in application: inout Application)
    -> ModalPresentationStyle?
  /// Crashes the app with an exception that has no position in the code.
  func raise(_ refusal: Refusal)
  /// The size of a view's content in points, -1 for none in a direction; nil when UIKit's class alone
  /// decides it.
  func contentSize(of id: NodeID, in application: inout Application) -> Size?
  /// Asks a page view controller's data source for the next page in a direction, and keeps it as the
  /// neighbour; nil for none.
  func keepPage(
    _ direction: Pages.NavigationDirection, of page: NodeID, in id: NodeID,
    application: inout Application
  ) -> NodeID?
  /// What a table view's data source or delegate answers, nil when it has no such method.
  func answer(_ question: TableQuestion, of table: NodeID, in application: inout Application)
    -> TableAnswer?
  /// What an object's `hitTest(_:with:)` returns for a point in its own coordinates, in points;
  /// `.some(nil)` for no view, nil when its class does not override the method.
  func hitTest(_ point: Point, _ id: NodeID, in application: inout Application) -> NodeID??
  /// Calls `sendEvent(_:)` of the application and the event's window; false when neither class overrides it.
  func sendEvent(_ event: SentEvent, in application: inout Application) -> Bool
  /// The view that an object's class puts in the keyboard's place; `.some(nil)` for none, nil when it
  /// does not override the property.
  func inputView(_ part: InputPart, of id: NodeID, in application: inout Application) -> NodeID??
  /// What a recognizer's delegate answers, nil when the code has no such recognizer or the delegate no
  /// such method.
  func answer(
    _ question: GestureQuestion, of recognizer: Identifier, in application: inout Application
  ) -> Bool?
  /// The child that a container's class lets decide on the status bar; `.some(nil)` for itself, nil when
  /// it does not override the property.
  func statusBarChild(of id: NodeID, in application: inout Application) -> NodeID??
  /// The `supportedInterfaceOrientations` of a controller's class, nil when it does not override them.
  func supportedOrientations(of id: NodeID, in application: inout Application) -> Set<Orientation>?
  /// Handles a view that was hidden or shown, which calls no method in UIKit: a stack view arranges the others.
  func visibilityChanged(of id: NodeID, in application: inout Application)
  /// Lets the program's animator animate a presentation, or the dismissal that goes down to a controller; the
  /// animator ends it. False if UIKit animates it.
  func animates(
    _ presented: NodeID, dismissing lowest: NodeID?, in application: inout Application
  ) -> Bool
  /// Whether the program has its own presentation controller for a presented controller.
  func hasOwnPresentation(_ presented: NodeID) -> Bool
  /// Calls the methods of the program's presentation controller for a step of a presentation.
  func take(_ step: PresentationStep, of presented: NodeID, in application: inout Application)
  /// Calls a control's tracking methods and highlights it for a phase of its touch, before it sends its actions;
  /// false if it does not track the touch.
  func tracks(
    _ phase: Input.Phase, of control: NodeID, isInside: Bool, in application: inout Application
  ) -> Bool
  /// Ends a control's highlight after its actions for a touch that ended.
  func tracked(of control: NodeID, in application: inout Application)
  /// Runs a task that the code scheduled for a later turn of the run loop.
  func runLater(_ task: UInt32, in application: inout Application)
  /// Handles the release of an object, which still has its properties.
  func goes(_ id: NodeID, in application: inout Application)
  /// Begins a command, after which at most `patience` seconds may pass; `trace` records its steps.
  func begin(patience: Double, _ trace: CodeTrace?)
  /// Ends the command.
  func end(in application: inout Application)
  /// Whether a delayed task of the code is due while this command settles.
  var hasWaiting: Bool { get }
  /// Runs the first of these tasks.
  func runWaiting(in application: inout Application)
  /// A snapshot of the code now.
  var state: any AppCode { get }
  /// Why the command must be refused, or nil.
  var refusal: Refusal? { get }
}

/// What UIKit asks of an object's class.
package enum CodeQuestion: Hashable, Sendable {
  case canBecomeKey, canBecomeFirstResponder, canResignFirstResponder
  case prefersStatusBarHidden, shouldAutorotate
  /// What a view's delegate answers to the method with this name.
  case delegate(Event.Name)
  /// Whether a text input's delegate allows text to be inserted at the end.
  case mayInsert(String)
  /// Whether a tab bar controller's delegate allows a controller's tab to be selected.
  case shouldSelect(NodeID)
  /// Whether a split view controller's delegate handles the secondary controller; otherwise UIKit puts it
  /// onto the primary one.
  case collapse(NodeID, onto: NodeID)
  /// Whether a split view controller's delegate shows a controller itself.
  case show(NodeID, isDetail: Bool)
  /// `point(inside:with:)`, for a point in the view's own coordinates, in points.
  case isInside(Point)
  /// `touchesShouldCancel(in:)` of a scroll view, for a view in its content.
  case touchesShouldCancel(in: NodeID)
}

/// An application's code: stored between two commands, running within one.
struct CodePlace: Hashable, Codable, Sendable {
  /// The code that the next command runs, nil without code.
  var resting: (any AppCode)?
  /// The code that runs now, nil between two commands.
  // Sendable: nil in every copy that another thread may get, as those exist between commands only.
  nonisolated(unsafe) var running: (any RunningCode)?
  /// Records the steps of the running code, nil when nobody asked for them.
  // Sendable: as `running`.
  nonisolated(unsafe) var trace: CodeTrace?
  /// How many seconds may pass for the code after a command, at most.
  var patience = 60.0
  /// The objects that the code's variables hold.
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

  // An application with code gets no keyframes, so there is nothing to store.

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
  /// Whether the app has code of its own.
  public var hasCode: Bool { code.resting != nil || code.running != nil }

  /// The code that runs now, or nil.
  package var runningCode: (any RunningCode)? { code.running }

  /// The code between two commands, or nil.
  package var restingCode: (any AppCode)? { code.resting }

  /// About how many microseconds it takes to begin and to end a command with this code.
  package var codeSteps: Int { (code.resting?.footprint ?? 0) / 64 }

  /// Runs other code from the current command on, in place of what ran before.
  package mutating func run(_ code: any RunningCode) {
    self.code.running = code
    code.begin(patience: patience, self.code.trace)
    for id in self.code.held.sorted() { letGoByCode(id) }
  }

  /// How many seconds may pass for the code after a command, at most.
  package var patience: Double {
    get { code.patience }
    set { code.patience = newValue }
  }

  /// Whether the model itself keeps an object alive.
  package func isHeldByModel(_ id: NodeID) -> Bool {
    arena.isController(id)
      ? isHeld(controller: id, code: []) : arena.isView(id) && isHeld(view: id, code: [])
  }

  /// Schedules a task of the code for the next turn of the run loop.
  package mutating func scheduleCode(_ task: UInt32) { runLoop.schedule(.code(task)) }

  /// Whether a variable of the code holds an object.
  package func isHeldByCode(_ id: NodeID) -> Bool { code.held.contains(id) }

  /// Records that a variable of the code holds an object.
  package mutating func holdByCode(_ id: NodeID) {
    guard arena.isAlive(id) else { return }
    code.held.insert(id)
    arena[id].wasRetained = true
  }

  /// Records that no variable of the code holds an object any longer. Without another holder it is
  /// released at once, together with what it alone held.
  package mutating func letGoByCode(_ id: NodeID, atOnce: Bool = true) {
    guard code.held.remove(id) != nil, arena.isAlive(id) else { return }
    guard atOnce else { return releasePool.append(id) }
    let waiting = releasePool
    releasePool = [id]
    drain()
    releasePool = waiting
  }

  /// Removes an object that is being released from those that the code holds.
  package mutating func forgetByCode(_ id: NodeID) { code.held.remove(id) }

  /// Carries out a command of the code within the current turn. Returns the object that it made or acted
  /// on.
  package mutating func carryOut(inCode command: Command) throws(Refusal) -> NodeID? {
    let outer = (turn.result, turn.subject, turn.isCreation, turn.trace)
    (turn.result, turn.subject) = (nil, nil)
    defer { (turn.result, turn.subject, turn.isCreation, turn.trace) = outer }
    try carryOut(command)
    return turn.result ?? turn.subject?.node
  }

  /// The touch that a responder or a delegate is handling, or nil.
  package var currentTouch: TouchSight? { turn.touch ?? turn.trace?.touch }

  /// What UIKit's own method of a responder does with input: pass it on to the next one.
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

  /// The event of the control whose action is being sent, nil for a recognizer's.
  package var currentControlEvent: ControlEvent? { turn.controlEvent }

  /// Offers an action of a control to the responder chain.
  package mutating func sendAlongChain(_ action: Selector, from id: NodeID) {
    _ = send(action, from: id)
  }

  /// What the class of a living view or controller overrides, as far as the model knows.
  package func overrides(ofLiving id: NodeID) -> Overrides { overrides(of: id) }

  /// Adds a sentence about the code to the log.
  package mutating func remark(_ sentence: String) { turn.diagnostics.append(sentence) }

  /// Posts a line that the code printed.
  package mutating func postPrint(_ text: String) {
    post(.print, .application, nil, .codeRunsWhenCalled, action: text)
  }

  /// Begins to run the code for a command.
  mutating func beginCode() {
    if let code = code.resting { self.code.running = code.start() }
    code.running?.begin(patience: patience, code.trace)
  }

  /// Stores the code until the next command.
  mutating func endCode() throws(Refusal) {
    guard let running = code.running else { return }
    running.end(in: &self)
    (code.running, code.trace) = (nil, nil)
    if let refusal = running.refusal { throw refusal }
    code.resting = running.state
  }

  /// A copy of the application in the middle of a command.
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
