import ObjectiveCTypes
import ProgramRuntime
import Syntax

/// Timers that start once they are added to a run loop.
extension ObjectiveC {
  static let timerNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSTimer timerWithTimeInterval:target:selector:userInfo:repeats:": {
      machine, _, arguments throws(Halt) in
      let timer = try machine.make("Timer")
      let (target, selector) = (arguments[1], arguments[2])
      machine.setField("timeInterval", of: timer, arguments[0])
      machine.setField("userInfo", of: timer, arguments[3])
      machine.setField("repeats", of: timer, arguments[4])
      let fire = try machine.closure([target]) { machine, fields, values throws(Halt) in
        _ = try machine.perform(selector, on: fields[0], values)
        return .void
      }
      machine.setField("block", of: timer, fire)
      return timer
    }
  ]
}
