outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 0
repeat {
  n += 1
  if n == 2 { continue }
  print("repeat", n)
} while n < 4
while true {
  n -= 1
  guard n > 0 else { break }
}
print(n)
search: switch n {
case 0:
  if n == 0 { break search }
  print("never")
default: print("other")
}
print("done")
