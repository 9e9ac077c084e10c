import WindowModel
import WindowSessions

/// A follower as in a transport, for tests with one thread.
// Such a test wakes it on the thread that made it.
final class Follower: LoopWaker, @unchecked Sendable {
  let name: String
  let beginning: Session.Beginning
  private(set) var lines: [String] = []
  private let wakes: Wakes

  init(
    _ session: Session, _ groups: EventGroups = [.window], from start: Session.Start = .now,
    named name: String = "f", wakes: Wakes = Wakes()
  ) throws(SessionRefusal) {
    beginning = try session.follow(groups, from: start)
    self.name = name
    self.wakes = wakes
  }

  /// Reads the available items once, and keeps them.
  @discardableResult
  func ask(limit: Int = 1 << 20) -> Subscription.Delivery {
    var bytes: [UInt8] = []
    let delivery = beginning.subscription.next(into: &bytes, limit: limit) { self }
    lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return delivery
  }

  /// Reads until the outcome is something other than items.
  @discardableResult
  func askAll(limit: Int = 1 << 20) -> Subscription.Delivery {
    while true {
      let delivery = ask(limit: limit)
      if delivery != .items { return delivery }
    }
  }

  func cancel() { beginning.subscription.cancel() }
  func wake() { wakes.log.append(name) }
  func flush() { wakes.log.append("flush \(name)") }
}

/// The woken followers, in order.
final class Wakes {
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}
