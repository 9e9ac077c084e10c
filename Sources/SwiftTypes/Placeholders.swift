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
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      for (p, q) in zip(x, y) { unify(p, q, names, &map) }
    default: break
    }
  }

  package func unifyResult(
    _ result: SwiftType, _ expecting: SwiftType, _ names: Set<String>,
    _ map: inout [String: SwiftType]
  ) {
    // The expected type only determines placeholders that no argument does.
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
}
