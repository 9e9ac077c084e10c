import SourceCode
import Syntax

extension Checker {
  // MARK: Types

  /// Makes the types, then says what they inherit, then what they have.
  func declareTypes(_ declarations: [TypeDecl], in outer: Nominal?) {
    var pairs: [(TypeDecl, Nominal)] = []
    for declaration in declarations
    where declaration.kind != .extension && declaration.kind != .typealias {
      let nominal = Nominal(
        declaration.name, declaration.kind, isLibrary: isLibrary, at: declaration.at,
        in: program)
      nominal.generics = declaration.generics
      nominal.outer = outer
      if let outer {
        add(.type(nominal), named: declaration.name, to: outer)
      } else {
        if program.types[declaration.name] != nil {
          report(Finding("There are two types '\(declaration.name)'.", at: declaration.at))
        }
        program.types[declaration.name] = nominal
      }
      pairs.append((declaration, nominal))
    }
    for declaration in declarations where declaration.kind == .typealias {
      within(outer, declaration.generics) {
        attempt(at: declaration.at) { () throws(Finding) in
          let type = try self.resolve(declaration.inherits[0])
          if let outer {
            self.add(.alias(type), named: declaration.name, to: outer)
          } else {
            self.program.aliases[declaration.name] = type
          }
        }
      }
    }
    // Types within types come before what uses them.
    for (declaration, nominal) in pairs {
      declareTypes(nested(declaration), in: nominal)
    }
    for (declaration, nominal) in pairs { inherit(declaration, nominal) }
    for (declaration, nominal) in ordered(pairs) { declareMembers(declaration, of: nominal) }
    for declaration in declarations where declaration.kind == .extension { extend(declaration) }
  }

  private func nested(_ declaration: TypeDecl) -> [TypeDecl] {
    declaration.members.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  /// Superclasses before their subclasses.
  private func ordered(_ pairs: [(TypeDecl, Nominal)]) -> [(TypeDecl, Nominal)] {
    pairs.enumerated().sorted { a, b in
      let (x, y) = (a.element.1.lineage.count, b.element.1.lineage.count)
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  /// Checks something as a part of a type.
  func within(_ nominal: Nominal?, _ generics: [Generic] = [], _ check: () -> Void) {
    let (before, placeholders) = (owner, self.generics)
    owner = nominal ?? owner
    var around = nominal?.outer
    while let outer = around {
      for generic in outer.generics where self.generics[generic.name] == nil { declare(generic) }
      around = outer.outer
    }
    for generic in (nominal?.generics ?? []) + generics { declare(generic) }
    check()
    (owner, self.generics) = (before, placeholders)
  }

  private func declare(_ generic: Generic) {
    var bound: SwiftType?
    if let reference = generic.bound { bound = try? resolve(reference) }
    // What the library does with a placeholder's values never depends on what they are.
    generics[generic.name] = .generic((isLibrary ? "$" : "") + generic.name, bound)
  }

  private func inherit(_ declaration: TypeDecl, _ nominal: Nominal) {
    within(nominal) {
      for reference in declaration.inherits {
        attempt(at: reference.at) { () throws(Finding) in
          if case .named("AnyObject", _) = reference.kind {
            nominal.isClassBound = true
            return
          }
          if case .named("class", _) = reference.kind { return }
          if case .named(let name, _) = reference.kind, Self.markers.contains(name) {
            if name == "Error" {
              nominal.protocols.append(contentsOf: self.program.type("Error").map { [$0] } ?? [])
            }
            return
          }
          let type = try self.resolve(reference)
          switch type {
          case .nominal(let other, _) where other.kind == .class && nominal.kind == .class:
            guard !other.lineage.contains(nominal) else {
              throw Finding("'\(nominal.name)' inherits from itself.", at: reference.at)
            }
            nominal.superclass = other
          case .nominal(let other, _) where other.kind == .protocol:
            nominal.protocols.append(other)
            if other.isClassBound, nominal.kind == .protocol { nominal.isClassBound = true }
          case _ where nominal.kind == .enum: nominal.rawType = type
          default:
            throw Finding(
              "'\(nominal.name)' can't inherit from '\(type.written)'.", at: reference.at)
          }
        }
      }
    }
  }

  /// Protocols that say what the checker knows by itself.
  private static let markers: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CaseIterable", "Codable", "Decodable", "Encodable",
    "Sendable", "NSCoding", "NSCopying", "RawRepresentable", "Identifiable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "UIAppearanceContainer", "Copyable",
    "AdditiveArithmetic", "Numeric", "BinaryInteger", "FloatingPoint", "StringProtocol",
    "LosslessStringConvertible",
  ]

  // MARK: Members

  private func declareMembers(_ declaration: TypeDecl, of nominal: Nominal) {
    within(nominal) {
      if let superclass = nominal.superclass {
        nominal.stored = superclass.stored
        nominal.inheritedCount = superclass.stored.count
        nominal.overridesProperties = superclass.overridesProperties
      }
      for member in declaration.members { declare(member, of: nominal, isExtension: false) }
      finishElements(nominal, declaration)
      addInitializer(to: nominal)
    }
  }

  /// The `init()` that a class without initializers and superclass has.
  private func addInitializer(to nominal: Nominal) {
    guard nominal.kind == .class, nominal.superclass == nil, !nominal.hasOwnInitializer, !isLibrary
    else { return }
    let function = Function(
      .initializer, "init", [], nominal.type, isStatic: false, owner: nominal, at: nominal.at,
      in: program)
    function.slots = 1
    function.body = { machine, frame throws(Halt) in
      try machine.runInitialValues(of: frame.slots[0], in: nominal)
      frame.result = frame.slots[0]
      return .back
    }
    add(.method(function), named: "init", to: nominal)
    addMethod(function, to: nominal)
  }

  private func extend(_ declaration: TypeDecl) {
    attempt(at: declaration.at) { () throws(Finding) in
      let type: SwiftType
      let stands: [String: String] = [
        "Sequence": "$Array", "Collection": "$Array", "BidirectionalCollection": "$Array",
        "RandomAccessCollection": "$Array", "StringProtocol": "$String", "BinaryInteger": "$Int",
        "Numeric": "$Int", "FloatingPoint": "$Double", "BinaryFloatingPoint": "$Double",
      ]
      if let nominal = self.program.type(stands[declaration.name] ?? declaration.name) {
        type = nominal.type
      } else if Self.markers.contains(declaration.name) {
        throw Finding("Extensions of '\(declaration.name)' are not run.", at: declaration.at)
      } else {
        type = try self.resolve(TypeRef(.named(declaration.name, []), at: declaration.at))
      }
      guard let nominal = type.nominal ?? self.wrapper(for: type) else {
        throw Finding("Extensions of '\(declaration.name)' are not run.", at: declaration.at)
      }
      self.declareTypes(self.nested(declaration), in: nominal)
      self.within(nominal) {
        for reference in declaration.inherits {
          if case .nominal(let other, _)? = try? self.resolve(reference), other.kind == .protocol {
            self.adopt(other, nominal, at: reference.at)
          }
        }
        for constraint in declaration.constraints {
          guard let type = try? self.resolve(constraint.type) else { continue }
          let own =
            constraint.isSame
            ? type : SwiftType.generic((nominal.isLibrary ? "$" : "") + constraint.name, type)
          if constraint.isSame || self.generics[constraint.name] != nil {
            self.generics[constraint.name] = own
          }
        }
        for member in declaration.members { self.declare(member, of: nominal, isExtension: true) }
      }
    }
  }

  /// Notes that an extension makes a type conform to a protocol. What the library declares is shared by all
  /// programs and never changes, so that one of its types is noted with the program's own protocol.
  private func adopt(_ adopted: Nominal, _ nominal: Nominal, at position: Position) {
    guard nominal.isLibrary, !isLibrary else { return nominal.protocols.append(adopted) }
    guard !adopted.isLibrary else {
      if !nominal.conforms(to: adopted) {
        report(
          Finding("Making '\(nominal.name)' conform to '\(adopted.name)' is not run.", at: position)
        )
      }
      return
    }
    adopted.adopters.insert(nominal)
    program.adopted[nominal, default: []].append(adopted)
  }

  /// What `self` is in a type: for what holds the members of a type of the language, that type.
  func selfType(of nominal: Nominal) -> SwiftType {
    switch nominal.name {
    case "$Array": .array(generics["Element"] ?? .generic("$Element", nil))
    case "$Set": .set(generics["Element"] ?? .generic("$Element", nil))
    case "$Dictionary":
      .dictionary(
        generics["Key"] ?? .generic("$Key", nil), generics["Value"] ?? .generic("$Value", nil))
    case "$Optional": .optional(generics["Wrapped"] ?? .generic("$Wrapped", nil))
    case "$String": .string
    case "$Character": .character
    case "$Bool": .bool
    case "$Int": .integer
    case "$Double": .double
    case "$CGFloat": .cgFloat
    case "$Float": .float
    default: nominal.type
    }
  }

  /// The type of the library that holds what is added to a type of the language.
  func wrapper(for type: SwiftType) -> Nominal? {
    let name: String
    switch type {
    case .string: name = "String"
    case .bool: name = "Bool"
    case .int: name = "Int"
    case .double: name = "Double"
    case .cgFloat: name = "CGFloat"
    case .float: name = "Float"
    case .character: name = "Character"
    case .array: name = "Array"
    case .optional: name = "Optional"
    default: return nil
    }
    return program.type("$" + name)
  }

  /// Notes a member where the program finds it: with its type or, for one of the library's, beside it.
  func add(_ member: Member, named name: String, to nominal: Nominal) {
    if nominal.isLibrary, !isLibrary {
      program.extensions[nominal, default: [:]][name, default: []].append(member)
    } else {
      nominal.members[name, default: []].append(member)
    }
  }

  private func addMethod(_ function: Function, to nominal: Nominal) {
    if let other = nominal.table[function.key], other.owner === nominal, !other.isRequirement,
      other.parameters.map(\.type) != function.parameters.map(\.type)
    {
      function.isOverload = true
      return
    }
    if nominal.isLibrary, !isLibrary {
      program.addedMethods[nominal, default: [:]][function.key] = function
    } else {
      nominal.table[function.key] = function
    }
  }

  private func declare(_ member: TypeDecl.Member, of nominal: Nominal, isExtension: Bool) {
    switch member {
    case .type: break
    case .element(let element):
      attempt(at: element.at) { () throws(Finding) in
        var payload: [SwiftType.TupleElement] = []
        for part in element.payload {
          payload.append(.init(label: part.label, type: try self.resolve(part.type)))
        }
        let made = EnumElement(name: element.name, index: nominal.elements.count, payload: payload)
        nominal.elements.append(made)
        nominal.members[element.name, default: []].append(.element(made))
      }
    case .function(let function):
      attempt(at: function.at) { () throws(Finding) in
        let made = try self.declare(function, in: nominal)
        switch made.kind {
        case .deinitializer: nominal.deinitializer = made
        case .initializer, .failableInitializer:
          if !isExtension, !made.isConvenience || nominal.kind != .class {
            nominal.hasOwnInitializer = true
          }
          self.add(.method(made), named: "init", to: nominal)
          self.addMethod(made, to: nominal)
        case .subscripting: self.add(.method(made), named: "subscript", to: nominal)
        case .function:
          if made.isRequirement { nominal.requirements.insert(made.key) }
          try self.checkOverride(made, of: nominal)
          self.add(.method(made), named: made.name, to: nominal)
          if !made.isStatic || nominal.kind == .class { self.addMethod(made, to: nominal) }
        }
      }
    case .variables(let variables):
      for binding in variables.bindings {
        attempt(at: variables.at) { () throws(Finding) in
          try self.declare(binding, variables, of: nominal, isExtension: isExtension)
        }
      }
    }
  }

  /// Says of an override that UIKit calls and the model does not that it does not run: of what only looks, as
  /// the status bar does, in a remark, and of the rest by refusing it.
  private func checkIsCalled(
    _ name: String, of nominal: Nominal, at position: Position
  ) throws(Finding) {
    guard nominal.libraryClass?.lineage.contains(where: { $0.name == "UIResponder" }) == true else {
      return
    }
    if ["sendEvent(_:)", "safeAreaInsetsDidChange()", "setNeedsDisplay()"].contains(name) {
      throw Finding(
        "UIKit calls '\(name)' and this model does not, so that the override would never run.",
        at: position)
    }
    let looks = [
      "prefersStatusBarHidden", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
      "shouldAutorotate",
    ]
    if looks.contains(name) {
      program.remarks.append("\(nominal.name)'s '\(name)' is not asked in this model.")
    }
  }

  /// Refuses an `override` of what is not there, which would never be called.
  private func checkOverride(_ function: Function, of nominal: Nominal) throws(Finding) {
    guard !isLibrary, function.isOverride, let superclass = nominal.superclass else { return }
    try checkIsCalled(function.fullName, of: nominal, at: function.at)
    guard program.method(function.key, of: superclass) == nil else { return }
    let names = superclass.lineage.flatMap { $0.members.values.flatMap { $0 } }
      .compactMap { if case .method(let method) = $0 { method.fullName } else { nil } }
    throw Finding(
      "'\(function.fullName)' overrides nothing that is known of '\(superclass.name)'\(didYouMean(function.fullName, among: names)).",
      at: function.at)
  }

  private func finishElements(_ nominal: Nominal, _ declaration: TypeDecl) {
    guard nominal.kind == .enum, let raw = nominal.rawType else { return }
    var next = 0
    var index = 0
    for member in declaration.members {
      guard case .element(let element) = member, index < nominal.elements.count else { continue }
      var value: Value = raw == .string ? .string(element.name) : .int(next)
      if let written = element.raw {
        switch written.kind {
        case .integer(let number): value = raw.isFloating ? .double(Double(number)) : .int(number)
        case .decimal(let number): value = .double(number)
        case .string(let parts):
          value = .string(parts.map { if case .text(let text) = $0 { text } else { "" } }.joined())
        default: report(Finding("A raw value is a literal.", at: element.at))
        }
      }
      if case .int(let number) = value { next = number &+ 1 }
      nominal.elements[index].raw = value
      let made = nominal.elements[index]
      nominal.members[made.name] = [.element(made)]
      index += 1
    }
  }

  // MARK: Properties

  private func declare(
    _ binding: VariableDecl.Binding, _ variables: VariableDecl, of nominal: Nominal,
    isExtension: Bool
  ) throws(Finding) {
    guard case .name(let name, _) = binding.pattern.kind else {
      throw Finding("A property is declared by its name.", at: binding.pattern.at)
    }
    let modifiers = variables.modifiers
    let isLazy = modifiers.words.contains("lazy")
    var type: SwiftType?
    if let reference = binding.type { type = try resolve(reference) }
    let isInferred = type == nil && binding.value != nil
    if isInferred { type = .never }
    guard var type else { throw Finding("'\(name)' needs a type.", at: variables.at) }
    if modifiers.ownership == .weak, type.wrapped == nil { type = .optional(type) }
    let property = Property(
      name, type, isStatic: modifiers.isStatic, isConstant: variables.isConstant,
      modifiers.ownership, isLazy: isLazy, owner: nominal, at: variables.at, in: program)
    try checkAccessors(binding.accessors, of: property, nominal)
    if let native = Library.property(name, of: nominal), isLibrary { property.native = native }
    if nominal.kind == .protocol, property.getter == nil {
      property.native = requirement(property, nominal)
    }
    if modifiers.isOverride, !isLibrary, !property.isStatic {
      if property.getter == nil { property.isObserver = true }
      guard let superclass = nominal.superclass, find(name, in: superclass, isStatic: false) != nil
      else {
        throw Finding(
          "'\(name)' overrides nothing that is known of '\(nominal.superclass?.name ?? "nothing")'\(didYouMean(name, among: nominal.superclass.map { memberNames(of: $0.type) } ?? [])).",
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
        if isLazy {
          body.selfVariable = Local("self", self.selfType(of: nominal), slot: 0, isConstant: true)
        }
        self.body = body
        self.attempt(at: variables.at) { () throws(Finding) in
          let code = try self.checkValue(value, as: property.type.asVariable, named: name)
          property.initial = self.framed(code, body)
        }
      }
    }
  }

  /// Code with a frame of its own, whose `self` is the frame's that it is called with.
  func framed(_ code: @escaping Code, _ body: Body) -> Code {
    { machine, outer throws(Halt) in
      let frame = Frame(body.slots)
      let value = outer.slots.isEmpty ? .unset : outer.slots[0]
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

  /// Infers a property's type when it is first needed, at the latest after all declarations.
  private func inferLater(_ property: Property, _ value: Expr) {
    untyped[ObjectIdentifier(property)] = Initializer(
      value: value, owner: owner, generics: generics)
    inferred.append(property)
  }

  /// Infers the type of a property that only its value tells.
  func inferType(of property: Property) throws(Finding) {
    guard let initializer = untyped.removeValue(forKey: ObjectIdentifier(property)) else { return }
    let before = (owner, generics)
    defer { (owner, generics) = before }
    (owner, generics) = (initializer.owner, initializer.generics)
    let type = try propertyType(of: initializer.value)
    guard type != .null, type != .empty else {
      throw Finding(
        "The type of '\(property.name)' can't be told here; give its type.",
        at: initializer.value.at)
    }
    property.type = property.ownership == .weak && type.wrapped == nil ? .optional(type) : type
    for accessor in [property.setter, property.willSet, property.didSet] {
      accessor?.parameters[0].type = property.type
    }
  }

  /// The type of a property that its value tells.
  private func propertyType(of value: Expr) throws(Finding) -> SwiftType {
    let before = body
    defer { body = before }
    let probe = Body(nil, isStatic: false, result: .void)
    if let owner { probe.selfVariable = Local("self", owner.type, slot: 0, isConstant: true) }
    body = probe
    return try check(value, expecting: nil).type.asVariable
  }

  private func checkAccessors(
    _ accessors: VariableDecl.Accessors?, of property: Property, _ nominal: Nominal?
  ) throws(Finding) {
    guard let accessors, !accessors.isRequirement else { return }
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
      checkLater(function, accessor.body, nominal)
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

  /// A property that a protocol requires: the one of the object's own type.
  private func requirement(_ property: Property, _ nominal: Nominal) -> NativeProperty {
    let name = property.name
    return NativeProperty(
      get: { machine, receiver throws(Halt) in try machine.property(name, of: receiver) },
      set: { machine, receiver, value throws(Halt) in
        try machine.setProperty(name, of: receiver, value)
      })
  }

  func declareGlobals(_ variables: VariableDecl) {
    for binding in variables.bindings {
      attempt(at: variables.at) { () throws(Finding) in
        guard case .name(let name, _) = binding.pattern.kind else { return }
        var type: SwiftType?
        if let reference = binding.type { type = try self.resolve(reference) }
        if type == nil, let value = binding.value {
          // A type that hangs on other globals is told when the statement is reached.
          type = try? self.check(value, expecting: nil).type.asVariable
        }
        guard let type else { return }
        let property = Property(
          name, type, isStatic: true, isConstant: variables.isConstant,
          variables.modifiers.ownership,
          isLazy: false, owner: nil, at: variables.at, in: self.program)
        try self.checkAccessors(binding.accessors, of: property, nil)
        if property.getter == nil {
          property.slot = self.program.globalCount
          self.program.globalCount += 1
        }
        self.program.globals[name] = property
      }
    }
  }

  // MARK: Functions

  func declare(_ declaration: FunctionDecl, in nominal: Nominal?) throws(Finding) -> Function {
    var result: Result<Function, Finding>?
    within(nil, declaration.generics) {
      do throws(Finding) {
        result = .success(try made(declaration, nominal))
      } catch { result = .failure(error) }
    }
    switch result {
    case .success(let function)?: return function
    case .failure(let finding)?: throw finding
    case nil: throw Finding("It can't be read.", at: declaration.at)
    }
  }

  private func made(_ declaration: FunctionDecl, _ nominal: Nominal?) throws(Finding) -> Function {
    var parameters: [Function.Parameter] = []
    for parameter in declaration.parameters {
      var isInout = false
      if case .reference = parameter.type.kind { isInout = true }
      parameters.append(
        .init(
          label: parameter.label, name: parameter.name, type: try resolve(parameter.type),
          standard: nil, hasStandard: parameter.standard != nil, isVariadic: parameter.isVariadic,
          isInout: isInout, isAutoclosure: parameter.isAutoclosure))
    }
    var type = SwiftType.void
    if let written = declaration.result { type = try resolve(written) }
    let isInitializer = declaration.kind == .initializer || declaration.kind == .failableInitializer
    if isInitializer, let nominal {
      type = declaration.kind == .initializer ? nominal.type : .optional(nominal.type)
    }
    let function = Function(
      declaration.kind, declaration.name, parameters, type,
      isStatic: declaration.modifiers.isStatic || nominal == nil || isOperator(declaration.name),
      owner: nominal, at: declaration.at, in: program)
    function.generics = declaration.generics
    function.isThrowing = declaration.isThrowing
    function.isMutating = declaration.modifiers.isMutating
    function.isOverride = declaration.modifiers.isOverride
    function.isConvenience = declaration.modifiers.words.contains("convenience")
    function.isRequirement = nominal?.kind == .protocol && declaration.body == nil
    let defaults = declaration.parameters.map(\.standard)
    if defaults.contains(where: { $0 != nil }) { checkDefaults(defaults, of: function) }
    if isLibrary {
      function.isLibrary = true
      if declaration.body == nil {
        Library.bind(function, of: nominal)
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
    checkLater(made, setter.body, nominal)
    if let nominal { add(.method(made), named: "subscript=", to: nominal) }
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
          self.body = body
          self.attempt(at: value.at) { () throws(Finding) in
            let code = try self.checkValue(value, as: function.parameters[index].type)
            function.parameters[index].standard = self.framed(code, body)
          }
        }
      }
    }
  }

  /// Checks a function's body once all declarations are known.
  func checkLater(_ function: Function, _ statements: [Stmt], _ nominal: Nominal?) {
    let (owner, generics) = (nominal ?? self.owner, self.generics)
    later.append {
      self.restoring(owner, generics) { self.checkBody(function, statements, nominal) }
    }
  }

  private func checkBody(_ function: Function, _ statements: [Stmt], _ nominal: Nominal?) {
    let isFailable = function.kind == .failableInitializer
    let isInitializer = function.kind == .initializer || isFailable
    let body = Body(
      nil, isStatic: function.isStatic, result: isInitializer ? .void : function.result)
    body.name = function.fullName
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
      function.parameterVariables.append(
        body.declare(parameter.name, type, isConstant: !parameter.isInout))
    }
    self.body = body
    body.isInitializer = isInitializer
    body.isFailable = isFailable
    var statements = statements
    if statements.count == 1, function.result != .void, !isInitializer {
      // A body of one value returns it.
      switch statements[0].kind {
      case .value(let value): statements = [Stmt(.returning(value), at: statements[0].at)]
      case .branch(_, _, otherwise: _?), .choice: statements = [returning(statements[0])]
      default: break
      }
    }
    let code = checkBlock(statements, ownScope: true)
    function.slots = body.slots
    if isInitializer, let nominal, nominal.kind == .class {
      function.body = initializing(function, nominal, code, callsSuper: body.callsSuperInit)
    } else {
      function.body = code
    }
  }
}
