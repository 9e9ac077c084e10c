import HTTP
import JSON
package import WindowModel

/// A parsed command: the name in its path, and its body.
package struct CodeRequest {
  /// The name in the path within the session, as text.
  package let name: String
  package let body: CodeValue
  /// The object that it created, if known.
  package let made: Identifier?

  /// The object in the path.
  package var target: CodeExpression { Identifier(name).map { .object($0) } ?? .null }

  /// Returns the object that a field names.
  package func object(_ field: String) -> Identifier? {
    body[field]?.text.flatMap { Identifier($0) }
  }
}

/// The program being assembled, command by command.
package struct CodeDraft {
  package let settings: Settings
  private(set) var statements: [CodeStatement] = []
  /// The end index of each command's statements.
  private(set) var ends: [Int] = []
  /// The classes of the created objects.
  private(set) var classes: [Identifier: CodeClass] = [:]
  /// The object that the current command created last.
  private var newest: Identifier?
  private var variables = CodeVariables()
  private var taken: [CodeNameSpace: Set<Identifier>] = [.screens: [.main]]
  private var counted: [String: Int] = ["screen": 1]
  /// The objects that the current command's nibs created and that are not used yet.
  private var nibObjects: ArraySlice<Identifier> = []
  /// The objects gone at the end of the current command.
  private var gone: [Identifier] = []
  /// The text inputs that the current command changes.
  private var textInputs: [Identifier] = []
  /// The containers that the current command changes, if known.
  private var containers: [Identifier: ControllerClass.Kind] = [:]

  /// The views of gesture recognizers, by recognizer.
  var gestureViews: [Identifier: CodeExpression] = [:]

  /// What the current test has observed of windows; nil if this is not a test.
  var seen: SeenObjects?

  init(_ settings: Settings, seen: SeenObjects? = nil) {
    self.settings = settings
    self.seen = seen
  }

  /// Adds a command.
  mutating func take(_ step: CodeStep) {
    guard seen?.isOver != true else { return }
    let start = statements.count
    tell(step)
    nibObjects = step.nibObjects[...]
    gone = step.gone
    textInputs = step.textInputs
    containers = step.containers
    if step.commands.count > 1 { remark("All of this in one turn of the main run loop:") }
    // UIKit releases unreferenced objects at the end of that turn, while Swift does so at once.
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

  /// Makes a probe print each command, for its report of differences.
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

  /// Marks the end of a program that omits commands.
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

  /// Adds a comment on what the app's code does not do, such as the user's or the system's actions.
  package mutating func say(_ text: String) {
    seen?.lack(text)
    remark(text)
  }

  /// Adds a comment on what the code does.
  package mutating func remark(_ text: String) { add(.comment(text)) }

  /// Adds a property assignment.
  package mutating func set(_ object: CodeExpression, _ property: String, _ value: CodeExpression) {
    add(.set(object, property, value))
  }

  /// Adds a method call.
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

  /// Whether the current command created an object last.
  func isNew(_ object: CodeExpression) -> Bool {
    if case .object(let identifier) = object { identifier == newest } else { false }
  }

  /// The class of a created object, or nil.
  package func madeClass(of object: CodeExpression) -> CodeClass? {
    if case .object(let identifier) = object { classes[identifier] } else { nil }
  }

  /// The kind of container that an object is known to be, or nil.
  func containerKind(of object: CodeExpression) -> ControllerClass.Kind? {
    guard case .object(let identifier) = object else { return nil }
    if let kind = containers[identifier] { return kind }
    let made = classes[identifier]
    return (made?.superclass ?? made?.name).flatMap(ControllerClass.Kind.init)
  }

  /// Whether an object is known to accept text.
  func takesText(_ object: CodeExpression) -> Bool {
    guard case .object(let identifier) = object else { return false }
    return textInputs.contains(identifier)
      || classes[identifier].flatMap { ViewClass($0.name) }?.setsInputViews == true
  }

  /// The name of a nib's next object.
  mutating func nibName(_ body: CodeValue, _ kind: String) -> Identifier {
    name(body["id"]?.text.flatMap { Identifier($0) }, nibObjects.popFirst(), kind)
  }

  /// Returns the name of a new object: the one chosen in the request, the one it got, or the next free one in the
  /// model's count.
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

  /// The next counted name of a kind whose object is gone.
  private mutating func goneName(_ kind: String) -> Identifier? {
    let index = gone.firstIndex { Self.number(of: $0, kind) != nil }
    return index.map { gone.remove(at: $0) }
  }

  /// The number in a name that the model may have counted, as in `v12`; nil for any other name.
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

/// The namespaces.
package enum CodeNameSpace { case objects, screens, scenes, constraints }
