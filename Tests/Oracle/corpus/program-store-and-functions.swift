struct AppState: Equatable { var count = 0; var items: [String] = []; var error: String? }
enum Action { case increment(by: Int), add(String), fail(String), clear }
typealias Reducer<S, A> = (inout S, A) -> Void
let reducer: Reducer<AppState, Action> = { state, action in
  switch action {
  case .increment(let n): state.count += n
  case .add(let item): state.items.append(item)
  case .fail(let message): state.error = message
  case .clear: state = AppState()
  }
}
final class Store<S: Equatable, A> {
  private(set) var state: S { didSet { if oldValue != state { subscribers.values.forEach { $0(state) } } } }
  private let reducer: Reducer<S, A>
  private var subscribers: [Int: (S) -> Void] = [:]
  private var middlewares: [(A) -> Void] = []
  init(_ initial: S, _ reducer: @escaping Reducer<S, A>) { state = initial; self.reducer = reducer }
  func dispatch(_ action: A) { middlewares.forEach { $0(action) }; reducer(&state, action) }
  func subscribe(_ f: @escaping (S) -> Void) -> () -> Void {
    let id = subscribers.count; subscribers[id] = f; f(state); return { [weak self] in self?.subscribers[id] = nil }
  }
  func use(_ m: @escaping (A) -> Void) { middlewares.append(m) }
}
let store = Store(AppState(), reducer)
store.use { print("->", $0) }
let unsubscribe = store.subscribe { print("state", $0.count, $0.items, $0.error ?? "ok") }
store.dispatch(.increment(by: 1))
store.dispatch(.increment(by: 5))
store.dispatch(.add("x"))
store.dispatch(.fail("oops"))
store.dispatch(.fail("oops"))
unsubscribe()
store.dispatch(.clear)
print(store.state)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add: (Int, Int) -> Int = { $0 + $1 }
print([1, 2].map(curry(add)(10)))
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:];
  return { k in
    if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v
  }
}
let sq = memoize { (n: Int) -> Int in
  print("calc", n); return n * n
}
print(sq(4), sq(4))
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func inc(_ n: Int) -> Int { n + 1 }
func text(_ n: Int) -> String { String(n) }
print(5 |> inc |> text)
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator >>> : Pipe
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print((inc >>> text)(41))
postfix operator %
postfix func % (n: Int) -> Double { Double(n) / 100 }
print(50%)
struct Lens<W, P> { let get: (W) -> P; let set: (P, W) -> W }
let countLens = Lens<AppState, Int>(
  get: { $0.count },
  set: {
    var s = $1; s.count = $0; return s
  })
print(countLens.get(countLens.set(9, AppState())))
func run(_ steps: [() throws -> Void]) {
  for (i, s) in steps.enumerated() { do { try s(); print(i, "ok") } catch { print(i, error) } }
}
struct E: Error { let code: Int }
run([{}, { throw E(code: 3) }, { print("hi") }])
