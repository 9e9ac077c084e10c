package import ProgramRuntime

/// Infers the placeholders of generic functions and types.
extension Checker {
  /// Infers placeholders by matching a type with an actual one.
  package func unify(
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
      unify(b.awaited, d.awaited, names, &map)
    case (.nominal(let a, let x), .nominal(let b, let y)):
      let given = a === b ? y : arguments(of: a, seenFrom: given) ?? []
      for (p, q) in zip(x, given) { unify(p, q, names, &map) }
    default: break
    }
  }

  /// Infers placeholders by matching a function's result with the expected type; `given` are the types of the
  /// parameters with arguments.
  package func unifyResult(
    of function: Function, _ given: [SwiftType], _ expecting: SwiftType, _ names: Set<String>,
    _ map: inout [String: SwiftType]
  ) {
    // The expected type determines placeholders that no argument does, and those of a type with type arguments.
    let isWhole =
      switch (function.result, expecting.unwrapped) {
      case (.nominal, _), (.array, .array), (.set, .set): true
      default: false
      }
    var learnt: [String: SwiftType] = [:]
    unify(function.result, expecting.unwrapped, names, &learnt)
    for (name, type) in learnt where map[name] == nil {
      if !isLibrary, type.placeholders.contains(where: { $0.hasPrefix("$") }) { continue }
      let isGiven = given.contains { $0.placeholders.contains(name) }
      if !isGiven || isWhole && !type.isGeneric && type != .any { map[name] = type }
    }
  }
}
