package import ProgramRuntime
package import SwiftTypes

/// Functions and methods as values.
extension Checker {
  package func functionValue(_ function: Function) -> Typed {
    let receiver = function.owner.map { Value.type(.nominal($0)) } ?? .void
    return Typed(function.type) { machine, _ throws(Halt) in
      try machine.closure([receiver]) { machine, fields, arguments throws(Halt) in
        try machine.call(function, fields[0], arguments)
      }
    }
  }

  /// A bound method as a function.
  package func methodValue(_ method: Function, of base: Typed) throws(Finding) -> Typed {
    let code = base.code
    return Typed(method.type) { machine, frame throws(Halt) in
      let receiver = try code(machine, frame)
      return try machine.closure([receiver]) { machine, fields, arguments throws(Halt) in
        try machine.dispatch(method, fields[0], arguments)
      }
    }
  }

  package func localFunction(_ name: String) -> Typed? {
    guard let found = body.findFunction(name) else { return nil }
    return variable(found.variable)
  }
}
