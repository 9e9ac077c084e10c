func multiplier(by factor: Int) -> (Int) -> Int {
  { $0 * factor }
}

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}

let double = multiplier(by: 2)
let triple = multiplier(by: 3)
print(double(7), triple(7))
let both = compose(double, triple)
print(both(1))
let describe = compose(both) { "value \($0)" }
print(describe(5))
