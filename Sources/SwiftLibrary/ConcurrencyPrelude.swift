import ProgramPrinting
import ProgramRuntime
import ProgramUIKit
import ProgramValues

extension Library {
  /// Tasks, continuations and the main actor, and key paths.
  static let concurrency = """
    class KeyPath<Root, Value> {
      var get: Any?
      var set: Any?
      var name: String = ""
      var rootType: Any?
      var valueType: Any?
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> { }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> { }

    struct CancellationError: Error { }
    struct TaskPriority {
      var rawValue: Int
      static let high = TaskPriority(rawValue: 25)
      static let userInitiated = TaskPriority(rawValue: 25)
      static let medium = TaskPriority(rawValue: 21)
      static let utility = TaskPriority(rawValue: 17)
      static let low = TaskPriority(rawValue: 17)
      static let background = TaskPriority(rawValue: 9)
    }
    struct Duration {
      var amount: Double
      static func seconds(_ count: Int) -> Duration { return Duration(amount: Double(count)) }
      static func seconds(_ count: Double) -> Duration { return Duration(amount: count) }
      static func milliseconds(_ count: Int) -> Duration { return Duration(amount: Double(count) / 1000) }
      static func milliseconds(_ count: Double) -> Duration { return Duration(amount: count / 1000) }
      static func microseconds(_ count: Int) -> Duration { return Duration(amount: Double(count) / 1000000) }
    }
    class Task<Success, Failure> {
      var operation: Any?
      var call: Any?
      var outcome: Any?
      var waiters: [Any] = []
      var alarm: Int = 0
      var isCancelled: Bool = false
      var children: [Any] = []
      var group: Any?
      func cancel()
      func wait() async throws -> Success
      var value: Success { get async throws { return try await wait() } }
      static func pause(_ seconds: Double) async throws
      static func turn(_ seconds: Double) async
      static func sleep(nanoseconds duration: UInt64) async throws { try await pause(Double(duration) / 1000000000) }
      static func sleep(for duration: Duration) async throws { try await pause(Double(duration.amount)) }
      static func yield() async { await turn(Double(0)) }
      static var isCancelled: Bool { return isTaskCancelled() }
      static func checkCancellation() throws { if isTaskCancelled() { throw CancellationError() } }
    }
    func isTaskCancelled() -> Bool
    func isOnMainThread() -> Bool

    class CheckedContinuation<T, E> {
      var task: Any?
      var outcome: Any?
      var function: String = ""
      func resume(returning value: T)
      func resume(throwing error: Error)
      func resume()
      func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error as! Error)
        }
      }
      func wait() async throws -> T
    }
    @_unsafeInheritExecutor
    func withCheckedContinuation<T>(function: String, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      let continuation = CheckedContinuation<T, Never>()
      continuation.function = function
      body(continuation)
      return await continuation.wait()
    }
    @_unsafeInheritExecutor
    func withCheckedThrowingContinuation<T>(function: String, _ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
      let continuation = CheckedContinuation<T, Error>()
      continuation.function = function
      body(continuation)
      return try await continuation.wait()
    }

    class TaskGroup<ChildTaskResult> {
      var pending: Int = 0
      var done: [Any] = []
      var waiter: Any?
      var children: [Any] = []
      var isCancelled: Bool = false
      var isEmpty: Bool { return pending == 0 }
      func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
      func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool {
        if isCancelled { return false }
        addTask(operation: operation)
        return true
      }
      func next() async -> ChildTaskResult?
      func cancelAll()
      func waitForAll() async { while pending > 0 { _ = try? await next() } }
      func reduce<T>(_ initial: T, _ combine: (T, ChildTaskResult) -> T) async -> T {
        var result = initial
        while let value = await next() { result = combine(result, value) }
        return result
      }
    }
    class ThrowingTaskGroup<ChildTaskResult, Failure> {
      var pending: Int = 0
      var done: [Any] = []
      var waiter: Any?
      var children: [Any] = []
      var isCancelled: Bool = false
      var isEmpty: Bool { return pending == 0 }
      func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
      func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool {
        if isCancelled { return false }
        addTask(operation: operation)
        return true
      }
      func next() async throws -> ChildTaskResult?
      func cancelAll()
      func waitForAll() async throws { while pending > 0 { _ = try await next() } }
      func endAll() async { while pending > 0 { _ = try? await next() } }
      func reduce<T>(_ initial: T, _ combine: (T, ChildTaskResult) -> T) async -> T {
        var result = initial
        while let value = await next() { result = combine(result, value) }
        return result
      }
    }
    func endChildTask(_ task: Any)
    @_unsafeInheritExecutor
    func withTaskGroup<ChildTaskResult, GroupResult>(of type: ChildTaskResult.Type, returning result: GroupResult.Type? = nil, body: (TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult {
      let group = TaskGroup<ChildTaskResult>()
      let result = await body(group)
      await group.waitForAll()
      return result
    }
    @_unsafeInheritExecutor
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of type: ChildTaskResult.Type, returning result: GroupResult.Type? = nil, body: (ThrowingTaskGroup<ChildTaskResult, Error>) async throws -> GroupResult) async throws -> GroupResult {
      let group = ThrowingTaskGroup<ChildTaskResult, Error>()
      do {
        let result = try await body(group)
        await group.endAll()
        return result
      } catch {
        group.cancelAll()
        await group.endAll()
        throw error
      }
    }

    class MainActor {
      static func run<T>(body: () throws -> T) async rethrows -> T { return try await carryOut(body) }
      @MainActor static func carryOut<T>(_ body: () throws -> T) -> T { return try body() }
      static func assumeIsolated<T>(_ body: () throws -> T) -> T {
        if !isOnMainThread() {
          fatalError("Incorrect actor executor assumption; Expected same executor as MainActor.")
        }
        return try body()
      }
    }
    class Thread: NSObject {
      static var isMainThread: Bool { return isOnMainThread() }
      static func sleep(forTimeInterval seconds: TimeInterval) { pass(seconds) }
    }
    """

  static let concurrencyNatives: [String: Native] = [
    "isOnMainThread()": { machine, _, _ throws(Halt) in .bool(machine.isAtHome(.mainActor)) },
    "isTaskCancelled()": { machine, _, _ throws(Halt) in
      .bool(machine.currentTask.map { machine.field("isCancelled", of: $0).bool } ?? false)
    },
    "Task.cancel()": { machine, task, _ throws(Halt) in
      try cancel(task, machine)
      return .void
    },
    "endChildTask(_:)": { machine, _, arguments throws(Halt) in
      let task = arguments[0].unboxed
      guard task.reference == nil || !machine.field("outcome", of: task).isNone else {
        throw .bound(
          "The value of an 'async let' is not awaited before its code ends; its task, which a device cancels and waits for, can't be waited for here."
        )
      }
      return .void
    },
    "TaskGroup.addTask(priority:operation:)": addTask,
    "ThrowingTaskGroup.addTask(priority:operation:)": addTask,
    "TaskGroup.next()": nextResult,
    "ThrowingTaskGroup.next()": nextResult,
    "TaskGroup.cancelAll()": cancelAll,
    "ThrowingTaskGroup.cancelAll()": cancelAll,
    "Task.wait()": { machine, task, _ throws(Halt) in
      let outcome = machine.field("outcome", of: task)
      if !outcome.isNone { return try Outcome(outcome).value }
      let waiters = machine.field("waiters", of: task).array
      machine.setField("waiters", of: task, .array(waiters + [try current(machine)]))
      throw .suspended
    },
    "Task.turn(_:)": { machine, _, _ throws(Halt) in
      try machine.enqueue(try current(machine), onMain: false, .void)
      throw .suspended
    },
    "Task.pause(_:)": { machine, _, arguments throws(Halt) in
      let task = try current(machine)
      if machine.field("isCancelled", of: task).bool { return try cancellation(machine).value }
      let seconds = max(0, arguments[0].double)
      let wake = try machine.closure([task]) { machine, fields, _ throws(Halt) in
        machine.setField("alarm", of: fields[0], .int(0))
        try machine.enqueue(fields[0], onMain: false, .void)
        return .void
      }
      let alarm = try machine.schedule(
        .init(
          closure: wake, due: machine.library.clock + seconds, isDelayed: seconds > 0,
          queue: machine.library.queue))
      machine.setField("alarm", of: task, .int(Int(clamping: alarm)))
      throw .suspended
    },
    "CheckedContinuation.wait()": { machine, continuation, _ throws(Halt) in
      let outcome = machine.field("outcome", of: continuation)
      if !outcome.isNone { return try Outcome(outcome).value }
      machine.setField("task", of: continuation, try current(machine))
      throw .suspended
    },
    "CheckedContinuation.resume()": { machine, continuation, _ throws(Halt) in
      try resume(machine, continuation, .success(.void))
    },
    "CheckedContinuation.resume(returning:)": { machine, continuation, arguments throws(Halt) in
      try resume(machine, continuation, .success(arguments[0]))
    },
    "CheckedContinuation.resume(throwing:)": { machine, continuation, arguments throws(Halt) in
      let error = arguments[0]
      return try resume(
        machine, continuation, .failure(error.unboxed, machine.type(of: error, nil)))
    },
  ]

  private static let addTask: Native = { machine, group, arguments throws(Halt) in
    let task = try machine.startTask(arguments[1], onMain: false)
    machine.adoptTask(task)
    machine.setField("group", of: task, group)
    if machine.field("isCancelled", of: group).bool { try cancel(task, machine) }
    machine.setField(
      "children", of: group, .array(machine.field("children", of: group).array + [task]))
    machine.setField("pending", of: group, .int(machine.field("pending", of: group).int + 1))
    return .void
  }

  /// The outcome of the child that ends next.
  private static let nextResult: Native = { machine, group, _ throws(Halt) in
    var done = machine.field("done", of: group).array
    let pending = machine.field("pending", of: group).int
    guard pending > 0 else { return .none }
    guard !done.isEmpty else {
      machine.setField("waiter", of: group, try current(machine))
      throw .suspended
    }
    let first = done.removeFirst()  // checked: it is not empty
    machine.setField("done", of: group, .array(done))
    machine.setField("pending", of: group, .int(pending - 1))
    return try Outcome(first).value
  }

  private static let cancelAll: Native = { machine, group, _ throws(Halt) in
    machine.setField("isCancelled", of: group, .bool(true))
    for child in machine.field("children", of: group).array { try cancel(child, machine) }
    return .void
  }

  /// Cancels a task and its children; one that sleeps goes on at once.
  private static func cancel(_ task: Value, _ machine: Machine) throws(Halt) {
    guard !machine.field("isCancelled", of: task).bool else { return }
    machine.setField("isCancelled", of: task, .bool(true))
    if let alarm = UInt32(exactly: machine.field("alarm", of: task).int),
      machine.library.tasks.removeValue(forKey: alarm) != nil
    {
      try machine.enqueue(task, onMain: false, cancellation(machine).delivery)
    }
    for child in machine.field("children", of: task).array { try cancel(child, machine) }
  }

  private static func current(_ machine: Machine) throws(Halt) -> Value {
    guard let task = machine.currentTask else { throw .crash("No task runs.") }
    return task
  }

  private static func cancellation(_ machine: Machine) -> Outcome {
    .failure(.parts([]), machine.program.type("CancellationError").map { .nominal($0) } ?? .any)
  }

  private static func resume(
    _ machine: Machine, _ continuation: Value, _ outcome: Outcome
  ) throws(Halt) -> Value {
    guard machine.field("outcome", of: continuation).isNone else {
      let name = machine.field("function", of: continuation).string
      var returned = ""
      if case .success(let value) = outcome, !value.isSame(as: .void) {
        returned = ", returning \(try machine.describe(value, .any, isDebug: false))"
      }
      throw .crash(
        "Fatal error: SWIFT TASK CONTINUATION MISUSE: \(name) tried to resume its continuation more than once\(returned)!"
      )
    }
    machine.setField("outcome", of: continuation, outcome.delivery)
    let task = machine.field("task", of: continuation)
    if !task.isNone { try machine.enqueue(task, onMain: false, outcome.delivery) }
    return .void
  }
}
