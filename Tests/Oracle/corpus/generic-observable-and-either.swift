final class Observable<T> {
  typealias Listener = (T) -> Void
  private var listeners: [UUIDLike: Listener] = [:]
  private var next = 0
  var value: T { didSet { listeners.values.forEach { $0(value) } } }
  init(_ value: T) { self.value = value }
  struct UUIDLike: Hashable { let number: Int }
  func bind(_ listener: @escaping Listener) -> UUIDLike {
    next += 1
    let id = UUIDLike(number: next)
    listeners[id] = listener
    listener(value)
    return id
  }
  func unbind(_ id: UUIDLike) { listeners[id] = nil }
}
let name = Observable("a")
let token = name.bind { print("name", $0) }
name.value = "b"
name.unbind(token)
name.value = "c"
enum Either<L, R> {
  case left(L), right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let x): return l(x);
    case .right(let y): return r(y)
    }
  }
}
let e: Either<Int, String> = .right("five")
print(e.fold({ "int \($0)" }, { "text \($0)" }))
struct Cache<Key: Hashable, Value> {
  private var store: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { store[key] }
    set { store[key] = newValue }
  }
}
var cache = Cache<String, Int>()
cache["a"] = 1
print(cache["a"] ?? -1, cache["z"] ?? -1)
