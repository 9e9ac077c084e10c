struct Point { var x = 1, y = 2 }
class Node {
  var name = "node"
  var point = Point()
  var list = ["a", "b"]
}
dump(Point())
dump([1, 2])
dump(("a", 1))
let maybe: Int? = 3
dump(maybe)
dump("text")
dump(Node())
enum E { case a, b(Int) }
dump(E.a)
dump(E.b(2))
