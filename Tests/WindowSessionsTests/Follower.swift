import WindowModel
import WindowSessions

/// A follower as a transport has one, for tests of one thread.
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

  /// Asks once for what is there, and keeps it.
  @discardableResult
  func ask(limit: Int = 1 << 20) -> Subscription.Delivery {
    var bytes: [UInt8] = []
    let delivery = beginning.subscription.next(into: &bytes, limit: limit) { self }
    lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return delivery
  }

  /// Asks until it is told something else than items.
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

/// Who was woken, in order.
final class Wakes {
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}
