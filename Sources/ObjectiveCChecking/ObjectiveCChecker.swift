import ObjectiveCLibrary
package import ObjectiveCSyntax
import ObjectiveCTypes
import ProgramChecking
package import ProgramRuntime
import ProgramUIKit
import SourceCode
import Syntax

/// Checks an Objective-C program: its classes and functions, the meaning of names and selectors, and the types of
/// values. It reports everything unsupported before the program runs.
package final class ObjectiveCChecker {
  let program: ProgramRuntime.Program
  let runtime: ObjectiveCRuntime
  var resolver: CTypeResolver
  package var findings: [Finding] = []
  /// The names of variables whose declarations were not understood.
  var lost: Set<String> = []
  var classes: [Nominal: ClassInfo] = [:]
  var globals: [String: ObjectiveCGlobal] = [:]
  var constants: [String: (type: CType, code: Code)] = [:]
  var functions: [String: CFunction] = [:]
  /// The class of the app's object with a name that the program does not declare, or nil.
  package var appObject: (String) -> Nominal? = { _ in nil }
  /// The checks to run once everything is declared.
  var later: [() -> Void] = []
  var body = ObjectiveCBody(nil, result: .void, name: "main")
  /// How much was checked, and how deeply it nests.
  var effort = Effort()
  /// The class whose method is being checked.
  var owner: Nominal?
  var isClassMethod = false
  /// A name hint for an object that the current expression creates.
  var nameHint: String?
  /// All methods by selector, for messages to `id`.
  var bySelector: [String: [ObjectiveCMethodInfo]]?
  var startsApplication = false
  /// Whether it queries the runtime for methods, and so may exchange them.
  var exchangesMethods = false
  /// Whether the source is a function body without its header.
  var isFragment = false

  /// The maximum number of findings to report.
  static let mostFindings = 50

  /// A class of the program, besides its methods.
  final class ClassInfo {
    let nominal: Nominal
    var variables: [String: (slot: Int, type: CType, ownership: Ownership)] = [:]
    var properties: [ObjectiveCProperty] = []
    var dynamic: Set<String> = []
    var synthesized: [String: String] = [:]
    var isImplemented = false
    let at: Position

    init(_ nominal: Nominal, at: Position) {
      self.nominal = nominal
      self.at = at
    }
  }

  /// A function of C.
  struct CFunction {
    let function: Function
    let parameters: [CType]
    let result: CType
  }

  package init(_ program: ProgramRuntime.Program) {
    self.program = program
    resolver = CTypeResolver(program: program)
    let earlier = program.continued?.objectiveC
    runtime = ObjectiveCRuntime(continuing: earlier)
    program.objectiveC = runtime
    if let declared = earlier?.declarations as? ObjectiveCDeclarations { declared.add(to: self) }
  }

  /// Enters a nested expression or statement of the current function.
  func descend(at position: Position) throws(Finding) {
    try effort.descend(at: position)
    body.nesting.reach(effort.level)
  }

  /// Runs a check, and records its findings.
  func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  func report(_ finding: Finding) {
    if finding.follows, !findings.isEmpty { return }
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }

  /// Checks a whole program.
  package func check(_ written: ObjectiveCSource) {
    for error in written.errors { report(Finding(error.message, at: error.position)) }
    var source = written
    addTemplates(to: &source)
    resolver.forward = source.forward
    isFragment = source.isFragment
    declareTypes(source)
    declareClasses(source)
    declareFunctions(source)
    declareGlobals(source.variables)
    for work in later { work() }
    later = []
    checkMain(source)
    if exchangesMethods { makeReplaceable() }
    runtime.declarations = ObjectiveCDeclarations(of: self)
    runtime.variables = Set(globals.keys)
  }

  /// Adds the declarations of Xcode's templates that a source omits, as articles do.
  func addTemplates(to source: inout ObjectiveCSource) {
    for (name, text) in Self.templates {
      let isUsed = source.implementations.contains { $0.name == name && $0.category == nil }
      let isDeclared = source.interfaces.contains { $0.name == name && $0.category == nil }
      guard isUsed, !isDeclared else { continue }
      let template = ObjectiveCReader.read(text)
      for interface in template.interfaces {
        // A class extension may declare the same property.
        var interface = interface
        let own = source.interfaces.filter { $0.name == name }.flatMap(\.properties).map(\.name)
        interface.properties.removeAll { own.contains($0.name) }
        source.interfaces.insert(interface, at: 0)
      }
    }
  }

  static let templates = [
    (
      "AppDelegate",
      "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end"
    ),
    (
      "SceneDelegate",
      "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end"
    ),
    ("ViewController", "@interface ViewController : UIViewController\n@end"),
  ]

  // MARK: Start

  func checkMain(_ source: ObjectiveCSource) {
    let mainFunction = source.functions.first { $0.name == "main" && $0.body != nil }
    let stray = source.statements.filter {
      if case .variables = $0.kind { isFragment } else { true }
    }
    let statements = mainFunction?.body ?? stray
    if mainFunction != nil, let stray = stray.first {
      report(Finding("A statement is outside of a function.", at: stray.at))
    }
    let main = ObjectiveCBody(nil, result: mainFunction == nil ? .void : .int, name: "main")
    body = main
    owner = nil
    if let mainFunction {
      for parameter in mainFunction.parameters where !parameter.name.isEmpty {
        // `argc` and `argv` are only passed on to `UIApplicationMain`.
        _ = main.declare(parameter.name, .int)
      }
    }
    if isFragment { for (name, global) in globals { main.scopes[0][name] = .global(global) } }
    for (name, global) in globals.sorted(by: { $0.value.slot < $1.value.slot }) {
      main.sight.show(name, global.type.shown, .global(global.slot))
    }
    let exec = check(statements)
    let globals = runtime
    let loads = loadMethods
    // A method's body ends with its variables; blocks have copies of them.
    let isBody = isFragment && source.implementations.isEmpty && source.functions.isEmpty
    let ending = isBody ? self.globals.filter(\.value.isCopied) : [:]
    let locals = ending.values.map(\.slot)
    let run: Exec = { machine, frame throws(Halt) in
      for global in globals.globals {
        machine.globals[global.slot] = try global.initial(machine, Frame(1))
      }
      for (nominal, method) in loads { _ = try method.run?(machine, .type(.nominal(nominal)), []) }
      let outcome = try exec(machine, frame)
      for slot in locals { machine.globals[slot] = .unset }
      return outcome
    }
    for name in ending.keys { self.globals[name] = nil }
    program.main = run
    program.mainSlots = main.slots
    program.hasMain = mainFunction != nil || !stray.isEmpty
    if mainFunction == nil {
      if program.continued == nil { program.findDelegates() }
    } else if startsApplication {
      program.findDelegates()
      program.delegate = nil
    }
  }

  /// The `+load` methods, which run before `main`: a superclass's first.
  var loadMethods: [(Nominal, ObjectiveCMethodInfo)] {
    runtime.ownTables.compactMap { nominal, table in table.type["load"].map { (nominal, $0) } }
      .sorted { ($0.0.lineage.count, $0.0.at.line) < ($1.0.lineage.count, $1.0.at.line) }
  }
}
