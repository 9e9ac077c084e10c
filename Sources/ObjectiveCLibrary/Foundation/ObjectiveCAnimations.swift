import ObjectiveCTypes
import ProgramRuntime
import ProgramUIKit
import Syntax

/// Animations with begin and commit, from before blocks.
extension ObjectiveC {
  /// The settings of an animation block, by index.
  private enum Setting: Int { case name, context, duration, delay, delegate, selector }

  private static func begun(_ machine: Machine) -> [Value] {
    machine.library.shared["animations"]?.array ?? []
  }

  private static func set(_ setting: Setting, _ value: Value, _ machine: Machine) -> Value {
    var all = begun(machine)
    guard var last = all.popLast()?.array else { return .void }
    last[setting.rawValue] = value
    machine.library.shared["animations"] = .array(all + [.array(last)])
    return .void
  }

  private static let without: ObjectiveCMethodInfo.Run = { _, _, _ throws(Halt) in .void }

  static let animationNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+UIView beginAnimations:context:": { machine, _, arguments throws(Halt) in
      let new: [Value] = [arguments[0], arguments[1], .double(0.2), .double(0), .none, .none]
      machine.library.shared["animations"] = try .list(begun(machine) + [.array(new)])
      return .void
    },
    "+UIView setAnimationDuration:": { machine, _, arguments throws(Halt) in
      set(.duration, arguments[0], machine)
    },
    "+UIView setAnimationDelay:": { machine, _, arguments throws(Halt) in
      set(.delay, arguments[0], machine)
    },
    "+UIView setAnimationDelegate:": { machine, _, arguments throws(Halt) in
      set(.delegate, arguments[0], machine)
    },
    "+UIView setAnimationDidStopSelector:": { machine, _, arguments throws(Halt) in
      set(.selector, arguments[0], machine)
    },
    // The appearance of an animation is not part of the model, whose views get their final values at once.
    "+UIView setAnimationCurve:": without,
    "+UIView setAnimationBeginsFromCurrentState:": without,
    "+UIView setAnimationTransition:forView:cache:": without,
    "+UIView commitAnimations": { machine, _, _ throws(Halt) in
      var all = begun(machine)
      guard let last = all.popLast()?.array else { return .void }
      machine.library.shared["animations"] = .array(all)
      func setting(_ setting: Setting) -> Value { last[setting.rawValue] }
      guard !setting(.delegate).isNone, !setting(.selector).isNone else { return .void }
      let selector = setting(.selector).string
      let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
      let values: [Value] = [setting(.name), .bool(true), setting(.context)]
      let seconds = max(0, setting(.duration).double) + max(0, setting(.delay).double)
      try machine.leave(
        .init(
          closure: .none, target: setting(.delegate), selector: selector,
          arguments: Array(values.prefix(count)), due: machine.library.clock + seconds,
          isDelayed: seconds > 0))
      return .void
    },
  ]
}
