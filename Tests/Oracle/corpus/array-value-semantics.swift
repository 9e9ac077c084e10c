var a = [1, 2, 3]
var b = a
b.append(4)
a[0] = 100
print(a, b)
func add(_ list: [Int]) -> [Int] {
  var list = list
  list.append(0)
  return list
}
func addInPlace(_ list: inout [Int]) { list.append(-1) }
print(add(a), a)
addInPlace(&a)
print(a)
class Holder { var list = [1] }
let h1 = Holder(), h2 = h1
h2.list.append(2)
print(h1.list)
for x in b {
  b.removeLast()
  print(x, b.count)
}
