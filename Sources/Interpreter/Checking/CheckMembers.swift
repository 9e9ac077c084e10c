import SourceCode
import Syntax

extension Checker {
  // MARK: Optional chains

  /// Checks what a chain begins with or goes through, where `?` ends the whole chain.
  func checkBase(_ expr: Expr, expecting: SwiftType? = nil) throws(Finding) -> Typed {
    switch expr.kind {
    case .chain(let inner):
      let typed = try checkBase(inner)
      guard let wrapped = typed.type.wrapped else {
        throw Finding(
          "'?' stands behind a '\(typed.type.written)', which is no optional.", at: expr.at)
      }
      isChained = true
      let code = typed.code
      let place = typed.place.map { place in
        Place(
          set: place.set,
          modify: { machine, frame, body throws(Halt) in
            try place.modify(machine, frame) { value throws(Halt) in
              if value.isNone { throw Halt.nothing }
              try body(&value)
            }
          }, obstacle: place.obstacle)
      }
      return Typed(wrapped, place: place) { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        if value.isNone { throw Halt.nothing }
        return value
      }
    case .member(let base, let name): return try plainMember(base, name, at: expr.at)
    case .call(let callee, let arguments):
      return try plainCall(callee, arguments, expecting: expecting, at: expr.at)
    case .element(let base, let arguments): return try plainElement(base, arguments, at: expr.at)
    case .force(let inner):
      let typed = try checkBase(inner)
      return try forced(typed, at: expr.at)
    default: return try check(expr, expecting: expecting)
    }
  }

  /// Checks a whole chain: where a `?` in it finds nil, the chain is nil.
  func chain(_ check: () throws(Finding) -> Typed) throws(Finding) -> Typed {
    let before = isChained
    isChained = false
    defer { isChained = before }
    let typed = try check()
    guard isChained else { return typed }
    let code = typed.code
    let type: SwiftType = typed.type.wrapped == nil ? .optional(typed.type) : typed.type.asVariable
    return Typed(type, place: typed.place) { machine, frame throws(Halt) in
      do throws(Halt) { return try code(machine, frame) } catch {
        if case .nothing = error { return .none }
        throw error
      }
    }
  }

  private func forced(_ typed: Typed, at position: Position) throws(Finding) -> Typed {
    guard let wrapped = typed.type.wrapped else {
      throw Finding(
        "'!' stands behind a '\(typed.type.written)', which is no optional.", at: position)
    }
    let code = typed.code
    let place = typed.place.map { place in
      Place(
        set: place.set,
        modify: { machine, frame, body throws(Halt) in
          try place.modify(machine, frame) { value throws(Halt) in
            if value.isNone { throw Halt.foundNil }
            try body(&value)
          }
        }, obstacle: place.obstacle)
    }
    return Typed(wrapped, place: place) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      if value.isNone { throw Halt.foundNil }
      return value
    }
  }

  // MARK: Members

  func memberValue(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> Typed {
    try chain { () throws(Finding) in try self.plainMember(base, name, at: position) }
  }

  func plainMember(_ base: Expr, _ name: String, at position: Position) throws(Finding) -> Typed {
    if case .name("super") = base.kind { return try superMember(name, at: position) }
    if isModule(base) { return try check(Expr(.name(name), at: position), expecting: nil) }
    let typed = try checkBase(base)
    return try needed(name, of: typed, at: position)
  }

  func needed(_ name: String, of typed: Typed, at position: Position) throws(Finding) -> Typed {
    if let found = try member(name, of: typed, at: position) { return found }
    if let wrapped = typed.type.wrapped, case .optional = typed.type {
      let probe = Typed(wrapped, typed.code)
      if try member(name, of: probe, at: position) != nil {
        throw Finding(
          "'\(name)' is a member of '\(wrapped.written)', and the value is an optional; write '?.\(name)' or '!.\(name)'.",
          at: position)
      }
    }
    let type = typed.type.metatypeInstance ?? typed.type
    throw Finding(
      "'\(type.written)' has no member '\(name)' that is known\(didYouMean(name, among: memberNames(of: type))).",
      at: position)
  }

  func memberNames(of type: SwiftType) -> [String] {
    guard let nominal = type.unwrapped.nominal ?? wrapper(for: type.unwrapped) else { return [] }
    return nominal.lineage.flatMap {
      Array($0.members.keys) + Array(program.extensions[$0]?.keys ?? [:].keys)
    }
  }

  /// A member of a value, or nil where it has none of that name.
  func member(
    _ name: String, of base: Typed, at position: Position, isImplicit: Bool = false
  ) throws(Finding) -> Typed? {
    switch base.type {
    case .implicit(let inner):
      if let found = try member(name, of: forced(base, at: position), at: position) { return found }
      return try member(name, of: Typed(.optional(inner), base.code), at: position)
    case .metatype(let type):
      if name == "self" { return base }
      return try staticMember(name, of: type, at: position, dynamic: base.code)
    case .tuple(let elements):
      // checked: a text
      guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      else { return nil }
      return part(index, elements[index].type, of: base)
    case .function where name == "self", .optional where name == "self": return base
    default: break
    }
    if name == "self" { return base }
    var map: [String: SwiftType] = [:]
    guard let (nominal, arguments) = members(of: base.type) else { return nil }
    for (generic, argument) in zip(nominal.generics, arguments) {
      map[placeholder(generic, nominal)] = argument
    }
    if nominal.isOptionSet, name == "isEmpty" {
      let code = base.code
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try code(machine, frame).parts.first?.int == 0)
      }
    }
    if nominal.kind == .enum, let typed = enumMember(name, nominal, of: base) { return typed }
    guard let found = find(name, in: nominal, isStatic: false) else { return nil }
    switch found {
    case .property(let property):
      try inferType(of: property)
      return self.property(property, of: base, map)
    case .method(let method):
      let function = method
      return try methodValue(function, of: base)
    case .element, .type, .alias: return nil
    }
  }

  /// What every enum with raw values has.
  private func enumMember(_ name: String, _ nominal: Nominal, of base: Typed) -> Typed? {
    guard name == "rawValue", let raw = nominal.rawType else { return nil }
    let code = base.code
    return Typed(raw) { machine, frame throws(Halt) in
      guard case .element(let index, _) = try code(machine, frame).unboxed,
        index < nominal.elements.count
      else {
        return .none
      }
      return nominal.elements[index].raw ?? .none
    }
  }

  /// What a placeholder is called among types.
  func placeholder(_ generic: Generic, _ nominal: Nominal) -> String {
    nominal.isLibrary ? "$" + generic.name : generic.name
  }

  /// The type whose members a value has, and what its placeholders stand for.
  func members(of type: SwiftType) -> (Nominal, [SwiftType])? {
    switch type {
    case .nominal(let nominal, let arguments): return (nominal, arguments)
    case .generic(_, let bound?): return members(of: bound)
    case .array(let element): return program.type("$Array").map { ($0, [element]) }
    case .set(let element): return program.type("$Set").map { ($0, [element]) }
    case .dictionary(let key, let value):
      return program.type("$Dictionary").map { ($0, [key, value]) }
    case .range(let element, let isClosed):
      return program.type(isClosed ? "$ClosedRange" : "$Range").map { ($0, [element]) }
    case .optional(let wrapped): return program.type("$Optional").map { ($0, [wrapped]) }
    case .any, .generic: return program.type("$Any").map { ($0, []) }
    case .anyObject: return program.type("$Any").map { ($0, []) }
    case .int: return program.type("$Int").map { ($0, []) }
    default: return wrapper(for: type).map { ($0, []) }
    }
  }

  /// A member by its name, the nearest class's first.
  func find(_ name: String, in nominal: Nominal, isStatic: Bool) -> Member? {
    let base = String(name.prefix { $0 != "(" })
    for type in nominal.lineage {
      for member in allMembers(base, of: type) {
        switch member {
        case .property(let property) where property.isStatic == isStatic: return member
        case .method(let method)
        where method.isStatic == isStatic && (name == base || method.fullName == name):
          return member
        case .element, .type, .alias:
          if isStatic { return member }
        default: break
        }
      }
    }
    for type in nominal.lineage {
      for conformed in program.protocols(of: type) {
        if let member = find(name, in: conformed, isStatic: isStatic) { return member }
      }
    }
    return nil
  }

  func allMembers(_ name: String, of type: Nominal) -> [Member] {
    (type.members[name] ?? []) + (program.extensions[type]?[name] ?? [])
  }

  /// A part of a tuple.
  private func part(_ index: Int, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    return Typed(type, place: base.place.map { partPlace(index, $0) }) {
      machine, frame throws(Halt) in
      let parts = try code(machine, frame).parts
      return index < parts.count ? parts[index] : .none
    }
  }

  private func partPlace(_ index: Int, _ place: Place) -> Place {
    let modify: Place.Modify = { machine, frame, body throws(Halt) in
      try place.modify(machine, frame) { whole throws(Halt) in
        guard case .parts(var parts) = whole, index < parts.count else { return }
        whole = .void
        var value = parts[index]
        parts[index] = .void
        do throws(Halt) { try body(&value) } catch {
          parts[index] = value
          whole = .parts(parts)
          throw error
        }
        parts[index] = value
        whole = .parts(parts)
      }
    }
    return Place(obstacle: place.obstacle, modify)
  }

  /// A property of a value, with its type's placeholders filled in.
  private func property(_ property: Property, of base: Typed, _ map: [String: SwiftType]) -> Typed {
    let generic = property.type
    let type = generic.substituting(map)
    let typed: Typed
    if base.type.isReference || base.type.nominal?.kind == .protocol || base.type == .any {
      typed = objectProperty(property, type, of: base)
    } else {
      typed = structProperty(property, type, of: base)
    }
    guard generic.isGeneric, generic != type else { return typed }
    let (code, out) = (typed.code, unboxing(generic, type))
    guard case .map(let map) = out else { return typed }
    return Typed(type, place: typed.place.map { boxed($0, generic, type) }) {
      machine, frame throws(Halt) in
      try map(machine, try code(machine, frame))
    }
  }

  /// A place that holds values of a placeholder's type.
  private func boxed(_ place: Place, _ generic: SwiftType, _ type: SwiftType) -> Place {
    let into = conversion(from: type, to: generic) ?? .identity
    let out = unboxing(generic, type)
    return Place(
      set: { machine, frame, value throws(Halt) in
        try place.set(machine, frame, try into(machine, value))
      },
      modify: { machine, frame, body throws(Halt) in
        try place.modify(machine, frame) { value throws(Halt) in
          var inner = try out(machine, value)
          try body(&inner)
          value = try into(machine, inner)
        }
      }, obstacle: place.obstacle)
  }

  /// How what a placeholder's value is becomes a value of the type that it stands for.
  func unboxing(_ generic: SwiftType, _ type: SwiftType) -> Conversion {
    unboxes = true
    defer { unboxes = false }
    return conversion(from: generic, to: type) ?? .identity
  }

  private func objectProperty(_ property: Property, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    let isConstant = property.isConstant && !body.isInitializer
    let obstacle =
      isConstant
      ? "'\(property.name)' is a constant"
      : property.isSettable ? nil : "'\(property.name)' can only be read"
    let get: Code = { machine, frame throws(Halt) in
      try machine.get(property, of: try code(machine, frame))
    }
    return Typed(
      type,
      place: Place(
        set: { machine, frame, value throws(Halt) in
          try machine.set(property, of: try code(machine, frame), value)
        },
        modify: { machine, frame, body throws(Halt) in
          let object = try code(machine, frame)
          try machine.modify(property, of: object, body)
        }, obstacle: obstacle), get)
  }

  private func structProperty(_ property: Property, _ type: SwiftType, of base: Typed) -> Typed {
    let code = base.code
    if property.isStored, let slot = property.slot {
      var place = base.place.map { partPlace(slot, $0) }
      if property.isLazy, let whole = base.place { return lazyPart(property, slot, type, whole) }
      if let plain = place, property.willSet != nil || property.didSet != nil,
        let whole = base.place
      {
        place = observed(property, plain, whole)
      }
      if property.isConstant, !body.isInitializer {
        place?.obstacle = "'\(property.name)' is a constant"
      }
      if base.place == nil { place = nil }
      if property.ownership != .strong { return weakPart(property, slot, type, code, place) }
      return Typed(type, place: place) { machine, frame throws(Halt) in
        let whole = try code(machine, frame).unboxed
        guard case .parts(let parts) = whole, slot < parts.count else { return .none }
        if case .unset = parts[slot] {
          if property.type.wrapped != nil { return .none }
          throw Halt.crash("'\(property.name)' is used before it has a value.")
        }
        return parts[slot]
      }
    }
    if let getter = property.getter {
      let isProtocols = property.owner?.kind == .protocol
      let into = isProtocols ? conversion(from: base.type, to: .any) ?? .identity : .identity
      let get: Code = { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        return try machine.call(getter, isProtocols ? try into(machine, value) : value.unboxed, [])
      }
      guard let setter = property.setter, let place = base.place else { return Typed(type, get) }
      return Typed(
        type,
        place: computedPlace(
          get,
          { machine, frame, value throws(Halt) in
            try place.modify(machine, frame) { whole throws(Halt) in
              _ = try machine.call(setter, mutating: &whole, [value])
            }
          }, obstacle: place.obstacle), get)
    }
    let native = property.native
    let get: Code = { machine, frame throws(Halt) in
      try native?.get(machine, try code(machine, frame)) ?? .none
    }
    return Typed(type, get)
  }

  /// A property of a struct that does not keep its object alive.
  private func weakPart(
    _ property: Property, _ slot: Int, _ type: SwiftType, _ code: @escaping Code, _ place: Place?
  ) -> Typed {
    let get: Code = { machine, frame throws(Halt) in
      guard case .parts(let parts) = try code(machine, frame).unboxed, slot < parts.count,
        case .weak(let number) = parts[slot]
      else { return .none }
      let value = machine.strong(number)
      if value.isNone, property.ownership == .unowned {
        throw Halt.crash(
          "Fatal error: Attempted to read an unowned reference but the object was already deallocated"
        )
      }
      return value
    }
    let weakPlace = place.map { place in
      computedPlace(
        get,
        { machine, frame, value throws(Halt) in
          try place.set(machine, frame, value.weakened)
        }, obstacle: place.obstacle)
    }
    return Typed(type, place: weakPlace, get)
  }

  /// A lazy property of a struct, which asking for it makes.
  private func lazyPart(_ property: Property, _ slot: Int, _ type: SwiftType, _ whole: Place)
    -> Typed
  {
    let place = partPlace(slot, whole)
    return Typed(type, place: place) { machine, frame throws(Halt) in
      var result = Value.none
      try whole.modify(machine, frame) { value throws(Halt) in
        guard case .parts(var parts) = value, slot < parts.count else { return }
        if case .unset = parts[slot], let initial = property.initial {
          let inner = Frame(1)
          inner.slots[0] = value
          parts[slot] = try initial(machine, inner)
          value = .parts(parts)
        }
        result = parts[slot]
      }
      return result
    }
  }

  private func observed(_ property: Property, _ plain: Place, _ whole: Place) -> Place {
    let set: Place.Set = { machine, frame, new throws(Halt) in
      guard !machine.observed.contains(where: { $0.property === property }) else {
        return try plain.modify(machine, frame) { $0 = new }
      }
      machine.observed.append((property, 0))
      defer { _ = machine.observed.popLast() }
      if let willSet = property.willSet {
        try whole.modify(machine, frame) { value throws(Halt) in
          _ = try machine.call(willSet, mutating: &value, [new])
        }
      }
      var old = Value.none
      try plain.modify(machine, frame) { value throws(Halt) in
        old = value
        value = new
      }
      if let didSet = property.didSet {
        try whole.modify(machine, frame) { value throws(Halt) in
          _ = try machine.call(didSet, mutating: &value, [old])
        }
      }
    }
    return Place(
      set: set,
      modify: { machine, frame, body throws(Halt) in
        var new = Value.none
        try plain.modify(machine, frame) { new = $0 }
        try body(&new)
        try set(machine, frame, new)
      }, obstacle: plain.obstacle)
  }

  // MARK: Static members

  func staticMember(
    _ name: String, of type: SwiftType, at position: Position, dynamic: Code? = nil
  ) throws(Finding) -> Typed? {
    if name == "self" { return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) } }
    if type == .selector { return nil }
    guard
      let (nominal, arguments) = type.wrapped == nil
        ? members(of: type) : members(of: type.unwrapped),
      let found = find(name, in: nominal, isStatic: true)
    else {
      return try builtInStatic(name, of: type)
    }
    let concrete: SwiftType = type.wrapped == nil ? type : type.unwrapped
    switch found {
    case .property(let property):
      try inferType(of: property)
      var typed = global(property, of: dynamic)
      if case .nominal(let own, _) = property.type, own === nominal, !arguments.isEmpty {
        typed.type = concrete
      }
      return typed
    case .element(let element):
      if element.payload.isEmpty {
        let value = Value.element(element.index, [])
        return Typed(concrete) { _, _ throws(Halt) in value }
      }
      let parameters = element.payload.map(\.type)
      return Typed(.function(parameters, concrete)) { machine, _ throws(Halt) in
        try machine.closure { _, _, arguments throws(Halt) in .element(element.index, arguments) }
      }
    case .method(let method): return functionValue(method)
    case .type(let inner):
      return Typed(.metatype(inner.type)) { _, _ throws(Halt) in .type(inner.type) }
    case .alias(let inner): return Typed(.metatype(inner)) { _, _ throws(Halt) in .type(inner) }
    }
  }

  /// What the language's own types have.
  private func builtInStatic(_ name: String, of type: SwiftType) throws(Finding) -> Typed? {
    switch (type.unwrapped, name) {
    case (.int(let kind), "max"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .int(kind.range.upperBound) }
    case (.int(let kind), "min"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .int(kind.range.lowerBound) }
    case (.double, "pi"), (.cgFloat, "pi"), (.float, "pi"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.pi) }
    case (.double, "infinity"), (.cgFloat, "infinity"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.infinity) }
    case (.double, "nan"), (.cgFloat, "nan"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.nan) }
    case (.double, "greatestFiniteMagnitude"), (.cgFloat, "greatestFiniteMagnitude"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.greatestFiniteMagnitude) }
    case (.double, "leastNonzeroMagnitude"), (.cgFloat, "leastNonzeroMagnitude"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.leastNonzeroMagnitude) }
    case (.int, "zero"): return Typed(type.unwrapped) { _, _ throws(Halt) in .int(0) }
    case (.double, "zero"), (.cgFloat, "zero"), (.float, "zero"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(0) }
    case (.nominal(let nominal, _), "allCases") where nominal.kind == .enum:
      let count = nominal.elements.count
      return Typed(.array(type.unwrapped)) { _, _ throws(Halt) in
        .array((0..<count).map { .element($0, []) })
      }
    default:
      if case .optional = type, name == "none" { return Typed(type) { _, _ throws(Halt) in .none } }
      return nil
    }
  }

  /// A member that `super` has.
  private func superMember(_ name: String, at position: Position) throws(Finding) -> Typed {
    guard let superclass = owner?.superclass, let local = body.findSelf() else {
      throw Finding("There is no superclass here.", at: position)
    }
    guard case .property(let property)? = find(name, in: superclass, isStatic: false),
      untyped[ObjectIdentifier(property)] == nil
    else {
      throw Finding(
        "'\(superclass.name)' has no property '\(name)' that is known\(didYouMean(name, among: memberNames(of: superclass.type))).",
        at: position)
    }
    let code = variable(local).code
    return Typed(
      property.type,
      place: computedPlace(
        { machine, frame throws(Halt) in
          try machine.get(direct: property, of: try code(machine, frame))
        },
        { machine, frame, value throws(Halt) in
          try machine.set(direct: property, of: try code(machine, frame), value)
        }, obstacle: property.isSettable ? nil : "'\(name)' can only be read")
    ) { machine, frame throws(Halt) in
      try machine.get(direct: property, of: try code(machine, frame))
    }
  }

  // MARK: Functions as values

  func functionValue(_ function: Function) -> Typed {
    let receiver = function.owner.map { Value.type(.nominal($0)) } ?? .void
    return Typed(function.type) { machine, _ throws(Halt) in
      try machine.closure([receiver]) { machine, fields, arguments throws(Halt) in
        try machine.call(function, fields[0], arguments)
      }
    }
  }

  /// A method of a value as a function.
  private func methodValue(_ method: Function, of base: Typed) throws(Finding) -> Typed {
    let code = base.code
    return Typed(method.type) { machine, frame throws(Halt) in
      let receiver = try code(machine, frame)
      return try machine.closure([receiver]) { machine, fields, arguments throws(Halt) in
        try machine.dispatch(method, fields[0], arguments)
      }
    }
  }

  func localFunction(_ name: String) -> Typed? {
    guard let found = body.findFunction(name) else { return nil }
    return variable(found.variable)
  }

  // MARK: Elements

  func element(_ base: Expr, _ arguments: [Expr.Argument], at position: Position) throws(Finding)
    -> Typed
  {
    try chain { () throws(Finding) in try self.plainElement(base, arguments, at: position) }
  }

  func plainElement(
    _ base: Expr, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    var typed = try checkBase(base)
    if case .implicit = typed.type { typed = try forced(typed, at: position) }
    if arguments.first?.label != nil, arguments.first?.label != "default", arguments.count == 1,
      let (nominal, _) = members(of: typed.type)
    {
      return try subscripted(typed, nominal, arguments, at: position)
    }
    switch (typed.type, arguments.count) {
    case (.array(let element), 1) where arguments[0].label == nil:
      if case .prefix("…", let from) = arguments[0].value.kind {
        let start = try checkValue(from, as: .integer)
        let code = typed.code
        return Typed(typed.type) { machine, frame throws(Halt) in
          let (values, from) = (try code(machine, frame).array, try start(machine, frame).int)
          guard (0...values.count).contains(from) else {
            throw Halt.crash("Fatal error: Array index is out of range")
          }
          return .array(Array(values.dropFirst(from)))
        }
      }
      if case .prefix(let sign, let end) = arguments[0].value.kind, sign == "..<" || sign == "..." {
        return try leadingSlice(typed, end, isClosed: sign == "...")
      }
      let index = try check(arguments[0].value, expecting: .integer)
      if case .range(_, let isClosed) = index.type { return slice(typed, index, isClosed) }
      return arrayElement(typed, element, try convert(index, to: .integer, at: position))
    case (.dictionary(let key, let value), _):
      let keyCode = try checkValue(arguments[0].value, as: key)
      if arguments.count == 2, arguments[1].label == "default" {
        return dictionaryElement(
          typed, value, keyCode, standard: try checkValue(arguments[1].value, as: value))
      }
      return dictionaryElement(typed, value, keyCode, standard: nil)
    case (.string, _):
      throw Finding(
        "A string's element is found by a 'String.Index', which is not run; write Array(text)[…].",
        at: position)
    case (.nominal(let nominal, _), _):
      return try subscripted(typed, nominal, arguments, at: position)
    case (.optional, _):
      throw Finding("An element of an optional needs '?' or '!' before '['.", at: position)
    default: throw Finding("'\(typed.type.written)' has no elements.", at: position)
    }
  }

  private func leadingSlice(_ base: Typed, _ end: Expr, isClosed: Bool) throws(Finding) -> Typed {
    let (code, end) = (base.code, try checkValue(end, as: .integer))
    return Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let count = try end(machine, frame).int &+ (isClosed ? 1 : 0)
      guard (0...values.count).contains(count) else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values.prefix(count)))
    }
  }

  private func slice(_ base: Typed, _ range: Typed, _ isClosed: Bool) -> Typed {
    let (code, bounds) = (base.code, range.code)
    return Typed(base.type) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let parts = try bounds(machine, frame).parts
      let from = parts[0].int
      let to = isClosed ? parts[1].int &+ 1 : parts[1].int
      guard from >= 0, to <= values.count, from <= to else {
        throw Halt.crash("Fatal error: Array index is out of range")
      }
      return .array(Array(values[from..<to]))  // checked: within the array
    }
  }

  private func arrayElement(_ base: Typed, _ element: SwiftType, _ index: @escaping Code) -> Typed {
    let code = base.code
    let outOfRange = Halt.crash("Fatal error: Index out of range")
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try index(machine, frame).int
        try place.modify(machine, frame) { whole throws(Halt) in
          guard case .array(var values) = whole, values.indices.contains(at) else {
            throw outOfRange
          }
          whole = .void
          var value = values[at]
          values[at] = .void
          do throws(Halt) { try body(&value) } catch {
            values[at] = value
            whole = .array(values)
            throw error
          }
          values[at] = value
          whole = .array(values)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(element, place: place) { machine, frame throws(Halt) in
      let values = try code(machine, frame).array
      let at = try index(machine, frame).int
      guard values.indices.contains(at) else { throw outOfRange }
      return values[at]
    }
  }

  private func dictionaryElement(
    _ base: Typed, _ value: SwiftType, _ key: @escaping Code, standard: Code?
  ) -> Typed {
    let code = base.code
    let place = base.place.map { place in
      let modify: Place.Modify = { machine, frame, body throws(Halt) in
        let at = try key(machine, frame)
        try place.modify(machine, frame) { whole throws(Halt) in
          var table = whole.table
          whole = .void
          var entry = table[at] ?? .none
          do throws(Halt) {
            if entry.isNone, let standard { entry = try standard(machine, frame) }
            try body(&entry)
          } catch {
            whole = .table(table)
            throw error
          }
          table[at] = entry.isNone ? nil : entry
          whole = .table(table)
        }
      }
      return Place(obstacle: place.obstacle, modify)
    }
    return Typed(standard == nil ? .optional(value) : value, place: place) {
      machine, frame throws(Halt) in
      let table = try code(machine, frame).table
      if let found = table[try key(machine, frame)] { return found }
      return try standard?(machine, frame) ?? .none
    }
  }

  private func subscripted(
    _ base: Typed, _ nominal: Nominal, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    let found = nominal.lineage.flatMap { allMembers("subscript", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .first { $0.parameters.map(\.label) == arguments.map(\.label) }
    guard let found else { throw Finding("'\(nominal.name)' has no such subscript.", at: position) }
    var codes: [Code] = []
    for (argument, parameter) in zip(arguments, found.parameters) {
      codes.append(try checkValue(argument.value, as: parameter.type))
    }
    let code = base.code
    let get: Code = { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      let receiver = try code(machine, frame)
      for code in codes { values.append(try code(machine, frame)) }
      return try machine.call(found, receiver, values)
    }
    let setter = nominal.lineage.flatMap { allMembers("subscript=", of: $0) }
      .compactMap { if case .method(let method) = $0 { method } else { nil } }
      .first { $0.parameters.count == arguments.count + 1 }
    guard let setter, base.place != nil || base.type.isReference else {
      return Typed(found.result, get)
    }
    let whole = base.place
    return Typed(
      found.result,
      place: computedPlace(get) { [codes] machine, frame, value throws(Halt) in
        var values: [Value] = []
        for code in codes { values.append(try code(machine, frame)) }
        values.append(value)
        if setter.isMutating, let whole {
          try whole.modify(machine, frame) { receiver throws(Halt) in
            _ = try machine.call(setter, mutating: &receiver, values)
          }
        } else {
          _ = try machine.call(setter, try code(machine, frame), values)
        }
      }, get)
  }
}
