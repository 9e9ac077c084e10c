struct Counter {
  var count = 0
  var step: () -> Int
}
var base = 10
var a = Counter(step: { base })
var b = a
base = 20
a.count += a.step()
b.count += b.step() * 2
print(a.count, b.count)
b.step = { 1 }
print(a.step(), b.step())
let makers = ["x", "y"].map { name in { (n: Int) in String(repeating: name, count: n) } }
print(makers[0](3), makers[1](2))
