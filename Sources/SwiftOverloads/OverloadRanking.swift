import ProgramChecking
package import ProgramRuntime
package import SourceCode
package import SwiftTypes
import SwiftValues
package import Syntax

/// Orders overloads as Swift prefers them: by how closely the arguments' types fit, then without defaults and
/// variadic parameters.
extension Checker {
  package func ranked(
    _ functions: [Function], _ arguments: [Expr.Argument], _ map: [String: SwiftType],
    expecting: SwiftType?, at position: Position
  ) throws(Finding) -> [Function] {
    guard functions.count > 1, functions.contains(where: { !isLibraryFunction($0) }) else {
      return functions
    }
    let types = arguments.map { typeByItself($0.value) }
    let ranks = functions.map { rank($0, arguments, types, map, expecting: expecting) }
    let best = ranks.min() ?? .max
    let closest = functions.indices.filter { ranks[$0] == best }
    // Among the closest, those with the narrower parameters come first.
    var widths = [Int](repeating: 0, count: functions.count)
    if closest.count > 1, best < .max {
      for own in closest {
        try effort.spend(closest.count, at: position)
        widths[own] = closest.count {
          $0 != own && fits(functions[$0], functions[own], arguments, map)
            && !fits(functions[own], functions[$0], arguments, map)
        }
      }
    }
    return functions.indices.sorted { a, b in
      (ranks[a], widths[a], a) < (ranks[b], widths[b], b)
    }.map { functions[$0] }
  }

  /// The overloads that fit a call as well as the chosen one: Swift rejects such a call as ambiguous.
  package func rivals(
    of chosen: Function, among functions: [Function], _ arguments: [Expr.Argument],
    _ map: [String: SwiftType], expecting: SwiftType?
  ) -> [Function] {
    let others = functions.filter { mayRival($0, chosen) }
    guard !others.isEmpty else { return [] }
    let types = arguments.map { typeByItself($0.value) }
    // A closure has no type by which Swift's choice could be told.
    guard !types.contains(where: { $0 == nil }) else { return [] }
    let own = rank(chosen, arguments, types, map, expecting: expecting)
    return others.filter { other in
      rank(other, arguments, types, map, expecting: expecting) == own
        && fits(chosen, other, arguments, map) == fits(other, chosen, arguments, map)
    }
  }

  /// Whether two overloads are alike in everything but their parameters' types and defaults.
  private func mayRival(_ other: Function, _ chosen: Function) -> Bool {
    func isPlain(_ function: Function) -> Bool {
      !isLibraryFunction(function) && function.constraints.isEmpty && function.extended == nil
        && function.generics.count == (function.owner?.generics.count ?? 0)
        && !function.parameters.contains { $0.type == .cgFloat || $0.isAutoclosure }
    }
    return other !== chosen && isPlain(other) && isPlain(chosen) && other.owner === chosen.owner
      && other.isAsync == chosen.isAsync && other.isStatic == chosen.isStatic
      && other.kind == chosen.kind
      && (other.fullName != chosen.fullName || other.result != chosen.result
        || other.parameters.map(\.type) != chosen.parameters.map(\.type))
  }

  /// Whether the arguments' parameters of one overload can be given to those of another.
  private func fits(
    _ function: Function, _ other: Function, _ arguments: [Expr.Argument],
    _ map: [String: SwiftType]
  ) -> Bool {
    guard let a = matched(arguments, function, map), let b = matched(arguments, other, map) else {
      return false
    }
    return arguments.indices.allSatisfy { index in
      guard let x = a.firstIndex(where: { $0.contains(index) }),
        let y = b.firstIndex(where: { $0.contains(index) })
      else { return false }
      return conversion(from: function.parameters[x].type, to: other.parameters[y].type) != nil
    }
  }

  /// The type that an argument has without a parameter; nil for a closure, or if it has none.
  package func typeByItself(_ value: Expr) -> SwiftType? {
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

  package func isLibraryFunction(_ function: Function) -> Bool {
    function.native != nil || function.isLibrary
  }
}
