/// Queues by key that take turns: each nonempty one gives one item per turn.
struct Rotation<Key: Hashable, Queue> {
  private var queues: [Key: Queue] = [:]
  private var order: [Key] = []
  private var next = 0

  var isEmpty: Bool { order.isEmpty }

  /// Changes a key's queue, which `make` creates if needed.
  mutating func change(_ key: Key, _ make: () -> Queue, _ body: (inout Queue) -> Void) {
    if queues[key] == nil { order.append(key) }
    body(&queues[key, default: make()])
  }

  /// Changes a key's queue if it has one, and drops the queue if `body` empties it.
  mutating func change<Result>(
    _ key: Key, _ body: (inout Queue) -> (result: Result?, isEmpty: Bool)
  ) -> Result? {
    guard let index = queues.index(forKey: key) else { return nil }
    let (result, isEmpty) = body(&queues.values[index])
    if isEmpty { drop(key) }
    return result
  }

  /// Tries the queues in turn, starting after the last that gave an item, until one gives an item.
  mutating func take<Result>(
    _ body: (Key, inout Queue) -> (result: Result?, isEmpty: Bool)
  ) -> Result? {
    for _ in 0..<order.count {
      if next >= order.count { next = 0 }
      let key = order[next]
      guard let index = queues.index(forKey: key) else { return nil }
      let (result, isEmpty) = body(key, &queues.values[index])
      if isEmpty { drop(key) } else { next += 1 }
      if let result { return result }
    }
    return nil
  }

  private mutating func drop(_ key: Key) {
    queues[key] = nil
    guard let place = order.firstIndex(of: key) else { return }
    order.remove(at: place)
    if place < next { next -= 1 }
  }
}
