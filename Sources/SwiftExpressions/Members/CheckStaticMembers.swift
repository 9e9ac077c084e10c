import ProgramRuntime
import SourceCode
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks static members.
extension Checker {
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
      try checkAccess(
        to: name, property.modifiers, of: property.owner, declaredAt: property.at, at: position)
      try inferType(of: property)
      var typed = global(property, of: dynamic)
      if let obstacle = setterObstacle(property, at: position) { typed.place?.obstacle = obstacle }
      typed.type = typed.type.substituting(["Self": type])
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

  /// Static members of built-in types.
  private func builtInStatic(_ name: String, of type: SwiftType) throws(Finding) -> Typed? {
    switch (type.unwrapped, name) {
    case (.int(let kind), "max"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .int(kind.range.upperBound) }
    case (.int(let kind), "min"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .int(kind.range.lowerBound) }
    case (.double, "pi"), (.cgFloat, "pi"), (.float, "pi"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.pi) }
    case (.double, "leastNormalMagnitude"), (.cgFloat, "leastNormalMagnitude"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.leastNormalMagnitude) }
    case (.double, "infinity"), (.cgFloat, "infinity"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.infinity) }
    case (.double, "nan"), (.cgFloat, "nan"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.nan) }
    case (.double, "greatestFiniteMagnitude"), (.cgFloat, "greatestFiniteMagnitude"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.greatestFiniteMagnitude) }
    case (.double, "leastNonzeroMagnitude"), (.cgFloat, "leastNonzeroMagnitude"):
      return Typed(type.unwrapped) { _, _ throws(Halt) in .double(.leastNonzeroMagnitude) }
    case (.generic, "zero"): return ownNumber(.int(0), type.unwrapped)
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
}
