func memoize<Input: Hashable, Output>(_ body: @escaping ((Input) -> Output, Input) -> Output) -> (Input) -> Output {
  var memo: [Input: Output] = [:]
  func call(_ input: Input) -> Output {
    if let known = memo[input] { return known }
    let output = body(call, input)
    memo[input] = output
    return output
  }
  return call
}
var calls = 0
let fibonacci = memoize { (recurse: (Int) -> Int, n: Int) -> Int in
  calls += 1
  return n < 2 ? n : recurse(n - 1) + recurse(n - 2)
}
print(fibonacci(30), calls, fibonacci(30), calls)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add = curry(+) as (Int) -> (Int) -> Int
print([1, 2, 3].map(add(10)))
func pipeline<T>(_ steps: [(T) -> T]) -> (T) -> T { { steps.reduce($0) { $1($0) } } }
print(pipeline([{ $0 + 1 }, { $0 * 2 }, { $0 - 3 }])(5))
func repeatUntil(_ limit: Int, _ step: (inout Int) -> Bool) -> Int {
  var value = 0, rounds = 0
  while rounds < limit, step(&value) { rounds += 1 }
  return value
}
print(
  repeatUntil(10) {
    $0 += 7; return $0 < 30
  })
