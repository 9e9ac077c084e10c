import SourceCode
import Syntax

/// Reads a program's meaning: which types and functions it has, what each name stands for, and of which type
/// each value is. All that it does not understand it finds before anything runs.
final class Checker {
  let program: Program
  var findings: [Finding] = []
  /// The variables that hold views of arrays.
  var views: Set<ObjectIdentifier> = []
  /// The names of variables whose declarations were not understood.
  var lost: Set<String> = []
  /// What is to be checked once all types and functions are known.
  var later: [() -> Void] = []
  /// Properties whose types their values tell, in the source's order.
  var inferred: [Property] = []
  /// The values of those whose types are not known yet, and where they stand.
  var untyped: [ObjectIdentifier: Initializer] = [:]
  /// The function or closure whose body is checked.
  var body: Body
  /// Placeholders of types that stand round what is checked.
  var generics: [String: SwiftType] = [:]
  /// The type that is declared round what is checked.
  var owner: Nominal?
  let isLibrary: Bool
  /// How much was checked, and how deep.
  var effort = Effort()
  /// The names of a case's first pattern, which the others share; nil elsewhere.
  var alternatives: [String: Local]?
  /// Whether a `?` stands in the chain at hand.
  var isChained = false
  /// Whether values of placeholders become those of the types that they stand for.
  var unboxes = false
  /// What an object may be called that the value at hand makes.
  var nameHint: String?

  /// The most that is found before the rest is left out.
  static let mostFindings = 50

  init(_ program: Program, isLibrary: Bool) {
    self.program = program
    self.isLibrary = isLibrary
    body = Body(nil, isStatic: true, result: .void)
  }

  /// Checks a whole source.
  func check(_ statements: [Stmt]) {
    declareTypes(
      statements.compactMap { if case .type(let type) = $0.kind { type } else { nil } }, in: nil)
    let isScript = statements.contains { statement in
      switch statement.kind {
      case .type, .function, .variables: false
      default: true
      }
    }
    var rest: [Stmt] = []
    for statement in statements {
      switch statement.kind {
      case .type: break
      case .function(let function):
        attempt(at: statement.at) { () throws(Finding) in
          let made = try self.declare(function, in: nil)
          self.program.functions[made.name, default: []].append(made)
        }
      case .variables(let variables):
        declareGlobals(variables)
        if isScript || !variables.modifiers.words.contains("lazy") { rest.append(statement) }
      default: rest.append(statement)
      }
    }
    inferTypes()
    for finding in program.cutStructs() { report(finding) }
    for pass in 0..<4 where !later.isEmpty || pass == 0 {
      let work = later
      later = []
      for check in work { check() }
    }
    let main = Body(nil, isStatic: true, result: .void)
    main.isMain = true
    for (name, property) in program.globals.sorted(by: { $0.value.slot ?? 0 < $1.value.slot ?? 0 })
    {
      if let slot = property.slot { main.sight.show(name, property.type, .global(slot)) }
    }
    body = main
    let code = checkBlock(rest, ownScope: false)
    program.main = code
    program.mainSlots = main.slots
    program.hasMain = isScript
    for check in later { check() }
    later = []
  }

  /// A statement of the function at hand, as a run comes to it.
  func mark(_ position: Position) -> Mark {
    if body.sight.function.isEmpty { body.sight.function = functionName(of: body) }
    return body.sight.mark(position, isLibrary: isLibrary)
  }

  private func functionName(of body: Body) -> String {
    if body.closure != nil, body.name.isEmpty, let parent = body.parent {
      return "closure in \(functionName(of: parent))"
    }
    guard !body.name.isEmpty else { return body.function }
    return owner.map { "\($0.path).\(body.name)" } ?? body.name
  }

  /// Begins to check a value or a statement of the function at hand.
  func descend(at position: Position) throws(Finding) {
    try effort.descend(at: position)
    body.nesting.reach(effort.level)
  }

  /// Runs a check, and takes down what it finds.
  func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  func report(_ finding: Finding) {
    if finding.follows, !findings.isEmpty { return }
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }
}
