class K { deinit { print("gone") } }
struct S: Equatable { var s: Int }
enum E { case a(Int), b }
let vals: [Any?] = [1, nil, S(s: 1), E.a(2), "x", K(), [1], (1, 2), { 3 } as () -> Int]
for v in vals {
  if let v {
    switch v {
    case let i as Int: print("int", i)
    case let s as S: print("S", s.s)
    case let e as E: if case .a(let n) = e { print("E", n) }
    case is K: print("K")
    case let l as [Int]: print("list", l)
    case let t as (Int, Int): print("tuple", t.0)
    case let f as () -> Int: print("f", f())
    default: print("other", v)
    }
  } else {
    print("none")
  }
}
let dict: [String: Any?] = ["a": S(s: 2), "b": nil]
print(dict["a"] as Any, (dict["b"] as Any) is S)
if let inner = dict["a"], let s = inner as? S { print(s) }
let o: Any? = S(s: 5)
print((o as? S) == S(s: 5), o is S, o == nil)
let c: Any? = Optional<S>(S(s: 6)) as Any
print(c as? S as Any)
func show(_ x: Any?) -> String { String(describing: x) }
print(show(S(s: 7)), show(E.b), show(nil), show(2.0))
let any: Any = S(s: 8); let again: Any? = any; print(again as Any, again!)
