package import ProgramRuntime
import SourceCode
package import SwiftTypes
package import Syntax

/// Infers the types of properties that are declared without one.
extension Checker {
  /// Infers the types of all properties not used so far.
  package func inferTypes() {
    let waiting = inferred
    inferred = []
    for property in waiting {
      attempt(at: property.at) { () throws(Finding) in try self.inferType(of: property) }
    }
  }

  /// Infers a property's type when it is first needed, at the latest after all declarations.
  package func inferLater(_ property: Property, _ value: Expr) {
    untyped[ObjectIdentifier(property)] = Initializer(
      value: value, owner: owner, generics: generics)
    inferred.append(property)
  }

  /// Infers a property's type from its initial value.
  package func inferType(of property: Property) throws(Finding) {
    guard let initializer = untyped.removeValue(forKey: ObjectIdentifier(property)) else { return }
    let before = (owner, generics)
    defer { (owner, generics) = before }
    (owner, generics) = (initializer.owner, initializer.generics)
    let type = try propertyType(of: initializer.value, isStatic: property.isStatic)
    guard type != .null, type != .empty else {
      throw Finding(
        "The type of '\(property.name)' can't be inferred here; give its type.",
        at: initializer.value.at)
    }
    property.type = property.ownership == .weak && type.wrapped == nil ? .optional(type) : type
    for accessor in [property.setter, property.willSet, property.didSet] {
      accessor?.parameters[0].type = property.type
    }
  }

  /// The type of a property's initial value.
  private func propertyType(of value: Expr, isStatic: Bool) throws(Finding) -> SwiftType {
    let before = body
    defer { body = before }
    let probe = Body(nil, isStatic: false, result: .void)
    if let owner, !isStatic {
      probe.selfVariable = Local("self", owner.type, slot: 0, isConstant: true)
    }
    body = probe
    return try check(value, expecting: nil).type.asVariable
  }
}
