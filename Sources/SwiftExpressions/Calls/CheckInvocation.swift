import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks the arguments of a resolved function, and compiles the call.
extension Checker {
  func invoke(
    _ function: Function, _ receiver: Receiver, _ arguments: [Expr.Argument],
    _ outer: [String: SwiftType], expecting: SwiftType?, at position: Position, by invoke: Invoke?
  ) throws(Finding) -> Typed {
    guard let places = matched(arguments, function, outer) else {
      throw Finding("It can't be called like this.", at: position)
    }
    try checkAccess(
      to: function.name, function.modifiers, of: function.owner, declaredAt: function.at,
      at: position)
    try checkTry(of: function, at: position)
    var map = outer
    if let type = outer["Self"] {
      map.merge(placeholders(of: function.owner, seenFrom: type)) { _, inherited in inherited }
    }
    var names = Set(function.generics.map { isLibraryFunction(function) ? "$" + $0.name : $0.name })
    if function.owner?.kind == .protocol { names.insert("Self") }
    // The arguments determine the type arguments of `Tree.leaf.inserting(1)`.
    for (name, type) in outer where !isLibrary && generics[name] == nil && name != "Self" {
      guard case .generic(name, _) = type, !name.hasPrefix("$"),
        function.owner?.generics.contains(where: { $0.name == name }) == true
      else { continue }
      map[name] = nil
      names.insert(name)
    }
    var codes = [Code?](repeating: nil, count: places.count)
    var inouts: [Int: Lent] = [:]
    let hint = nameHint
    // Closures come last, when their parameter types are known.
    let order = places.indices.sorted { a, b in
      let (x, y) = (holdsClosure(places[a], arguments), holdsClosure(places[b], arguments))
      return x == y ? a < b : !x
    }
    if let expecting, !names.isEmpty, function.result.isGeneric {
      // A closure takes its parameters' types from the placeholders.
      let given = zip(function.parameters, places)
        .filter {
          !$1.isEmpty && !holdsClosure($1, arguments)
            && !hasNoType($1, arguments, isNumber: isNumeric(expecting.unwrapped))
        }
        .map(\.0.type)
      unifyResult(of: function, given, expecting, names, &map)
    }
    if isLibraryFunction(function), function.owner?.name == "Result", function.kind == .initializer,
      map["$Failure"] == nil
    {
      map["$Failure"] = program.type("Error").map { .nominal($0) }
    }
    for index in order {
      addAssociated(of: function, to: &map)
      let parameter = function.parameters[index]
      if places[index].isEmpty {
        if let name = parameter.callSite {
          codes[index] = try checkValue(Expr(.name(name), at: position), as: parameter.type)
        }
        continue
      }
      if parameter.isInout {
        guard case .prefix("&", let target) = arguments[places[index][0]].value.kind,
          let place = try check(target, expecting: nil).place
        else {
          throw Finding(
            "'&' and a variable are expected here.", at: arguments[places[index][0]].value.at)
        }
        if let obstacle = place.obstacle { throw Finding("\(obstacle).", at: position) }
        let typed = try check(target, expecting: nil)
        unify(parameter.type, typed.type, names, &map)
        inouts[index] = lent(
          place, typed, as: isLibraryFunction(function) ? typed.type : parameter.type)
        continue
      }
      var elements: [Code] = []
      for argument in places[index] {
        if parameter.isEscaping { try checkEscape(of: arguments[argument].value) }
        defer { escapes = false }
        elements.append(
          try self.argument(
            parameter.isAutoclosure
              ? wrapped(arguments[argument].value)
              : parameter.isList
                ? listed(arguments[argument].value) : arguments[argument].value, parameter.type,
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
    addAssociated(of: function, to: &map)
    try checkBounds(of: function, map, at: position)
    let types = typeArguments(of: function, map, at: position)
    nameHint = hint
    var result = function.result.substituting(map)
    if function.returnsSelf, let own = outer["Self"]?.unwrapped, own.nominal?.kind == .class {
      result = own
    }
    if case .optional(let inner) = result, inner.wrapped != nil {
      throw Finding(
        "'\(function.fullName)' returns an optional of an optional here, which is not supported.",
        at: position)
    }
    // A type's own code creates values with the same placeholders.
    let isOwn = function.owner === owner && function.kind == .initializer
    let isUnknown = names.contains {
      map[$0] == nil && mentions($0, function.result) && !(isOwn && generics[$0] != nil)
    }
    if isUnknown, expecting == nil {
      throw Finding(
        "What '\(function.fullName)' returns can't be inferred here; give its type.", at: position)
    }
    let finished = codes
    let arguments: Codes = { [inouts] machine, frame throws(Halt) in
      var values: [Value] = []
      values.reserveCapacity(finished.count)
      let own = Frame(1 + types.count)
      for (index, type) in types.enumerated() {
        own.slots[index + 1] = try type(machine, frame)
      }
      for (index, code) in finished.enumerated() {
        if let code {
          values.append(try code(machine, frame))
        } else if inouts[index] != nil {
          values.append(.void)
        } else if let standard = function.parameters[index].standard {
          // The default value may have been checked after this call.
          values.append(try standard(machine, own))
        } else {
          values.append(function.parameters[index].isVariadic ? .array([]) : .none)
        }
      }
      values += own.slots.dropFirst()
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
      if case .dynamic = receiver { try checkPlaceholders(of: function, at: position) }
      code = calling(function, receiver, arguments)
    }
    if function.result.isGeneric, case .map(let unbox) = unboxing(function.result, result) {
      let inner = code
      code = { machine, frame throws(Halt) in try unbox(machine, try inner(machine, frame)) }
    }
    var typed = try awaited(
      Typed(result, code), isAsync: function.isAsync, function.isolation, function.fullName,
      at: position)
    if isLibraryFunction(function), Self.viewMakers.contains(function.name) {
      typed.isView = if case .array = expecting?.unwrapped { false } else { true }
    }
    if isLibraryFunction(function), ["AnyIterator", "LazySequence"].contains(result.nominal?.name) {
      typed.isView = true
    }
    if isLibraryFunction(function), let owner = function.owner?.name,
      Self.sliceMakers[owner]?.contains(function.name) == true
    {
      typed.isSlice = true
    }
    return typed
  }

  /// The methods that return a substring, or an array slice that may start after index 0.
  private static let sliceMakers: [String: Set<String>] = [
    "$String": ["prefix", "suffix", "drop", "dropFirst", "dropLast"],
    "$Array": ["suffix", "drop", "dropFirst"],
  ]

  /// The methods that return a view of an array or a range.
  private static let viewMakers: Set<String> = ["reversed", "enumerated", "stride"]

  /// A sequence as an array.
  private func listed(_ value: Expr) -> Expr {
    if case .array = value.kind { return value }
    let array = Expr(.type(TypeRef(.named("Array", []), at: value.at)), at: value.at)
    return Expr(.call(array, [.init(nil, value)]), at: value.at)
  }

  /// A value as a closure that returns it. `try` before the call covers the value.
  func wrapped(_ value: Expr) -> Expr {
    let value = body.isTrying ? Expr(.attempt(.plain, value), at: value.at) : value
    return Expr(
      .closure(ClosureExpr([], nil, nil, [Stmt(.value(value), at: value.at)], shorthandCount: 0)),
      at: value.at)
  }

  private func mentions(_ name: String, _ type: SwiftType) -> Bool {
    type.substituting([name: .void]) != type
  }

  /// Whether an argument takes its type from its place, as `.red` and `[]` do, and a literal does where a number is
  /// expected.
  private func hasNoType(
    _ places: [Int], _ arguments: [Expr.Argument], isNumber: Bool
  ) -> Bool {
    places.contains { place in
      switch arguments[place].value.kind {
      case .integer where isNumber: true
      case .implicitMember, .null: true
      case .array(let values): values.isEmpty
      case .dictionary(let pairs): pairs.isEmpty
      default: false
      }
    }
  }

  private func holdsClosure(_ places: [Int], _ arguments: [Expr.Argument]) -> Bool {
    places.contains { if case .closure = arguments[$0].value.kind { true } else { false } }
  }
}
