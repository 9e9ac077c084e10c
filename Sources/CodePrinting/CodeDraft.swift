import HTTP
import JSON
package import WindowModel

/// A command taken apart: what its path names, and its body.
package struct CodeRequest {
  /// What the path names within the session, as text.
  package let name: String
  package let body: CodeValue
  /// What it made, where that is known.
  package let made: Identifier?

  /// What the path names.
  package var target: CodeExpression { Identifier(name).map { .object($0) } ?? .null }

  /// An object that a field names.
  package func object(_ field: String) -> Identifier? {
    body[field]?.text.flatMap { Identifier($0) }
  }
}

/// The program while it is put together, command by command.
package struct CodeDraft {
  package let settings: Settings
  private(set) var statements: [CodeStatement] = []
  /// Where each command's statements end.
  private(set) var ends: [Int] = []
  /// The classes of the objects that were made.
  private(set) var classes: [Identifier: CodeClass] = [:]
  /// What the command at hand made last.
  private var newest: Identifier?
  private var variables = CodeVariables()
  private var taken: [CodeNameSpace: Set<Identifier>] = [.screens: [.main]]
  private var counted: [String: Int] = ["screen": 1]
  /// What the nibs of the command at hand made and were not asked for yet.
  private var nibObjects: ArraySlice<Identifier> = []
  /// What is gone at the end of the command at hand.
  private var gone: [Identifier] = []
  /// The text inputs that it is done to.
  private var textInputs: [Identifier] = []
  /// The containers that the command at hand is done to, as far as that is known.
  private var containers: [Identifier: ControllerClass.Kind] = [:]

  /// The views of gesture recognizers, by recognizer.
  var gestureViews: [Identifier: CodeExpression] = [:]

  /// What the test at hand has seen of windows; nil where it is no test.
  var seen: SeenObjects?

  init(_ settings: Settings, seen: SeenObjects? = nil) {
    self.settings = settings
    self.seen = seen
  }

  /// Takes a command in.
  mutating func take(_ step: CodeStep) {
    guard seen?.isOver != true else { return }
    let start = statements.count
    tell(step)
    nibObjects = step.nibObjects[...]
    gone = step.gone
    textInputs = step.textInputs
    containers = step.containers
    if step.commands.count > 1 { remark("All of this in one turn of the main run loop:") }
    // What nobody holds goes at the end of that turn, while Swift lets go of it at once.
    if step.commands.count > 1, seen != nil { endTest("Several commands are one turn.") }
    for (index, command) in step.commands.enumerated() {
      let made = step.isBatch ? (index < step.parts.count ? step.parts[index] : nil) : step.made
      append(command, made)
    }
    if statements.count == start { remark("Nothing is set.") }
    if let outcome = step.outcome { check(outcome, of: step, from: start) }
    for question in step.questions { ask(question) }
    ends.append(statements.count)
  }

  /// Has a probe say which command comes, for a report of what differs.
  private mutating func tell(_ step: CodeStep) {
    guard seen?.isProbe == true else { return }
    call(.told, "step(_:)", "step:", .text(step.line))
    seen?.hasFrames = step.line.contains(#""frame""#)
  }

  private mutating func append(_ command: SentCommand, _ made: Identifier?) {
    newest = nil
    guard let body = CodeValue(command.body) else {
      return say("A request that is no command was here.")
    }
    command.code.add(&self, CodeRequest(name: command.name, body: body, made: made))
  }

  /// Takes the end of a program in that lacks commands.
  mutating func omit(_ count: Int) {
    guard count > 0, seen?.isOver != true else { return }
    say(CodeComment.leftOut(count))
    ends.append(statements.count)
  }

  /// Adds a statement.
  package mutating func add(_ statement: CodeStatement) {
    variables.note(statement)
    statements.append(statement)
  }

  /// Adds a comment on what no code of the app does, such as what a person or the system does.
  package mutating func say(_ text: String) {
    seen?.lack(text)
    remark(text)
  }

  /// Adds a comment on what the code does.
  package mutating func remark(_ text: String) { add(.comment(text)) }

  /// Adds the setter of a property.
  package mutating func set(_ object: CodeExpression, _ property: String, _ value: CodeExpression) {
    add(.set(object, property, value))
  }

  /// Adds a call of a method.
  package mutating func call(
    _ object: CodeExpression, _ swift: String, _ objC: String, _ arguments: CodeExpression...
  ) {
    add(.call(.call(object, CodeMethod(swift, objC), arguments)))
  }

  /// Adds a new object and returns it.
  mutating func make(
    _ identifier: Identifier, _ made: CodeClass, _ value: CodeExpression, isRetained: Bool
  ) -> CodeExpression {
    classes[identifier] = made
    newest = identifier
    add(.make(identifier, value, isRetained: isRetained))
    return .object(identifier)
  }

  /// Whether an object is the one that the command at hand made last.
  func isNew(_ object: CodeExpression) -> Bool {
    if case .object(let identifier) = object { identifier == newest } else { false }
  }

  /// The class of an object that was made, or nil.
  package func madeClass(of object: CodeExpression) -> CodeClass? {
    if case .object(let identifier) = object { classes[identifier] } else { nil }
  }

  /// What kind of container an object is known to be; nil for none.
  func containerKind(of object: CodeExpression) -> ControllerClass.Kind? {
    guard case .object(let identifier) = object else { return nil }
    if let kind = containers[identifier] { return kind }
    let made = classes[identifier]
    return (made?.superclass ?? made?.name).flatMap(ControllerClass.Kind.init)
  }

  /// Whether an object is known to take text.
  func takesText(_ object: CodeExpression) -> Bool {
    guard case .object(let identifier) = object else { return false }
    return textInputs.contains(identifier)
      || classes[identifier].flatMap { ViewClass($0.name) }?.setsInputViews == true
  }

  /// The name of a nib's next object.
  mutating func nibName(_ body: CodeValue, _ kind: String) -> Identifier {
    name(body["id"]?.text.flatMap { Identifier($0) }, nibObjects.popFirst(), kind)
  }

  /// The name of a new object: the one that the request chose, the one that it got, or the next that
  /// the model counts and that nobody took.
  package mutating func name(
    _ chosen: Identifier?, _ made: Identifier?, _ kind: String, in space: CodeNameSpace = .objects
  ) -> Identifier {
    let identifier = chosen ?? made ?? goneName(kind) ?? nextName(kind, in: space)
    if chosen == nil, let number = Self.number(of: identifier, kind) {
      counted[kind] = max(counted[kind, default: 0], number)
    }
    taken[space, default: []].insert(identifier)
    return identifier
  }

  /// The next of a kind that was counted and is gone.
  private mutating func goneName(_ kind: String) -> Identifier? {
    let index = gone.firstIndex { Self.number(of: $0, kind) != nil }
    return index.map { gone.remove(at: $0) }
  }

  /// The number in a name that the model may have counted, as in `v12`; nil in any other name.
  private static func number(of identifier: Identifier, _ kind: String) -> Int? {
    guard identifier.text.hasPrefix(kind) else { return nil }
    return Int(asWritten: identifier.text.dropFirst(kind.count))
  }

  private mutating func nextName(_ kind: String, in space: CodeNameSpace) -> Identifier {
    while true {
      counted[kind, default: 0] += 1
      guard let next = Identifier("\(kind)\(counted[kind, default: 0])") else { return .main }
      let isHeld = space == .objects && variables.object(heldBy: next.text) != nil
      if !isHeld, taken[space]?.contains(next) != true { return next }
    }
  }
}

/// What has names of its own.
package enum CodeNameSpace { case objects, screens, scenes, constraints }
