import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Declares functions, methods and subscripts, whose bodies are checked later.
extension Checker {
  func declare(_ declaration: FunctionDecl, in nominal: Nominal?) throws(Finding) -> Function {
    var result: Result<Function, Finding>?
    let (generics, lists) = try listing(declaration)
    within(nil, generics) {
      let constraints = self.constraints + constrain(declaration.constraints)
      do throws(Finding) {
        let function = try made(declaration, nominal, generics, lists)
        function.constraints = constraints
        result = .success(function)
      } catch { result = .failure(error) }
    }
    switch result {
    case .success(let function)?: return function
    case .failure(let finding)?: throw finding
    case nil: throw Finding("It can't be read.", at: declaration.at)
    }
  }

  private func made(
    _ declaration: FunctionDecl, _ nominal: Nominal?, _ generics: [Generic], _ lists: Set<String>
  ) throws(Finding) -> Function {
    var parameters: [Function.Parameter] = []
    let isOwnOperator = isOperator(declaration.name) && !isLibrary
    for parameter in declaration.parameters {
      var isInout = false
      if case .reference = parameter.type.kind { isInout = true }
      let list = try listType(parameter.type, lists)
      let type = if let list { list } else { try resolve(parameter.type) }
      parameters.append(
        .init(
          label: isOwnOperator ? nil : parameter.label, name: parameter.name, type: type,
          standard: nil,
          hasStandard: parameter.standard != nil, isVariadic: parameter.isVariadic,
          isInout: isInout, isAutoclosure: parameter.isAutoclosure,
          isEscaping: parameter.isEscaping || type.wrapped?.isFunction == true,
          isList: list != nil))
      parameters[parameters.count - 1].callSite = Function.Parameter.callSite(
        of: parameter.standard)
    }
    var type = SwiftType.void
    if let written = declaration.result { type = try resolve(written) }
    let isInitializer = declaration.kind == .initializer || declaration.kind == .failableInitializer
    if isInitializer, let nominal {
      type = nominal.kind == .protocol ? .generic("Self", nominal.type) : nominal.type
      if declaration.kind == .failableInitializer {
        type = declaration.modifiers.words.contains("init!") ? .implicit(type) : .optional(type)
      }
    }
    let function = Function(
      declaration.kind, declaration.name, parameters, type,
      isStatic: declaration.modifiers.isStatic || nominal == nil || isOperator(declaration.name),
      owner: nominal, at: declaration.at, in: program)
    function.generics = generics
    if nominal?.kind == .class, case .named("Self", _)? = declaration.result?.kind {
      function.returnsSelf = true
    }
    if !isLibrary, !isOperator(declaration.name) {
      let isOfValue = isInitializer && nominal?.kind != .class
      let own = generics + (isOfValue ? nominal?.generics ?? [] : [])
      function.typeParameters = own.map(\.name)
    }
    if isLibrary, isInitializer, let nominal,
      nominal.kind == .enum || ["AnyIterator", "AnySequence"].contains(nominal.name)
    {
      function.generics = nominal.generics
    }
    function.hasPlaceholders = nominal?.generics.isEmpty == false && function.type.isGeneric
    function.isThrowing = declaration.isThrowing
    function.isRethrowing = declaration.isRethrowing
    function.modifiers = declaration.modifiers
    if exposesMembers { function.modifiers.attributes.insert("objc") }
    function.isAsync = declaration.isAsync
    function.isolation = isolation(declaration.modifiers, of: nominal)
    // Code elsewhere creates an actor.
    if isInitializer, function.isolation == .actor { function.isolation = .none }
    function.extended = extended(nominal)
    function.isMutating = declaration.modifiers.isMutating
    if function.isAsync { try checkAsync(function, declaration.modifiers) }
    function.isConvenience = declaration.modifiers.isConvenience
    function.isRequirement = nominal?.kind == .protocol && declaration.body == nil
    let defaults = declaration.parameters.map(\.standard)
    if defaults.contains(where: { $0 != nil }) { checkDefaults(defaults, of: function) }
    if isLibrary {
      function.isLibrary = true
      if declaration.body == nil {
        natives?.bind(function, of: nominal)
        return function
      }
    }
    if let body = declaration.body {
      checkLater(function, body, nominal)
      if declaration.kind == .subscripting, let setter = declaration.setter {
        declareSetter(of: function, setter, nominal)
      }
    } else if !function.isRequirement {
      throw Finding("'\(function.fullName)' needs a body.", at: declaration.at)
    }
    return function
  }

  /// The type of `self` in an extension of a generic library type.
  func extended(_ nominal: Nominal?) -> SwiftType? {
    guard !isLibrary, let nominal, nominal.isLibrary, !nominal.generics.isEmpty else { return nil }
    return selfType(of: nominal)
  }

  /// The isolation of a member or a function.
  func isolation(_ modifiers: Modifiers, of nominal: Nominal?) -> Isolation {
    if modifiers.attributes.contains("_unsafeInheritExecutor") { return .caller }
    if let nominal, nominal.isActor, !modifiers.isStatic, modifiers.isOnMainActor == nil {
      return .actor
    }
    return modifiers.isOnMainActor ?? nominal?.isOnMainActor ?? false ? .mainActor : .none
  }

  /// Rejects async functions that can't be suspended with their state.
  private func checkAsync(_ function: Function, _ modifiers: Modifiers) throws(Finding) {
    guard modifiers.attributes.isDisjoint(with: ["objc", "IBAction"]) else {
      throw Finding(
        "An async method is not called by a selector here; start a 'Task' in the method.",
        at: function.at)
    }
    let isInitializer = function.kind != .function
    guard !isInitializer else {
      throw Finding(
        "An async initializer is not supported; write a static function.", at: function.at)
    }
    guard !function.isMutating, !function.parameters.contains(where: \.isInout) else {
      throw Finding(
        "An async function that changes a struct in place is not supported.", at: function.at)
    }
  }

  private func declareSetter(
    of function: Function, _ setter: VariableDecl.Accessor, _ nominal: Nominal?
  ) {
    let made = Function(
      .function, "subscript=",
      function.parameters + [
        .init(
          label: nil, name: setter.parameter ?? "newValue", type: function.result, standard: nil,
          hasStandard: false, isVariadic: false, isInout: false)
      ], .void, isStatic: false, owner: nominal, at: function.at, in: program)
    made.isMutating = nominal?.kind != .class
    made.modifiers = function.modifiers
    checkLater(made, setter.body, nominal, named: function.fullName)
    guard let nominal else { return }
    add(.method(made), named: "subscript=", to: nominal)
    addMethod(made, to: nominal)
  }

  func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? false
  }

  private func checkDefaults(_ defaults: [Expr?], of function: Function) {
    let (owner, generics) = (self.owner, self.generics)
    later.append {
      self.restoring(owner, generics) {
        for (index, value) in defaults.enumerated() {
          guard let value else { continue }
          let body = Body(nil, isStatic: true, result: .void)
          for name in function.typeParameters { self.declareType(of: name, in: body) }
          self.body = body
          self.attempt(at: value.at) { () throws(Finding) in
            let code = try self.checkValue(value, as: function.parameters[index].type)
            function.parameters[index].standard = self.framed(code, body)
          }
        }
      }
    }
  }

  /// Checks a function's body once all declarations are known. Within it, `#function` is its name or the given one.
  func checkLater(
    _ function: Function, _ statements: [Stmt], _ nominal: Nominal?, named name: String? = nil
  ) {
    let (owner, generics) = (nominal ?? self.owner, self.generics)
    if !isLibrary, function.fullName == Self.drawing, function.modifiers.isOverride {
      function.body = Drawing.body
      return
    }
    later.append {
      self.restoring(owner, generics) { self.checkBody(function, statements, nominal, name) }
    }
  }

  private func checkBody(
    _ function: Function, _ statements: [Stmt], _ nominal: Nominal?, _ name: String?
  ) {
    let isFailable = function.kind == .failableInitializer
    let isInitializer = function.kind == .initializer || isFailable
    let body = Body(
      nil, isStatic: function.isStatic, result: isInitializer ? .void : function.result)
    let ownName = function.kind == .deinitializer ? "deinit" : function.fullName
    (body.name, body.function) = (name ?? ownName, function)
    if let nominal {
      let own = selfType(of: nominal)
      let type: SwiftType = function.isStatic ? .metatype(own) : own
      let isVariable = (function.isMutating || isInitializer) && nominal.kind != .class
      let variable = Local("self", type, slot: 0, isConstant: !isVariable)
      body.selfVariable = variable
      function.selfVariable = variable
    }
    for parameter in function.parameters {
      let type = parameter.isVariadic ? SwiftType.array(parameter.type) : parameter.type.asVariable
      let variable = body.declare(parameter.name, type, isConstant: !parameter.isInout)
      if type.isFunction, !parameter.isEscaping, !parameter.isInout {
        nonEscaping.insert(ObjectIdentifier(variable))
      }
      if parameter.isList {
        views.insert(ObjectIdentifier(variable))
        slices.insert(ObjectIdentifier(variable))
      }
      function.parameterVariables.append(variable)
    }
    for name in function.typeParameters {
      function.parameterVariables.append(declareType(of: name, in: body))
    }
    self.body = body
    (body.isAsync, body.isolation) = (function.isAsync, function.isolation)
    body.handlesErrors = function.isThrowing
    body.isInitializer = isInitializer
    body.isFailable = isFailable
    var statements = statements
    if isFailable, statements.count == 1, case .value(let value) = statements[0].kind,
      case .null = value.kind
    {
      statements = [Stmt(.returning(value), at: statements[0].at)]
    }
    if statements.count == 1, function.result != .void, !isInitializer {
      // A body with a single expression returns it.
      switch statements[0].kind {
      case .value(let value):
        statements = [
          Stmt(.returning(value), at: statements[0].at, awaits: statements[0].awaits)
        ]
      case .branch(_, _, otherwise: _?), .choice: statements = [returning(statements[0])]
      default: break
      }
    }
    let code = checkBlock(statements, ownScope: true)
    checkLocals(of: statements, at: function.at)
    attempt(at: function.at) { () throws(Finding) in
      try self.checkEnding(of: statements, returning: body.result, at: function.at)
    }
    function.slots = body.slots
    function.levels = body.nesting.levels
    if isInitializer, let nominal, nominal.kind == .class {
      function.body = initializing(function, nominal, code, callsSuper: body.callsSuperInit)
    } else {
      function.body = code
    }
  }

  /// Declares the variable with the type of a placeholder.
  @discardableResult
  private func declareType(of name: String, in body: Body) -> Local {
    body.declare(
      Self.typeVariable(of: name), .metatype(generics[name] ?? .generic(name, nil)),
      isConstant: true)
  }

  /// Code with its own frame, whose `self` is taken from the caller's frame. It counts as a call's depth: a value
  /// may create another of its own type.
  func framed(_ code: @escaping Code, _ body: Body) -> Code {
    { machine, outer throws(Halt) in
      try machine.enter(body.nesting.levels)
      defer { machine.leave(body.nesting.levels) }
      let frame = Frame(body.slots)
      let value = outer.slots.isEmpty ? .unset : outer.slots[0]
      // A default value gets the types of the function's placeholders.
      for slot in 1..<max(1, min(outer.slots.count, body.slots)) {
        frame.slots[slot] = outer.slots[slot]
      }
      if body.selfVariable?.isCaptured == true {
        frame.slots[0] = .object(try machine.make(.variable, [value]))
      } else {
        frame.slots[0] = value
      }
      return try code(machine, frame)
    }
  }

  func restoring(_ owner: Nominal?, _ generics: [String: SwiftType], _ check: () -> Void) {
    let before = (self.owner, self.generics, body)
    (self.owner, self.generics) = (owner, generics)
    check()
    (self.owner, self.generics, body) = before
  }
}
