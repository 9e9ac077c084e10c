import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Local variables and functions.
extension Checker {
  func variables(_ declaration: VariableDecl) throws(Finding) -> Exec? {
    var parts: [Exec] = []
    let place = mark(declaration.at)
    if declaration.modifiers.words.contains("async") {
      return try children(declaration, at: declaration.at)
    }
    try refuseWrapper(of: declaration)
    for binding in declaration.bindings {
      let name: String? = if case .name(let name, _) = binding.pattern.kind { name } else { nil }
      if body.isMain, body.scopes.count == 1, let name, let property = program.globals[name] {
        if let exec = try globalVariable(property, binding) { parts.append(exec) }
        continue
      }
      guard binding.accessors == nil || binding.accessors?.get == nil else {
        throw Finding("Computed variables of functions are not supported.", at: place.at)
      }
      guard binding.accessors == nil else {
        throw Finding("Observers of a function's variables are not supported.", at: place.at)
      }
      var type: SwiftType?
      if let written = binding.type { type = completed(try resolve(written), by: binding.value) }
      guard let value = binding.value else {
        guard let type, let name else { throw Finding("It needs a type or a value.", at: place.at) }
        let local = body.declare(
          name, type.asVariable, isConstant: declaration.isConstant, declaration.modifiers.ownership
        )
        body.unset.insert(ObjectIdentifier(local))
        let start: Value = type.wrapped != nil ? .none : .unset
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.declare(local, start, frame)
            return .next
          })
        continue
      }
      let code: Code
      var (isView, isSlice) = (false, false)
      try checkEscape(of: value)
      defer { escapes = false }
      if let type {
        code = try checkValue(value, as: type, named: name)
      } else {
        if let name { nameHint = name }
        let typed = try check(value, expecting: nil)
        nameHint = nil
        guard typed.type != .empty, typed.type != .null else {
          throw Finding(
            "The type of '\(name ?? "it")' can't be inferred here; give its type.", at: place.at)
        }
        (code, type) = (typed.code, typed.type.asVariable)
        (isView, isSlice) = (typed.isView, typed.isSlice)
      }
      guard var type else { continue }
      if let name {
        let ownership = declaration.modifiers.ownership
        if ownership == .weak, type.wrapped == nil { type = .optional(type) }
        let local = body.declare(name, type, isConstant: declaration.isConstant, ownership)
        if isView { views.insert(ObjectIdentifier(local)) }
        if isSlice { slices.insert(ObjectIdentifier(local)) }
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.step(place, frame)
            let made = try code(machine, frame)
            try machine.declare(local, ownership == .strong ? made : made.weakened, frame)
            try machine.sweep()
            return .next
          })
      } else {
        let bind = try pattern(binding.pattern, type)
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.step(place, frame)
            _ = try bind(machine, frame, try code(machine, frame))
            return .next
          })
      }
    }
    return Control.sequence(parts)
  }

  /// A declared type such as `Set`, with the type arguments that a value gives it.
  func completed(_ type: SwiftType, by value: Expr?) -> SwiftType {
    guard let value, !isLibrary,
      type.placeholders.contains(where: { $0.hasPrefix("$") }) || leavesOwnOpen(type)
    else { return type }
    let known = findings
    defer { findings = known }
    return (try? check(value, expecting: type).type) ?? type
  }

  /// Whether a type is one of the program's generic types without its type arguments.
  private func leavesOwnOpen(_ type: SwiftType) -> Bool {
    guard let nominal = type.unwrapped.nominal, !nominal.generics.isEmpty else { return false }
    return type.unwrapped == nominal.type && owner !== nominal
  }

  /// Rejects variables that are read before they have a value, and constants that get a second one.
  func checkLocals(of statements: [Stmt], at position: Position, isScript: Bool = false) {
    guard !isLibrary else { return }
    var run = LocalInitialization(isScript: isScript, canEnd: { self.canEnd([$0]) })
    attempt(at: position) { () throws(Finding) in try run.check(statements) }
  }

  func globalVariable(
    _ property: Property, _ binding: VariableDecl.Binding
  ) throws(Finding) -> Exec? {
    guard let slot = property.slot else { return nil }
    let place = mark(property.at)
    let runsInOrder = scripts.contains(property.at.file)
    if runsInOrder {
      // Swift reads the variable's memory as it is, where no object is.
      let isObject = property.type.isReference
      property.initial = { [name = property.name] _, _ throws(Halt) in
        if isObject { throw .crash("'\(name)' is used before the line that gives it its value.") }
        throw .bound("'\(name)' is read before its declaration runs, which is not supported.")
      }
    }
    guard let value = binding.value else {
      guard runsInOrder, !property.isConstant, property.type.wrapped != nil else { return nil }
      return { machine, _ throws(Halt) in
        machine.globals[slot] = .none
        return .next
      }
    }
    let code = try checkValue(value, as: property.type.asVariable, named: property.name)
    if !runsInOrder { property.initial = framed(code, body) }
    let isWeak = property.ownership != .strong
    return { machine, frame throws(Halt) in
      if !runsInOrder, machine.isSet(global: slot) { return .next }
      try machine.step(place, frame)
      try machine.setGlobal(slot, isWeak, code, frame)
      try machine.sweep()
      return .next
    }
  }

  func localFunction(
    _ declaration: FunctionDecl, _ found: Body.LocalFunction
  ) throws(Finding) -> Exec {
    let parameters = declaration.parameters.map { ClosureExpr.Parameter($0.name, nil) }
    let closure = ClosureExpr([], parameters, nil, declaration.body ?? [], shorthandCount: 0)
    var types = found.function.parameters.map { $0.isVariadic ? SwiftType.array($0.type) : $0.type }
    if types.isEmpty { types = [] }
    let result = found.function.result
    let typed = try self.closure(
      closure, .function(types, declaration.isAsync ? .async(result) : result), at: declaration.at)
    let code = typed.code
    let variable = found.variable
    return { machine, frame throws(Halt) in
      // The function may call itself, so its variable is created before it.
      try machine.declare(variable, .unset, frame)
      machine.set(variable, try code(machine, frame), frame)
      return .next
    }
  }

  /// The signature of a local function; its body is checked as a closure.
  func signature(of declaration: FunctionDecl) throws(Finding) -> Function {
    guard declaration.generics.isEmpty else {
      throw Finding("Generic functions within functions are not supported.", at: declaration.at)
    }
    var parameters: [Function.Parameter] = []
    for parameter in declaration.parameters {
      if case .reference = parameter.type.kind {
        throw Finding("'inout' of functions within functions is not supported.", at: parameter.at)
      }
      var standard: Code?
      let type = try resolve(parameter.type)
      if let value = parameter.standard { standard = try checkValue(value, as: type) }
      parameters.append(
        .init(
          label: parameter.label, name: parameter.name, type: type, standard: standard,
          hasStandard: standard != nil, isVariadic: parameter.isVariadic, isInout: false))
      parameters[parameters.count - 1].callSite = Function.Parameter.callSite(
        of: parameter.standard)
    }
    var result = SwiftType.void
    if let written = declaration.result { result = try resolve(written) }
    let function = Function(
      .function, declaration.name, parameters, result, isStatic: true, owner: nil,
      at: declaration.at, in: program)
    function.isAsync = declaration.isAsync
    return function
  }
}
