for i in 1...15 {
  switch (i % 3 == 0, i % 5 == 0) {
  case (true, true): print("FizzBuzz")
  case (true, false): print("Fizz")
  case (false, true): print("Buzz")
  default: print(i)
  }
}
func primes(to n: Int) -> [Int] {
  var isPrime = [Bool](repeating: true, count: n + 1)
  for i in 2...n where isPrime[i] {
    var j = i * i
    while j <= n {
      isPrime[j] = false
      j += i
    }
  }
  return (2...n).filter { isPrime[$0] }
}
print(primes(to: 30))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36))
