import ObjectiveCTypes
package import ProgramRuntime
import Syntax

/// `NSException`: raised by the program, Foundation or UIKit, and caught.
extension ObjectiveC {
  private static func describe(_ exception: Value, _ values: [Value], _ machine: Machine) -> Value {
    for (name, value) in zip(["name", "reason", "userInfo"], values) {
      machine.setField(name, of: exception, machine.copied(value))
    }
    return exception
  }

  static let exceptionNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSException exceptionWithName:reason:userInfo:": { machine, _, arguments throws(Halt) in
      describe(try machine.allocate(known("NSException"), named: nil), arguments, machine)
    },
    "+NSException raise:format:": { machine, _, arguments throws(Halt) in
      let exception = try machine.allocate(known("NSException"), named: nil)
      throw .raised(describe(exception, arguments, machine), .anyObject)
    },
    "-NSException initWithName:reason:userInfo:": { machine, receiver, arguments throws(Halt) in
      describe(receiver, arguments, machine)
    },
    "-NSException raise": { _, receiver, _ throws(Halt) in
      throw .raised(receiver, .anyObject)
    },
  ]
}

extension Machine {
  /// The exception of a halt; nil if it can't be caught, so that the program ends.
  package func caught(_ halt: Halt) throws(Halt) -> Value? {
    switch halt {
    case .raised(let value, _): return value
    case .crash(let reason):
      guard let name = reason.exception else { return nil }
      if crash != nil {
        // Unlike UIKit, the model has continued meanwhile.
        let sentence = "An exception that comes through UIKit's own code can't be caught here."
        crash = Crash(message: sentence, isBound: true, position: reason.position ?? position)
        throw .bound(sentence)
      }
      let exception = try allocate(ObjectiveC.known("NSException"), named: nil)
      setField("name", of: exception, .string(name))
      setField("reason", of: exception, reason.reason.map { .string($0) } ?? .none)
      return exception
    case .nothing, .suspended, .bound: return nil
    }
  }

  /// Runs the code of a function or block, and leaks its variables' objects if an exception leaves it.
  package func leaking(_ frame: Frame, _ run: () throws(Halt) -> Flow) throws(Halt) -> Flow {
    do throws(Halt) { return try run() } catch {
      switch error {
      case .raised: leak(1..<max(1, frame.slots.count), of: frame)
      case .crash(let reason) where reason.exception != nil:
        leak(1..<max(1, frame.slots.count), of: frame)
      default: break
      }
      throw error
    }
  }

  /// Leaks the objects of variables when an exception leaves their scope: ARC does not release them.
  package func leak(_ slots: Range<Int>, of frame: Frame) {
    for slot in slots where slot < frame.slots.count {
      guard case .object(let reference) = frame.slots[slot] else { continue }
      library.shared["leaked \(reference.instance.number)"] = frame.slots[slot]
      frame.slots[slot] = .unset
    }
  }
}
