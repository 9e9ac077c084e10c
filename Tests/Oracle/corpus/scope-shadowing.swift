let x = 1
func f() -> Int {
  let x = 2
  do {
    let x = 3
    print("inner", x)
  }
  if x == 2 {
    let x = "text"
    print(x)
  }
  for x in 10...11 { print("loop", x) }
  return x
}
print(f(), x)
let values = [1, 2].map { x in x * 100 }
print(values, x)
var counter = 0
func bump() { counter += 1 }
bump(); bump()
print(counter)
