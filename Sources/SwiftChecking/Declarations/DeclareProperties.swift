import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Declares the properties of types, and global variables.
extension Checker {
  func declare(
    _ binding: VariableDecl.Binding, _ variables: VariableDecl, of nominal: Nominal,
    isExtension: Bool, known: SwiftType? = nil
  ) throws(Finding) {
    guard case .name(let name, _) = binding.pattern.kind else {
      throw Finding("A property is declared by its name.", at: binding.pattern.at)
    }
    let modifiers = variables.modifiers
    let isLazy = modifiers.words.contains("lazy")
    var type = known
    if let reference = binding.type { type = try resolve(reference) }
    let isInferred = type == nil && binding.value != nil
    if isInferred { type = .never }
    guard var type else { throw Finding("'\(name)' needs a type.", at: variables.at) }
    if modifiers.ownership == .weak, type.wrapped == nil { type = .optional(type) }
    let property = Property(
      name, type, isStatic: modifiers.isStatic, isConstant: variables.isConstant,
      modifiers.ownership, isLazy: isLazy, owner: nominal, at: variables.at, in: program)
    property.modifiers = modifiers
    property.constraints = constraints
    if !isLibrary, modifiers.ownership != .strong, !isInferred, !isObject(type.unwrapped) {
      throw Finding(
        "'\(name)' can't be weak or unowned: '\(type.unwrapped.written)' is not a class.",
        at: variables.at)
    }
    let isolation = isolation(modifiers, of: nominal)
    try checkAccessors(binding.accessors, of: property, nominal, isolation)
    if let native = natives?.property(name, of: nominal) { property.native = native }
    if nominal.kind == .protocol, property.getter == nil {
      property.native = requirement(property, nominal)
    }
    if !modifiers.isOverride { try checkOverride(property, of: nominal) }
    if modifiers.isOverride, !isLibrary, !property.isStatic {
      guard binding.accessors != nil else {
        throw Finding(
          "'\(name)' overrides a property, so it can't be stored; give it 'get' or 'didSet'.",
          at: variables.at)
      }
      if property.getter == nil { property.isObserver = true }
      guard let superclass = nominal.superclass, find(name, in: superclass, isStatic: false) != nil
      else {
        throw Finding(
          "'\(name)' overrides no known member of '\(nominal.superclass?.name ?? "nothing")'\(didYouMean(name, among: nominal.superclass.map { memberNames(of: $0.type) } ?? [])).",
          at: variables.at)
      }
      try checkIsCalled(name, of: nominal, at: variables.at)
      nominal.overridingProperties[name] = property
      nominal.overridesProperties = true
    }
    if property.isStored {
      if property.isStatic {
        property.slot = program.globalCount
        program.globalCount += 1
      } else if isExtension {
        throw Finding("An extension can't have the stored property '\(name)'.", at: variables.at)
      } else if isLibrary,
        nominal.name.hasPrefix("$")
          || nominal.kind == .class && binding.value == nil && type.wrapped == nil && name != "name"
            && name != "handler" && name != "style"
      {
        throw Finding("The library's '\(nominal.name).\(name)' has no code.", at: variables.at)
      } else {
        property.slot = nominal.stored.count
        nominal.stored.append(property)
      }
    }
    add(.property(property), named: name, to: nominal)
    guard let value = binding.value else { return }
    if isInferred { inferLater(property, value) }
    property.isInitialized = true
    let owner = self.owner
    let generics = self.generics
    later.append {
      self.restoring(owner, generics) {
        let body = Body(nil, isStatic: !isLazy, result: property.type)
        body.isolation = isolation
        if isLazy {
          body.selfVariable = Local("self", self.selfType(of: nominal), slot: 0, isConstant: true)
        }
        self.body = body
        self.attempt(at: variables.at) { () throws(Finding) in
          try self.checkEscape(of: value)
          defer { self.escapes = false }
          let code = try self.checkValue(value, as: property.type.asVariable, named: name)
          property.initial = self.framed(code, body)
        }
      }
    }
  }

  /// Whether a variable of a type can be weak. Library protocols and placeholders are accepted.
  private func isObject(_ type: SwiftType) -> Bool {
    switch type {
    case .generic, .anyObject: true
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      nominal.isLibrary || nominal.isClassBound || nominal.modifiers.isExposed
        || nominal.protocols.contains { isObject($0.type) }
    default: type.nominal?.kind == .class
    }
  }

  private func checkAccessors(
    _ accessors: VariableDecl.Accessors?, of property: Property, _ nominal: Nominal?,
    _ isolation: Isolation
  ) throws(Finding) {
    guard let accessors, !accessors.isRequirement else { return }
    if accessors.get?.isAsync == true, property.isStatic {
      throw Finding("An async static property is not supported; write a function.", at: property.at)
    }
    func made(
      _ accessor: VariableDecl.Accessor?, _ parameters: [Function.Parameter], _ result: SwiftType
    )
      -> Function?
    {
      guard let accessor else { return nil }
      let function = Function(
        .function, property.name, parameters, result, isStatic: property.isStatic, owner: nominal,
        at: property.at, in: program)
      function.isMutating = !parameters.isEmpty && nominal?.kind != .class
      function.isAsync = accessor.isAsync
      function.isThrowing = accessor.isThrowing
      function.extended = extended(nominal)
      function.isolation = isolation
      checkLater(function, accessor.body, nominal, named: property.name)
      return function
    }
    func parameter(_ name: String) -> [Function.Parameter] {
      [
        .init(
          label: nil, name: name, type: property.type, standard: nil, hasStandard: false,
          isVariadic: false, isInout: false)
      ]
    }
    property.getter = made(accessors.get, [], property.type)
    property.setter = made(accessors.set, parameter(accessors.set?.parameter ?? "newValue"), .void)
    property.willSet = made(
      accessors.willSet, parameter(accessors.willSet?.parameter ?? "newValue"), .void)
    property.didSet = made(
      accessors.didSet, parameter(accessors.didSet?.parameter ?? "oldValue"), .void)
  }

  /// A property required by a protocol, which accesses the property of the value's own type.
  private func requirement(_ property: Property, _ nominal: Nominal) -> NativeProperty {
    NativeProperty(
      get: { machine, receiver throws(Halt) in try machine.required(property, of: receiver) },
      set: { machine, receiver, value throws(Halt) in
        var receiver = receiver
        try machine.setRequired(property, of: &receiver, value)
      })
  }

  /// Declares global variables, and returns whether all their types are known.
  func declareGlobals(_ variables: VariableDecl) -> Bool {
    var isWhole = true
    for binding in variables.bindings {
      attempt(at: variables.at) { () throws(Finding) in
        guard case .name(let name, _) = binding.pattern.kind else { return }
        try self.refuseWrapper(of: variables)
        var type: SwiftType?
        var (isView, isSlice) = (false, false)
        if let reference = binding.type {
          type = self.completed(try self.resolve(reference), by: binding.value)
        }
        // It was declared earlier, when another variable of the same declaration was not.
        if self.program.globals[name]?.at == variables.at { return }
        if type == nil, let value = binding.value,
          let typed = try? self.check(value, expecting: nil)
        {
          type = typed.type.asVariable
          (isView, isSlice) = (typed.isView, typed.isSlice)
        }
        guard var type else {
          isWhole = false
          return
        }
        if variables.modifiers.ownership == .weak, type.wrapped == nil { type = .optional(type) }
        let property = Property(
          name, type, isStatic: true, isConstant: variables.isConstant,
          variables.modifiers.ownership,
          isLazy: false, owner: nil, at: variables.at, in: self.program)
        try self.checkAccessors(
          binding.accessors, of: property, nil, self.isolation(variables.modifiers, of: nil))
        property.isInitialized = binding.value != nil
        if property.getter == nil {
          property.slot = self.program.globalCount
          self.program.globalCount += 1
        }
        (property.isView, property.isSlice) = (isView, isSlice)
        self.program.globals[name] = property
      }
      if binding.type != nil {
        lost.formUnion(binding.pattern.names.filter { program.globals[$0] == nil })
      }
    }
    return isWhole
  }
}
