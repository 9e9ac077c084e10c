import SourceCode
import Syntax

/// Reads the meaning of a program in Objective-C: which classes and functions it has, what each name and each
/// selector stands for, and of which type each value is. All that it does not understand it finds before
/// anything runs.
final class ObjectiveCChecker {
  let program: Program
  let runtime = ObjectiveCRuntime()
  var resolver: CTypeResolver
  var findings: [Finding] = []
  var classes: [Nominal: ClassInfo] = [:]
  var globals: [String: ObjectiveCGlobal] = [:]
  var constants: [String: (type: CType, code: Code)] = [:]
  var functions: [String: CFunction] = [:]
  /// What is to be checked once everything is declared.
  var later: [() -> Void] = []
  var body = ObjectiveCBody(nil, result: .void, name: "main")
  /// The class whose method is checked.
  var owner: Nominal?
  var isClassMethod = false
  /// What an object may be called that the value at hand makes.
  var nameHint: String?
  /// All methods by selector, for messages to `id`.
  var bySelector: [String: [ObjectiveCMethodInfo]]?
  var startsApplication = false
  /// Whether the source is the body of a function whose head is left out.
  var isFragment = false

  /// The most that is found before the rest is left out.
  static let mostFindings = 50

  /// What a class of the program's has besides its methods.
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

  init(_ program: Program) {
    self.program = program
    resolver = CTypeResolver(program: program)
    program.objectiveC = runtime
  }

  /// Runs a check, and takes down what it finds.
  func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  func report(_ finding: Finding) {
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }

  /// Checks a whole program.
  func check(_ written: ObjectiveCSource) {
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
  }

  /// What Xcode's templates declare, where a source leaves it out as articles do.
  private func addTemplates(to source: inout ObjectiveCSource) {
    for (name, text) in Self.templates {
      let isUsed = source.implementations.contains { $0.name == name && $0.category == nil }
      let isDeclared = source.interfaces.contains { $0.name == name && $0.category == nil }
      guard isUsed, !isDeclared else { continue }
      let template = ObjectiveCReader.read(text)
      for interface in template.interfaces {
        // A class extension may say the same property.
        var interface = interface
        let own = source.interfaces.filter { $0.name == name }.flatMap(\.properties).map(\.name)
        interface.properties.removeAll { own.contains($0.name) }
        source.interfaces.insert(interface, at: 0)
      }
    }
  }

  private static let templates = [
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

  // MARK: Types

  private func declareTypes(_ source: ObjectiveCSource) {
    for structure in source.structures {
      let nominal = Nominal(structure.name, .struct, isLibrary: false, at: structure.at)
      nominal.isObjectiveC = true
      resolver.structures[structure.name] = nominal
    }
    for enumeration in source.enumerations {
      attempt(at: enumeration.at) { () throws(Finding) in
        let type = try self.resolver.resolve(enumeration.type)
        if let name = enumeration.name { self.resolver.aliases[name] = type }
      }
    }
    // Protocols and classes are known by name before anything says what it is.
    for declared in source.protocols {
      let nominal = Nominal(declared.name, .protocol, isLibrary: false, at: declared.at)
      nominal.isObjectiveC = true
      nominal.isClassBound = true
      addType(nominal, at: declared.at)
    }
    for interface in source.interfaces where interface.category == nil {
      let nominal = Nominal(interface.name, .class, isLibrary: false, at: interface.at)
      nominal.isObjectiveC = true
      addType(nominal, at: interface.at)
    }
    for alias in source.aliases {
      attempt(at: alias.at) { () throws(Finding) in
        self.resolver.aliases[alias.name] = try self.resolver.resolve(alias.type)
      }
    }
    for structure in source.structures { declareFields(structure) }
    for enumeration in source.enumerations { declareConstants(enumeration) }
  }

  private func addType(_ nominal: Nominal, at position: Position) {
    if program.types[nominal.name] != nil {
      return report(Finding("'\(nominal.name)' is declared twice.", at: position))
    }
    if ObjectiveC.library(nominal.name) != nil {
      return report(
        Finding(
          "'\(nominal.name)' is UIKit's or Foundation's own; leave its declaration out.",
          at: position))
    }
    program.types[nominal.name] = nominal
  }

  private func declareFields(_ structure: ObjectiveCStructure) {
    guard let nominal = resolver.structures[structure.name] else { return }
    for field in structure.fields {
      for binding in field.bindings {
        attempt(at: field.at) { () throws(Finding) in
          guard let reference = binding.type, case .name(let name, _) = binding.pattern.kind else {
            return
          }
          let type = try self.resolver.resolve(reference)
          guard let swift = self.swiftType(type) else {
            throw Finding("A structure holds numbers and structures here.", at: field.at)
          }
          let property = Property(
            name, swift, isStatic: false, isConstant: false, .strong, isLazy: false, owner: nominal,
            at: field.at)
          property.slot = nominal.stored.count
          nominal.stored.append(property)
        }
      }
    }
  }

  private func swiftType(_ type: CType) -> SwiftType? {
    switch type {
    case .bool: .bool
    case .double: .cgFloat
    case .float: .float
    case .integer(let kind): .int(kind)
    case .structure(let nominal): .nominal(nominal)
    default: nil
    }
  }

  private func declareConstants(_ enumeration: ObjectiveCEnumeration) {
    guard let type = try? resolver.resolve(enumeration.type) else { return }
    var next = 0
    for constant in enumeration.constants {
      attempt(at: constant.at) { () throws(Finding) in
        if let value = constant.value {
          guard let number = self.constantValue(value) else {
            throw Finding("An enumeration's constant is a whole number.", at: value.at)
          }
          next = number
        }
        guard self.constants[constant.name] == nil else {
          throw Finding("'\(constant.name)' is declared twice.", at: constant.at)
        }
        let number = next
        self.constants[constant.name] = (type, { _, _ throws(Halt) in .int(number) })
        self.constantNumbers[constant.name] = number
        next = number &+ 1
      }
    }
  }

  private var constantNumbers: [String: Int] = [:]

  /// The number that a constant expression is.
  func constantValue(_ expr: Expr) -> Int? {
    switch expr.kind {
    case .integer(let number): return number
    case .bool(let flag): return flag ? 1 : 0
    case .name(let name): return constantNumbers[name]
    case .cast(let value, _, _): return constantValue(value)
    case .prefix("-", let value): return constantValue(value).map { 0 &- $0 }
    case .prefix("~", let value): return constantValue(value).map { ~$0 }
    case .binary(let sign, let left, let right):
      guard let a = constantValue(left), let b = constantValue(right) else { return nil }
      switch sign {
      case "<<": return b >= 0 && b < 64 ? a << b : nil
      case "|": return a | b
      case "&": return a & b
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Functions and variables

  private func declareFunctions(_ source: ObjectiveCSource) {
    for declaration in source.functions {
      attempt(at: declaration.at) { () throws(Finding) in
        if declaration.name == "main" { return }
        var parameters: [CType] = []
        for parameter in declaration.parameters {
          parameters.append(try self.resolver.resolve(parameter.type))
        }
        let result =
          try declaration.result.map { reference throws(Finding) in
            try self.resolver.resolve(reference)
          } ?? .void
        if let known = self.functions[declaration.name],
          known.function.body != nil || declaration.body == nil
        {
          guard declaration.body != nil else { return }
          throw Finding("There are two functions '\(declaration.name)'.", at: declaration.at)
        }
        let function =
          self.functions[declaration.name]?.function
          ?? Function(
            .function, declaration.name,
            declaration.parameters.map {
              .init(
                label: nil, name: $0.name, type: .any, standard: nil, hasStandard: false,
                isVariadic: false, isInout: false)
            }, .any, isStatic: true, owner: nil, at: declaration.at)
        self.functions[declaration.name] = CFunction(
          function: function, parameters: parameters, result: result)
        guard let statements = declaration.body else { return }
        let placeholder: Exec = { _, _ throws(Halt) in .next }
        function.body = placeholder
        self.later.append {
          self.check(
            statements, of: function, declaration.parameters.map(\.name), parameters, result,
            owner: nil,
            isClass: false, name: declaration.name, selector: nil)
        }
      }
    }
    for (name, function) in functions where function.function.body == nil {
      report(Finding("The function '\(name)' has no body.", at: function.function.at))
    }
  }

  func declareGlobals(_ declarations: [VariableDecl]) {
    for declaration in declarations {
      for binding in declaration.bindings {
        attempt(at: declaration.at) { () throws(Finding) in
          guard case .name(let name, _) = binding.pattern.kind, let reference = binding.type else {
            return
          }
          if declaration.modifiers.words.contains("extern"), binding.value == nil { return }
          let type = try self.resolver.resolve(reference)
          let global = self.makeGlobal(type, declaration.modifiers.ownership)
          if self.globals[name] != nil {
            throw Finding("'\(name)' is declared twice.", at: binding.pattern.at)
          }
          self.globals[name] = global
          let words = declaration.modifiers.words
          global.isCopied =
            self.isFragment && !words.contains("static") && !words.contains("__block")
          let isSetLater = self.isFragment && !words.contains("static")
          self.later.append { self.setFirst(global, isSetLater ? nil : binding.value, name) }
        }
      }
    }
  }

  func makeGlobal(_ type: CType, _ ownership: Ownership) -> ObjectiveCGlobal {
    let global = ObjectiveCGlobal(slot: program.globalCount, type: type, ownership: ownership)
    program.globalCount += 1
    return global
  }

  /// Notes the first value of a variable that lasts as long as the program.
  func setFirst(_ global: ObjectiveCGlobal, _ value: Expr?, _ name: String) {
    let zero = global.type.zero
    let standard: Code = { _, _ throws(Halt) in zero }
    runtime.globals.append((global.slot, standard))
    guard let value else { return }
    let index = runtime.globals.count - 1
    let before = body
    defer { body = before }
    body = ObjectiveCBody(nil, result: .void, name: name)
    attempt(at: value.at) { () throws(Finding) in
      switch value.kind {
      case .message:
        throw Finding(
          "A variable outside of functions begins with a constant; set it in a method.",
          at: value.at)
      default: break
      }
      let code = try self.convert(try self.check(value), to: global.type, at: value.at)
      let slots = self.body.slots
      let framed: Code = { machine, _ throws(Halt) in try code(machine, Frame(slots)) }
      self.runtime.globals[index].initial = framed
    }
  }

  // MARK: The beginning

  private func checkMain(_ source: ObjectiveCSource) {
    let mainFunction = source.functions.first { $0.name == "main" && $0.body != nil }
    let stray = source.statements.filter {
      if case .variables = $0.kind { isFragment } else { true }
    }
    let statements = mainFunction?.body ?? stray
    if mainFunction != nil, let stray = stray.first {
      report(Finding("A statement stands outside of a function.", at: stray.at))
    }
    let main = ObjectiveCBody(nil, result: mainFunction == nil ? .void : .int, name: "main")
    body = main
    owner = nil
    if let mainFunction {
      for parameter in mainFunction.parameters where !parameter.name.isEmpty {
        // What `argc` and `argv` are is handed on to `UIApplicationMain` alone.
        _ = main.declare(parameter.name, .int)
      }
    }
    if isFragment { for (name, global) in globals { main.scopes[0][name] = .global(global) } }
    let exec = check(statements)
    let globals = runtime
    let loads = loadMethods
    let run: Exec = { machine, frame throws(Halt) in
      for global in globals.globals {
        machine.globals[global.slot] = try global.initial(machine, Frame(1))
      }
      for (nominal, method) in loads { _ = try method.run?(machine, .type(.nominal(nominal)), []) }
      return try exec(machine, frame)
    }
    program.main = run
    program.mainSlots = main.slots
    program.hasMain = mainFunction != nil || !stray.isEmpty
    if mainFunction == nil {
      program.findDelegates()
    } else if startsApplication {
      program.findDelegates()
      program.delegate = nil
    }
  }

  /// `+load`, which runs before `main`: a superclass's first.
  private var loadMethods: [(Nominal, ObjectiveCMethodInfo)] {
    runtime.tables.compactMap { nominal, table in table.type["load"].map { (nominal, $0) } }
      .sorted { ($0.0.lineage.count, $0.0.at.line) < ($1.0.lineage.count, $1.0.at.line) }
  }
}
