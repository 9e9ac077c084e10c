import ObjectiveCTypes
package import ProgramRuntime
import Syntax

/// `objc_setAssociatedObject` and related functions.
extension ObjectiveC {
  /// The object to associate with; strings, numbers and blocks are values here.
  private static func owner(_ value: Value) throws(Halt) -> Instance {
    guard case .object(let reference) = value, reference.instance.nominal != nil else {
      throw .bound(
        "Nothing can be associated with this object here; its class is neither UIKit's nor yours.")
    }
    return reference.instance
  }

  /// A key that does not retain its object.
  private static func key(_ value: Value) -> Value {
    if case .object = value { value.weakened } else { value }
  }

  static func addAssociations(to all: inout [String: LibraryFunction]) {
    all["objc_setAssociatedObject"] = LibraryFunction(
      [.anything, .pointer(.void), .anything, .integer(.uint)], .void
    ) { machine, values throws(Halt) in
      if values[0].isNone { return .void }
      let owner = try owner(values[0])
      var value = values[2]
      switch values[3].int {
      case 0: if case .object = value { value = value.weakened }
      case 3, 0o1403: value = try machine.copy(of: value)
      default: break
      }
      machine.associate(value.isNone ? nil : value, by: key(values[1]), with: owner)
      try machine.sweep()
      return .void
    }
    all["objc_getAssociatedObject"] = LibraryFunction([.anything, .pointer(.void)], .anything) {
      machine, values throws(Halt) in
      if values[0].isNone { return .none }
      let value = machine.associated(key(values[1]), with: try owner(values[0])) ?? .none
      return try machine.held(value, .unowned)
    }
  }
}

extension Machine {
  /// The result of `copy`: from `copyWithZone:` if the object implements it; a mutable value becomes immutable.
  package func copy(of value: Value) throws(Halt) -> Value {
    guard case .object(let reference) = value, let nominal = reference.instance.nominal,
      program.objectiveC?.ownMethod("copyWithZone:", of: nominal) != nil
    else { return copied(value) }
    return try send("copyWithZone:", to: value, [.none], zero: .none)
  }
}
