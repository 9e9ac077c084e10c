import SourceCode
import Syntax

/// The value of a property whose type only that value tells, and where it stands.
struct Initializer {
  let value: Expr
  let owner: Nominal?
  let generics: [String: SwiftType]
}

/// Reads a program's meaning: which types and functions it has, what each name stands for, and of which type
/// each value is. All that it does not understand it finds before anything runs.
final class Checker {
  let program: Program
  var findings: [Finding] = []
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

  /// Finds out the types of all properties that nobody has asked for.
  func inferTypes() {
    let waiting = inferred
    inferred = []
    for property in waiting {
      attempt(at: property.at) { () throws(Finding) in try self.inferType(of: property) }
    }
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

  /// Runs a check, and takes down what it finds.
  func attempt(at position: Position, _ check: () throws(Finding) -> Void) {
    guard findings.count < Self.mostFindings else { return }
    do throws(Finding) { try check() } catch { report(error) }
  }

  func report(_ finding: Finding) {
    if findings.count < Self.mostFindings, !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Types

  /// What a source's type is.
  func resolve(_ reference: TypeRef) throws(Finding) -> SwiftType {
    switch reference.kind {
    case .array(let element): return .array(try resolve(element))
    case .dictionary(let key, let value): return .dictionary(try resolve(key), try resolve(value))
    case .optional(let type): return .optional(try resolve(type))
    case .implicit(let type): return .implicit(try resolve(type))
    case .reference(let type): return try resolve(type)
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      var elements: [SwiftType.TupleElement] = []
      for part in parts { elements.append(.init(label: part.label, type: try resolve(part.type))) }
      return .tuple(elements)
    case .function(let parameters, let result, _):
      var types: [SwiftType] = []
      for parameter in parameters {
        let type = try resolve(parameter)
        if case .reference = parameter.kind {
          types.append(.lent(type))
        } else {
          types.append(type)
        }
      }
      return .function(types, try resolve(result))
    case .metatype(let type): return .metatype(try resolve(type))
    case .composition(let parts):
      var types: [Nominal] = []
      for part in parts {
        guard let nominal = try resolve(part).nominal else { continue }
        if nominal.kind == .class { return nominal.type }
        types.append(nominal)
      }
      return .nominal(composition(types, at: reference.at))
    case .named(let name, let arguments):
      var types: [SwiftType] = []
      for argument in arguments { types.append(try resolve(argument)) }
      return try resolve(name, types, at: reference.at)
    }
  }

  /// The protocol that several protocols together are.
  private func composition(_ types: [Nominal], at position: Position) -> Nominal {
    let made = Nominal(
      types.map(\.name).joined(separator: " & "), .protocol, isLibrary: true, at: position,
      in: program)
    made.protocols = types
    made.isComposition = true
    made.isClassBound = types.contains(where: \.isClassBound)
    return made
  }

  private static let simple: [String: SwiftType] = [
    "Void": .void, "Never": .never, "Bool": .bool, "String": .string, "Character": .character,
    "Double": .double, "Float": .float, "CGFloat": .cgFloat, "Any": .any, "AnyObject": .anyObject,
    "AnyClass": .metatype(.anyObject), "Selector": .selector, "TimeInterval": .double,
    "NSInteger": .integer, "NSString": .string, "Substring": .string, "NSNumber": .any,
    "AnyHashable": .any, "StaticString": .string, "CFTimeInterval": .double,
  ]

  private func resolve(
    _ name: String, _ arguments: [SwiftType], at position: Position
  ) throws(Finding) -> SwiftType {
    if let type = generics[name] { return type }
    if name == "Self", let owner {
      return owner.kind == .protocol ? .generic("Self", owner.type) : owner.type
    }
    // A type that is declared within the one at hand, or within one that is round it.
    var around = owner
    while let type = around {
      for nominal in type.lineage {
        if let found = memberType(name, of: nominal) { return applied(found, arguments) }
      }
      around = type.outer
    }
    if let type = body.type(name) { return type }
    if let nominal = program.type(name) { return applied(nominal.type, arguments) }
    if let type = program.alias(name) { return type }
    if let type = Self.simple[name] { return type }
    if let kind = IntegerKind(rawValue: name) { return .int(kind) }
    switch (name, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Array", 0): return .array(.generic("$Element", nil))
    case ("Set", 0): return .set(.generic("$Element", nil))
    case ("Dictionary", 0): return .dictionary(.generic("$Key", nil), .generic("$Value", nil))
    case ("Optional", 0): return .optional(.generic("$Wrapped", nil))
    case ("Set", 1): return .set(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Range", 1): return .range(arguments[0], isClosed: false)
    case ("ClosedRange", 1): return .range(arguments[0], isClosed: true)
    default: break
    }
    if name.contains(".") {
      let parts = name.split(separator: ".").map(String.init)
      var type = try resolve(parts[0], [], at: position)
      for part in parts.dropFirst() {
        guard let nominal = type.nominal, let next = memberType(part, of: nominal) else {
          throw Finding("'\(type.written)' has no type '\(part)'.", at: position)
        }
        type = next
      }
      return applied(type, arguments)
    }
    throw Finding(
      "There is no type '\(name)'\(didYouMean(name, among: typeNames)).", at: position)
  }

  private var typeNames: [String] {
    Array(program.types.keys) + Array(program.library?.types.keys ?? [:].keys)
      + Array(Self.simple.keys)
  }

  private func applied(_ type: SwiftType, _ arguments: [SwiftType]) -> SwiftType {
    guard case .nominal(let nominal, _) = type, !arguments.isEmpty else { return type }
    return .nominal(nominal, arguments)
  }

  private func memberType(_ name: String, of nominal: Nominal) -> SwiftType? {
    for member in (nominal.members[name] ?? []) + (program.extensions[nominal]?[name] ?? []) {
      switch member {
      case .type(let type): return type.type
      case .alias(let type): return type
      default: break
      }
    }
    return nil
  }
}

/// The function, method or closure that is checked: its variables.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class Body: @unchecked Sendable {
  let parent: Body?
  let isStatic: Bool
  var result: SwiftType
  /// Of a closure, what it captures.
  let closure: ClosureBody?
  var scopes: [[String: Local]] = [[:]]
  var functions: [[String: LocalFunction]] = [[:]]
  var types: [String: SwiftType] = [:]
  var slots = 1
  let sight = Sight()
  var selfVariable: Local?
  var isMain = false
  var isInitializer = false
  var isFailable = false
  var callsSuperInit = false
  /// Whether it is an initializer that calls another one of its type.
  var delegates = false
  /// The constants that were declared without a value.
  var unset: Set<ObjectIdentifier> = []
  /// Whether the result is known, as it is not of a closure before its body is checked.
  var knowsResult = true
  /// Where the variables lie that a closure captured, which outlive the scope that first named them.
  var capturedSlots: Set<Int> = []
  /// Loops and switches round the statement, by label.
  var loops: [Loop] = []
  var loopCount = 0
  /// The function's whole name.
  var name = ""

  init(_ parent: Body?, isStatic: Bool, result: SwiftType, closure: ClosureBody? = nil) {
    self.parent = parent
    self.isStatic = isStatic
    self.result = result
    self.closure = closure
  }

  /// A loop or a switch.
  struct Loop {
    let label: String?
    let number: Int
    let isLoop: Bool
    /// Whether it is another statement, which only its label leaves.
    let isLabelOnly: Bool
  }

  struct LocalFunction {
    let function: Function
    let variable: Local
  }

  func declare(
    _ name: String, _ type: SwiftType, isConstant: Bool, _ ownership: Ownership = .strong
  ) -> Local {
    let local = Local(name, type, slot: slots, isConstant: isConstant, ownership)
    slots += 1
    scopes[scopes.count - 1][name] = local
    sight.show(local, type)
    return local
  }

  /// The variable of a name, which a closure captures where it is one of a function round it.
  func find(_ name: String) -> Local? {
    for scope in scopes.reversed() { if let local = scope[name] { return local } }
    guard let parent, let closure, let outer = parent.find(name) else { return nil }
    return capture(outer, name, closure)
  }

  /// `self`, which a closure captures too.
  func findSelf() -> Local? {
    if let named = scopes.reversed().lazy.compactMap({ $0["self"] }).first { return named }
    if let selfVariable { return selfVariable }
    guard let parent, let closure, let outer = parent.findSelf() else { return nil }
    return capture(outer, "self", closure)
  }

  private func capture(_ outer: Local, _ name: String, _ closure: ClosureBody) -> Local {
    outer.isCaptured = true
    let inner = Local(
      name, outer.type, slot: slots, isConstant: outer.isConstant, outer.ownership)
    inner.isCaptured = true
    capturedSlots.insert(slots)
    slots += 1
    scopes[0][name] = inner
    sight.show(inner, outer.type, stays: true)
    closure.captures.append((outer, inner))
    return inner
  }

  func findFunction(_ name: String) -> LocalFunction? {
    for scope in functions.reversed() { if let function = scope[name] { return function } }
    guard let parent, let found = parent.findFunction(name) else { return nil }
    guard let variable = find(found.variable.name) else { return nil }
    return LocalFunction(function: found.function, variable: variable)
  }

  /// What `#function` is.
  var function: String { name.isEmpty ? parent?.function ?? "main" : name }

  func type(_ name: String) -> SwiftType? { types[name] ?? parent?.type(name) }

  /// The slots of the variables that were declared since there were `first`, the last one first.
  func ownSlots(since first: Int) -> [Int] {
    (first..<max(first, slots)).reversed().filter { !capturedSlots.contains($0) }
  }

  func pushScope() {
    scopes.append([:])
    functions.append([:])
    sight.push()
  }

  func popScope() {
    _ = scopes.popLast()
    _ = functions.popLast()
    sight.pop()
  }
}
