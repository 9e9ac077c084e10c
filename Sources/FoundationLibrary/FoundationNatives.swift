import ProgramPrinting
package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// Objects, notifications, queues and timers.
extension Library {
  package static let foundationProperties: [String: NativeProperty] = [
    "NSObject.description": NativeProperty(get: { machine, value throws(Halt) in
      guard case .object(let reference) = value, let nominal = reference.instance.nominal else {
        return .string("")
      }
      return .string(Library.description(of: reference.instance, nominal, machine))
    }),
    "NSObject.hash": NativeProperty(get: { _, value throws(Halt) in
      .int(value.reference?.instance.number ?? 0)
    }),
  ]

  package static func later(
    _ machine: Machine, _ closure: Value, on queue: Value, after seconds: Double
  ) throws(Halt) -> Value {
    try machine.schedule(
      .init(
        closure: closure, due: machine.library.clock + max(0, seconds), isDelayed: seconds > 0,
        queue: isMain(machine, queue) ? nil : queue))
    return .void
  }

  /// Ends the run if a queue would wait for itself, or for work that only another turn can do.
  package static func beginSync(_ machine: Machine, _ queue: Value) throws(Halt) {
    if machine.field("isConcurrent", of: queue).bool { return }
    let serial = isMain(machine, queue) ? nil : queue.reference?.instance
    if machine.library.queue?.reference?.instance === serial {
      throw .crash(
        "Thread 1: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
      )
    }
    func before() -> UInt32? {
      machine.library.tasks.filter { !$1.isDelayed && $1.queue?.reference?.instance === serial }
        .keys
        .min()
    }
    // A serial queue does first what was submitted to it before.
    while serial != nil, let work = before() { try machine.run(work) }
    if before() != nil {
      throw .bound(
        "The queue has work from before, which here runs in a later turn; sync can't wait for it.")
    }
  }

  private static func isMain(_ machine: Machine, _ queue: Value) -> Bool {
    machine.field("label", of: queue).string == "com.apple.main-thread"
  }

  package static let foundationNatives: [String: Native] = [
    "NSObject.isKind(of:)": { machine, value, arguments throws(Halt) in
      guard case .type(let type) = arguments[0], let wanted = type.nominal else {
        return .bool(false)
      }
      return .bool(machine.nominal(of: value)?.conforms(to: wanted) ?? false)
    },
    "NSObject.isMember(of:)": { machine, value, arguments throws(Halt) in
      guard case .type(let type) = arguments[0] else { return .bool(false) }
      return .bool(machine.nominal(of: value) === type.nominal)
    },
    "NSObject.responds(to:)": { machine, value, arguments throws(Halt) in
      guard case .object(let reference) = value else { return .bool(false) }
      return .bool(machine.method(forSelector: arguments[0].string, of: reference.instance) != nil)
    },
    "NSObject.isEqual(_:)": { _, value, arguments throws(Halt) in
      .bool(value.isSame(as: arguments[0]))
    },
    "NSObject.perform(_:)": { machine, value, arguments throws(Halt) in
      try machine.send(arguments[0].string, to: value, [])
      return .void
    },
    "NSObject.perform(_:with:)": { machine, value, arguments throws(Halt) in
      try machine.send(arguments[0].string, to: value, [arguments[1]])
      return .void
    },
    "NSObject.perform(_:with:afterDelay:)": { machine, value, arguments throws(Halt) in
      try machine.schedule(
        .init(
          closure: .none, target: value, selector: arguments[0].string, arguments: [arguments[1]],
          due: machine.library.clock + max(0, arguments[2].double),
          isDelayed: arguments[2].double > 0))
      return .void
    },
    "NSObject.cancelPreviousPerformRequests(withTarget:)": { machine, _, arguments throws(Halt) in
      cancel(machine, arguments[0].unboxed, nil)
    },
    "NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)": {
      machine, _, arguments throws(Halt) in
      cancel(machine, arguments[0].unboxed, arguments[1].string)
    },
    "NSObject.setValue(_:forKey:)": { machine, value, arguments throws(Halt) in
      guard let nominal = machine.nominal(of: value),
        machine.find(arguments[1].string, in: nominal) != nil
      else {
        throw undefinedKey(machine, value, arguments[1].string, "setValue:forUndefinedKey:")
      }
      try machine.setProperty(arguments[1].string, of: value, arguments[0])
      return .void
    },
    "NSObject.value(forKey:)": { machine, value, arguments throws(Halt) in
      guard let nominal = machine.nominal(of: value),
        machine.find(arguments[0].string, in: nominal) != nil
      else {
        throw undefinedKey(machine, value, arguments[0].string, "valueForUndefinedKey:")
      }
      return try machine.property(arguments[0].string, of: value)
    },
    "NotificationCenter.addObserver(_:selector:name:object:)": {
      machine, _, arguments throws(Halt) in
      machine.library.observers.append(
        .init(
          number: machine.nextNumber, object: arguments[0].unboxed.reference?.instance.number,
          selector: arguments[1].string, block: nil, name: arguments[2].parts.first?.string,
          sender: arguments[3].unboxed.reference?.instance.number))
      return .void
    },
    "NotificationCenter.addObserver(forName:object:queue:using:)": {
      machine, _, arguments throws(Halt) in
      let token = try machine.make("NSObject")
      machine.library.observers.append(
        .init(
          number: token.reference?.instance.number ?? 0, object: nil, selector: nil,
          block: arguments[3],
          name: arguments[0].parts.first?.string,
          sender: arguments[1].unboxed.reference?.instance.number))
      machine.library.shared["token\(token.reference?.instance.number ?? 0)"] = token
      return token
    },
    "NotificationCenter.removeObserver(_:)": { machine, _, arguments throws(Halt) in
      remove(machine, arguments[0].unboxed, named: nil)
    },
    "NotificationCenter.removeObserver(_:name:object:)": { machine, _, arguments throws(Halt) in
      remove(machine, arguments[0].unboxed, named: arguments[1].parts.first?.string)
    },
    "NotificationCenter.post(name:object:)": { machine, _, arguments throws(Halt) in
      try machine.post(arguments[0].parts.first?.string ?? "", from: arguments[1].unboxed, .none)
      return .void
    },
    "NotificationCenter.post(name:object:userInfo:)": { machine, _, arguments throws(Halt) in
      try machine.post(
        arguments[0].parts.first?.string ?? "", from: arguments[1].unboxed, arguments[2])
      return .void
    },
    "runOther(_:_:)": { machine, _, arguments throws(Halt) in
      .bool(
        try machine.runOther(until: arguments[0].double, orComplain: arguments[1].string))
    },
    "pass(_:)": { machine, _, arguments throws(Halt) in
      try machine.sleep(arguments[0].double)
      return .void
    },
    "DispatchTime.now()": { machine, _, _ throws(Halt) in .parts([.double(machine.library.clock)])
    },
    // There is only one thread: another queue's work also runs in a turn of its own.
    "DispatchQueue.async(execute:)": { machine, queue, arguments throws(Halt) in
      try later(machine, arguments[0], on: queue, after: 0)
    },
    "DispatchQueue.beginSync()": { machine, queue, _ throws(Halt) in
      try beginSync(machine, queue)
      return .void
    },
    "DispatchQueue.asyncAfter(deadline:execute:)": { machine, queue, arguments throws(Halt) in
      try later(
        machine, arguments[1], on: queue,
        after: (arguments[0].parts.first?.double ?? 0) - machine.library.clock)
    },
    "Timer.schedule(_:_:)": { machine, value, arguments throws(Halt) in
      let seconds = max(0, arguments[0].double)
      let number = try machine.schedule(
        .init(
          closure: machine.field("block", of: value), arguments: [value],
          due: machine.library.clock + seconds,
          interval: arguments[1].bool ? max(seconds, 0.0001) : nil,
          isDelayed: true, owner: value))
      machine.setField("task", of: value, .int(Int(clamping: number)))
      return .void
    },
    "Timer.schedule(_:_:_:_:)": { machine, value, arguments throws(Halt) in
      let seconds = max(0, arguments[2].double)
      let number = try machine.schedule(
        .init(
          closure: .none, target: arguments[0].unboxed, selector: arguments[1].string,
          arguments: [value],
          due: machine.library.clock + seconds,
          interval: arguments[3].bool ? max(seconds, 0.0001) : nil,
          isDelayed: true, owner: value))
      machine.setField("task", of: value, .int(Int(clamping: number)))
      return .void
    },
    "Timer.invalidate()": { machine, value, _ throws(Halt) in
      machine.setField("isValid", of: value, .bool(false))
      for (number, task) in machine.library.tasks where task.owner?.isSame(as: value) == true {
        machine.library.tasks[number] = nil
      }
      return .void
    },
    "Timer.fire()": { machine, value, _ throws(Halt) in
      guard
        let task = machine.library.tasks.values.first(where: { $0.owner?.isSame(as: value) == true }
        )
      else {
        return .void
      }
      if let selector = task.selector {
        try machine.send(selector, to: task.target ?? .none, task.arguments)
      } else {
        _ = try machine.call(closure: task.closure, task.arguments)
      }
      return .void
    },
    "NSStringFromCGRect(_:)": { _, _, arguments throws(Halt) in
      let rect = Machine.rect(arguments[0])
      return .string(
        "{\(pair(rect.origin.x, rect.origin.y)), \(pair(rect.size.width, rect.size.height))}")
    },
    "NSStringFromCGPoint(_:)": { _, _, arguments throws(Halt) in
      let point = Machine.point(arguments[0])
      return .string(pair(point.x, point.y))
    },
    "NSStringFromCGSize(_:)": { _, _, arguments throws(Halt) in
      let point = Machine.point(arguments[0])
      return .string(pair(point.x, point.y))
    },
    "NSStringFromClass(_:)": { _, _, arguments throws(Halt) in
      guard case .type(let type) = arguments[0] else { return .string("") }
      return .string(type.nominal?.qualifiedName ?? "\(type)")
    },
    "UIApplicationMain(_:_:_:_:)": { machine, _, arguments throws(Halt) in
      try machine.applicationMain(arguments[2], arguments[3])
      return .int(0)
    },
    "NSStringFromSelector(_:)": { _, _, arguments throws(Halt) in arguments[0] },
    "NSSelectorFromString(_:)": { _, _, arguments throws(Halt) in arguments[0] },
  ]

  /// Cancels the calls that `perform(_:with:afterDelay:)` scheduled.
  private static func cancel(_ machine: Machine, _ target: Value, _ selector: String?) -> Value {
    for (number, task) in machine.library.tasks
    where task.closure.isNone && task.owner == nil && task.target?.isSame(as: target) == true
      && (selector == nil || task.selector == selector)
    {
      machine.library.tasks[number] = nil
    }
    return .void
  }

  private static func pair(_ a: Double, _ b: Double) -> String {
    "{\(Printed.short(a)), \(Printed.short(b))}"
  }

  private static func undefinedKey(
    _ machine: Machine, _ value: Value, _ key: String, _ method: String
  ) -> Halt {
    let name = machine.nominal(of: value)?.name ?? "NSObject"
    return .crash(
      .uncaught(
        "NSUnknownKeyException",
        "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key).",
        at: machine.position))
  }

  private static func remove(_ machine: Machine, _ observer: Value, named name: String?) -> Value {
    let number = observer.reference?.instance.number
    machine.library.observers.removeAll {
      ($0.object == number || $0.object == nil && $0.number == number)
        && (name == nil || $0.name == name)
    }
    machine.library.shared["token\(number ?? 0)"] = nil
    return .void
  }
}
