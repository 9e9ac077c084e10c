package import ProgramChecking
package import ProgramRuntime
package import SourceCode
package import Syntax

/// Checks a Swift program: its types and functions, the meaning of names, and the types of values. It reports
/// everything unsupported before the program runs.
package final class Checker {
  package let program: ProgramRuntime.Program
  package var findings: [Finding] = []
  /// The class of the app's object with a name that the program does not declare, or nil.
  package var appObject: (String) -> Nominal? = { _ in nil }
  /// The local variables that hold array views.
  package var views: Set<ObjectIdentifier> = []
  /// The local variables that hold substrings.
  package var slices: Set<ObjectIdentifier> = []
  /// The variables of `async let`, each of which has a variable with its task.
  package var childValues: Set<ObjectIdentifier> = []
  /// Those of them whose values may throw.
  package var throwingChildren: Set<ObjectIdentifier> = []
  /// The number of calls so far that can throw and whose errors nothing around them handles.
  package var throwingCalls = 0
  /// The closure parameters without `@escaping`.
  package var nonEscaping: Set<ObjectIdentifier> = []
  /// Whether the next closure may outlive the call.
  package var escapes = false
  /// The placeholders of generic type aliases, by the alias's name.
  package var aliasPlaceholders: [String: [String]] = [:]
  /// The names of variables whose declarations were not understood.
  package var lost: Set<String> = []
  /// The checks to run once all types and functions are known.
  package var later: [() -> Void] = []
  /// The properties whose types are inferred from their values, in source order.
  package var inferred: [Property] = []
  /// The initial values of properties without a known type, with their context.
  package var untyped: [ObjectIdentifier: Initializer] = [:]
  /// The function or closure being checked.
  package var body: Body
  /// The numbers of the files whose top-level code runs in order. Globals in other files are initialized on first
  /// use.
  package var scripts: Set<Int> = []
  /// The placeholders in scope.
  package var generics: [String: SwiftType] = [:]
  /// The enclosing type.
  package var owner: Nominal?
  /// The implementations of library declarations without a body; nil for a program.
  package let natives: Natives?
  /// Checks a closure's statements; their variables end with them.
  package let checkStatements: (Checker, [Stmt]) -> Exec
  /// Checks an expression, whose context may expect a type.
  private let checkExpression: (Checker, Expr, SwiftType?) throws(Finding) -> Typed
  /// How much was checked, and how deeply it nests.
  package var effort = Effort()
  /// The types that arguments have by themselves, while calls are checked that nest in one another.
  package var argumentTypes = ArgumentTypes()
  /// The variables of a case's first pattern, which its other patterns share; nil elsewhere.
  package var alternatives: [String: Local]?
  /// Whether the current chain has a `?`.
  package var isChained = false
  /// Whether placeholders' values are converted to their actual types.
  package var unboxes = false
  /// The isolation of closures passed to a function that runs them elsewhere; nil to inherit the code's own.
  package var leavesMainActor: Isolation?
  /// The names of the program's functions and methods that never return, computed once all are declared.
  package lazy var neverReturning: Set<String> = {
    let methods = program.types.values.flatMap(\.members.values).joined().compactMap { member in
      if case .method(let function) = member { function } else { nil }
    }
    return Set(
      (program.functions.values.joined() + methods).filter { $0.result == .never }.map(\.name))
  }()
  /// The constraints of the extension whose members are being declared.
  package var constraints: [TypeConstraint] = []
  /// The variables with the types of placeholders that some code reads.
  package var readTypes: Set<ObjectIdentifier> = []
  /// Whether declared members are exposed to Objective-C, as in an extension with `@objc`.
  package var exposesMembers = false
  /// A name hint for an object that the current expression creates.
  package var nameHint: String?

  /// The maximum number of findings to report.
  static let mostFindings = 50

  package init(
    _ program: ProgramRuntime.Program, natives: Natives?,
    checkStatements: @escaping (Checker, [Stmt]) -> Exec,
    checkExpression: @escaping (Checker, Expr, SwiftType?) throws(Finding) -> Typed
  ) {
    self.program = program
    self.natives = natives
    self.checkStatements = checkStatements
    self.checkExpression = checkExpression
    body = Body(nil, isStatic: true, result: .void)
  }

  /// Whether it checks the library rather than a program.
  package var isLibrary: Bool { natives != nil }

  /// Checks an expression; `expecting` is the type from its context, used if it has none by itself.
  package func check(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    try checkExpression(self, expr, expecting)
  }

  /// Checks an expression and converts it to a type; `named` is a name hint for an object that it creates.
  package func checkValue(_ expr: Expr, as type: SwiftType, named name: String? = nil)
    throws(Finding)
    -> Code
  {
    if let name, !name.isEmpty { self.nameHint = name }
    defer { nameHint = nil }
    return try convert(try check(expr, expecting: type), to: type, at: expr.at)
  }

  /// Creates a mark for a statement of the current function.
  package func mark(_ position: Position) -> Mark {
    if body.sight.function.isEmpty { body.sight.function = functionName(of: body) }
    return body.sight.mark(position, isLibrary: isLibrary)
  }

  private func functionName(of body: Body) -> String {
    if body.closure != nil, body.name.isEmpty, let parent = body.parent {
      return "closure in \(functionName(of: parent))"
    }
    guard !body.name.isEmpty else { return body.functionName }
    return owner.map { "\($0.path).\(body.name)" } ?? body.name
  }

  /// Enters a nested expression or statement of the current function.
  package func descend(at position: Position) throws(Finding) {
    try effort.descend(at: position)
    body.nesting.reach(effort.level)
  }

  /// Runs a check, and records its findings.
  package func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  package func report(_ finding: Finding) {
    if finding.follows, !findings.isEmpty { return }
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }
}

/// The initial value of a property without a declared type, with its context.
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
