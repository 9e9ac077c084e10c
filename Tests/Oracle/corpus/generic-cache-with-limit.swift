final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private var order: [Key] = []
  let limit: Int
  var onEvict: ((Key) -> Void)?
  init(limit: Int) { self.limit = limit }
  subscript(key: Key) -> Value? {
    get {
      guard let value = storage[key] else { return nil }
      order.removeAll { $0 == key }
      order.append(key)
      return value
    }
    set {
      order.removeAll { $0 == key }
      storage[key] = newValue
      if newValue != nil { order.append(key) }
      if order.count > limit {
        let oldest = order.removeFirst()
        storage[oldest] = nil
        onEvict?(oldest)
      }
    }
  }
}
let cache = Cache<String, Int>(limit: 2)
cache.onEvict = { print("evict", $0) }
cache["a"] = 1
cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache["a"] ?? 0, cache["b"] ?? 0, cache["c"] ?? 0)
cache["a"] = nil
print(cache["a"] == nil)
