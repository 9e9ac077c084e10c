final class Event<T> {
  private var handlers: [(id: Int, body: (T) -> Void)] = []
  private var next = 0
  @discardableResult
  func add(_ body: @escaping (T) -> Void) -> () -> Void {
    next += 1
    let id = next
    handlers.append((id, body))
    return { [weak self] in self?.handlers.removeAll { $0.id == id } }
  }
  func fire(_ value: T) { handlers.forEach { $0.body(value) } }
}
let changed = Event<Int>()
let cancel = changed.add { print("first", $0) }
changed.add { print("second", $0 * 2) }
changed.fire(1)
cancel()
changed.fire(2)
