import ObjectiveCTypes
import ProgramRuntime
import Syntax

/// Allocates and copies objects; zones are ignored.
extension ObjectiveC {
  /// Allocates an object of the receiving class.
  private static func allocated(_ receiver: Value, _ machine: Machine) throws(Halt) -> Value {
    let hint = machine.factoryName
    machine.factoryName = nil
    return try machine.allocate(try machine.classOf(receiver), named: hint)
  }

  private static func unable(_ selector: String, _ value: Value, _ machine: Machine) -> Halt {
    let name = machine.objectiveCClass(of: value).map(machine.shownClass) ?? "NSObject"
    return machine.unrecognized("-[\(name) \(selector)]", isClass: false)
  }

  static let copyNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSObject alloc": { machine, receiver, _ throws(Halt) in
      let nominal = try machine.classOf(receiver)
      guard
        machine.program.objectiveC?.ownMethod("allocWithZone:", of: nominal, isClass: true) != nil
      else { return try allocated(receiver, machine) }
      return try machine.send("allocWithZone:", to: receiver, [.none], zero: .none)
    },
    "+NSObject allocWithZone:": { machine, receiver, _ throws(Halt) in
      try allocated(receiver, machine)
    },
    "-NSObject copy": { machine, receiver, _ throws(Halt) in
      let copy = try machine.copy(of: receiver)
      if case .object(let reference) = copy, let nominal = reference.instance.nominal,
        machine.program.objectiveC?.ownMethod("copyWithZone:", of: nominal) == nil
      {
        throw unable("copyWithZone:", copy, machine)
      }
      return copy
    },
    "-NSObject mutableCopy": { machine, receiver, _ throws(Halt) in
      let copy = machine.copied(receiver)
      switch copy {
      case .array: return try machine.mutable("NSMutableArray", copy)
      case .table: return try machine.mutable("NSMutableDictionary", copy)
      case .string: return try machine.mutable("NSMutableString", copy)
      case .boxed(.set, let inner): return try machine.mutable("NSMutableSet", inner)
      default: throw unable("mutableCopyWithZone:", copy, machine)
      }
    },
  ]
}
