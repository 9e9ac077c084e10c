import SourceCode
import Syntax

extension Checker {
  /// Checks a value and converts it to a type; `named` is what an object that it makes may be called.
  func checkValue(_ expr: Expr, as type: SwiftType, named name: String? = nil) throws(Finding)
    -> Code
  {
    if let name, !name.isEmpty { self.nameHint = name }
    defer { nameHint = nil }
    return try convert(try check(expr, expecting: type), to: type, at: expr.at)
  }

  /// Checks a value; `expecting` is the type that it is wanted for, which helps where it tells none by itself.
  func check(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    let wanted = expecting?.unwrapped
    switch expr.kind {
    case .integer(let number): return try integer(number, wanted, at: expr.at)
    case .decimal(let number):
      let type = wanted.flatMap { $0.isFloating ? $0 : nil } ?? .double
      let value = type == .float ? Double(Float(number)) : number
      return Typed(type) { _, _ throws(Halt) in .double(value) }
    case .bool(let value): return Typed(.bool) { _, _ throws(Halt) in .bool(value) }
    case .null:
      return Typed(.null) { _, _ throws(Halt) in .none }
    case .string(let parts): return try string(parts, wanted)
    case .name(let name): return try self.name(name, expecting: expecting, at: expr.at)
    case .implicitMember(let name):
      return try implicitMember(name, nil, expecting: wanted, at: expr.at)
    case .member(let base, let name):
      if name == "init" || name.hasPrefix("init("),
        let typed = try initializerValue(base, name, wanted, at: expr.at)
      {
        return typed
      }
      return try memberValue(base, name, at: expr.at)
    case .call(let callee, let arguments):
      return try call(callee, arguments, expecting: expecting, at: expr.at)
    case .element(let base, let arguments): return try element(base, arguments, at: expr.at)
    case .tuple(let arguments): return try tuple(arguments, wanted: expecting, at: expr.at)
    case .array(let values): return try array(values, wanted, at: expr.at)
    case .dictionary(let pairs): return try dictionary(pairs, wanted, at: expr.at)
    case .closure(let closure): return try self.closure(closure, wanted, at: expr.at)
    case .prefix(let sign, let value):
      return try prefix(sign, value, expecting: wanted, at: expr.at)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, expecting: expecting, at: expr.at)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, expecting: expecting, at: expr.at)
    case .assign(let sign, let target, let value):
      return try assign(sign, target, value, at: expr.at)
    case .cast(let value, let type, let cast): return try self.cast(value, type, cast, at: expr.at)
    case .isType(let value, let reference):
      let typed = try check(value, expecting: nil)
      let type = try resolve(reference)
      if case .generic(let name, _) = type, !name.hasPrefix("$") {
        let cast = try castToPlaceholder(value, name, type, .optional, at: expr.at).code
        return Typed(.bool) { machine, frame throws(Halt) in
          .bool(!(try cast(machine, frame).isNone))
        }
      }
      let code = try convert(typed, to: .any, at: expr.at)
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(machine.dynamicCast(try code(machine, frame), to: type) != nil)
      }
    case .chain(let value):
      _ = value
      return try chain { () throws(Finding) in try self.checkBase(expr) }
    case .force: return try chain { () throws(Finding) in try self.checkBase(expr) }
    case .attempt(let attempt, let value):
      return try self.attempt(attempt, value, expecting, at: expr.at)
    case .selector(let value): return try selector(value, at: expr.at)
    case .type(let reference):
      let type = try resolve(reference)
      return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) }
    case .statement(let statement): return try statementValue(statement, expecting, at: expr.at)
    case .message, .boxed, .step:
      throw Finding("This is Objective-C, and stands in a source of Swift.", at: expr.at)
    }
  }

  /// `String.init` where a function is expected: a closure that calls it.
  private func initializerValue(
    _ base: Expr, _ name: String, _ wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed? {
    guard case .function(let parameters, _)? = wanted,
      try check(base, expecting: nil).type.metatypeInstance != nil
    else { return nil }
    let labels = name.dropFirst(5).dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
    let arguments = parameters.indices.map { index in
      Expr.Argument(
        index < labels.count ? labels[index] : nil, Expr(.name("$\(index)"), at: position))
    }
    let call = Expr(.call(base, arguments), at: position)
    return try closure(
      ClosureExpr(
        [], nil, nil, [Stmt(.value(call), at: position)], shorthandCount: parameters.count), wanted,
      at: position)
  }

  // MARK: Literals

  private func integer(_ number: Int, _ wanted: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    if let wanted, wanted.isFloating {
      let value = Double(number)
      return Typed(wanted) { _, _ throws(Halt) in .double(value) }
    }
    var kind = IntegerKind.int
    if case .int(let other)? = wanted { kind = other }
    guard kind.range.contains(number) else {
      throw Finding("\(number) does not fit into '\(kind.rawValue)'.", at: position)
    }
    return Typed(.int(kind)) { _, _ throws(Halt) in .int(number) }
  }

  private func string(_ parts: [Expr.StringPart], _ wanted: SwiftType?) throws(Finding) -> Typed {
    if parts.count == 1, case .text(let text) = parts[0] {
      let type: SwiftType = wanted == .character && text.count == 1 ? .character : .string
      if wanted == .selector { return Typed(.selector) { _, _ throws(Halt) in .string(text) } }
      return Typed(type) { _, _ throws(Halt) in .string(text) }
    }
    var codes: [(Code, SwiftType)?] = []
    var texts: [String] = []
    for part in parts {
      switch part {
      case .text(let text):
        codes.append(nil)
        texts.append(text)
      case .value(let value):
        let typed = try check(value, expecting: nil)
        codes.append((typed.code, typed.type))
        texts.append("")
      }
    }
    return Typed(.string) { [codes, texts] machine, frame throws(Halt) in
      var result = ""
      for (index, code) in codes.enumerated() {
        if let code {
          result += machine.describe(try code.0(machine, frame), code.1, isDebug: false)
        } else {
          result += texts[index]
        }
      }
      try Bound.text.check(result.utf8.count)
      try machine.charge(.string(result))
      return .string(result)
    }
  }

  private func array(_ values: [Expr], _ wanted: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    var element: SwiftType?
    var isSet = false
    switch wanted {
    case .array(let type)?: element = type
    case .set(let type)?:
      element = type
      isSet = true
    case .any?, nil: break
    case .nominal(let nominal, _)? where nominal.isOptionSet:
      return try optionSet(values, nominal, at: position)
    default: break
    }
    if let known = element, known.isGeneric { element = nil }
    if values.isEmpty, element == nil { return Typed(.empty) { _, _ throws(Halt) in .array([]) } }
    var codes: [Code] = []
    if let element {
      for value in values { codes.append(try checkValue(value, as: element)) }
    } else {
      var typed: [Typed] = []
      for value in values { typed.append(try check(value, expecting: typed.first?.type)) }
      let common = common(typed.map(\.type))
      for (one, value) in zip(typed, values) {
        codes.append(try convert(one, to: common, at: value.at))
      }
      element = common
    }
    let type = element ?? .any
    return Typed(isSet ? .set(type) : .array(type)) { [codes, isSet] machine, frame throws(Halt) in
      var made: [Value] = []
      made.reserveCapacity(codes.count)
      for code in codes { made.append(try code(machine, frame)) }
      guard isSet else { return .array(made) }
      var table = Table()
      for value in made { table[value] = .void }
      return .table(table)
    }
  }

  /// The type that values of some types have in common.
  func common(_ types: [SwiftType]) -> SwiftType {
    var result: SwiftType?
    for type in types {
      let type = type.asVariable
      guard let current = result else {
        result = type
        continue
      }
      if current == type || conversion(from: type, to: current) != nil && current != .null {
        continue
      }
      if current == .null {
        result = type.wrapped == nil && type != .null ? .optional(type) : type
      } else if type == .null {
        result = .optional(current)
      } else if conversion(from: current, to: type) != nil {
        result = type
      } else if let a = current.unwrapped.nominal, let b = type.unwrapped.nominal,
        let shared = a.lineage.first(where: { b.conforms(to: $0) })
      {
        let isOptional = current.wrapped != nil || type.wrapped != nil
        result = isOptional ? .optional(shared.type) : shared.type
      } else {
        result = .any
      }
    }
    return result ?? .any
  }

  private func dictionary(
    _ pairs: [Expr.Pair], _ wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    var types: (SwiftType, SwiftType)?
    if case .dictionary(let key, let value)? = wanted, !key.isGeneric, !value.isGeneric {
      types = (key, value)
    }
    if pairs.isEmpty, types == nil { return Typed(.empty) { _, _ throws(Halt) in .table(Table()) } }
    if types == nil {
      var keys: [SwiftType] = []
      var values: [SwiftType] = []
      for pair in pairs {
        keys.append(try check(pair.key, expecting: keys.first).type)
        values.append(try check(pair.value, expecting: values.first).type)
      }
      types = (common(keys), common(values))
    }
    guard let (key, value) = types else {
      throw Finding("A dictionary needs a type.", at: position)
    }
    var codes: [(Code, Code)] = []
    for pair in pairs {
      codes.append((try checkValue(pair.key, as: key), try checkValue(pair.value, as: value)))
    }
    return Typed(.dictionary(key, value)) { [codes] machine, frame throws(Halt) in
      var table = Table()
      for code in codes {
        let key = try code.0(machine, frame)
        guard table[key] == nil else {
          throw Halt.crash("Fatal error: Dictionary literal contains duplicate keys")
        }
        table[key] = try code.1(machine, frame)
      }
      return .table(table)
    }
  }

  private func tuple(
    _ arguments: [Expr.Argument], wanted: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    if arguments.isEmpty { return Typed(.void) { _, _ throws(Halt) in .void } }
    if arguments.count == 1, arguments[0].label == nil {
      return try check(arguments[0].value, expecting: wanted)
    }
    var expected: [SwiftType.TupleElement] = []
    if case .tuple(let elements)? = wanted, elements.count == arguments.count {
      expected = elements
    }
    var elements: [SwiftType.TupleElement] = []
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      let want =
        index < expected.count && !expected[index].type.isGeneric ? expected[index].type : nil
      var typed = try check(argument.value, expecting: want)
      if let want { typed = Typed(want, try convert(typed, to: want, at: argument.value.at)) }
      elements.append(.init(label: argument.label, type: typed.type.asVariable))
      codes.append(typed.code)
    }
    return Typed(.tuple(elements)) { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      return .parts(values)
    }
  }

  private func optionSet(_ values: [Expr], _ nominal: Nominal, at position: Position)
    throws(Finding) -> Typed
  {
    var codes: [Code] = []
    for value in values { codes.append(try checkValue(value, as: nominal.type)) }
    return Typed(nominal.type) { [codes] machine, frame throws(Halt) in
      var bits = 0
      for code in codes { bits |= try code(machine, frame).parts.first?.int ?? 0 }
      return .parts([.int(bits)])
    }
  }

  // MARK: Names

  private func name(_ name: String, expecting: SwiftType?, at position: Position) throws(Finding)
    -> Typed
  {
    switch name {
    case "#function":
      let text = body.function
      return Typed(.string) { _, _ throws(Halt) in .string(text) }
    case "#line": return Typed(.integer) { _, _ throws(Halt) in .int(position.line) }
    case "#file", "#fileID":
      return Typed(.string) { _, _ throws(Halt) in .string("App/main.swift") }
    case "#column": return Typed(.integer) { _, _ throws(Halt) in .int(position.column) }
    case "super": throw Finding("'super' stands before a member only.", at: position)
    case "self":
      guard let local = body.findSelf() else {
        throw Finding("There is no 'self' here.", at: position)
      }
      return variable(local)
    case "Self":
      guard let owner else { throw Finding("There is no 'Self' here.", at: position) }
      if let local = body.findSelf() {
        let code = variable(local).code
        let own = selfType(of: owner)
        let isStatic = local.type.metatypeInstance != nil
        let isProtocol = owner.kind == .protocol
        return Typed(.metatype(own)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          return isStatic ? value : .type(machine.type(of: value, isProtocol ? nil : own))
        }
      }
      return Typed(.metatype(owner.type)) { _, _ throws(Halt) in .type(owner.type) }
    default: break
    }
    if let local = body.find(name) { return variable(local) }
    if let function = localFunction(name) { return function }
    if let member = try implicitSelf(name, at: position) { return member }
    if let property = program.globals[name] ?? program.library?.globals[name] {
      return global(property)
    }
    let base = String(name.prefix { $0 != "(" })
    if let function = candidates(named: base).first(where: { name == base || $0.fullName == name })
    {
      return functionValue(function)
    }
    if let type = try? resolve(TypeRef(.named(name, []), at: position)) {
      return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) }
    }
    throw unknown(name, at: position)
  }

  func unknown(_ name: String, at position: Position) -> Finding {
    var names = Set(program.globals.keys).union(program.functions.keys).union(program.types.keys)
    names.formUnion(program.library?.types.keys.map { $0 } ?? [])
    names.formUnion(program.library?.functions.keys.map { $0 } ?? [])
    for scope in body.scopes { names.formUnion(scope.keys) }
    for type in owner?.lineage ?? [] { names.formUnion(type.members.keys) }
    return Finding("'\(name)' is not known\(didYouMean(name, among: names)).", at: position)
  }

  func candidates(named name: String) -> [Function] {
    (program.functions[name] ?? []) + (program.library?.functions[name] ?? [])
  }

  /// A variable of a function.
  func variable(_ local: Local) -> Typed {
    let type: SwiftType = local.type
    switch local.ownership {
    case .strong:
      let place = Place(
        set: { machine, frame, value throws(Halt) in machine.set(local, value, frame) },
        modify: { machine, frame, body throws(Halt) in
          var value = machine.get(local, frame)
          machine.set(local, .unset, frame)
          do throws(Halt) { try body(&value) } catch {
            machine.set(local, value, frame)
            throw error
          }
          machine.set(local, value, frame)
        },
        obstacle: local.isConstant ? "'\(local.name)' is a constant" : nil)
      return Typed(type, place: place) { machine, frame throws(Halt) in
        let value = machine.get(local, frame)
        if case .unset = value {
          if type.wrapped != nil { return .none }
          throw Halt.crash("'\(local.name)' is used before it has a value.")
        }
        return value
      }
    case .weak, .unowned:
      let isWeak = local.ownership == .weak
      let code: Code = { machine, frame throws(Halt) in
        let held = machine.get(local, frame)
        guard case .weak(let number) = held else { return .none }
        let value = machine.strong(number)
        if value.isNone, !isWeak {
          throw Halt.crash(
            "Fatal error: Attempted to read an unowned reference but the object was already deallocated"
          )
        }
        return value
      }
      let set: Place.Set = {
        machine, frame, value throws(Halt) in
        machine.set(local, value.weakened, frame)
      }
      return Typed(
        type,
        place: Place(
          set: set,
          modify: { machine, frame, body throws(Halt) in
            var value = try code(machine, frame)
            try body(&value)
            try set(machine, frame, value)
          }, obstacle: local.isConstant ? "'\(local.name)' is a constant" : nil), code)
    }
  }

  /// A global variable, or a static property.
  func global(_ property: Property, of type: Code? = nil) -> Typed {
    if property.getter != nil {
      let setter = property.setter
      let receiver: Code = if let type { type } else { ownerType(property) }
      let code: Code = { machine, frame throws(Halt) in
        try machine.staticProperty(property, try receiver(machine, frame))
      }
      return Typed(
        property.type,
        place: setter.map { setter in
          computedPlace(code) { machine, _, value throws(Halt) in
            _ = try machine.call(setter, .void, [value])
          }
        }, code)
    }
    if let native = property.native {
      return Typed(property.type) { machine, _ throws(Halt) in try native.get(machine, .void) }
    }
    let slot = property.slot ?? 0
    let isWeak = property.ownership != .strong
    let code: Code = { machine, _ throws(Halt) in
      let value = machine.globals[slot]
      if case .unset = value {
        guard let initial = property.initial else {
          if property.type.wrapped != nil { return .none }
          throw Halt.crash("'\(property.name)' is used before it has a value.")
        }
        machine.globals[slot] = .none
        let made = try initial(machine, Frame(1))
        machine.globals[slot] = isWeak ? made.weakened : made
        return made
      }
      if isWeak, case .weak(let number) = value { return machine.strong(number) }
      return value
    }
    let set: Place.Set = { machine, frame, value throws(Halt) in
      // A static is made before it is first set.
      if property.owner != nil, case .unset = machine.globals[slot] { _ = try code(machine, frame) }
      let old = property.didSet == nil ? Value.void : machine.globals[slot]
      if let willSet = property.willSet { _ = try machine.call(willSet, .void, [value]) }
      var new = isWeak ? value.weakened : value
      swap(&machine.globals[slot], &new)
      if let didSet = property.didSet { _ = try machine.call(didSet, .void, [old]) }
    }
    let place = Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        var value = try code(machine, frame)
        if property.didSet == nil { machine.globals[slot] = .none }
        do throws(Halt) { try body(&value) } catch {
          try set(machine, frame, value)
          throw error
        }
        try set(machine, frame, value)
      },
      obstacle: property.isConstant ? "'\(property.name)' is a constant" : nil)
    return Typed(property.type, place: place, code)
  }

  /// The type that a static property belongs to, as a value.
  private func ownerType(_ property: Property) -> Code {
    guard let owner = property.owner else { return constant(.void) }
    return constant(.nominal(owner))
  }

  func computedPlace(
    _ get: @escaping Code, _ set: @escaping Place.Set,
    obstacle: String? = nil
  ) -> Place {
    Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        var value = try get(machine, frame)
        try body(&value)
        try set(machine, frame, value)
      }, obstacle: obstacle)
  }

  /// A member of `self` that is named without it.
  private func implicitSelf(_ name: String, at position: Position) throws(Finding) -> Typed? {
    guard let owner else { return nil }
    if let local = body.findSelf() {
      let base = variable(local)
      if let member = try member(name, of: base, at: position, isImplicit: true) { return member }
      if let type = local.type.metatypeInstance,
        let member = try staticMember(name, of: type, at: position, dynamic: base.code)
      {
        return member
      }
    }
    // A static member is named without its type in other static members only, an enum's case nowhere.
    var around: Nominal? = owner
    while let type = around {
      if type !== owner || body.findSelf() == nil,
        let member = try staticMember(name, of: type.type, at: position)
      {
        return member
      }
      around = type.outer
    }
    return nil
  }

  /// Swift's `.red`: a member of the type that is expected.
  func implicitMember(
    _ name: String, _ arguments: [Expr.Argument]?, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard let expecting else {
      throw Finding("What '.\(name)' is a member of can't be told here.", at: position)
    }
    if let arguments {
      return try callStatic(name, of: expecting, arguments, expecting: expecting, at: position)
    }
    if let member = try staticMember(name, of: expecting, at: position) { return member }
    throw Finding(
      "'\(expecting.written)' has no member '\(name)'\(didYouMean(name, among: memberNames(of: expecting))).",
      at: position)
  }

  // MARK: Operators on types

  private func conditional(
    _ condition: Expr, _ first: Expr, _ second: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let test = try checkValue(condition, as: .bool)
    var a = try check(first, expecting: expecting)
    var b = try check(second, expecting: expecting ?? a.type)
    if expecting == nil, isLiteral(first), !isLiteral(second) {
      a = try check(first, expecting: b.type)
    }
    if let expecting, expecting != .any, conversion(from: a.type, to: expecting) != nil,
      conversion(from: b.type, to: expecting) != nil
    {
      a = Typed(expecting, try convert(a, to: expecting, at: first.at))
      b = Typed(expecting, try convert(b, to: expecting, at: second.at))
    }
    let type = common([a.type, b.type])
    let (x, y) = (try convert(a, to: type, at: first.at), try convert(b, to: type, at: second.at))
    return Typed(type) { machine, frame throws(Halt) in
      try test(machine, frame).bool ? try x(machine, frame) : try y(machine, frame)
    }
  }

  func isLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .decimal, .null, .implicitMember: true
    case .prefix("-", let value): isLiteral(value)
    case .binary(let sign, let a, let b):
      sign != "==" && sign != "<" && isLiteral(a) && isLiteral(b)
    case .tuple(let arguments): arguments.count == 1 && isLiteral(arguments[0].value)
    default: false
    }
  }

  private func cast(
    _ value: Expr, _ reference: TypeRef, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    let type = try resolve(reference)
    if case .generic(let name, _) = type.unwrapped, !name.hasPrefix("$"), cast != .plain {
      return try castToPlaceholder(value, name, type, cast, at: position)
    }
    if cast == .plain {
      return Typed(type, try checkValue(value, as: type))
    }
    let typed = try check(value, expecting: nil)
    // A cast between numbers never succeeds and is a mistake.
    let code = try convert(typed, to: .any, at: position)
    let target = type.unwrapped
    if cast == .optional {
      return Typed(.optional(target)) { machine, frame throws(Halt) in
        machine.dynamicCast(try code(machine, frame), to: target) ?? .none
      }
    }
    return Typed(type) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      if let result = machine.dynamicCast(value, to: type) { return result }
      if value.isNone {
        throw Halt.foundNil
      }
      throw Halt.crash(
        "Could not cast value of type '\(machine.typeName(of: value))' to '\(type)'.")
    }
  }

  private func attempt(
    _ attempt: Expr.Attempt, _ value: Expr, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let typed = try check(value, expecting: attempt == .optional ? expecting?.unwrapped : expecting)
    let code = typed.code
    switch attempt {
    case .plain: return typed
    case .optional:
      let type: SwiftType = typed.type.wrapped == nil ? .optional(typed.type) : typed.type
      return Typed(type) { machine, frame throws(Halt) in
        do throws(Halt) { return try code(machine, frame) } catch {
          if case .raised = error { return .none }
          throw error
        }
      }
    case .forced:
      return Typed(typed.type) { machine, frame throws(Halt) in
        do throws(Halt) { return try code(machine, frame) } catch {
          guard case .raised(let value, let type) = error else { throw error }
          throw Halt.crash(
            "Fatal error: 'try!' expression unexpectedly raised an error: \(machine.describe(value, type, isDebug: true))"
          )
        }
      }
    }
  }

  /// A cast to a type that only the call tells: by a parameter that holds it.
  private func castToPlaceholder(
    _ value: Expr, _ name: String, _ type: SwiftType, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    guard let local = metatypeVariable(of: name) else {
      throw Finding(
        "A cast to '\(name)' is run only where a parameter holds that type, as 'type: \(name).Type'.",
        at: position)
    }
    let wanted = variable(local).code
    let code = try convert(try check(value, expecting: nil), to: .any, at: position)
    return Typed(cast == .optional ? .optional(type.unwrapped) : type) {
      machine, frame throws(Halt) in
      guard case .type(let target) = try wanted(machine, frame) else { return .none }
      let value = try code(machine, frame)
      if let cast = machine.dynamicCast(value, to: target) {
        return target.isExistential || target.isReference ? cast : Value.boxed(target, cast).simple
      }
      guard cast == .forced else { return .none }
      throw Halt.crash(
        "Could not cast value of type '\(machine.typeName(of: value))' to '\(target)'.")
    }
  }

  /// The variable that holds what a placeholder stands for.
  private func metatypeVariable(of name: String) -> Local? {
    var next: Body? = body
    while let around = next {
      for scope in around.scopes.reversed() {
        for (variable, local) in scope {
          if case .metatype(.generic(name, _)) = local.type { return body.find(variable) }
        }
      }
      next = around.parent
    }
    return nil
  }

  private func selector(_ value: Expr, at position: Position) throws(Finding) -> Typed {
    var name: String
    switch value.kind {
    case .name(let text): name = text
    case .member(_, let text): name = text
    case .call(let callee, _):
      return try selector(callee, at: position)
    case .cast(let inner, _, _): return try selector(inner, at: position)
    case .tuple(let parts) where parts.count == 1: return try selector(parts[0].value, at: position)
    default: throw Finding("'#selector' names a method.", at: position)
    }
    if !name.contains("(") {
      let own = (owner?.lineage ?? []).flatMap { type in
        (type.members[name] ?? []) + (program.extensions[type]?[name] ?? [])
      }
      let methods = own.compactMap { if case .method(let method) = $0 { method } else { nil } }
      if let method = methods.first {
        name = method.fullName
      } else if case .member(let base, _) = value.kind,
        let type = try? check(base, expecting: nil).type,
        let nominal = (type.metatypeInstance ?? type.unwrapped).nominal,
        let method = methods2(name, of: nominal)
      {
        name = method.fullName
      } else {
        throw Finding("There is no method '\(name)' for '#selector'.", at: position)
      }
    }
    let text = Library.selector(of: name)
    return Typed(.selector) { _, _ throws(Halt) in .string(text) }
  }

  private func methods2(_ name: String, of nominal: Nominal) -> Function? {
    for type in nominal.lineage {
      for member in (type.members[name] ?? []) + (program.extensions[type]?[name] ?? []) {
        if case .method(let method) = member { return method }
      }
    }
    return nil
  }

  /// `if` and `switch` as values.
  private func statementValue(
    _ statement: Stmt, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    // It is as good as a closure that is called at once, in which each branch returns its value.
    let closure = ClosureExpr([], [], nil, [returning(statement)], shorthandCount: 0)
    let typed = try self.closure(
      closure, .function([], expecting ?? .generic("$Value", nil)), at: position)
    guard case .function(_, let result) = typed.type else { return typed }
    let code = typed.code
    return Typed(result) { machine, frame throws(Halt) in
      try machine.call(closure: try code(machine, frame), [])
    }
  }

  func returning(_ statement: Stmt) -> Stmt {
    func last(_ body: [Stmt]) -> [Stmt] {
      guard let end = body.last else { return body }
      switch end.kind {
      case .value(let value): return body.dropLast() + [Stmt(.returning(value), at: end.at)]
      case .branch, .choice: return body.dropLast() + [returning(end)]
      default: return body
      }
    }
    switch statement.kind {
    case .branch(let conditions, let body, let otherwise):
      return Stmt(.branch(conditions, last(body), otherwise: otherwise.map(last)), at: statement.at)
    case .choice(let value, let cases):
      return Stmt(
        .choice(value, cases.map { Stmt.Case($0.patterns, last($0.body), at: $0.at) }),
        at: statement.at)
    default: return statement
    }
  }
}

extension Value {
  /// A reference to the same object that does not keep it alive.
  var weakened: Value {
    if case .object(let reference) = self { .weak(reference.instance.number) } else { .none }
  }
}

extension SwiftType {
  /// The type whose metatype it is.
  var metatypeInstance: SwiftType? { if case .metatype(let type) = self { type } else { nil } }
}
