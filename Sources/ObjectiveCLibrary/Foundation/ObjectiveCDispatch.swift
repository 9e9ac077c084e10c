import FoundationLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramUIKit
import SwiftLibrary
import Syntax

/// Dispatch queues and groups, and the supported parts of threads.
extension ObjectiveC {
  static let threadNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSThread isMainThread": { machine, _, _ throws(Halt) in .bool(machine.library.queue == nil) },
    "+NSThread sleepForTimeInterval:": { machine, _, arguments throws(Halt) in
      try machine.sleep(arguments[0].double)
      return .void
    },
    "-NSObject performSelectorOnMainThread:withObject:waitUntilDone:": {
      machine, receiver, arguments throws(Halt) in
      if arguments[2].bool {
        guard machine.library.queue == nil else {
          throw .bound("Another thread can't wait for the main one here.")
        }
        _ = try machine.perform(arguments[0], on: receiver, [arguments[1]])
        return .void
      }
      return try perform(arguments, on: receiver, nil, machine)
    },
    "-NSObject performSelectorInBackground:withObject:": {
      machine, receiver, arguments throws(Halt) in
      try perform(arguments, on: receiver, try queue("shared", machine), machine)
    },
  ]

  /// Schedules a message for a later turn.
  private static func perform(
    _ arguments: [Value], on receiver: Value, _ queue: Value?, _ machine: Machine
  ) throws(Halt) -> Value {
    try machine.leave(
      .init(
        closure: .none, target: receiver, selector: arguments[0].string, arguments: [arguments[1]],
        due: machine.library.clock, queue: queue))
    return .void
  }

  static func addDispatch(to all: inout [String: LibraryFunction]) {
    let queue = CType.object(known("DispatchQueue"))
    let block = CType.block([], .void)
    all["dispatch_get_main_queue"] = LibraryFunction([], queue) { machine, _ throws(Halt) in
      try self.queue("main", machine)
    }
    all["dispatch_get_global_queue"] = LibraryFunction(
      [.integer(.int64), .integer(.uint64)], queue
    ) { machine, _ throws(Halt) in try self.queue("shared", machine) }
    all["dispatch_queue_create"] = LibraryFunction([.text, .anything], queue) {
      machine, values throws(Halt) in
      let made = try machine.make("DispatchQueue")
      machine.setField("label", of: made, .string(values[0].string))
      machine.setField("isConcurrent", of: made, .bool(values[1].string == "concurrent"))
      return made
    }
    for name in ["dispatch_async", "dispatch_barrier_async"] {
      all[name] = LibraryFunction([queue, block], .void) { machine, values throws(Halt) in
        try later(machine, values[1], on: values[0], 0)
      }
    }
    all["dispatch_sync"] = LibraryFunction([queue, block], .void) { machine, values throws(Halt) in
      try check(values[1])
      try Library.beginSync(machine, values[0])
      return try machine.call(closure: values[1], [])
    }
    all["dispatch_time"] = LibraryFunction(
      [.integer(.uint64), .integer(.int64)], .integer(.uint64)
    ) {
      _, values throws(Halt) in .int(values[0].int &+ values[1].int)
    }
    all["dispatch_after"] = LibraryFunction([.integer(.uint64), queue, block], .void) {
      machine, values throws(Halt) in
      try later(machine, values[2], on: values[1], Double(values[0].int) / 1_000_000_000)
    }
    all["sleep"] = LibraryFunction([.integer(.uint32)], .integer(.uint32)) {
      machine, values throws(Halt) in
      try machine.sleep(Double(values[0].int))
      return .int(0)
    }
    addGroups(to: &all, queue, block)
    addWaiting(to: &all)
  }

  /// Functions that block a thread until a semaphore or a group lets it go on.
  private static func addWaiting(to all: inout [String: LibraryFunction]) {
    let semaphore = CType.object(known("DispatchSemaphore"))
    all["dispatch_semaphore_create"] = LibraryFunction([.integer(.int64)], semaphore) {
      machine, values throws(Halt) in
      let made = try machine.make("DispatchSemaphore")
      machine.setField("value", of: made, values[0])
      machine.setField("least", of: made, values[0])
      return made
    }
    all["dispatch_semaphore_signal"] = LibraryFunction([semaphore], .integer(.int64)) {
      machine, values throws(Halt) in try call("signal()", on: values[0], [], machine)
    }
    for (name, type) in [
      ("dispatch_semaphore_wait", semaphore),
      ("dispatch_group_wait", .object(known("DispatchGroup"))),
    ] {
      all[name] = LibraryFunction([type, .integer(.uint64)], .integer(.int64)) {
        machine, values throws(Halt) in
        guard values[1].int != .max else {
          _ = try call("wait()", on: values[0], [], machine)
          return .int(0)
        }
        let end = machine.library.clock + Double(values[1].int) / 1_000_000_000
        let result = try call(
          "wait(timeout:)", on: values[0], [.parts([.double(end)])], machine)
        if case .element(0, _) = result { return .int(0) }
        return .int(49)
      }
    }
  }

  private static func addGroups(
    to all: inout [String: LibraryFunction], _ queue: CType, _ block: CType
  ) {
    let group = CType.object(known("DispatchGroup"))
    all["dispatch_group_create"] = LibraryFunction([], group) { machine, _ throws(Halt) in
      try machine.make("DispatchGroup")
    }
    for (name, member) in [
      ("dispatch_group_enter", "enter()"), ("dispatch_group_leave", "leave()"),
    ] {
      all[name] = LibraryFunction([group], .void) { machine, values throws(Halt) in
        try call(member, on: values[0], [], machine)
      }
    }
    all["dispatch_group_notify"] = LibraryFunction([group, queue, block], .void) {
      machine, values throws(Halt) in
      try check(values[2])
      return try call("notify(queue:execute:)", on: values[0], [values[1], values[2]], machine)
    }
    all["dispatch_group_async"] = LibraryFunction([group, queue, block], .void) {
      machine, values throws(Halt) in
      try check(values[2])
      return try call("async(group:execute:)", on: values[1], [values[0], values[2]], machine)
    }
  }

  /// Calls a library method by its Swift name.
  private static func call(
    _ name: String, on object: Value, _ arguments: [Value], _ machine: Machine
  ) throws(Halt) -> Value {
    let base = String(name.prefix { $0 != "(" })
    for member in machine.nominal(of: object)?.members[base] ?? [] {
      if case .method(let function) = member, function.fullName == name {
        return try machine.call(function, object, arguments)
      }
    }
    throw .crash("Thread 1: EXC_BAD_ACCESS: nil is given where Dispatch needs an object")
  }

  /// One of the predefined queues.
  private static func queue(_ name: String, _ machine: Machine) throws(Halt) -> Value {
    guard case .property(let property)? = known("DispatchQueue").members[name]?.first else {
      return .none
    }
    return try machine.libraryStatic(property, .void)
  }

  private static func later(
    _ machine: Machine, _ block: Value, on queue: Value, _ seconds: Double
  ) throws(Halt) -> Value {
    try check(block)
    return try Library.later(machine, block, on: queue, after: seconds)
  }

  private static func check(_ block: Value) throws(Halt) {
    if block.isNone {
      throw .crash("Thread 1: EXC_BAD_ACCESS: a block that is nil is given to a queue")
    }
  }
}

extension Machine {
  /// Schedules a later message to an object.
  func leave(_ message: LibraryState.Task) throws(Halt) {
    guard message.target?.reference?.instance.nominal != nil else {
      throw .bound("A later message to a class, a string or a number is not supported.")
    }
    try schedule(message)
  }
}
