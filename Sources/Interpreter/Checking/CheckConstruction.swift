import SourceCode
import Syntax

extension Checker {
  // MARK: Making values

  /// A type called like a function.
  func construct(
    _ type: SwiftType, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position,
    dynamic: Code? = nil
  ) throws(Finding) -> Typed {
    let type = type.asVariable
    if case .nominal(let nominal, let types) = type {
      return try construct(
        nominal, types, arguments, expecting: expecting, at: position, dynamic: dynamic)
    }
    if let typed = try convertNumber(type, arguments, at: position) { return typed }
    switch (type, arguments.first?.label, arguments.count) {
    case (.array, nil, 0), (.set, nil, 0), (.dictionary, nil, 0), (.string, nil, 0),
      (.bool, nil, 0):
      let value: Value =
        switch type {
        case .array: .array([])
        case .string: .string("")
        case .bool: .bool(false)
        default: .table(Table())
        }
      return Typed(type) { _, _ throws(Halt) in value }
    case (.array(let element), "repeating", 2) where arguments[1].label == "count":
      let known = element.isGeneric ? nil : element
      let typed = try check(arguments[0].value, expecting: known)
      let element = known ?? typed.type
      let (value, count) = (
        try convert(typed, to: element, at: position),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.array(element)) { machine, frame throws(Halt) in
        let repeated = try value(machine, frame)
        let number = try count(machine, frame).int
        guard number >= 0 else {
          throw Halt.crash("Fatal error: Can't construct Array with count < 0")
        }
        try Bound.list.check(number)
        try machine.charge(number)
        return .array([Value](repeating: repeated, count: number))
      }
    case (.array(let element), nil, 1):
      let sequence = try self.sequence(arguments[0].value)
      let own = element.isGeneric ? sequence.type : element
      return Typed(.array(own)) { machine, frame throws(Halt) in
        .array(try sequence.code(machine, frame))
      }
    case (.set(let element), nil, 1):
      let sequence = try self.sequence(arguments[0].value)
      let own = element.isGeneric ? sequence.type : element
      return Typed(.set(own)) { machine, frame throws(Halt) in
        var table = Table()
        for value in try sequence.code(machine, frame) { table[value] = .void }
        return .table(table)
      }
    case (.dictionary, "uniqueKeysWithValues", 1):
      let pairs = try sequence(arguments[0].value)
      guard case .tuple(let elements) = pairs.type, elements.count == 2 else {
        throw Finding("Pairs are expected here.", at: position)
      }
      return Typed(.dictionary(elements[0].type, elements[1].type)) { machine, frame throws(Halt) in
        var table = Table()
        for pair in try pairs.code(machine, frame) {
          let parts = pair.parts
          guard table[parts[0]] == nil else {
            throw Halt.crash("Fatal error: Duplicate values for key")
          }
          table[parts[0]] = parts[1]
        }
        return .table(table)
      }
    case (.dictionary, "grouping", 2) where arguments[1].label == "by" || arguments[1].isTrailing:
      let values = try sequence(arguments[0].value)
      let by = try check(
        arguments[1].value, expecting: .function([values.type], .generic("$Key", nil)))
      guard case .function(_, let key) = by.type else {
        throw Finding("A function is expected here.", at: position)
      }
      return Typed(.dictionary(key, .array(values.type))) { machine, frame throws(Halt) in
        let closure = try by.code(machine, frame)
        var table = Table()
        for value in try values.code(machine, frame) {
          let key = try machine.call(closure: closure, [value])
          table[key] = .array((table[key]?.array ?? []) + [value])
        }
        return .table(table)
      }
    case (.string, nil, 2) where arguments[1].label == "radix":
      let (number, radix) = (
        try checkValue(arguments[0].value, as: .integer),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.string) { machine, frame throws(Halt) in
        let base = try radix(machine, frame).int
        guard (2...36).contains(base) else {
          throw Halt.crash("Fatal error: Radix must be in 2...36")
        }
        return .string(String(try number(machine, frame).int, radix: base))
      }
    case (.string, "describing", 1), (.string, "reflecting", 1), (.string, nil, 1):
      let typed = try check(arguments[0].value, expecting: nil)
      if typed.type == .array(.character) {
        return Typed(.string) { machine, frame throws(Halt) in
          .string(try typed.code(machine, frame).array.map(\.string).joined())
        }
      }
      let isDebug = arguments[0].label == "reflecting"
      return Typed(.string) { machine, frame throws(Halt) in
        .string(machine.describe(try typed.code(machine, frame), typed.type, isDebug: isDebug))
      }
    case (.string, "repeating", 2):
      let (text, count) = (
        try checkValue(arguments[0].value, as: .string),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.string) { machine, frame throws(Halt) in
        let (text, count) = (try text(machine, frame).string, max(0, try count(machine, frame).int))
        let (bytes, isTooLong) = text.utf8.count.multipliedReportingOverflow(by: count)
        try Bound.text.check(isTooLong ? .max : max(count, bytes))
        try machine.charge(bytes / 16)
        return .string(String(repeating: text, count: count))
      }
    case (.string, "format", _): return try format(arguments, at: position)
    case (.character, nil, 1):
      return Typed(.character, try checkValue(arguments[0].value, as: .string))
    case (.bool, nil, 1):
      let text = try checkValue(arguments[0].value, as: .string)
      return Typed(.optional(.bool)) { machine, frame throws(Halt) in
        Bool(try text(machine, frame).string).map { .bool($0) } ?? .none
      }
    case (.optional(let inner), nil, 1):
      return Typed(type, try checkValue(arguments[0].value, as: inner))
    case (.selector, nil, 1):
      return Typed(.selector, try checkValue(arguments[0].value, as: .string))
    default: break
    }
    if let nominal = wrapper(for: type) {
      let inits = initializers(of: nominal)
      if !inits.isEmpty {
        return try invoke(inits, .nobody, arguments, [:], expecting: expecting, at: position)
      }
    }
    throw Finding("'\(type.written)' can't be made of that.", at: position)
  }

  /// Numbers of numbers and of texts.
  private func convertNumber(
    _ type: SwiftType, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard type.isNumber else { return nil }
    if arguments.isEmpty {
      let zero: Value = type.isInteger ? .int(0) : .double(0)
      return Typed(type) { _, _ throws(Halt) in zero }
    }
    if arguments.count == 2, arguments[1].label == "radix", case .int(let kind) = type {
      let (text, radix) = (
        try checkValue(arguments[0].value, as: .string),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        let base = try radix(machine, frame).int
        guard (2...36).contains(base) else {
          throw Halt.crash("Fatal error: Radix must be in 2...36")
        }
        // checked: a text
        let number = Int(try text(machine, frame).string, radix: base)
        return number.flatMap { kind.range.contains($0) ? .int($0) : nil } ?? .none
      }
    }
    guard arguments.count == 1 else { return nil }
    let label = arguments[0].label
    guard label == nil || label == "exactly" || label == "truncating" || label == "clamping" else {
      return nil
    }
    let typed = try check(arguments[0].value, expecting: nil)
    let code = typed.code
    switch (typed.type.asVariable, type) {
    case (.string, .int(let kind)):
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        // checked: a text
        Int(try code(machine, frame).string).flatMap { kind.range.contains($0) ? .int($0) : nil }
          ?? .none
      }
    case (.string, _):
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        Double(try code(machine, frame).string).map { .double($0) } ?? .none
      }
    case (let from, .int(let kind)) where from.isNumber:
      if label == "exactly" {
        return Typed(.optional(type)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          guard let number = Int(exactly: value.double), kind.range.contains(number) else {
            return .none
          }
          return .int(number)
        }
      }
      return Typed(type) { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        if case .int(let number) = value {
          if label == "clamping" {
            return .int(min(max(number, kind.range.lowerBound), kind.range.upperBound))
          }
          guard kind.range.contains(number) else {
            throw Halt.crash("Fatal error: Not enough bits to represent the passed value")
          }
          return value
        }
        guard value.double.isFinite else {
          throw Halt.crash(
            "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"
          )
        }
        guard let number = Int(exactly: value.double.rounded(.towardZero)),
          kind.range.contains(number)
        else {
          throw Halt.crash(
            "Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
          )
        }
        return .int(number)
      }
    case (let from, _) where from.isNumber:
      let isFloat = type == .float
      return Typed(type) { machine, frame throws(Halt) in
        let value = try code(machine, frame).double
        return .double(isFloat ? Double(Float(value)) : value)
      }
    case (.nominal(let nominal, _), _) where nominal.stored.count == 1 && nominal.isLibrary:
      return Typed(type) { machine, frame throws(Halt) in
        try code(machine, frame).parts.first ?? .none
      }
    default:
      throw Finding("'\(type.written)' can't be made of '\(typed.type.written)'.", at: position)
    }
  }

  /// What a value is made of one after the other, and of which type that is.
  func sequence(
    _ expr: Expr
  ) throws(Finding) -> (type: SwiftType, code: Codes) {
    var typed = try check(expr, expecting: nil)
    if case .implicit(let inner) = typed.type {
      typed = Typed(inner, try convert(typed, to: inner, at: expr.at))
    }
    let code = typed.code
    switch typed.type {
    case .array(let element):
      return (element, { machine, frame throws(Halt) in try code(machine, frame).array })
    case .empty: return (.any, { _, _ throws(Halt) in [] })
    case .set(let element):
      return (
        element, { machine, frame throws(Halt) in try code(machine, frame).table.pairs.map(\.key) }
      )
    case .dictionary(let key, let value):
      let pair = SwiftType.tuple([
        .init(label: "key", type: key), .init(label: "value", type: value),
      ])
      return (
        pair,
        { machine, frame throws(Halt) in
          try code(machine, frame).table.pairs.map { .parts([$0.key, $0.value]) }
        }
      )
    case .range(let element, let isClosed) where element.isInteger:
      return (
        element,
        { machine, frame throws(Halt) in
          let parts = try code(machine, frame).parts
          let (from, to) = (parts[0].int, parts[1].int)
          guard from <= to else { return [] }
          let (span, isTooLong) = to.subtractingReportingOverflow(from)
          try Bound.rounds.check(isTooLong ? .max : span)
          try machine.charge(span)
          // checked: it does not end before it begins
          return isClosed ? (from...to).map { .int($0) } : (from..<to).map { .int($0) }
        }
      )
    case .string:
      return (
        .character,
        { machine, frame throws(Halt) in
          try code(machine, frame).string.map { .string(String($0)) }
        }
      )
    default:
      if typed.type.wrapped != nil {
        throw Finding("An optional has no elements to go through; unwrap it first.", at: expr.at)
      }
      throw Finding("'\(typed.type.written)' has no elements to go through.", at: expr.at)
    }
  }

  // MARK: Objects

  func initializers(of nominal: Nominal) -> [Function] {
    var found: [Function] = []
    var type: Nominal? = nominal
    var ownDesignated = false
    while let current = type {
      for member in allMembers("init", of: current) {
        guard case .method(let method) = member else { continue }
        // A class with initializers of its own inherits the convenient ones only, and those it overrides.
        if ownDesignated, !method.isConvenience { continue }
        if !found.contains(where: {
          $0.key == method.key && $0.parameters.map(\.type) == method.parameters.map(\.type)
        }) {
          found.append(method)
        }
      }
      if allMembers("init", of: current).contains(where: {
        if case .method(let method) = $0 {
          !method.isConvenience && !method.isRequirement && !isCoder(method)
        } else {
          false
        }
      }) {
        ownDesignated = true
      }
      type = current.kind == .class ? current.superclass : nil
    }
    return found
  }

  private func isCoder(_ method: Function) -> Bool { method.parameters.first?.label == "coder" }

  private func construct(
    _ nominal: Nominal, _ types: [SwiftType], _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position, dynamic: Code?
  ) throws(Finding) -> Typed {
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, types) {
      map[placeholder(generic, nominal)] = type
    }
    // What a generic type stands for may be told by what is expected.
    if case .nominal(let wanted, let arguments)? = expecting?.unwrapped, wanted === nominal {
      for (generic, type) in zip(nominal.generics, arguments) {
        map[placeholder(generic, nominal)] = type
      }
    }
    map = map.filter { if case .generic(let name, _) = $0.value { name != $0.key } else { true } }
    switch nominal.kind {
    case .class:
      return try constructObject(
        nominal, arguments, map, expecting: expecting, at: position, dynamic)
    case .struct:
      return try constructStruct(nominal, arguments, map, expecting: expecting, at: position)
    case .enum:
      if arguments.first?.label == "rawValue", let raw = nominal.rawType {
        let code = try checkValue(arguments[0].value, as: raw)
        let values = nominal.elements.map { $0.raw ?? .none }
        return Typed(.optional(nominal.type)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          return values.firstIndex { $0.isSame(as: value) }.map { .element($0, []) } ?? .none
        }
      }
      let inits = initializers(of: nominal)
      guard !inits.isEmpty else {
        throw Finding("'\(nominal.name)' is made by its cases.", at: position)
      }
      return try invoke(inits, .nobody, arguments, map, expecting: expecting, at: position) {
        machine, _, function, values throws(Halt) in
        var value = Value.unset
        let result = try machine.call(function, mutating: &value, values)
        return function.kind == .failableInitializer && result.isNone ? .none : value
      }
    default:
      throw Finding("'\(nominal.name)' is a protocol, of which nothing can be made.", at: position)
    }
  }

  private func constructObject(
    _ nominal: Nominal, _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?,
    at position: Position, _ dynamic: Code?
  ) throws(Finding) -> Typed {
    let hint = nameHint
    nameHint = nil
    let inits = initializers(of: nominal)
    if inits.isEmpty {
      guard arguments.isEmpty else {
        throw Finding("'\(nominal.name)' is made without arguments.", at: position)
      }
      return Typed(applied(nominal, map)) { machine, frame throws(Halt) in
        let object = try machine.allocate(
          try dynamic.map { code throws(Halt) in try machine.classOf(try code(machine, frame)) }
            ?? nominal, named: hint)
        try machine.runInitialValues(of: object, from: nominal, to: nil)
        return object
      }
    }
    // What the library declares is shared by all programs, and has no placeholders here.
    for function in inits where function.generics.isEmpty && !nominal.generics.isEmpty {
      function.generics = nominal.generics
    }
    let isDynamic = dynamic != nil
    let typed = try invoke(inits, .nobody, arguments, map, expecting: expecting, at: position) {
      machine, frame, function, values throws(Halt) in
      let type =
        try dynamic.map { code throws(Halt) in try machine.classOf(try code(machine, frame)) }
        ?? nominal
      let object = try machine.allocate(type, named: hint)
      let function =
        isDynamic ? machine.implementation(of: function.key, type) ?? function : function
      let result = try machine.initialize(object, from: type, function, values)
      if function.kind == .failableInitializer, result.isNone { return .none }
      return object
    }
    guard case .nominal(let made, let types) = typed.type.unwrapped, made === nominal else {
      let type =
        typed.type.wrapped == nil ? applied(nominal, map) : .optional(applied(nominal, map))
      return Typed(type, typed.code)
    }
    let own = SwiftType.nominal(nominal, types)
    return Typed(typed.type.wrapped == nil ? own : .optional(own), typed.code)
  }

  private func applied(_ nominal: Nominal, _ map: [String: SwiftType]) -> SwiftType {
    .nominal(
      nominal, nominal.generics.map { map[placeholder($0, nominal)] ?? .generic($0.name, nil) })
  }

  private func constructStruct(
    _ nominal: Nominal, _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    var candidates = initializers(of: nominal)
    if !nominal.hasOwnInitializer {
      candidates.append(memberwise(nominal, onlyNeeded: false))
      candidates.append(memberwise(nominal, onlyNeeded: true))
    }
    let function: Invoke = {
      machine, _, function, values throws(Halt) in
      if function.native != nil { return try machine.call(function, .void, values) }
      var value = try machine.blank(nominal)
      let result = try machine.call(function, mutating: &value, values)
      return function.kind == .failableInitializer && result.isNone ? .none : value
    }
    for candidate in candidates where candidate.generics.isEmpty && !nominal.generics.isEmpty {
      candidate.generics = nominal.generics
    }
    return try invoke(
      candidates, .nobody, arguments, map, expecting: expecting, at: position, by: function)
  }

  /// The initializer that a struct without one of its own has: a value for each stored property.
  private func memberwise(_ nominal: Nominal, onlyNeeded: Bool) -> Function {
    let properties = nominal.stored.filter { property in
      if property.isConstant, property.isInitialized { return false }
      return !onlyNeeded || !property.isInitialized && property.type.wrapped == nil
    }
    let function = Function(
      .initializer, "init",
      properties.map {
        .init(
          label: $0.name, name: $0.name, type: $0.type, standard: nil,
          hasStandard: $0.isInitialized || $0.type.wrapped != nil, isVariadic: false, isInout: false
        )
      }, nominal.type, isStatic: false, owner: nominal, at: nominal.at, in: program)
    for (index, property) in properties.enumerated() {
      function.parameters[index].standard = { machine, frame throws(Halt) in
        try property.initial?(machine, frame) ?? .none
      }
    }
    let slots = properties.compactMap { property in
      property.slot.map { ($0, property.ownership != .strong) }
    }
    function.selfVariable = Local("self", nominal.type, slot: 0, isConstant: false)
    function.slots = properties.count + 1
    function.body = { _, frame throws(Halt) in
      guard case .parts(var parts) = frame.slots[0] else { return .back }
      for (index, (slot, isWeak)) in slots.enumerated() {
        parts[slot] = isWeak ? frame.slots[index + 1].weakened : frame.slots[index + 1]
      }
      frame.slots[0] = .parts(parts)
      return .back
    }
    function.generics = nominal.generics
    return function
  }

  /// `self.init(…)`.
  func delegate(
    _ typed: Typed, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    guard let nominal = typed.type.nominal else {
      throw Finding("'init' is called on 'self'.", at: position)
    }
    body.callsSuperInit = true
    body.delegates = true
    let code = typed.code
    if nominal.kind == .class {
      let result = try invoke(
        initializers(of: nominal), .fixed(code), arguments, [:], expecting: nil, at: position
      ) {
        machine, frame, function, values throws(Halt) in
        let object = try code(machine, frame)
        let type = machine.nominal(of: object) ?? nominal
        let own = machine.program.method(function.key, of: type) ?? function
        return try machine.initialize(object, from: type, own, values)
      }
      return Typed(.void, result.code)
    }
    guard let place = typed.place else {
      throw Finding("'self' can't be changed here.", at: position)
    }
    let made = try constructStruct(nominal, arguments, [:], expecting: nil, at: position)
    let makes = made.code
    return Typed(.void) { machine, frame throws(Halt) in
      try place.set(machine, frame, try makes(machine, frame))
      return .void
    }
  }

  /// An initializer's body with what comes before and after it.
  func initializing(
    _ function: Function, _ nominal: Nominal, _ code: @escaping Exec, callsSuper: Bool
  ) -> Exec {
    let delegates = body.delegates
    let variable = function.selfVariable
    let superclass = nominal.superclass
    return { machine, frame throws(Halt) in
      guard let variable else { return .back }
      let object = machine.get(variable, frame)
      if !delegates, !function.isConvenience {
        try machine.runInitialValues(of: object, in: nominal)
      }
      frame.result = .void
      _ = try code(machine, frame)
      if case .none = frame.result { return .back }
      if !callsSuper, let superclass {
        // What `super.init()` at the end would do, which Swift adds.
        if let key = machine.program.knownKey("init()"),
          let initializer = machine.program.method(key, of: superclass)
        {
          _ = try machine.initialize(object, from: superclass, initializer, [])
        } else {
          try machine.runInitialValues(of: object, from: superclass, to: nil)
        }
      }
      frame.result = object
      return .back
    }
  }

  // MARK: Functions of the language

  /// Functions that take any type, which no declaration can say.
  func callBuiltIn(
    _ name: String, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed? {
    switch name {
    case "print", "debugPrint":
      return try printing(arguments, isDebug: name == "debugPrint", at: position)
    case "NSLog":
      let text = try format(arguments, at: position)
      return Typed(.void) { machine, frame throws(Halt) in
        try machine.print(try text.code(machine, frame).string)
        return .void
      }
    case "type":
      guard arguments.count == 1, arguments[0].label == "of" else { return nil }
      let typed = try check(arguments[0].value, expecting: nil)
      let code = try convert(typed, to: .any, at: position)
      let isAny = typed.type.isExistential
      return Typed(.metatype(typed.type)) { machine, frame throws(Halt) in
        .type(machine.type(of: try code(machine, frame), isAny ? nil : typed.type))
      }
    case "assert", "precondition":
      guard let first = arguments.first else { return nil }
      let condition = try checkValue(first.value, as: .bool)
      let message = arguments.count > 1 ? try checkValue(arguments[1].value, as: .string) : nil
      let word = name == "assert" ? "Assertion failed" : "Precondition failed"
      return Typed(.void) { machine, frame throws(Halt) in
        guard !(try condition(machine, frame).bool) else { return .void }
        let text = try message?(machine, frame).string ?? ""
        throw Halt.crash("\(word)\(text.isEmpty ? "" : ": \(text)")")
      }
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = arguments.isEmpty ? nil : try checkValue(arguments[0].value, as: .string)
      return Typed(.never) { machine, frame throws(Halt) in
        let text = try message?(machine, frame).string ?? ""
        throw Halt.crash("Fatal error\(text.isEmpty ? "" : ": \(text)")")
      }
    case "swap":
      guard arguments.count == 2 else { return nil }
      var places: [Place] = []
      for argument in arguments {
        guard case .prefix("&", let target) = argument.value.kind,
          let place = try check(target, expecting: nil).place, place.obstacle == nil
        else { throw Finding("'swap' takes two variables, each behind '&'.", at: position) }
        places.append(place)
      }
      return Typed(.void) { [places] machine, frame throws(Halt) in
        var (a, b) = (Value.none, Value.none)
        try places[0].modify(machine, frame) { a = $0 }
        try places[1].modify(machine, frame) { b = $0 }
        try places[0].set(machine, frame, b)
        try places[1].set(machine, frame, a)
        return .void
      }
    case "min", "max":
      guard arguments.count >= 2, arguments.allSatisfy({ $0.label == nil }) else { return nil }
      var types: [SwiftType] = []
      for argument in arguments where !isLiteral(argument.value) {
        types.append(try check(argument.value, expecting: expecting).type)
      }
      if types.isEmpty {
        for argument in arguments {
          types.append(try check(argument.value, expecting: expecting).type)
        }
      }
      // Among literals one with a fraction makes all decimals.
      let type =
        types.first(where: \.isFloating).map { types.allSatisfy(\.isNumber) ? $0 : common(types) }
        ?? common(types)
      var codes: [Code] = []
      for argument in arguments { codes.append(try checkValue(argument.value, as: type)) }
      let sign = name == "min" ? -1 : 1
      return Typed(type) { [codes] machine, frame throws(Halt) in
        var best = try codes[0](machine, frame)
        for code in codes.dropFirst() {
          let value = try code(machine, frame)
          if Machine.compare(value, best) == sign { best = value }
        }
        return best
      }
    case "abs":
      guard arguments.count == 1 else { return nil }
      let typed = try check(arguments[0].value, expecting: expecting)
      guard typed.type.isNumber else { return nil }
      return Typed(typed.type) { machine, frame throws(Halt) in
        let value = try typed.code(machine, frame)
        if case .int(let number) = value {
          guard number != .min else { throw Halt.overflow }
          return .int(number < 0 ? -number : number)
        }
        return .double(value.double.magnitude)
      }
    default: return nil
    }
  }

  private func printing(
    _ arguments: [Expr.Argument], isDebug: Bool, at position: Position
  ) throws(Finding) -> Typed {
    var parts: [(Code, SwiftType)] = []
    var separator: Code = { _, _ throws(Halt) in .string(" ") }
    var end: Code?
    for argument in arguments {
      switch argument.label {
      case "separator": separator = try checkValue(argument.value, as: .string)
      case "terminator": end = try checkValue(argument.value, as: .string)
      case nil:
        let typed = try check(argument.value, expecting: nil)
        parts.append((typed.code, typed.type))
      default: throw Finding("'print' has no '\(argument.label ?? "")'.", at: position)
      }
    }
    return Typed(.void) { [parts, separator, end] machine, frame throws(Halt) in
      var texts: [String] = []
      for part in parts {
        texts.append(machine.describe(try part.0(machine, frame), part.1, isDebug: isDebug))
      }
      try machine.sweep()
      let line = texts.joined(separator: try separator(machine, frame).string)
      try machine.print(line, end: try end?(machine, frame).string ?? "\n")
      return .void
    }
  }

  /// `String(format:…)` and `NSLog`.
  private func format(_ arguments: [Expr.Argument], at position: Position) throws(Finding) -> Typed
  {
    guard let first = arguments.first else { throw Finding("A format is expected.", at: position) }
    let format = try checkValue(first.value, as: .string)
    var parts: [(Code, SwiftType)] = []
    for argument in arguments.dropFirst() {
      let typed = try check(argument.value, expecting: nil)
      parts.append((typed.code, typed.type))
    }
    return Typed(.string) { [parts] machine, frame throws(Halt) in
      var values: [(Value, SwiftType)] = []
      for part in parts { values.append((try part.0(machine, frame), part.1)) }
      return .string(try machine.format(try format(machine, frame).string, values))
    }
  }

  /// Methods that depend on how elements are compared, with the elements' own operators.
  func callSpecial(
    _ name: String, of typed: Typed, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard case .array(let element) = typed.type else { return nil }
    if name == "joined", element != .string, element != .character {
      guard case .array = element, arguments.isEmpty else {
        throw Finding(
          "'joined' puts texts together, or lists; these are '\(element.written)'.", at: position)
      }
      let code = typed.code
      return Typed(element) { machine, frame throws(Halt) in
        .array(try code(machine, frame).array.flatMap(\.array))
      }
    }
    guard let nominal = element.nominal, !nominal.isLibrary else { return nil }
    func closure(_ sign: String, _ right: Expr?) -> Expr {
      let value = Expr(
        .binary(sign, Expr(.name("$0"), at: position), right ?? Expr(.name("$1"), at: position)),
        at: position)
      return Expr(
        .closure(
          ClosureExpr(
            [], nil, nil, [Stmt(.value(value), at: position)], shorthandCount: right == nil ? 2 : 1)
        ),
        at: position)
    }
    switch (name, arguments.first?.label, arguments.count) {
    case ("sorted", nil, 0), ("sort", nil, 0), ("min", nil, 0), ("max", nil, 0):
      return try callMember(
        name, of: typed, [.init("by", closure("<", nil))], expecting: nil, at: position)
    case ("contains", nil, 1) where !isClosure(arguments[0].value):
      return try callMember(
        name, of: typed, [.init("where", closure("==", arguments[0].value))], expecting: nil,
        at: position)
    case ("firstIndex", "of", 1), ("lastIndex", "of", 1):
      return try callMember(
        name, of: typed, [.init("where", closure("==", arguments[0].value))], expecting: nil,
        at: position)
    default: return nil
    }
  }

  /// Methods of sets of flags.
  func callOptionSet(
    _ name: String, _ nominal: Nominal, of typed: Typed, _ arguments: [Expr.Argument],
    at position: Position
  ) throws(Finding) -> Typed? {
    guard arguments.count == 1, Self.optionSetMethods.contains(name) else { return nil }
    let code = typed.code
    let other = try checkValue(arguments[0].value, as: nominal.type)
    @Sendable func bits(_ value: Value) -> Int { value.parts.first?.int ?? 0 }
    switch name {
    case "contains", "isSuperset":
      return Typed(.bool) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .bool(a & b == b)
      }
    case "isSubset", "isDisjoint":
      return Typed(.bool) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .bool(name == "isSubset" ? a & b == a : a & b == 0)
      }
    case "union", "intersection", "subtracting", "symmetricDifference":
      return Typed(nominal.type) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .parts([
          .int(
            name == "union"
              ? a | b : name == "intersection" ? a & b : name == "subtracting" ? a & ~b : a ^ b)
        ])
      }
    default:
      guard let place = typed.place, place.obstacle == nil else {
        throw Finding(
          "'\(name)' changes what it is called on, which can't be changed here.", at: position)
      }
      return Typed(.void) { machine, frame throws(Halt) in
        let b = bits(try other(machine, frame))
        try place.modify(machine, frame) { value throws(Halt) in
          let a = bits(value)
          value = .parts([.int(name == "insert" || name == "formUnion" ? a | b : a & ~b)])
        }
        return .void
      }
    }
  }

  private static let optionSetMethods: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "union", "intersection", "subtracting",
    "symmetricDifference", "insert", "formUnion", "remove", "subtract",
  ]

  private func isClosure(_ expr: Expr) -> Bool {
    if case .closure = expr.kind { true } else { false }
  }
}
