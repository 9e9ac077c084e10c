package import ProgramRuntime
package import SourceCode
package import Syntax

/// Reads a program's meaning: which types and functions it has, what each name stands for, and of which type
/// each value is. All that it does not understand it finds before anything runs.
package final class Checker {
  package let program: ProgramRuntime.Program
  package var findings: [Finding] = []
  /// The variables that hold views of arrays.
  package var views: Set<ObjectIdentifier> = []
  /// The variables that hold parts of texts.
  package var slices: Set<ObjectIdentifier> = []
  /// The parameters with closures that must not outlive the call.
  package var bounded: Set<ObjectIdentifier> = []
  /// Whether the value at hand, if it is a closure, may outlive the call.
  package var escapes = false
  /// The names of variables whose declarations were not understood.
  package var lost: Set<String> = []
  /// What is to be checked once all types and functions are known.
  package var later: [() -> Void] = []
  /// Properties whose types their values tell, in the source's order.
  package var inferred: [Property] = []
  /// The values of those whose types are not known yet, and where they stand.
  package var untyped: [ObjectIdentifier: Initializer] = [:]
  /// The function or closure whose body is checked.
  package var body: Body
  /// The numbers of the files whose lines outside of functions run in order. The variables of others get their
  /// values when they are first read.
  package var scripts: Set<Int> = []
  /// Placeholders of types that stand round what is checked.
  package var generics: [String: SwiftType] = [:]
  /// The type that is declared round what is checked.
  package var owner: Nominal?
  /// What carries out what the library declares without a body; nil for a program.
  package let natives: Natives?
  /// Checks the statements of a closure, whose variables end with them.
  package let checkStatements: (Checker, [Stmt]) -> Exec
  /// How much was checked, and how deep.
  package var effort = Effort()
  /// The names of a case's first pattern, which the others share; nil elsewhere.
  package var alternatives: [String: Local]?
  /// Whether a `?` stands in the chain at hand.
  package var isChained = false
  /// Whether values of placeholders become those of the types that they stand for.
  package var unboxes = false
  /// What closures run on that are given to a function which runs them elsewhere; nil where it is the code's own.
  package var leavesMainActor: Isolation?
  /// The names of the program's functions and methods that never return, once all are declared.
  package lazy var neverReturning: Set<String> = {
    let methods = program.types.values.flatMap(\.members.values).joined().compactMap { member in
      if case .method(let function) = member { function } else { nil }
    }
    return Set(
      (program.functions.values.joined() + methods).filter { $0.result == .never }.map(\.name))
  }()
  /// Whether Objective-C sees all that is declared, as in an extension that says `@objc`.
  package var exposesMembers = false
  /// What an object may be called that the value at hand makes.
  package var nameHint: String?

  /// The most that is found before the rest is left out.
  static let mostFindings = 50

  package init(
    _ program: ProgramRuntime.Program, natives: Natives?,
    checkStatements: @escaping (Checker, [Stmt]) -> Exec
  ) {
    self.program = program
    self.natives = natives
    self.checkStatements = checkStatements
    body = Body(nil, isStatic: true, result: .void)
  }

  /// Whether it checks the library, and no program.
  package var isLibrary: Bool { natives != nil }

  /// A statement of the function at hand, as a run comes to it.
  package func mark(_ position: Position) -> Mark {
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
  package func descend(at position: Position) throws(Finding) {
    try effort.descend(at: position)
    body.nesting.reach(effort.level)
  }

  /// Runs a check, and takes down what it finds.
  package func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  package func report(_ finding: Finding) {
    if finding.follows, !findings.isEmpty { return }
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }
}

/// The value of a property whose type only that value tells, and where it stands.
package struct Initializer {
  package let value: Expr
  package let owner: Nominal?
  package let generics: [String: SwiftType]

  package init(value: Expr, owner: Nominal?, generics: [String: SwiftType]) {
    self.value = value
    self.owner = owner
    self.generics = generics
  }
}
