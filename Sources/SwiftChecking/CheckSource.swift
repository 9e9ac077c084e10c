import ProgramChecking
package import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftOverloads
package import SwiftTypes
package import Syntax

extension Checker {
  /// A checker of a program, or of the library, whose natives implement declarations without a body.
  package convenience init(_ program: ProgramRuntime.Program, natives: Natives? = nil) {
    self.init(program, natives: natives) { checker, statements in
      checker.checkBlock(statements, ownScope: true)
    } checkExpression: { checker, expr, expecting throws(Finding) in
      try checker.expression(expr, expecting: expecting)
    }
  }

  /// Checks a whole source.
  package func check(_ statements: [Stmt]) {
    let types = statements.compactMap { if case .type(let type) = $0.kind { type } else { nil } }
    declareTypes(types, in: nil)
    findEntry(types.filter { $0.modifiers.attributes.contains("main") })
    scripts = Set(
      statements.filter { statement in
        switch statement.kind {
        case .type, .function, .variables: false
        default: true
        }
      }.map(\.at.file))
    let isScript = !scripts.isEmpty
    var rest: [Stmt] = []
    var globals: [VariableDecl] = []
    for statement in statements {
      switch statement.kind {
      case .type: break
      case .function(let function):
        attempt(at: statement.at) { () throws(Finding) in
          let made = try self.declare(function, in: nil)
          self.program.functions[made.name, default: []].append(made)
        }
      case .variables(let variables):
        globals.append(variables)
        if isScript || !variables.modifiers.words.contains("lazy") { rest.append(statement) }
      default: rest.append(statement)
      }
    }
    // Types may depend on functions and variables declared later. Unresolved ones are reported at their statement.
    for _ in 0..<16 where !globals.isEmpty { globals = globals.filter { !declareGlobals($0) } }
    inferTypes()
    for type in types.compactMap({ program.types[$0.name] }) { checkConformances(of: type) }
    for finding in program.cutStructs() { report(finding) }
    for pass in 0..<4 where !later.isEmpty || pass == 0 {
      let work = later
      later = []
      for check in work { check() }
    }
    let main = Body(nil, isStatic: true, result: .void)
    main.isMain = true
    for property in program.allGlobals {
      if let slot = property.slot { main.sight.show(property.name, property.type, .global(slot)) }
    }
    body = main
    let code = checkBlock(rest, ownScope: false)
    if let first = statements.first {
      checkLocals(of: statements, at: first.at, isScript: isScript)
    }
    program.main = code
    program.mainSlots = main.slots
    program.hasMain = isScript
    for check in later { check() }
    later = []
  }

  /// Finds a program's entry point among the `@main` types.
  private func findEntry(_ types: [TypeDecl]) {
    if types.count > 1 {
      report(Finding("Two types have '@main'.", at: types[1].at))
    }
    guard let nominal = types.first.flatMap({ program.types[$0.name] }) else { return }
    program.mainType = nominal
    for case .method(let method) in nominal.members["main"] ?? []
    where method.isStatic && method.parameters.isEmpty {
      if method.isAsync {
        report(Finding("A 'main()' that is async is not supported.", at: method.at))
      }
      program.entry = method
    }
  }
}
