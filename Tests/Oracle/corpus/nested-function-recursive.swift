func factorialTable(upTo limit: Int) -> [Int] {
  func factorial(_ n: Int) -> Int {
    n <= 1 ? 1 : n * factorial(n - 1)
  }
  return (0...limit).map(factorial)
}
print(factorialTable(upTo: 6))

func fibonacci(_ n: Int) -> Int {
  var known: [Int: Int] = [:]
  func value(_ n: Int) -> Int {
    if n < 2 { return n }
    if let found = known[n] { return found }
    let result = value(n - 1) + value(n - 2)
    known[n] = result
    return result
  }
  return value(n)
}
print(fibonacci(40))
