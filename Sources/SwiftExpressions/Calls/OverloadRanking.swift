import ProgramRuntime
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Orders overloads as Swift prefers them: by how closely the arguments' types fit, then without defaults and
/// variadic parameters.
extension Checker {
  func ranked(
    _ functions: [Function], _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?
  ) -> [Function] {
    guard functions.count > 1, functions.contains(where: { !isLibraryFunction($0) }) else {
      return functions
    }
    let types = arguments.map { typeByItself($0.value) }
    let ranks = functions.map { rank($0, arguments, types, map, expecting: expecting) }
    return functions.indices.sorted { a, b in ranks[a] == ranks[b] ? a < b : ranks[a] < ranks[b] }
      .map { functions[$0] }
  }

  /// The type that an argument has without a parameter; nil for a closure, or if it has none.
  private func typeByItself(_ value: Expr) -> SwiftType? {
    if case .closure = value.kind { return nil }
    if let known = argumentTypes.type(at: value.at, in: body) { return known }
    // It may have faults by itself that it does not have in its place.
    let known = findings
    let type = try? check(value, expecting: nil).type
    findings = known
    argumentTypes.keep(type, at: value.at, in: body)
    return type
  }

  private func rank(
    _ function: Function, _ arguments: [Expr.Argument], _ types: [SwiftType?],
    _ map: [String: SwiftType], expecting: SwiftType?
  ) -> Int {
    guard let places = matched(arguments, function, map) else { return .max }
    var rank = 0
    for (parameter, indices) in zip(function.parameters, places) {
      if indices.isEmpty { rank += 1 }
      if parameter.isVariadic { rank += 2 }
      for index in indices {
        guard let type = types[index] else { continue }
        rank += 10 * distance(from: type, to: parameter.type.substituting(map))
      }
    }
    if let expecting, !function.result.isGeneric,
      conversion(from: function.result, to: expecting) == nil
    {
      rank += 1000
    }
    return rank
  }

  /// How far a parameter's type is from an argument's: a superclass is closer than a protocol, that one closer than a
  /// placeholder, and all are closer than an optional or `Any`.
  private func distance(from type: SwiftType, to wanted: SwiftType) -> Int {
    if type == wanted { return 0 }
    switch (type, wanted) {
    case (_, .generic(_, let bound)): return bound == nil ? 5 : 4
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)),
      (.set(let a), .set(let b)):
      return max(0, distance(from: a, to: b) - 1)
    case (_, .any): return 9
    default: break
    }
    if let inner = wanted.wrapped, type.wrapped == nil {
      return 6 + (type == .null ? 0 : distance(from: type, to: inner))
    }
    if wanted.isGeneric { return 4 }
    if wanted.nominal?.kind == .protocol { return 3 }
    if let own = type.nominal, let other = wanted.nominal,
      let steps = own.lineage.firstIndex(of: other)
    {
      return min(steps, 2)
    }
    return 1
  }
}
