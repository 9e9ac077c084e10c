import ProgramRuntime
import ProgramUIKit
import WindowModel

/// Transition coordinators, and the application delegate's window.
extension Library {
  static let transitionNatives: [String: Native] = [
    // The property is optional in the protocol: a delegate may lack it.
    "delegateWindow(_:)": { machine, _, arguments throws(Halt) in
      let delegate = arguments[0].unboxed
      guard let nominal = machine.nominal(of: delegate), machine.find("window", in: nominal) != nil
      else { return .none }
      return try machine.property("window", of: delegate)
    }
  ]
}
