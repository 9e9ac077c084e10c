func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}

let first = makeCounter()
let second = makeCounter()
print(first(), first(), first())
print(second())

var total = 10
let addToTotal = { (amount: Int) in total += amount }
addToTotal(5)
total *= 2
addToTotal(1)
print("total is", total)
