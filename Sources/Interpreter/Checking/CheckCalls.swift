import SourceCode
import Syntax

/// Whom a function is called on.
enum Receiver: Sendable {
  case nobody
  /// An object: its class decides which method that is.
  case dynamic(Code)
  /// A value whose type is known, or `super`.
  case fixed(Code)
  /// A value that the method may change.
  case place(Place)
  /// A type, whose class decides which static method that is.
  case type(Code)
}

extension Checker {
  func call(
    _ callee: Expr, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    try chain { () throws(Finding) in
      try self.plainCall(callee, arguments, expecting: expecting, at: position)
    }
  }

  func plainCall(
    _ callee: Expr, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch callee.kind {
    case .name(let name): return try callNamed(name, arguments, expecting: expecting, at: callee.at)
    case .implicitMember(let name):
      return try implicitMember(name, arguments, expecting: expecting?.unwrapped, at: callee.at)
    case .type(let reference):
      return try construct(try resolve(reference), arguments, expecting: expecting, at: position)
    case .member(let base, let name):
      if case .name("super") = base.kind { return try callSuper(name, arguments, at: callee.at) }
      if isModule(base) {
        return try callNamed(name, arguments, expecting: expecting, at: callee.at)
      }
      let typed = try checkBase(base)
      return try callMember(name, of: typed, arguments, expecting: expecting, at: callee.at)
    default:
      let typed = try checkBase(callee)
      return try callValue(typed, arguments, at: position)
    }
  }

  /// Whether a name before a dot is a module's, as in `Swift.min`.
  func isModule(_ base: Expr) -> Bool {
    guard case .name(let name) = base.kind else { return false }
    return ["Swift", "UIKit", "Foundation", "CoreGraphics", "Dispatch", "App"].contains(name)
      && body.find(name) == nil
  }

  // MARK: Who is called

  private func callNamed(
    _ name: String, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    if let local = body.find(name) {
      return try callValue(variable(local), arguments, at: position)
    }
    if let local = body.findFunction(name) {
      let code = variable(local.variable).code
      return try invoke(
        [local.function], .nobody, arguments, [:], expecting: expecting, at: position
      ) {
        machine, frame, _, values throws(Halt) in
        try machine.call(closure: try code(machine, frame), values)
      }
    }
    if let owner {
      if let local = body.findSelf(), local.type.metatypeInstance == nil {
        let methods = methods(name, of: owner, isStatic: false)
        if !methods.isEmpty {
          let hasOther = !candidates(named: name).isEmpty || Self.builtIns.contains(name)
          let fits = methods.contains { matched(arguments, $0, [:]) != nil }
          if fits || !hasOther {
            return try callMember(
              name, of: variable(local), arguments, expecting: expecting, at: position)
          }
        }
        if methods.isEmpty, let property = try member(name, of: variable(local), at: position) {
          return try callValue(property, arguments, at: position)
        }
      }
      var around: Nominal? = owner
      while let type = around {
        let methods = methods(name, of: type, isStatic: true)
        if !methods.isEmpty, body.isStatic || type !== owner {
          let named = SwiftType.nominal(type)
          var code = constant(named)
          if type === owner, let local = body.findSelf() { code = variable(local).code }
          return try invoke(
            methods, .type(code), arguments, [:], expecting: expecting, at: position)
        }
        around = type.outer
      }
    }
    if let builtIn = try callBuiltIn(name, arguments, expecting: expecting, at: position) {
      return builtIn
    }
    let functions = candidates(named: name)
    if !functions.isEmpty {
      return try invoke(functions, .nobody, arguments, [:], expecting: expecting, at: position)
    }
    if let property = program.globals[name] ?? program.library?.globals[name] {
      return try callValue(global(property), arguments, at: position)
    }
    if name == "Self", let owner {
      return try construct(owner.type, arguments, expecting: expecting, at: position)
    }
    let type: SwiftType
    do throws(Finding) {
      type = try resolve(TypeRef(.named(name, []), at: position))
    } catch {
      throw unknown(name, at: position)
    }
    return try construct(type, arguments, expecting: expecting, at: position)
  }

  /// Functions of the language that `callBuiltIn` knows.
  private static let builtIns: Set<String> = [
    "print", "min", "max", "abs", "type", "swap", "assert",
  ]

  /// A type as a value.
  func constant(_ type: SwiftType) -> Code { { _, _ throws(Halt) in .type(type) } }

  /// The methods of a name that a type has, the nearest class's first.
  func methods(_ name: String, of nominal: Nominal, isStatic: Bool) -> [Function] {
    var found: [Function] = []
    func add(_ type: Nominal) {
      for member in allMembers(name, of: type) {
        if case .method(let method) = member, method.isStatic == isStatic,
          !found.contains(where: { $0.key == method.key && sameParameters($0, method) })
        {
          found.append(method)
        }
      }
    }
    var seen = Set<Nominal>()
    func conform(_ type: Nominal) {
      for conformed in program.protocols(of: type) where seen.insert(conformed).inserted {
        add(conformed)
        conform(conformed)
      }
    }
    for type in nominal.lineage { add(type) }
    for type in nominal.lineage { conform(type) }
    return found
  }

  private func sameParameters(_ a: Function, _ b: Function) -> Bool {
    a.parameters.count == b.parameters.count
      && zip(a.parameters, b.parameters).allSatisfy { $0.type == $1.type }
  }

  func callMember(
    _ name: String, of typed: Typed, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    if let type = typed.type.metatypeInstance {
      return try callStatic(
        name, of: type, arguments, expecting: expecting, at: position, dynamic: typed.code)
    }
    if name == "init", let local = body.findSelf(), local.type.nominal != nil {
      return try delegate(typed, arguments, at: position)
    }
    if case .implicit(let inner) = typed.type {
      let code = typed.code
      let unwrapped = Typed(inner, place: typed.place) { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        if value.isNone {
          throw Halt.crash(
            "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
        }
        return value
      }
      return try callMember(name, of: unwrapped, arguments, expecting: expecting, at: position)
    }
    if let (nominal, types) = members(of: typed.type) {
      var map: [String: SwiftType] = [:]
      for (generic, type) in zip(nominal.generics, types) {
        map[placeholder(generic, nominal)] = type
      }
      if nominal.isOptionSet,
        let typed = try callOptionSet(name, nominal, of: typed, arguments, at: position)
      {
        return typed
      }
      let methods = methods(name, of: nominal, isStatic: false)
      map["Self"] = typed.type
      if !methods.isEmpty {
        if let special = try callSpecial(name, of: typed, arguments, at: position) {
          return special
        }
        return try callMethods(
          methods, of: typed, arguments, map, expecting: expecting, at: position)
      }
    }
    let property = try needed(name, of: typed, at: position)
    return try callValue(property, arguments, at: position)
  }

  func callMethods(
    _ methods: [Function], of typed: Typed, _ arguments: [Expr.Argument],
    _ map: [String: SwiftType],
    expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let isDynamic =
      typed.type.isReference || typed.type.nominal?.kind == .protocol || typed.type.isExistential
      || typed.type == .anyObject
    if isDynamic {
      return try invoke(
        methods, .dynamic(typed.code), arguments, map, expecting: expecting, at: position)
    }
    if methods.contains(where: \.isMutating) {
      guard let place = typed.place else {
        throw Finding(
          "'\(methods[0].name)' changes what it is called on, which can't be changed here.",
          at: position)
      }
      if let obstacle = place.obstacle {
        throw Finding(
          "\(obstacle), and '\(methods[0].name)' changes it; declare it with 'var'.", at: position)
      }
      return try invoke(methods, .place(place), arguments, map, expecting: expecting, at: position)
    }
    // A protocol's own methods get a value that says what it is.
    let own =
      methods.allSatisfy { $0.owner?.kind == .protocol }
      ? try convert(typed, to: .any, at: position) : typed.code
    return try invoke(methods, .fixed(own), arguments, map, expecting: expecting, at: position)
  }

  func callStatic(
    _ name: String, of type: SwiftType, _ arguments: [Expr.Argument], expecting: SwiftType?,
    at position: Position, dynamic: Code? = nil
  ) throws(Finding) -> Typed {
    if name == "init" {
      return try construct(type, arguments, expecting: expecting, at: position, dynamic: dynamic)
    }
    if let nominal = type.nominal ?? wrapper(for: type) {
      let methods = methods(name, of: nominal, isStatic: true)
      if !methods.isEmpty {
        let receiver: Code = if let dynamic { dynamic } else { constant(type) }
        return try invoke(
          methods, .type(receiver), arguments, [:], expecting: expecting, at: position)
      }
    }
    if case .optional(let inner) = type, name == "some", arguments.count == 1 {
      return Typed(type, try checkValue(arguments[0].value, as: inner))
    }
    guard let member = try staticMember(name, of: type, at: position) else {
      throw Finding(
        "'\(type.written)' has no member '\(name)' that is known\(didYouMean(name, among: memberNames(of: type))).",
        at: position)
    }
    if let nominal = type.nominal,
      case .element(let element)? = find(name, in: nominal, isStatic: true)
    {
      return try enumCase(element, nominal, type, arguments, expecting: expecting, at: position)
    }
    return try callValue(member, arguments, at: position)
  }

  private func enumCase(
    _ element: EnumElement, _ nominal: Nominal, _ type: SwiftType, _ arguments: [Expr.Argument],
    expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard arguments.count == element.payload.count else {
      throw Finding("'.\(element.name)' has \(element.payload.count) values.", at: position)
    }
    var map: [String: SwiftType] = [:]
    for known in [type, expecting?.unwrapped] {
      guard case .nominal(nominal, let types)? = known else { continue }
      for (generic, type) in zip(nominal.generics, types) where !type.isGeneric {
        map[placeholder(generic, nominal)] = type
      }
    }
    let names = Set(nominal.generics.map { placeholder($0, nominal) })
    var codes: [Code] = []
    for (argument, part) in zip(arguments, element.payload) {
      codes.append(
        try self.argument(
          argument.value, part.type.asVariable, names, &map, isLibrary: nominal.isLibrary))
    }
    let index = element.index
    let types = nominal.generics.map {
      map[placeholder($0, nominal)] ?? .generic(placeholder($0, nominal), nil)
    }
    return Typed(.nominal(nominal, types)) { [codes] machine, frame throws(Halt) in
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      return .element(index, values)
    }
  }

  private func callSuper(
    _ name: String, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed {
    guard let owner, let superclass = owner.superclass, let local = body.findSelf() else {
      throw Finding("There is no superclass here.", at: position)
    }
    let receiver = variable(local).code
    if name == "init" {
      body.callsSuperInit = true
      let typed = try invoke(
        initializers(of: superclass), .fixed(receiver), arguments, [:], expecting: nil, at: position
      ) {
        machine, frame, function, values throws(Halt) in
        try machine.initialize(try receiver(machine, frame), from: superclass, function, values)
      }
      return Typed(.void, typed.code)
    }
    let isStatic = local.type.metatypeInstance != nil
    let methods = methods(name, of: superclass, isStatic: isStatic)
    guard !methods.isEmpty else {
      throw Finding(
        "'\(superclass.name)' has no method '\(name)' that is known\(didYouMean(name, among: memberNames(of: superclass.type))).",
        at: position)
    }
    return try invoke(methods, .fixed(receiver), arguments, [:], expecting: nil, at: position) {
      machine, frame, function, values throws(Halt) in
      let implementation = machine.implementation(of: function.key, superclass) ?? function
      return try machine.call(implementation, try receiver(machine, frame), values)
    }
  }

  /// A closure, or a function as a value.
  func callValue(_ typed: Typed, _ arguments: [Expr.Argument], at position: Position)
    throws(Finding) -> Typed
  {
    var typed = typed
    if case .implicit(let inner) = typed.type {
      typed = Typed(inner, try convert(typed, to: inner, at: position))
    }
    if case .metatype(let type) = typed.type {
      return try construct(type, arguments, expecting: nil, at: position, dynamic: typed.code)
    }
    guard case .function(let parameters, let result) = typed.type else {
      let hint =
        typed.type.wrapped == nil
        ? "is no function" : "is an optional; call it with '?(…)' or '!(…)'"
      throw Finding("A '\(typed.type.written)' \(hint).", at: position)
    }
    guard parameters.count == arguments.count else {
      throw Finding(
        "It takes \(parameters.count) arguments, and here are \(arguments.count).", at: position)
    }
    if parameters.contains(where: { if case .lent = $0 { true } else { false } }) {
      return try callLending(typed, parameters, result, arguments, at: position)
    }
    var codes: [Code] = []
    for (argument, type) in zip(arguments, parameters) {
      codes.append(try checkValue(argument.value, as: type))
    }
    let code = typed.code
    return Typed(result) { [codes] machine, frame throws(Halt) in
      let closure = try code(machine, frame)
      var values: [Value] = []
      for code in codes { values.append(try code(machine, frame)) }
      defer { values = [] }
      return try machine.call(closure: closure, values)
    }
  }

  /// A closure that may change variables which it is lent.
  private func callLending(
    _ typed: Typed, _ parameters: [SwiftType], _ result: SwiftType, _ arguments: [Expr.Argument],
    at position: Position
  ) throws(Finding) -> Typed {
    var codes: [Code] = []
    var places: [(Int, Place)] = []
    for (index, (argument, type)) in zip(arguments, parameters).enumerated() {
      guard case .lent = type else {
        codes.append(try checkValue(argument.value, as: type))
        continue
      }
      guard case .prefix("&", let target) = argument.value.kind else {
        throw Finding("'&' and a variable are expected here.", at: argument.value.at)
      }
      let lent = try check(target, expecting: nil)
      guard let place = lent.place, place.obstacle == nil else {
        throw Finding("This can't be changed.", at: argument.value.at)
      }
      places.append((index, place))
      codes.append(lent.code)
    }
    let code = typed.code
    let (values, lent) = (codes, places)
    return Typed(result) { machine, frame throws(Halt) in
      let closure = try code(machine, frame)
      var given: [Value] = []
      for value in values { given.append(try value(machine, frame)) }
      let result = try machine.call(closure: closure, lending: &given)
      for (index, place) in lent { try place.set(machine, frame, given[index]) }
      return result
    }
  }

  // MARK: Arguments

  typealias Invoke = @Sendable (Machine, Frame, Function, [Value]) throws(Halt) -> Value

  /// A call of the first function that takes the arguments.
  func invoke(
    _ functions: [Function], _ receiver: Receiver, _ arguments: [Expr.Argument],
    _ map: [String: SwiftType], expecting: SwiftType?, at position: Position,
    by invoke: Invoke? = nil
  ) throws(Finding) -> Typed {
    let fitting = functions.filter { matched(arguments, $0, map) != nil }
    guard let named = functions.first else {
      throw Finding("There is nothing to call here.", at: position)
    }
    guard !fitting.isEmpty else {
      let labels = arguments.map(\.label)
      let own = functions.prefix(3).map { "'\($0.fullName)'" }.joined(separator: " and ")
      throw Finding(
        "'\(Function.fullName(named.name, labels))' is not known; there is \(own).", at: position)
    }
    var first: Finding?
    for function in fitting {
      do throws(Finding) {
        return try self.invoke(
          function, receiver, arguments, map, expecting: expecting, at: position, by: invoke)
      } catch {
        first = first ?? error
        // A whole number for a placeholder may be a decimal, as in `reduce(0) { $0 + $1.price }`.
        for type in [SwiftType.double, .cgFloat] {
          guard let preset = decimals(arguments, function, type) else { break }
          let presets = map.merging(preset) { own, _ in own }
          if let typed = try? self.invoke(
            function, receiver, arguments, presets, expecting: expecting, at: position, by: invoke)
          {
            return typed
          }
        }
      }
    }
    throw first ?? Finding("It can't be called so.", at: position)
  }

  /// The placeholders that whole numbers stand for, as decimals; nil where there are none.
  private func decimals(
    _ arguments: [Expr.Argument], _ function: Function, _ type: SwiftType
  ) -> [String: SwiftType]? {
    guard let places = matched(arguments, function, [:]) else { return nil }
    var map: [String: SwiftType] = [:]
    for (index, parameter) in function.parameters.enumerated() {
      guard case .generic(let name, nil) = parameter.type, let first = places[index].first,
        case .integer = arguments[first].value.kind
      else { continue }
      map[name] = type
    }
    return map.isEmpty ? nil : map
  }

  /// Which arguments each parameter gets, nil where they don't fit.
  private func matched(
    _ arguments: [Expr.Argument], _ function: Function, _ map: [String: SwiftType]
  ) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: function.parameters.count)
    var next = 0
    var parameter = 0
    while next < arguments.count {
      let argument = arguments[next]
      guard parameter < function.parameters.count else { return nil }
      let wanted = function.parameters[parameter]
      if argument.isTrailing, argument.label == nil {
        // The closure goes to the first parameter left that takes one, and those before have defaults.
        var place = parameter
        while place < function.parameters.count,
          !takesFunction(function.parameters[place].type.substituting(map))
        {
          guard function.parameters[place].hasStandard else { return nil }
          place += 1
        }
        guard place < function.parameters.count else { return nil }
        // A parameter with a default gives way to a later one without.
        if function.parameters[place].hasStandard,
          let later = function.parameters.indices.first(where: {
            $0 > place && takesFunction(function.parameters[$0].type)
              && !function.parameters[$0].hasStandard
          }),
          // checked: next is an index
          !arguments[(next + 1)...].contains(where: { $0.label == function.parameters[later].label }
          )
        {
          place = later
        }
        result[place].append(next)
        parameter = place + 1
        next += 1
        continue
      }
      guard wanted.label == argument.label else {
        guard wanted.hasStandard || wanted.isVariadic else { return nil }
        parameter += 1
        continue
      }
      result[parameter].append(next)
      next += 1
      if wanted.isVariadic {
        while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          result[parameter].append(next)
          next += 1
        }
      }
      parameter += 1
    }
    for (index, parameter) in function.parameters.enumerated()
    where result[index].isEmpty && !parameter.hasStandard && !parameter.isVariadic {
      return nil
    }
    return result
  }

  private func takesFunction(_ type: SwiftType) -> Bool {
    if case .function = type.unwrapped { true } else { false }
  }

  private func invoke(
    _ function: Function, _ receiver: Receiver, _ arguments: [Expr.Argument],
    _ outer: [String: SwiftType], expecting: SwiftType?, at position: Position, by invoke: Invoke?
  ) throws(Finding) -> Typed {
    guard let places = matched(arguments, function, outer) else {
      throw Finding("It can't be called so.", at: position)
    }
    var map = outer
    var names = Set(function.generics.map { isLibraryFunction(function) ? "$" + $0.name : $0.name })
    if function.owner?.kind == .protocol { names.insert("Self") }
    var codes = [Code?](repeating: nil, count: places.count)
    var inouts: [Int: Place] = [:]
    let hint = nameHint
    // Closures come last, when what they are given is known.
    let order = places.indices.sorted { a, b in
      let (x, y) = (holdsClosure(places[a], arguments), holdsClosure(places[b], arguments))
      return x == y ? a < b : !x
    }
    if let expecting, !names.isEmpty, function.result.isGeneric {
      unifyResult(function.result, expecting, names, &map)
    }
    for index in order {
      let parameter = function.parameters[index]
      if places[index].isEmpty { continue }
      if parameter.isInout {
        guard case .prefix("&", let target) = arguments[places[index][0]].value.kind,
          let place = try check(target, expecting: nil).place
        else {
          throw Finding(
            "'&' and a variable are expected here.", at: arguments[places[index][0]].value.at)
        }
        if let obstacle = place.obstacle { throw Finding("\(obstacle).", at: position) }
        let type = try check(target, expecting: nil).type
        unify(parameter.type, type, names, &map)
        inouts[index] = place
        continue
      }
      var elements: [Code] = []
      for argument in places[index] {
        elements.append(
          try self.argument(
            parameter.isAutoclosure
              ? wrapped(arguments[argument].value) : arguments[argument].value, parameter.type,
            names, &map, isLibrary: isLibraryFunction(function)))
      }
      if parameter.isVariadic {
        codes[index] = { [elements] machine, frame throws(Halt) in
          var values: [Value] = []
          for element in elements { values.append(try element(machine, frame)) }
          return .array(values)
        }
      } else {
        codes[index] = elements.first
      }
    }
    nameHint = hint
    let result = function.result.substituting(map)
    if case .optional(let inner) = result, inner.wrapped != nil {
      throw Finding(
        "'\(function.fullName)' returns an optional of an optional here, which is not run.",
        at: position)
    }
    let isUnknown = names.contains { map[$0] == nil && mentions($0, function.result) }
    if isUnknown, expecting == nil {
      throw Finding(
        "What '\(function.fullName)' returns can't be told here; give its type.", at: position)
    }
    let finished = codes
    let parameters = function.parameters
    let arguments: Codes = { [inouts] machine, frame throws(Halt) in
      var values: [Value] = []
      values.reserveCapacity(finished.count)
      for (index, code) in finished.enumerated() {
        if let code {
          values.append(try code(machine, frame))
        } else if inouts[index] != nil {
          values.append(.void)
        } else if let standard = parameters[index].standard {
          values.append(try standard(machine, Frame(1)))
        } else {
          values.append(parameters[index].isVariadic ? .array([]) : .none)
        }
      }
      return values
    }
    var code: Code
    if let invoke {
      code = { machine, frame throws(Halt) in
        try invoke(machine, frame, function, try arguments(machine, frame))
      }
    } else if !inouts.isEmpty {
      code = lending(function, receiver, arguments, inouts)
    } else {
      code = plain(function, receiver, arguments)
    }
    if function.result.isGeneric, case .map(let unbox) = unboxing(function.result, result) {
      let inner = code
      code = { machine, frame throws(Halt) in try unbox(machine, try inner(machine, frame)) }
    }
    return Typed(result, code)
  }

  /// A value as a closure that gives it.
  private func wrapped(_ value: Expr) -> Expr {
    Expr(
      .closure(ClosureExpr([], nil, nil, [Stmt(.value(value), at: value.at)], shorthandCount: 0)),
      at: value.at)
  }

  func isLibraryFunction(_ function: Function) -> Bool {
    function.native != nil || function.owner?.isLibrary == true && function.body == nil
      || function.isLibrary
  }

  private func mentions(_ name: String, _ type: SwiftType) -> Bool {
    type.substituting([name: .void]) != type
  }

  private func holdsClosure(_ places: [Int], _ arguments: [Expr.Argument]) -> Bool {
    places.contains { if case .closure = arguments[$0].value.kind { true } else { false } }
  }

  private func plain(
    _ function: Function, _ receiver: Receiver,
    _ arguments: @escaping Codes
  ) -> Code {
    switch receiver {
    case .nobody:
      return { machine, frame throws(Halt) in
        var values = try arguments(machine, frame)
        let result = try machine.call(function, .void, values)
        while values.popLast() != nil {}
        return result
      }
    case .dynamic(let object):
      return { machine, frame throws(Halt) in
        let receiver = try object(machine, frame)
        // Temporary values go in the order that is the reverse of that in which they were made.
        var values = try arguments(machine, frame)
        let result = try machine.dispatch(function, receiver, values)
        while values.popLast() != nil {}
        return result
      }
    case .type(let type):
      return { machine, frame throws(Halt) in
        let receiver = try type(machine, frame)
        return try machine.dispatchStatic(function, receiver, try arguments(machine, frame))
      }
    case .fixed(let value):
      return { machine, frame throws(Halt) in
        let receiver = try value(machine, frame)
        return try machine.call(function, receiver, try arguments(machine, frame))
      }
    case .place(let place):
      return { machine, frame throws(Halt) in
        let values = try arguments(machine, frame)
        var result = Value.void
        try place.modify(machine, frame) { receiver throws(Halt) in
          if let native = function.nativeMutating {
            result = try native(machine, &receiver, values)
          } else if function.isMutating {
            result = try machine.call(function, mutating: &receiver, values)
          } else {
            result = try machine.call(function, receiver, values)
          }
        }
        return result
      }
    }
  }

  /// A call that lends variables to the function.
  private func lending(
    _ function: Function, _ receiver: Receiver,
    _ arguments: @escaping Codes, _ inouts: [Int: Place]
  ) -> Code {
    let places = inouts.sorted { $0.key < $1.key }
    return { machine, frame throws(Halt) in
      var values = try arguments(machine, frame)
      for (index, place) in places {
        try place.modify(machine, frame) { values[index] = $0 }
      }
      var object = Value.void
      switch receiver {
      case .dynamic(let code), .fixed(let code), .type(let code): object = try code(machine, frame)
      case .place(let place): try place.modify(machine, frame) { object = $0 }
      case .nobody: break
      }
      let result = try machine.call(function, mutating: &object, lending: &values)
      if case .place(let place) = receiver { try place.set(machine, frame, object) }
      for (index, place) in places { try place.set(machine, frame, values[index]) }
      return result
    }
  }

  /// An argument, from which placeholders may learn what they stand for.
  private func argument(
    _ value: Expr, _ type: SwiftType, _ names: Set<String>, _ map: inout [String: SwiftType],
    isLibrary: Bool
  ) throws(Finding) -> Code {
    guard type.isGeneric else { return try checkValue(value, as: type, named: nameHint) }
    let known = type.substituting(map)
    let typed = try check(value, expecting: known)
    unify(type, typed.type, names, &map)
    let concrete = type.substituting(map)
    let code = try convert(typed, to: concrete.isGeneric ? typed.type : concrete, at: value.at)
    if isLibrary { return code }
    unboxes = true
    defer { unboxes = false }
    return try convert(Typed(concrete, code), to: type, at: value.at)
  }

  /// Learns what placeholders stand for.
  private func unify(
    _ type: SwiftType, _ given: SwiftType, _ names: Set<String>, _ map: inout [String: SwiftType]
  ) {
    switch (type, given) {
    case (.generic(let name, _), _):
      guard names.contains(name), given != .null, given != .empty else { return }
      if let current = map[name] {
        if current != given { map[name] = common([current, given]) }
      } else {
        map[name] = given.asVariable
      }
    case (.optional(let a), .optional(let b)), (.optional(let a), .implicit(let b)),
      (.array(let a), .array(let b)), (.set(let a), .set(let b)),
      (.range(let a, _), .range(let b, _)),
      (.metatype(let a), .metatype(let b)), (.lent(let a), .lent(let b)):
      unify(a, b, names, &map)
    case (.optional(let a), _): unify(a, given, names, &map)
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      unify(a, c, names, &map)
      unify(b, d, names, &map)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) { unify(x.type, y.type, names, &map) }
    case (.function(let a, let b), .function(let c, let d)):
      for (x, y) in zip(a, c) { unify(x, y, names, &map) }
      unify(b, d, names, &map)
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      for (p, q) in zip(x, y) { unify(p, q, names, &map) }
    default: break
    }
  }

  private func unifyResult(
    _ result: SwiftType, _ expecting: SwiftType, _ names: Set<String>,
    _ map: inout [String: SwiftType]
  ) {
    // Only what no argument tells is learnt from what is expected.
    switch (result, expecting.unwrapped) {
    case (.nominal, _), (.array, .array), (.set, .set): break
    default: return
    }
    var learnt: [String: SwiftType] = [:]
    unify(result, expecting.unwrapped, names, &learnt)
    for (name, type) in learnt where !type.isGeneric && map[name] == nil && type != .any {
      map[name] = type
    }
  }

  // MARK: Closures

  func closure(_ closure: ClosureExpr, _ expected: SwiftType?, at position: Position)
    throws(Finding) -> Typed
  {
    let made = ClosureBody(in: program)
    let inner = Body(body, isStatic: body.isStatic, result: .void, closure: made)
    var parameters: [SwiftType] = []
    var result: SwiftType?
    if case .function(let types, let returned)? = expected {
      parameters = types
      result = returned.isGeneric ? nil : returned
    }
    if let written = closure.result { result = try resolve(written) }
    // What the list names is evaluated outside.
    for capture in closure.captures {
      var typed = try check(capture.value, expecting: nil)
      var type = typed.type.asVariable
      if capture.ownership == .weak, type.wrapped == nil { type = .optional(type) }
      if capture.ownership != .strong {
        let code = typed.code
        typed.code = { machine, frame throws(Halt) in try code(machine, frame).weakened }
      }
      let local = inner.declare(capture.name, type, isConstant: true, capture.ownership)
      made.listed.append((typed.code, local))
    }
    let names =
      closure.parameters?.map(\.name)
      ?? (0..<max(closure.shorthandCount, parameters.count)).map { "$\($0)" }
    if let tuple = parameters.first, parameters.count == 1, names.count > 1,
      case .tuple(let elements) = tuple
    {
      return try spread(closure, elements, result, at: position)
    }
    var types: [SwiftType] = []
    for (index, name) in names.enumerated() {
      var type: SwiftType?
      if let written = closure.parameters?[index].type { type = try resolve(written) }
      type = type ?? (index < parameters.count ? parameters[index] : nil)
      guard let type, !isOpen(type) else {
        throw Finding("The type of '\(name)' can't be told here.", at: position)
      }
      types.append(type)
      var own = type
      if case .lent(let inner) = type { own = inner }
      let local = inner.declare(name, own.asVariable, isConstant: own == type)
      made.parameters.append(local)
    }
    if names.count < parameters.count, closure.parameters != nil || closure.shorthandCount > 0 {
      throw Finding(
        "The closure is given \(parameters.count) values, and takes \(names.count).", at: position)
    }
    inner.knowsResult = result != nil
    inner.result = result ?? .void
    let outer = body
    body = inner
    defer { body = outer }
    let before = isChained
    defer { isChained = before }
    if closure.body.count == 1, case .value(let value) = closure.body[0].kind, result != .void {
      let typed = try check(value, expecting: result)
      let type = result ?? typed.type.asVariable
      let code = type == .void ? typed.code : try convert(typed, to: type, at: value.at)
      let place = mark(closure.body[0].at)
      made.body = { machine, frame throws(Halt) in
        try machine.step(place, frame)
        frame.result = try code(machine, frame)
        return .back
      }
      inner.result = type
    } else {
      made.body = checkBlock(closure.body, ownScope: true)
      if !inner.knowsResult { inner.result = .void }
    }
    made.slots = inner.slots
    made.result = inner.result
    return Typed(.function(types, inner.result)) { machine, frame throws(Halt) in
      var fields: [Value] = []
      for capture in made.captures { fields.append(frame.slots[capture.outer.slot]) }
      for entry in made.listed { fields.append(try entry.value(machine, frame)) }
      return .object(try machine.make(.closure(made), fields))
    }
  }

  /// Whether a type is a placeholder of which nothing is known.
  private func isOpen(_ type: SwiftType) -> Bool {
    if case .generic(let name, _) = type {
      name.hasPrefix("$") && generics[String(name.dropFirst())] == nil
    } else {
      false
    }
  }

  /// A closure with a parameter for each part of the tuple that it is given.
  private func spread(
    _ closure: ClosureExpr, _ elements: [SwiftType.TupleElement], _ result: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    guard (closure.parameters?.count ?? closure.shorthandCount) == elements.count else {
      throw Finding("The closure is given a tuple of \(elements.count).", at: position)
    }
    let types = elements.map(\.type)
    let typed = try self.closure(
      closure, .function(types, result ?? .generic("$Result", nil)), at: position)
    guard case .function(_, let returned) = typed.type else { return typed }
    let code = typed.code
    return Typed(.function([.tuple(elements)], returned)) { machine, frame throws(Halt) in
      let inner = try code(machine, frame)
      return try machine.closure([inner]) { machine, fields, arguments throws(Halt) in
        try machine.call(closure: fields[0], arguments.first?.parts ?? [])
      }
    }
  }
}
