import Foundation
@testable internal import WindowModel

/// The program's clock, which advances only when nothing is left to run.
struct Clock {
  struct Alarm {
    let number: UInt32
    let time: Double
    let body: () -> Void
  }
  private(set) var now = 0.0
  private var alarms: [Alarm] = []

  /// Schedules work after a number of seconds.
  @discardableResult
  mutating func after(_ seconds: Double, _ body: @escaping () -> Void) -> UInt32 {
    let number = World.it.number()
    alarms.append(Alarm(number: number, time: now + max(seconds, 0), body: body))
    return number
  }
  mutating func cancel(_ number: UInt32) -> Alarm? {
    guard let index = alarms.firstIndex(where: { $0.number == number }) else { return nil }
    return alarms.remove(at: index)
  }

  /// Removes the next alarm up to a time.
  fileprivate mutating func next(until end: Double) -> Alarm? {
    let first = alarms.min { ($0.time, $0.number) < ($1.time, $1.number) }
    guard let first, first.time <= end + 1e-9 else {
      now = end == .infinity ? now : max(now, end)
      return nil
    }
    _ = cancel(first.number)
    now = max(now, first.time)
    return first
  }
}

extension World {
  /// Advances time by a number of seconds.
  func pass(_ seconds: Double) {
    let end = clock.now + seconds
    var left = 10_000
    while left > 0, let alarm = clock.next(until: end) {
      left -= 1
      turn { alarm.body() }
    }
  }
}

public struct DispatchTime: Comparable {
  let seconds: Double
  public static func now() -> DispatchTime { DispatchTime(seconds: World.it.clock.now) }
  public static func + (a: DispatchTime, b: Double) -> DispatchTime {
    DispatchTime(seconds: a.seconds + b)
  }
  public static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime {
    switch b {
    case .seconds(let n): a + Double(n)
    case .milliseconds(let n): a + Double(n) / 1000
    case .microseconds(let n): a + Double(n) / 1_000_000
    case .never: a + Double.infinity
    }
  }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}
public enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int), never }

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}
public final class DispatchWorkItem {
  private let block: () -> Void
  public private(set) var isCancelled = false
  private var isDone = false
  private var waiting: [(DispatchQueue, () -> Void)] = []
  public init(
    qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) { self.block = block }
  public func cancel() { isCancelled = true }
  public func perform() {
    if !isCancelled { block() }
    let all = waiting
    waiting = []
    isDone = true
    for (queue, work) in all { queue.async(execute: work) }
  }
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if isDone { queue.async(execute: work) } else { waiting.append((queue, work)) }
  }
}

/// A queue; there is one thread, so another queue's work also runs in a later turn.
public final class DispatchQueue {
  public static let main = DispatchQueue(label: "main")
  public enum QoSClass { case userInteractive, userInitiated, `default`, utility, background }
  nonisolated(unsafe) private static let shared = DispatchQueue(label: "global")
  /// The queue that runs the current work; nil for the main queue.
  nonisolated(unsafe) private static var current: DispatchQueue?
  private func run(_ work: () -> Void) {
    let outer = Self.current
    Self.current = self === Self.main ? nil : self
    work()
    Self.current = outer
  }
  public static func global(qos: QoSClass = .default) -> DispatchQueue { shared }
  public let label: String
  private var isConcurrent: Bool { label == "global" }
  public init(label: String, qos: DispatchQoS = .default) { self.label = label }

  public func async(execute work: @escaping () -> Void) { World.it.later { self.run(work) } }
  public func async(execute item: DispatchWorkItem) { async { item.perform() } }
  public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    // A queue that waits for itself, which crashes a UIKit program.
    if (Self.current ?? Self.main) === self, !isConcurrent { abort() }
    return try work()
  }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    World.it.clock.after(deadline.seconds - World.it.clock.now) { self.run(work) }
  }
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
}

public struct DispatchQoS {
  public static let `default` = DispatchQoS(), background = DispatchQoS(), utility = DispatchQoS()
  public static let userInitiated = DispatchQoS(), userInteractive = DispatchQoS()
}

/// Notifies when all entered work has left.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [(DispatchQueue, () -> Void)] = []
  public init() {}
  public func enter() { count += 1 }
  public func leave() {
    count -= 1
    if count < 0 { abort() }
    guard count == 0 else { return }
    let all = waiting
    waiting = []
    for (queue, work) in all { queue.async(execute: work) }
  }
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if count == 0 { queue.async(execute: work) } else { waiting.append((queue, work)) }
  }
}

public final class RunLoop {
  public struct Mode: Hashable {
    public static let `default` = Mode()
    public static let common = Mode()
  }
  nonisolated(unsafe) public static let main = RunLoop()
  public static var current: RunLoop { main }
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
  /// Ends the current turn, advances time, and begins another turn.
  public func run(until date: Date) {
    World.it.endTurn()
    World.it.pass(max(0, date.timeIntervalSinceNow))
    World.it.beginTurn()
  }
}
/// Foundation's point in time.
public typealias Date = Foundation.Date

/// A timer; the run loop retains it while it is valid.
public final class Timer {
  private var body: ((Timer) -> Void)?
  public let timeInterval: TimeInterval
  private let repeats: Bool
  private var alarm: UInt32?
  public var isValid: Bool { body != nil }
  public let userInfo: Any?

  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    (self.timeInterval, self.repeats, body, userInfo) = (timeInterval, repeats, block, nil)
  }
  public init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    (self.timeInterval, self.repeats, self.userInfo) = (timeInterval, repeats, userInfo)
    body = { Classes.perform(target, selector.name, $0) }
  }
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }
  fileprivate func schedule() {
    guard isValid, alarm == nil else { return }
    alarm = World.it.clock.after(timeInterval) {
      self.alarm = nil
      self.fire()
      if self.repeats { self.schedule() }
    }
  }
  public func fire() {
    guard let body else { return }
    body(self)
    if !repeats { invalidate() }
  }
  public func invalidate() {
    // Its captures are released last, since their `deinit` may invalidate the timer again.
    let old = body
    body = nil
    let cancelled = alarm.flatMap { World.it.clock.cancel($0) }
    defer { _ = (old, cancelled) }
    alarm = nil
  }
}

extension NSObject {
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let number = World.it.clock.after(delay) { Classes.perform(self, selector.name, argument) }
    Self.performs.append((ObjectIdentifier(self), selector, number))
  }
  @discardableResult
  public func perform(_ selector: Selector) -> Any? {
    Classes.perform(self, selector.name)
    return nil
  }
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any?) -> Any? {
    Classes.perform(self, selector.name, argument)
    return nil
  }
  nonisolated(unsafe) private static var performs: [(ObjectIdentifier, Selector, UInt32)] = []
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    for (object, _, number) in performs where object == ObjectIdentifier(target as AnyObject) {
      _ = World.it.clock.cancel(number)
    }
  }
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    for (receiver, action, number) in performs
    where receiver == ObjectIdentifier(target as AnyObject) && action == selector {
      _ = World.it.clock.cancel(number)
    }
  }
  public func responds(to selector: Selector!) -> Bool { Classes.responds(self, selector.name) }
}
