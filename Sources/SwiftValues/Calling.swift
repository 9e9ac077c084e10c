package import ProgramRuntime
package import SwiftTypes
import Syntax

/// An inout argument: its value before the call, and where the value is stored after it.
package struct Lent: Sendable {
  let code: Code
  let place: Place
}

/// Calls functions with checked arguments.
extension Checker {
  /// Calls a function with its arguments.
  package func calling(
    _ function: Function, _ receiver: Receiver,
    _ arguments: @escaping Codes
  ) -> Code {
    switch receiver {
    case .nobody:
      return { machine, frame throws(Halt) in
        var values = try arguments(machine, frame)
        let result = try machine.call(function, .void, values)
        while values.popLast() != nil {}
        return result
      }
    case .dynamic(let object) where function.isRequirement && function.type.isGeneric:
      return { machine, frame throws(Halt) in
        var receiver = try object(machine, frame)
        return try machine.dispatchWitness(
          function, mutating: &receiver, try arguments(machine, frame))
      }
    case .dynamic(let object):
      return { machine, frame throws(Halt) in
        let receiver = try object(machine, frame)
        // Temporary values are released in reverse order of creation.
        var values = try arguments(machine, frame)
        let result = try machine.dispatch(function, receiver, values)
        while values.popLast() != nil {}
        return result
      }
    case .type(let type):
      return { machine, frame throws(Halt) in
        let receiver = try type(machine, frame)
        return try machine.dispatchStatic(function, receiver, try arguments(machine, frame))
      }
    case .fixed(let value):
      return { machine, frame throws(Halt) in
        let receiver = try value(machine, frame)
        return try machine.call(function, receiver, try arguments(machine, frame))
      }
    case .place(let place):
      let isProtocols = function.owner?.kind == .protocol
      return { machine, frame throws(Halt) in
        let values = try arguments(machine, frame)
        var result = Value.void
        try place.modify(machine, frame) { receiver throws(Halt) in
          if isProtocols {
            result = try machine.dispatchWitness(function, mutating: &receiver, values)
          } else if let native = function.nativeMutating {
            result = try native(machine, &receiver, values)
          } else if function.isMutating {
            result = try machine.call(function, mutating: &receiver, values)
          } else {
            result = try machine.call(function, receiver, values)
          }
        }
        return result
      }
    }
  }

  /// Calls a function with inout arguments.
  package func lending(
    _ function: Function, _ receiver: Receiver,
    _ arguments: @escaping Codes, _ inouts: [Int: Lent]
  ) -> Code {
    let lent = inouts.sorted { $0.key < $1.key }
    return { machine, frame throws(Halt) in
      var values = try arguments(machine, frame)
      for (index, one) in lent { values[index] = try one.code(machine, frame) }
      var (object, result) = (Value.void, Value.void)
      try finishing { () throws(Halt) in
        switch receiver {
        case .dynamic(let code), .fixed(let code), .type(let code):
          object = try code(machine, frame)
          result = try machine.call(function, mutating: &object, lending: &values)
        case .place(let place):
          try place.modify(machine, frame) { object throws(Halt) in
            result = try machine.call(function, mutating: &object, lending: &values)
          }
        case .nobody: result = try machine.call(function, mutating: &object, lending: &values)
        }
      } _: { () throws(Halt) in
        for (index, one) in lent { try one.place.set(machine, frame, values[index]) }
      }
      return result
    }
  }
}
