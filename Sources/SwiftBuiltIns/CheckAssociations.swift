package import ProgramRuntime
package import SourceCode
package import SwiftTypes
package import Syntax

/// Checks `objc_setAssociatedObject` and `objc_getAssociatedObject`.
extension Checker {
  package func setAssociation(
    _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard arguments.count == 4, let policy = program.type("objc_AssociationPolicy") else {
      return nil
    }
    let object = try associatingObject(arguments[0].value)
    let key = try associationKey(arguments[1].value)
    let value = try checkValue(arguments[2].value, as: .optional(.any))
    let policyCode = try checkValue(arguments[3].value, as: policy.type)
    return Typed(.void) { machine, frame throws(Halt) in
      let owner = try object(machine, frame)
      let new = try value(machine, frame)
      _ = try policyCode(machine, frame)
      if let instance = owner.reference?.instance {
        machine.associate(new.isNone ? nil : new, by: key, with: instance)
      }
      return .void
    }
  }

  package func association(
    _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard arguments.count == 2 else { return nil }
    let object = try associatingObject(arguments[0].value)
    let key = try associationKey(arguments[1].value)
    return Typed(.optional(.any)) { machine, frame throws(Halt) in
      guard let instance = try object(machine, frame).reference?.instance else { return .none }
      return machine.associated(key, with: instance) ?? .none
    }
  }

  private func associatingObject(_ value: Expr) throws(Finding) -> Code {
    let typed = try check(value, expecting: nil)
    guard typed.type.wrapped == nil, typed.type.nominal?.kind == .class else {
      throw Finding("Only instances of classes have associated objects.", at: value.at)
    }
    return typed.code
  }

  /// The variable whose address is the key; only a global or a static one has a stable address.
  private func associationKey(_ value: Expr) throws(Finding) -> Value {
    if case .prefix("&", let target) = value.kind, try check(target, expecting: nil).place != nil {
      var property: Property?
      if case .name(let name) = target.kind, body.find(name) == nil {
        let isMember = owner.map { find(name, in: $0, isStatic: false) != nil } ?? false
        property = isMember ? nil : program.global(name)
      } else if case .member(let base, let name) = target.kind,
        let type = try check(base, expecting: nil).type.metatypeInstance?.nominal,
        case .property(let found)? = find(name, in: type, isStatic: true)
      {
        property = found
      }
      if let property, property.isStored, let slot = property.slot { return .int(slot) }
    }
    throw Finding(
      "The key of an association is the address of a global or a static variable, as '&key'.",
      at: value.at)
  }
}
