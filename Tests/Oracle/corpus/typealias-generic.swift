struct ZZ {}
typealias Pair<T> = (T, T)
typealias Handler<T> = (Result<T, Error>) -> Void
typealias Dict<V> = [String: V]
typealias Callback = (Int) -> Void
struct Box<T> { let v: T }
typealias IntBox = Box<Int>
typealias BB<T> = Box<[T]>
let p: Pair<Int> = (1, 2); print(p.0 + p.1)
let d: Dict<Int> = ["a": 1]; print(d)
func run(_ h: Handler<Int>) { h(.success(3)) }
run { r in if case .success(let n) = r { print(n) } }
print(IntBox(v: 3).v, BB<Int>(v: [1]).v)
func swapPair<T>(_ p: Pair<T>) -> Pair<T> { (p.1, p.0) }
print(swapPair(("a", "b")))
