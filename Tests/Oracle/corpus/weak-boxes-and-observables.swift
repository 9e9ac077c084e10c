// Weak boxes and observers
final class WeakBox<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
struct WeakArray<T: AnyObject> {
  private var boxes: [WeakBox<T>] = []
  mutating func append(_ x: T) { boxes.append(WeakBox(x)) }
  var alive: [T] { boxes.compactMap { $0.value } }
  mutating func compact() { boxes.removeAll { $0.value == nil } }
  var count: Int { boxes.count }
}
class Obs { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("bye \(n)") } }
var list = WeakArray<Obs>()
var o1: Obs? = Obs(1); let o2 = Obs(2)
list.append(o1!); list.append(o2)
print(list.alive.map(\.n), list.count)
o1 = nil
print(list.alive.map(\.n), list.count); list.compact(); print(list.count)
final class Observable<Value> {
  typealias Handler = (Value) -> Void
  private var handlers: [Int: Handler] = [:]
  private var next = 0
  var value: Value { didSet { handlers.sorted { $0.key < $1.key }.forEach { $0.value(value) } } }
  init(_ v: Value) { value = v }
  @discardableResult func bind(_ h: @escaping Handler) -> Int {
    h(value); defer { next += 1 }; handlers[next] = h; return next
  }
  func unbind(_ id: Int) { handlers[id] = nil }
}
let name = Observable("a")
let id = name.bind { print("1:", $0) }
name.bind { print("2:", $0) }
name.value = "b"; name.unbind(id); name.value = "c"
struct Token: Equatable { let x: Int }
let t = Observable(Token(x: 1)); t.bind { print($0 == Token(x: 1)) }; t.value = Token(x: 2)
