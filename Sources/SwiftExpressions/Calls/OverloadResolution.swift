import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftOverloads
import SwiftTypes
import Syntax

/// Resolves overloads: the first function that accepts the arguments.
extension Checker {
  typealias Invoke = @Sendable (Machine, Frame, Function, [Value]) throws(Halt) -> Value

  /// Calls the first function that accepts the arguments.
  func invoke(
    _ functions: [Function], _ receiver: Receiver, _ arguments: [Expr.Argument],
    _ map: [String: SwiftType], expecting: SwiftType?, at position: Position,
    by invoke: Invoke? = nil
  ) throws(Finding) -> Typed {
    try effort.spend(functions.count, at: position)
    argumentTypes.begin()
    defer { argumentTypes.end() }
    let fitting = try ranked(
      functions.filter { matched(arguments, $0, map) != nil }, arguments, map, expecting: expecting,
      at: position)
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
      try effort.spend(at: position)
      let typed: Typed
      do throws(Finding) {
        typed = try self.invoke(
          function, receiver, arguments, map, expecting: expecting, at: position, by: invoke)
      } catch {
        first = first ?? error
        // An integer for a placeholder may be a floating-point number, as in `reduce(0) { $0 + $1.price }`.
        for type in [SwiftType.double, .cgFloat] {
          guard let preset = decimals(arguments, function, type) else { break }
          let presets = map.merging(preset) { own, _ in own }
          if let typed = try? self.invoke(
            function, receiver, arguments, presets, expecting: expecting, at: position, by: invoke)
          {
            return typed
          }
        }
        if let preset = elements(arguments, function, map),
          let typed = try? self.invoke(
            function, receiver, arguments, map.merging(preset) { own, _ in own },
            expecting: expecting, at: position, by: invoke)
        {
          return typed
        }
        continue
      }
      let known = findings
      for rival in rivals(of: function, among: fitting, arguments, map, expecting: expecting) {
        let other = try? self.invoke(
          rival, receiver, arguments, map, expecting: expecting, at: position, by: invoke)
        guard other == nil || findings.count > known.count else {
          throw Finding(
            "This call is ambiguous: two functions '\(function.name)' fit it equally well.",
            at: position)
        }
        findings = known
      }
      return typed
    }
    throw first ?? Finding("It can't be called like this.", at: position)
  }

  /// The placeholders that get values such as `.zero`, as the type of the elements; nil if there are none.
  private func elements(
    _ arguments: [Expr.Argument], _ function: Function, _ map: [String: SwiftType]
  ) -> [String: SwiftType]? {
    guard let places = matched(arguments, function, [:]), let element = map["$Element"] else {
      return nil
    }
    var preset: [String: SwiftType] = [:]
    for (index, parameter) in function.parameters.enumerated() {
      guard case .generic(let name, nil) = parameter.type, let first = places[index].first,
        case .implicitMember = arguments[first].value.kind
      else { continue }
      preset[name] = element
    }
    return preset.isEmpty ? nil : preset
  }

  /// The placeholders that get integer literals, as a floating-point type; nil if there are none.
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
}
